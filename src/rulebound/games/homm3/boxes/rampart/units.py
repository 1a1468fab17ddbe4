"""Rampart."""

from typing import Final

from rulebound.games.homm3.boxes.common.unit_attacks import SECOND_SHOT_ON_BAD_DIE, line_attack
from rulebound.games.homm3.boxes.common.unit_rules import (
    HOLDS_NEIGHBOURS,
    SHRUGS_OFF,
    less_from_spells,
    spell_damage_less,
)
from rulebound.games.homm3.boxes.rampart import BOX
from rulebound.games.homm3.model.kinds import Ability, Tier, UnitType, face, gold, unit

DAMPENS_SPELLS: Final = Ability("dampens-spells", args=(("count", 1),), enemy_power=lambda s, u: -1)
WARDS_NEIGHBOURS: Final = Ability(
    "wards-neighbours",
    args=(("count", 1),),
    card_damage=less_from_spells(1),
    neighbours_card_damage=less_from_spells(1),
)

unit(
    "rampart_centaurs",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 3, 6), gold(2)),
    face(UnitType.GROUND, (3, 0, 3, 8), gold(3)),
    box=BOX,
)
unit(
    "rampart_dwarves",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 3, 3), gold(3), SHRUGS_OFF),
    face(UnitType.GROUND, (3, 1, 3, 5), gold(4), SHRUGS_OFF),
    box=BOX,
)
unit(
    "rampart_elves",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 1, 3, 6), gold(4)),
    face(UnitType.RANGED, (3, 1, 3, 7), gold(7), SECOND_SHOT_ON_BAD_DIE),
    box=BOX,
)
unit(
    "rampart_pegasi",
    Tier.SILVER,
    face(UnitType.FLYING, (3, 0, 5, 8), gold(6)),
    face(UnitType.FLYING, (4, 0, 6, 12), gold(10), DAMPENS_SPELLS),
    box=BOX,
)
unit(
    "rampart_dendroids",
    Tier.SILVER,
    face(UnitType.GROUND, (4, 2, 5, 3), gold(8)),
    face(UnitType.GROUND, (4, 2, 6, 4), gold(15), HOLDS_NEIGHBOURS),
    box=BOX,
)
unit(
    "rampart_unicorns",
    Tier.GOLD,
    face(UnitType.GROUND, (5, 1, 8, 7), gold(11), spell_damage_less(1)),
    face(UnitType.GROUND, (6, 1, 8, 9), gold(18, 1), WARDS_NEIGHBOURS),
    box=BOX,
)
unit(
    "rampart_gold_dragons",
    Tier.GOLD,
    face(UnitType.FLYING, (5, 3, 9, 10), gold(22, 1), line_attack(2)),
    face(UnitType.FLYING, (6, 3, 10, 16), gold(30, 2), line_attack(3)),
    box=BOX,
    traits=("dragons",),
)
