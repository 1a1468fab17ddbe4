"""Everybody's chance to win as somebody without a seat could tell, some turns late.

All hidden things are dealt again before a table is judged, so that nobody's hand shows in it. What
is told is late besides: nobody who plays can be helped with it.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from rulebound.core.match import Match
from rulebound.core.records import replay

LATE: Final = 3
"""So many turns after the table stood so it is told."""
WORLDS: Final = 16
"""In so many imagined worlds a table is judged."""


class Chances(NamedTuple):
    at: int
    """How the table stood after so many choices."""
    shares: tuple[float, ...]
    """By seat; together they are 1."""


class Follower:
    """A match that goes on, and how the table stood when its last turns began.

    A turn is all that a seat chooses before another one has to.
    """

    def __init__(self, record: Mapping[str, Any], late: int = LATE) -> None:
        self._choices: list[str] = []
        self._match = replay({**record, "choices": []}, log=False)
        self._turns: deque[tuple[int, int, Match]] = deque(maxlen=late + 1)
        """The seat, after how many choices, and the table."""
        self._begun = 0
        """How many turns there were in all."""
        self._note()
        self.follow(record["choices"])

    def knows(self, choices: Sequence[str]) -> bool:
        """Whether these only go on from what was followed so far."""
        return list(choices[: len(self._choices)]) == self._choices

    def follow(self, choices: Sequence[str]) -> None:
        for choice in choices[len(self._choices) :]:
            self._match.take(choice)
            self._choices.append(choice)
            self._note()

    def _note(self) -> None:
        decision = self._match.decision
        if decision is None or (self._turns and self._turns[-1][0] == decision.seat):
            return
        self._turns.append((decision.seat, len(self._choices), self._match.fork()))
        self._begun += 1

    def chances(self) -> Chances | None:
        """``None``: it is too early, or nothing can be said about such a match.

        Before everybody has had a turn a table cannot be judged: some have set up nothing yet.
        """
        if self._begun - len(self._turns) < self._match.seats:
            return None
        _, at, match = self._turns[0]
        shares = shares_of(match, at)
        return None if shares is None else Chances(at, shares)


def shares_of(match: Match, seed: int) -> tuple[float, ...] | None:
    """By seat the chance to win, judged by what everybody sees."""
    teacher = match.game.advisor.teacher
    if teacher is None or match.seats < 2:
        return None
    sums = [0.0] * match.seats
    for world in range(WORLDS):
        imagined = match.imagine(None, seed * WORLDS + world)
        judgement = imagined.consult(teacher.judgement)
        for seat in range(match.seats):
            sums[seat] += imagined.consult(judgement.chance, seat)
    total = sum(sums)
    return tuple(each / total for each in sums) if total else None
