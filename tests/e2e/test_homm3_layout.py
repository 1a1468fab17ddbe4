"""Heroes III fits its frames: no control covers a Field, names are whole, in four languages."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import axe
from tests.e2e.combat import Fighter
from tests.e2e.company import BOT, ME
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD, box
from tests.e2e.riding import Rider, in_turn, scenario
from tests.e2e.visiting import DESK, MILLISECONDS, PHONE

TABLET = {"width": 820, "height": 1180}
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
LANGUAGES = ("en", "el", "ka", "he")

COVERED = """() => {
  const controls = [...document.querySelectorAll('.sheet .zoom, .sheet .faces')];
  const fields = [...document.querySelectorAll('svg.map [data-at]')];
  return controls.flatMap((control) => {
    const a = control.getBoundingClientRect();
    return fields.filter((field) => {
      const b = field.getBoundingClientRect();
      return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
    }).map((field) => `${control.className} over ${field.dataset.ref}`);
  });
}"""
"""Fields and face-down tiles below a button, by their boxes."""

CUT = """() => [...document.querySelectorAll('.field .unit .name')].filter((line) => {
  const text = line.firstElementChild.getBoundingClientRect();
  const { left, right } = line.getBoundingClientRect();
  return text.left < left - 1 || text.right > right + 1;
}).map((line) => line.textContent)"""
"""Names of units that are not whole."""

BOARD = """() => {
  const { width, height } = document.querySelector('svg.map, .field').getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
}"""

CLASH: dict[str, Any] = {**scenario("gold_rush"), "chairs": [ME, BOT]}
FIGHT: dict[str, Any] = {
    "game": "homm3",
    "options": {
        "form": "skirmish",
        "armies": [
            ["castle_halberdiers+", "castle_marksmen+", "castle_crusaders+"],
            ["necropolis_skeletons", "necropolis_dread_knights", "necropolis_ghost_dragons"],
        ],
        "attacker_hero": "none",
        "defender_hero": "none",
    },
    "seed": 3,
    "chairs": [ME],
}


def look_at(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.reload()
    expect(page.locator(".bar")).to_be_visible()
    page.wait_for_function("() => document.fonts.status === 'loaded'", timeout=MILLISECONDS)


def test_no_control_covers_a_field_and_the_board_is_as_large_in_every_language(
    visit: Visit,
) -> None:
    ana = visit()
    page = ana.page
    ana.come_in("Ana")
    ana.open_table(**CLASH)
    Rider(page, seed=1, peaceful=True).play(until=in_turn)
    boards: dict[str, set[tuple[int, int]]] = {}
    for language in LANGUAGES:
        ana.prefer(language=language)
        for name, size in SIZES.items():
            look_at(page, size)
            page.wait_for_function(f"() => ({COVERED})().length === 0", timeout=MILLISECONDS)
            boards.setdefault(name, set()).add(tuple(page.evaluate(BOARD)))
    assert {name: len(found) for name, found in boards.items()} == dict.fromkeys(SIZES, 1)


def test_names_of_units_are_whole(visit: Visit) -> None:
    ana = visit()
    page = ana.page
    ana.come_in("Ana")
    ana.open_table(**FIGHT)
    units = page.locator(".field .unit")
    Fighter(page, seed=1).play(until=lambda look: units.count() > 4)
    for language in LANGUAGES:
        ana.prefer(language=language)
        for size in (DESK, TABLET):
            look_at(page, size)
            page.wait_for_function(f"() => ({CUT})().length === 0", timeout=MILLISECONDS)


def test_a_tablet_held_upright_shows_seats_and_goal(visit: Visit) -> None:
    ana = visit(viewport=TABLET)
    page = ana.page
    ana.come_in("Ana")
    ana.open_table(**CLASH)
    Rider(page, seed=1, peaceful=True).play(until=in_turn)
    row = page.locator(".shell .row")
    expect(row).to_contain_text("You")
    expect(row).to_contain_text("Bot")
    expect(row).to_contain_text("Gold Rush")
    expect(row).to_contain_text("tranche of the tribute")
    assert row.locator(".emblem").count() == 2
    assert box(row)["y"] + box(row)["height"] <= box(page.locator("svg.map"))["y"]
    axe.check(page)
    row.click()
    expect(page.get_by_role("dialog").locator(".goal")).to_be_visible()


def test_the_drawer_of_a_phone_opens_where_it_is_touched(visit: Visit) -> None:
    ana = visit(**HANDHELD)
    page = ana.page
    ana.come_in("Ana")
    ana.open_table(**CLASH)
    Rider(page, seed=1, peaceful=True).play(until=in_turn)
    grip = page.locator(".drawer .grip")
    tabs = page.locator(".drawer .tabs")
    # The grip has a place of its own: its lowest pixel is its own as well.
    assert box(grip)["y"] + box(grip)["height"] <= box(tabs)["y"] + 1
    low = box(page.locator(".drawer"))["y"]
    spot = box(grip)
    page.touchscreen.tap(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] - 2)
    expect(grip).to_have_attribute("aria-expanded", "true")
    assert box(page.locator(".drawer"))["y"] < low
    tab = page.get_by_role("tab", name="Army")
    spot = box(tab)
    page.touchscreen.tap(spot["x"] + spot["width"] / 2, spot["y"] + 4)
    expect(tab).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("size", SIZES)
def test_income_in_hebrew_reads_from_left_to_right(visit: Visit, size: str) -> None:
    ana = visit(viewport=SIZES[size])
    page = ana.page
    ana.come_in("Ana")
    ana.open_table(**CLASH)
    Rider(page, seed=1, peaceful=True).play(until=in_turn)
    ana.prefer(language="he")
    page.reload()
    income = page.locator(".stock bdi").filter(has_text="+10").first
    expect(income).to_be_visible()
    sign, figure = income.evaluate(
        """(text) => [0, 1].map((at) => {
          const range = document.createRange();
          range.setStart(text.firstChild, at);
          range.setEnd(text.firstChild, at + 1);
          return range.getBoundingClientRect().left;
        })"""
    )
    assert sign < figure


def test_a_form_that_goes_on_below_says_so(visit: Visit) -> None:
    ana = visit(viewport={"width": 1440, "height": 620})
    page = ana.page
    ana.come_in("Ana")
    ana.go("/")
    page.get_by_role("button", name="Change seats, form or rules").click()
    more = page.locator(".set .end .more")
    expect(more).to_be_visible()
    page.locator(".set details.small").evaluate("(last) => last.scrollIntoView()")
    expect(more).to_have_count(0)
