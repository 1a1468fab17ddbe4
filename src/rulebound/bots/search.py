"""The bot that searches: whole turns where a game has them, otherwise a tree of single choices."""

from typing import Any, ClassVar

from rulebound.bots.base import Chair
from rulebound.bots.greedy import GreedyBot
from rulebound.bots.mind import Mind
from rulebound.bots.planner import Planner
from rulebound.bots.tree import Tree
from rulebound.core.flow import Option
from rulebound.core.insight import Insight
from rulebound.core.rng import Rng


class SearchBot:
    """As strong as it can be; in games that tell it nothing it plays like :class:`GreedyBot`."""

    title: ClassVar = "Search"
    step: ClassVar = 5
    at_tables: ClassVar[bool] = False
    seconds: ClassVar[float] = 4.0
    mind: ClassVar = Mind()

    def __init__(self, seed: int = 0, insight: Insight[Any] | None = None) -> None:
        """``insight``: something else than the game says, to compare the two."""
        self._rng = Rng(seed)
        self._insight = insight
        self._thinker: Planner | Tree | None = None
        mind = self.mind
        self._greedy = GreedyBot(self._rng.bits(), width=mind.beam, playouts=mind.playouts)

    def choose(self, chair: Chair) -> Option:
        insight = self._insight or chair.insight
        if insight is None:
            return self._greedy.choose(chair)
        return self._thinks(insight).choose(chair)

    def ponder(self, chair: Chair) -> None:
        """Think while somebody else chooses."""
        insight = self._insight or chair.insight
        if insight is not None:
            self._thinks(insight).ponder(chair)

    def _thinks(self, insight: Insight[Any]) -> Planner | Tree:
        if self._thinker is None:
            way = Planner if insight.plans_turns else Tree
            self._thinker = way(insight, self.mind, self._rng)
        return self._thinker
