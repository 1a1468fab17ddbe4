"""What results are counted as."""

from array import array
from collections.abc import Sequence

import pytest

from rulebound.arena.contest import make_plan
from rulebound.arena.intervals import clustered, wilson
from rulebound.arena.sprt import Sprt, Verdict
from rulebound.arena.standings import Standings, points_of, standings
from rulebound.arena.store import Played

PLAN = make_plan("tashkalar", options={"form": "duel"}, seconds=1.0)


def played(
    deal: int,
    seating: str,
    places: Sequence[int],
    scores: Sequence[float | None] = (),
    thought: Sequence[float] = (),
) -> Played:
    return Played(
        deal,
        tuple(seating),
        tuple(places),
        tuple(scores) or (None,) * len(seating),
        seed=1,
        reason="over",
        choices=10,
        turns=5,
        code="0" * 12,
        thought=tuple(array("f", thought) for _ in seating),
    )


def both(deal: int, a_wins: int) -> list[Played]:
    """A deal of two matches, of which ``a`` wins so many."""
    return [
        played(deal, "ab", (0, 1) if a_wins > 0 else (1, 0)),
        played(deal, "ba", (1, 0) if a_wins > 1 else (0, 1)),
    ]


def of(*deals: int) -> Standings:
    return standings(PLAN, [match for deal, wins in enumerate(deals) for match in both(deal, wins)])


def test_points_are_compared_seat_by_seat() -> None:
    assert points_of(played(0, "ab", (0, 1)), "a", "b") == 1
    assert points_of(played(0, "ab", (0, 0)), "a", "b") == 0.5
    four = played(0, "abab", (0, 1, 2, 3))
    assert points_of(four, "a", "b") == 0.75
    assert points_of(four, "b", "a") == 0.25


def test_wins_draws_and_losses_both_ways_round() -> None:
    found = of(2, 1, 0)
    draw = [played(3, "ab", (0, 0)), played(3, "ba", (0, 0))]
    found = standings(PLAN, [m for d, w in enumerate((2, 1, 0)) for m in both(d, w)] + draw)
    pair, twin = found.pairs["a", "b"], found.pairs["b", "a"]
    assert (pair.wins, pair.draws, pair.losses) == (3, 2, 3)
    assert (twin.wins, twin.draws, twin.losses) == (3, 2, 3)
    assert pair.share == 0.5
    assert (found.deals, found.matches, found.left_out) == (4, 8, 0)


def test_only_whole_deals_count() -> None:
    matches = [*both(0, 2), both(1, 0)[0]]
    found = standings(PLAN, matches)
    assert (found.deals, found.matches, found.left_out) == (1, 2, 1)
    assert found.pairs["a", "b"].share == 1
    twice = standings(PLAN, [both(0, 2)[0], played(0, "aab", (0, 1, 2))])
    assert (twice.matches, twice.left_out) == (0, 2)
    nothing = standings(PLAN, both(0, 2)[:1])
    assert (nothing.matches, nothing.lines, nothing.meetings) == (0, {}, [])


def test_the_stronger_one_stands_first() -> None:
    found = of(0, 0, 1)
    assert list(found.lines) == ["b", "a"]
    (meeting,) = found.meetings
    assert (meeting.one, meeting.other) == ("b", "a")


def test_intervals_count_matches_that_go_together_as_fewer() -> None:
    apart = clustered([0.5] * 50, 100)
    assert apart == wilson(50, 100)
    together = clustered([0.0, 1.0] * 25, 100)
    assert together == pytest.approx(wilson(25, 50), abs=0.01)
    assert clustered([1.0] * 10, 20) == wilson(20, 20)
    assert clustered([], 0) == (0, 1)


def test_a_test_ends_the_counting() -> None:
    """Deals played after its end, by processes that did not know yet, change nothing."""
    matches = [match for deal in range(60) for match in both(deal, 2)]
    sprt = Sprt(0, 50)
    found = standings(PLAN, matches, sprt, [("a", "b")])
    end = sprt.stop([1.0] * 60)
    assert end is not None
    assert found.deals == end
    assert found.left_out == 2 * (60 - end)
    (meeting,) = found.meetings
    assert meeting.test is not None
    assert meeting.test[1] is Verdict.STRONGER
    lost = standings(PLAN, matches, sprt, [("b", "a")]).meetings[0]
    assert (lost.one, lost.test and lost.test[1]) == ("b", Verdict.NOT_STRONGER)


def test_a_gap_keeps_a_test_open() -> None:
    matches = [match for deal in range(1, 60) for match in both(deal, 2)]
    found = standings(PLAN, matches, Sprt(0, 50), [("a", "b")])
    (meeting,) = found.meetings
    assert meeting.test is not None
    assert meeting.test[1] is Verdict.OPEN
    assert found.deals == 59


def test_scores_and_their_lead() -> None:
    matches = [
        played(0, "ab", (0, 1), (7, 4)),
        played(0, "ba", (1, 0), (2, 3)),
        played(1, "ab", (0, 1), (5, 5)),
        played(1, "ba", (1, 0), (5, 5)),
    ]
    found = standings(PLAN, matches)
    assert found.lines["a"].average == 5
    assert found.pairs["a", "b"].lead == 1
    assert found.pairs["b", "a"].lead == -1
    assert found.pairs["a", "b"].lead_spread == pytest.approx(1.96, abs=0.01)
    assert of(1).pairs["a", "b"].lead is None


def test_thinking_time_and_who_was_late() -> None:
    seconds = [0.5] * 197 + [1.1, 1.25, 3.0]
    matches = [played(0, "ab", (0, 1), thought=seconds), played(0, "ba", (0, 1))]
    thought = standings(PLAN, matches).lines["a"].thought
    assert thought.in_99_of_100 == pytest.approx(1.1)
    assert thought.longest == 3
    assert thought.late == 2
    assert thought.mean == pytest.approx((197 * 0.5 + 1.1 + 1.25 + 3) / 200)
    unlimited = make_plan("tashkalar", options={"form": "duel"})
    assert standings(unlimited, matches).lines["a"].thought.late is None
    assert standings(unlimited, both(0, 1)).lines["a"].thought.in_99_of_100 == 0


def test_bots_that_meet_at_several_tables() -> None:
    """Three at a time out of four: two of them meet twice in each deal."""
    melee = make_plan("tashkalar", 3, {"form": "melee"})
    matches = [
        played(
            0,
            table[turn:] + table[:turn],
            [sorted(table).index(x) for x in table[turn:] + table[:turn]],
        )
        for table in ("abc", "abd", "acd", "bcd")
        for turn in range(3)
    ]
    found = standings(melee, matches)
    assert found.matches == 12
    assert found.pairs["a", "b"].matches == 6
    assert found.pairs["a", "b"].share == 1
    assert found.pairs["c", "b"].share == 0
    assert list(found.lines) == ["a", "b", "c", "d"]
