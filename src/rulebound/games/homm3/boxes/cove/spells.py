"""Spells (H3-5.45) of the Cove."""

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.boxes.common.journeys import stride
from rulebound.games.homm3.boxes.common.spells import spell
from rulebound.games.homm3.boxes.cove import BOX
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import ON_MAP, Play, Timing
from rulebound.games.homm3.combat.deploy import add_unit
from rulebound.games.homm3.combat.values import barriers, occupied
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.spaces import NEXT_TO, OFF, spaces_in
from rulebound.games.homm3.table.asking import pick_space


def _room_beside(fx: Play, unit: Unit) -> int:
    """The free spaces next to a unit."""
    if unit.at == OFF:
        return 0
    return NEXT_TO[unit.at] & ~occupied(fx.b) & ~barriers(fx.b, fx.side)


def _to_copy(fx: Play) -> list[Unit]:
    return [u for u in fx.own() if u.original < 0 and _room_beside(fx, u)]


def _aim_clone(fx: Play) -> Flow[None]:
    at = yield from pick_space(
        fx.seat,
        Text("homm3-ask-space", {"card": fx.card.id}),
        lambda: spaces_in(_room_beside(fx, fx.unit)),
    )
    fx.spaces = (at,)


def _clone(fx: Play) -> Flow[None]:
    """A copy with the printed values and 1 health; it lasts until somebody touches it."""
    unit = fx.unit
    copy = add_unit(fx.s, Troop(unit.kind.id, unit.pack), fx.side, fx.spaces[0])
    copy.lent = True
    copy.original = unit.number
    copy.activated = unit.activated
    fx.lay("clone", copy, 1)
    return
    yield


spell(
    "clone",
    "water",
    Timing.ONGOING,
    _clone,
    costs=(1, 3, 5),
    targets=targets.up_to_tier(_to_copy),
    aim=_aim_clone,
    expert=True,
    box=BOX,
)
spell(
    "water_walk",
    "water",
    Timing.MAP,
    stride,
    can=lambda fx: fx.grade > 0,
    moments=ON_MAP,
    expert=True,
    box=BOX,
)
