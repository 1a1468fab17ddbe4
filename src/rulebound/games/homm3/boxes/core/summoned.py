"""Elementals that spells summon (H3-10.140)."""

from rulebound.games.homm3.boxes.common.unit_rules import elemental
from rulebound.games.homm3.model.kinds import Tier, UnitType, face, unit

unit(
    "summoned_air_elementals",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 4, 8), None, elemental("air")),
    face(UnitType.GROUND, (3, 0, 4, 8), None, elemental("air")),
    box="conflux",
    traits=("elementals",),
    copies=2,
)
unit(
    "summoned_fire_elementals",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 4, 5), None, elemental("fire")),
    face(UnitType.GROUND, (3, 1, 4, 5), None, elemental("fire")),
    box="conflux",
    traits=("elementals",),
    copies=2,
)
unit(
    "summoned_earth_elementals",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 2, 2, 5), None, elemental("earth")),
    face(UnitType.GROUND, (3, 2, 2, 5), None, elemental("earth")),
    box="conflux",
    traits=("elementals",),
    copies=2,
)
unit(
    "summoned_water_elementals",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 5, 6), None, elemental("water")),
    face(UnitType.GROUND, (3, 0, 5, 6), None, elemental("water")),
    box="conflux",
    traits=("elementals",),
    copies=2,
)
