"""Riding to a destination: one touch shows the way, one press rides it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.clicking import counted
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD, check_width
from tests.e2e.riding import (
    END_TURN,
    GARDEN,
    MAP_KEYBOARD,
    STONE,
    Rider,
    laid_out,
    open_roads,
)
from tests.e2e.robot import FINGER, MOUSE, Hands
from tests.e2e.serving import Served
from tests.e2e.tabbing import WATCH

QUIET = open_roads("2,-3 cube", "3,-4 cube", "2,-2 cube")
"""Four Fields to the garden, and nothing happens on the way."""
STOPPED = open_roads("2,-3 cube", "3,-4 cube", xp=1)
"""The Learning Stone brings a level, and a level asks."""
BEHIND_THE_BORDER = "field:-2,1"
"""Beside the Mine at home, on the other side of a solid line."""


def hero_stands(page: Page, field: str) -> None:
    """The main hero has come to a Field."""
    place = page.locator(f'.map [data-ref="{field}"]')
    expect(place).to_have_attribute("aria-label", re.compile("Catherine"))


@pytest.mark.parametrize(
    ("hands", "options"), [(MOUSE, {}), (FINGER, HANDHELD)], ids=["mouse", "finger"]
)
def test_a_ride_of_four_fields_takes_two_clicks(
    visit: Visit, served: Served, hands: Hands, options: dict[str, object]
) -> None:
    ana = visit(**options)
    laid_out(ana, QUIET)
    page = ana.page
    with counted(page) as count:
        hands.touch(page, GARDEN)
        expect(page.locator('[data-panel="route"]:visible')).to_contain_text("4 of 6 movement")
        expect(page.locator('[data-panel="route"] li:visible')).to_have_count(4)
        hands.act(page)
        hero_stands(page, GARDEN)
    assert count.clicks == 2
    if options:
        check_width(page)


def test_a_ride_by_keyboard_only(visit: Visit, served: Served) -> None:
    ana = visit()
    page = ana.page
    page.add_init_script(WATCH)
    laid_out(ana, QUIET)
    MAP_KEYBOARD.touch(page, GARDEN)
    expect(page.locator('[data-panel="route"] li')).to_have_count(4)
    page.keyboard.press("Enter")
    hero_stands(page, GARDEN)
    assert page.evaluate("window.pointed") == 0


def test_the_other_way_is_a_key_or_a_step_away(visit: Visit, served: Served) -> None:
    ana = visit()
    page = ana.page
    laid_out(ana, STOPPED)
    MOUSE.touch(page, GARDEN)
    stops = page.locator('[data-panel="route"] li .where')
    expect(page.locator(".bar .stepper")).to_contain_text("1 of 2")
    first = stops.all_inner_texts()
    page.keyboard.press("]")
    expect(page.locator(".bar .stepper")).to_contain_text("2 of 2")
    assert stops.all_inner_texts() != first
    page.keyboard.press("[")
    expect(page.locator(".bar .stepper")).to_contain_text("1 of 2")
    assert stops.all_inner_texts() == first


def test_a_ride_stops_where_something_is_asked_and_goes_on_from_there(
    visit: Visit, served: Served
) -> None:
    ana = visit()
    page = ana.page
    laid_out(ana, STOPPED)
    MOUSE.touch(page, GARDEN)
    while "Learning Stone" not in page.locator('[data-panel="route"] li .where').all_inner_texts():
        page.keyboard.press("]")
    MOUSE.act(page)
    hero_stands(page, STONE)
    Rider(page).play(until=lambda look: END_TURN in look.quiet)
    button = page.locator(".bar .cta")
    expect(button).to_contain_text("Ride on")
    button.click()
    hero_stands(page, GARDEN)


def test_the_border_that_closes_the_way_is_told(visit: Visit, served: Served) -> None:
    ana = visit()
    laid_out(ana, open_roads("-1,1 taken flags 0", main="-1,1 moves 6"))
    MOUSE.touch(ana.page, BEHIND_THE_BORDER)
    expect(ana.page.get_by_text("A border closes the edge")).to_be_visible()


COVERED = """() => {
  const covered = [];
  for (const field of document.querySelectorAll('.map [data-at]')) {
    const box = field.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const frame = field.closest('.frame').getBoundingClientRect();
    if (x < frame.x || x > frame.right || y < frame.y || y > frame.bottom) continue;
    const top = document.elementFromPoint(x, y);
    if (!top || !top.closest('.map')) covered.push(field.getAttribute('data-at'));
  }
  return covered;
}"""


@pytest.mark.parametrize("options", [{}, HANDHELD], ids=["desk", "phone"])
def test_no_control_covers_a_field(
    visit: Visit, served: Served, options: dict[str, object]
) -> None:
    ana = visit(**options)
    laid_out(ana, QUIET)
    assert ana.page.evaluate(COVERED) == []
    (FINGER if options else MOUSE).touch(ana.page, GARDEN)
    assert ana.page.evaluate(COVERED) == []
