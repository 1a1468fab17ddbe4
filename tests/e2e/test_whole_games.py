"""Whole matches, played in a browser by what the page shows."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.lobby import open_table, set_table
from tests.e2e.robot import Robot
from tests.e2e.serving import Served


def test_a_guest_plays_high_form_against_a_steady_bot(visit: Visit, served: Served) -> None:
    ana = visit(reduced_motion="no-preference")
    ana.go()
    set_table(ana.page, tile="High Form", bot="Steady", begin=True, seed=2)
    open_table(ana.page)
    ana.introduce("Ana")
    table_id = ana.table_id

    robot = Robot(ana.page, seed=2)
    look = robot.play()

    assert look.face == "over"
    expect(ana.page.locator(".result")).to_contain_text("win")
    table = served.table(table_id)
    assert table["status"] == "finished"
