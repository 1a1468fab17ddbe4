"""What many matches tell: who wins, from which seat, how long it takes and how it ends."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from rulebound.arena.intervals import wilson
from rulebound.arena.matches import Finished
from rulebound.core.flow import Text


@dataclass(slots=True)
class BotLine:
    """How one bot did. A bot wins a match if only seats of its own are first."""

    games: int = 0
    wins: int = 0
    points: float = 0
    scored: int = 0
    """How many numeric scores ``points`` is the sum of."""

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def average(self) -> float | None:
        return self.points / self.scored if self.scored else None

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": self.wins,
            "share": self.share,
            "interval": list(self.interval),
            "average_score": self.average,
        }


@dataclass(slots=True)
class Summary:
    """The matches so far; :meth:`add` takes one more."""

    matches: int = 0
    draws: int = 0
    """Matches in which different bots share the first place."""
    bots: dict[str, BotLine] = field(default_factory=dict)
    seat_wins: Counter[int] = field(default_factory=Counter)
    """First places by seat; a shared one (a team's too) counts for each of its seats."""
    order_wins: Counter[int] = field(default_factory=Counter)
    """The same by the order of turns, the starting player being 0."""
    seats: int = 0
    choices: int = 0
    turns: int = 0
    reasons: dict[str, tuple[Text, int]] = field(default_factory=dict)

    def add(self, match: Finished) -> None:
        self.matches += 1
        self.seats = len(match.labels)
        self.choices += match.choices
        self.turns += match.turns
        _, so_far = self.reasons.get(match.reason.id, (match.reason, 0))
        self.reasons[match.reason.id] = (match.reason, so_far + 1)
        self._add_bots(match)
        for winner in match.winners:
            self.seat_wins[winner] += 1
            if match.first is not None:
                self.order_wins[(winner - match.first) % self.seats] += 1

    def _add_bots(self, match: Finished) -> None:
        first = {match.labels[seat] for seat in match.winners}
        self.draws += len(first) > 1
        for label in sorted(set(match.labels)):
            line = self.bots.setdefault(label, BotLine())
            line.games += 1
            line.wins += first == {label}
        for label, score in zip(match.labels, match.scores, strict=True):
            if isinstance(score, int | float):
                self.bots[label].points += score
                self.bots[label].scored += 1

    @property
    def average_choices(self) -> float:
        return self.choices / self.matches

    @property
    def average_turns(self) -> float:
        return self.turns / self.matches

    def to_json(self) -> dict[str, Any]:
        return {
            "matches": self.matches,
            "draws": self.draws,
            "bots": {label: line.to_json() for label, line in self.bots.items()},
            "wins_by_seat": [self.seat_wins[seat] for seat in range(self.seats)],
            "wins_by_order": [self.order_wins[place] for place in range(self.seats)],
            "average_choices": self.average_choices,
            "average_turns": self.average_turns,
            "reasons": {name: count for name, (_, count) in sorted(self.reasons.items())},
        }


def summarise(matches: Iterable[Finished]) -> Summary:
    summary = Summary()
    for match in matches:
        summary.add(match)
    return summary
