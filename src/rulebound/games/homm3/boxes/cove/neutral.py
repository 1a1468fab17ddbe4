"""Neutral units of the Cove."""

from rulebound.games.homm3.boxes.common.unit_attacks import ATTACKS_ANOTHER
from rulebound.games.homm3.boxes.common.unit_effects import poisons, weakens
from rulebound.games.homm3.boxes.common.unit_rules import (
    NO_ADJACENT_PENALTY,
    UNTOUCHED_BY_SPELLS,
    caps_damage,
)
from rulebound.games.homm3.boxes.cove import BOX
from rulebound.games.homm3.model.kinds import Tier, UnitType, face, gold, unit

unit(
    "neutral_oceanids",
    Tier.BRONZE,
    face(UnitType.FLYING, (2, 0, 3, 6), gold(3), UNTOUCHED_BY_SPELLS),
    box=BOX,
)
unit(
    "neutral_sea_dogs",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 0, 4, 6), gold(7), NO_ADJACENT_PENALTY),
    box=BOX,
)
unit(
    "neutral_seamen",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 3, 5), gold(5)),
    box=BOX,
)
unit(
    "neutral_ayssids",
    Tier.SILVER,
    face(UnitType.FLYING, (3, 1, 5, 9), gold(9), ATTACKS_ANOTHER),
    box=BOX,
)
unit(
    "neutral_sorceresses",
    Tier.SILVER,
    face(UnitType.RANGED, (3, 1, 5, 6), gold(13), weakens(1)),
    box=BOX,
)
unit(
    "neutral_haspids",
    Tier.GOLD,
    face(UnitType.GROUND, (5, 2, 6, 9), gold(25), poisons()),
    box=BOX,
)
unit(
    "neutral_nix",
    Tier.GOLD,
    face(UnitType.GROUND, (5, 1, 7, 6), gold(20), caps_damage(5)),
    box=BOX,
)
