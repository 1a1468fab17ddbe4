"""The units of the Castle."""

import pytest

from rulebound.games.homm3.combat.attack import savers
from rulebound.games.homm3.model.kinds import KINDS, When
from tests.games.homm3.fights import Fight


def retaliations(f: Fight) -> int:
    return sum(event["retaliation"] for event in f.told("attacks"))


# ---- Halberdiers ----


def halberdiers_attacked(few_or_pack: str, die: int) -> Fight:
    f = Fight(
        [f"castle_halberdiers{few_or_pack} b2", "castle_griffins d1"],
        ["neutral_boars b3"],
        hands=(["power"], []),
        dice=[die],
        active="neutral_boars",
    )
    return f.choose("attack castle_halberdiers")


def test_h3_17_71_halberdiers_discard_a_card_and_the_die_adds_nothing() -> None:
    f = halberdiers_attacked("+", 1).choose("discard power")
    assert f.unit("castle_halberdiers").damage == 1
    assert f.discard(0) == ["power"]
    assert f.told("rolled")[0]["dice"] == [1]


def test_halberdiers_need_not_discard() -> None:
    f = halberdiers_attacked("+", 1).choose("decline")
    assert not f.unit("castle_halberdiers").pack
    assert f.hand(0) == ["power"]


def test_few_halberdiers_cannot_parry() -> None:
    f = halberdiers_attacked("", 0)
    assert f.ask() != "parry"
    assert f.unit("castle_halberdiers").damage == 1


# ---- Marksmen ----


def marksmen_shoot(at: str, target_at: str, *, hand: tuple[str, ...] = ()) -> Fight:
    return Fight(
        [f"castle_marksmen+ {at}", "castle_griffins d1"],
        [f"dungeon_manticores {target_at}", "neutral_boars d5"],
        hands=(hand, ()),
        active="castle_marksmen",
    ).choose("attack dungeon_manticores")


def test_marksmen_shoot_twice_at_a_target_that_is_not_adjacent() -> None:
    f = marksmen_shoot("b1", "b4")
    assert [hit["damage"] for hit in f.told("hit")] == [1, 1]


def test_h3_10_53_a_bonus_counts_for_the_first_shot_only() -> None:
    f = marksmen_shoot("b1", "b4", hand=("attack",)).choose("play attack basic")
    assert [hit["damage"] for hit in f.told("hit")] == [2, 1]


def test_marksmen_attack_an_adjacent_target_once() -> None:
    f = marksmen_shoot("b3", "b4")
    assert [hit["unit"] for hit in f.told("hit")] == ["castle_marksmen", "dungeon_manticores"]


# ---- Griffins ----


@pytest.mark.parametrize(("unit", "times"), [("castle_griffins", 2), ("castle_crusaders", 1)])
def test_griffins_retaliate_against_every_attack(unit: str, times: int) -> None:
    f = Fight(
        [f"{unit}+ b2", "castle_archangels d1"],
        ["neutral_boars b3", "neutral_boars a2", "neutral_boars d5"],
        active="neutral_boars",
    )
    f.unit("neutral_boars.2").activated = False
    f.choose(f"attack {unit}", f"attack {unit}")
    assert retaliations(f) == times


# ---- Crusaders ----


def test_crusaders_may_reroll_every_zero() -> None:
    f = Fight(
        ["castle_crusaders+ b2"],
        ["dungeon_manticores b3"],
        dice=[0, 0, 1],
        active="castle_crusaders",
    )
    f.choose("attack dungeon_manticores", "reroll ability 1", "reroll ability 1")
    assert f.told("hit")[0]["damage"] == 4 + 1 - 1


@pytest.mark.parametrize("die", [-1, 1])
def test_crusaders_reroll_nothing_but_zeros(die: int) -> None:
    f = Fight(
        ["castle_crusaders+ b2"],
        ["dungeon_manticores b3"],
        dice=[die],
        active="castle_crusaders",
    )
    f.choose("attack dungeon_manticores")
    assert f.told("hit")[0]["damage"] == 4 + die - 1


def test_crusaders_do_not_reroll_when_they_retaliate() -> None:
    f = Fight(
        ["castle_crusaders+ b2", "castle_griffins d1"],
        ["neutral_boars b3"],
        dice=[0, 0],
        active="neutral_boars",
    )
    f.choose("attack castle_crusaders")
    assert retaliations(f) == 1
    assert f.ask() != "reroll"


# ---- Zealots ----


@pytest.mark.parametrize(("side", "damage"), [("+", 4 + 1), ("", 3 - 1)])
def test_only_a_pack_of_zealots_has_no_penalty_against_adjacent_units(
    side: str, damage: int
) -> None:
    f = Fight(
        [f"castle_zealots{side} b2", "castle_griffins d1"],
        ["neutral_boars b3", "neutral_boars d5"],
        dice=[1, -1],
        active="castle_zealots",
    )
    f.choose("attack neutral_boars")
    assert f.told("hit")[0]["damage"] == damage


def test_zealots_have_the_penalty_from_backline_to_backline() -> None:
    f = Fight(
        ["castle_zealots+ b1", "castle_griffins d1"],
        ["neutral_boars b5", "neutral_boars d5"],
        dice=[1, -1],
        active="castle_zealots",
    )
    f.choose("attack neutral_boars")
    assert f.told("rolled")[0]["dice"] == [1, -1]
    assert f.told("hit")[0]["damage"] == 4 - 1


# ---- Champions ----


def champions_attack(at: str, option: str) -> Fight:
    return Fight(
        [f"castle_champions+ {at}"],
        ["neutral_crystal_dragons b4", "neutral_boars d5"],
        dice=[-1, 1],
        active="castle_champions",
    ).choose(option)


def test_champions_reroll_a_die_after_moving() -> None:
    f = champions_attack("b1", "attack neutral_crystal_dragons b3").choose("reroll ability 1")
    assert f.told("hit")[0]["damage"] == 6 + 1 - 3


def test_champions_reroll_only_once() -> None:
    f = champions_attack("b1", "attack neutral_crystal_dragons b3").choose("reroll ability 1")
    assert f.ask() != "reroll"


def test_champions_do_not_reroll_without_moving() -> None:
    f = champions_attack("b3", "attack neutral_crystal_dragons")
    assert f.told("hit")[0]["damage"] == 6 - 1 - 3


def test_champions_few_are_cheaper_to_reinforce_at_stables() -> None:
    [ability] = KINDS["castle_champions"].few.kit.abilities
    assert (ability.text, ability.timing, ability.args) == (
        "cheaper-at-stables",
        When.MAP,
        (("count", 6),),
    )


# ---- Archangels ----


@pytest.mark.parametrize(("side", "hand"), [("", ["attack"]), ("+", [])])
def test_few_archangels_draw_a_card_as_the_combat_starts(side: str, hand: list[str]) -> None:
    f = Fight(
        [f"castle_archangels{side} b2"],
        ["neutral_boars b4"],
        players=({"deck": ("power", "attack")}, {}),
        start=True,
    )
    assert f.hand(0) == hand


def test_h3_10_6_few_archangels_draw_nothing_without_a_hero() -> None:
    f = Fight(
        ["castle_archangels b2"],
        ["neutral_boars b4"],
        players=({"deck": ("power", "attack")}, {}),
        hero=False,
        start=True,
    )
    assert f.hand(0) == []


def archangels_watch(victim: str, *attackers: str, damage: int = 0) -> Fight:
    return Fight(
        ["castle_archangels+ d1", f"{victim} b2"],
        [*attackers, "neutral_boars d5"],
        damage={victim.removesuffix("+"): damage},
        active=attackers[0].partition(" ")[0],
    ).choose(f"attack {victim.removesuffix('+')}")


def test_h3_10_61_archangels_cancel_an_attack_that_would_defeat_another_unit() -> None:
    f = archangels_watch("castle_halberdiers", "dungeon_manticores b3")
    assert f.ask() == "lethal"
    f.choose("save castle_archangels")
    assert f.unit("castle_halberdiers").damage == 0
    assert retaliations(f) == 0


def test_archangels_need_not_save_anybody() -> None:
    f = archangels_watch("castle_halberdiers", "dungeon_manticores b3").choose("pass")
    assert not f.unit("castle_halberdiers").alive


def test_archangels_save_once_a_combat() -> None:
    f = Fight(
        ["castle_archangels+ d1", "castle_halberdiers b2"],
        ["dungeon_manticores b3", "dungeon_manticores a2", "neutral_boars d5"],
        active="dungeon_manticores",
    )
    f.unit("dungeon_manticores.2").activated = False
    f.choose("attack castle_halberdiers", "save castle_archangels", "attack castle_halberdiers")
    assert not f.unit("castle_halberdiers").alive


def test_h3_17_70_archangels_do_not_save_a_pack_that_only_flips() -> None:
    f = archangels_watch("castle_halberdiers+", "neutral_boars b3", damage=1)
    assert not f.unit("castle_halberdiers").pack
    assert not f.unit("castle_archangels").used


def test_archangels_do_not_save_themselves() -> None:
    f = Fight(["castle_archangels+ b2", "castle_griffins d1"], ["neutral_boars b3"])
    angels, griffins = f.unit("castle_archangels"), f.unit("castle_griffins")
    assert savers(f.s, griffins) == [angels]
    assert savers(f.s, angels) == []


def test_h3_10_61_marksmen_shoot_again_after_a_cancelled_shot() -> None:
    f = Fight(
        ["castle_marksmen+ b1", "castle_griffins d1"],
        ["necropolis_skeletons b4", "castle_archangels+ d5"],
        damage={"necropolis_skeletons": 1},
        active="castle_marksmen",
    ).choose("attack necropolis_skeletons", "save castle_archangels")
    assert len(f.told("attacks")) == 2
    assert not f.unit("necropolis_skeletons").alive
