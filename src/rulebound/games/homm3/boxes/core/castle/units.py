"""Castle."""

from rulebound.games.homm3.boxes.common.creatures import (
    DRAWS_AT_START,
    NO_ADJACENT_PENALTY,
    SECOND_SHOT,
    UNLIMITED_RETALIATION,
)
from rulebound.games.homm3.model.kinds import (
    ATTACK,
    BRONZE,
    FLYING,
    GOLD,
    GROUND,
    MAP,
    RANGED,
    SILVER,
    Ability,
    face,
    gold,
    unit,
)

MAY_REROLL_ZERO = Ability("rerolls-zero", ATTACK, rerolls=frozenset((0,)), reroll_again=True)
REROLLS_AFTER_MOVING = Ability("rerolls-after-moving", ATTACK, rerolls_if_moved=True)
SAVES_ANOTHER = Ability("saves-another", saves_others=True)
PARRIES = Ability("parries", parries=True)
CHEAPER_AT_STABLES = Ability("cheaper-at-stables", MAP, (("count", 6),))

unit(
    "castle_halberdiers",
    BRONZE,
    face(GROUND, (2, 1, 2, 4), gold(2)),
    face(GROUND, (3, 1, 2, 5), gold(3), PARRIES),
)
unit(
    "castle_marksmen",
    BRONZE,
    face(RANGED, (2, 0, 2, 4), gold(3)),
    face(RANGED, (2, 0, 2, 6), gold(5), SECOND_SHOT),
)
unit(
    "castle_griffins",
    BRONZE,
    face(FLYING, (2, 0, 4, 6), gold(4), UNLIMITED_RETALIATION),
    face(FLYING, (3, 0, 4, 9), gold(6), UNLIMITED_RETALIATION),
)
unit(
    "castle_crusaders",
    SILVER,
    face(GROUND, (3, 2, 4, 5), gold(6)),
    face(GROUND, (4, 2, 4, 6), gold(10), MAY_REROLL_ZERO),
)
unit(
    "castle_zealots",
    SILVER,
    face(RANGED, (3, 1, 5, 5), gold(8)),
    face(RANGED, (4, 1, 5, 7), gold(12), NO_ADJACENT_PENALTY),
)
unit(
    "castle_champions",
    GOLD,
    face(GROUND, (5, 2, 7, 7), gold(12), CHEAPER_AT_STABLES),
    face(GROUND, (6, 2, 7, 9), gold(20, 1), REROLLS_AFTER_MOVING),
)
unit(
    "castle_archangels",
    GOLD,
    face(FLYING, (6, 3, 8, 12), gold(20, 1), DRAWS_AT_START),
    face(FLYING, (7, 3, 10, 18), gold(30, 2), SAVES_ANOTHER),
)
