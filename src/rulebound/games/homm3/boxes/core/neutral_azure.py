"""Neutral azure."""

from rulebound.games.homm3.boxes.common.creatures import IGNORES_SPELLS, PARALYSES_ON_MINUS
from rulebound.games.homm3.model.kinds import Ability, Tier, UnitType, When, face, gold, unit

EARNS_VALUABLES = Ability("earns-valuables", When.MAP, (("count", 2),))

unit(
    "neutral_azure_dragons",
    Tier.AZURE,
    face(UnitType.FLYING, (8, 3, 10, 19), gold(45, 2), PARALYSES_ON_MINUS, IGNORES_SPELLS),
    traits=("dragons",),
    copies=2,
)
unit(
    "neutral_crystal_dragons",
    Tier.AZURE,
    face(UnitType.GROUND, (7, 3, 9, 16), gold(40, 2), EARNS_VALUABLES),
    traits=("dragons",),
    copies=2,
)
