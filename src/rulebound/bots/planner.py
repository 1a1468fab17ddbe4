"""A bot for games whose turns are several choices: it thinks of the whole turn.

From the table it follows the best lines of its own turn, choice by choice, in one imagined match
(what is hidden hardly matters before the turn is over). Lines that lead to the same table are one.
For the best of them it then plays some turns on in several imagined worlds, each player taking what
looks best to them, and takes the line after which its own chance is best. It plays that line choice
by choice, as long as everything it sees is as it expected; a mind that rethinks plans the rest of
its turn again at each choice.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

from rulebound.bots.base import Chair
from rulebound.bots.clock import Clock
from rulebound.bots.cores import side_by_side
from rulebound.bots.mind import Mind
from rulebound.bots.opinion import UNSURE, Opinion, Thought, interval, ranked
from rulebound.core.flow import Option
from rulebound.core.insight import Insight
from rulebound.core.match import Match
from rulebound.core.rng import Rng

DEEPEST: Final = 24
"""So many choices of one turn are followed at most."""
OWN_TIME: Final = 0.35
"""The share of the time for the lines of its own turn, once there are whole ones."""
DOUBT: Final = 2
"""What few worlds tell of the turns to come counts as if in so many more nothing had changed."""
HALVED_AFTER: Final = frozenset((0, 3))
"""The worlds after which the less promising half of the lines is left alone."""
LAST_SHARE: Final = 0.2
"""How much of what the best last choice of a turn changes counts."""
COMPARED: Final = 4
"""So many ways to begin a turn it compares when it is asked for its opinion."""
ALSO_TIME: Final = 0.15
"""The share of its time for those that it would not have thought of."""
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


@dataclass(frozen=True, slots=True)
class Told:
    """What the turns to come change after a line, in so many worlds together."""

    total: float = 0.0
    squares: float = 0.0
    """The squares of what they change, added up."""
    worlds: int = 0

    def __add__(self, other: "Told") -> "Told":
        return Told(
            self.total + other.total,
            self.squares + other.squares,
            self.worlds + other.worlds,
        )


class Sequel(NamedTuple):
    """What the turns to come told of lines."""

    told: Sequence[Told]
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
        self._known: dict[tuple[str, ...], Told] = {}
        """What the turns to come told of the rest of this turn, when it was thought of before."""

    def choose(self, chair: Chair) -> Option:
        options = chair.decision.options
        plan = self._fitting(chair)
        thinks = len(options) > 1 and (not plan or (self._mind.rethinks and plan is self._plan))
        if not plan:
            self._known = {}
        self._plan, self._foreseen = plan, []
        if thinks:
            self._clock = chair.clock()
            self._plan = self._planned(chair, chair.imagine(self._rng.bits()))
        if not self._plan:
            return options[0]
        choice = self._plan.pop(0).choice
        self._known = {
            line[1:]: told for line, told in self._known.items() if line[:1] == (choice,)
        }
        return chair.decision.find(choice)

    def _fitting(self, chair: Chair) -> list[Expected]:
        """A plan for what the seat sees now; empty: there is none."""
        plans = [plan for plan in (self._plan, *self._foreseen) if plan]
        if not plans:
            return []
        view = chair.view()
        return next((plan for plan in plans if plan[0].view == view), [])

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
        self._known = {}  # it was told of a table that may never come
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
        return self._played_on(chair, best)

    def opinion(self, chair: Chair, also: Sequence[str] = ()) -> Opinion:
        """What it thinks of the ways to begin: the best line of each, in the same worlds."""
        seat, mind = chair.seat, self._mind
        self._clock = chair.clock()
        world = chair.imagine(self._rng.bits())
        sight = Sight(mind.beam, mind.width, mind.inner, mind.inner_width)
        best: dict[str, Line] = {}
        for line in self._lines(world, seat, sight, OWN_TIME):
            known = best.get(line.choices[0])
            if known is None or (
                self._is_over(line.match, seat) > self._is_over(known.match, seat)
            ):
                best[line.choices[0]] = line
        compared = dict(list(best.items())[:COMPARED])
        offered = {option.notation for option in chair.decision.options}
        narrow = Sight(mind.beam // 2 or 1, mind.width, 1, mind.inner_width)
        for choice in also:
            if choice in offered and choice not in compared:
                found = self._lines(world, seat, narrow, OWN_TIME + ALSO_TIME, choice)
                compared[choice] = best.get(choice, found[0])
                if found[0].value > compared[choice].value:
                    compared[choice] = found[0]
        lines = list(compared.values())
        heard = self._sequel(chair, lines, mind.worlds, self._rng, self._clock.left(), halves=False)
        return ranked(_thought(*each) for each in zip(lines, heard.told, strict=True))

    # ---- its own turn ----

    def _lines(
        self, world: Match, seat: int, sight: Sight, share: float, first: str = ""
    ) -> list[Line]:
        """Lines of the seat's turn, best first: whole ones, and whatever had to be left open.

        ``first``: the choice with which they all begin.
        """
        front = [Line(self._mind.judge(world, self._insight, seat, self._rng), 0, world, ())]
        whole: list[Line] = []
        seen: set[Hashable] = set()
        for depth in range(DEEPEST):
            after: list[Line] = []
            for line in front:
                ended: list[Line] = []
                for option in self._continued(line, sight.width * (1 if depth else 3), first):
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
            if not after:  # nothing follows but what was seen before: the lines stay open
                return _sorted(whole) or front
            front = _sorted(after)[: sight.beam]
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

    def _continued(self, line: Line, width: int, first: str) -> list[Option]:
        if first and not line.choices:
            assert line.match.decision is not None
            return [line.match.decision.find(first)]
        return self._worth_a_look(line.match, width)

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

    # ---- the turns to come ----

    def _played_on(self, chair: Chair, lines: list[Line]) -> tuple[str, ...]:
        """The line after which the chance is best, by what becomes of each."""
        cores, left = chair.cores, self._clock.left()
        worlds = -(-self._mind.worlds // cores)
        rngs = [Rng(self._rng.bits()) for _ in range(cores)] if cores > 1 else [self._rng]
        found = side_by_side(
            [partial(self._sequel, chair, lines, worlds, rng, left) for rng in rngs]
        )
        told = [
            sum((sequel.told[at] for sequel in found), self._known.get(line.choices, Told()))
            for at, line in enumerate(lines)
        ]
        self._known.update({line.choices: each for line, each in zip(lines, told, strict=True)})
        looked = [at for at in found[0].alive if told[at].worlds] or found[0].alive[:1]
        best = max(looked, key=lambda at: _worth(lines[at], told[at]))
        return lines[best].choices

    def _sequel(
        self,
        chair: Chair,
        lines: list[Line],
        worlds: int,
        rng: Rng,
        left: float | None,
        halves: bool = True,
    ) -> Sequel:
        mind, seat = self._mind, chair.seat
        self._clock.restart(left)
        self._rng, kept = rng, self._rng
        told = [Told()] * len(lines)
        known = [self._known.get(line.choices, Told()) for line in lines]
        alive = list(range(len(lines)))
        for number in range(worlds):
            if mind.rethinks and len({lines[at].choices[0] for at in alive}) == 1:
                break  # the choices after it are thought of when they come
            world = chair.imagine(self._rng.bits())
            for at in alive:
                if self._clock.late():
                    break
                fork = _replayed(world, lines[at].choices)
                if fork is None:
                    continue
                change = 0.0
                if not mind.overlooks or self._rng.below(mind.overlooks):
                    change = self._change(fork, seat)
                if not self._clock.late():  # turns that were cut short look too harmless
                    told[at] += Told(change, change * change, 1)
            else:
                alive.sort(key=lambda at: -_worth(lines[at], known[at] + told[at]))
                if halves and number in HALVED_AFTER:
                    alive = alive[: max(2, len(alive) // 2)]
                continue
            break
        self._rng = kept
        return Sequel(told, alive)

    def _change(self, match: Match, seat: int) -> float:
        """By how much the turns to come change the seat's chance."""
        chance, taste = self._insight.judgement.chance, self._mind.taste
        before = match.consult(chance, seat, taste)
        for _ in range(self._mind.ahead):
            if match.decision is None or self._clock.late():
                break
            match = self._best_turn(match, match.decision.seat)
        return match.consult(chance, seat, taste) - before

    def _best_turn(self, match: Match, other: int) -> Match:
        """The table after the best turn that a player seems to have."""
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


def _thought(line: Line, told: Told) -> Thought:
    ended = line.match.decision is None
    share = told.worlds / (told.worlds + DOUBT)
    within = share * interval(told.total, told.squares, told.worlds) if told.worlds else UNSURE
    return Thought(
        line.choices[0],
        min(1.0, max(0.0, line.value + told.total / (told.worlds + DOUBT))),
        0.0 if ended else within,
        1 if ended else told.worlds,
        line.choices,
    )


def _worth(line: Line, told: Told) -> float:
    if not told.worlds:
        return line.value - 1.0
    return line.value + told.total / (told.worlds + DOUBT)


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
