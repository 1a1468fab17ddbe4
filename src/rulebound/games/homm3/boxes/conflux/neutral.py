"""Neutral units of the Conflux."""

from rulebound.games.homm3.boxes.common.unit_rules import (
    IGNORES_FIRE,
    NO_RETALIATION,
    SURVIVES_ONCE,
    elemental,
)
from rulebound.games.homm3.boxes.conflux import BOX
from rulebound.games.homm3.model.kinds import Tier, UnitType, face, gold, unit

unit(
    "neutral_ice_elementals",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 1, 3, 5), gold(7), elemental("water")),
    box=BOX,
    traits=("elementals",),
)
unit(
    "neutral_sprites",
    Tier.BRONZE,
    face(UnitType.FLYING, (2, 0, 2, 7), gold(2), NO_RETALIATION),
    box=BOX,
)
unit(
    "neutral_storm_elementals",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 0, 3, 7), gold(5), elemental("air")),
    box=BOX,
    traits=("elementals",),
)
unit(
    "neutral_energy_elementals",
    Tier.SILVER,
    face(UnitType.FLYING, (3, 1, 4, 5), gold(11), elemental("fire")),
    box=BOX,
    traits=("elementals",),
)
unit(
    "neutral_magma_elementals",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 2, 4, 4), gold(14), elemental("earth")),
    box=BOX,
    traits=("elementals",),
)
unit(
    "neutral_magic_elementals",
    Tier.GOLD,
    face(UnitType.GROUND, (3, 1, 7, 7), gold(19), elemental()),
    box=BOX,
    traits=("elementals",),
)
unit(
    "neutral_phoenixes",
    Tier.AZURE,
    face(UnitType.FLYING, (6, 2, 7, 12), gold(32), SURVIVES_ONCE, IGNORES_FIRE),
    box=BOX,
)
