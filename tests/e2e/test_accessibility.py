"""axe-core finds nothing serious or critical on any page, in lamplight and in daylight."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import check
from tests.e2e.company import against_a_bot, against_two_bots, resign
from tests.e2e.conftest import Visit
from tests.e2e.robot import Robot
from tests.e2e.visiting import DESK, PHONE

SCREENS = pytest.mark.parametrize(
    "screen",
    [{"viewport": DESK}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}],
    ids=["desk", "phone"],
)
"""What a browser context is told about the screen."""


@SCREENS
def test_lobby_and_settings(visit: Visit, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    against_a_bot(ana)

    ana.go("/tables")
    expect(ana.page.get_by_text("It’s your move at one table.")).to_be_visible()
    expect(ana.page.get_by_role("link", name="Continue")).to_have_count(2)
    check(ana.page)

    ana.go("/settings")
    expect(ana.page.get_by_role("group", name="Lighting")).to_be_visible()
    check(ana.page)


@SCREENS
def test_table_of_tash_kalar(visit: Visit, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    against_a_bot(ana)
    robot = Robot(ana.page)
    robot.play(until=lambda look: robot.acts == 3)
    robot.touch(robot.wait())

    check(ana.page)


@SCREENS
def test_table_of_urbno(visit: Visit, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    against_two_bots(ana)
    robot = Robot(ana.page)
    robot.play(until=lambda look: robot.acts == 1)
    ana.page.get_by_role("option", disabled=False).first.press("Enter")
    expect(ana.page.get_by_role("option", selected=True)).to_be_visible()

    check(ana.page)


@SCREENS
def test_guide(visit: Visit, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    ana.come_in("Ana")
    ana.go("/learn")
    expect(ana.page.get_by_role("link", name="Start the guide")).to_have_count(3)
    check(ana.page)

    ana.go("/learn/tashkalar")
    expect(ana.page.get_by_role("status", name="Guide")).to_be_visible()
    check(ana.page)


@SCREENS
def test_replay(visit: Visit, screen: dict[str, Any]) -> None:
    ana = visit(**screen)
    against_a_bot(ana)
    robot = Robot(ana.page)
    robot.play(until=lambda look: robot.acts == 3)
    resign(ana.page)
    check(ana.page)

    ana.page.get_by_role("button", name="Replay").click()
    ana.page.get_by_role("button", name="One move back").click()
    expect(ana.page.get_by_role("region", name="Replay").get_by_role("slider")).to_be_visible()
    check(ana.page)
