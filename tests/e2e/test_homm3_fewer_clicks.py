"""A fight of five units takes at most half the clicks it took: by mouse, touch and keyboard."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.clicking import counted
from tests.e2e.combat import BOARD_KEYBOARD
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD
from tests.e2e.raiders import Duellist, attack, beside_raiders, meet_raiders
from tests.e2e.riding import MINE, laid_out, open_roads
from tests.e2e.robot import FINGER, MOUSE, Hands, Look
from tests.e2e.visiting import Visitor

BEFORE = 20
"""What the same fight took when each attack was chosen, made and passed in its own window."""
EVERY_QUESTION = "abcdefghijklmnop"

SCREENS = pytest.mark.parametrize(
    ("hands", "screen"),
    [(MOUSE, {}), (FINGER, HANDHELD), (BOARD_KEYBOARD, {})],
    ids=["mouse", "finger", "keyboard"],
)


def fought(page: Page, hands: Hands) -> int:
    duel = Duellist(page, hands)
    duel.fight()
    return duel.clicks


@SCREENS
def test_with_nothing_switched_off_it_takes_half(
    visit: Visit, hands: Hands, screen: dict[str, Any]
) -> None:
    """What could have been switched on against a blow back is not asked about when it comes."""
    assert fought(meet_raiders(visit(**screen)), hands) == 10 <= BEFORE / 2


def test_whoever_wants_every_question_gets_every_question(visit: Visit) -> None:
    ana = visit()
    page = beside_raiders(ana)
    ana.prefer(games={"homm3": {"asks": "always"}})
    page.reload()
    attack(page)
    assert fought(page, MOUSE) == 14


def test_with_every_question_switched_off_it_takes_seven(visit: Visit) -> None:
    ana = visit()
    page = beside_raiders(ana)
    ana.prefer(games={"homm3": {"unasked": EVERY_QUESTION}})
    page.reload()
    attack(page)
    assert fought(page, MOUSE) == 7


def test_a_prepared_card_is_played_when_the_enemy_strikes_back(visit: Visit) -> None:
    page = meet_raiders(visit())
    duel = Duellist(page)
    while (look := duel.wait()).act != "Roll the die":
        duel.press(look)
    against = page.get_by_role("list", name="Cards against the blow back")
    against.get_by_role("switch", name="Sentinel’s Shield").click()
    against.get_by_role("button", name="+2").click()
    expect(page.get_by_role("table", name="What the dice do to Griffins")).not_to_contain_text(
        "flips"
    )
    duel.press(look)
    look = duel.wait()
    assert look.question == "What do the Marksmen do?", "nothing was asked in between"
    log = page.get_by_role("log")
    expect(log.get_by_text("Ana plays Sentinel’s Shield", exact=False).first).to_be_visible()


def test_one_can_ask_to_be_asked_about_parrying(visit: Visit) -> None:
    page = meet_raiders(visit())
    duel = Duellist(page)
    while not (look := duel.wait()).question.startswith("Attack the Zombies"):
        duel.press(look)
    page.get_by_label("Ask me about parrying the blow back").check()
    duel.press(look)
    assert "You may discard a card" in duel.wait().question


def test_a_question_is_switched_off_where_it_is_asked_and_stays_so(visit: Visit) -> None:
    page = meet_raiders(visit())
    duel = Duellist(page)
    while "attack Halberdiers" not in (look := duel.wait()).question:
        duel.press(look)
    page.get_by_role("button", name=re.compile("^Don’t ask this again")).click()
    asked = []
    while (look := duel.wait()).face != "over" and "Zombies" in page.inner_text("body"):
        asked.append(look.question)
        if not page.get_by_role("grid", name="The combat board").count():
            break
        duel.press(look)
    assert not [
        text
        for text in asked
        if re.match(r"\w+ attack \w+: play a card", text) and not text.startswith("Halberdiers")
    ], asked
    page.reload()
    page.goto(page.url.partition("/table")[0] + "/settings")
    expect(page.get_by_text("One question is switched off")).to_be_visible()


def test_a_prepared_card_is_played_with_the_roll(visit: Visit) -> None:
    page = meet_raiders(visit())
    duel = Duellist(page)
    while (look := duel.wait()).act != "Roll the die":
        duel.press(look)
    page.get_by_role("switch", name="Attack").first.click()
    expect(page.locator(".bar .ask")).to_contain_text("with Attack")
    page.keyboard.press("Shift+Digit1")
    expect(page.get_by_role("switch", name="Attack").first).not_to_be_checked()
    page.keyboard.press("Shift+Digit1")
    expect(page.get_by_role("switch", name="Attack").first).to_be_checked()
    duel.press(look)
    look = duel.wait()
    assert look.question == "What do the Marksmen do?", "nothing was asked in between"
    expect(page.get_by_text("Ana plays Attack", exact=False).first).to_be_visible()


def ride_to_the_mine(visitor: Visitor) -> Look:
    """The first fight of First Light; before it, the Town could build what it can build now."""
    MOUSE.touch(visitor.page, MINE)
    expect(visitor.page.locator(".bar .cta")).to_contain_text("Fight")
    MOUSE.act(visitor.page)
    return Duellist(visitor.page).wait()


def test_the_town_is_not_asked_before_a_fight_what_it_could_have_done_before(visit: Visit) -> None:
    ana = visit()
    laid_out(ana, open_roads())
    with counted(ana.page) as count:
        look = ride_to_the_mine(ana)
    assert "Place" in look.question
    assert count.clicks == 2
    expect(ana.page.get_by_role("grid", name="The combat board")).to_be_visible()


def test_whoever_wants_every_question_passes_that_of_the_town(visit: Visit) -> None:
    ana = visit()
    ana.come_in("Ana")
    ana.prefer(games={"homm3": {"asks": "always"}})
    laid_out(ana, open_roads())
    look = ride_to_the_mine(ana)
    page = ana.page
    assert any("Blacksmith" in chip for chip in look.chips)
    assert "Pass" in look.quiet
    expect(page.locator("svg.map")).to_be_visible()
    with counted(page) as count:
        MOUSE.quiet(page, "Pass")
        assert "Place" in Duellist(page).wait().question
    assert count.clicks == 1
