"""Scenarios of Heroes III in a browser: the guided one, a hero of the AI, a phone, keys only."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.combat import aims
from tests.e2e.company import ME
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD, check_bar, check_width
from tests.e2e.riding import (
    FIRST_LIGHT,
    HILLS,
    HILLS_EDGE,
    HOME,
    MAP_KEYBOARD,
    MINE,
    Rider,
    in_turn,
    laid_out,
    muster_steps,
    open_roads,
    scenario,
)
from tests.e2e.robot import FINGER, Look
from tests.e2e.serving import Served
from tests.e2e.tabbing import WATCH, tab_to
from tests.e2e.visiting import Visitor


def test_a_hero_of_the_ai_rides_on_the_map(visit: Visit, served: Served) -> None:
    ana = visit(reduced_motion="no-preference")
    page = ana.page
    ana.come_in("Ana")
    ana.open_table(**scenario("queens_gambit_3"), chairs=[ME])
    rider = Rider(page, seed=1, peaceful=True)
    stands: dict[int, str | None] = {}

    def note(look: Look) -> bool:
        if in_turn(look):
            army = page.get_by_role("group", name="The map").locator('[data-pawn^="rover:"]')
            stands.setdefault(rider.round(), army.locator("..").get_attribute("transform"))
        return rider.round() == 4 and in_turn(look)

    rider.play(until=note)

    assert list(stands) == [1, 2, 3, 4]
    assert len(set(stands.values())) > 2
    told = page.get_by_role("log").locator("li").filter(has_text="Necromancer")
    expect(told.filter(has_text="H3-10.121").first).to_be_visible()


def test_a_scenario_on_a_phone(visit: Visit, served: Served) -> None:
    ana = visit(**HANDHELD)
    page = ana.page
    rider = first_turn(ana, Rider(page, seed=1, hands=FINGER))
    check_phone(page)

    ride(rider, HILLS_EDGE)
    tap(rider, HILLS)
    press(rider, "Discover it")
    check_phone(page)
    expect(turn_of_the_tile(page, 1)).to_be_visible()
    page.locator('.bar [data-key="more"]').tap()
    expect(turn_of_the_tile(page, 2)).to_be_visible()
    press(rider, "Place the tile")

    page.get_by_role("tab", name="Castle").tap()
    check_phone(page)
    tap(rider, "building:castle_blacksmith")
    press(rider, "Build")
    page.get_by_role("tab", name="Castle").tap()
    page.locator('[data-ref="token:population"]:visible').tap()
    muster_steps(page).first.tap()
    check_phone(page)
    press(rider, re.compile(r"Pay \d+ gold"))

    end_turn(rider)
    ride(rider, HOME)
    tap(rider, MINE)
    press(rider, "Fight")
    rider.play(until=lambda look: look.question.startswith("What do the") or aims(look))
    check_phone(page, board=None)
    rider.play(until=in_turn)

    log = page.get_by_role("tab", name="Log")
    log.tap()
    expect(page.get_by_role("log").get_by_text("flags").last).to_be_visible()
    check_width(page)


def test_a_turn_by_keyboard_only(visit: Visit, served: Served) -> None:
    ana = visit()
    page = ana.page
    page.add_init_script(WATCH)
    rider = first_turn(ana, Rider(page, seed=1, hands=MAP_KEYBOARD))

    MAP_KEYBOARD.touch(page, HILLS_EDGE)
    assert rider.look().act == "Ride"
    page.keyboard.press("Enter")
    rider.play(until=in_turn)
    MAP_KEYBOARD.touch(page, HILLS)
    assert rider.look().act == "Discover it"
    page.keyboard.press("Enter")

    expect(page.locator(".bar .cta")).to_contain_text("Place the tile")
    expect(turn_of_the_tile(page, 1)).to_be_visible()
    page.keyboard.press("]")
    page.keyboard.press("]")
    expect(turn_of_the_tile(page, 3)).to_be_visible()
    page.keyboard.press("[")
    expect(turn_of_the_tile(page, 2)).to_be_visible()
    MAP_KEYBOARD.act(page)
    rider.play(until=in_turn)

    tab_to(page, "Blacksmith")
    page.keyboard.press("Enter")
    assert rider.look().act == "Build"
    MAP_KEYBOARD.act(page)
    rider.play(until=in_turn)
    page.keyboard.press("0")
    assert rider.look().act == "End turn"
    MAP_KEYBOARD.act(page)
    rider.play(until=in_turn)
    assert rider.round() == 2
    assert page.evaluate("window.pointed") == 0


ARROWS = """() => {
  const ways = {};
  for (const from of document.querySelectorAll('.map [data-at]')) {
    ways[from.dataset.at] = ['Left', 'Right', 'Up', 'Down'].map((way) => {
      from.focus();
      const press = { key: `Arrow${way}`, bubbles: true, cancelable: true };
      from.dispatchEvent(new KeyboardEvent('keydown', press));
      return document.activeElement.dataset.at ?? '';
    });
  }
  return ways;
}"""
"""Where the arrows lead from every place of the map."""


def test_arrows_lead_from_every_place_of_the_map_to_every_other(
    visit: Visit, served: Served
) -> None:
    ana = visit()
    laid_out(ana, open_roads())
    ways: dict[str, list[str]] = ana.page.evaluate(ARROWS)
    assert HOME.removeprefix("field:") in ways
    for start in ways:
        reached = [start]
        for place in reached:
            reached += {*ways[place]} - {*reached}
        assert set(reached) == set(ways)


def first_turn(visitor: Visitor, rider: Rider) -> Rider:
    """A table with First Light, once the cards are drawn."""
    visitor.come_in("Ana")
    visitor.open_table(**FIRST_LIGHT, chairs=[ME])
    rider.play(until=in_turn)
    return rider


def tap(rider: Rider, ref: str) -> None:
    FINGER.touch(rider.page, ref)


def press(rider: Rider, verb: str | re.Pattern[str]) -> None:
    """The filled button, which names the act."""
    button = rider.page.locator(".bar .cta")
    expect(button).to_contain_text(verb)
    button.tap()
    expect(button.filter(has_text=verb)).to_have_count(0)


def ride(rider: Rider, field: str) -> None:
    tap(rider, field)
    press(rider, "Ride")
    rider.play(until=in_turn)


def end_turn(rider: Rider) -> None:
    now = rider.round()
    FINGER.quiet(rider.page, "End turn")
    rider.play(until=lambda look: in_turn(look) and rider.round() == now + 1)


def turn_of_the_tile(page: Page, number: int) -> Locator:
    """The rest on the ring that says how the discovered tile lies."""
    ring = page.get_by_role("group", name="Which way round the tile goes")
    return ring.get_by_role("button", name=f"Rotation {number} of 6", pressed=True)


def check_phone(page: Page, board: str | None = "The map") -> None:
    check_width(page)
    check_bar(page, board)
