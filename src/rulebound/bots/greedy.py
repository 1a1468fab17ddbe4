"""A bot that looks one turn ahead and takes what the game's own evaluation likes best.

It plays its turn out on imagined forks. For every option it first resolves what the option leads
to (choices inside effects, taken greedily) up to its next open choice of the same kind; from the
most promising ones it looks one such choice further. Ties are broken at random.

In games whose choices can be judged only later (at the end of a round of tricks), it plays
every option out to there in several imagined worlds, the same ones for all options, and takes the
one that is best on average.

If the chair gives it a number of seconds, it stops looking when they are over and takes the best it
has seen by then. Otherwise the same seed always chooses the same.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from rulebound.bots.base import Chair
from rulebound.bots.clock import Clock
from rulebound.core.flow import Option
from rulebound.core.match import Match
from rulebound.core.rng import Rng

WIDTH: Final = 6
"""How many options are looked at a second time, one choice deeper."""
INNER_DEPTH: Final = 12
"""How many choices inside one effect are followed at most."""
PLAYOUTS: Final = 96
"""How many times a choice is played out, all options together."""
FEWEST_WORLDS: Final = 4


class GreedyBot:
    at_tables: ClassVar = False

    def __init__(
        self,
        seed: int = 0,
        *,
        width: int = WIDTH,
        playouts: int = PLAYOUTS,
    ) -> None:
        self._rng = Rng(seed)
        self._width = width
        self._playouts = playouts
        self._clock = Clock(None)

    def choose(self, chair: Chair) -> Option:
        options = chair.decision.options
        if len(options) == 1:
            return options[0]
        self._clock = chair.clock()
        advice = chair.advice(self._rng)
        if advice is not None:
            return advice
        horizon = chair.horizon
        if horizon is None:
            return self._best_by_looking(chair)
        return self._best_by_playouts(chair, horizon.thrift)

    def _best_by_looking(self, chair: Chair) -> Option:
        options = chair.decision.options
        if chair.seconds is not None:  # whatever is left out then is left out at random
            options = self._rng.shuffled(options)
        world = chair.imagine(self._rng.bits())
        assert world.decision is not None
        prompt = world.decision.prompt.id
        seat = chair.seat
        first: list[tuple[float, int, Option, Match]] = []
        for option in options:
            if first and self._clock.late():
                break
            value, after = self._outcome(world, option, seat, prompt)
            first.append((value, self._rng.bits(), option, after))
        first.sort(key=lambda entry: entry[:2], reverse=True)
        best_value, best = first[0][0], first[0][2]
        for value, _, option, after in first[: self._width]:
            if self._clock.late():
                break
            deeper = max(value, self._look_further(after, seat, prompt))
            if deeper > best_value:
                best_value, best = deeper, option
        return best

    def _best_by_playouts(self, chair: Chair, thrift: int) -> Option:
        options = chair.decision.options
        values: list[float] = []
        worlds = max(FEWEST_WORLDS // thrift, self._playouts // (thrift * len(options)), 1)
        for _ in range(worlds):
            found = self._played_out(chair, options, at_all=not values)
            if values and len(found) < len(options):
                break  # it was cut short, which would favour what was not tried
            values = [a + b for a, b in zip(values, found, strict=True)] if values else found
        return options[values.index(max(values))]

    def _played_out(self, chair: Chair, options: Sequence[Option], *, at_all: bool) -> list[float]:
        """How options turn out in one world, as many as there is time for; at least one of all."""
        world = chair.imagine(self._rng.bits())
        luck = self._rng.bits()
        values: list[float] = []
        for option in options:
            if (values or not at_all) and self._clock.late():
                break
            fork = world.fork()
            fork.choose(option)
            fork.play_out(Rng(luck))
            values.append(fork.evaluate(chair.seat))
        return values

    def _look_further(self, match: Match, seat: int, prompt: str) -> float:
        """The best value that one more choice of the same turn can reach."""
        decision = match.decision
        if decision is None or decision.seat != seat or decision.prompt.id != prompt:
            return float("-inf")
        best = float("-inf")
        for option in decision.options:
            if self._clock.late():
                break
            best = max(best, self._outcome(match, option, seat, prompt)[0])
        return best

    def _outcome(self, match: Match, option: Option, seat: int, prompt: str) -> tuple[float, Match]:
        """Take an option, finish its effect greedily, and judge what is on the table then."""
        fork = match.fork()
        fork.choose(option)
        for _ in range(INNER_DEPTH):
            decision = fork.decision
            if decision is None or decision.seat != seat or decision.prompt.id == prompt:
                break
            fork = self._best_inner(fork, seat)
        return fork.evaluate(seat), fork

    def _best_inner(self, match: Match, seat: int) -> Match:
        """The fork after the best single choice inside an effect."""
        assert match.decision is not None
        forks: list[Match] = []
        for option in match.decision.options:
            if forks and self._clock.late():
                break
            fork = match.fork()
            fork.choose(option)
            forks.append(fork)
        return max(forks, key=lambda fork: fork.evaluate(seat))
