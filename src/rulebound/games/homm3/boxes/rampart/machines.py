"""War Machines (H3-13.5) of the Rampart."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.ballistas import fire
from rulebound.games.homm3.boxes.common.machines import machine
from rulebound.games.homm3.boxes.rampart import BOX
from rulebound.games.homm3.combat import occasions, targets
from rulebound.games.homm3.combat.cards import (
    AFTER_DAMAGE,
    Effect,
    Mode,
    Play,
    Timing,
)
from rulebound.games.homm3.combat.values import of_side
from rulebound.games.homm3.model.state import State

machine("ammo_cart", BOX)


def _bonus(s: State) -> int:
    return sum(hear(s) for hear in s.listening(occasions.machine_bonus))


def _shoot_the_slowest(fx: Play) -> Flow[None]:
    yield from fire(fx, 1 + _bonus(fx.s))


machine("ballista", BOX, begins=_shoot_the_slowest)


def tent_heals(fx: Play) -> int:
    """What a First Aid Tent heals at a time."""
    more = of_side(fx.b, fx.side, "first_aid")
    return 1 + more + _bonus(fx.s)


def _first_aid(fx: Play) -> Flow[None]:
    fx.heal(fx.unit, tent_heals(fx))
    return
    yield


machine(
    "first_aid_tent",
    BOX,
    Effect(Mode.USE, Timing.INSTANT, _first_aid, AFTER_DAMAGE, targets=targets.wounded),
)
