"""A contest: play what is not in the store yet, deal by deal, until everything is known."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulebound.arena.code import code_of
from rulebound.arena.crews import Crew, results
from rulebound.arena.matches import Job, deal_seed, play_out
from rulebound.arena.pairings import Entrant, Meeting, check_seconds, seatings
from rulebound.arena.sprt import Sprt, Verdict
from rulebound.arena.standings import Standings, share_of, standings
from rulebound.arena.store import BadStore, Plan, Played, Store
from rulebound.core.errors import BadOption, RuleboundError
from rulebound.core.game import game as game_called


def play(job: Job) -> Played:
    """Play one match, and say which program it was played by."""
    return Played.of(play_out(job), code_of(job.game, frozenset(job.bots)))


def make_plan(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    seconds: float | None = None,
) -> Plan:
    """Everything is checked by setting up a match. As few players as the options allow, but two."""
    check_seconds(seconds)
    its = game_called(game)
    counts = [count for count in its.seats if count > 1] if seats is None else [seats]
    for count in counts:
        try:
            setup = its.start(seats=count, options=options, seed=seed, log=False).setup
            break
        except BadOption:
            if count == counts[-1]:
                raise
    if not counts or setup.seats < 2:
        raise RuleboundError("nobody can be compared at a table for one")
    return Plan(game, setup.rules, setup.seats, dict(setup.options), seed, seconds)


@dataclass(frozen=True, slots=True)
class Progress:
    """How many matches of those that are wanted are there."""

    done: int
    wanted: int


class _Course:
    """How far a meeting has come."""

    def __init__(self, meeting: Meeting, seats: int, deals: int, sprt: Sprt | None) -> None:
        self.meeting = meeting
        self.seatings = seatings(meeting, seats)
        self.deals = deals
        """How many are wanted: fewer, once a test is over."""
        self.played = 0
        self._sprt = sprt
        self._open: dict[int, list[Played]] = {}
        self._shares: list[float] = []
        """Of all deals, from the first one on, without a gap."""

    @property
    def wanted(self) -> int:
        return max(self.played, self.deals * len(self.seatings))

    def add(self, match: Played) -> None:
        self.played += 1
        if self._sprt is None:
            return
        self._open.setdefault(match.deal, []).append(match)
        while len(deal := self._open.get(len(self._shares), ())) == len(self.seatings):
            if len(self._shares) == self.deals:
                return
            self._shares.append(share_of(deal, self.meeting))
            if self._sprt.verdict(self._shares) is not Verdict.OPEN:
                self.deals = len(self._shares)


@dataclass(frozen=True, slots=True)
class Contest:
    plan: Plan
    entrants: Sequence[Entrant]
    meetings: Sequence[Meeting]
    deals: int
    """How many deals each meeting has, unless a test ends it before."""
    sprt: Sprt | None = None
    mix: bool = False
    """Whether matches count that another program played."""

    def __post_init__(self) -> None:
        if self.deals < 1:
            raise RuleboundError("the number of deals must be positive")
        if self.sprt and any(len(meeting) != 2 for meeting in self.meetings):
            raise RuleboundError("a sequential test compares two bots, not more at one table")

    def kept(self, store: Store) -> list[Played]:
        """The matches of this contest that the store holds."""
        meetings = set(map(frozenset, self.meetings))
        return [
            match
            for match in store.matches(store.run(self.plan))
            if frozenset(match.seating) in meetings and match.deal < self.deals
        ]

    def standings(self, store: Store, anchor: tuple[str, float] | None = None) -> Standings:
        claims = self.meetings if self.sprt else ()
        return standings(self.plan, self.kept(store), self.sprt, claims, anchor)

    # ---- playing ----

    def play(self, store: Store, crew: Crew[Played]) -> Iterator[Progress]:
        """Play what is missing; each match is in the store before it is told of."""
        run = store.run(self.plan)
        courses = {
            frozenset(meeting): _Course(meeting, self.plan.seats, self.deals, self.sprt)
            for meeting in self.meetings
        }
        there = set()
        for match in self.kept(store):
            self._check_code(match, store, "cli-arena-other-code")
            courses[frozenset(match.seating)].add(match)
            there.add((match.deal, match.seating))
        yield _progress(courses.values())
        work = self._missing(courses.values(), there)
        for match in results(crew, work):
            self._check_code(match, store, "cli-arena-other-node")
            store.add(run, match)
            courses[frozenset(match.seating)].add(match)
            yield _progress(courses.values())

    def _missing(
        self, courses: Iterable[_Course], there: Container[tuple[int, Meeting]]
    ) -> Iterator[Job]:
        """Deal by deal, so that whenever it stops, all meetings have come equally far."""
        by_label = {entrant.label: entrant for entrant in self.entrants}
        for deal in range(self.deals):
            for course in courses:
                for seating in course.seatings:
                    if deal >= course.deals or (deal, seating) in there:
                        continue
                    sitting = [by_label[label] for label in seating]
                    yield Job(
                        deal,
                        self.plan.game,
                        tuple(entrant.bot for entrant in sitting),
                        seating,
                        self.plan.options,
                        deal_seed(self.plan.seed, deal),
                        seconds=tuple(entrant.seconds for entrant in sitting),
                    )

    def _check_code(self, match: Played, store: Store, message: str) -> None:
        bots = {entrant.bot for entrant in self.entrants if entrant.label in match.seating}
        if not self.mix and match.code != code_of(self.plan.game, frozenset(bots)):
            raise BadStore(message, file=store.name)


def _progress(courses: Iterable[_Course]) -> Progress:
    return Progress(
        sum(course.played for course in courses), sum(course.wanted for course in courses)
    )
