"""The gallery: by mouse, by keyboard, on a phone in Hebrew, and from a table."""

import re
from random import Random
from typing import Any
from urllib.parse import unquote

from playwright.sync_api import Page, expect

from rulebound.games.tashkalar import GAME
from rulebound.locale import Translator
from tests.e2e import axe
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD, OUTSIDE

BARE = """() => [...document.querySelectorAll('[data-card]')]
  .filter((tile) => {
    const well = tile.querySelector('.well');
    const drawn = [...well.querySelectorAll('svg')].some((svg) => svg.querySelector('path, rect'));
    return !drawn && !well.textContent.trim();
  })
  .map((tile) => tile.dataset.card)"""
"""Tiles in whose frame there is neither a drawing nor a number."""


def tiles(page: Page) -> Any:
    return page.locator("[data-card]")


def all_tiles(page: Page, count: int) -> None:
    """Ask for more until every card is listed."""
    for _ in range(count):
        if tiles(page).count() >= count:
            break
        page.get_by_role("button", name=re.compile(r"^\d+ more$")).click()
    expect(tiles(page)).to_have_count(count)


def test_cards_are_found_and_read_with_the_mouse(visit: Visit) -> None:
    ana = visit()
    page = ana.page
    ana.go("/")
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Cards").click()
    for game in page.get_by_role("navigation", name="Games").get_by_role("link").all():
        game.click()
        count = int(game.inner_text().split()[-1])
        expect(page.get_by_role("status").filter(has_text=f"{count} cards")).to_be_visible()
        all_tiles(page, count)
        assert page.evaluate(BARE) == []

    page.get_by_role("link", name="Tash-Kalar").click()
    filters = page.get_by_role("region", name="Filters")
    filters.get_by_label("Highland").check()
    filters.get_by_label("Heroic").check()
    expect(tiles(page)).to_have_count(13)
    page.get_by_role("link", name=re.compile("^Mountain Troll")).click()
    card = page.get_by_role("region", name="Card", exact=True)
    expect(card.get_by_role("heading", name="Mountain Troll")).to_be_visible()
    expect(card).to_contain_text("gain an action")
    expect(card.get_by_role("listitem").filter(has_text="They only illustrate")).to_be_visible()
    axe.check(page)
    page.reload()  # the address holds the filter and the card
    expect(tiles(page)).to_have_count(13)
    card.get_by_role("link", name="Rule TK-5.1.9").click()
    expect(page.locator('[data-rule="TK-5.1.9"]')).to_be_in_viewport()
    page.go_back()
    expect(card.get_by_role("heading", name="Mountain Troll")).to_be_visible()

    # Nothing is heroic and a task; the choice that leaves nothing can be dropped.
    page.get_by_role("button", name="Without this filter: Highland").click()
    page.get_by_role("searchbox").fill("imprisonment")
    expect(page.get_by_text("No card is like that.")).to_be_visible()
    page.get_by_role("button", name="Without a choice of: Rank").click()
    expect(tiles(page)).to_have_count(1)


def test_cards_are_found_and_read_with_the_keyboard(visit: Visit) -> None:
    ana = visit()
    page = ana.page
    ana.go("/cards/tashkalar?school=highland")
    expect(tiles(page)).to_have_count(18)
    page.keyboard.press("/")
    page.keyboard.type("αετος")  # in Greek, and without its accent
    expect(tiles(page)).to_have_count(1)
    expect(tiles(page)).to_contain_text("Wild Eagle")
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    expect(tiles(page)).to_have_count(18)

    tiles(page).first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    there = page.locator("[data-card]:focus")
    name = there.locator(".name").inner_text()
    page.keyboard.press("Enter")
    heading = page.get_by_role("heading", name=name, exact=True)
    expect(heading).to_be_focused()
    page.keyboard.press("Escape")
    expect(heading).to_have_count(0)
    expect(there.locator(".name")).to_have_text(name)


def test_cards_are_read_on_a_phone_in_hebrew(visit: Visit) -> None:
    ana = visit(**HANDHELD)
    page = ana.page
    ana.come_in("Ana")
    ana.prefer(language="he")
    ana.go("/cards/homm3")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    page.get_by_role("button", name="סינון").tap()
    sheet = page.get_by_role("dialog", name="סינון")
    sheet.get_by_role("checkbox", name=re.compile(r"^גיבור \d+$")).check()
    axe.check(page)
    sheet.get_by_role("button", name="סגירה").tap()
    page.get_by_role("searchbox").fill("sandro")  # in English
    expect(tiles(page)).to_have_count(1)
    assert page.evaluate(OUTSIDE) == []
    tiles(page).tap()
    card = page.get_by_role("dialog", name="קלף", exact=True)
    expect(card.get_by_role("heading", level=2).nth(1)).to_have_text("סאנדרו")
    assert card.evaluate("element => getComputedStyle(element).direction") == "rtl"
    axe.check(page)
    assert page.evaluate(OUTSIDE) == []
    card.get_by_role("button", name="סגירה").tap()
    expect(card).to_have_count(0)
    expect(tiles(page)).to_have_count(1)


def with_discards() -> tuple[dict[str, Any], list[str]]:
    """A match at random until both have discarded, before an action of the first player; and what
    they have discarded, the top card first."""
    rng = Random(2)
    match = GAME.start(2, {"form": "duel", "first": 0, "schools": ["highland", "sylvan"]}, seed=6)
    while (decision := match.decision) is not None:
        piles = [seat["discard"][::-1] for seat in match.view(0)["seats"]]
        if decision.seat == 0 and decision.prompt.id == "tashkalar-ask-action" and all(piles):
            return match.record(), [card for pile in piles for card in pile]
        match.choose(rng.randrange(len(decision.options)))
    raise AssertionError("nobody has discarded")


def test_a_card_and_the_discard_piles_are_looked_at_from_the_table(visit: Visit) -> None:
    ana = visit()
    page = ana.page
    ana.come_in("Ana")
    record, discarded = with_discards()
    ana.play_on(record)
    card = page.locator('.tablet[data-ref^="card:"]').first
    ref = str(card.get_attribute("data-ref"))
    card.click()
    with page.expect_popup() as opened:
        hand = page.get_by_role("region", name="Your hand")
        hand.get_by_role("link", name=re.compile("in the gallery")).click()
    expect(opened.value.get_by_role("region", name="Card", exact=True)).to_be_visible()
    assert unquote(opened.value.url).endswith(f"/cards/tashkalar/{ref}")
    opened.value.close()
    expect(page.locator(".bar.paper")).to_be_visible()  # nothing is lost

    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Discard piles").click()
    sheet = page.get_by_role("dialog", name="Discard piles")
    words = Translator("en")
    names = [words.thing("tashkalar", "card", each) for each in discarded]
    expect(sheet.get_by_role("listitem")).to_have_text(names)
    axe.check(page)
