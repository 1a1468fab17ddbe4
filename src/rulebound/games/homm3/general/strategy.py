"""What bots that plan are told of a match on the map."""

from collections.abc import Hashable, Mapping
from typing import Any, Final

from rulebound.core.flow import Decision, Option
from rulebound.core.insight import Insight
from rulebound.core.rng import Rng
from rulebound.core.strategy import Strategy
from rulebound.games.homm3.general import policy
from rulebound.games.homm3.general.close_up import INSIGHT, close
from rulebound.games.homm3.general.oracle import study
from rulebound.games.homm3.general.plan import ANY, Plan
from rulebound.games.homm3.model.state import State


def matter(s: State, decision: Decision) -> Hashable:
    """A turn; once something new is seen or units are gone, a new plan is made."""
    w = s.map
    if policy.asked(decision) != "turn":
        return None
    seen = sum(placed.face_up for placed in w.board.tiles)
    return w.round, decision.seat, seen, s.players[decision.seat].troops


def _play(s: State, decision: Decision, rng: Rng, plan: Plan | None) -> Option:
    return policy.play(s, decision, rng, plan or ANY)


def _close_up(s: State, decision: Decision) -> Insight[State] | None:
    return INSIGHT if close(s, decision) else None


def _on_map(options: Mapping[str, Any]) -> bool:
    return bool(options["form"] == "scenario")


STRATEGY: Final = Strategy(
    matter=matter,
    study=study,
    play=_play,
    close_up=_close_up,
    meant_for=_on_map,
)
