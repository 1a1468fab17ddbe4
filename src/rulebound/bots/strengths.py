"""How strong a bot is that people play against."""

from dataclasses import dataclass
from typing import Final

from rulebound.bots.base import Bot, Chair
from rulebound.bots.greedy import PLAYOUTS, WIDTH, GreedyBot
from rulebound.core.errors import RuleboundError
from rulebound.core.flow import Option
from rulebound.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Strength:
    width: int
    """How many options are looked at a second time."""
    playouts: int
    seconds: float
    """How long a person should have to wait for a choice at most."""
    slips: int = 0
    """One choice of so many is left to chance; 0: none is."""


STRENGTHS: Final = {
    "gentle": Strength(width=2, playouts=PLAYOUTS // 2, seconds=1, slips=3),
    "steady": Strength(width=WIDTH, playouts=PLAYOUTS, seconds=2.5),
    "sharp": Strength(width=2 * WIDTH, playouts=4 * PLAYOUTS, seconds=6),
}


class SlippingBot:
    """Chooses as another bot does, but now and then takes any option whatever."""

    def __init__(self, rng: Rng, bot: Bot, slips: int) -> None:
        self._rng = rng
        self._bot = bot
        self._slips = slips

    def choose(self, chair: Chair) -> Option:
        if self._rng.below(self._slips) == 0:
            return self._rng.pick(chair.decision.options)
        return self._bot.choose(chair)


def of_strength(name: str, seed: int = 0, seconds: float | None = None) -> Bot:
    """A new bot of that strength; with ``seconds`` it thinks no longer than about that."""
    if name not in STRENGTHS:
        raise RuleboundError(f"no bot is {name!r}; there are: {', '.join(STRENGTHS)}")
    strength = STRENGTHS[name]
    rng = Rng(seed)
    bot = GreedyBot(rng.bits(), width=strength.width, playouts=strength.playouts, seconds=seconds)
    return SlippingBot(rng, bot, strength.slips) if strength.slips else bot
