"""The guided first games go on when they are played, whatever is touched."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import axe
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD, check_width
from tests.e2e.robot import FINGER, MOUSE, Hands, Look, Robot
from tests.e2e.serving import Served
from tests.e2e.visiting import Visitor

LOOKED_AT = {"Points come from": "task:", "A flare wakes": "card:flare"}
"""Steps in which something is looked at, not played."""


@pytest.mark.parametrize("screen", [{}, HANDHELD], ids=["desk", "phone"])
def test_tash_kalar_to_its_victory(visit: Visit, served: Served, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    start(ana, "Tash-Kalar")
    first = said(ana.page)
    ana.page.get_by_role("button", name="Say it another way").click()
    assert said(ana.page) != first

    seen = play_through(ana, FINGER if screen else MOUSE)

    if screen:
        check_width(ana.page)
    else:
        assert list(seen) == sorted(seen)
        assert min(seen) == 1
        assert len(set(seen.values())) == len(seen) >= 4
    led_on(ana, served)


def test_on_a_phone_the_cards_and_tasks_of_a_lesson_are_in_sight(visit: Visit) -> None:
    """The guide's words take the room of the drawer, which therefore rises, and only then."""
    ana = visit(**HANDHELD)
    page = ana.page
    start(ana, "Tash-Kalar")
    raised = page.locator(".drawer.raised")
    steps = {"One of your cards now shows": "card:", "Points come from": "task:"}

    def taught(look: Look) -> bool:
        found = next((words for words in steps if said(page).startswith(words)), None)
        if found is not None:
            expect(raised).to_have_count(1)
            meant = page.locator(f'.drawer :is(.lit, .on)[data-ref^="{steps.pop(found)}"]')
            assert meant.first.evaluate(UNCOVERED)
        return not steps

    expect(raised).to_have_count(0)
    Robot(page, seed=1, hands=FINGER).play(until=taught)
    assert not steps


UNCOVERED = """(thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("screen", [{}, HANDHELD], ids=["desk", "phone"])
def test_urbno_to_its_victory(visit: Visit, served: Served, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    start(ana, "King Urbno")

    seen = play_through(ana, FINGER if screen else MOUSE)

    if screen:
        check_width(ana.page)
    else:
        assert list(seen) == sorted(seen)
        assert len(seen) > 3
        done = ana.page.locator("li:not([aria-current])").filter(has_text="done")
        expect(done).to_have_count(6)
    led_on(ana, served)


def test_who_leaves_the_guide_plays_on(visit: Visit) -> None:
    ana = visit()
    start(ana, "Tash-Kalar")
    guide = ana.page.get_by_role("status", name="Guide")
    expect(guide).to_be_visible()

    ana.page.get_by_role("button", name="Leave the guide").click()

    expect(guide).to_have_count(0)
    robot = Robot(ana.page)
    robot.play(until=lambda look: robot.acts == 2)
    assert lesson(ana.page) is None


@pytest.mark.parametrize("school", ["Everfrost", "Nethervoid", "Etherweave"])
def test_each_school_of_the_expansions_has_a_lesson(visit: Visit, school: str) -> None:
    """Played on at random, what the lesson waits for happens sooner or later."""
    ana = visit()
    ana.go("/learn")
    ana.page.get_by_role("link", name=f"{school}: ").click()
    ana.introduce("Ana")
    guide = ana.page.get_by_role("status", name="Guide")
    expect(guide).to_be_visible()
    axe.check(ana.page)
    first = said(ana.page)

    Robot(ana.page, seed=2).play(until=lambda _: said(ana.page) != first)

    assert said(ana.page) != first
    expect(ana.page.get_by_text(school, exact=True).first).to_be_visible()


def start(visitor: Visitor, game: str) -> None:
    visitor.go("/learn")
    visitor.page.get_by_role("link", name=f"Start the guide: {game}").click()
    visitor.introduce("Ana")
    expect(visitor.page.get_by_role("status", name="Guide")).to_be_visible()


def play_through(visitor: Visitor, hands: Hands = MOUSE) -> dict[int, str]:
    """Play to the end of the match; what the guide began each lesson with.

    Whoever does what a lesson teaches before it comes skips it.
    """
    seen: dict[int, str] = {}

    def noted(_: object) -> bool:
        saying = said(visitor.page)
        for words, things in LOOKED_AT.items():
            if saying.startswith(words):
                hands.press(visitor.page.locator(f'[data-ref^="{things}"]').first)
                hands.press(speech(visitor.page))  # a touch elsewhere puts the explanation away
        number = lesson(visitor.page)
        if number is not None:
            seen.setdefault(number, saying)
        return False

    Robot(visitor.page, seed=1, hands=hands).play(until=noted)
    return seen


def led_on(visitor: Visitor, served: Served) -> None:
    """The learner has won, the guide says so much, and the next step is one touch away."""
    page, first = visitor.page, visitor.table_id
    expect(page.locator(".bar .result")).to_contain_text("You win.")
    assert served.table(first)["result"]["ranking"][0] == [0]
    assert said(page).startswith("That’s all you need to know")
    axe.check(page)
    page.get_by_role("button", name="Play Pip now").click()
    expect(page).not_to_have_url(re.compile(first))
    following = served.table(visitor.table_id)
    assert following["guide"] is None
    bots = {chair["bot"]["name"] for chair in following["chairs"] if chair["kind"] == "bot"}
    assert bots == {"pip"}


def lesson(page: Page) -> int | None:
    """The number of the present lesson."""
    present = page.locator('li[aria-current="step"] .ball')
    return int(present.inner_text()) if present.count() else None


def said(page: Page) -> str:
    return speech(page).inner_text()


def speech(page: Page) -> Locator:
    return page.get_by_role("status", name="Guide").locator("p")
