"""A bot that takes any option, each as likely as the others."""

from typing import ClassVar

from rulebound.bots.base import Chair
from rulebound.core.flow import Option
from rulebound.core.rng import Rng


class RandomBot:
    at_tables: ClassVar = False

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(seed)

    def choose(self, chair: Chair) -> Option:
        return self._rng.pick(chair.decision.options)
