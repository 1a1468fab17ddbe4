"""A fight of five units takes at most half the clicks it took: by mouse, touch and keyboard."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.combat import BOARD_KEYBOARD
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD
from tests.e2e.raiders import Duellist, meet_raiders
from tests.e2e.robot import FINGER, MOUSE, Hands

BEFORE = 21
"""What the same fight took when each attack was chosen, made and passed in its own window."""
EVERY_QUESTION = "abcdefghijklmnop"


def fought(page: Page, hands: Hands) -> int:
    duel = Duellist(page, hands)
    duel.fight()
    return duel.clicks


def test_asked_everything_it_takes_two_thirds(visit: Visit) -> None:
    assert fought(meet_raiders(visit()), MOUSE) == 14


def test_switched_off_beside_the_question_it_takes_half(visit: Visit) -> None:
    ana = visit()
    page = meet_raiders(ana)
    ana.prefer(games={"homm3": {"unasked": EVERY_QUESTION}})
    page.reload()
    assert fought(page, MOUSE) == 8 <= BEFORE / 2


def test_the_same_by_touch_on_a_phone(visit: Visit) -> None:
    ana = visit(**HANDHELD)
    page = meet_raiders(ana)
    ana.prefer(games={"homm3": {"unasked": EVERY_QUESTION}})
    page.reload()
    assert fought(page, FINGER) == 8


def test_the_same_by_keyboard(visit: Visit) -> None:
    ana = visit()
    page = meet_raiders(ana)
    ana.prefer(games={"homm3": {"unasked": EVERY_QUESTION}})
    page.reload()
    assert fought(page, BOARD_KEYBOARD) == 8


def test_a_question_is_switched_off_where_it_is_asked_and_stays_so(visit: Visit) -> None:
    page = meet_raiders(visit())
    duel = Duellist(page)
    while "attack Griffins" not in (look := duel.wait()).question:
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
    assert "attack Griffins" in look.question, "nothing was asked before the enemy struck back"
    expect(page.get_by_text("Ana plays Attack", exact=False).first).to_be_visible()
