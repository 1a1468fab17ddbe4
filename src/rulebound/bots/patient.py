"""The bot of the guides: it plays so that the learner, on the first seat, comes out ahead.

It looks one choice ahead, as a greedy bot does, but takes what leaves the learner best off. Like
every bot it knows only what its seat sees.
"""

from typing import ClassVar, Final

from rulebound.bots.base import Chair
from rulebound.core.flow import Option
from rulebound.core.rng import Rng

LEARNER: Final = 0
PLAYOUTS: Final = 240
"""How many times a choice is played out, all options together."""
FEWEST: Final = 12
"""In so many worlds at least, however little time there is."""


class PatientBot:
    title: ClassVar = "Patient"
    step: ClassVar = 1
    seconds: ClassVar = 0.8
    at_tables: ClassVar = True
    offered: ClassVar = False

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(seed)

    def choose(self, chair: Chair) -> Option:
        options = chair.decision.options
        if len(options) == 1:
            return options[0]
        clock = chair.clock()
        ahead = chair.horizon is not None
        values = [0.0] * len(options)
        for number in range(max(FEWEST, PLAYOUTS // len(options)) if ahead else 1):
            if number >= FEWEST and clock.late():
                break
            world, luck = chair.imagine(self._rng.bits()), self._rng.bits()
            for place, option in enumerate(options):
                fork = world.fork()
                fork.choose(option)
                if ahead:
                    fork.play_out(Rng(luck))
                values[place] += fork.evaluate(LEARNER)
        order = self._rng.shuffled(range(len(options)))  # equal ones at random
        return options[max(order, key=values.__getitem__)]
