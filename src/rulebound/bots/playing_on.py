"""An opinion where a game tells nothing that could be searched: options are played on.

Whoever plays without a look-ahead ranks the options: it is asked of all, then of those that are
left. Each of the best is chosen in the same imagined worlds, everybody plays on like that until the
seat is asked the same again, and the table is judged.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from rulebound.bots.base import Chair
from rulebound.bots.clock import Clock
from rulebound.bots.opinion import Opinion, Thought, interval, ranked
from rulebound.core.flow import Decision, Option
from rulebound.core.insight import Judgement
from rulebound.core.match import Match
from rulebound.core.rng import Rng

COMPARED: Final = 3
"""So many options are compared, besides those that are asked about."""
MANY: Final = 14
HURRY, LEISURE = 0.2, 0.6
"""In less time than this, in seconds, only the best is compared with them; in more, many are."""
LONGEST: Final = 150
"""So many choices are played on at most."""
WORLDS: Final = 6
"""In so many worlds, where there is no limit of time."""
MOST_WORLDS: Final = 40
FEWEST: Final = 2
"""In so many worlds every option is tried, however late it is."""


Habit = Callable[[Match, Decision, Rng], Option]
"""What somebody chooses in an imagined match without a look-ahead."""


def as_advised(match: Match, decision: Decision, rng: Rng) -> Option:
    """What the game advises, or does without much thought."""
    advisor = match.game.advisor
    advice = advisor.advice
    advised = None if advice is None else match.consult(advice, decision, rng)
    return advised if advised is not None else match.consult(advisor.habit, decision, rng)


class PlayingOn:
    """Thinks about single choices for one seat."""

    def __init__(self, clock: Clock, rng: Rng, habit: Habit = as_advised) -> None:
        self._clock = clock
        self._rng = rng
        self._habit = habit

    def opinion(
        self, chair: Chair, judgement: Callable[[Any], Judgement[Any]], also: Sequence[str] = ()
    ) -> Opinion:
        decision = chair.decision
        offered = {option.notation for option in decision.options}
        chosen = self._ranked(chair, decision, _compared(chair.seconds))
        chosen += [choice for choice in also if choice in offered and choice not in chosen]
        found: dict[str, list[float]] = {choice: [] for choice in chosen}
        lines: dict[str, tuple[str, ...]] = {choice: (choice,) for choice in chosen}
        for number in range(WORLDS if chair.seconds is None else MOST_WORLDS):
            if number >= (1 if len(chosen) == 1 else FEWEST) and self._clock.late():
                break
            world, luck = chair.imagine(self._rng.bits()), self._rng.bits()
            judge = world.consult(judgement)
            for choice in chosen:
                fork = world.fork()
                lines[choice] = self._play_on(fork, chair.seat, choice, Rng(luck))
                found[choice].append(fork.consult(judge.chance, chair.seat))
        return ranked(
            Thought(
                choice,
                sum(values) / len(values),
                interval(sum(values), sum(value * value for value in values), len(values)),
                len(values),
                lines[choice],
            )
            for choice, values in found.items()
        )

    def _ranked(self, chair: Chair, decision: Decision, most: int) -> list[str]:
        """What one would do, what else one would do then, and so on."""
        options = list(decision.options)
        found: list[str] = []
        world = chair.imagine(self._rng.bits())
        while options and len(found) < most:
            left = tuple(options)
            asked = Decision(decision.seat, decision.prompt, partial(tuple, left), left)
            chosen = self._habit(world, asked, self._rng)
            found.append(chosen.notation)
            options = [option for option in options if option != chosen]
        return found

    def _play_on(self, match: Match, seat: int, choice: str, rng: Rng) -> tuple[str, ...]:
        """Choose, and go on until the seat is asked the same after others were asked."""
        assert match.decision is not None
        prompt, others = match.decision.prompt.id, False
        line = [choice]
        match.choose(choice)
        for _ in range(LONGEST):
            decision = match.decision
            if decision is None:
                break
            others = others or decision.seat != seat
            if others and decision.seat == seat and decision.prompt.id == prompt:
                break
            chosen = self._habit(match, decision, rng)
            if not others and len(line) < COMPARED:
                line.append(chosen.notation)
            match.choose(chosen)
        return tuple(line)


def _compared(seconds: float | None) -> int:
    """How many options are worth the time."""
    if seconds is None:
        return COMPARED
    return 1 if seconds < HURRY else COMPARED if seconds < LEISURE else MANY
