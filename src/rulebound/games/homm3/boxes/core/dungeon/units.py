"""Dungeon."""

from rulebound.games.homm3.boxes.common.creatures import (
    DRAWS_ON_MINUS,
    FLIES_BACK,
    HITS_AND_FLIES_BACK,
    IGNORES_SPELLS,
    IMMUNE_TO_PARALYSIS,
    NO_ADJACENT_PENALTY,
    PARALYSES_STRIKING_BACK,
    PARALYSES_STRIKING_BACK_ON_ROLL,
    spell_damage_less,
)
from rulebound.games.homm3.model.kinds import (
    ATTACK,
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

IGNORES_PRINTED_DEFENSE = Ability("ignores-printed-defense", ATTACK, ignores_printed_defense=True)

unit(
    "dungeon_troglodytes",
    BRONZE,
    face(GROUND, (2, 1, 2, 4), gold(2)),
    face(GROUND, (3, 1, 2, 5), gold(3), IMMUNE_TO_PARALYSIS),
)
unit(
    "dungeon_harpies",
    BRONZE,
    face(FLYING, (2, 0, 3, 6), gold(3), FLIES_BACK),
    face(FLYING, (3, 0, 3, 9), gold(5), HITS_AND_FLIES_BACK),
)
unit(
    "dungeon_evil_eyes",
    BRONZE,
    face(RANGED, (3, 0, 3, 5), gold(4)),
    face(RANGED, (3, 1, 3, 7), gold(6), NO_ADJACENT_PENALTY),
)
unit(
    "dungeon_medusas",
    SILVER,
    face(RANGED, (3, 1, 4, 5), gold(6), PARALYSES_STRIKING_BACK_ON_ROLL),
    face(RANGED, (4, 1, 4, 6), gold(12), NO_ADJACENT_PENALTY, PARALYSES_STRIKING_BACK),
)
unit(
    "dungeon_minotaurs",
    SILVER,
    face(GROUND, (4, 2, 4, 6), gold(8), DRAWS_ON_MINUS),
    face(GROUND, (5, 2, 4, 8), gold(14), DRAWS_ON_MINUS),
)
unit(
    "dungeon_manticores",
    GOLD,
    face(FLYING, (5, 1, 6, 7), gold(10)),
    face(FLYING, (5, 1, 6, 11), gold(18, 1), IGNORES_PRINTED_DEFENSE),
)
unit(
    "dungeon_black_dragons",
    GOLD,
    face(FLYING, (6, 3, 8, 11), gold(19, 1), spell_damage_less(2)),
    face(FLYING, (8, 3, 8, 15), gold(33, 2), IGNORES_SPELLS),
    traits=("dragons",),
)
