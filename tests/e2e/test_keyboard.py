"""A whole match without a pointer, from the lobby to the lobby."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.over import check_result
from tests.e2e.robot import KEYBOARD, Robot
from tests.e2e.serving import Served
from tests.e2e.tabbing import FOCUSED, WATCH, tab_to


def test_a_first_game_by_keyboard_only(visit: Visit, served: Served) -> None:
    ana = visit()
    page = ana.page
    page.add_init_script(WATCH)
    ana.go()
    tab_to(page, "Change seats, form or rules")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New table")).to_be_focused()

    tab_to(page, "High Form")
    while not page.evaluate(FOCUSED).startswith("First game"):
        page.keyboard.press("ArrowDown")
    for name in ("Strength of the bot", "Gentle"):
        tab_to(page, name)
        page.keyboard.press("Enter")
    tab_to(page, "Seed")
    page.keyboard.type("1")
    tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Ana")
    page.keyboard.press("Enter")

    Robot(page, seed=1, hands=KEYBOARD).play()

    table = check_result(ana, served)
    assert table["options"]["form"] == "first_game"
    assert table["chairs"][1]["bot"]["name"] == "gentle"
    page.keyboard.press("d")
    assert page.evaluate(FOCUSED).startswith("Rematch")
    for _ in range(4):
        page.keyboard.press("Shift+Tab")
    assert page.evaluate(FOCUSED).startswith("Lobby")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/$"))
    assert page.evaluate("window.pointed") == 0
