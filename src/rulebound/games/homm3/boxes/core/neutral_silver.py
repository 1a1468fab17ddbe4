"""Neutral silver."""

from rulebound.games.homm3.boxes.common.creatures import (
    NO_ADJACENT_PENALTY,
    NO_PENALTIES,
    PARALYSES_STRIKING_BACK,
    attacks_beside,
    drains,
)
from rulebound.games.homm3.model.kinds import (
    ATTACK,
    FLYING,
    GROUND,
    MAP,
    RANGED,
    SILVER,
    Ability,
    face,
    gold,
    unit,
)

ALWAYS_TWO_DICE_HIGHER = Ability("always-two-dice-higher", two_dice="higher")
MUST_REROLL_MINUS = Ability("must-reroll-minus", ATTACK, must_reroll=frozenset((-1,)))
IGNORES_OWN_DIE = Ability("ignores-own-die", ATTACK, ignores_own_die=True)
SETS_ATTACKER_DIE = Ability("sets-attacker-die", sets_attacker_die=-1)
SHIFTS_HERO = Ability("shifts-hero", MAP)

unit(
    "neutral_crusaders",
    SILVER,
    face(GROUND, (3, 2, 4, 5), gold(11), ALWAYS_TWO_DICE_HIGHER),
)
unit(
    "neutral_liches",
    SILVER,
    face(RANGED, (3, 0, 6, 7), gold(12), attacks_beside(2)),
)
unit(
    "neutral_medusas",
    SILVER,
    face(RANGED, (3, 1, 4, 6), gold(11), NO_ADJACENT_PENALTY, PARALYSES_STRIKING_BACK),
)
unit(
    "neutral_minotaurs",
    SILVER,
    face(GROUND, (3, 2, 4, 7), gold(11), MUST_REROLL_MINUS),
)
unit(
    "neutral_mummies",
    SILVER,
    face(GROUND, (3, 1, 4, 5), gold(8), IGNORES_OWN_DIE, SETS_ATTACKER_DIE),
    copies=2,
)
unit(
    "neutral_nomads",
    SILVER,
    face(GROUND, (3, 1, 4, 7), gold(10), SHIFTS_HERO),
    copies=2,
)
unit(
    "neutral_sharpshooters",
    SILVER,
    face(RANGED, (3, 0, 6, 9), gold(10), NO_PENALTIES),
)
unit(
    "neutral_vampires",
    SILVER,
    face(FLYING, (3, 0, 5, 8), gold(9), drains(2)),
)
unit(
    "neutral_zealots",
    SILVER,
    face(RANGED, (3, 0, 5, 5), gold(12), NO_ADJACENT_PENALTY),
)
