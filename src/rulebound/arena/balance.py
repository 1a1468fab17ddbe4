"""How often the parts of a game bring points, and how many: for games that offer a report."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from math import inf
from typing import Any, Protocol

from rulebound.arena.intervals import spread, wilson
from rulebound.core.errors import RuleboundError
from rulebound.core.match import Match

Sample = tuple[str, tuple[int, ...]]
"""A part of a match, as a ref (``mission:7``), and the points each seat got for it."""


class Sampler(Protocol):
    """What a game reports of its matches."""

    def __call__(self, match: Match) -> tuple[Sample, ...]:
        """The parts of a finished match."""
        ...

    def spread(self, number: int, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of the match of that number, so that all parts are played equally often."""
        ...


_GROUP = "rulebound.reports"


def sampler(game: str) -> Sampler:
    """What the game offers to report of a finished match."""
    for point in entry_points(group=_GROUP, name=game):
        found: Sampler = point.load()
        return found
    known = ", ".join(sorted(entry_points(group=_GROUP).names))
    raise RuleboundError(f"{game} offers no report; games that do: {known}")


@dataclass(slots=True)
class Line:
    """One part of the game, over all matches in which it was played."""

    times: int = 0
    players: int = 0
    scored: int = 0
    """Players who got points, for better or worse."""
    total: int = 0
    squares: int = 0
    largest: int = 0
    smallest: int = 0

    def add(self, points: tuple[int, ...]) -> None:
        known = self.times > 0
        self.largest = max(*points, self.largest) if known else max(points)
        self.smallest = min(*points, self.smallest) if known else min(points)
        self.times += 1
        self.players += len(points)
        self.scored += sum(map(bool, points))
        self.total += sum(points)
        self.squares += sum(n * n for n in points)

    @property
    def share(self) -> float:
        return self.scored / self.players

    @property
    def share_interval(self) -> tuple[float, float]:
        """95 %."""
        return wilson(self.scored, self.players)

    @property
    def average(self) -> float:
        return self.total / self.players

    @property
    def average_spread(self) -> float:
        """The average is within so much of the true one, in 95 cases of 100."""
        return spread(self.total, self.squares, self.players)

    def to_json(self) -> dict[str, Any]:
        return {
            "times": self.times,
            "share_scored": self.share,
            "share_interval": self.share_interval,
            "average": self.average,
            "average_spread": None if self.average_spread == inf else self.average_spread,
            "largest": self.largest,
            "smallest": self.smallest,
        }


@dataclass(slots=True)
class Balance:
    """The matches of one number of players."""

    seats: int
    matches: int = 0
    lines: dict[str, Line] = field(default_factory=dict)

    def add(self, samples: Iterable[Sample]) -> None:
        self.matches += 1
        for ref, points in samples:
            self.lines.setdefault(ref, Line()).add(points)

    def to_json(self) -> dict[str, Any]:
        lines = {ref: line.to_json() for ref, line in sorted(self.lines.items(), key=_in_order)}
        return {"seats": self.seats, "matches": self.matches, "lines": lines}


def _in_order(item: tuple[str, Line]) -> tuple[str, int, str]:
    return order_of(item[0])


def order_of(ref: str) -> tuple[str, int, str]:
    """Sorts refs by kind and number."""
    kind, _, name = ref.partition(":")
    return kind, int(name) if name.isdecimal() else 0, name
