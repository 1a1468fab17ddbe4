"""Attacks (H3-10.50 to H3-10.54, H3-9.5, H3-9.12)."""

import pytest

from tests.games.homm3.fights import Fight
from tests.games.homm3.rules.table import Table

SPARE = "defender necropolis_ghost_dragons d5 activated"


def strike(attacker: str, target: str, *lines: str, dice: tuple[int, ...] = ()) -> Table:
    """Somebody on b3 attacks somebody on b4."""
    return Table(
        f"attacker {attacker}",
        f"defender {target}",
        "attacker castle_archangels d1 activated",
        SPARE,
        *lines,
        f"active: {attacker.split(maxsplit=1)[0].removesuffix('+')}",
        dice=dice,
    )


# ---- H3-T15 ----


def test_h3_t15_bonuses_of_both_sides_and_the_die_make_the_damage() -> None:
    f = Table(
        "attacker castle_griffins+ b2",
        "defender necropolis_zombies+ b3",
        "active: necropolis_zombies",
        "seat 0:",
        "hand: defense",
        "seat 1:",
        "hand: attack",
        dice=(1,),
    )
    f.choose("attack castle_griffins", "play attack basic")
    assert f.seat == 0
    f.choose("play defense basic")
    griffins = f.unit("castle_griffins")
    assert (griffins.pack, griffins.damage) == (True, 3)


@pytest.mark.parametrize(("die", "damage"), [(-1, 0), (0, 1), (1, 2)])
def test_h3_10_50_the_die_is_added(die: int, damage: int) -> None:
    f = strike("castle_halberdiers b3", "necropolis_liches b4", dice=(die,))
    f.choose("attack necropolis_liches")
    assert f.dealt()[0] == damage


def test_h3_10_50_damage_is_never_below_zero() -> None:
    f = strike("castle_halberdiers b3", "castle_archangels b4", dice=(-1,))
    f.choose("attack castle_archangels")
    assert f.dealt()[0] == 0


def test_h3_10_50_the_acting_side_plays_first() -> None:
    f = strike(
        "castle_halberdiers b3",
        "necropolis_liches b4",
        "seat 0:",
        "hand: attack",
        "seat 1:",
        "hand: defense",
    )
    f.choose("attack necropolis_liches")
    assert (f.seat, f.ask()) == (0, "attack")
    f.choose("pass")
    assert f.seat == 1


def test_h3_10_50_a_defender_who_acts_gives_the_attacker_another_word() -> None:
    f = strike(
        "castle_halberdiers b3",
        "necropolis_liches b4",
        "seat 0:",
        "hand: attack",
        "seat 1:",
        "hand: defense",
    )
    f.choose("attack necropolis_liches", "pass", "play defense basic")
    assert (f.seat, f.ask()) == (0, "attack")
    f.choose("play attack basic")
    assert f.dealt()[0] == 1


def test_h3_10_50_morale_rerolls_the_own_die() -> None:
    f = strike(
        "castle_halberdiers b3", "necropolis_liches b4", "seat 0:", "morale: positive", dice=(-1, 1)
    )
    f.choose("attack necropolis_liches", "reroll morale 1")
    assert f.dealt()[0] == 2
    assert f.s.players[0].morale == 0


def test_h3_3_33_c_morale_rerolls_a_die_for_guards_that_one_moves() -> None:
    f = Fight(
        ["castle_halberdiers b3"],
        ["neutral_boars b4"],
        neutral=True,
        active="neutral_boars",
        dice=(-1, 1),
        players=({}, {"morale": 1}),
    )
    f.choose("attack castle_halberdiers", "reroll morale 1")
    assert f.told("hit")[0]["die"] == "+1"
    assert f.s.players[1].morale == 0


# ---- H3-9.5 ----


def test_h3_9_5_damage_accumulates() -> None:
    f = strike("castle_halberdiers b3", "necropolis_liches b4 damage 1")
    f.choose("attack necropolis_liches")
    assert f.unit("necropolis_liches").damage == 2


def test_h3_9_5_a_pack_flips_and_carries_the_excess() -> None:
    f = strike("castle_champions b3", "necropolis_liches+ b4 damage 3")
    f.choose("attack necropolis_liches")
    liches = f.unit("necropolis_liches")
    assert (liches.pack, liches.damage, liches.alive) == (False, 2, True)


def test_h3_9_5_the_excess_may_defeat_the_few_too() -> None:
    f = strike("castle_champions b3", "necropolis_skeletons+ b4")
    f.choose("attack necropolis_skeletons")
    assert not f.unit("necropolis_skeletons").alive
    assert f.b.armies[1].lost == 1


def test_h3_t09_four_damage_defeat_a_pack_of_skeletons() -> None:
    f = strike("castle_crusaders b3", "necropolis_skeletons+ b4", "seat 0:", "hand: attack attack")
    f.choose("play attack basic", "play attack basic", "attack necropolis_skeletons")
    assert f.dealt() == [4]
    assert not f.unit("necropolis_skeletons").alive


# ---- H3-9.12 ----


def shot(at: str, target: str, *, dice: tuple[int, ...], unit: str = "castle_marksmen") -> int:
    f = Table(
        f"attacker {unit} {at}",
        f"defender necropolis_liches {target} activated",
        f"active: {unit.removesuffix('+')}",
        dice=dice,
    )
    f.choose("attack necropolis_liches")
    return len(f.told("rolled")[0]["dice"])


def test_h3_9_12_two_dice_from_backline_to_backline() -> None:
    assert shot("a1", "d5", dice=(1, -1)) == 2


def test_h3_9_12_two_dice_against_a_neighbour() -> None:
    assert shot("b3", "b4", dice=(1, -1)) == 2


@pytest.mark.parametrize(("at", "target"), [("a2", "d5"), ("a1", "d4"), ("b2", "b4")])
def test_h3_9_12_one_die_otherwise(at: str, target: str) -> None:
    assert shot(at, target, dice=(1,)) == 1


def test_h3_9_12_the_lower_die_counts() -> None:
    f = Table(
        "attacker castle_zealots a1",
        "defender necropolis_liches d5 activated",
        "active: castle_zealots",
        dice=(1, -1),
    )
    f.choose("attack necropolis_liches")
    assert f.dealt() == [3 - 1 - 1]


def test_h3_9_12_an_ability_may_cancel_the_penalty() -> None:
    assert shot("b3", "b4", dice=(1,), unit="castle_zealots+") == 1
    assert shot("a1", "b5", dice=(1,), unit="castle_zealots+") == 2


def test_h3_17_29_two_penalties_are_still_two_dice() -> None:
    f = Table(
        "attacker castle_marksmen a1 activated",
        "defender necropolis_liches a2",
        "active: necropolis_liches",
        dice=(0, 0),
    )
    f.choose("attack castle_marksmen")
    assert len(f.told("rolled")[0]["dice"]) == 2


# ---- H3-10.51 to H3-10.54 ----


def test_h3_10_51_attack_below_zero_does_no_damage() -> None:
    f = strike("castle_halberdiers b3 attack -3", "castle_griffins b4", dice=(-1,))
    f.choose("attack castle_griffins")
    assert f.dealt()[0] == 0


def test_h3_10_52_nobody_attacks_its_own_side() -> None:
    f = strike(
        "castle_halberdiers b3", "necropolis_liches b4", "attacker castle_zealots a3 activated"
    )
    assert not any("zealots" in option for option in f.options())


def test_h3_10_53_an_attack_bonus_ends_with_the_first_attack() -> None:
    f = strike("castle_marksmen+ b2", "necropolis_liches b4", "seat 0:", "hand: attack")
    f.choose("play attack basic", "attack necropolis_liches")
    assert [event["attack"] for event in f.told("hit")] == [3, 2]


def test_h3_10_53_an_attack_bonus_ends_with_the_activation() -> None:
    f = strike("castle_halberdiers b3", "necropolis_liches b4", "seat 0:", "hand: attack")
    f.choose("play attack basic", "stop")
    assert f.unit("castle_halberdiers").attack == 0


def test_h3_10_53_a_defense_bonus_ends_with_the_attack() -> None:
    f = strike("castle_marksmen+ b2", "necropolis_liches b4", "seat 1:", "hand: defense")
    f.choose("attack necropolis_liches", "play defense basic")
    assert [event["defense"] for event in f.told("hit")] == [2, 1]


def test_h3_10_54_spell_damage_ignores_defense_tokens_and_walls() -> None:
    f = Table(
        "attacker castle_halberdiers a1",
        "defender necropolis_ghost_dragons b5 defending",
        "active: castle_halberdiers",
        "walls: a3 b3 c3",
        "gate: d3",
        "seat 0:",
        "hand: magic_arrow",
    )
    f.choose("play magic_arrow cast-1", "target necropolis_ghost_dragons")
    assert f.unit("necropolis_ghost_dragons").damage == 1


# ---- optional rules (H3-11.10) ----


def test_opt_2_no_die_is_rerolled() -> None:
    f = Table(
        "attacker castle_halberdiers b3",
        "defender necropolis_liches b4",
        "active: castle_halberdiers",
        "seat 0:",
        "morale: positive",
        options={"rules": ["no_rerolls"]},
    )
    f.choose("attack necropolis_liches")
    assert f.told("hit")
    assert f.s.players[0].morale == 1


def test_opt_6_every_attack_does_at_least_one_damage() -> None:
    f = Table(
        "attacker castle_halberdiers b3",
        "defender castle_archangels b4",
        "active: castle_halberdiers",
        dice=(-1,),
        options={"rules": ["least_damage"]},
    )
    f.choose("attack castle_archangels")
    assert f.dealt()[0] == 1


def test_opt_10_the_die_does_not_change_the_damage() -> None:
    f = Table(
        "attacker castle_halberdiers b3",
        "defender necropolis_zombies b4",
        "attacker castle_archangels d1 activated",
        SPARE,
        "active: castle_halberdiers",
        dice=(1,),
        options={"rules": ["flat_dice"]},
    )
    f.choose("attack necropolis_zombies")
    assert f.dealt()[0] == 0  # 2 - 1, and the +1 still gives the Zombies 1 defense
