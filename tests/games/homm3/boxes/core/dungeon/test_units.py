"""The units of the Dungeon."""

import pytest

from rulebound.games.homm3.combat.values import takes_from_card
from tests.games.homm3.fights import Fight


def retaliations(f: Fight) -> int:
    return sum(event["retaliation"] for event in f.told("attacks"))


# ---- Troglodytes ----


@pytest.mark.parametrize(("side", "paralysed"), [("+", False), ("", True)])
def test_only_a_pack_of_troglodytes_is_immune_to_paralysis(side: str, paralysed: bool) -> None:
    f = Fight(
        [f"dungeon_troglodytes{side} b2", "castle_griffins d1"],
        ["dungeon_medusas b3"],
        dice=[0, -1, -1, 0],
        active="dungeon_troglodytes",
    )
    f.choose("attack dungeon_medusas")
    assert [roll["purpose"] for roll in f.told("rolled")] == ["attack", "attack", "paralyse"]
    assert f.unit("dungeon_troglodytes").damage == 1
    assert bool(f.told("paralysed")) is paralysed


# ---- Harpies ----


def harpies_attack(side: str, option: str) -> Fight:
    at = "b1" if option.endswith("b3") else "b3"
    return Fight(
        [f"dungeon_harpies{side} {at}", "castle_griffins d1"],
        ["neutral_boars b4", "neutral_boars d5"],
        active="dungeon_harpies",
    ).choose(option)


def test_few_harpies_fly_back_after_the_retaliation() -> None:
    f = harpies_attack("", "attack neutral_boars b3")
    assert retaliations(f) == 1
    f.choose("return")
    assert f.unit("dungeon_harpies").space == "b1"
    assert f.unit("dungeon_harpies").damage == 2


def test_a_pack_of_harpies_is_not_struck_back_and_flies_back() -> None:
    f = harpies_attack("+", "attack neutral_boars b3").choose("return")
    assert f.unit("dungeon_harpies").space == "b1"
    assert retaliations(f) == 0


def test_harpies_may_stay() -> None:
    f = harpies_attack("+", "attack neutral_boars b3").choose("decline")
    assert f.unit("dungeon_harpies").space == "b3"


def test_harpies_that_did_not_move_are_not_asked() -> None:
    assert harpies_attack("+", "attack neutral_boars").ask() != "return"


# ---- Evil Eyes ----


@pytest.mark.parametrize(("side", "damage"), [("+", 3 + 1), ("", 3 - 1)])
def test_only_a_pack_of_evil_eyes_has_no_penalty_against_adjacent_units(
    side: str, damage: int
) -> None:
    f = Fight(
        [f"dungeon_evil_eyes{side} b2", "castle_griffins d1"],
        ["neutral_boars b3", "neutral_boars d5"],
        dice=[1, -1],
        active="dungeon_evil_eyes",
    )
    f.choose("attack neutral_boars")
    assert f.told("hit")[0]["damage"] == damage


# ---- Medusas ----


def medusas_attacked(side: str, *dice: int) -> Fight:
    return Fight(
        [f"dungeon_medusas{side} b2", "castle_griffins d1"],
        ["dungeon_manticores b3", "neutral_boars d5"],
        dice=dice,
        active="dungeon_manticores",
    ).choose("attack dungeon_medusas")


@pytest.mark.parametrize(("roll", "paralysed"), [(0, True), (1, False), (-1, False)])
def test_few_medusas_paralyse_on_a_roll_of_their_own(roll: int, paralysed: bool) -> None:
    f = medusas_attacked("", -1, 0, 0, roll)
    assert retaliations(f) == 1
    assert bool(f.told("paralysed")) is paralysed


def test_a_pack_of_medusas_paralyses_without_a_roll_and_has_no_penalty() -> None:
    f = medusas_attacked("+", -1, 1)
    assert [event["unit"] for event in f.told("paralysed")] == ["dungeon_manticores"]
    assert [roll["dice"] for roll in f.told("rolled")] == [[-1], [1]]


def test_medusas_do_not_paralyse_when_they_attack() -> None:
    f = Fight(
        ["dungeon_medusas+ b2", "castle_griffins d1"],
        ["dungeon_manticores b3", "neutral_boars d5"],
        active="dungeon_medusas",
    )
    f.choose("attack dungeon_manticores")
    assert f.told("paralysed") == []


def test_h3_10_61_a_cancelled_retaliation_paralyses_nobody() -> None:
    f = Fight(
        ["dungeon_medusas+ b2", "castle_griffins d1"],
        ["necropolis_skeletons b3", "castle_archangels+ d5"],
        active="necropolis_skeletons",
    )
    f.choose("attack dungeon_medusas", "save castle_archangels")
    assert f.unit("necropolis_skeletons").alive
    assert f.told("paralysed") == []


# ---- Minotaurs ----


@pytest.mark.parametrize("side", ["", "+"])
@pytest.mark.parametrize(("die", "hand"), [(-1, ["attack"]), (0, []), (1, [])])
def test_minotaurs_draw_a_card_on_minus(side: str, die: int, hand: list[str]) -> None:
    f = Fight(
        [f"dungeon_minotaurs{side} b2"],
        ["dungeon_manticores b3", "neutral_boars d5"],
        dice=[die],
        active="dungeon_minotaurs",
        players=({"deck": ("power", "attack")}, {}),
    )
    f.choose("attack dungeon_manticores")
    assert f.hand(0) == hand


def test_minotaurs_draw_nothing_when_they_retaliate() -> None:
    f = Fight(
        ["dungeon_minotaurs b2"],
        ["neutral_boars b3", "neutral_boars d5"],
        dice=[0, -1],
        active="neutral_boars",
        players=({"deck": ("power", "attack")}, {}),
    )
    f.choose("attack dungeon_minotaurs")
    assert f.told("rolled")[1]["dice"] == [-1]
    assert f.hand(0) == []


def test_minotaurs_draw_although_the_attack_is_cancelled() -> None:
    f = Fight(
        ["dungeon_minotaurs b2"],
        ["necropolis_skeletons b3", "castle_archangels+ d5"],
        dice=[-1],
        active="dungeon_minotaurs",
        players=({"deck": ("power", "attack")}, {}),
    )
    f.choose("attack necropolis_skeletons", "save castle_archangels")
    assert f.hand(0) == ["attack"]


def test_h3_10_6_minotaurs_draw_nothing_without_a_hero() -> None:
    f = Fight(
        ["dungeon_minotaurs b2"],
        ["dungeon_manticores b3", "neutral_boars d5"],
        dice=[-1],
        active="dungeon_minotaurs",
        players=({"deck": ("power", "attack")}, {}),
        hero=False,
    )
    f.choose("attack dungeon_manticores")
    assert f.hand(0) == []


# ---- Manticores ----


@pytest.mark.parametrize(("side", "damage"), [("+", 5), ("", 3)])
def test_a_pack_of_manticores_ignores_the_printed_defense(side: str, damage: int) -> None:
    f = Fight(
        [f"dungeon_manticores{side} b2"],
        ["castle_champions b3", "neutral_boars d5"],
        active="dungeon_manticores",
    )
    f.choose("attack castle_champions")
    assert f.told("hit")[0]["damage"] == damage


def test_manticores_do_not_ignore_the_defense_of_cards() -> None:
    f = Fight(
        ["dungeon_manticores+ b2"],
        ["castle_champions b3", "neutral_boars d5"],
        hands=([], ["defense"]),
        active="dungeon_manticores",
    )
    f.choose("attack castle_champions", "play defense basic")
    assert f.told("hit")[0]["damage"] == 5 - 1


def test_manticores_that_retaliate_do_not_ignore_defense() -> None:
    f = Fight(
        ["dungeon_manticores+ b2"],
        ["castle_champions b3", "neutral_boars d5"],
        active="castle_champions",
    )
    f.choose("attack dungeon_manticores")
    assert f.told("hit")[1]["damage"] == 5 - 2


@pytest.mark.parametrize("side", ["", "+"])
def test_manticores_of_2024_poison_their_target(side: str) -> None:
    f = Fight(
        [f"dungeon_manticores_alt{side} b2"],
        ["castle_champions b3", "neutral_boars d5"],
        active="dungeon_manticores_alt",
    )
    f.unit("castle_champions").activated = False
    f.choose("attack castle_champions")
    champions = f.unit("castle_champions")
    assert f.told("activates")[-1]["unit"] == "castle_champions"
    assert (champions.damage, champions.poison) == (4 - 2 + 1, 0)
    assert [hurt["source"] for hurt in f.told("hurt")].count("poison") == 1


@pytest.mark.parametrize(("side", "poison"), [("", 0), ("+", 1)])
def test_only_a_pack_of_them_poisons_when_it_retaliates(side: str, poison: int) -> None:
    f = Fight(
        [f"dungeon_manticores_alt{side} b2"],
        ["castle_champions b3", "neutral_boars d5"],
        active="castle_champions",
    )
    f.choose("attack dungeon_manticores_alt")
    assert retaliations(f) == 1
    assert sum(event["count"] for event in f.told("poisoned")) == poison


# ---- Black Dragons ----


def arrow_against_dragons(side: str) -> Fight:
    return Fight(
        ["castle_crusaders b2"],
        [f"dungeon_black_dragons{side} b4", "neutral_boars d5"],
        hands=(["magic_arrow", "power", "power"], []),
        active="castle_crusaders",
    )


def test_few_black_dragons_take_2_less_damage_from_spells() -> None:
    f = arrow_against_dragons("").choose("play power basic", "play power basic")
    f.choose("play magic_arrow cast-3", "target dungeon_black_dragons")
    assert f.unit("dungeon_black_dragons").damage == 3 - 2


def test_the_damage_of_a_spell_never_falls_below_zero() -> None:
    f = arrow_against_dragons("")
    f.choose("play magic_arrow cast-1", "target dungeon_black_dragons")
    assert f.unit("dungeon_black_dragons").damage == 0


def test_no_spell_can_be_aimed_at_a_pack_of_black_dragons() -> None:
    f = arrow_against_dragons("+").choose("play magic_arrow cast-1")
    assert "target neutral_boars" in f.options()
    assert "target dungeon_black_dragons" not in f.options()


def test_nor_a_spell_of_their_own_side() -> None:
    f = Fight(
        ["dungeon_black_dragons+ b2", "castle_crusaders d1"],
        ["neutral_boars d5"],
        hands=(["haste"], []),
        active="castle_crusaders",
    )
    f.choose("play haste cast-1")
    assert "target castle_crusaders" in f.options()
    assert "target dungeon_black_dragons" not in f.options()


@pytest.mark.parametrize(("side", "damage"), [("+", 0), ("", 3)])
def test_specialties_do_not_damage_a_pack_of_black_dragons(side: str, damage: int) -> None:
    f = arrow_against_dragons(side)
    dragons = f.unit("dungeon_black_dragons")
    assert takes_from_card(f.s, dragons, 3, "specialty", "", "") == damage
