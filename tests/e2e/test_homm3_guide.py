"""The guided scenario of Heroes III, played by somebody who does what the guide says."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import check
from tests.e2e.conftest import Visit
from tests.e2e.following import Follower
from tests.e2e.handheld import HANDHELD, check_width
from tests.e2e.robot import FINGER, GLOWING_KEYS, MOUSE, Hands
from tests.e2e.serving import Served
from tests.e2e.tabbing import FOCUSED, WATCH, tab_to

MOST_CHOICES = 68
"""Before the lessons of morale, Spell and level it took 69; the shortest way takes 54."""


@pytest.mark.parametrize(
    ("hands", "screen"), [(MOUSE, {}), (FINGER, HANDHELD)], ids=["mouse", "finger"]
)
def test_whoever_follows_the_guide_wins_and_is_led_on(
    visit: Visit, served: Served, hands: Hands, screen: dict[str, Any]
) -> None:
    ana = visit(**screen)
    page = ana.page
    ana.come_in("Ana")
    ana.go("/learn/homm3")
    expect(page.get_by_role("status", name="Guide")).to_be_visible()

    Follower(page, hands).play()

    table_id = ana.table_id
    assert served.table(table_id)["result"]["scores"] == [1]
    choices = served.record(table_id)["choices"]
    assert len(choices) <= MOST_CHOICES
    taught(choices)
    expect(page.locator(".bar .result")).to_contain_text("You win.")
    check(page)
    if screen:
        check_width(page)

    page.get_by_role("button", name="Next: a clash with a gentle bot").click()
    expect(page).not_to_have_url(ana.url + f"/table/{table_id}")
    following = served.table(ana.table_id)
    assert following["options"]["scenario"] == "crossroads"
    assert [chair["kind"] for chair in following["chairs"]] == ["person", "bot"]


def test_the_guide_can_be_followed_without_a_pointer(visit: Visit, served: Served) -> None:
    ana = visit()
    page = ana.page
    page.add_init_script(WATCH)
    ana.come_in("Ana")
    ana.go("/learn")
    tab_to(page, "Start the guide: Heroes III")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status", name="Guide")).to_be_visible()

    Follower(page, GLOWING_KEYS).play()

    table_id = ana.table_id
    assert served.table(table_id)["result"]["scores"] == [1]
    choices = served.record(table_id)["choices"]
    assert len(choices) <= MOST_CHOICES
    taught(choices)
    page.keyboard.press("d")
    assert page.evaluate(FOCUSED).startswith("Next: a clash")
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(ana.url + f"/table/{table_id}")
    assert served.table(ana.table_id)["options"]["scenario"] == "crossroads"
    assert page.evaluate("window.pointed") == 0


def taught(choices: list[str]) -> None:
    """What the lessons are about was done, and nobody shot at their own units."""
    told = " ".join(choices)
    for act in ("play leadership", "morale draw", "play magic_arrow", "play attack", "keep "):
        assert act in told
    assert "target castle_" not in told, "the enemy is lit, not one's own units"
