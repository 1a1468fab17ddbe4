"""Sieges (H3-10.100 to H3-10.107)."""

import pytest

from rulebound.games.homm3 import GAME
from tests.games.homm3.rules.table import Table

WALLS = ("walls: a3 b3 d3", "gate: c3")
TOWER = "defender siege_arrow_tower tower activated"


def options_of(f: Table, start: str) -> list[str]:
    return [option for option in f.options() if option.startswith(start)]


def test_h3_10_100_the_defender_places_walls_and_gate_after_the_units() -> None:
    options = {
        "siege": True,
        "attacker_hero": "none",
        "defender_hero": "none",
        "armies": [["castle_griffins"], ["necropolis_zombies"]],
    }
    match = GAME.start(seats=2, options=options, seed=1)
    match.choose("deploy castle_griffins a1")
    match.choose("deploy necropolis_zombies a4")
    assert match.decision is not None
    assert match.decision.seat == 1
    assert [o.notation for o in match.decision.options] == [
        "gate a3",
        "gate b3",
        "gate c3",
        "gate d3",
    ]
    match.choose("gate c3")
    assert "walls: a3 b3 d3\ngate: c3\n" in match.position()
    assert "siege_arrow_tower tower" in match.position()


def test_h3_10_101_the_gate_lets_defenders_through() -> None:
    f = Table(
        "attacker castle_griffins a1",
        "defender necropolis_zombies c4",
        *WALLS,
        "active: necropolis_zombies",
    )
    assert {"move c3", "move c2"} <= set(f.options())
    assert "move b3" not in f.options()


def test_h3_10_101_the_gate_stops_attackers() -> None:
    f = Table(
        "attacker castle_crusaders c2",
        "defender necropolis_zombies d5",
        *WALLS,
        "active: castle_crusaders",
    )
    assert "move c3" not in f.options()


@pytest.mark.parametrize(
    ("unit", "piece"), [("castle_crusaders c2", "c3"), ("castle_griffins b2", "b3")]
)
def test_h3_10_102_a_neighbour_breaks_a_piece_without_a_die(unit: str, piece: str) -> None:
    f = Table(
        f"attacker {unit}",
        "defender necropolis_zombies d5",
        *WALLS,
        f"active: {unit.split(maxsplit=1)[0]}",
    )
    f.choose(f"break {piece}")
    assert f.told("broke")
    assert not f.told("rolled")
    assert not f.told("attacks")


def test_h3_10_102_a_unit_may_go_to_a_wall_and_break_it() -> None:
    f = Table(
        "attacker castle_crusaders a1",
        "defender necropolis_zombies d5",
        *WALLS,
        "active: castle_crusaders",
    )
    f.choose("break a3 a2")
    assert f.at("castle_crusaders") == "a2"
    assert f.b.walls == (1 << 9) | (1 << 11)


def test_h3_10_102_ranged_units_break_nothing() -> None:
    f = Table(
        "attacker castle_marksmen a2",
        "defender necropolis_zombies d5",
        *WALLS,
        "active: castle_marksmen",
    )
    assert options_of(f, "break") == []


def test_h3_10_102_defenders_may_break_walls_too() -> None:
    f = Table(
        "attacker castle_griffins a1",
        "defender necropolis_zombies a4",
        *WALLS,
        "active: necropolis_zombies",
    )
    f.choose("break a3")
    assert not f.b.walls & 1 << 8


def test_h3_10_103_a_broken_piece_no_longer_blocks() -> None:
    f = Table(
        "attacker castle_crusaders a2",
        "defender necropolis_zombies d5",
        "walls: b3 d3",
        "gate: c3",
        "active: castle_crusaders",
    )
    assert "move a3" in f.options()


def test_h3_10_104_the_tower_shoots_for_the_defender_with_one_die() -> None:
    f = Table(
        "attacker castle_griffins a1",
        "defender necropolis_zombies d5",
        "defender siege_arrow_tower tower",
        *WALLS,
        "active: siege_arrow_tower",
        dice=(-1,),
    )
    assert f.seat == 1
    assert f.options() == ["attack castle_griffins", "stop"]
    f.choose("attack castle_griffins")
    assert f.told("rolled")[0]["dice"] == [-1]
    assert f.dealt() == [3]


def test_h3_10_104_the_tower_acts_at_initiative_nine() -> None:
    f = Table(
        "attacker castle_griffins a1",
        "defender necropolis_zombies d5",
        "defender siege_arrow_tower tower",
        *WALLS,
    )
    assert f.told("activates")[0]["unit"] == "siege_arrow_tower"


def test_h3_10_104_only_shots_reach_the_tower() -> None:
    zombies = "defender necropolis_zombies d5"
    f = Table("attacker castle_griffins d3", zombies, TOWER, "gate: c3", "active: castle_griffins")
    assert options_of(f, "attack siege") == []
    f = Table("attacker castle_marksmen a2", zombies, TOWER, *WALLS, "active: castle_marksmen")
    f.choose("attack siege_arrow_tower")
    assert len(f.told("rolled")[0]["dice"]) == 1
    assert f.dealt() == [0]
    assert [event["unit"] for event in f.told("attacks")] == ["castle_marksmen"]


def test_h3_10_104_a_ranged_unit_beside_an_enemy_cannot_shoot_at_the_tower() -> None:
    f = Table(
        "attacker castle_marksmen a2",
        "defender necropolis_zombies b2",
        TOWER,
        *WALLS,
        "active: castle_marksmen",
    )
    assert options_of(f, "attack") == ["attack necropolis_zombies"]


def test_h3_10_104_cards_can_hit_the_tower() -> None:
    f = Table(
        "attacker castle_griffins a1",
        "defender necropolis_zombies d5",
        TOWER,
        *WALLS,
        "active: castle_griffins",
        "seat 0:",
        "hand: magic_arrow",
    )
    f.choose("play magic_arrow cast-1", "target siege_arrow_tower")
    assert f.unit("siege_arrow_tower").damage == 1


def test_h3_10_104_the_tower_goes_with_the_last_piece() -> None:
    f = Table(
        "attacker castle_crusaders c2",
        "defender necropolis_zombies d5",
        TOWER,
        "gate: c3",
        "active: castle_crusaders",
    )
    f.choose("break c3")
    assert not f.unit("siege_arrow_tower").alive


def test_h3_10_105_the_tower_alone_is_no_army() -> None:
    f = Table(
        "attacker castle_champions a4",
        "defender necropolis_skeletons a5",
        TOWER,
        "gate: c3",
        "active: castle_champions",
    )
    f.choose("attack necropolis_skeletons")
    assert f.b.winner == 0


def eyes(at: str, target: str, walls: str, gate: str, *, dice: tuple[int, ...] = ()) -> Table:
    f = Table(
        f"attacker dungeon_evil_eyes+ {at}",
        f"defender castle_halberdiers {target}",
        "defender necropolis_ghost_dragons d4 activated",
        f"walls: {walls}",
        f"gate: {gate}",
        "active: dungeon_evil_eyes",
        dice=dice,
    )
    f.choose("attack castle_halberdiers")
    return f


def test_h3_t18_the_gate_protects_its_column() -> None:
    f = eyes("d2", "b5", "", "b3")
    assert f.dealt() == [1]
    assert f.unit("castle_halberdiers").alive


def test_h3_t19_no_protection_behind_a_broken_wall() -> None:
    f = eyes("a2", "d5", "a3 b3", "c3")
    assert f.dealt() == [2]
    assert not f.unit("castle_halberdiers").alive


def test_h3_t20_backline_to_backline_takes_two_dice() -> None:
    f = eyes("a1", "d5", "a3 b3", "c3", dice=(1, -1))
    assert f.told("rolled")[0]["dice"] == [1, -1]
    assert f.dealt() == [1]


def test_h3_10_106_no_protection_from_shots_out_of_the_middle_row() -> None:
    f = eyes("c3", "b5", "a3", "b3")
    assert f.dealt() == [2]


def test_h3_10_106_no_protection_from_blows() -> None:
    f = Table(
        "attacker castle_griffins a4",
        "defender castle_halberdiers a5",
        *WALLS,
        "active: castle_griffins",
    )
    f.choose("attack castle_halberdiers")
    assert f.dealt()[0] == 2 - 1


def test_h3_10_107_attackers_gain_no_protection() -> None:
    f = Table(
        "attacker castle_griffins a2",
        "defender necropolis_liches a4",
        *WALLS,
        "active: necropolis_liches",
    )
    f.choose("attack castle_griffins")
    assert f.dealt() == [3]
