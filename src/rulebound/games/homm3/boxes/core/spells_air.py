"""Spells of the school of Air."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.spells import EXPERT_COSTS, damages, lasts, spell
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import ANY, Play, Timing
from rulebound.games.homm3.combat.values import everybody
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.log.combat import Unharmed
from rulebound.games.homm3.model.spaces import OFF, SPACES, straight


def nearest_two(fx: Play) -> Flow[None]:
    """The two units closest to the first one; among equals the caster picks."""
    for _ in range(2):
        if _nearest(fx):
            unit = yield from fx.choose(lambda: _nearest(fx))
            fx.units += (unit,)


def _nearest(fx: Play) -> list[Unit]:
    others = [u for u in everybody(fx.b) if u not in fx.units]
    least = min((_distance(fx.unit, u) for u in others), default=0)
    return [u for u in others if _distance(fx.unit, u) == least]


def _distance(one: Unit, two: Unit) -> int:
    """The Arrow Tower is farther away than anybody on the board."""
    return SPACES if OFF in (one.at, two.at) else straight(one.at, two.at)


def _chain_lightning(fx: Play) -> Flow[None]:
    amounts = ((1, 1, 1), (2, 1, 1), (3, 2, 1))[fx.grade]
    open_to_it = fx.all(damages=True)
    for unit, amount in zip(fx.units, amounts, strict=False):
        if unit in open_to_it:
            fx.damage(unit, amount)
        else:
            fx.s.tell(Unharmed, unit=unit.name, card=fx.card.id)
    return
    yield


def _has_retaliated(fx: Play) -> list[Unit]:
    return [u for u in fx.all() if u.retaliated]


def _counterstrike(fx: Play) -> Flow[None]:
    fx.unit.retaliated = False
    return
    yield


spell("haste", "air", Timing.ONGOING, lasts("initiative", 1), targets=targets.anybody)
spell(
    "lightning_bolt", "air", Timing.ACTIVATION, damages(2), targets=targets.to_damage, harmful=True
)
spell(
    "disrupting_ray",
    "air",
    Timing.ONGOING,
    lasts("disrupted"),
    targets=targets.up_to_tier(targets.anybody),
    harmful=True,
)
spell(
    "chain_lightning",
    "air",
    Timing.ACTIVATION,
    _chain_lightning,
    costs=EXPERT_COSTS,
    targets=targets.to_damage,
    aim=nearest_two,
    expert=True,
    harmful=True,
)
spell(
    "counterstrike",
    "air",
    Timing.INSTANT,
    _counterstrike,
    costs=EXPERT_COSTS,
    targets=targets.up_to_tier(_has_retaliated),
    moments=ANY,
    expert=True,
)
