"""Fights on the map, searched closely: what they are judged by, and which of them are worth it."""

from collections.abc import Mapping
from typing import Any, Final

from rulebound.core.flow import Decision
from rulebound.core.insight import Insight, Judgement
from rulebound.games.homm3.combat.evaluate import side_of, unit_worth, worth
from rulebound.games.homm3.combat.insight import FEATURES
from rulebound.games.homm3.combat.insight import INSIGHT as COMBAT
from rulebound.games.homm3.combat.insight import measure as measure_combat
from rulebound.games.homm3.combat.values import standing
from rulebound.games.homm3.general.homeland import home
from rulebound.games.homm3.general.policy import asked, escape, play
from rulebound.games.homm3.map.advice_answers import ANSWERS
from rulebound.games.homm3.model.battle import CombatPhase
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.state import State

CLEAR: Final = 2.5
"""So much stronger, a side wins whatever it does."""
RETREAT: Final = -0.6
"""What it is to get away, between a defeat and a victory."""
ARMY: Final = 0.012
"""What a point of one's own army is worth in the end, where all combats are alike."""


def close(s: State, decision: Decision) -> bool:
    """Whether a choice in a combat is worth a search."""
    b = s.battle
    if b is None or b.phase == CombatPhase.OVER or asked(decision) in ANSWERS:
        return False
    if escape(s, decision) is not None:
        return False
    sides = [sum(unit_worth(b, u) for u in standing(b, n)) for n in (0, 1)]
    return bool(all(sides)) and max(sides) <= CLEAR * min(sides)


def measure(s: State, seat: int) -> list[float]:
    """As in other combats; once it is over, what is left of the army counts.

    But not if one's own Town is lost to an army without a player: no unit is saved for that.
    """
    b = s.battle
    if b is not None and b.phase != CombatPhase.OVER:
        return measure_combat(s, seat)
    found = [0.0] * len(FEATURES)
    given_up = False
    if b is None:
        won, lost = s.map.won == seat, not s.players[seat].troops
    else:
        side = side_of(s, seat)
        won = b.winner == side
        fled = not won and _at_home(s, seat)
        lost = b.winner == 1 - side or fled
        given_up = fled and s.map.trip is not None and s.map.trip.seat < 0
    army = sum(
        worth(KINDS[t.kind].face(t.pack)) + (0.8 * worth(KINDS[t.kind].few) if t.pack else 0.0)
        for t in s.players[seat].troops
    )
    found[0] = (0.0 if given_up else ARMY * army) - 0.5
    found[2] = 1.0 if won else -1.0 if lost else RETREAT
    return found


def _at_home(s: State, seat: int) -> bool:
    """Whether a combat is about one's own Town: whoever leaves it gives the Town up."""
    trip = s.map.trip
    return trip is not None and trip.seat != seat and trip.to == home(s, seat)


def _weights() -> Mapping[str, list[float]]:
    return {kind: list(row) for kind, row in COMBAT.judgement.weights.items()}


def _always(options: Mapping[str, Any]) -> bool:
    return True


INSIGHT: Final = Insight(
    Judgement(
        FEATURES,
        measure,
        COMBAT.judgement.kind,
        _weights(),
        lambda s: s.result,
        COMBAT.judgement.file,
    ),
    COMBAT.prior,
    play,
    thrift=12,
    meant_for=_always,
)
