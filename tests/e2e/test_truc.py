"""The example of a fourth game in a browser: found in the lobby, played to its end."""

from tests.e2e.conftest import Visit
from tests.e2e.lobby import choose_game, open_table, set_table
from tests.e2e.over import check_result
from tests.e2e.robot import Robot
from tests.e2e.serving import Served


def test_a_person_and_a_bot(visit: Visit, served: Served) -> None:
    ana = visit()
    ana.go()
    choose_game(ana.page, "Truc")
    set_table(ana.page, tile="6", bot="Gentle", seed=5)
    open_table(ana.page)
    ana.introduce("Ana")

    Robot(ana.page, seed=5).play()

    table = check_result(ana, served)
    assert table["options"] == {"target": 6}
