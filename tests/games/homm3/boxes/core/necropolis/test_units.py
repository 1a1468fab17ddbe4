"""The units of the Necropolis."""

import pytest

from tests.games.homm3.fights import Fight


def retaliations(f: Fight) -> int:
    return sum(event["retaliation"] for event in f.told("attacks"))


# ---- Zombies ----


@pytest.mark.parametrize(
    ("side", "die", "damage"),
    [
        ("", -1, 4 - 1),
        ("", 0, 5 - 1),
        ("", 1, 6 - 1 - 1),
        ("+", -1, 4 - 1),
        ("+", 0, 5 - 1 - 1),
        ("+", 1, 6 - 1 - 1),
    ],
)
def test_zombies_have_more_defense_the_better_the_die(side: str, die: int, damage: int) -> None:
    f = Fight(
        ["dungeon_manticores b2"],
        [f"necropolis_zombies{side} b3", "neutral_boars d5"],
        dice=[die],
        active="dungeon_manticores",
    )
    f.choose("attack necropolis_zombies")
    assert f.told("hit")[0]["damage"] == damage


def test_zombies_have_it_against_retaliation_too() -> None:
    f = Fight(
        ["dungeon_manticores b2"],
        ["necropolis_zombies+ b3", "neutral_boars d5"],
        dice=[0, 1],
        active="necropolis_zombies",
    )
    f.choose("attack dungeon_manticores")
    assert f.told("hit")[1]["damage"] == 6 - 1 - 1


# ---- Wraiths ----


def wraiths_activate(side: str, damage: int) -> Fight:
    return Fight(
        ["castle_crusaders b2"],
        [f"necropolis_wraiths{side} b4"],
        hands=(["power", "power"], ["power"]),
        damage={"necropolis_wraiths": damage},
        active="necropolis_wraiths",
    )


@pytest.mark.parametrize("side", ["", "+"])
def test_wraiths_heal_1_damage_when_they_activate(side: str) -> None:
    assert wraiths_activate(side, 2).unit("necropolis_wraiths").damage == 1


@pytest.mark.parametrize("side", ["", "+"])
def test_wraiths_without_damage_heal_nothing(side: str) -> None:
    f = wraiths_activate(side, 0)
    assert f.unit("necropolis_wraiths").damage == 0
    assert f.told("healed") == []


def test_a_pack_of_wraiths_costs_the_enemy_a_card() -> None:
    f = wraiths_activate("+", 0)
    assert (f.hand(0), f.discard(0)) == (["power"], ["power"])
    assert f.hand(1) == ["power"]


def test_few_wraiths_cost_the_enemy_nothing() -> None:
    assert wraiths_activate("", 0).hand(0) == ["power", "power"]


def test_h3_10_69_guards_have_no_cards_to_lose() -> None:
    f = Fight(
        ["necropolis_wraiths+ b2"],
        ["neutral_boars b4"],
        hands=(["power"], []),
        guards=1,
        active="necropolis_wraiths",
    )
    assert f.hand(0) == ["power"]


# ---- Liches ----


def liches_attack(side: str, *, hand: tuple[str, ...] = ()) -> Fight:
    """Griffins stand beside the Champions who are attacked."""
    return Fight(
        ["castle_champions b2", "castle_griffins c2"],
        [f"necropolis_liches{side} b5"],
        hands=((), hand),
        active="necropolis_liches",
    ).choose("attack castle_champions")


def test_liches_attack_a_unit_beside_the_target_with_attack_2() -> None:
    f = liches_attack("+")
    assert [(hit["target"], hit["damage"]) for hit in f.told("hit")] == [
        ("castle_champions", 4 - 2),
        ("castle_griffins", 2),
    ]


def test_liches_attack_nobody_else_if_the_target_stands_alone() -> None:
    f = Fight(
        ["castle_champions b2", "castle_griffins d2"],
        ["necropolis_liches+ b5"],
        active="necropolis_liches",
    ).choose("attack castle_champions")
    assert len(f.told("hit")) == 1


def test_their_controller_picks_the_second_target() -> None:
    f = Fight(
        ["castle_champions b2", "castle_griffins c2", "castle_marksmen b1"],
        ["necropolis_liches+ b5"],
        active="necropolis_liches",
    ).choose("attack castle_champions")
    assert f.seat == 1
    assert f.options() == ["target castle_griffins", "target castle_marksmen"]
    f.choose("target castle_marksmen")
    assert not f.unit("castle_marksmen").alive
    assert f.unit("castle_griffins").damage == 0


def test_h3_17_78_a_friend_beside_the_target_must_be_attacked() -> None:
    f = Fight(
        ["castle_champions b3", "castle_griffins d1"],
        ["necropolis_liches+ b5", "neutral_boars a3"],
        active="necropolis_liches",
    ).choose("attack castle_champions")
    assert f.unit("neutral_boars").damage == 2
    assert retaliations(f) == 0


def test_h3_17_78_liches_may_have_to_attack_themselves() -> None:
    f = Fight(
        ["castle_champions b3", "castle_griffins d1"],
        ["necropolis_liches+ b4", "neutral_boars d5"],
        active="necropolis_liches",
    ).choose("attack castle_champions")
    hits = [(hit["unit"], hit["target"]) for hit in f.told("hit")]
    assert hits == [
        ("necropolis_liches", "castle_champions"),
        ("necropolis_liches", "necropolis_liches"),
        ("castle_champions", "necropolis_liches"),
    ]


def test_h3_10_53_a_bonus_does_not_count_for_the_second_attack() -> None:
    f = liches_attack("+", hand=("attack",)).choose("play attack basic")
    assert [hit["damage"] for hit in f.told("hit")] == [4 + 1 - 2, 2]


def test_few_liches_attack_once() -> None:
    assert len(liches_attack("").told("hit")) == 1


# ---- Vampires ----


def vampires_attack(side: str, damage: int = 0) -> Fight:
    return Fight(
        ["castle_champions b2", "castle_griffins d1"],
        [f"necropolis_vampires{side} b3", "neutral_boars d5"],
        damage={"necropolis_vampires": damage},
        active="necropolis_vampires",
    ).choose("attack castle_champions")


@pytest.mark.parametrize("side", ["", "+"])
def test_nobody_retaliates_against_vampires(side: str) -> None:
    assert retaliations(vampires_attack(side)) == 0


@pytest.mark.parametrize(("side", "left"), [("+", 1), ("", 3)])
def test_a_pack_of_vampires_heals_2_after_its_attack(side: str, left: int) -> None:
    assert vampires_attack(side, 3).unit("necropolis_vampires").damage == left


def test_vampires_that_retaliate_heal_nothing() -> None:
    f = Fight(
        ["castle_griffins b2", "castle_griffins d1"],
        ["necropolis_vampires+ b3", "neutral_boars d5"],
        damage={"necropolis_vampires": 1},
        active="castle_griffins",
    ).choose("attack necropolis_vampires")
    assert retaliations(f) == 1
    assert f.unit("necropolis_vampires").damage == 1 + 2 - 1


def test_vampires_heal_nothing_when_they_break_a_wall() -> None:
    f = Fight(
        ["necropolis_vampires+ b2", "castle_griffins d1"],
        ["neutral_boars d5"],
        damage={"necropolis_vampires": 2},
        siege=["b3"],
        active="necropolis_vampires",
    ).choose("break b3")
    assert f.unit("necropolis_vampires").damage == 2


# ---- Dread Knights ----


def knights_attack(side: str, target: str, *dice: int) -> Fight:
    return Fight(
        [f"{target} b2", "castle_griffins d1"],
        [f"necropolis_dread_knights{side} b3", "neutral_boars d5"],
        dice=dice,
        active="necropolis_dread_knights",
    ).choose(f"attack {target}")


@pytest.mark.parametrize(("side", "dice"), [("", [1, -1]), ("+", [1])])
def test_whoever_retaliates_against_few_dread_knights_rolls_two_dice(
    side: str, dice: list[int]
) -> None:
    f = knights_attack(side, "castle_champions", 0, 1, -1)
    assert f.told("rolled")[1]["dice"] == dice
    assert f.told("hit")[1]["damage"] == 5 + min(dice) - 2


def test_h3_17_77_the_higher_die_of_neutral_crusaders_cancels_the_lower() -> None:
    f = knights_attack("", "neutral_crusaders", -1, 1, -1)
    assert f.told("rolled")[1]["dice"] == [1]


def test_an_attack_on_dread_knights_takes_one_die() -> None:
    f = Fight(
        ["castle_champions b2", "castle_griffins d1"],
        ["necropolis_dread_knights b3", "neutral_boars d5"],
        dice=[1, 0],
        active="castle_champions",
    ).choose("attack necropolis_dread_knights")
    assert f.told("rolled")[0]["dice"] == [1]


@pytest.mark.parametrize(
    ("side", "die", "damage"),
    [("+", 0, 6 + 1 - 2), ("+", 1, 7 + 1 - 2), ("+", -1, 5 - 2), ("", 1, 6 - 2)],
)
def test_a_pack_of_dread_knights_has_more_attack_on_zero_and_plus(
    side: str, die: int, damage: int
) -> None:
    f = knights_attack(side, "castle_champions", die)
    assert f.told("hit")[0]["damage"] == damage


def test_dread_knights_that_retaliate_have_no_more_attack() -> None:
    f = Fight(
        ["castle_champions b2", "castle_griffins d1"],
        ["necropolis_dread_knights+ b3", "neutral_boars d5"],
        dice=[0, 1],
        active="castle_champions",
    ).choose("attack necropolis_dread_knights")
    assert f.told("hit")[1]["damage"] == 6 + 1 - 2


# ---- Ghost Dragons ----


def dragons_activate(side: str, morale: int = 0, own: int = 0) -> Fight:
    return Fight(
        ["castle_champions b2", "necropolis_zombies c3", "castle_griffins d1"],
        [f"necropolis_ghost_dragons{side} b3", "neutral_boars d5"],
        players=({"morale": morale}, {"morale": own}),
        factions=("castle", "dungeon"),
        active="necropolis_ghost_dragons",
    )


@pytest.mark.parametrize("side", ["", "+"])
@pytest.mark.parametrize(("before", "after"), [(1, 0), (0, 0), (-1, -1)])
def test_ghost_dragons_take_positive_morale_from_the_enemy(
    side: str, before: int, after: int
) -> None:
    f = dragons_activate(side, before, own=1)
    assert f.s.players[0].morale == after
    assert f.s.players[1].morale == 1


@pytest.mark.parametrize(("side", "damage"), [("", 6 - 2), ("+", 7 + 1 - 2)])
def test_the_die_of_a_pack_of_ghost_dragons_counts_as_1_higher(side: str, damage: int) -> None:
    f = dragons_activate(side).choose("attack castle_champions")
    assert f.told("hit")[0]["damage"] == damage


def test_h3_17_77_other_abilities_see_the_higher_die() -> None:
    """A 0 counts as +1, so Few Zombies have 1 more defense."""
    f = dragons_activate("+").choose("attack necropolis_zombies")
    assert f.told("hit")[0]["damage"] == 7 + 1 - 1 - 1


def test_ghost_dragons_that_retaliate_count_their_die_as_it_lies() -> None:
    f = Fight(
        ["castle_champions b2", "castle_griffins d1"],
        ["necropolis_ghost_dragons+ b3", "neutral_boars d5"],
        active="castle_champions",
    ).choose("attack necropolis_ghost_dragons")
    assert f.told("hit")[1]["damage"] == 7 - 2
