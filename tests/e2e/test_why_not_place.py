"""Where "why not" opens, and what reading a card must never do.

The pop-over stands beside what was touched and covers neither that nor the bar; a card that is
touched to be read is not discarded by the next Enter; Escape with nothing picked changes nothing.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.company import against_a_bot, against_two_bots
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD
from tests.e2e.robot import FREE, Robot
from tests.e2e.serving import Served
from tests.e2e.visiting import DESK, MILLISECONDS, Visitor

LAPTOP = {"width": 1366, "height": 768}

APART = """(ref) => {
  const pop = document.querySelector('.pop')?.getBoundingClientRect();
  const bar = document.querySelector('.bar[data-region="decision"]').getBoundingClientRect();
  const things = [...document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)]
    .map((thing) => (thing.closest('article') ?? thing).getBoundingClientRect())
    .filter(({ width }) => width > 0);
  const apart = (a) =>
    a.right <= pop.left || pop.right <= a.left || a.bottom <= pop.top || pop.bottom <= a.top;
  const inside = pop && pop.left >= 0 && pop.top >= 0
    && pop.right <= innerWidth && pop.bottom <= innerHeight;
  const tabs = [...document.querySelectorAll('.drawer [role="tablist"]')]
    .map((row) => row.getBoundingClientRect());
  return Boolean(pop && inside && things.length && [bar, ...tabs, ...things].every(apart));
}"""
"""Whether the pop-over is on the page, off the bar, off the tabs of a phone and off all of
the thing that it explains."""


def with_mouse(_: Page, thing: Locator) -> None:
    thing.click(position=thing.evaluate(FREE))


def with_finger(_: Page, thing: Locator) -> None:
    thing.tap(position=thing.evaluate(FREE))


def with_keyboard(page: Page, thing: Locator) -> None:
    thing.focus()
    page.keyboard.press("Enter")


HANDS: dict[str, tuple[dict[str, Any], Callable[[Page, Locator], None]]] = {
    "mouse": ({"viewport": LAPTOP}, with_mouse),
    "keyboard": ({"viewport": DESK}, with_keyboard),
    "finger": (HANDHELD, with_finger),
}
GAMES: dict[str, Callable[[Visitor], str]] = {"arena": against_a_bot, "urbno": against_two_bots}


def check_place(page: Page, thing: Locator, touch: Callable[[Page, Locator], None]) -> None:
    ref = thing.get_attribute("data-ref")
    touch(page, thing)
    expect(page.locator(".pop")).to_be_visible()
    page.wait_for_function(APART, arg=ref, timeout=MILLISECONDS)


@pytest.mark.parametrize("hands", HANDS)
def test_why_not_covers_neither_the_bar_nor_what_it_explains(visit: Visit, hands: str) -> None:
    screen, touch = HANDS[hands]
    ana = visit(**screen)
    against_a_bot(ana)
    page = ana.page
    cards = page.locator('[data-ref^="card:"]:visible')
    expect(cards.first).to_be_visible()
    for ref in [card.get_attribute("data-ref") for card in cards.all()]:
        check_place(page, page.locator(f'[data-ref="{ref}"]:visible'), touch)
        page.keyboard.press("Escape")
        expect(page.locator(".pop")).to_have_count(0)
    for ref in ("sq:c5", "sq:g5"):
        check_place(page, page.locator(f'[data-ref="{ref}"]:visible'), touch)


DISCARD = '.bar [data-key="chip"]:has-text("Discard")'


@pytest.mark.parametrize("hands", HANDS)
def test_enter_after_reading_a_card_does_not_discard_it(
    visit: Visit, served: Served, hands: str
) -> None:
    screen, touch = HANDS[hands]
    ana = visit(**screen)
    table_id = against_a_bot(ana)
    page = ana.page
    look = Robot(page).wait()
    ref = next(thing.ref for thing in look.things if thing.kind == "card" and not thing.good)
    card = page.locator(f'[data-ref="{ref}"]:visible')
    before = served.table(table_id)

    for _ in range(2):
        touch(page, card)
        expect(page.locator(".pop")).to_be_visible()
        expect(page.locator(DISCARD)).to_be_visible()
        expect(page.locator(".bar .cta")).to_have_count(0)
        page.keyboard.press("Enter")
        # The focus may be on the card or nowhere: neither discards.
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.locator(DISCARD)).to_have_count(0)

    expect(card).to_be_visible()
    assert served.table(table_id) == before
    touch(page, card)
    page.locator(DISCARD).click()
    expect(page.locator(".bar .cta")).to_contain_text("Discard")


@pytest.mark.parametrize("game", GAMES)
def test_escape_with_nothing_picked_changes_nothing(
    visit: Visit, served: Served, game: str
) -> None:
    ana = visit(viewport=LAPTOP)
    table_id = GAMES[game](ana)
    page = ana.page
    robot = Robot(page)
    look = robot.wait()
    before, shown = served.table(table_id), page.locator(".shell").inner_text()

    for _ in range(3):
        page.keyboard.press("Escape")

    assert robot.look() == look
    assert page.locator(".shell").inner_text() == shown
    assert served.table(table_id) == before
