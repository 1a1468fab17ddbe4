"""Chapters 13 and 14: what each of the 25 missions counts, and what it gives or takes."""

import pytest

from tests.games.urbno.cardtable import asks, play, seat, table
from tests.games.urbno.rounds import (
    before_last,
    begin,
    last_trick,
    with_counts,
    with_piles,
    written,
)

# Mission: (fixed, sign, points, tricks played)
SIGNS = {
    1: (True, +1, 5, 8),
    2: (True, -1, 4, 8),
    3: (False, +1, 1, 8),
    4: (False, +1, 1, 8),
    5: (True, +1, 5, 8),
    6: (True, +1, 5, 8),
    7: (False, +1, 2, 8),
    8: (True, +1, 4, 8),
    9: (False, -1, 1, 8),
    10: (False, -1, 1, 8),
    11: (True, +1, 3, 8),
    12: (True, -1, 2, 7),
    13: (True, +1, 3, 6),
    14: (True, +1, 4, 6),
    15: (True, +1, 5, 6),
    16: (True, -1, 5, 8),
    17: (True, -1, 4, 7),
    18: (False, +1, 1, 8),
    19: (False, +1, 1, 8),
    20: (True, +1, 3, 8),
    21: (True, +1, 3, 8),
    22: (True, +1, 5, 6),
    23: (False, +1, 2, 8),
    24: (True, +1, 3, 4),
    25: (False, -1, 1, 8),
}


@pytest.mark.parametrize("mission", range(1, 26))
def test_ur_14_sign_points_and_number_of_tricks(mission: int) -> None:
    shown = begin(missions=[mission]).view()["mission"]
    assert shown["id"] == mission
    found = (shown["fixed"], shown["sign"], shown["points"], shown["tricks"])
    assert found == SIGNS[mission]


# ---- missions that count tricks ----


def test_ur_14_1_exactly_three_tricks_bring_5_to_everyone_who_has_them() -> None:
    assert written(with_counts(1, 3, 3, 2, 0)) == [5, 5, 0, 0]


def test_ur_14_1_two_or_four_tricks_bring_nothing() -> None:
    assert written(with_counts(1, 2, 4, 2, 0)) == [0, 0, 0, 0]


def test_ur_14_1_with_two_and_three_players() -> None:
    assert written(with_counts(1, 3, 5)) == [5, 0]
    assert written(with_counts(1, 3, 3, 2)) == [5, 5, 0]


def test_ur_14_5_four_or_more_tricks() -> None:
    assert written(with_counts(5, 4, 4, 0, 0)) == [5, 5, 0, 0]
    assert written(with_counts(5, 1, 5, 2, 0)) == [0, 5, 0, 0]


def test_ur_14_5_three_tricks_are_too_few() -> None:
    assert written(with_counts(5, 3, 3, 2, 0)) == [0, 0, 0, 0]


def test_ur_14_12_an_odd_number_of_tricks_costs_2() -> None:
    assert written(with_counts(12, 3, 1, 1, 2)) == [-2, -2, -2, 0]


def test_ur_14_12_an_even_number_and_none_cost_nothing() -> None:
    """UR-D19: 0 is even."""
    assert written(with_counts(12, 4, 2, 1, 0)) == [0, 0, -2, 0]


def test_ur_14_12_hits_exactly_one_of_two_players() -> None:
    assert written(with_counts(12, 3, 4)) == [-2, 0]
    assert written(with_counts(12, 6, 1)) == [0, -2]


def test_ur_14_13_exactly_one_trick() -> None:
    assert written(with_counts(13, 1, 1, 4, 0)) == [3, 3, 0, 0]


def test_ur_14_13_none_or_two_bring_nothing() -> None:
    assert written(with_counts(13, 2, 2, 2, 0)) == [0, 0, 0, 0]


def test_ur_14_14_exactly_two_tricks() -> None:
    assert written(with_counts(14, 2, 2, 2, 0)) == [4, 4, 4, 0]


def test_ur_14_14_one_or_three_bring_nothing() -> None:
    assert written(with_counts(14, 1, 3, 1, 1)) == [0, 0, 0, 0]


def test_ur_14_15_most_tricks() -> None:
    assert written(with_counts(15, 3, 2, 1, 0)) == [5, 0, 0, 0]
    assert written(with_counts(15, 1, 2, 3, 0)) == [0, 0, 5, 0]


def test_ur_d18_a_tie_for_most_tricks_brings_nobody_anything() -> None:
    assert written(with_counts(15, 2, 2, 1, 1)) == [0, 0, 0, 0]
    assert written(with_counts(22, 3, 3, 0, 0)) == [0, 0, 0, 0]
    assert written(with_counts(22, 3, 3)) == [0, 0]


def test_ur_d18_a_tie_below_the_most_does_not_matter() -> None:
    assert written(with_counts(15, 4, 1, 1, 0)) == [5, 0, 0, 0]
    assert written(with_counts(22, 1, 1, 3, 1)) == [0, 0, 5, 0]


def test_ur_14_16_four_or_more_tricks_cost_5() -> None:
    assert written(with_counts(16, 4, 4, 0, 0)) == [-5, -5, 0, 0]


def test_ur_14_16_three_tricks_cost_nothing() -> None:
    assert written(with_counts(16, 3, 3, 2, 0)) == [0, 0, 0, 0]


def test_ur_14_17_exactly_two_tricks_cost_4() -> None:
    assert written(with_counts(17, 2, 2, 3, 0)) == [-4, -4, 0, 0]


def test_ur_14_17_one_or_three_tricks_cost_nothing() -> None:
    assert written(with_counts(17, 1, 3, 3, 0)) == [0, 0, 0, 0]


def test_ur_14_18_a_point_a_trick() -> None:
    assert written(with_counts(18, 5, 2, 1, 0)) == [5, 2, 1, 0]


def test_ur_14_18_whoever_has_no_trick_writes_0() -> None:
    assert written(with_counts(18, 8, 0, 0, 0)) == [8, 0, 0, 0]


def test_ur_14_20_the_pair_with_more_tricks_writes_3_each() -> None:
    """UR-D20: each partner the full points, also the one without a trick."""
    assert written(with_counts(20, 5, 1, 0, 2)) == [3, 0, 3, 0]
    assert written(with_counts(20, 1, 5, 2, 0)) == [0, 3, 0, 3]


def test_ur_14_20_four_tricks_each_bring_nothing() -> None:
    assert written(with_counts(20, 3, 4, 1, 0)) == [0, 0, 0, 0]


def test_ur_14_21_the_pair_with_fewer_tricks_writes_3_each() -> None:
    assert written(with_counts(21, 5, 1, 0, 2)) == [0, 3, 0, 3]
    assert written(with_counts(21, 1, 5, 2, 0)) == [3, 0, 3, 0]


def test_ur_14_21_four_tricks_each_bring_nothing() -> None:
    assert written(with_counts(21, 2, 2, 2, 2)) == [0, 0, 0, 0]


def test_ur_14_22_most_tricks() -> None:
    assert written(with_counts(22, 3, 2, 1, 0)) == [5, 0, 0, 0]
    assert written(with_counts(22, 1, 2, 3)) == [0, 0, 5]


def test_ur_14_24_no_trick_brings_3() -> None:
    assert written(with_counts(24, 2, 2, 0, 0)) == [0, 0, 3, 3]


def test_ur_14_24_a_single_trick_is_too_much() -> None:
    assert written(with_counts(24, 1, 1, 1, 1)) == [0, 0, 0, 0]


def test_ur_14_25_a_point_less_a_trick() -> None:
    assert written(with_counts(25, 5, 2, 1, 0)) == [-5, -2, -1, 0]


def test_ur_14_25_the_count_is_of_tricks_not_of_cards() -> None:
    assert written(with_counts(25, 1, 7)) == [-1, -7]


# ---- missions that look into the tricks ----


RED_LAST = ("Re-Em", "Re-Fa", "Re-As", "Re-Ex")
ALL_BUT_RED = "Bk-Fa+Bk-As+Ye-Fa+Ye-As Ye-Ex+Bl-Fa+Bl-As+Bl-Ex"
ONE_OF_EACH = "Bk-Dw+Re-Dw+Ye-Dw+Bl-Dw"


def test_ur_14_2_all_four_colours_cost_4() -> None:
    match = last_trick(with_piles(2, ALL_BUT_RED, ONE_OF_EACH, "", "", last=RED_LAST))
    assert written(match) == [-4, -4, 0, 0]


def test_ur_14_2_three_colours_and_no_trick_cost_nothing() -> None:
    match = last_trick(with_piles(2, "", ALL_BUT_RED, "", "", last=RED_LAST))
    assert written(match) == [0, 0, 0, 0]


def test_ur_14_8_all_four_colours_bring_4() -> None:
    match = last_trick(with_piles(8, ALL_BUT_RED, ONE_OF_EACH, "", "", last=RED_LAST))
    assert written(match) == [4, 4, 0, 0]


def test_ur_14_8_three_colours_and_no_trick_bring_nothing() -> None:
    """UR-D19: a player without a trick has no colour at all."""
    match = last_trick(with_piles(8, "", ALL_BUT_RED, "", "", last=RED_LAST))
    assert written(match) == [0, 0, 0, 0]


def test_ur_14_8_printed_colours_count() -> None:
    """UR-D2: a Priest turned red for its trick is a yellow card at scoring."""
    without_red = "Bk-Fa+Bk-As+Bk-Dw+Bk-Wi Bl-Fa+Bl-As+Bl-Dw+Bl-Wi"
    last = ("Ye-Pr", "Ye-Fa", "Ye-As", "Ye-Ex")
    match = with_piles(8, without_red, "", "", "", last=last, a="crystals: 1")
    play(match, "play Ye-Pr", "power priest red", "Ye-Fa", "Ye-As", "Ye-Ex")
    assert seat(match, 0)["entries"] == [0]


def test_ur_14_3_a_point_for_each_blue_card() -> None:
    blue = "Bl-Fa+Bl-As+Re-Fa+Ye-Fa Bl-Ex+Bk-Dw+Ye-As+Bl-Em"
    assert written(last_trick(with_piles(3, blue, "Bl-Dw+Ye-Ex+Ye-Dw+Ye-Wi", "", ""))) == [
        4,
        1,
        0,
        0,
    ]


def test_ur_14_3_other_colours_bring_nothing() -> None:
    other = "Re-Fa+Re-As+Ye-Fa+Ye-As"
    assert written(last_trick(with_piles(3, other, "", "", ""))) == [0, 0, 0, 0]


def test_ur_14_3_printed_colours_count() -> None:
    """UR-D2: neither what a Priest was nor what it became during the trick."""
    last = ("Bl-Pr", "Re-Fa", "Re-As", "Re-Ex")
    match = with_piles(3, "", "", "", "", last=last, a="crystals: 1")
    play(match, "play Bl-Pr", "power priest red", "Re-Fa", "Re-As", "Re-Ex")
    assert written(match) == [1, 0, 0, 0]


def test_ur_14_4_a_point_for_each_yellow_card() -> None:
    yellow = "Bl-Fa+Bl-As+Re-Fa+Ye-Fa"
    match = with_piles(4, yellow, "Ye-Ex+Ye-Dw+Ye-Wi+Ye-Kn", "", "Re-As+Re-Ex+Ye-Em+Bl-Em")
    assert written(last_trick(match)) == [1, 4, 0, 1]


def test_ur_14_4_other_colours_bring_nothing() -> None:
    assert written(last_trick(with_piles(4, "Re-Fa+Re-As+Bl-Fa+Bl-As", "", "", ""))) == [0] * 4


NEITHER = "Ye-Fa+Ye-As+Re-Fa+Re-As"


def test_ur_14_6_neither_dwarf_nor_wizard_brings_5() -> None:
    """UR-D19: a player without a trick qualifies."""
    match = last_trick(with_piles(6, NEITHER, "Bl-Fa+Bl-As+Bl-Ex+Bl-Dw", "", ""))
    assert written(match) == [5, 0, 5, 5]


def test_ur_14_6_one_dwarf_or_one_wizard_is_enough_to_miss_it() -> None:
    wizard, dwarf = "Bl-Fa+Bl-As+Bl-Ex+Bl-Wi", "Ye-Fa+Ye-As+Ye-Ex+Ye-Dw"
    assert written(last_trick(with_piles(6, wizard, dwarf, "", ""))) == [0, 0, 5, 5]


def test_ur_14_7_a_sum_of_25_or_less_brings_2_a_trick() -> None:
    """Three cards: 15 + 9 + 1 = 25 and 1 + 3 + 5 = 9."""
    light = "Bl-Em+Bl-Wi+Bl-Fa Re-Fa+Re-As+Re-Ex"
    last = ("Bk-Dw", "Bk-Fa", "Bk-As")
    assert written(last_trick(with_piles(7, light, "", "", last=last))) == [6, 0, 0]


def test_ur_14_7_a_sum_of_26_or_more_brings_nothing() -> None:
    """Three cards: 15 + 9 + 3 = 27; four: 15 + 7 + 3 + 1 = 26 against 15 + 5 + 3 + 1 = 24."""
    last = ("Bk-Pr", "Bk-Em", "Bk-Kn")
    match = with_piles(7, "Bl-Em+Bl-Wi+Bl-As", "", "", last=last)
    assert written(last_trick(match)) == [0, 0, 0]
    heavy, light = "Bl-Em+Bl-Dw+Bl-As+Bl-Fa", "Re-Em+Re-Ex+Re-As+Re-Fa"
    last4 = ("Bk-Em", "Bk-Pr", "Bk-Kn", "Bk-Wi")
    assert written(last_trick(with_piles(7, heavy, light, "", "", last=last4))) == [0, 2, 0, 0]


def test_ur_14_9_a_point_less_for_each_red_card() -> None:
    red = "Bl-Fa+Re-As+Re-Fa+Ye-Fa"
    match = last_trick(with_piles(9, red, "Re-Dw+Re-Wi+Re-Kn+Re-Pr", "", ""))
    assert written(match) == [-2, -4, 0, 0]


def test_ur_14_9_other_colours_cost_nothing() -> None:
    assert written(last_trick(with_piles(9, "Bl-Fa+Bl-As+Ye-Fa+Ye-As", "", "", ""))) == [0] * 4


def test_ur_14_10_a_point_less_for_each_black_card() -> None:
    match = last_trick(with_piles(10, "Re-Fa+Re-As+Ye-As+Bk-Dw", "", "Bk-Wi+Bl-Fa+Bl-As+Bl-Ex", ""))
    assert written(match) == [-5, 0, -1, 0]


def test_ur_14_10_other_colours_cost_nothing() -> None:
    match = last_trick(with_piles(10, "Ye-Fa+Bl-As+Bl-Dw+Bl-Wi", "", "", "", last=RED_LAST))
    assert written(match) == [0, 0, 0, 0]


YELLOW_64 = "Ye-Fa+Ye-As+Ye-Ex+Ye-Dw Ye-Wi+Ye-Kn+Ye-Pr+Ye-Em"


def test_ur_14_11_a_sum_of_80_brings_3() -> None:
    last = ("Bk-Dw", "Bk-Fa", "Bk-As", "Bk-Ex")  # 64 + 16
    assert written(last_trick(with_piles(11, YELLOW_64, "", "", "", last=last))) == [3, 0, 0, 0]


def test_ur_14_11_a_sum_of_78_is_too_little() -> None:
    """UR-D19: and a player without a trick has a sum of 0."""
    last = ("Bk-Dw", "Bk-Fa", "Bk-As", "Re-As")  # 64 + 14
    assert written(last_trick(with_piles(11, YELLOW_64, "", "", "", last=last))) == [0, 0, 0, 0]


def test_ur_14_11_a_sum_of_79_is_too_little() -> None:
    """Three players: 48 and 31, or 33."""
    yellow = "Ye-As+Ye-Ex+Ye-Dw Ye-Wi+Ye-Kn+Ye-Pr"
    match = with_piles(11, yellow, "", "", last=("Bk-Em", "Bk-Pr", "Bk-As"))
    assert written(last_trick(match)) == [0, 0, 0]
    match = with_piles(11, yellow, "", "", last=("Bk-Em", "Bk-Pr", "Bk-Ex"))
    assert written(last_trick(match)) == [3, 0, 0]


def test_ur_d17_cubes_do_not_change_what_missions_7_and_11_count() -> None:
    last = ("Bk-Dw", "Bk-Fa", "Bk-As", "Re-As")
    match = with_piles(11, YELLOW_64, "", "", "", last=last, a="cubes: 9")
    play(match, "play Bk-Dw", "cubes +9", "Bk-Fa", "Bk-As", "Re-As")
    assert written(match) == [0, 0, 0, 0]
    light = ("Ye-Em", "Ye-Ex", "Ye-As", "Ye-Fa")  # 24, with the cubes 27
    match = with_piles(7, "", "", "", "", last=light, a="cubes: 3")
    play(match, "play Ye-Em", "cubes +3", "Ye-Ex", "Ye-As", "Ye-Fa")
    assert written(match) == [2, 0, 0, 0]


def test_ur_14_19_a_point_for_each_wizard_or_dwarf() -> None:
    both = "Re-Dw+Re-Wi+Ye-Dw+Ye-Fa Bl-Wi+Bl-Fa+Bl-As+Bl-Ex"
    match = last_trick(with_piles(19, both, "Ye-Wi+Ye-As+Ye-Ex+Ye-Kn", "", ""))
    assert written(match) == [4, 1, 0, 0]


def test_ur_14_19_other_ranks_bring_nothing() -> None:
    match = last_trick(with_piles(19, NEITHER, "Bl-Kn+Bl-Pr+Bl-Em+Bl-Ex", "", ""))
    assert written(match) == [0, 0, 0, 0]


def test_ur_14_23_a_majority_brings_2_a_colour() -> None:
    """A has most red and (with the last trick) most black cards, B most yellow ones."""
    match = with_piles(23, "Re-Fa+Re-As+Re-Ex+Ye-Fa", "Ye-As+Ye-Ex+Re-Dw+Bl-Fa", "", "")
    assert written(last_trick(match)) == [4, 4, 0, 0]


def test_ur_14_23_a_shared_majority_brings_nothing() -> None:
    """UR-D48: and a colour that nobody has is shared by all."""
    match = with_piles(23, "Re-Fa+Re-As+Ye-Fa+Ye-As", "Re-Ex+Re-Dw+Ye-Ex+Ye-Dw", "", "")
    assert written(last_trick(match)) == [2, 0, 0, 0]


def test_ur_14_23_a_tie_below_the_majority_does_not_matter() -> None:
    match = with_piles(
        23, "Re-Fa+Ye-Fa+Bl-Fa+Bl-As", "Re-As+Bl-Ex+Ye-As+Ye-Ex", "Re-Ex+Re-Dw+Re-Wi+Bl-Dw", ""
    )
    assert written(last_trick(match)) == [4, 2, 2, 0]


# ---- UR-13 ----


def test_ur_13_2_only_whoever_meets_the_condition_writes_points() -> None:
    match = before_last(1, 3, 3, 2, 0)
    assert [seat(match, other)["entries"] for other in range(4)] == [[], [], [], []]
    last_trick(match)
    assert [seat(match, other)["total"] for other in range(4)] == [5, 5, 0, 0]
    assert asks(match) == (1, "resources")  # the next round has begun


def test_ur_13_5_entries_and_totals_may_be_negative() -> None:
    lines = "round: 3\nmission: 16"
    match = table(
        *("Ye-Em", "Ye-Fa", "Ye-As", "Ye-Ex"),
        lines=lines,
        a="entries: -4 1\ntricks: Bk-Fa+Bk-As+Bk-Ex+Bk-Dw Re-Fa+Re-As+Re-Ex+Re-Dw "
        "Bl-Fa+Bl-As+Bl-Ex+Bl-Dw",
    )
    last_trick(match)
    assert seat(match, 0)["entries"] == [-4, 1, -5]
    assert seat(match, 0)["total"] == -8
    assert seat(match, 1)["total"] == 0


def test_ur_13_3_points_of_fixed_missions_are_the_editions() -> None:
    edition = {"mission_points": {"1": 2, "16": 9}}
    assert written(with_counts(1, 3, 3, 2, 0, edition=edition)) == [2, 2, 0, 0]
    assert written(with_counts(16, 4, 4, 0, 0, edition=edition)) == [-9, -9, 0, 0]
    assert written(with_counts(5, 4, 4, 0, 0, edition=edition)) == [5, 5, 0, 0]
