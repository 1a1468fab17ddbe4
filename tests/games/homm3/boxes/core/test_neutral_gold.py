"""Gold neutral units."""

import pytest

from rulebound.games.homm3.model.kinds import NO_KIT
from tests.games.homm3.fights import Fight


def retaliations(f: Fight) -> int:
    return sum(event["retaliation"] for event in f.told("attacks"))


def damages(f: Fight) -> list[tuple[str, int]]:
    return [(hit["target"], hit["damage"]) for hit in f.told("hit")]


# ---- Archangels ----


@pytest.mark.parametrize(
    ("target", "more"), [("inferno_arch_devils", 2), ("neutral_black_dragons", 0)]
)
def test_archangels_have_2_more_attack_against_arch_devils(target: str, more: int) -> None:
    f = Fight(
        ["neutral_archangels b2", "castle_griffins d1"],
        [f"{target} b3", "neutral_boars d5"],
        active="neutral_archangels",
    ).choose(f"attack {target}")
    assert f.told("hit")[0]["attack"] == 5 + more


def test_archangels_that_retaliate_do_not() -> None:
    f = Fight(
        ["neutral_archangels b2", "castle_griffins d1"],
        ["inferno_arch_devils b3", "neutral_boars d5"],
        active="inferno_arch_devils",
    )
    f.unit("inferno_arch_devils").kit = NO_KIT  # else nobody strikes back at them
    f.choose("attack neutral_archangels")
    assert f.told("hit")[1]["attack"] == 5


# ---- Black Dragons ----


def test_black_dragons_also_attack_whoever_stands_behind_the_target() -> None:
    f = Fight(
        ["neutral_black_dragons b2", "castle_griffins d1"],
        ["castle_champions b3", "neutral_boars b4", "neutral_boars c3"],
        active="neutral_black_dragons",
    ).choose("attack castle_champions")
    assert damages(f) == [
        ("castle_champions", 5 - 2),
        ("neutral_boars", 2),
        ("neutral_black_dragons", 5 - 2),
    ]


def test_black_dragons_hit_a_friend_behind_the_target() -> None:
    f = Fight(
        ["neutral_black_dragons b2", "castle_griffins b4"],
        ["castle_champions b3", "neutral_boars d5"],
        active="neutral_black_dragons",
    ).choose("attack castle_champions")
    assert f.unit("castle_griffins").damage == 2
    assert retaliations(f) == 1


def test_the_second_attack_follows_although_the_first_target_falls() -> None:
    f = Fight(
        ["neutral_black_dragons b2", "castle_griffins d1"],
        ["neutral_peasants b3", "neutral_boars b4"],
        active="neutral_black_dragons",
    ).choose("attack neutral_peasants")
    assert f.unit("neutral_boars").damage == 2


def test_black_dragons_attack_nobody_round_the_corner_or_beyond_the_edge() -> None:
    f = Fight(
        ["neutral_black_dragons b4", "castle_griffins d1"],
        ["castle_champions b5", "neutral_boars c5"],
        active="neutral_black_dragons",
    ).choose("attack castle_champions")
    assert damages(f)[0] == ("castle_champions", 5 - 2)
    assert f.unit("neutral_boars").damage == 0


def test_black_dragons_that_retaliate_hit_one_unit() -> None:
    f = Fight(
        ["neutral_black_dragons b2", "castle_griffins d1"],
        ["castle_champions b3", "neutral_boars b4"],
        active="castle_champions",
    ).choose("attack neutral_black_dragons")
    assert retaliations(f) == 1
    assert f.unit("neutral_boars").damage == 0


# ---- Champions ----


def champions_attack(*dice: int) -> Fight:
    return Fight(
        ["neutral_champions b2", "castle_griffins d1"],
        ["neutral_crystal_dragons b3", "neutral_boars d5"],
        dice=dice,
        active="neutral_champions",
    ).choose("attack neutral_crystal_dragons")


def test_champions_add_up_two_dice() -> None:
    assert champions_attack(1, 1).told("hit")[0]["damage"] == 4 + 2 - 3


def test_champions_reroll_every_minus_until_it_is_something_else() -> None:
    f = champions_attack(-1, 1, -1, -1, 0)
    assert f.told("rerolled")[0]["dice"] == [0, 1]
    assert f.told("hit")[0]["damage"] == 4 + 1 - 3


def test_champions_that_retaliate_roll_one_die_and_reroll_its_minus() -> None:
    f = Fight(
        ["neutral_champions b2", "castle_griffins d1"],
        ["neutral_boars b3", "neutral_boars d5"],
        dice=[0, -1, 1],
        active="neutral_boars",
    ).choose("attack neutral_champions")
    assert f.told("rolled")[1]["dice"] == [-1]
    assert f.told("hit")[1]["damage"] == 4 + 1


def test_a_minus_that_comes_of_another_reroll_is_rolled_again_too() -> None:
    f = Fight(
        ["neutral_champions b2", "castle_griffins d1"],
        ["neutral_crystal_dragons b3", "neutral_boars d5"],
        dice=[0, 0, -1, 1],
        players=({"morale": 1}, {}),
        active="neutral_champions",
    ).choose("attack neutral_crystal_dragons", "reroll morale 1")
    assert f.told("hit")[0]["damage"] == 4 + 1 - 3


# ---- Golems ----


@pytest.mark.parametrize(
    ("golems", "damage"), [("neutral_gold_golems", 3 - 2), ("neutral_diamond_golems", 0)]
)
def test_golems_take_less_damage_from_spells(golems: str, damage: int) -> None:
    f = Fight(
        ["castle_crusaders b2"],
        [f"{golems} b4", "neutral_boars d5"],
        hands=(["magic_arrow", "power", "power"], []),
        active="castle_crusaders",
    )
    f.choose("play power basic", "play power basic", "play magic_arrow cast-3", f"target {golems}")
    assert f.unit(golems).damage == damage


@pytest.mark.parametrize("golems", ["neutral_gold_golems", "neutral_diamond_golems"])
def test_golems_take_the_damage_of_attacks_in_full(golems: str) -> None:
    f = Fight(
        ["castle_champions b2", "castle_griffins d1"],
        [f"{golems} b3", "neutral_boars d5"],
        active="castle_champions",
    ).choose(f"attack {golems}")
    assert f.unit(golems).damage == 5 - 2


# ---- Dread Knights ----


@pytest.mark.parametrize(
    ("attacker", "target", "defense"),
    [
        ("neutral_dread_knights", "castle_champions", 1 + 1),
        ("castle_champions", "neutral_dread_knights", 1),
    ],
)
def test_dread_knights_have_more_defense_against_retaliation_only(
    attacker: str, target: str, defense: int
) -> None:
    f = Fight(
        ["neutral_dread_knights b2", "castle_griffins d1"],
        ["castle_champions b3", "neutral_boars d5"],
        active=attacker,
    ).choose(f"attack {target}")
    [hit] = [hit for hit in f.told("hit") if hit["target"] == "neutral_dread_knights"]
    assert hit["defense"] == defense


# ---- Enchanters ----


def enchanters_activate(damage: dict[str, int]) -> Fight:
    return Fight(
        ["neutral_enchanters b1", "castle_griffins d1", "castle_crusaders a2"],
        ["castle_champions b4", "neutral_boars d5"],
        damage=damage,
        active="neutral_enchanters",
    )


def test_enchanters_heal_a_friend() -> None:
    f = enchanters_activate({"castle_griffins": 3}).choose("attack castle_champions")
    assert f.unit("castle_griffins").damage == 1
    assert f.told("hit")[0]["attack"] == 4


def test_they_choose_among_damaged_friends() -> None:
    f = enchanters_activate({"castle_griffins": 3, "castle_crusaders": 1})
    assert f.options() == ["target castle_griffins", "target castle_crusaders"]
    f.choose("target castle_crusaders")
    assert f.unit("castle_griffins").damage == 3
    assert f.unit("castle_crusaders").damage == 0


@pytest.mark.parametrize("damage", [{}, {"neutral_enchanters": 2}, {"neutral_boars": 1}])
def test_with_nobody_to_heal_they_have_1_more_attack(damage: dict[str, int]) -> None:
    """They heal neither themselves nor enemies."""
    f = enchanters_activate(damage).choose("attack castle_champions")
    assert f.told("hit")[0]["attack"] == 4 + 1
    assert f.told("healed") == []


def test_h3_10_53_the_bonus_of_enchanters_ends_with_the_activation() -> None:
    f = enchanters_activate({}).choose("stop")
    assert f.unit("neutral_enchanters").attack == 0


# ---- Ghost Dragons ----


def ghosts_attack(roll: int, *others: str) -> Fight:
    return Fight(
        ["castle_champions a3", "castle_griffins d1", *others],
        ["neutral_ghost_dragons b3", "neutral_boars d5"],
        dice=[0, roll],
        active="neutral_ghost_dragons",
    ).choose("attack castle_champions")


def test_on_a_zero_the_target_of_ghost_dragons_steps_away() -> None:
    f = ghosts_attack(0)
    assert f.seat == 0
    assert f.options() == ["space a2", "space a4"]
    f.choose("space a4")
    assert f.unit("castle_champions").space == "a4"
    assert retaliations(f) == 0


@pytest.mark.parametrize("roll", [-1, 1])
def test_on_other_rolls_it_stays_and_retaliates(roll: int) -> None:
    f = ghosts_attack(roll)
    assert f.unit("castle_champions").space == "a3"
    assert retaliations(f) == 1


def test_a_target_without_a_free_space_stays_and_retaliates() -> None:
    f = ghosts_attack(0, "castle_marksmen a2", "castle_crusaders a4")
    assert f.unit("castle_champions").space == "a3"
    assert retaliations(f) == 1


# ---- Manticores ----


@pytest.mark.parametrize(("die", "defense"), [(-1, 1), (0, 2), (1, 2)])
def test_manticores_have_more_defense_against_zero_and_plus(die: int, defense: int) -> None:
    f = Fight(
        ["castle_champions b2", "castle_griffins d1"],
        ["neutral_manticores b3", "neutral_boars d5"],
        dice=[die],
        active="castle_champions",
    ).choose("attack neutral_manticores")
    assert f.told("hit")[0]["defense"] == defense


def test_manticores_count_each_die_of_the_attacker() -> None:
    f = Fight(
        ["neutral_champions b2", "castle_griffins d1"],
        ["neutral_manticores b3", "neutral_boars d5"],
        dice=[0, 1],
        active="neutral_champions",
    ).choose("attack neutral_manticores")
    assert f.told("hit")[0]["defense"] == 1 + 2


# ---- Trolls ----


def trolls_activate(damage: int, poison: int = 0) -> Fight:
    f = Fight(
        ["neutral_trolls b2", "castle_griffins d1"],
        ["neutral_boars d5", "neutral_griffins c5"],
        damage={"neutral_trolls": damage},
        active="neutral_griffins",
    )
    trolls = f.unit("neutral_trolls")
    trolls.activated, trolls.poison = False, poison
    return f.choose("stop")


@pytest.mark.parametrize(("before", "after"), [(5, 2), (2, 0), (0, 0)])
def test_trolls_heal_3_damage_when_they_activate(before: int, after: int) -> None:
    assert trolls_activate(before).unit("neutral_trolls").damage == after


@pytest.mark.parametrize(("before", "after"), [(5, 3), (6, 4), (0, 0)])
def test_poisoned_trolls_heal_2_in_all(before: int, after: int) -> None:
    trolls = trolls_activate(before, poison=1).unit("neutral_trolls")
    assert (trolls.alive, trolls.damage, trolls.poison) == (True, after, 0)
