"""Core spells of the school of Earth."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.spells import EXPERT_COSTS, changes_defense, lasts, spell
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import ON_DEFENSE, ON_MAP, Moment, Play, Timing
from rulebound.games.homm3.map.journeys import aim_portal, can_portal, town_portal
from rulebound.games.homm3.model.battle import Unit


def _doomed(fx: Play) -> list[Unit]:
    """Their own unit that the attack at hand would defeat (H3-10.61)."""
    a = fx.attack
    return targets.attacked(fx) if a is not None and a.step == "lethal" else []


def _resurrection(fx: Play) -> Flow[None]:
    a = fx.attack
    assert a is not None
    a.cancelled = True
    return
    yield


spell(
    "slow", "earth", Timing.ONGOING, lasts("initiative", -1), targets=targets.anybody, harmful=True
)
spell(
    "stone_skin",
    "earth",
    Timing.INSTANT,
    changes_defense(1),
    targets=targets.defended,
    moments=ON_DEFENSE,
)
spell(
    "anti_magic",
    "earth",
    Timing.ONGOING,
    lasts("anti_magic"),
    targets=targets.up_to_tier(targets.anybody),
)
spell(
    "resurrection",
    "earth",
    Timing.INSTANT,
    _resurrection,
    costs=EXPERT_COSTS,
    targets=targets.up_to_tier(_doomed),
    moments=frozenset((Moment.LETHAL,)),
    expert=True,
)
spell(
    "town_portal",
    "earth",
    Timing.MAP,
    town_portal,
    costs=EXPERT_COSTS,
    aim=aim_portal,
    can=can_portal,
    moments=ON_MAP,
    expert=True,
)
