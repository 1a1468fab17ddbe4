"""Retaliation (H3-10.55 to H3-10.58)."""

import pytest

from tests.games.homm3.rules.table import Table

OURS = "attacker castle_archangels d1 activated"
THEIRS = "defender necropolis_ghost_dragons d5 activated"


def blow(*lines: str, dice: tuple[int, ...] = ()) -> Table:
    return Table(*lines, OURS, THEIRS, dice=dice)


def struck_back(f: Table) -> list[str]:
    return [event["unit"] for event in f.told("attacks") if event["retaliation"]]


def test_h3_10_55_a_survivor_strikes_back_at_once() -> None:
    f = blow(
        "attacker castle_halberdiers b3",
        "defender necropolis_liches b4",
        "active: castle_halberdiers",
    )
    f.choose("attack necropolis_liches")
    assert struck_back(f) == ["necropolis_liches"]


def test_h3_10_55_flipping_to_few_is_surviving() -> None:
    f = blow(
        "attacker castle_champions b3",
        "defender necropolis_liches+ b4 damage 2",
        "active: castle_champions",
    )
    f.choose("attack necropolis_liches")
    assert not f.unit("necropolis_liches").pack
    assert struck_back(f) == ["necropolis_liches"]
    assert f.told("hit")[1]["attack"] == 3  # as Few


def test_h3_10_55_a_defeated_unit_does_not_strike_back() -> None:
    f = blow(
        "attacker castle_champions b3",
        "defender necropolis_skeletons b4",
        "active: castle_champions",
    )
    f.choose("attack necropolis_skeletons")
    assert struck_back(f) == []


def test_h3_10_56_once_a_combat_round() -> None:
    f = blow(
        "attacker castle_halberdiers b3",
        "attacker castle_halberdiers a4",
        "defender necropolis_liches b4 activated",
    )
    f.choose("activate castle_halberdiers", "attack necropolis_liches")
    assert f.unit("necropolis_liches").retaliated
    f.choose("attack necropolis_liches")
    assert struck_back(f) == ["necropolis_liches"]


def test_h3_10_56_the_cubes_go_with_the_combat_round() -> None:
    f = Table(
        "attacker castle_griffins a1",
        "defender necropolis_zombies d5 retaliated",
        "phase: round end",
    )
    assert not f.unit("necropolis_zombies").retaliated


def test_h3_10_56_unlimited_retaliation_gets_no_cube() -> None:
    f = blow(
        "attacker castle_griffins+ b3 activated",
        "defender necropolis_zombies b4",
        "defender necropolis_zombies a3",
    )
    f.choose("activate necropolis_zombies", "attack castle_griffins", "attack castle_griffins")
    assert struck_back(f) == ["castle_griffins", "castle_griffins"]
    assert not f.unit("castle_griffins").retaliated


def test_h3_10_57_a_retaliation_is_never_answered() -> None:
    f = blow(
        "attacker castle_griffins b3",
        "defender castle_griffins b4 activated",
        "active: castle_griffins",
    )
    f.choose("attack castle_griffins.2")
    assert [event["unit"] for event in f.told("attacks")] == [
        "castle_griffins",
        "castle_griffins.2",
    ]


def test_h3_10_57_a_ranged_unit_strikes_back_with_two_dice() -> None:
    f = blow(
        "attacker castle_halberdiers b3",
        "defender necropolis_liches b4",
        "active: castle_halberdiers",
        dice=(0, 1, -1),
    )
    f.choose("attack necropolis_liches")
    assert f.told("rolled")[1]["dice"] == [1, -1]
    assert f.dealt()[1] == 3 - 1 - 1


def test_h3_10_57_the_defense_token_of_the_attacker_counts() -> None:
    f = blow(
        "attacker castle_halberdiers b3 defending",
        "defender necropolis_vampires b4",
        "active: castle_halberdiers",
        dice=(0, 0, 1),
    )
    f.choose("attack necropolis_vampires")
    assert f.told("hit")[1]["defense"] == 1 + 1


def test_h3_10_57_both_sides_may_play_again() -> None:
    f = blow(
        "attacker castle_halberdiers b3",
        "defender necropolis_liches b4",
        "active: castle_halberdiers",
        "seat 0:",
        "hand: defense",
        "seat 1:",
        "hand: attack",
    )
    f.choose("attack necropolis_liches")
    assert (f.seat, f.ask()) == (1, "attack")
    f.choose("play attack basic")
    assert (f.seat, f.ask()) == (0, "attack")
    f.choose("play defense basic")
    hit = f.told("hit")[1]
    assert (hit["attack"], hit["defense"]) == (4, 2)


def test_h3_10_58_a_paralysed_unit_may_strike_back() -> None:
    f = blow(
        "attacker castle_halberdiers b3",
        "defender necropolis_liches b4 paralysed",
        "active: castle_halberdiers",
    )
    f.choose("attack necropolis_liches")
    assert struck_back(f) == ["necropolis_liches"]


def test_h3_10_58_nobody_strikes_back_at_a_distance() -> None:
    f = blow(
        "attacker castle_marksmen b2", "defender necropolis_liches b4", "active: castle_marksmen"
    )
    f.choose("attack necropolis_liches")
    assert struck_back(f) == []


def griffins_strike_back(*dice: int) -> Table:
    f = Table(
        "attacker castle_griffins+ b2",
        "defender necropolis_zombies+ b3",
        OURS,
        THEIRS,
        "active: necropolis_zombies",
        "seat 0:",
        "hand: defense",
        "seat 1:",
        "hand: attack",
        dice=(1, *dice),
    )
    f.choose("attack castle_griffins", "play attack basic", "play defense basic")
    return f


def test_h3_t16_griffins_strike_back_without_a_cube() -> None:
    f = griffins_strike_back(0)
    assert struck_back(f) == ["castle_griffins"]
    assert not f.unit("castle_griffins").retaliated
    hit = f.told("hit")[1]
    assert (hit["attack"], hit["defense"] >= 1) == (3, True)
    assert f.unit("necropolis_zombies").defense == 0


@pytest.mark.parametrize(("die", "damage"), [(1, 2), (0, 1), (-1, 1)])
def test_h3_t17_the_zombies_defense_depends_on_the_die(die: int, damage: int) -> None:
    assert griffins_strike_back(die).dealt()[1] == damage
