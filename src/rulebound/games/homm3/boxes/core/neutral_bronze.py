"""Neutral bronze."""

from rulebound.games.homm3.boxes.common.creatures import (
    DEFENSE_ON_ZERO_OR_PLUS,
    HITS_AND_FLIES_BACK,
    IMMUNE_TO_PARALYSIS,
    NO_ADJACENT_PENALTY,
    SECOND_SHOT,
    UNLIMITED_RETALIATION,
    heals_itself,
)
from rulebound.games.homm3.model.kinds import (
    ATTACK,
    BRONZE,
    FLYING,
    GROUND,
    MAP,
    RANGED,
    Ability,
    face,
    gold,
    unit,
)

SHIELDS_NEIGHBOURS = Ability("shields-neighbours", shields_neighbours=True)
SURE_SHOT = Ability(
    "sure-shot", ATTACK, two_dice="higher", no_adjacent_penalty=True, no_range_penalty=True
)
EARNS_GOLD = Ability("earns-gold", MAP, (("count", 3),))
SPIES = Ability("spies", MAP)
RAISES_BRONZE = Ability("raises-bronze", raises_bronze=True)

unit(
    "neutral_boars",
    BRONZE,
    face(GROUND, (2, 0, 4, 6), gold(4)),
)
unit(
    "neutral_evil_eyes",
    BRONZE,
    face(RANGED, (2, 1, 3, 6), gold(6), NO_ADJACENT_PENALTY),
)
unit(
    "neutral_griffins",
    BRONZE,
    face(FLYING, (3, 0, 4, 8), gold(7), UNLIMITED_RETALIATION),
)
unit(
    "neutral_halberdiers",
    BRONZE,
    face(GROUND, (2, 0, 4, 4), gold(4), SHIELDS_NEIGHBOURS),
)
unit(
    "neutral_halflings",
    BRONZE,
    face(RANGED, (2, 0, 3, 6), gold(5), SURE_SHOT),
    copies=2,
)
unit(
    "neutral_harpies",
    BRONZE,
    face(FLYING, (2, 0, 4, 8), gold(5), HITS_AND_FLIES_BACK),
)
unit(
    "neutral_marksmen",
    BRONZE,
    face(RANGED, (2, 0, 3, 5), gold(7), SECOND_SHOT),
)
unit(
    "neutral_peasants",
    BRONZE,
    face(GROUND, (1, 0, 2, 3), gold(3), EARNS_GOLD),
)
unit(
    "neutral_rogues",
    BRONZE,
    face(GROUND, (2, 1, 3, 6), gold(5), SPIES),
)
unit(
    "neutral_skeletons",
    BRONZE,
    face(GROUND, (2, 0, 3, 4), gold(3), RAISES_BRONZE),
)
unit(
    "neutral_troglodytes",
    BRONZE,
    face(GROUND, (2, 1, 3, 6), gold(4), IMMUNE_TO_PARALYSIS),
)
unit(
    "neutral_wraiths",
    BRONZE,
    face(FLYING, (2, 0, 4, 7), gold(7), heals_itself(2)),
)
unit(
    "neutral_zombies",
    BRONZE,
    face(GROUND, (2, 0, 4, 3), gold(5), DEFENSE_ON_ZERO_OR_PLUS),
)
