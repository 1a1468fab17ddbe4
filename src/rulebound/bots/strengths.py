"""The bots that people play against: one way to play, in three strengths."""

from typing import ClassVar, Final

from rulebound.bots.base import Bot, Chair
from rulebound.bots.greedy import PLAYOUTS, WIDTH, GreedyBot
from rulebound.core.flow import Option
from rulebound.core.rng import Rng


class SteadyBot:
    """Looks one turn ahead; see :class:`GreedyBot`."""

    title: ClassVar = "Steady"
    seconds: ClassVar[float] = 2.5
    width: ClassVar = WIDTH
    playouts: ClassVar = PLAYOUTS
    slips: ClassVar = 0
    """One choice in so many is left to chance; 0: none is."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(seed)
        self._bot = GreedyBot(self._rng.bits(), width=self.width, playouts=self.playouts)

    def choose(self, chair: Chair) -> Option:
        if self.slips and self._rng.below(self.slips) == 0:
            return self._rng.pick(chair.decision.options)
        return self._bot.choose(chair)


class GentleBot(SteadyBot):
    title = "Gentle"
    seconds = 1.0
    width = 2
    playouts = PLAYOUTS // 2
    slips = 3


class SharpBot(SteadyBot):
    title = "Sharp"
    seconds = 6.0
    width = 2 * WIDTH
    playouts = 4 * PLAYOUTS


STRENGTHS: Final[dict[str, type[Bot]]] = {
    "gentle": GentleBot,
    "steady": SteadyBot,
    "sharp": SharpBot,
}
