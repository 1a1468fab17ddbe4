"""Neutral units of the Stronghold."""

from rulebound.games.homm3.boxes.common.unit_attacks import ATTACKS_AGAIN, THUNDERS
from rulebound.games.homm3.boxes.common.unit_effects import (
    BREAKS_WALLS_AND_TOWER,
    CRUSHES,
    strengthens,
)
from rulebound.games.homm3.boxes.stronghold import BOX
from rulebound.games.homm3.model.kinds import Tier, UnitType, face, gold, unit

unit(
    "neutral_goblins",
    Tier.BRONZE,
    face(UnitType.GROUND, (1, 0, 4, 6), gold(4)),
    box=BOX,
)
unit(
    "neutral_orcs",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 1, 4, 4), gold(7)),
    box=BOX,
)
unit(
    "neutral_wolf_raiders",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 3, 7), gold(6), ATTACKS_AGAIN),
    box=BOX,
)
unit(
    "neutral_ogres",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 2, 4, 4), gold(10), strengthens(2)),
    box=BOX,
)
unit(
    "neutral_thunderbirds",
    Tier.SILVER,
    face(UnitType.FLYING, (3, 0, 6, 9), gold(13), THUNDERS),
    box=BOX,
)
unit(
    "neutral_behemoths",
    Tier.GOLD,
    face(UnitType.GROUND, (5, 1, 8, 9), gold(26), CRUSHES),
    box=BOX,
)
unit(
    "neutral_cyclopes",
    Tier.GOLD,
    face(UnitType.RANGED, (5, 1, 6, 8), gold(19), BREAKS_WALLS_AND_TOWER),
    box=BOX,
    copies=2,
)
