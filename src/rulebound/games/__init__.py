"""One package a game. A game imports the core and nothing else of ours.

This package shares its name with the function :func:`rulebound.games`, and importing it takes that
name in ``rulebound``; so it can be called as well and gives the same answer.
"""

import sys
from types import ModuleType

from rulebound.core.game import games


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _Games
