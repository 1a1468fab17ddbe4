"""Languages with longer words: questions, buttons, odds and goals are whole in all of them."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rulebound.locale import LANGUAGES
from tests.e2e.company import BOT, ME
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD
from tests.e2e.raiders import Duellist, meet_raiders
from tests.e2e.riding import FIRST_LIGHT, Rider, in_turn, scenario
from tests.e2e.robot import FINGER, MOUSE, Hands, Robot
from tests.e2e.visiting import DESK, MILLISECONDS

LAPTOP = {"width": 1366, "height": 768}
SCREENS = pytest.mark.parametrize(
    ("screen", "hands"),
    [({"viewport": DESK}, MOUSE), ({"viewport": LAPTOP}, MOUSE), (HANDHELD, FINGER)],
    ids=["desk", "laptop", "phone"],
)
RESOURCES = "field:1,0"
"""The first Field to which the guide leads."""

CUT = """() => [...document.querySelectorAll('.bar .in, .bar .say, .bar .go')].filter((part) =>
  part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
  .map((part) => `${part.className}: ${part.innerText}`)"""
"""Parts of the bar that are not whole."""
LINES = """(button) => {
  const text = document.createRange();
  text.selectNodeContents([...button.childNodes].find((node) => node.data?.trim()));
  return text.getClientRects().length;
}"""


def whole(page: Page) -> None:
    page.wait_for_function(f"() => ({CUT})().length === 0", timeout=MILLISECONDS)
    expect(page.locator(".bar .ask")).to_be_in_viewport(ratio=1)


@SCREENS
def test_questions_beside_a_guide_are_whole(
    visit: Visit, screen: dict[str, Any], hands: Hands
) -> None:
    ana = visit(**screen)
    page = ana.page
    ana.come_in("Ana")
    ana.go("/learn/homm3")
    robot = Robot(page)
    robot.wait()
    hands.act(page)
    robot.wait()
    for language in LANGUAGES:
        ana.speak(language)
        robot.wait()
        whole(page)
        hands.touch(page, RESOURCES)
        expect(page.locator(".bar .cta")).to_be_visible()
        whole(page)


@SCREENS
def test_an_attack_is_whole(visit: Visit, screen: dict[str, Any], hands: Hands) -> None:
    """The question, the button that rolls the die, and a bar of odds long enough to read."""
    ana = visit(**screen)
    page = meet_raiders(ana, hands)
    duel = Duellist(page, hands)
    while "What do the" not in (look := duel.wait()).question:
        duel.press(look)
    foe = next(thing.ref for thing in look.things if thing.kind == "unit")
    for language in LANGUAGES:
        ana.speak(language)
        duel.wait()
        hands.touch(page, foe)
        button = page.locator(".bar .cta")
        expect(button).to_be_visible()
        whole(page)
        assert button.evaluate(LINES) <= 2, language
        odds = page.locator(".sum .t:visible").first
        expect(odds).to_be_visible()
        assert odds.evaluate("(bar) => bar.clientWidth") >= LEGIBLE, language


LEGIBLE = 110
"""A third of a phone's width."""


@pytest.mark.parametrize("name", ["first_light", "crossroads", "gold_rush"])
def test_the_goal_is_whole_beside_the_map_of_a_laptop(visit: Visit, name: str) -> None:
    ana = visit(viewport=LAPTOP)
    page = ana.page
    ana.come_in("Ana")
    alone = name == FIRST_LIGHT["options"]["scenario"]
    ana.open_table(**scenario(name), chairs=[ME] if alone else [ME, BOT])
    Rider(page, seed=1, peaceful=True).play(until=in_turn)
    for language in LANGUAGES:
        ana.speak(language)
        goal = page.locator("aside.left .goal")
        expect(goal).to_be_visible()
        page.wait_for_function(WHOLE, timeout=MILLISECONDS)
        expect(goal).to_be_in_viewport(ratio=1)


WHOLE = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('aside.left .goal');
  return scrollHeight <= clientHeight + 6;
}"""
"""No more is below it than a part of its lower edge."""
