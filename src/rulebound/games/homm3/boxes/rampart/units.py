"""Rampart."""

from typing import Final

from rulebound.games.homm3.boxes.common.creatures import (
    SECOND_SHOT_ON_BAD_DIE,
    line_attack,
    spell_damage_less,
)
from rulebound.games.homm3.boxes.common.more_creatures import (
    HOLDS_NEIGHBOURS,
    SHRUGS_OFF,
)
from rulebound.games.homm3.model.kinds import (
    BRONZE,
    FLYING,
    GOLD,
    GROUND,
    RANGED,
    SILVER,
    Ability,
    face,
    gold,
    unit,
)

DAMPENS_SPELLS: Final = Ability("dampens-spells", args=(("count", 1),), enemy_power_less=1)
WARDS_NEIGHBOURS: Final = Ability(
    "wards-neighbours", args=(("count", 1),), spell_damage_less=1, neighbours_spell_damage_less=1
)

unit(
    "rampart_centaurs",
    BRONZE,
    face(GROUND, (2, 0, 3, 6), gold(2)),
    face(GROUND, (3, 0, 3, 8), gold(3)),
    box="rampart",
)
unit(
    "rampart_dwarves",
    BRONZE,
    face(GROUND, (2, 1, 3, 3), gold(3), SHRUGS_OFF),
    face(GROUND, (3, 1, 3, 5), gold(4), SHRUGS_OFF),
    box="rampart",
)
unit(
    "rampart_elves",
    BRONZE,
    face(RANGED, (2, 1, 3, 6), gold(4)),
    face(RANGED, (3, 1, 3, 7), gold(7), SECOND_SHOT_ON_BAD_DIE),
    box="rampart",
)
unit(
    "rampart_pegasi",
    SILVER,
    face(FLYING, (3, 0, 5, 8), gold(6)),
    face(FLYING, (4, 0, 6, 12), gold(10), DAMPENS_SPELLS),
    box="rampart",
)
unit(
    "rampart_dendroids",
    SILVER,
    face(GROUND, (4, 2, 5, 3), gold(8)),
    face(GROUND, (4, 2, 6, 4), gold(15), HOLDS_NEIGHBOURS),
    box="rampart",
)
unit(
    "rampart_unicorns",
    GOLD,
    face(GROUND, (5, 1, 8, 7), gold(11), spell_damage_less(1)),
    face(GROUND, (6, 1, 8, 9), gold(18, 1), WARDS_NEIGHBOURS),
    box="rampart",
)
unit(
    "rampart_gold_dragons",
    GOLD,
    face(FLYING, (5, 3, 9, 10), gold(22, 1), line_attack(2)),
    face(FLYING, (6, 3, 10, 16), gold(30, 2), line_attack(3)),
    box="rampart",
    traits=("dragons",),
)
