"""A thinker for matches that are too long to be searched.

It finds out what lies ahead, in imagined worlds, makes a plan of it and keeps to the plan until
what it was made for has changed. Choices that have to be searched closely, such as those of a
combat, are left to a tree.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from rulebound.bots.base import Chair
from rulebound.bots.mind import Mind
from rulebound.bots.opinion import Opinion
from rulebound.bots.playing_on import PlayingOn
from rulebound.bots.tree import Tree
from rulebound.core.flow import Decision, Option
from rulebound.core.insight import Insight, Judgement
from rulebound.core.match import Match
from rulebound.core.rng import Rng
from rulebound.core.strategy import Plan, Strategy, Study

WEARY: Final = 200
"""After so many choices about one matter the last option is taken, which as a rule ends it."""
PLANNING: Final = 0.3
"""So much of the time for an opinion may be used up before options are compared."""


class Strategist:
    """Thinks about a whole match for one seat."""

    def __init__(self, strategy: Strategy[Any], mind: Mind, rng: Rng) -> None:
        self._strategy = strategy
        self._mind = mind
        self._rng = rng
        self._matter: Any = None
        self._choices = 0
        """How many there were about this matter."""
        self._plan: Plan = None
        self._memory: dict[str, Any] = {}
        self._tree: tuple[Insight[Any], Tree] | None = None

    def choose(self, chair: Chair) -> Option:
        options = chair.decision.options
        if len(options) == 1:
            return options[0]
        strategy = self._strategy
        world = chair.imagine(self._rng.bits())
        assert world.decision is not None
        insight = world.consult(strategy.close_up, world.decision)
        if insight is not None:
            return self._searches(insight).choose(chair)
        matter = world.consult(strategy.matter, world.decision)
        if matter is not None:
            self._consider(matter, chair, chair.clock().late)
            if self._choices > WEARY:
                return options[-1]
        option = world.consult(strategy.play, world.decision, self._rng, self._plan)
        return chair.decision.find(option)

    def opinion(
        self, chair: Chair, judgement: Callable[[Any], Judgement[Any]], also: Sequence[str] = ()
    ) -> Opinion:
        """Options are played on: by the seat with its plan, by the others as they would without."""
        clock, play = chair.clock(), self._strategy.play
        world = chair.imagine(self._rng.bits())
        assert world.decision is not None
        matter = world.consult(self._strategy.matter, world.decision)
        if matter is not None:
            self._consider(matter, chair, partial(clock.late, PLANNING))

        def habit(match: Match, decision: Decision, rng: Rng) -> Option:
            plan = self._plan if decision.seat == chair.seat else None
            return match.consult(play, decision, rng, plan)

        return PlayingOn(clock, self._rng, habit).opinion(chair, judgement, also)

    def ponder(self, chair: Chair) -> None:
        """What others do changes every plan: nothing is thought of until they have done it."""

    def _consider(self, matter: Any, chair: Chair, late: Callable[[], bool]) -> None:
        """Make a new plan for another matter; count the choices about the same."""
        self._choices += 1
        if matter != self._matter:
            self._matter, self._choices = matter, 0
            self._plan = self._made(chair, late)

    def _searches(self, insight: Insight[Any]) -> Tree:
        if self._tree is None or self._tree[0] is not insight:
            self._tree = insight, Tree(insight, self._mind, self._rng)
        return self._tree[1]

    def _made(self, chair: Chair, late: Callable[[], bool]) -> Plan:
        mind, rng = self._mind, self._rng

        def imagine() -> Any:
            return chair.imagine(rng.bits()).consult(_copied)

        def astray() -> float:
            return mind.astray(rng) if mind.noise else 0.0

        return self._strategy.study(
            Study(chair.seat, imagine, rng, self._memory, mind.depth, astray, late)
        )


def _copied(state: Any) -> Any:
    """A table of one's own, which may be used up."""
    return state.copy()
