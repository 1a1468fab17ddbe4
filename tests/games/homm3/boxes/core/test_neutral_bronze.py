"""Bronze neutral units."""

import pytest

from rulebound.games.homm3.model.kinds import KINDS, When
from rulebound.games.homm3.model.players import Troop
from tests.games.homm3.fights import Fight


def retaliations(f: Fight) -> int:
    return sum(event["retaliation"] for event in f.told("attacks"))


def map_abilities(kind: str) -> list[tuple[str, tuple[tuple[str, int], ...]]]:
    return [(a.text, a.args) for a in KINDS[kind].few.kit.abilities if a.timing == When.MAP]


# ---- Evil Eyes ----


def test_evil_eyes_have_no_penalty_against_adjacent_units() -> None:
    f = Fight(
        ["neutral_evil_eyes b2", "castle_griffins d1"],
        ["neutral_boars b3", "neutral_boars d5"],
        dice=[1, -1],
        active="neutral_evil_eyes",
    ).choose("attack neutral_boars")
    assert f.told("hit")[0]["damage"] == 2 + 1


def test_evil_eyes_have_the_penalty_from_backline_to_backline() -> None:
    f = Fight(
        ["neutral_evil_eyes b1", "castle_griffins d1"],
        ["neutral_boars b5", "neutral_boars d5"],
        dice=[1, -1],
        active="neutral_evil_eyes",
    ).choose("attack neutral_boars")
    assert f.told("hit")[0]["damage"] == 2 - 1


# ---- Griffins ----


@pytest.mark.parametrize(("unit", "times"), [("neutral_griffins", 2), ("neutral_crusaders", 1)])
def test_griffins_retaliate_against_every_attack(unit: str, times: int) -> None:
    f = Fight(
        [f"{unit} b2", "castle_archangels d1"],
        ["neutral_peasants b3", "neutral_peasants a2", "neutral_boars d5"],
        dice=[-1, -1, -1, -1],
        active="neutral_peasants",
    )
    f.unit("neutral_peasants.2").activated = False
    f.choose(f"attack {unit}", f"attack {unit}")
    assert retaliations(f) == times


# ---- Halberdiers ----


def attack_beside_halberdiers(target: str, at: str, *dice: int) -> Fight:
    return Fight(
        ["castle_champions b2", "castle_griffins d1"],
        ["neutral_halberdiers a3", f"{target} {at}", "neutral_boars d5"],
        dice=dice,
        active="castle_champions",
    )


@pytest.mark.parametrize(("roll", "damage"), [(1, 5 - 1 - 1), (0, 5 - 1), (-1, 5 - 1)])
def test_friends_beside_halberdiers_count_as_having_a_defense_token(roll: int, damage: int) -> None:
    f = attack_beside_halberdiers("dungeon_manticores", "b3", 0, roll)
    f.choose("attack dungeon_manticores")
    assert [r["purpose"] for r in f.told("rolled")][:2] == ["attack", "defend"]
    assert f.told("hit")[0]["damage"] == damage


def test_friends_elsewhere_have_none() -> None:
    f = attack_beside_halberdiers("dungeon_manticores", "c2").choose("attack dungeon_manticores")
    assert "defend" not in [r["purpose"] for r in f.told("rolled")]


def test_nor_have_the_halberdiers_themselves() -> None:
    f = attack_beside_halberdiers("dungeon_manticores", "b3")
    f.choose("attack neutral_halberdiers a2")
    assert f.told("rolled")[0]["purpose"] == "attack"
    assert "defend" not in [r["purpose"] for r in f.told("rolled")]


def test_nor_have_enemies_beside_them() -> None:
    f = Fight(
        ["castle_champions b2", "castle_griffins d1"],
        ["neutral_halberdiers a2", "neutral_boars b3", "neutral_boars d5"],
        active="neutral_boars",
    ).choose("attack castle_champions")
    assert "defend" not in [r["purpose"] for r in f.told("rolled")]


# ---- Halflings ----


@pytest.mark.parametrize(("at", "target_at"), [("b2", "b3"), ("b1", "b5"), ("b1", "b3")])
def test_halflings_keep_the_higher_of_two_dice_and_have_no_penalty(at: str, target_at: str) -> None:
    f = Fight(
        [f"neutral_halflings {at}", "castle_griffins d1"],
        [f"neutral_boars {target_at}", "neutral_boars d5"],
        dice=[-1, 1],
        active="neutral_halflings",
    ).choose("attack neutral_boars")
    assert f.told("hit")[0]["damage"] == 2 + 1


def test_halflings_that_retaliate_have_the_penalty() -> None:
    f = Fight(
        ["neutral_halflings b2", "castle_griffins d1"],
        ["neutral_boars b3", "neutral_boars d5"],
        dice=[0, -1, 1],
        active="neutral_boars",
    ).choose("attack neutral_halflings")
    assert f.told("hit")[1]["damage"] == 2 - 1


# ---- Harpies ----


def harpies_attack(answer: str) -> Fight:
    return Fight(
        ["neutral_harpies b1", "castle_griffins d1"],
        ["neutral_crusaders b4", "neutral_boars d5"],
        active="neutral_harpies",
    ).choose("attack neutral_crusaders b3", answer)


def test_harpies_are_not_struck_back_and_fly_back() -> None:
    f = harpies_attack("return")
    assert f.unit("neutral_harpies").space == "b1"
    assert retaliations(f) == 0


def test_harpies_may_stay() -> None:
    assert harpies_attack("decline").unit("neutral_harpies").space == "b3"


def test_h3_10_117_harpies_of_the_ai_fly_back_unasked() -> None:
    f = Fight(
        ["castle_champions b2"],
        ["neutral_harpies b5"],
        guards=1,
        active="neutral_harpies",
    )
    assert [(m["from"], m["to"]) for m in f.told("moves")] == [("b5", "b3"), ("b3", "b5")]
    assert f.unit("castle_champions").damage == 0
    assert retaliations(f) == 0


# ---- Marksmen ----


@pytest.mark.parametrize(("at", "shots"), [("b1", 2), ("b3", 1)])
def test_marksmen_shoot_twice_unless_the_target_is_adjacent(at: str, shots: int) -> None:
    f = Fight(
        [f"neutral_marksmen {at}", "castle_griffins d1"],
        ["dungeon_manticores b4", "neutral_boars d5"],
        active="neutral_marksmen",
    ).choose("attack dungeon_manticores")
    mine = [hit for hit in f.told("hit") if hit["unit"] == "neutral_marksmen"]
    assert len(mine) == shots


# ---- Peasants and Rogues ----


def test_peasants_earn_gold_and_rogues_spy_on_the_map() -> None:
    assert map_abilities("neutral_peasants") == [("earns-gold", (("count", 3),))]
    assert map_abilities("neutral_rogues") == [("spies", ())]


# ---- Skeletons ----


def skeletons_fall(faction: str, *units: str, guards: int = 0) -> Fight:
    return Fight(
        ["castle_champions b2", *units],
        ["neutral_skeletons b3", "neutral_boars d5"],
        factions=(faction, "castle"),
        guards=guards,
        active="castle_champions",
    ).choose("attack neutral_skeletons")


def test_a_necropolis_player_who_defeats_skeletons_reinforces_a_bronze_unit() -> None:
    f = skeletons_fall("necropolis", "necropolis_zombies a1")
    assert f.unit("necropolis_zombies").pack


def test_the_player_chooses_which_one() -> None:
    f = skeletons_fall("necropolis", "necropolis_zombies a1", "necropolis_wraiths c1")
    assert f.options() == ["reinforce necropolis_zombies", "reinforce necropolis_wraiths"]
    f.choose("reinforce necropolis_wraiths")
    assert f.unit("necropolis_wraiths").pack
    assert not f.unit("necropolis_zombies").pack


def test_skeletons_do_not_reinforce_packs_nor_silver_nor_neutral_units() -> None:
    f = skeletons_fall(
        "necropolis", "necropolis_zombies+ a1", "necropolis_liches c1", "neutral_boars d1"
    )
    assert f.told("reinforced") == []


def test_a_unit_that_was_kept_back_can_be_reinforced() -> None:
    f = Fight(
        ["castle_champions b2"],
        ["neutral_skeletons b3", "neutral_boars d5"],
        factions=("necropolis", "castle"),
        active="castle_champions",
    )
    f.b.kept_back[0] = (Troop("necropolis_liches"), Troop("necropolis_zombies"))
    f.choose("attack neutral_skeletons")
    assert f.b.kept_back[0] == (Troop("necropolis_liches"), Troop("necropolis_zombies", True))


def test_other_factions_reinforce_nothing() -> None:
    f = skeletons_fall("castle", "necropolis_zombies a1")
    assert not f.unit("neutral_skeletons").alive
    assert not f.unit("necropolis_zombies").pack


def test_nor_does_a_player_who_defeats_their_own_skeletons() -> None:
    f = Fight(
        ["necropolis_liches+ b1", "neutral_skeletons a3", "necropolis_zombies a1"],
        ["castle_champions b3", "neutral_boars d5"],
        factions=("necropolis", "castle"),
        damage={"neutral_skeletons": 2},
        active="necropolis_liches",
    ).choose("attack castle_champions")
    assert not f.unit("neutral_skeletons").alive
    assert not f.unit("necropolis_zombies").pack


# ---- Troglodytes ----


@pytest.mark.parametrize(("unit", "times"), [("neutral_troglodytes", 0), ("neutral_boars", 1)])
def test_troglodytes_are_immune_to_paralysis(unit: str, times: int) -> None:
    f = Fight(
        [f"{unit} b2", "castle_griffins d1"],
        ["neutral_medusas b3", "neutral_peasants d5"],
        dice=[0, -1],
        active=unit,
    ).choose("attack neutral_medusas")
    assert retaliations(f) == 1
    assert f.unit(unit).alive
    assert len(f.told("paralysed")) == times


# ---- Wraiths ----


@pytest.mark.parametrize(("before", "after"), [(3, 1), (1, 0), (0, 0)])
def test_wraiths_heal_2_damage_when_they_activate(before: int, after: int) -> None:
    f = Fight(
        ["neutral_wraiths b2"],
        ["neutral_boars d5"],
        hands=([], ["power"]),
        damage={"neutral_wraiths": before},
        active="neutral_wraiths",
    )
    assert f.unit("neutral_wraiths").damage == after
    assert f.hand(1) == ["power"]


# ---- Zombies ----


@pytest.mark.parametrize(("die", "damage"), [(-1, 4), (0, 5 - 1), (1, 6 - 1)])
def test_zombies_have_more_defense_against_zero_and_plus(die: int, damage: int) -> None:
    f = Fight(
        ["dungeon_manticores b2"],
        ["neutral_zombies b3", "neutral_boars d5"],
        dice=[die],
        active="dungeon_manticores",
    ).choose("attack neutral_zombies")
    assert f.told("hit")[0]["damage"] == damage
