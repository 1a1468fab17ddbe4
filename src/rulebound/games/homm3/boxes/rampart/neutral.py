"""Neutral units of the Rampart."""

from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.unit_attacks import pick
from rulebound.games.homm3.boxes.rampart import BOX
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.combat.values import everybody, open_to_spell, takes_from_card
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.kinds import Ability, Tier, UnitType, When, face, gold, unit
from rulebound.games.homm3.model.state import State

BOLT: Final = 2


def _cast_bolt(s: State, u: Unit) -> Flow[None]:
    """A spell of no school that costs nothing and counts against no limit."""
    b = s.fight

    def open_units() -> list[Unit]:
        return [y for y in everybody(b) if open_to_spell(s, y, "", "")]

    if open_units():
        target = yield from pick(s, u, "bolt", open_units)
        harm.hurt(s, target, takes_from_card(s, target, BOLT, "spell", "", ""), "spell", u.side)


CASTS_BOLTS: Final = Ability(
    "casts-bolts", When.ACTIVATION, (("count", BOLT),), activates=_cast_bolt
)
unit(
    "neutral_faerie_dragons",
    Tier.AZURE,
    face(UnitType.FLYING, (5, 2, 8, 15), gold(35, 2), CASTS_BOLTS),
    box=BOX,
    traits=("dragons",),
    copies=2,
)
