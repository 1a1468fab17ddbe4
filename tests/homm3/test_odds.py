"""The chances of an attack, as the helps tell them."""

from typing import Any

from tests.homm3.fights import Fight


def odds(f: Fight, notation: str) -> dict[str, Any]:
    found: dict[str, Any] = f.match.helps(f.seat)["odds"][notation]
    return found


def faces(table: dict[str, Any]) -> list[tuple[int, float, int, str]]:
    return [(r["die"], r["chance"], r["damage"], r["result"]) for r in table["faces"]]


def test_one_die_has_three_faces_a_third_each() -> None:
    f = Fight(["castle_crusaders+ b2"], ["dungeon_minotaurs b3"], active="castle_crusaders")
    table = odds(f, "attack dungeon_minotaurs")
    assert table["dice"] == "one"
    assert faces(table) == [(-1, 33.3, 1, "hit"), (0, 33.3, 2, "hit"), (1, 33.3, 3, "hit")]


def test_h3_9_12_a_shot_with_the_penalty_takes_the_lower_of_two_dice() -> None:
    f = Fight(["castle_marksmen b1"], ["necropolis_liches c5"], active="castle_marksmen")
    table = odds(f, "attack necropolis_liches")
    assert table["dice"] == "lower"
    assert [(r["die"], r["chance"]) for r in table["faces"]] == [(-1, 55.6), (0, 33.3), (1, 11.1)]


def test_a_defense_token_adds_a_second_row() -> None:
    f = Fight(["castle_crusaders+ b2"], ["dungeon_minotaurs b3"], active="castle_crusaders")
    f.unit("dungeon_minotaurs").defending = True
    table = odds(f, "attack dungeon_minotaurs")
    assert table["token"] == 33.3
    assert [r["guarded"]["damage"] for r in table["faces"]] == [0, 1, 2]


def test_what_the_dice_defeat_and_what_they_turn() -> None:
    f = Fight(
        ["castle_champions+ b2"],
        ["necropolis_skeletons b3", "necropolis_vampires+ a2"],
        active="castle_champions",
    )
    assert odds(f, "attack necropolis_skeletons")["defeated"] == 100
    vampires = odds(f, "attack necropolis_vampires")
    assert faces(vampires)[0] == (-1, 33.3, 4, "flips")
    assert (vampires["defeated"], vampires["flips"]) == (0, 100)


def test_retaliation_stands_beside_unless_there_is_none() -> None:
    f = Fight(["castle_griffins b2"], ["necropolis_zombies b3"], active="castle_griffins")
    assert [r["damage"] for r in odds(f, "attack necropolis_zombies")["retaliation"]] == [1, 2, 3]
    f = Fight(["necropolis_vampires b2"], ["castle_griffins b3"], active="necropolis_vampires")
    assert "retaliation" not in odds(f, "attack castle_griffins")


def test_mummies_turn_the_attackers_die_to_minus_one() -> None:
    f = Fight(["castle_griffins b2"], ["neutral_mummies b3"], active="castle_griffins")
    assert [r["die"] for r in odds(f, "attack neutral_mummies")["faces"]] == [-1]


def test_only_who_chooses_is_told_the_odds_and_nothing_is_moved() -> None:
    f = Fight(["castle_griffins b1"], ["necropolis_zombies b4"], active="castle_griffins")
    table = odds(f, "attack necropolis_zombies b3")
    assert table["unit"] == "castle_griffins"
    assert f.unit("castle_griffins").space == "b1"
    assert "odds" not in f.match.helps(1)
    assert "b3" in f.match.helps(1)["reach"]


def test_in_the_attack_window_the_odds_are_those_of_the_declared_attack() -> None:
    f = Fight(
        ["castle_griffins b2"],
        ["necropolis_zombies b3"],
        hands=(("attack",), ()),
        active="castle_griffins",
    )
    f.choose("attack necropolis_zombies")
    before = f.match.helps(0)["attack"]["faces"][1]["damage"]
    assert before == 1
    assert f.ask() == "attack"


def test_two_shots_are_one_chance() -> None:
    f = Fight(["castle_marksmen+ b2"], ["necropolis_skeletons b4"], active="castle_marksmen")
    table = odds(f, "attack necropolis_skeletons")
    # Attack 2, defense 1, health 2: only +1 kills at once; two hits of 1, or 0 and then 2, do, too.
    assert table["defeated"] == 33.3
    assert table["in_two"] == 66.7
    assert f.unit("necropolis_skeletons").damage == 0


def test_a_single_shot_has_no_second_chance() -> None:
    f = Fight(["castle_marksmen b2"], ["necropolis_skeletons b4"], active="castle_marksmen")
    assert "in_two" not in odds(f, "attack necropolis_skeletons")
    f = Fight(["castle_marksmen+ b2"], ["necropolis_skeletons b3"], active="castle_marksmen")
    assert "in_two" not in odds(f, "attack necropolis_skeletons")
