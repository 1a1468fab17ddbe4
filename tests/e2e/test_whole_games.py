"""Whole matches, played in a browser by what the page shows."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.lobby import open_table, set_table
from tests.e2e.over import check_result
from tests.e2e.robot import Robot
from tests.e2e.serving import Served


def test_a_guest_plays_high_form_against_a_steady_bot(visit: Visit, served: Served) -> None:
    ana = visit(reduced_motion="no-preference")
    ana.go()
    set_table(ana.page, tile="High Form", bot="Steady", begin=True, seed=2)
    open_table(ana.page)
    ana.introduce("Ana")

    robot = Robot(ana.page, seed=2)
    pieces = ana.page.locator("[data-piece]")
    robot.play(until=lambda look: robot.acts == 1)
    expect(pieces).to_have_count(1)
    ana.page.get_by_role("button", name=re.compile("^Undo")).click()
    expect(pieces).to_have_count(0)

    robot.play()

    table = check_result(ana, served)
    assert table["options"]["form"] == "high_form"
    assert table["chairs"][1]["bot"]["name"] == "steady"
    kinds = {choice.split()[0] for choice in served.record(table["id"])["choices"]}
    assert {"place", "summon", "claim", "end"} <= kinds
