"""The rail beside the board: whatever it holds, the log and its track stay in sight."""

from typing import Any

import pytest
from playwright.sync_api import expect

from rulebound.locale import LANGUAGES
from tests.e2e.company import BOT, ME
from tests.e2e.conftest import Visit
from tests.e2e.visiting import DESK, MILLISECONDS

LAPTOP = {"width": 1366, "height": 768}
FOUR = [ME, BOT, BOT, BOT]
FULL: dict[str, dict[str, Any]] = {
    "melee": {"game": "tashkalar", "options": {"form": "melee"}, "chairs": FOUR},
    "mission and score pad": {"game": "urbno", "options": {"missions": [25]}, "chairs": FOUR},
}
TOO_HIGH = """() => {
    const rail = document.querySelector('.left .panels');
    return rail.scrollHeight - rail.clientHeight;
}"""
"""By how many pixels what stands in the rail is too high for it."""
CUT = """() => [...document.querySelectorAll('.left .seat :is(.who, .sub)')].filter((line) => {
  const text = document.createRange();
  text.selectNodeContents(line);
  const [inner, outer] = [text, line].map((it) => it.getBoundingClientRect());
  return inner.left < outer.left - 1 || inner.right > outer.right + 1;
}).map((line) => line.textContent)"""
"""Names and sides of seats that are not whole."""
TEAMS = {"form": "high_form", "teams": True, "first": 0}


@pytest.mark.parametrize("height", [DESK["height"], 720])
def test_the_track_of_a_team_game_in_georgian(visit: Visit, height: int) -> None:
    """Four seats and four tasks in long words: the fullest rail there is."""
    ana = visit(viewport={**DESK, "height": height})
    ana.come_in("Ana")
    ana.open_table(game="tashkalar", options=TEAMS, chairs=[ME, BOT, BOT, BOT])
    page = ana.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("ka")
    expect(page.locator("html")).to_have_attribute("lang", "ka")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".left .seat")).to_have_count(4)
    expect(page.locator(".left .task")).to_have_count(4)
    expect(page.locator(".left .replay")).to_be_in_viewport(ratio=1)
    page.locator(".left .seat").last.scroll_into_view_if_needed()
    expect(page.locator(".left .seat").last).to_be_in_viewport(ratio=1)
    expect(page.locator(".left .replay")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("name", FULL)
def test_all_of_it_fits_a_laptop_in_every_language(visit: Visit, name: str) -> None:
    ana = visit(viewport=LAPTOP)
    ana.come_in("Ana")
    ana.open_table(**FULL[name], seed=1)
    for language in LANGUAGES:
        ana.speak(language)
        expect(ana.page.locator(".left .panels").first).to_be_visible()
        ana.page.wait_for_function(f"() => ({TOO_HIGH})() <= 0", timeout=MILLISECONDS)
        ana.page.wait_for_function(f"() => ({CUT})().length === 0", timeout=MILLISECONDS)
