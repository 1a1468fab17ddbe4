"""Banks, and so much a turn: what is left follows from the journal alone."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from pydantic import ValidationError

from rulebound.server.matches.clocks import AT_LEAST, Clocks
from rulebound.server.matches.play import Play
from rulebound.server.store import ActKind, ActRow
from rulebound.server.wire.clocks import DAY, Clock
from tests.server.live.test_clock import table

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
BANK = Clock(counts="bank", seconds=600, increment=15, over="lose")
TURN = Clock(counts="turn", seconds=DAY, over="bot", vacation=7)


def at(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def left(clocks: Clocks, seat: int, seconds: float) -> float:
    return clocks.left(seat, at(seconds)).total_seconds()


def test_a_bank_is_spent_in_ones_own_turns_and_grows_with_each() -> None:
    clocks = Clocks(BANK, 2)
    clocks.advance(0, NOON)
    assert (left(clocks, 0, 0), left(clocks, 1, 0)) == (615, 600)
    assert clocks.until == at(615)
    assert left(clocks, 0, 100) == 515
    clocks.advance(1, at(100))
    assert (left(clocks, 0, 200), left(clocks, 1, 200)) == (515, 515)
    clocks.advance(0, at(200))
    assert left(clocks, 0, 200) == 530


def test_a_turn_counts_and_not_a_choice() -> None:
    clocks = Clocks(BANK, 2)
    clocks.advance(0, NOON)
    for moment in (10, 20, 30):
        clocks.advance(0, at(moment))
    assert left(clocks, 0, 30) == 585


def test_so_much_a_turn_is_there_again_with_the_next() -> None:
    clocks = Clocks(TURN, 2)
    clocks.advance(0, NOON)
    clocks.advance(1, at(DAY - 1))
    assert clocks.until == at(2 * DAY - 1)
    clocks.advance(0, at(DAY))
    assert left(clocks, 0, DAY) == DAY


def test_answering_in_anothers_turn_is_at_ones_own_cost() -> None:
    clocks = Clocks(BANK, 2)
    clocks.advance(0, NOON)
    clocks.advance(1, at(10))
    clocks.advance(0, at(70))
    assert (left(clocks, 0, 70), left(clocks, 1, 70)) == (620, 555)


def test_taking_back_gives_nobody_time() -> None:
    clocks = Clocks(TURN, 2)
    clocks.advance(0, NOON)
    clocks.advance(1, at(DAY - 100))
    clocks.advance(0, at(DAY - 50), back=True)
    assert left(clocks, 0, DAY - 50) == 100
    clocks = Clocks(BANK, 2)
    clocks.advance(0, NOON)
    clocks.advance(1, at(100))
    clocks.advance(0, at(110), back=True)
    assert left(clocks, 0, 110) == 515


def test_nobody_has_less_than_nothing() -> None:
    clocks = Clocks(BANK, 2)
    clocks.advance(0, NOON)
    assert left(clocks, 0, 10_000) == 0
    clocks.advance(1, at(10_000))
    clocks.advance(0, at(10_001))
    assert left(clocks, 0, 10_001) == 15


def test_in_a_pause_the_clock_stands() -> None:
    clocks = Clocks(BANK, 2)
    clocks.advance(0, NOON)
    clocks.pause(at(15))
    assert clocks.until is None
    assert not clocks.runs(0, at(5000))
    assert left(clocks, 0, 5000) == 600
    clocks.resume(at(5000))
    assert clocks.until == at(5600)


def test_on_vacation_ones_own_clock_stands_until_the_days_are_spent() -> None:
    clocks = Clocks(TURN, 2)
    clocks.advance(0, NOON)
    clocks.go_away(0, at(DAY / 2))
    assert clocks.is_away(0, at(3 * DAY))
    assert left(clocks, 0, 3 * DAY) == DAY / 2
    assert clocks.until == at(DAY / 2 + 7 * DAY + DAY / 2)
    assert not clocks.is_away(0, at(8 * DAY))
    assert left(clocks, 0, 7.75 * DAY) == DAY / 4
    clocks.come_home(0, at(2.5 * DAY))
    assert clocks.vacation(0, at(3 * DAY)) == timedelta(days=5)
    assert clocks.until == at(3 * DAY)


def test_a_vacation_that_begins_before_ones_turn_covers_it() -> None:
    clocks = Clocks(TURN, 2)
    clocks.advance(0, NOON)
    clocks.go_away(1, at(0))
    clocks.advance(1, at(DAY / 2))
    assert clocks.until == at(8 * DAY)
    clocks.pause(at(DAY))
    assert clocks.vacation(1, at(3 * DAY)) == timedelta(days=6), "nobody spends days in a pause"


def test_clocks_of_two_machines_may_differ() -> None:
    clocks = Clocks(BANK, 2)
    clocks.advance(0, at(10))
    clocks.advance(1, at(5))
    clocks.advance(0, at(8))
    assert (left(clocks, 0, 8), left(clocks, 1, 8)) == (630, 615)


def test_whoever_comes_back_has_time_to_choose() -> None:
    clocks = Clocks(BANK, 2)
    clocks.advance(0, NOON)
    clocks.late = True
    assert clocks.until is None
    clocks.sit_again(0, at(10_000))
    assert clocks.left(0, at(10_000)) == AT_LEAST


@pytest.mark.parametrize(
    "fields",
    [
        {"counts": "turn"},
        {"over": "lose"},
        {"counts": "turn", "over": "bot", "increment": 5},
        {"counts": "turn", "over": "bot", "vacation": 1},
        {"counts": "bank", "over": "bot", "vacation": 1, "seconds": DAY},
        {"seconds": 8 * DAY},
        {"seconds": 9},
        {"counts": "bank", "over": "bot", "increment": -1},
    ],
)
def test_a_clock_that_makes_no_sense_is_none(fields: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Clock(**{"seconds": 60} | fields)


# ---- at a table ----


Act = tuple[int, ActKind, int, str]


def played(clock: Clock | None, *acts: Act) -> Play:
    """A match of which each act says when, what, who, how; a second time from the journal."""
    row = table(clock=clock)
    it = Play(row)
    journal = []
    for number, (when, kind, seat, notation) in enumerate(acts):
        done = it.apply(kind, seat, notation, at(when))
        journal.append(ActRow(row.id, number, seat, kind, done, at(when)))
    again = Play(row, journal)
    assert again.until == it.until
    assert again.affairs.notices == it.affairs.notices
    assert (again.turn, again.result, again.match.record()) == (
        it.turn,
        it.result,
        it.match.record(),
    )
    return it


FIRST: tuple[Act, ...] = ((0, "choose", 0, "place e5"), (5, "choose", 0, "end"))
"""The first turn; then the other has to choose."""


def test_what_is_left_comes_out_the_same_from_the_journal() -> None:
    it = played(BANK, *FIRST, (25, "choose", 1, "place d4"), (30, "choose", 1, "place f4"))
    clocks = it.affairs.clocks
    assert clocks is not None
    assert left(clocks, 0, 30) == 610
    assert it.turn == 1
    assert left(clocks, 1, 30) == 590


def test_whose_time_is_over_loses_if_that_was_agreed() -> None:
    it = played(BANK, *FIRST, (700, "late", 1, "lose"))
    assert it.turn is None
    assert it.result is not None
    assert it.result.ranking == ((0,), (1,))
    assert it.reason is not None
    assert (it.reason.id, it.reason.args) == ("web-table-over-time", {"seat": 1})
    assert [note.kind for note in it.affairs.notices] == ["late"]
    assert it.match.record()["choices"] == ["place e5", "end"], "nobody is said to have resigned"


def test_a_bot_takes_the_seat_and_its_person_comes_back() -> None:
    it = played(TURN, *FIRST, (2 * DAY, "late", 1, "bot"))
    assert it.affairs.taken == {1: "steady"}
    it.apply("choose", 1, "place d4", at(2 * DAY + 1), "steady")
    assert it.stood_in == [(3, 1)]
    it.apply("return", 1, "", at(2 * DAY + 60))
    assert it.affairs.taken == {}
    assert it.until == at(3 * DAY + 60)
    it.apply("choose", 1, "place f4", at(2 * DAY + 70))
    assert it.stood_in == [(3, 1)], "what was chosen since is the person's own"


def test_among_friends_nothing_happens_but_everybody_is_told() -> None:
    clock = Clock(counts="turn", seconds=60, over="nothing")
    it = played(clock, *FIRST, (70, "late", 1, "nothing"))
    assert (it.turn, it.until, it.affairs.taken) == (1, None, {})
    it.apply("choose", 1, "place d4", at(100))
    it.apply("choose", 1, "place f4", at(101))
    assert it.until is None, "it is the same turn"


def test_a_choice_ends_a_pause_and_a_vacation() -> None:
    it = played(TURN, *FIRST, (10, "propose", 0, "pause 0 1"), (20, "agree", 1, ""))
    assert it.affairs.paused == at(20)
    assert it.until is None
    it.apply("choose", 1, "place d4", at(5000))
    assert it.affairs.paused is None
    assert it.until == at(DAY + 5000 - 15)
    it.apply("vacation", 1, "begin", at(6000))
    it.apply("choose", 1, "place f4", at(7000))
    assert it.affairs.clocks is not None
    assert not it.affairs.clocks.is_away(1, at(7000))


def test_a_pause_also_stops_a_clock_for_each_choice() -> None:
    it = played(Clock(seconds=100), *FIRST, (10, "propose", 0, "pause 0 "), (50, "resume", 1, ""))
    assert it.until == at(5 + 100 + 40)
