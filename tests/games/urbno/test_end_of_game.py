"""Chapter 16: the end of the game, ties and pairs."""

from typing import Any

import pytest

import rulebound
from rulebound import Match, Result
from rulebound.core.errors import BadOption, MatchOver
from tests.games.urbno.cardtable import options, play, seat, table
from tests.games.urbno.rounds import CODES, LAST, last_trick, told


def final(*entries: str, lines: str = "", **more: Any) -> Match:
    """The last trick of round 12; the first of eleven entries as given, the others 0.

    The mission (exactly three tricks) brings nobody anything.
    """
    for letter, words in zip("abcd", entries, strict=False):
        padded = words.split() + ["0"] * (11 - len(words.split()))
        more[letter] = f"entries: {' '.join(padded)}\n{more.get(letter, '')}"
    return table(*LAST[: len(entries)], lines=f"round: 12\n{lines}", **more)


def ended(*entries: str, lines: str = "", **more: Any) -> Result:
    match = last_trick(final(*entries, lines=lines, **more))
    assert match.decision is None
    assert match.result is not None
    return match.result


def test_ur_16_1_all_entries_and_the_points_of_scroll_17_are_added_up() -> None:
    result = ended("5 -2 4", "1 1", "3", "-4 2", b="extra points: 3")
    assert result.scores == (7, 5, 3, -2)
    assert result.ranking == ((0,), (1,), (2,), (3,))
    assert result.winners == (0,)


def test_ur_16_1_the_entry_of_round_12_counts() -> None:
    piles = "tricks: Re-Fa+Re-As+Re-Ex+Re-Dw Ye-Fa+Ye-As+Ye-Ex+Ye-Dw"
    result = ended("0", "4", "0", "0", a=piles)  # A has three tricks: mission 1
    assert result.scores == (5, 4, 0, 0)


@pytest.mark.parametrize("scrolls", ["3", "3 12 9", "5"])
def test_ur_16_2_unused_scrolls_bring_2_points_once(scrolls: str) -> None:
    result = ended("1", "1", "2", "0", a=f"scrolls: {scrolls}")
    assert result.scores == (3, 1, 2, 0)
    assert result.winners == (0,)


def test_ur_16_2_not_before_the_end_and_not_for_used_ones() -> None:
    match = final("1", "1", "0", "0", a="scrolls: 3", lines="used scrolls: 12 17")
    assert seat(match, 0)["total"] == 1
    last_trick(match)
    assert match.result is not None
    assert match.result.scores == (3, 1, 0, 0)
    assert told(match, "unused-scroll") == [{"seat": 0, "points": 2}]


def test_ur_16_2_a_scroll_taken_in_round_12_counts() -> None:
    hands = (" ".join(CODES[:8]), " ".join(CODES[8:16]))
    entries = "entries: 0 0 0 0 0 0 0 0 0 0 0"
    lines = "round: 12\nphase: resources\nscroll deck: 3 12 *\nmission: 24"
    match = table(*hands, lines=lines, a=entries, b=entries)
    play(match, "take 1", "take 4")
    while match.decision is not None:
        choices = options(match)
        play(match, "done" if "done" in choices else choices[0])
    assert match.result is not None
    assert match.result.scores[1] == seat(match, 1)["entries"][-1] + 2
    assert match.result.scores[0] == seat(match, 0)["entries"][-1]


def test_ur_16_3_the_highest_total_wins_and_the_others_follow() -> None:
    assert ended("3", "9", "5", "7").ranking == ((1,), (3,), (2,), (0,))
    assert ended("-3", "-9").ranking == ((0,), (1,))


def test_ur_16_4_a_tie_goes_to_fewer_negative_points() -> None:
    result = ended("10 -6", "8 -4", "0", "0")
    assert result.scores[:2] == (4, 4)
    assert result.winners == (1,)
    assert result.ranking == ((1,), (0,), (2, 3))


def test_ur_d43_points_count_not_entries() -> None:
    """A wrote -6 once, B wrote -2 twice."""
    assert ended("10 -6", "8 -2 -2", "0", "0").winners == (1,)
    assert ended("10 -3", "9 -1 -1", "0", "0").winners == (1,)


def test_ur_d43_points_of_scroll_17_do_not_make_up_for_negative_points() -> None:
    result = ended("4 -3", "1", "0", "0", a="extra points: 3", b="extra points: 3")
    assert result.scores[:2] == (4, 4)
    assert result.winners == (1,)


def test_ur_16_4_then_to_the_one_without_an_unused_scroll() -> None:
    result = ended("2", "4", "0", "0", a="scrolls: 3")
    assert result.scores[:2] == (4, 4)
    assert result.winners == (1,)


def test_ur_16_4_negative_points_go_before_scrolls() -> None:
    result = ended("2", "5 -1", "0", "0", a="scrolls: 3")
    assert result.scores[:2] == (4, 4)
    assert result.winners == (0,)


def test_ur_16_5_players_still_tied_share_the_victory() -> None:
    assert ended("4", "4", "1", "0").ranking == ((0, 1), (2,), (3,))
    both = ended("2", "2", "0", "0", a="scrolls: 3", b="scrolls: 12 9")
    assert both.winners == (0, 1)  # how many scrolls does not matter


def test_ur_d42_three_tied_players_pass_the_same_filters() -> None:
    """C falls to the negative points, then A to the scroll."""
    result = ended("2", "4", "6 -2", "0", a="scrolls: 3")
    assert result.scores == (4, 4, 4, 0)
    assert result.ranking == ((1,), (0,), (2,), (3,))
    assert ended("4", "4", "4", "4").ranking == ((0, 1, 2, 3),)


def test_ur_16_6_the_pair_with_the_larger_total_wins() -> None:
    result = ended("9", "6", "0", "5", pairs=True)
    assert result.ranking == ((1, 3), (0, 2))
    assert result.scores == (9, 6, 0, 5)
    assert ended("9", "6", "0", "5").winners == (0,)  # without pairs


def test_ur_16_6_unused_scrolls_count_for_each_partner() -> None:
    result = ended("3", "6", "0", "0", pairs=True, a="scrolls: 3", c="scrolls: 12")
    assert result.scores == (5, 6, 2, 0)
    assert result.winners == (0, 2)


def test_ur_d41_a_tie_goes_to_the_smaller_combined_negative_points() -> None:
    result = ended("6 -1", "9 -3", "4 -1", "2", pairs=True)
    assert result.winners == (0, 2)


def test_ur_d41_then_to_fewer_unused_scrolls() -> None:
    more = {"a": "scrolls: 3 9", "b": "scrolls: 12"}
    result = ended("4", "4", "0", "0", pairs=True, **more)
    assert result.scores == (6, 6, 0, 0)
    assert result.winners == (1, 3)


def test_ur_d41_then_the_victory_is_shared() -> None:
    result = ended("4", "2", "0", "2", pairs=True)
    assert len(result.ranking) == 1
    assert sorted(result.winners) == [0, 1, 2, 3]


def test_16_after_the_end_nothing_can_be_chosen() -> None:
    match = last_trick(final("4", "3", "2", "1"))
    assert match.view()["result"] == {
        "ranking": [[0], [1], [2], [3]],
        "scores": [4, 3, 2, 1],
        "reason": "urbno-over-rounds",
    }
    assert told(match, "over") == [{"winners": [0]}]
    with pytest.raises(MatchOver):
        match.choose(0)


@pytest.mark.parametrize("rounds", [1, 3])
def test_ur_16_1_a_short_game_ends_after_its_rounds(rounds: int) -> None:
    match = rulebound.game("urbno").start(seats=2, options={"rounds": rounds}, seed=3)
    while match.decision is not None:
        match.choose(0)
    begun = [event for event in match.log(None) if event["kind"] == "round"]
    assert len(begun) == rounds
    assert match.result is not None
    assert rulebound.game("urbno").told.facts(match.setup.options)["rounds"] == rounds


def test_ur_16_1_no_other_number_of_rounds() -> None:
    for rounds in (0, 2, 13, "1"):
        with pytest.raises(BadOption):
            rulebound.game("urbno").start(seats=2, options={"rounds": rounds}, seed=3)
