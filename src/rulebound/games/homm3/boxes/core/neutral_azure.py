"""Neutral azure."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.unit_effects import PARALYSES_ON_MINUS
from rulebound.games.homm3.boxes.common.unit_rules import IGNORES_SPELLS
from rulebound.games.homm3.map import resources
from rulebound.games.homm3.map.abilities import MapAbility, MapMoment, map_ability
from rulebound.games.homm3.model.kinds import Tier, UnitType, face, gold, unit
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State


def _earn_valuables(s: State, seat: int, troop: Troop, number: int) -> Flow[None]:
    yield from ()
    resources.gain(s, seat, "valuables", number)


EARNS_VALUABLES = map_ability(
    "earns-valuables", MapAbility(MapMoment.RESOURCES, _earn_valuables), 2
)

unit(
    "neutral_azure_dragons",
    Tier.AZURE,
    face(UnitType.FLYING, (8, 3, 10, 19), gold(45, 2), PARALYSES_ON_MINUS, IGNORES_SPELLS),
    traits=("dragons",),
    copies=2,
    place=-1,
)
unit(
    "neutral_crystal_dragons",
    Tier.AZURE,
    face(UnitType.GROUND, (7, 3, 9, 16), gold(40, 2), EARNS_VALUABLES),
    traits=("dragons",),
    copies=2,
    place=-1,
)
