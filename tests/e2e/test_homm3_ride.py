"""Riding to a destination: one touch shows the way, one press rides it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.clicking import counted
from tests.e2e.combat import aims
from tests.e2e.company import ME
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD, check_width
from tests.e2e.riding import (
    END_TURN,
    GARDEN,
    MAP_KEYBOARD,
    MINE,
    STONE,
    Rider,
    in_turn,
    laid_out,
    open_roads,
    scenario,
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


def test_the_guards_that_are_told_are_those_that_are_met(visit: Visit, served: Served) -> None:
    ana = visit()
    page = ana.page
    laid_out(ana, open_roads())
    MOUSE.touch(page, MINE)
    told = page.locator(".look li").filter(has_text="Guards:")
    expect(told).to_contain_text("H3-11.6")
    count = sum(map(int, re.findall(r"(\d+) (?:bronze|silver|gold|azure)", told.inner_text())))
    assert count > 0
    MOUSE.act(page)
    Rider(page).play(until=lambda look: look.question.startswith("What do the") or aims(look))
    expect(page.locator(".left .seat", has_text="Guards").locator(".score")).to_contain_text(
        str(count)
    )


@pytest.mark.parametrize(
    ("hands", "options"), [(MOUSE, {}), (FINGER, HANDHELD)], ids=["mouse", "finger"]
)
def test_how_far_an_enemy_comes_is_drawn_on_the_map_and_told(
    visit: Visit, hands: Hands, options: dict[str, Any]
) -> None:
    ana = visit(**options)
    page = ana.page
    ana.come_in("Ana")
    ana.open_table(**scenario("queens_gambit_3"), chairs=[ME])
    Rider(page, seed=1, peaceful=True, hands=hands).play(until=in_turn)
    edges = page.locator(".map [data-threat]")
    expect(edges).to_have_count(0)  # not before one asks for it
    toggle_threat(page, by_hand=bool(options))
    expect(page.locator(".reach-of")).to_have_attribute("aria-pressed", "true")
    expect(edges.first).to_be_attached()
    hands.touch(page, f"field:{edges.first.get_attribute('data-threat')}")
    expect(page.locator(".look li.warns")).to_contain_text("can be here in the next turn")
    toggle_threat(page, by_hand=bool(options))
    expect(edges).to_have_count(0)


def toggle_threat(page: Page, *, by_hand: bool) -> None:
    """A key does it; on a phone, a button in the drawer, which goes up and down again."""
    if not by_hand:
        page.keyboard.press("t")
        return
    grip = page.locator(".drawer .grip")
    page.get_by_role("tab", name="Field").tap()
    if grip.get_attribute("aria-expanded") == "false":
        grip.tap()
    page.locator(".reach-of").tap()
    grip.tap()
    expect(grip).to_have_attribute("aria-expanded", "false")
