"""How many clicks the map, the Town and an army take: never more than these.

Before, a ride of four Fields took 8, the Mage Guild 10, a bought army of six steps 14.
"""

import re

from playwright.sync_api import Page, expect

from tests.e2e.clicking import counted
from tests.e2e.company import BOT, ME
from tests.e2e.conftest import Visit
from tests.e2e.riding import END_TURN, FIRST_LIGHT, Rider, laid_out, open_roads
from tests.e2e.serving import Served

ARMY = {"game": "homm3", "options": {"army": "bought", "gold": 40}, "seed": 1}


def press(page: Page, verb: str | re.Pattern[str]) -> None:
    """The filled button, once it says so."""
    page.locator(".bar .cta").filter(has_text=verb).click()


def test_drawing_takes_one_click_and_discarding_two_cards_three(
    visit: Visit, served: Served
) -> None:
    ana = visit()
    page = ana.page
    ana.come_in("Ana")
    ana.open_table(**FIRST_LIGHT, chairs=[ME])
    with counted(page) as count:
        press(page, "Draw to the limit")
        expect(page.locator(".bar .go")).to_contain_text(END_TURN)
    assert count.clicks == 1

    page.locator(".bar .go").get_by_text(END_TURN).click()
    press(page, END_TURN)
    Rider(page).play(until=lambda look: look.act == "Keep all")
    held = page.get_by_role("listbox", name="Your hand").get_by_role("option")
    before = held.count()
    with counted(page) as count:
        held.nth(0).click()
        held.nth(1).click()
        expect(page.locator(".bar")).to_contain_text("Discard 2 cards")
        press(page, "Discard")
        expect(page.locator(".bar .cta")).to_contain_text("Draw to the limit")
    assert count.clicks == 3
    assert before >= 3


def test_a_search_takes_two_clicks_and_the_spell_book_four(visit: Visit, served: Served) -> None:
    ana = visit()
    page = ana.page
    built = "castle_towers castle_citadel castle_mage_guild"
    laid_out(ana, open_roads(gold=40, materials=9, valuables=3, buildings=built))
    with counted(page) as count:
        page.locator('[data-ref="token:book"]:visible').first.click()
        press(page, "Pay 6 gold")
        expect(page.locator(".bar .cta")).to_contain_text("Look")
    assert count.clicks == 2
    with counted(page) as count:
        press(page, "Look")
        page.locator("[data-keep]").first.click()
        expect(page.locator(".bar .go")).to_contain_text(END_TURN)
    assert count.clicks == 2


def test_building_takes_two_clicks_and_the_chips_name_their_prices(
    visit: Visit, served: Served
) -> None:
    ana = visit()
    page = ana.page
    laid_out(ana, open_roads(gold=40, materials=9, valuables=3))
    with counted(page) as count:
        page.locator('[data-ref="building:castle_mage_guild"]:visible').first.click()
        press(page, "Build")
        expect(page.get_by_role("log")).to_contain_text("Mage Guild")
    assert count.clicks == 2


def test_an_army_is_bought_step_by_step_and_the_same_one_with_two_clicks(
    visit: Visit, served: Served
) -> None:
    ana = visit()
    page = ana.page
    ana.come_in("Ana")
    ana.open_table(**ARMY, chairs=[ME, BOT])
    packs = page.locator(".sheet .path .step:nth-of-type(2)")
    with counted(page) as count:
        for number in range(3):
            pack = packs.nth(number)
            pack.click()
            expect(pack).to_have_class(re.compile("bought"))
        press(page, "Ready")
        expect(page.locator(".sheet .path")).to_have_count(0)
    assert count.clicks == 4

    ana.open_table(**ARMY, chairs=[ME, BOT])
    with counted(page) as count:
        page.get_by_role("button", name="The same army as last time").click()
        expect(page.locator(".sheet .path .step:nth-of-type(2).bought")).to_have_count(3)
        press(page, "Ready")
        expect(page.locator(".sheet .path")).to_have_count(0)
    assert count.clicks == 2
