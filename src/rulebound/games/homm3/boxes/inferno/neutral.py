"""Neutral units of the Inferno."""

from rulebound.games.homm3.boxes.common.unit_attacks import BITES_ANOTHER, SCORCHES
from rulebound.games.homm3.boxes.common.unit_rules import (
    CASTING_COSTS_A_CARD,
    UNHARMED_BY_ARROW_AND_FIRE,
    stronger_against,
)
from rulebound.games.homm3.boxes.inferno import BOX
from rulebound.games.homm3.model.kinds import Tier, UnitType, face, gold, unit

unit(
    "neutral_cerberi",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 5, 8), gold(10), BITES_ANOTHER),
    box=BOX,
)
unit(
    "neutral_familiars",
    Tier.BRONZE,
    face(UnitType.GROUND, (3, 1, 2, 7), gold(6), CASTING_COSTS_A_CARD),
    box=BOX,
)
unit(
    "neutral_magogs",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 0, 4, 6), gold(8), SCORCHES),
    box=BOX,
)
unit(
    "neutral_demons",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 0, 8, 6), gold(13)),
    box=BOX,
)
unit(
    "neutral_pit_lords",
    Tier.SILVER,
    face(UnitType.GROUND, (4, 1, 5, 7), gold(15)),
    box=BOX,
)
unit(
    "neutral_arch_devils",
    Tier.GOLD,
    face(UnitType.FLYING, (5, 2, 7, 10), gold(23), stronger_against("archangels", 2)),
    box=BOX,
)
unit(
    "neutral_efreet",
    Tier.GOLD,
    face(UnitType.FLYING, (4, 2, 6, 13), gold(20), UNHARMED_BY_ARROW_AND_FIRE),
    box=BOX,
)
