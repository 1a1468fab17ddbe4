"""Who meets whom, and in which seats."""

from collections import Counter

import pytest

from rulebound import RuleboundError
from rulebound.arena.pairings import enter, gauntlet, ladder, round_robin, seatings, seconds_of


def test_all_meet_all() -> None:
    assert round_robin("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert round_robin("abcd", 3) == [tuple("abc"), tuple("abd"), tuple("acd"), tuple("bcd")]
    assert round_robin("ab", 4) == [("a", "b")]


def test_one_meets_the_others() -> None:
    assert gauntlet("b", ["a", "b", "c"]) == [("b", "a"), ("b", "c")]


def test_each_meets_the_one_before_it() -> None:
    assert ladder(["weak", "fair", "strong"]) == [("fair", "weak"), ("strong", "fair")]


@pytest.mark.parametrize("alone", [lambda: round_robin("a", 2), lambda: ladder("a")])
def test_nobody_meets_nobody(alone: object) -> None:
    with pytest.raises(RuleboundError, match="two bots"):
        alone()  # type: ignore[operator]
    with pytest.raises(RuleboundError, match="against"):
        gauntlet("a", ["a"])


@pytest.mark.parametrize(
    ("meeting", "seats", "expected"),
    [
        ("ab", 2, "ab ba"),
        ("ba", 2, "ab ba"),
        ("ab", 3, "aba baa aab bab abb bba"),
        ("ab", 4, "abab baba"),
        ("abcd", 4, "abcd bcda cdab dabc"),
    ],
)
def test_the_matches_of_a_deal(meeting: str, seats: int, expected: str) -> None:
    assert ["".join(seating) for seating in seatings(tuple(meeting), seats)] == expected.split()


@pytest.mark.parametrize("bots", ["ab", "abc", "abcd"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_sits_everywhere_equally_often(bots: str, seats: int) -> None:
    for meeting in round_robin(bots, seats):
        for seat in range(seats):
            times = Counter(seating[seat] for seating in seatings(meeting, seats))
            assert set(times) == set(meeting)
            assert len(set(times.values())) == 1


def test_bots_may_have_seconds_of_their_own() -> None:
    plain, quick = enter(["greedy", "greedy@0.5"], 2.0)
    assert (plain.label, plain.bot, plain.seconds) == ("greedy", "greedy", 2.0)
    assert (quick.label, quick.bot, quick.seconds) == ("greedy@0.5", "greedy", 0.5)
    one, two = enter(["greedy@1", "greedy@1"])
    assert (one.label, two.label) == ("greedy@1 1", "greedy@1 2")
    assert seconds_of(two.label, None) == 1.0


@pytest.mark.parametrize(
    ("name", "seconds"),
    [
        ("nobody", None),
        ("greedy@", None),
        ("greedy@0", None),
        ("greedy@soon", None),
        ("greedy@1.2.3", None),
        ("greedy@nan", None),
        ("greedy", 0.0),
        ("greedy", -1.0),
        ("greedy", float("inf")),
    ],
)
def test_what_is_no_bot_is_refused(name: str, seconds: float | None) -> None:
    with pytest.raises(RuleboundError):
        enter([name], seconds)
