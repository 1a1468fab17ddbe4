"""What bots that search are told of a combat: features with names, a chance to win, first looks."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rulebound.core.insight import Feature, Insight, Judgement, Theme, read_weights
from rulebound.games.homm3.combat.evaluate import side_of, unit_worth
from rulebound.games.homm3.combat.policy import policy, prior
from rulebound.games.homm3.combat.values import standing
from rulebound.games.homm3.model.battle import Battle, CombatPhase
from rulebound.games.homm3.model.kinds import UnitType
from rulebound.games.homm3.model.spaces import OFF, straight
from rulebound.games.homm3.model.state import State

FEATURES: Final = (
    Feature("units", Theme.FORCE),
    Feature("their-units", Theme.HARM),
    Feature("won", Theme.GOALS),
    Feature("cards", Theme.STOCK),
    Feature("experts", Theme.STOCK),
    Feature("morale", Theme.PROMISE),
    Feature("near", Theme.PROMISE),
    Feature("walls", Theme.ORDER),
)


def measure(s: State, seat: int) -> list[float]:
    """What a side has more than the other; units as parts of all that stand."""
    b = s.battle
    if b is None:
        return [0.0] * len(FEATURES)
    side = side_of(s, seat)
    mine = sum(unit_worth(b, u) for u in standing(b, side))
    theirs = sum(unit_worth(b, u) for u in standing(b, 1 - side))
    total = mine + theirs or 1.0
    won = 0.0
    if b.phase == CombatPhase.OVER and b.winner >= 0:
        won = 1.0 if b.winner == side else -1.0
    me, other = s.player_of(side), s.player_of(1 - side)
    walls = b.walls.bit_count() + (b.gate != OFF) if b.siege else 0
    return [
        mine / total - 0.5,
        0.5 - theirs / total,
        won,
        _of(me, "hand") - _of(other, "hand"),
        _of(me, "experts") - _of(other, "experts"),
        _of(me, "morale") - _of(other, "morale"),
        _far(b, 1 - side) - _far(b, side),
        float(walls if side == 1 else -walls),
    ]


def _of(player: Any, what: str) -> float:
    if player is None:
        return 0.0
    found = getattr(player, what)
    return float(found if isinstance(found, int) else len(found))


def _far(b: Battle, side: int) -> float:
    """How far units that fight hand to hand are from the nearest enemy, together."""
    others = [u.at for u in standing(b, 1 - side) if u.at != OFF]
    if not others:
        return 0.0
    return sum(
        float(min(straight(u.at, at) for at in others))
        for u in standing(b, side)
        if u.type != UnitType.RANGED and u.at != OFF
    )


def _without_a_map(options: Mapping[str, Any]) -> bool:
    return bool(options["form"] != "scenario")


_FILE: Final = Path(__file__).parent / "weights.json"
INSIGHT: Final = Insight(
    Judgement(
        FEATURES,
        measure,
        lambda s: "combat",
        read_weights(_FILE, FEATURES),
        lambda s: s.result,
        _FILE,
    ),
    prior,
    policy,
    thrift=6,
    meant_for=_without_a_map,
)
