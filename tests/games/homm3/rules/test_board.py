"""The combat board (H3-10.15 to H3-10.17)."""

from rulebound.games.homm3.model.spaces import (
    BACKLINE,
    BY_NAME,
    FRONTLINE,
    MIDDLE,
    NAMES,
    NEXT_TO,
    SPACES,
    path,
    spaces_in,
)
from tests.games.homm3.rules.table import Table

ZOMBIES = "defender necropolis_zombies d5"


def names(bits: int) -> str:
    return " ".join(NAMES[at] for at in spaces_in(bits))


def moves(f: Table) -> set[str]:
    return {option.removeprefix("move ") for option in f.options() if option.startswith("move ")}


def test_h3_10_15_four_columns_and_five_rows() -> None:
    assert SPACES == 20
    assert (names(BACKLINE[0]), names(FRONTLINE[0])) == ("a1 b1 c1 d1", "a2 b2 c2 d2")
    assert names(MIDDLE) == "a3 b3 c3 d3"
    assert (names(FRONTLINE[1]), names(BACKLINE[1])) == ("a4 b4 c4 d4", "a5 b5 c5 d5")


def test_h3_10_16_neighbours_share_an_edge() -> None:
    assert names(NEXT_TO[BY_NAME["b3"]]) == "b2 a3 c3 b4"
    assert names(NEXT_TO[BY_NAME["a1"]]) == "b1 a2"
    assert names(NEXT_TO[BY_NAME["d5"]]) == "d4 c5"


def test_h3_10_16_ways_lead_from_neighbour_to_neighbour() -> None:
    way = path(BY_NAME["a1"], BY_NAME["b2"], 1 << BY_NAME["a2"])
    assert [NAMES[at] for at in way] == ["a1", "b1", "b2"]


def test_h3_10_17_ground_units_go_round_cards_on_the_board() -> None:
    around = ["attacker castle_marksmen a2 activated", "attacker castle_zealots b1 activated"]
    f = Table("attacker castle_halberdiers a1", *around, ZOMBIES, "active: castle_halberdiers")
    assert moves(f) == set()


def test_h3_10_17_enemies_are_obstacles_too() -> None:
    f = Table(
        "attacker castle_crusaders a1",
        "defender necropolis_zombies a2",
        ZOMBIES,
        "active: castle_crusaders",
    )
    assert "a3" not in moves(f)
    assert {"b1", "b2", "c1"} < moves(f)


def test_h3_10_17_flying_units_pass_but_end_on_a_free_space() -> None:
    around = ["attacker castle_marksmen a2 activated", "attacker castle_zealots b1 activated"]
    f = Table("attacker castle_griffins a1", *around, ZOMBIES, "active: castle_griffins")
    assert {"a3", "c1", "b2", "a4"} <= moves(f)
    assert not {"a2", "b1"} & moves(f)


def test_h3_10_17_walls_and_gate_are_obstacles() -> None:
    f = Table(
        "attacker castle_halberdiers a2",
        ZOMBIES,
        "active: castle_halberdiers",
        "walls: a3 b3 d3",
        "gate: c3",
    )
    assert not any(name.endswith(("3", "4", "5")) for name in moves(f))
