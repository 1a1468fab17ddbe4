"""What the matches of a run tell: all against all, ratings, and how long bots think.

Only whole deals count, those that were played in all seatings; so nobody had the better cards.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from math import fsum, inf
from typing import Any, Final, Self

from rulebound.arena.intervals import clustered, spread
from rulebound.arena.pairings import Meeting, seatings, seconds_of
from rulebound.arena.ratings import Points, Rating, rate
from rulebound.arena.sprt import Sprt, Verdict
from rulebound.arena.store import Plan, Played

LATE: Final = 0.2
"""A choice is late if it takes so many seconds more than the bot had."""

Deals = dict[int, list[Played]]
"""The matches of a meeting by deal."""


@dataclass(slots=True)
class Pair:
    """How one bot did against another."""

    one: str
    other: str
    shares: dict[int, float] = field(default_factory=dict)
    """The share of the points that the first one got, by deal."""
    leads: dict[int, float] = field(default_factory=dict)
    """By how much its score was higher, by deal, if scores are numbers."""
    matches: int = 0
    wins: int = 0
    draws: int = 0
    test: tuple[float, Verdict] | None = None
    """If the first was claimed to be stronger: the evidence of a sequential test, what it says."""

    @classmethod
    def of(cls, one: str, other: str, deals: Deals) -> Self:
        pair = cls(one, other)
        for deal, matches in deals.items():
            points = [points_of(match, one, other) for match in matches]
            pair.matches += len(points)
            pair.wins += sum(point > 0.5 for point in points)
            pair.draws += sum(point == 0.5 for point in points)
            pair.shares[deal] = fsum(points) / len(points)
            leads = [lead for match in matches for lead in _lead(match, one, other)]
            if leads:
                pair.leads[deal] = fsum(leads) / len(leads)
        return pair

    @property
    def losses(self) -> int:
        return self.matches - self.wins - self.draws

    @property
    def share(self) -> float:
        return fsum(self.shares.values()) / len(self.shares)

    @property
    def interval(self) -> tuple[float, float]:
        return clustered(list(self.shares.values()), self.matches)

    @property
    def lead(self) -> float | None:
        return fsum(self.leads.values()) / len(self.leads) if self.leads else None

    @property
    def lead_spread(self) -> float:
        """The lead is within so much of the true one, in 95 cases of 100."""
        leads = self.leads.values()
        return spread(fsum(leads), fsum(lead * lead for lead in leads), len(leads))

    def to_json(self) -> dict[str, Any]:
        return {
            "bots": [self.one, self.other],
            "deals": len(self.shares),
            "matches": self.matches,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "share": self.share,
            "interval": list(self.interval),
            "score_lead": self.lead,
            "score_lead_spread": None if self.lead_spread == inf else self.lead_spread,
            "sprt": self.test and {"llr": self.test[0], "verdict": self.test[1].value},
        }


@dataclass(slots=True)
class Thought:
    """How long a bot thought about choices with more than one option, in seconds."""

    seconds: "array[float]" = field(default_factory=lambda: array("f"))
    late: int | None = None
    """How many choices were late, if the bot had a number of seconds."""

    @property
    def mean(self) -> float:
        return fsum(self.seconds) / len(self.seconds) if self.seconds else 0.0

    @property
    def longest(self) -> float:
        return max(self.seconds, default=0.0)

    @property
    def in_99_of_100(self) -> float:
        """In 99 cases of 100 it took no longer."""
        ordered = sorted(self.seconds)
        return ordered[-(-99 * len(ordered) // 100) - 1] if ordered else 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            "choices": len(self.seconds),
            "mean": self.mean,
            "percentile_99": self.in_99_of_100,
            "longest": self.longest,
            "late": self.late,
        }


@dataclass(slots=True)
class Line:
    """One bot over all its matches."""

    rating: Rating
    matches: int = 0
    points: float = 0.0
    """The sum of its scores, if they are numbers."""
    scored: int = 0
    thought: Thought = field(default_factory=Thought)

    @property
    def average(self) -> float | None:
        return self.points / self.scored if self.scored else None

    def to_json(self) -> dict[str, Any]:
        return {
            **self.rating.to_json(),
            "matches": self.matches,
            "average_score": self.average,
            "seconds": self.thought.to_json(),
        }


@dataclass(slots=True)
class Standings:
    plan: Plan
    deals: int
    matches: int
    left_out: int
    """Matches that do not count: of deals that are not whole, or played after a test was over."""
    lines: dict[str, Line]
    """The strongest first."""
    pairs: dict[tuple[str, str], Pair]
    """Both ways round."""

    @property
    def meetings(self) -> list[Pair]:
        """Each pair once: as it was tested, otherwise the stronger one first."""
        rank = {label: number for number, label in enumerate(self.lines)}
        first = [
            pair
            for (one, other), pair in self.pairs.items()
            if pair.test or (rank[one] < rank[other] and not self.pairs[other, one].test)
        ]
        return sorted(first, key=lambda pair: (rank[pair.one], rank[pair.other]))

    def to_json(self) -> dict[str, Any]:
        plan = self.plan
        return {
            "game": plan.game,
            "rules": plan.rules,
            "seats": plan.seats,
            "options": dict(plan.options),
            "seed": plan.seed,
            "seconds": plan.seconds,
            "deals": self.deals,
            "matches": self.matches,
            "left_out": self.left_out,
            "bots": {label: line.to_json() for label, line in self.lines.items()},
            "meetings": [pair.to_json() for pair in self.meetings],
        }


def standings(
    plan: Plan,
    matches: Iterable[Played],
    sprt: Sprt | None = None,
    claims: Sequence[Meeting] = (),
    anchor: tuple[str, float] | None = None,
) -> Standings:
    """``claims``: the meetings that are tested, the one first that should be stronger."""
    played = list(matches)
    claimed = {frozenset(claim): claim for claim in claims} if sprt else {}
    tests: dict[Meeting, tuple[float, Verdict]] = {}
    counted: list[Played] = []
    for bots, deals in whole_deals(played, plan.seats).items():
        until: Iterable[int] = deals
        if sprt and bots in claimed:
            claim = claimed[bots]
            shares = shares_in_a_row(deals, claim)
            stop = sprt.stop(shares)
            tests[claim] = sprt.evidence(shares[:stop]), sprt.verdict(shares[:stop])
            until = deals if stop is None else range(stop)
        counted += (match for deal in until for match in deals[deal])
    pairs = _pairs(counted)
    for (one, other), test in tests.items():
        if (one, other) in pairs:
            pairs[one, other].test = test
    return Standings(
        plan,
        len({match.deal for match in counted}),
        len(counted),
        len(played) - len(counted),
        _lines(counted, plan.seconds, anchor),
        pairs,
    )


def whole_deals(matches: Iterable[Played], seats: int) -> dict[frozenset[str], Deals]:
    """The deals that were played in all seatings, by who met and in order."""
    found: dict[frozenset[str], Deals] = {}
    for match in matches:
        bots = frozenset(match.seating)
        found.setdefault(bots, {}).setdefault(match.deal, []).append(match)
    return {
        bots: {
            deal: deals[deal]
            for deal in sorted(deals)
            if {match.seating for match in deals[deal]} == set(seatings(tuple(bots), seats))
        }
        for bots, deals in found.items()
        if len(bots) > 1
    }


def points_of(match: Played, one: str, other: str) -> float:
    """The first one's share of the points: for each two seats of theirs, whose place is better."""
    compared = [
        1.0 if place < rival else 0.5 if place == rival else 0.0
        for place, label in zip(match.places, match.seating, strict=True)
        if label == one
        for rival, its in zip(match.places, match.seating, strict=True)
        if its == other
    ]
    return fsum(compared) / len(compared)


def shares_in_a_row(deals: Deals, claim: Meeting) -> list[float]:
    """The share of the points of each deal, from the first one on as long as there is no gap."""
    shares: list[float] = []
    while (deal := deals.get(len(shares))) is not None:
        shares.append(share_of(deal, claim))
    return shares


def share_of(deal: Sequence[Played], claim: Meeting) -> float:
    """The first one's share of the points in all matches of a deal."""
    one, other = claim
    return fsum(points_of(match, one, other) for match in deal) / len(deal)


def _lead(match: Played, one: str, other: str) -> Iterator[float]:
    """By how much the score of the first one was higher; nothing if scores are no numbers."""
    first, second = _scores(match, one), _scores(match, other)
    if first and second:
        yield fsum(first) / len(first) - fsum(second) / len(second)


def _scores(match: Played, bot: str) -> list[float]:
    scores = zip(match.scores, match.seating, strict=True)
    return [score for score, label in scores if label == bot and score is not None]


# ---- counting ----


def _pairs(matches: Iterable[Played]) -> dict[tuple[str, str], Pair]:
    """All who met, both ways round, at whatever tables."""
    met: dict[tuple[str, str], Deals] = {}
    for match in matches:
        for both in permutations(sorted(set(match.seating)), 2):
            met.setdefault(both, {}).setdefault(match.deal, []).append(match)
    return {(one, other): Pair.of(one, other, deals) for (one, other), deals in met.items()}


def _lines(
    matches: Sequence[Played],
    seconds: float | None,
    anchor: tuple[str, float] | None,
) -> dict[str, Line]:
    bots = sorted({label for match in matches for label in match.seating})
    if not bots:
        return {}
    ratings = rate(bots, _points(matches), anchor)
    lines = {bot: Line(ratings[bot]) for bot in sorted(bots, key=lambda b: -ratings[b].elo)}
    for match in matches:
        for bot in set(match.seating):
            lines[bot].matches += 1
        for bot, score, times in zip(match.seating, match.scores, match.thought, strict=True):
            line = lines[bot]
            line.thought.seconds.extend(times)
            if score is not None:
                line.points += score
                line.scored += 1
    for bot, line in lines.items():
        budget = seconds_of(bot, seconds)
        if budget is not None:
            line.thought.late = sum(s > budget + LATE for s in line.thought.seconds)
    return lines


def _points(matches: Iterable[Played]) -> list[Points]:
    """By deal, for the ratings: a sample is all that was played with the same cards."""
    deals: dict[int, dict[tuple[str, str], tuple[float, float]]] = {}
    for match in matches:
        deal = deals.setdefault(match.deal, {})
        for one, other in combinations(sorted(set(match.seating)), 2):
            points, played = deal.get((one, other), (0.0, 0.0))
            deal[one, other] = points + points_of(match, one, other), played + 1
    return list(deals.values())
