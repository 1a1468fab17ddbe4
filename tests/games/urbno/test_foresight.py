"""What a choice is certain to bring: nothing that rests on a hidden card (UR-17)."""

from typing import Any

import pytest

from rulebound import Match
from tests.games.conformance import foresee
from tests.games.urbno.cardtable import asks, play, table
from tests.games.urbno.rounds import begin, in_window


def told(match: Match, choice: str | int) -> list[dict[str, Any]]:
    assert match.decision is not None
    return foresee(match, match.decision.find(choice))


def kinds(match: Match, choice: str | int) -> list[str]:
    return [event["kind"] for event in told(match, choice)]


def sealed(match: Match) -> int:
    count: int = match._state.sealed
    return count


# ---- mission 14: the next table card (UR-14.14) ----


def at_the_end_of_a_trick(seed: int) -> Match:
    """Only the last player's cubes are left to be put; then the second of two cards is turned."""
    match = table(
        *("Ye-Kn Re-As", "Ye-Ex Re-Fa", "Ye-Dw Re-Wi", "Ye-Wi Re-Kn"),
        lines="mission: 14\ntable: Bl-Fa Bl-As Bl-Ex Bl-Dw Bk-Fa Re-Em\nturned: 5",
        d="cubes: 2",
        seed=seed,
    )
    return play(match, "Ye-Kn", "Ye-Ex", "Ye-Dw", "play Ye-Wi")


def test_ur_14_14_the_next_table_card_is_never_foreseen() -> None:
    for seed in range(40):
        match = at_the_end_of_a_trick(seed)
        for choice in ("done", "cubes +1", "cubes -2"):
            foreseen = kinds(match, choice)
            assert "trick" in foreseen
            assert "turned" not in foreseen


def test_ur_14_14_nor_is_the_first_one() -> None:
    for seed in range(40):
        match = begin(missions=[14], seed=seed)
        play(match, "take 1", "take 2", "take 3")
        assert kinds(match, "take 1") == ["took"]


def test_ur_14_14_turning_a_table_card_cannot_be_taken_back() -> None:
    match = at_the_end_of_a_trick(1)
    before = sealed(match)
    match.choose("done")
    assert sealed(match) > before


# ---- scoring after a hidden exchange (UR-D13) ----


def before_the_last_card(mission: int, last: int, seed: int) -> Match:
    """B has used an Explorer on D's trick. One card is still to be played, by C (2) or D (3)."""
    knight, wizard = ("Ye-Kn", "Ye-Wi") if last == 3 else ("Ye-Wi", "Ye-Kn")
    match = table(
        *(f"{knight} Bk-Wi", "Ye-Ex Re-Fa", "Ye-Dw Bk-Ex", f"{wizard} Bk-As"),
        lines=f"mission: {mission}\ndominant: black",
        b="crystals: 1",
        d="tricks: Bl-Fa+Bl-As+Bl-Ex+Re-Em",
        seed=seed,
    )
    play(match, knight, "play Ye-Ex", "power explorer", "return Re-Fa", "Ye-Dw", wizard)
    for _ in range(3):
        match.choose(0)
    assert asks(match)[0] == last
    return match


@pytest.mark.parametrize("mission", [2, 3, 6, 8, 9, 10, 11, 23])
def test_ur_d13_points_that_rest_on_a_hidden_exchange_are_never_foreseen(mission: int) -> None:
    for seed in range(10):
        match = before_the_last_card(mission, last=2, seed=seed)
        points = [event["seat"] for event in told(match, 0) if event["kind"] == "scored"]
        assert points == ([] if mission == 23 else [0, 1, 2])  # 23 compares with D's cards


def test_ur_d13_whoever_has_seen_the_exchange_foresees_the_points() -> None:
    for seed in range(10):
        foreseen = kinds(before_the_last_card(9, last=3, seed=seed), 0)
        assert foreseen.count("scored") == 4


def test_ur_d13_points_for_tricks_rest_on_nothing_hidden() -> None:
    foreseen = kinds(before_the_last_card(1, last=2, seed=1), 0)
    assert foreseen.count("scored") == 4


def test_ur_d13_points_that_tell_of_an_exchange_cannot_be_taken_back() -> None:
    match = before_the_last_card(9, last=2, seed=1)
    before = sealed(match)
    match.choose(0)
    assert sealed(match) > before + 1  # the played card is one


# ---- whole hands (UR-14.20 to UR-14.22, UR-15.13) ----


@pytest.mark.parametrize("mission", [20, 21])
def test_ur_14_20_a_hand_that_comes_from_another_cannot_be_taken_back(mission: int) -> None:
    match = play(begin(missions=[mission]), "take 1", "take 2", "take 3")
    before = sealed(match)
    assert kinds(match, "take 1") == ["took", "hands-crossed"]
    match.choose("take 1")
    assert sealed(match) > before


def test_ur_14_22_nor_one_that_has_moved_on() -> None:
    match = table(
        *("Ye-Kn Re-As", "Ye-Ex Re-Fa", "Ye-Dw Re-Wi", "Ye-Wi Re-Kn"),
        lines="mission: 22",
        d="cubes: 2",
    )
    play(match, "Ye-Kn", "Ye-Ex", "Ye-Dw", "play Ye-Wi")
    before = sealed(match)
    assert kinds(match, "done") == ["trick", "hands-moved"]
    match.choose("done")
    assert sealed(match) > before


def test_ur_15_13_nor_one_that_was_swapped() -> None:
    match = play(in_window("13", "", "", ""), "activate 13")
    before = sealed(match)
    match.choose("player 2")
    assert sealed(match) > before
