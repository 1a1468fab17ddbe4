"""War Machines (H3-13.5) of the Cove."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.machines import AT_ROUND, machine
from rulebound.games.homm3.boxes.cove import BOX
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import (
    Effect,
    Mode,
    Play,
    Timing,
)


def _cannonade(fx: Play) -> Flow[None]:
    fx.damage(fx.unit, 2)
    return
    yield


machine(
    "cannon",
    BOX,
    Effect(Mode.USE, Timing.INSTANT, _cannonade, AT_ROUND, targets=targets.enemy, expert=True),
)
