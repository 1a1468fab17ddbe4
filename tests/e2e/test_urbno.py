"""King Urbno in a browser: one person and three bots."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.lobby import choose_game, open_table, set_table
from tests.e2e.robot import Robot
from tests.e2e.serving import Served


def test_four_play_twelve_rounds(visit: Visit, served: Served) -> None:
    ana = visit()
    ana.go()
    choose_game(ana.page, "King Urbno")
    set_table(ana.page, players=4, bot="Gentle", seed=5)
    open_table(ana.page)
    ana.introduce("Ana")
    table_id = ana.table_id

    look = Robot(ana.page, seed=5).play()

    assert look.face == "over"
    expect(ana.page.locator(".result")).to_contain_text("win")
    table = served.table(table_id)
    assert table["status"] == "finished"
    assert [chair["kind"] for chair in table["chairs"]] == ["person", "bot", "bot", "bot"]
    record = served.record(table_id)
    assert sum(choice.startswith("play") for choice in record["choices"]) > 12 * 4
