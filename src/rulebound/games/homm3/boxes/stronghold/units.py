"""Stronghold."""

from typing import Final

from rulebound.games.homm3.boxes.common.unit_attacks import ATTACKS_AGAIN, THUNDERS
from rulebound.games.homm3.boxes.common.unit_effects import (
    BREAKS_WALLS_AND_TOWER,
    CRUSHES,
    breaks_walls,
    strengthens,
)
from rulebound.games.homm3.boxes.common.unit_rules import lowers_defense
from rulebound.games.homm3.boxes.stronghold import BOX
from rulebound.games.homm3.model.kinds import Tier, UnitType, face, gold, unit

BREAKS_WALLS: Final = breaks_walls("breaks-walls", tower=False)

unit(
    "stronghold_goblins",
    Tier.BRONZE,
    face(UnitType.GROUND, (1, 0, 4, 6), gold(1)),
    face(UnitType.GROUND, (2, 0, 4, 7), gold(2)),
    box=BOX,
)
unit(
    "stronghold_wolf_raiders",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 3, 7), gold(3)),
    face(UnitType.GROUND, (2, 0, 4, 8), gold(5), ATTACKS_AGAIN),
    box=BOX,
)
unit(
    "stronghold_orcs",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 1, 4, 4), gold(4)),
    face(UnitType.RANGED, (3, 1, 5, 5), gold(7)),
    box=BOX,
)
unit(
    "stronghold_ogres",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 2, 4, 4), gold(6), strengthens(1)),
    face(UnitType.GROUND, (3, 2, 6, 5), gold(8), strengthens(2)),
    box=BOX,
)
unit(
    "stronghold_thunderbirds",
    Tier.SILVER,
    face(UnitType.FLYING, (4, 1, 5, 9), gold(8)),
    face(UnitType.FLYING, (4, 1, 6, 11), gold(14), THUNDERS),
    box=BOX,
)
unit(
    "stronghold_cyclopes",
    Tier.GOLD,
    face(UnitType.RANGED, (5, 0, 6, 6), gold(13), BREAKS_WALLS),
    face(UnitType.RANGED, (5, 1, 7, 8), gold(17, 1), BREAKS_WALLS_AND_TOWER),
    box=BOX,
)
unit(
    "stronghold_behemoths",
    Tier.GOLD,
    face(UnitType.GROUND, (6, 2, 9, 6), gold(19, 1), lowers_defense(1)),
    face(UnitType.GROUND, (7, 2, 10, 9), gold(29, 2), CRUSHES),
    box=BOX,
)
