"""Second versions of unit cards; their players use one of the two."""

from rulebound.games.homm3.boxes.common.unit_effects import poisons
from rulebound.games.homm3.boxes.stretch_goals_2024 import BOX
from rulebound.games.homm3.model.kinds import Tier, UnitType, When, face, gold, unit

unit(
    "dungeon_manticores_alt",
    Tier.GOLD,
    face(UnitType.FLYING, (4, 1, 7, 8), gold(12), poisons()),
    face(UnitType.FLYING, (4, 2, 7, 11), gold(18, 1), poisons(timing=When.PASSIVE)),
    box=BOX,
    kin="manticores",
)
