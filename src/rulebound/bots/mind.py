"""How far a bot sees, how surely it judges, and what it cares for."""

from dataclasses import dataclass, field
from typing import Any

from rulebound.core.insight import Insight, Taste
from rulebound.core.match import Match
from rulebound.core.rng import Rng

_UNIT = 1 << 64


@dataclass(frozen=True, slots=True)
class Mind:
    """The same for all games; as it stands it is the strongest.

    Weaker minds see less far, judge less surely and forget.
    """

    beam: int = 8
    """How many lines of its own turn it follows at a time."""
    width: int = 24
    """How many options it looks at after each."""
    inner: int = 2
    """How many ways to carry out one option it keeps in mind."""
    inner_width: int = 24
    finalists: int = 6
    """For how many lines it asks what becomes of them."""
    worlds: int = 12
    """In how many imagined worlds; 0: it does not ask at all."""
    ahead: int = 2
    """How many turns after its own it plays on there."""
    reply_beam: int = 1
    reply_width: int = 4
    rethinks: bool = True
    """Whether it thinks again at each choice of its turn, though all went as it expected."""
    iterations: int = 3000
    """How often a tree search plays on, where the chair gives no time."""
    playouts: int = 256
    """How often it plays a choice out in games that tell it little."""
    infers: int = 1
    """How many more worlds it weighs against each other by what was played."""
    depth: int = 5
    """How thoroughly it finds out what lies ahead where whole matches are planned, from 1 to 5."""
    noise: float = 0.0
    """By how much its judgement of a table strays, in chances to win where all is even."""
    overlooks: int = 0
    """It forgets to ask that for one line in so many; 0: for none."""
    taste: Taste | None = field(default=None)

    def judge(self, match: Match, insight: Insight[Any], seat: int, rng: Rng) -> float:
        """The seat's chance to win, as far as this mind can tell."""
        chance = match.consult(insight.judgement.chance, seat, self.taste)
        return chance + 4 * chance * (1 - chance) * self.astray(rng) if self.noise else chance

    def astray(self, rng: Rng) -> float:
        """An error of judgement: the sum of three even errors is near enough to a bell."""
        return self.noise * 2 * sum(rng.bits() / _UNIT - 0.5 for _ in range(3))
