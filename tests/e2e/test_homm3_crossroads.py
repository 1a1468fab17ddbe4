"""Crossroads, the clash that follows the guided scenario: from the lobby to its end."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.handheld import HANDHELD, check_width
from tests.e2e.lobby import choose_game, open_table, set_table
from tests.e2e.riding import Rider, in_turn
from tests.e2e.robot import FINGER, GLOWING_KEYS, MOUSE, Hands
from tests.e2e.serving import Served
from tests.e2e.tabbing import WATCH, tab_to
from tests.e2e.visiting import Visitor

LAST_ROUND = 9
RIDDEN = 2
"""Rounds in which the hero rides, builds and fights; in the others the turn is ended at once."""
ENDS = re.compile("The last Round is over|The enemy Town has fallen|All enemies are eliminated")
"""By then the bot may have come."""


def sit_down(visitor: Visitor) -> Page:
    """Choose the scenario in the lobby, against a bot."""
    page = visitor.page
    visitor.go()
    choose_game(page, "Heroes III")
    set_table(page, tile="Scenario")
    page.get_by_role("button", name="Choose another scenario").click()
    page.get_by_role("dialog").get_by_role("button", name="Crossroads").click()
    expect(page.get_by_role("img", name="Map: Crossroads")).to_be_visible()
    set_table(page, bot="Gentle", seed=3)
    open_table(page)
    visitor.introduce("Ana")
    return page


@pytest.mark.parametrize(
    ("hands", "screen"), [(MOUSE, {}), (FINGER, HANDHELD)], ids=["desk", "phone"]
)
def test_a_clash_with_a_bot_from_the_lobby_to_its_end(
    visit: Visit, served: Served, hands: Hands, screen: dict[str, Any]
) -> None:
    ana = visit(**screen)
    page = sit_down(ana)
    ride_to_the_end(page, hands)
    check_end(ana, served)
    if screen:
        check_width(page)
        page.get_by_role("tab", name="Count").tap()
    count = page.get_by_role("region", name="Count")
    expect(count.get_by_role("row").first).to_be_visible()


def ride_to_the_end(page: Page, hands: Hands) -> None:
    rider = Rider(page, seed=1, hands=hands)
    rider.play(until=lambda look: in_turn(look) and rider.round() > RIDDEN)
    rider.tired = True
    rider.play()


def check_end(visitor: Visitor, served: Served) -> None:
    result = served.table(visitor.table_id)["result"]
    assert sorted(result["scores"]) != [0, 0]
    expect(visitor.page.locator(".bar .result")).to_contain_text(ENDS)
    assert served.record(visitor.table_id)["options"]["scenario"] == "crossroads"


SCENARIO = "document.activeElement.querySelector('.text > b')?.innerText"
"""The scenario whose card has the focus; its map comes before its name."""


def test_keys_alone_lead_from_the_lobby_to_its_end(visit: Visit, served: Served) -> None:
    ana = visit()
    page = ana.page
    page.add_init_script(WATCH)
    ana.go()
    tab_to(page, "Change seats, form or rules")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New table")).to_be_focused()
    tab_to(page, "Heroes III")
    page.keyboard.press("Enter")
    tab_to(page, "Scenario")
    tab_to(page, "Choose another scenario")
    page.keyboard.press("Enter")
    while page.evaluate(SCENARIO) != "Crossroads":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("img", name="Map: Crossroads")).to_be_visible()
    for name in ("Strength of the bot", "Gentle"):
        tab_to(page, name)
        page.keyboard.press("Enter")
    tab_to(page, "Seed")
    page.keyboard.type("3")
    tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Ana")
    page.keyboard.press("Enter")
    ride_to_the_end(page, GLOWING_KEYS)

    check_end(ana, served)
    table = served.table(ana.table_id)
    assert [chair["kind"] for chair in table["chairs"]] == ["person", "bot"]
    assert table["chairs"][1]["bot"]["name"] == "gentle"
    assert page.evaluate("window.pointed") == 0
