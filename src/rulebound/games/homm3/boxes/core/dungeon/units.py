"""Dungeon."""

from rulebound.games.homm3.boxes.common.unit_attacks import FLIES_BACK, HITS_AND_FLIES_BACK
from rulebound.games.homm3.boxes.common.unit_effects import (
    DRAWS_ON_MINUS,
    PARALYSES_STRIKING_BACK,
    PARALYSES_STRIKING_BACK_ON_ROLL,
)
from rulebound.games.homm3.boxes.common.unit_rules import (
    IGNORES_SPELLS,
    IMMUNE_TO_PARALYSIS,
    NO_ADJACENT_PENALTY,
    spell_damage_less,
)
from rulebound.games.homm3.model.kinds import Ability, Tier, UnitType, When, face, gold, unit

IGNORES_PRINTED_DEFENSE = Ability(
    "ignores-printed-defense", When.ATTACK, enemy_defense=lambda s, a: -a.target.face.defense
)

unit(
    "dungeon_troglodytes",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 2, 4), gold(2)),
    face(UnitType.GROUND, (3, 1, 2, 5), gold(3), IMMUNE_TO_PARALYSIS),
)
unit(
    "dungeon_harpies",
    Tier.BRONZE,
    face(UnitType.FLYING, (2, 0, 3, 6), gold(3), FLIES_BACK),
    face(UnitType.FLYING, (3, 0, 3, 9), gold(5), HITS_AND_FLIES_BACK),
)
unit(
    "dungeon_evil_eyes",
    Tier.BRONZE,
    face(UnitType.RANGED, (3, 0, 3, 5), gold(4)),
    face(UnitType.RANGED, (3, 1, 3, 7), gold(6), NO_ADJACENT_PENALTY),
)
unit(
    "dungeon_medusas",
    Tier.SILVER,
    face(UnitType.RANGED, (3, 1, 4, 5), gold(6), PARALYSES_STRIKING_BACK_ON_ROLL),
    face(UnitType.RANGED, (4, 1, 4, 6), gold(12), NO_ADJACENT_PENALTY, PARALYSES_STRIKING_BACK),
)
unit(
    "dungeon_minotaurs",
    Tier.SILVER,
    face(UnitType.GROUND, (4, 2, 4, 6), gold(8), DRAWS_ON_MINUS),
    face(UnitType.GROUND, (5, 2, 4, 8), gold(14), DRAWS_ON_MINUS),
)
unit(
    "dungeon_manticores",
    Tier.GOLD,
    face(UnitType.FLYING, (5, 1, 6, 7), gold(10)),
    face(UnitType.FLYING, (5, 1, 6, 11), gold(18, 1), IGNORES_PRINTED_DEFENSE),
)
unit(
    "dungeon_black_dragons",
    Tier.GOLD,
    face(UnitType.FLYING, (6, 3, 8, 11), gold(19, 1), spell_damage_less(2)),
    face(UnitType.FLYING, (8, 3, 8, 15), gold(33, 2), IGNORES_SPELLS),
    traits=("dragons",),
)
