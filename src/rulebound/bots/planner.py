"""A bot for games whose turns are several choices: it thinks of the whole turn.

From the table it follows the best lines of its own turn, choice by choice, in one imagined match
(what is hidden hardly matters before the turn is over). Lines that lead to the same table are one.
For the best of them it then asks, in several imagined worlds, what the next player would do best,
and takes the line after which its own chance is best. It plays that line choice by choice, as long
as everything it sees is as it expected.
"""

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from rulebound.bots.base import Chair
from rulebound.bots.clock import Clock
from rulebound.bots.cores import side_by_side
from rulebound.bots.mind import Mind
from rulebound.core.flow import Option
from rulebound.core.insight import Insight
from rulebound.core.match import Match
from rulebound.core.rng import Rng

DEEPEST: Final = 24
"""So many choices of one turn are followed at most."""
OWN_TIME: Final = 0.35
"""The share of the time for the lines of its own turn, once there are whole ones."""
REPLY_SHARE: Final = 0.35
"""How much of what the reply changes counts."""
DOUBT: Final = 1
"""What few worlds tell of a reply counts as if in so many more it had changed nothing."""
HALVED_AFTER: Final = frozenset((0, 3))
"""The worlds after which the less promising half of the lines is left alone."""
LAST_SHARE: Final = 0.2
"""How much of what the best last choice of a turn changes counts."""
FORESEEN: Final = 8
"""For so many tables that others could leave it with it has a plan ready."""


class Line(NamedTuple):
    """Some choices of a turn, and the table they lead to."""

    value: float
    tie: int
    match: Match
    choices: tuple[str, ...]


class Sight(NamedTuple):
    """How much of a turn is looked at."""

    beam: int
    width: int
    inner: int
    inner_width: int


class Expected(NamedTuple):
    """A choice of a plan, and what the seat should see when it is made."""

    view: dict[str, Any]
    choice: str


class Replies(NamedTuple):
    """What the next player's best turns change, line by line, and in how many worlds."""

    sums: Sequence[float]
    counts: Sequence[int]
    alive: Sequence[int]
    """The lines that still promise something, best first."""


class Planner:
    """Thinks of turns for one seat."""

    def __init__(self, insight: Insight[Any], mind: Mind, rng: Rng) -> None:
        self._insight = insight
        self._mind = mind
        self._rng = rng
        self._clock = Clock(None)
        self._plan: list[Expected] = []
        self._foreseen: list[list[Expected]] = []
        """Plans for tables that others could leave it with, thought of while they chose."""

    def choose(self, chair: Chair) -> Option:
        options = chair.decision.options
        if self._plan or self._foreseen:
            view = chair.view()
            plans = [plan for plan in (self._plan, *self._foreseen) if plan]
            self._plan = next((plan for plan in plans if plan[0].view == view), [])
            self._foreseen = []
            if self._plan:
                return chair.decision.find(self._plan.pop(0).choice)
        if len(options) == 1:
            return options[0]
        self._clock = chair.clock()
        world = chair.imagine(self._rng.bits())
        self._plan = self._planned(chair, world)
        return chair.decision.find(self._plan.pop(0).choice)

    def ponder(self, chair: Chair) -> None:
        """Think of a turn that others may play, and of its own turn after it."""
        self._clock = chair.clock()
        match, seat = chair.imagine(self._rng.bits()), chair.seat
        for _ in range(match.seats):
            if match.decision is None or match.decision.seat == seat:
                break
            match = self._best_turn(match, match.decision.seat)
        if match.decision is None or match.decision.seat != seat or self._clock.late():
            return
        view = match.view(seat)
        if len(self._foreseen) >= FORESEEN or any(p[0].view == view for p in self._foreseen):
            return
        plan = self._planned(Chair(match, seat), match)
        if not self._clock.stopped:  # one that was cut short is worse than none
            self._foreseen.append(plan)

    def _planned(self, chair: Chair, world: Match) -> list[Expected]:
        return _expectations(world, chair.seat, self._best_line(chair, world))

    def _best_line(self, chair: Chair, world: Match) -> tuple[str, ...]:
        seat, mind = chair.seat, self._mind
        sight = Sight(mind.beam, mind.width, mind.inner, mind.inner_width)
        found = self._lines(world, seat, sight, OWN_TIME)
        if not self._is_over(found[0].match, seat):
            return found[0].choices  # there was no time for more: the rest is thought of later
        best = [line for line in found if self._is_over(line.match, seat)][: mind.finalists]
        if mind.worlds == 0 or len(best) == 1:
            return best[0].choices
        return self._after_replies(chair, best)

    # ---- its own turn ----

    def _lines(self, world: Match, seat: int, sight: Sight, share: float) -> list[Line]:
        """Lines of the seat's turn, best first: whole ones, and whatever had to be left open."""
        front = [Line(self._mind.judge(world, self._insight, seat, self._rng), 0, world, ())]
        whole: list[Line] = []
        seen: set[Hashable] = set()
        for depth in range(DEEPEST):
            after: list[Line] = []
            for line in front:
                ended: list[Line] = []
                for option in self._worth_a_look(line.match, sight.width * (1 if depth else 3)):
                    until = share if whole or ended else 1.0
                    if (after or whole or ended) and self._clock.late(until):
                        return _sorted([*whole, *_from(line, ended), *after])
                    for step in self._outcomes(line, option, seat, sight, until):
                        if self._is_over(step.match, seat):
                            ended.append(step)
                        elif (key := step.match.key()) not in seen:
                            seen.add(key)
                            after.append(step)
                whole += _from(line, ended)
            front = _sorted(after)[: sight.beam]
            if not front:
                break
        return _sorted(whole + front)

    def _outcomes(
        self, line: Line, option: Option, seat: int, sight: Sight, until: float
    ) -> list[Line]:
        """What an option leads to, once all choices inside its effect are made: the best of it.

        Tables are compared only where nothing is under way.
        """
        front = [self._after(line, option, seat)]
        found: list[Line] = []
        for _ in range(DEEPEST):
            found += [step for step in front if self._is_quiet(step.match, seat)]
            busy = [step for step in front if not self._is_quiet(step.match, seat)]
            front = []
            for step in busy:
                for inner in self._worth_a_look(step.match, sight.inner_width):
                    if (found or front) and self._clock.late(until):
                        return _sorted(found + front)[: sight.inner]
                    front.append(self._after(step, inner, seat))
            if not front:
                break
            front = _sorted(front)[: 2 * sight.inner]
        return _sorted(found + front)[: sight.inner]

    def _after(self, line: Line, option: Option, seat: int) -> Line:
        fork = line.match.fork()
        fork.choose(option)
        value = self._mind.judge(fork, self._insight, seat, self._rng)
        return Line(value, self._rng.bits(), fork, (*line.choices, option.notation))

    def _is_quiet(self, match: Match, seat: int) -> bool:
        return match.settled or self._is_over(match, seat)

    def _worth_a_look(self, match: Match, width: int) -> list[Option]:
        decision = match.decision
        assert decision is not None
        options = decision.options
        if len(options) <= width or self._insight.prior is None:
            return list(options)
        prior = match.consult(self._insight.prior, decision)
        places = sorted(range(len(options)), key=lambda at: -prior[at])
        return [options[at] for at in places[:width]]

    def _is_over(self, match: Match, seat: int) -> bool:
        return match.decision is None or match.decision.seat != seat

    # ---- the reply ----

    def _after_replies(self, chair: Chair, lines: list[Line]) -> tuple[str, ...]:
        """The line after which the chance is best, by what the next player makes of each."""
        cores, left = chair.cores, self._clock.left()
        worlds = -(-self._mind.worlds // cores)
        rngs = [Rng(self._rng.bits()) for _ in range(cores)] if cores > 1 else [self._rng]
        replies = side_by_side(
            [partial(self._replies, chair, lines, worlds, rng, left) for rng in rngs]
        )
        sums = [sum(reply.sums[at] for reply in replies) for at in range(len(lines))]
        counts = [sum(reply.counts[at] for reply in replies) for at in range(len(lines))]
        looked = [at for at in replies[0].alive if counts[at]] or replies[0].alive[:1]
        best = max(looked, key=lambda at: _worth(lines[at], sums[at], counts[at]))
        return lines[best].choices

    def _replies(
        self, chair: Chair, lines: list[Line], worlds: int, rng: Rng, left: float | None
    ) -> Replies:
        mind, seat = self._mind, chair.seat
        self._clock.restart(left)
        self._rng, kept = rng, self._rng
        sums = [0.0] * len(lines)
        counts = [0] * len(lines)
        alive = list(range(len(lines)))
        for number in range(worlds):
            world = chair.imagine(self._rng.bits())
            for at in alive:
                if self._clock.late():
                    break
                fork = _replayed(world, lines[at].choices)
                if fork is None:
                    continue
                change = 0.0
                if not mind.overlooks or self._rng.below(mind.overlooks):
                    change = self._reply(fork, seat)
                if not self._clock.late():  # a reply that was cut short looks too harmless
                    sums[at] += change
                    counts[at] += 1
            else:
                alive.sort(key=lambda at: -_worth(lines[at], sums[at], counts[at]))
                if number in HALVED_AFTER:
                    alive = alive[: max(2, len(alive) // 2)]
                continue
            break
        self._rng = kept
        return Replies(sums, counts, alive)

    def _reply(self, match: Match, seat: int) -> float:
        """By how much the next player's best turn changes the seat's chance."""
        chance, taste = self._insight.judgement.chance, self._mind.taste
        before = match.consult(chance, seat, taste)
        if match.decision is not None and match.decision.seat != seat:
            match = self._best_turn(match, match.decision.seat)
        return match.consult(chance, seat, taste) - before

    def _best_turn(self, match: Match, other: int) -> Match:
        """The table after the best turn that another player seems to have."""
        mind = self._mind
        sight = Sight(mind.reply_beam, mind.reply_width, 1, mind.reply_width)
        lines = self._lines(match, other, sight, 1.0)
        whole = [line for line in lines if self._is_over(line.match, other)]
        return (whole or lines)[0].match


def _from(line: Line, ended: list[Line]) -> list[Line]:
    """The last choices of a turn, at the value of the table before them.

    Cards that are drawn after them are only imagined, so what the best of them changes says little;
    by how much the others are worse says all.
    """
    if not ended or all(step.match.decision is None for step in ended):
        return ended
    best = max(step.value for step in ended)
    base = line.value + LAST_SHARE * (best - line.value) - best
    return [step._replace(value=base + step.value) for step in ended]


def _worth(line: Line, total: float, count: int) -> float:
    if not count:
        return line.value - 1.0
    return line.value + REPLY_SHARE * total / (count + DOUBT)


def _sorted(lines: list[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: line[:2], reverse=True)


def _replayed(world: Match, choices: tuple[str, ...]) -> Match | None:
    """The world after these choices; ``None`` if there they cannot all be made."""
    fork = world.fork()
    for choice in choices:
        decision = fork.decision
        if decision is None or all(option.notation != choice for option in decision.options):
            return None
        fork.choose(choice)
    return fork


def _expectations(world: Match, seat: int, choices: tuple[str, ...]) -> list[Expected]:
    fork = world.fork()
    found = []
    for choice in choices:
        found.append(Expected(fork.view(seat), choice))
        fork.choose(choice)
    return found
