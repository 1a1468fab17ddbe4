"""The bot of the guides: it plays so that the learner, on the first seat, comes out ahead.

It looks one choice ahead, as a greedy bot does, but takes what leaves the learner best off. Like
every bot it knows only what its seat sees.
"""

from typing import ClassVar, Final

from rulebound.bots.base import Chair
from rulebound.core.flow import Option
from rulebound.core.rng import Rng

LEARNER: Final = 0
PLAYOUTS: Final = 960
"""How many times a choice is played out, all options together: a tenth of a second."""
LUCK: Final = 1
FEWEST: Final = 24
"""In so many worlds at least, however many options there are."""


class PatientBot:
    title: ClassVar = "Patient"
    step: ClassVar = 1
    seconds: ClassVar = 0.8
    at_tables: ClassVar = True
    offered: ClassVar = False

    def __init__(self, seed: int = 0) -> None:
        """A guide is always set up in the same way, and so is this bot's luck."""

    def choose(self, chair: Chair) -> Option:
        """Always the same where the seat sees the same, however busy the machine is."""
        options = chair.decision.options
        if len(options) == 1:
            return options[0]
        rng = Rng(LUCK)
        ahead = chair.horizon is not None
        values = [0.0] * len(options)
        for _ in range(max(FEWEST, PLAYOUTS // len(options)) if ahead else 1):
            world, luck = chair.imagine(rng.bits()), rng.bits()
            for place, option in enumerate(options):
                fork = world.fork()
                fork.choose(option)
                if ahead:
                    fork.play_out(Rng(luck))
                # a victory that both share is not the learner's
                values[place] += fork.evaluate(LEARNER) - fork.evaluate(chair.seat)
        order = rng.shuffled(range(len(options)))  # equal ones at random
        return options[max(order, key=values.__getitem__)]
