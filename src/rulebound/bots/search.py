"""The bot that searches: whole turns where a game has them, otherwise a tree of single choices."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rulebound.bots.base import Chair
from rulebound.bots.greedy import GreedyBot
from rulebound.bots.mind import Mind
from rulebound.bots.opinion import Opinion
from rulebound.bots.planner import Planner
from rulebound.bots.playing_on import PlayingOn
from rulebound.bots.strategist import Strategist
from rulebound.bots.tree import Tree
from rulebound.core.flow import Option
from rulebound.core.insight import Insight
from rulebound.core.rng import Rng
from rulebound.core.strategy import Strategy


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
        self._strategist: Strategist | None = None
        mind = self.mind
        self._greedy = GreedyBot(self._rng.bits(), width=mind.beam, playouts=mind.playouts)

    def choose(self, chair: Chair) -> Option:
        insight = self._insight or chair.insight
        if insight is not None:
            return self._thinks(insight).choose(chair)
        strategy = chair.strategy
        if strategy is not None:
            return self._plans(strategy).choose(chair)
        return self._greedy.choose(chair)

    def ponder(self, chair: Chair) -> None:
        """Think while somebody else chooses."""
        insight = self._insight or chair.insight
        if insight is not None:
            self._thinks(insight).ponder(chair)

    def opinion(self, chair: Chair, also: Sequence[str] = ()) -> Opinion:
        """What it thinks of the options; of a game that judges nothing it has none."""
        insight = self._insight or chair.insight
        if insight is not None:
            return self._thinks(insight).opinion(chair, also)
        teacher = chair.game.advisor.teacher
        if teacher is None:
            return ()
        strategy = chair.strategy
        if strategy is not None:
            return self._plans(strategy).opinion(chair, teacher.judgement, also)
        return PlayingOn(chair.clock(), self._rng).opinion(chair, teacher.judgement, also)

    def _plans(self, strategy: Strategy[Any]) -> Strategist:
        if self._strategist is None:
            self._strategist = Strategist(strategy, self.mind, self._rng)
        return self._strategist

    def _thinks(self, insight: Insight[Any]) -> Planner | Tree:
        if self._thinker is None:
            way = Planner if insight.plans_turns else Tree
            self._thinker = way(insight, self.mind, self._rng)
        return self._thinker
