"""Silver neutral units."""

import pytest

from rulebound.games.homm3.model.kinds import KINDS, When
from tests.games.homm3.fights import Fight


def retaliations(f: Fight) -> int:
    return sum(event["retaliation"] for event in f.told("attacks"))


# ---- Crusaders ----


def test_crusaders_keep_the_higher_of_two_dice() -> None:
    f = Fight(
        ["neutral_crusaders b2", "castle_griffins d1"],
        ["dungeon_manticores b3", "neutral_boars d5"],
        dice=[-1, 1],
        active="neutral_crusaders",
    ).choose("attack dungeon_manticores")
    assert f.told("hit")[0]["damage"] == 3 + 1 - 1


def test_crusaders_that_retaliate_do_so_too() -> None:
    f = Fight(
        ["neutral_crusaders b2", "castle_griffins d1"],
        ["neutral_boars b3", "neutral_boars d5"],
        dice=[-1, 1, 0],
        active="neutral_boars",
    ).choose("attack neutral_crusaders")
    assert [roll["dice"] for roll in f.told("rolled")] == [[-1], [1, 0]]
    assert f.told("hit")[1]["damage"] == 3 + 1


# ---- Liches ----


@pytest.mark.parametrize(("second", "hits"), [("c3", 2), ("d1", 1)])
def test_liches_attack_a_unit_beside_the_target(second: str, hits: int) -> None:
    f = Fight(
        ["castle_champions b3", f"castle_griffins {second}"],
        ["neutral_liches b5", "neutral_boars d5"],
        active="neutral_liches",
    ).choose("attack castle_champions")
    assert [hit["damage"] for hit in f.told("hit")] == [3 - 2, 2][:hits]


def test_h3_10_117_the_player_chooses_for_liches_of_the_ai() -> None:
    f = Fight(
        ["castle_crusaders b2", "castle_griffins c2", "castle_halberdiers b1"],
        ["neutral_liches b5"],
        guards=1,
        active="neutral_liches",
    )
    assert (f.ask(), f.seat) == ("attack-beside", 0)
    f.choose("target castle_griffins")
    assert f.unit("castle_griffins").damage == 2
    assert f.unit("castle_halberdiers").damage == 0


def test_h3_10_117_liches_of_the_ai_attack_a_friend_only_if_they_must() -> None:
    f = Fight(
        ["castle_crusaders b3", "castle_griffins c3"],
        ["neutral_liches b5", "neutral_boars a3"],
        guards=1,
        active="neutral_liches",
    )
    assert f.unit("castle_griffins").damage == 2
    assert f.unit("neutral_boars").damage == 0


# ---- Medusas ----


def test_medusas_that_retaliate_paralyse_and_have_no_penalty() -> None:
    f = Fight(
        ["neutral_boars b2", "castle_griffins d1"],
        ["neutral_medusas b3", "neutral_boars d5"],
        dice=[0, 0, -1],
        active="neutral_boars",
    ).choose("attack neutral_medusas")
    assert f.told("rolled")[1]["dice"] == [0]
    assert [event["unit"] for event in f.told("paralysed")] == ["neutral_boars"]


def test_medusas_that_attack_paralyse_nobody() -> None:
    f = Fight(
        ["castle_champions b2", "castle_griffins d1"],
        ["neutral_medusas b3", "neutral_boars d5"],
        active="neutral_medusas",
    ).choose("attack castle_champions")
    assert f.told("paralysed") == []


# ---- Minotaurs ----


@pytest.mark.parametrize(
    ("dice", "damage"),
    [((-1, 1), 3 + 1 - 1), ((-1, -1, 1), 3 - 1 - 1), ((0,), 3 - 1)],
)
def test_minotaurs_reroll_a_minus_once(dice: tuple[int, ...], damage: int) -> None:
    f = Fight(
        ["neutral_minotaurs b2", "castle_griffins d1"],
        ["dungeon_manticores b3", "neutral_boars d5"],
        dice=dice,
        active="neutral_minotaurs",
    ).choose("attack dungeon_manticores")
    assert f.told("hit")[0]["damage"] == damage


def test_minotaurs_that_retaliate_reroll_nothing() -> None:
    f = Fight(
        ["neutral_minotaurs b2", "castle_griffins d1"],
        ["neutral_boars b3", "neutral_boars d5"],
        dice=[0, -1, 1],
        active="neutral_boars",
    ).choose("attack neutral_minotaurs")
    assert f.told("hit")[1]["damage"] == 3 - 1


def test_opt_2_nothing_is_rerolled() -> None:
    f = Fight(
        ["neutral_minotaurs b2", "castle_griffins d1"],
        ["dungeon_manticores b3", "neutral_boars d5"],
        dice=[-1, 1],
        active="neutral_minotaurs",
        no_rerolls=True,
    ).choose("attack dungeon_manticores")
    assert f.told("hit")[0]["damage"] == 3 - 1 - 1


# ---- Mummies ----


@pytest.mark.parametrize("die", [-1, 1])
def test_the_own_die_of_mummies_adds_nothing(die: int) -> None:
    f = Fight(
        ["neutral_mummies b2", "castle_griffins d1"],
        ["dungeon_manticores b3", "neutral_boars d5"],
        dice=[die],
        active="neutral_mummies",
    ).choose("attack dungeon_manticores")
    assert f.told("rolled")[0]["dice"] == [die]
    assert f.told("hit")[0]["damage"] == 3 - 1


def test_it_counts_when_they_retaliate() -> None:
    f = Fight(
        ["neutral_mummies b2", "castle_griffins d1"],
        ["neutral_boars b3", "neutral_boars d5"],
        dice=[0, 1],
        active="neutral_boars",
    ).choose("attack neutral_mummies")
    assert f.told("hit")[1]["damage"] == 3 + 1


def test_the_die_of_whoever_attacks_mummies_is_set_to_minus() -> None:
    f = Fight(
        ["dungeon_manticores b2", "castle_griffins d1"],
        ["neutral_mummies b3", "neutral_boars d5"],
        dice=[1],
        active="dungeon_manticores",
    ).choose("attack neutral_mummies")
    assert f.told("hit")[0]["damage"] == 5 - 1 - 1


def test_h3_17_77_a_die_set_by_mummies_may_be_rerolled() -> None:
    f = Fight(
        ["castle_champions+ b1", "castle_griffins d1"],
        ["neutral_mummies b3", "neutral_boars d5"],
        dice=[1, 0],
        active="castle_champions",
    ).choose("attack neutral_mummies b2", "reroll ability 1")
    assert f.told("rerolled")[0]["dice"] == [0]
    assert not f.unit("neutral_mummies").alive


# ---- Nomads ----


def test_nomads_shift_the_hero_on_the_map() -> None:
    [ability] = KINDS["neutral_nomads"].few.kit.abilities
    assert (ability.text, ability.timing) == ("shifts-hero", When.MAP)


# ---- Sharpshooters and Zealots ----


@pytest.mark.parametrize(
    ("unit", "at", "target_at", "die"),
    [
        ("neutral_sharpshooters", "b2", "b3", 1),
        ("neutral_sharpshooters", "b1", "b5", 1),
        ("neutral_zealots", "b2", "b3", 1),
        ("neutral_zealots", "b1", "b5", -1),
    ],
)
def test_sharpshooters_have_no_penalty_and_zealots_none_against_adjacent_units(
    unit: str, at: str, target_at: str, die: int
) -> None:
    f = Fight(
        [f"{unit} {at}", "castle_griffins d1"],
        [f"dungeon_manticores {target_at}", "neutral_boars d5"],
        dice=[1, -1],
        active=unit,
    ).choose("attack dungeon_manticores")
    assert f.told("hit")[0]["damage"] == 3 + die - 1


@pytest.mark.parametrize(
    ("unit", "dice"), [("neutral_sharpshooters", [1, -1]), ("neutral_zealots", [1])]
)
def test_only_zealots_retaliate_without_a_penalty(unit: str, dice: list[int]) -> None:
    f = Fight(
        [f"{unit} b2", "castle_griffins d1"],
        ["neutral_boars b3", "neutral_boars d5"],
        dice=[0, 1, -1],
        active="neutral_boars",
    ).choose(f"attack {unit}")
    assert f.told("rolled")[1]["dice"] == dice


# ---- Vampires ----


@pytest.mark.parametrize(("before", "after"), [(3, 1), (1, 0)])
def test_vampires_are_not_struck_back_and_heal_2(before: int, after: int) -> None:
    f = Fight(
        ["neutral_vampires b2", "castle_griffins d1"],
        ["castle_champions b3", "neutral_boars d5"],
        damage={"neutral_vampires": before},
        active="neutral_vampires",
    ).choose("attack castle_champions")
    assert retaliations(f) == 0
    assert f.unit("neutral_vampires").damage == after


def test_vampires_that_retaliate_heal_nothing() -> None:
    f = Fight(
        ["neutral_boars b2", "castle_griffins d1"],
        ["neutral_vampires b3", "neutral_boars d5"],
        damage={"neutral_vampires": 1},
        active="neutral_boars",
    ).choose("attack neutral_vampires")
    assert retaliations(f) == 1
    assert f.unit("neutral_vampires").damage == 1 + 2
