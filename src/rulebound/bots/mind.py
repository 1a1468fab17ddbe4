"""How far a bot sees, how surely it judges, and what it cares for."""

from dataclasses import dataclass, field
from typing import Any

from rulebound.core.insight import Insight, Taste
from rulebound.core.match import Match
from rulebound.core.rng import Rng

_UNIT = 1 << 64


@dataclass(frozen=True, slots=True)
class Mind:
    """The same for all games; weaker minds see less far, judge less surely and forget."""

    beam: int = 8
    """How many lines of its own turn it follows at a time."""
    width: int = 24
    """How many options it looks at after each."""
    inner: int = 2
    """How many ways to carry out one option it keeps in mind."""
    inner_width: int = 24
    finalists: int = 8
    """For how many lines it asks what the next player will do."""
    worlds: int = 4
    """In how many imagined worlds; 0: it does not ask at all."""
    reply_beam: int = 3
    reply_width: int = 8
    iterations: int = 3000
    """How often a tree search plays on, where the chair gives no time."""
    playouts: int = 256
    """How often it plays a choice out in games that tell it little."""
    infers: int = 1
    """How many more worlds it weighs against each other by what was played."""
    noise: float = 0.0
    """By how much its judgement of a table strays, in chances to win where all is even."""
    overlooks: int = 0
    """It forgets to look at the reply of one line in so many; 0: of none."""
    taste: Taste | None = field(default=None)

    def judge(self, match: Match, insight: Insight[Any], seat: int, rng: Rng) -> float:
        """The seat's chance to win, as far as this mind can tell."""
        chance = match.consult(insight.judgement.chance, seat, self.taste)
        return chance + 4 * chance * (1 - chance) * self.astray(rng) if self.noise else chance

    def astray(self, rng: Rng) -> float:
        """An error of judgement: the sum of three even errors is near enough to a bell."""
        return self.noise * 2 * sum(rng.bits() / _UNIT - 0.5 for _ in range(3))
