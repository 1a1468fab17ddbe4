"""Heroes III on the map: axe-core finds nothing to complain about, in the light and in the dark."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import check
from tests.e2e.company import ME
from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD
from tests.e2e.lobby import choose_game, set_table
from tests.e2e.raiders import RAIDERS, beside_raiders
from tests.e2e.riding import (
    FIRST_LIGHT,
    GARDEN,
    HILLS,
    HILLS_EDGE,
    Rider,
    in_turn,
    laid_out,
    muster_steps,
    open_roads,
)
from tests.e2e.robot import MOUSE, Robot
from tests.e2e.visiting import DESK

SCREENS = pytest.mark.parametrize("screen", [{"viewport": DESK}, HANDHELD], ids=["desk", "phone"])


@SCREENS
def test_map_and_town(visit: Visit, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    page = ana.page
    ana.come_in("Ana")
    ana.open_table(**FIRST_LIGHT, chairs=[ME])
    rider = Rider(page, seed=1)
    rider.play(until=in_turn)
    check(page)

    for thing in (HILLS_EDGE, HILLS):
        MOUSE.touch(page, thing)
        expect(page.locator(".bar .cta")).to_be_visible()
        check(page)
        MOUSE.act(page)
        rider.wait()
    expect(page.get_by_role("group", name="Which way round the tile goes")).to_be_visible()
    check(page)

    MOUSE.act(page)
    rider.play(until=in_turn)
    show_town(page)
    check(page)
    muster_steps(page).first.click()
    expect(page.locator(".bar .cta")).to_contain_text("Pay")
    check(page)


def show_town(page: Page) -> None:
    """The Town Board with its tokens, buildings and the population."""
    page.get_by_role("tab", name="Castle").click()
    page.locator('[data-ref="token:population"]:visible').click()
    expect(page.locator('[data-sheet="population"]')).to_be_visible()


@SCREENS
def test_route_panel(visit: Visit, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    page = ana.page
    laid_out(ana, open_roads("2,-3 cube", "3,-4 cube", xp=1))
    MOUSE.touch(page, GARDEN)
    expect(page.locator('[data-panel="route"] li:visible')).to_have_count(4)
    check(page)


@SCREENS
def test_chance_to_win(visit: Visit, screen: dict[str, Any]) -> None:
    page = beside_raiders(visit(**screen))
    Robot(page).wait()
    MOUSE.touch(page, RAIDERS)
    if "is_mobile" in screen:
        page.get_by_role("tab", name="Field").click()
    expect(page.get_by_role("meter", name="The fight there")).to_be_visible()
    check(page)


@SCREENS
def test_chooser_of_scenarios(visit: Visit, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    page = ana.page
    ana.go()
    choose_game(page, "Heroes III")
    set_table(page, tile="Scenario")
    expect(page.get_by_role("img", name="Map: First Light")).to_be_visible()
    check(page)

    page.get_by_role("button", name="Choose another scenario").click()
    expect(page.get_by_role("dialog").get_by_text("Crossroads").first).to_be_visible()
    check(page)
