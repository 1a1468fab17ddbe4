"""Helps for the mission: how far everybody is, in the mission's own unit (UR-13.6)."""

from typing import Any

import pytest

from rulebound import Match
from tests.games.urbno.cardtable import play, table
from tests.games.urbno.rounds import before_last, begin, drawn, first_options, with_piles
from tests.games.urbno.words import drawing

REDS = "Re-Fa+Re-As+Re-Ex+Re-Kn"  # 20
BLUES = "Bl-Wi+Bl-Kn+Bl-Pr+Bl-Em"  # 48
ALL_FOUR = "Bk-Wi+Re-Dw+Ye-Fa+Bl-As"  # 20; one Dwarf, one Wizard


def rows(match: Match, viewer: int | None = None) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = match.helps(viewer)["progress"]
    return found


def column(match: Match, key: str, viewer: int | None = None) -> list[Any]:
    return [row[key] for row in rows(match, viewer)]


# ---- tricks ----


def test_ur_14_1_exactly_three() -> None:
    match = before_last(1, 3, 3, 1, 0)  # A has two before the last trick
    assert rows(match)[0] == {
        "have": 2,
        "of": 3,
        "unit": "tricks",
        "over": False,
        "met": False,
        "parts": [],
    }
    assert column(match, "have") == [2, 3, 1, 0]
    assert column(match, "met") == [False, True, False, False]


def test_ur_14_1_over_the_target() -> None:
    match = before_last(1, 3, 4, 1)
    assert column(match, "over") == [False, True, False]
    assert column(match, "met") == [False, False, False]


@pytest.mark.parametrize("mission", [5, 16])
def test_ur_14_5_more_than_enough_is_not_over(mission: int) -> None:
    match = before_last(mission, 1, 5, 0, 1)
    assert column(match, "of") == [4] * 4
    assert column(match, "over") == [False] * 4
    assert column(match, "met") == [False, True, False, False]


def test_ur_14_24_no_trick_is_met_from_the_beginning() -> None:
    match = before_last(24, 1, 1)
    assert column(match, "of") == [0, 0]
    assert column(match, "met") == [True, False]
    assert column(match, "over") == [False, True]


def test_ur_14_12_odd_has_no_target() -> None:
    match = before_last(12, 2, 2, 3)  # A has one before the last trick
    assert column(match, "have") == [1, 2, 3]
    assert column(match, "of") == [None] * 3
    assert column(match, "met") == [True, False, True]


@pytest.mark.parametrize("mission", [15, 22])
def test_ur_d18_most_tricks(mission: int) -> None:
    assert column(before_last(mission, 1, 2, 1, 1), "met") == [False, True, False, False]
    assert column(before_last(mission, 1, 2, 2), "met") == [False] * 3
    shared = before_last(mission, 1, 2, 2, most_tricks_tie="all_tied")
    assert column(shared, "met") == [False, True, True]


def neither_met_nor_over(match: Match) -> bool:
    return column(match, "met") == [None, None] and column(match, "over") == [False, False]


def test_ur_14_18_a_variable_mission_is_neither_met_nor_over() -> None:
    match = table(
        *("", ""),
        lines="mission: 18",
        a="columns: Ye-Fa/Ye-As",
        b="columns: Bl-Fa/Bl-As\ntricks: Re-Fa+Re-As",
    )
    assert neither_met_nor_over(match)
    assert column(match, "have") == [0, 1]
    match = before_last(25, 1, 3)
    assert neither_met_nor_over(match)
    assert column(match, "have") == [0, 3]


@pytest.mark.parametrize(("mission", "met"), [(20, [True, False]), (21, [False, True])])
def test_ur_14_20_pairs_count_together(mission: int, met: list[bool]) -> None:
    match = before_last(mission, 2, 1, 3, 0)
    assert column(match, "have") == [4, 1, 4, 1]
    assert column(match, "met") == met * 2
    pair = [{"seat": 0, "have": 1}, {"seat": 2, "have": 3}]
    assert rows(match)[0]["parts"] == rows(match)[2]["parts"] == pair
    assert rows(match)[1]["parts"] == [{"seat": 1, "have": 1}, {"seat": 3, "have": 0}]


# ---- cards ----


@pytest.mark.parametrize(
    ("mission", "count"), [(3, [1, 4]), (4, [1, 0]), (9, [1, 0]), (10, [1, 0])]
)
def test_ur_14_3_cards_of_a_colour(mission: int, count: list[int]) -> None:
    match = with_piles(mission, ALL_FOUR, BLUES, "", "")
    assert column(match, "have") == [*count, 0, 0]
    assert column(match, "unit") == ["cards"] * 4
    assert column(match, "of") == [None] * 4


def test_ur_14_6_no_dwarf_and_no_wizard() -> None:
    match = with_piles(6, ALL_FOUR, REDS, "", "")
    assert column(match, "have") == [2, 0, 0, 0]
    assert column(match, "of") == [0] * 4
    assert column(match, "over") == [True, False, False, False]
    assert column(match, "met") == [False, True, True, True]  # UR-D19


def test_ur_14_19_dwarfs_and_wizards() -> None:
    match = with_piles(19, ALL_FOUR, BLUES, REDS, "")
    assert column(match, "have") == [2, 1, 0, 0]
    assert column(match, "over") == [False] * 4


@pytest.mark.parametrize("mission", [2, 8])
def test_ur_14_8_four_colours(mission: int) -> None:
    match = with_piles(mission, ALL_FOUR, REDS, "", "")
    assert column(match, "have") == [4, 1, 0, 0]
    assert column(match, "of") == [4] * 4
    assert column(match, "met") == [True, False, False, False]
    assert rows(match)[1]["parts"] == [
        {"colour": "black", "have": 0, "met": False},
        {"colour": "red", "have": 4, "met": True},
        {"colour": "yellow", "have": 0, "met": False},
        {"colour": "blue", "have": 0, "met": False},
    ]


def test_ur_14_23_majorities() -> None:
    match = with_piles(23, ALL_FOUR, REDS, "Bl-Fa+Bl-Ex+Bk-Dw+Bk-Pr", "")
    assert column(match, "have") == [1, 1, 2, 0]
    assert column(match, "of") == [None] * 4
    assert [part["met"] for part in rows(match)[0]["parts"]] == [False, False, True, False]
    assert [part["have"] for part in rows(match)[2]["parts"]] == [2, 0, 0, 2]


# ---- sums ----


def test_ur_14_7_light_tricks() -> None:
    match = with_piles(7, f"{REDS} {BLUES}", ALL_FOUR, "", "")
    assert column(match, "have") == [1, 1, 0, 0]
    assert column(match, "unit") == ["light-tricks"] * 4
    assert rows(match)[0]["parts"] == [{"have": 20, "met": True}, {"have": 48, "met": False}]
    assert rows(match)[2]["parts"] == []


def test_ur_14_11_eighty() -> None:
    match = with_piles(11, f"{REDS} {BLUES}", "", "", "")
    assert column(match, "have") == [68, 0, 0, 0]
    assert (rows(match)[0]["of"], rows(match)[0]["met"]) == (80, False)
    match = with_piles(11, f"{REDS} {BLUES} {ALL_FOUR}", "", "", "")
    assert (rows(match)[0]["have"], rows(match)[0]["met"]) == (88, True)
    assert rows(match)[0]["over"] is False


# ---- when, and for whom ----


def test_progress_begins_with_the_round_and_ends_with_the_game() -> None:
    match = begin(2)
    assert match.view()["phase"] == "resources"
    assert column(match, "have") == [0, 0]
    assert match.helps(0)["progress"] == match.helps(1)["progress"] == match.helps()["progress"]
    first_options(match, until=99)
    assert match.result is not None
    assert match.helps() == match.helps(0) == {}


def explored(seed: int, mission: int = 3) -> Match:
    """B explores A's trick of blue cards and draws one of them; C has a trick of its own."""
    match = table(
        *("Ye-Kn Bk-Fa", "Ye-Ex Bk-As", "Ye-Fa Bk-Ex", "Ye-As Bk-Dw"),
        lines=f"mission: {mission}\ndominant: black\nowners: 2 0",
        a=f"tricks: {BLUES}",
        b="crystals: 1",
        c=f"tricks: {REDS}",
        seed=seed,
    )
    return play(match, "Ye-Kn", "play Ye-Ex", "power explorer")


def test_ur_d13_others_do_not_know_what_an_explorer_exchanged() -> None:
    match = drawing("Bl-Em", explored)
    assert drawn(match, 1) == "Bl-Em"
    assert column(match, "have") == [4, 0, 0, 0]  # nothing is exchanged yet
    play(match, "return Bk-As")
    for knowing in (0, 1):  # the owner of the trick and the Explorer
        assert column(match, "have", knowing) == [3, 0, 0, 0]
    for viewer in (2, 3, None):
        assert column(match, "have", viewer) == [None, 0, 0, 0]
    assert rows(match)[0] == {
        "have": None,
        "of": None,
        "unit": "cards",
        "over": False,
        "met": None,
        "parts": [],
    }


def test_ur_d13_not_even_if_nothing_was_exchanged() -> None:
    match = play(drawing("Bl-Em", explored), "return Bl-Em")
    assert column(match, "have", 1) == [4, 0, 0, 0]
    assert column(match, "have", 3) == [None, 0, 0, 0]


def test_ur_d13_majorities_compare_with_piles_that_are_unknown() -> None:
    match = play(drawing("Bl-Em", lambda seed: explored(seed, 23)), "return Bk-As")
    assert column(match, "have", 0) == [2, 0, 1, 0]  # blue, black; red
    assert column(match, "have", 2) == [None] * 4
    assert [part["have"] for part in rows(match, 2)[2]["parts"]] == [0, 4, 0, 0]
    assert [part["met"] for part in rows(match, 2)[2]["parts"]] == [None] * 4
    assert rows(match, 2)[0]["parts"] == []


def test_ur_d13_tricks_are_counted_all_the_same() -> None:
    match = play(drawing("Bl-Em", lambda seed: explored(seed, 1)), "return Bk-As")
    assert column(match, "have", 3) == [1, 0, 1, 0]


def test_ur_d13_what_a_trick_brings_is_told_only_if_it_is_known() -> None:
    match = play(drawing("Bl-Em", lambda seed: explored(seed, 23)), "return Bk-As")
    assert match.helps(2)["cards"]["Ye-Fa"]["brings"] is None
    match = play(drawing("Bl-Em", lambda seed: explored(seed, 4)), "return Bk-As")
    assert match.helps(2)["cards"]["Ye-Fa"]["brings"] == 3
