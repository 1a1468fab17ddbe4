"""The activation of a unit (H3-10.40 to H3-10.45, H3-9.10, H3-9.11)."""

from typing import Any

import pytest

from tests.games.homm3.fights import Fight
from tests.games.homm3.rules.table import Guarded, Table

ZOMBIES = "defender necropolis_zombies d5"
FRIEND = "attacker castle_archangels c1 activated"


def kinds(f: Table | Fight) -> set[str]:
    return {option.split()[0] for option in f.options()}


def spaces(f: Table) -> set[str]:
    return {option.split()[1] for option in f.options() if option.startswith("move")}


def test_h3_10_40_a_paralysed_unit_only_loses_its_token() -> None:
    f = Table("attacker castle_griffins a1 paralysed", "attacker castle_marksmen b1", ZOMBIES)
    assert f.told("skipped")[0]["unit"] == "castle_griffins"
    assert not f.unit("castle_griffins").paralysed
    assert f.b.units[f.b.active].name == "castle_marksmen"


def test_h3_10_40_the_defense_token_is_taken_off() -> None:
    f = Table("attacker castle_griffins a1 defending", ZOMBIES)
    assert not f.unit("castle_griffins").defending
    assert "defend" not in f.options()


def test_h3_10_40_a_paralysed_unit_keeps_its_defense_token() -> None:
    f = Table(
        "attacker castle_griffins a1 paralysed defending", "attacker castle_marksmen b1", ZOMBIES
    )
    assert f.unit("castle_griffins").defending


def test_h3_10_40_the_activation_ability_comes_first() -> None:
    f = Table(
        "attacker castle_griffins a1",
        "defender necropolis_wraiths d5 damage 2",
        "defender necropolis_wraiths c5 damage 1 activated",
    )
    f.choose("stop")
    assert f.unit("necropolis_wraiths").damage == 1
    assert f.unit("necropolis_wraiths.2").damage == 1


def test_h3_10_40_poison_works_before_the_unit_acts() -> None:
    f = Table("attacker castle_griffins a1 poison 2", ZOMBIES)
    griffins = f.unit("castle_griffins")
    assert (griffins.damage, griffins.poison) == (1, 1)


def test_h3_10_41_ground_and_flying_units_move_up_to_three_and_then_attack() -> None:
    f = Table(
        "attacker castle_crusaders a1",
        "defender necropolis_zombies a5",
        FRIEND,
        "active: castle_crusaders",
    )
    assert {"a4", "b3"} <= spaces(f)
    assert "attack necropolis_zombies a4" in f.options()
    f.choose("attack necropolis_zombies a4")
    assert f.at("castle_crusaders") == "a4"
    assert f.told("attacks")[0]["unit"] == "castle_crusaders"


def test_h3_10_41_four_steps_are_too_far() -> None:
    f = Table(
        "attacker castle_crusaders a1", "defender necropolis_zombies b5", "active: castle_crusaders"
    )
    assert kinds(f) == {"move", "defend", "stop"}
    assert "b4" not in spaces(f)


def test_h3_10_41_after_a_move_a_unit_attacks_from_where_it_stands() -> None:
    f = Table(
        "attacker castle_crusaders a1", "defender necropolis_zombies a4", "active: castle_crusaders"
    )
    f.choose("move a3")
    assert f.options() == ["attack necropolis_zombies", "defend", "stop"]


def test_h3_9_10_a_ranged_unit_shoots_and_then_steps() -> None:
    f = Table(
        "attacker castle_marksmen b2", "defender necropolis_liches d5", "active: castle_marksmen"
    )
    f.choose("attack necropolis_liches")
    assert f.ask() == "step"
    assert set(f.options()) == {"move b1", "move a2", "move c2", "move b3", "stop"}
    f.choose("move b3")
    assert f.at("castle_marksmen") == "b3"


def test_h3_9_10_a_ranged_unit_that_moved_does_not_shoot() -> None:
    f = Table("attacker castle_marksmen b2", ZOMBIES, "active: castle_marksmen")
    assert spaces(f) == {"b1", "a2", "c2", "b3"}
    f.choose("move b3")
    assert f.options() == ["defend", "stop"]


def test_h3_9_11_a_ranged_unit_with_an_enemy_beside_it_attacks_only_that() -> None:
    f = Table(
        "attacker castle_marksmen b2",
        "defender necropolis_zombies b3",
        "defender necropolis_liches d5",
        "active: castle_marksmen",
    )
    attacks = [option for option in f.options() if option.startswith("attack")]
    assert attacks == ["attack necropolis_zombies"]


def test_h3_10_41_an_other_ability_replaces_everything() -> None:
    f = Table(
        "attacker inferno_pit_lords+ b2",
        "attacker inferno_familiars a1 defeated",
        ZOMBIES,
        "active: inferno_pit_lords",
    )
    f.choose("ability", "summon inferno_demons b1")
    assert f.at("inferno_demons") == "b1"
    assert f.b.active != f.unit("inferno_pit_lords").number


def test_h3_10_42_defending_gives_a_token_and_ends_the_activation() -> None:
    f = Table("attacker castle_griffins a1", ZOMBIES)
    f.choose("defend")
    assert f.unit("castle_griffins").defending
    assert f.b.units[f.b.active].name == "necropolis_zombies"


def test_h3_10_42_a_unit_may_move_and_defend() -> None:
    f = Table("attacker castle_griffins a1", ZOMBIES)
    f.choose("move b1", "defend")
    assert f.unit("castle_griffins").defending


def test_h3_17_15_an_option_forbids_to_defend_after_moving() -> None:
    f = Table("attacker castle_griffins a1", ZOMBIES, options={"defend_requires_no_move": True})
    assert "defend" in f.options()
    f.choose("move b1")
    assert f.at("castle_griffins") == "b1"
    assert f.b.units[f.b.active].name == "necropolis_zombies"


def test_h3_10_43_guards_never_defend_and_must_attack() -> None:
    guards = {"form": "guards", "field": 2}
    f = Table(
        "attacker castle_griffins a3",
        "defender neutral_boars a5",
        "active: neutral_boars",
        options=guards,
    )
    assert f.seat == 1
    assert set(kinds(f)) == {"attack"}


def test_h3_16_1_a_guard_with_a_single_attack_makes_it_unasked() -> None:
    f = Table(
        "attacker castle_griffins a3",
        "attacker castle_archangels d1 activated",
        "defender neutral_marksmen a4",
        "defender neutral_boars d5 activated",
        "active: neutral_marksmen",
        options={"form": "guards", "field": 2},
    )
    assert f.told("attacks")[0]["unit"] == "neutral_marksmen"


def test_h3_10_43_guards_without_an_attack_move_freely_or_stay() -> None:
    guards = {"form": "guards", "field": 2}
    f = Table(
        "attacker castle_griffins a1",
        "defender neutral_boars d5",
        "active: neutral_boars",
        options=guards,
    )
    assert kinds(f) == {"move", "stop"}


BEHIND_WALLS: dict[str, Any] = {"neutral": True, "siege": ["a3", "b3", "c3"], "gate": "d3"}


def test_h3_10_102_guards_behind_their_own_wall_need_not_break_it() -> None:
    f = Fight(
        ["castle_halberdiers a1"], ["neutral_boars b4"], active="neutral_boars", **BEHIND_WALLS
    )
    assert kinds(f) == {"break", "move", "stop"}


def test_h3_10_43_breaking_a_wall_does_not_stand_in_for_an_attack() -> None:
    f = Fight(["castle_griffins a4"], ["neutral_boars b4"], active="neutral_boars", **BEHIND_WALLS)
    assert kinds(f) == {"attack"}


def test_h3_10_44_activation_cards_are_played_before_the_attack() -> None:
    f = Table(
        "attacker castle_marksmen b2",
        "defender necropolis_liches d5",
        FRIEND,
        "active: castle_marksmen",
        "seat 0:",
        "hand: magic_arrow",
    )
    assert "play magic_arrow cast-1" in f.options()
    f.choose("attack necropolis_liches")
    assert not any(option.startswith("play") for option in f.options())


def test_h3_5_22_no_activation_cards_in_the_activation_of_an_enemy() -> None:
    f = Table(
        "attacker castle_griffins a1 activated",
        ZOMBIES,
        "active: necropolis_zombies",
        "seat 0:",
        "hand: magic_arrow",
    )
    assert f.seat == 1
    f.choose("stop")
    assert f.b.round == 2


@pytest.mark.parametrize("die", [-1, 0, 1])
def test_h3_10_45_a_defense_token_works_on_a_one(die: int) -> None:
    f = Table(
        "attacker castle_champions a4",
        "defender necropolis_liches a5 defending",
        "active: castle_champions",
        dice=(0, die),
    )
    f.choose("attack necropolis_liches")
    assert f.dealt()[0] == (3 if die == 1 else 4)


def test_h3_10_45_a_defense_token_is_not_used_up() -> None:
    f = Table(
        "attacker castle_halberdiers a4",
        "attacker castle_marksmen d1",
        "defender necropolis_liches a5 defending activated",
        "active: castle_halberdiers",
        dice=(0, 1),
    )
    f.choose("attack necropolis_liches")
    assert f.unit("necropolis_liches").defending


def test_h3_10_117_the_guards_of_the_ai_do_not_defend() -> None:
    f = Guarded("attacker castle_griffins a1 activated", "defender neutral_boars d5")
    f.ties()
    assert [e["unit"] for e in f.told("moves")] == ["neutral_boars"]
    assert not f.unit("neutral_boars").defending
    assert not f.told("defends")
