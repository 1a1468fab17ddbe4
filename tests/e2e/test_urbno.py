"""King Urbno in a browser: one person and three bots."""

from tests.e2e.conftest import Visit
from tests.e2e.lobby import choose_game, open_table, set_table
from tests.e2e.over import check_result
from tests.e2e.robot import Robot
from tests.e2e.serving import Served


def test_four_play_twelve_rounds(visit: Visit, served: Served) -> None:
    ana = visit()
    ana.go()
    choose_game(ana.page, "King Urbno")
    set_table(ana.page, players=4, bot="Gentle", seed=5)
    open_table(ana.page)
    ana.introduce("Ana")

    Robot(ana.page, seed=5).play()

    table = check_result(ana, served)
    assert [chair["kind"] for chair in table["chairs"]] == ["person", "bot", "bot", "bot"]
    record = served.record(table["id"])
    assert sum(choice.startswith("play") for choice in record["choices"]) > 12 * 4
