"""Necropolis."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.unit_attacks import attacks_beside
from rulebound.games.homm3.boxes.common.unit_effects import drains, heals_itself
from rulebound.games.homm3.boxes.common.unit_rules import (
    DEFENSE_ON_ZERO_OR_PLUS,
    NO_RETALIATION,
    for_faces,
)
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.model.battle import Attack, Unit
from rulebound.games.homm3.model.kinds import (
    Ability,
    DiceRule,
    Tier,
    UnitType,
    When,
    face,
    gold,
    unit,
)
from rulebound.games.homm3.model.players import Morale
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks, morale


def _haunt(s: State, u: Unit) -> Flow[None]:
    """Against guards there is no enemy with a hand (H3-10.69)."""
    harm.heal(s, u, 1)
    enemy = s.fight.armies[1 - u.side].player
    if enemy >= 0:
        decks.discard_at_random(s, enemy)
    return
    yield


def _dishearten(s: State, u: Unit) -> Flow[None]:
    enemy = s.fight.armies[1 - u.side].player
    if enemy >= 0 and s.players[enemy].morale == Morale.POSITIVE:
        morale.lose(s, enemy)
    return
    yield


DEFENSE_ON_PLUS = Ability("defense-on-plus", defense_by_dice=for_faces(1))
HEALS_AND_HAUNTS = Ability("heals-and-haunts", When.ACTIVATION, (("count", 1),), activates=_haunt)


def _retaliator_dice(s: State, a: Attack) -> DiceRule:
    return DiceRule.LOWER if a.retaliation else DiceRule.ONE


RETALIATOR_TWO_DICE = Ability("retaliator-two-dice", When.ATTACK, enemy_dice=_retaliator_dice)
ATTACK_ON_ZERO_OR_PLUS = Ability(
    "attack-on-zero-or-plus", When.ATTACK, (("count", 1),), attack_by_dice=for_faces(0, 1)
)
DISHEARTENS = Ability("disheartens", When.ACTIVATION, activates=_dishearten)
DIE_ONE_HIGHER = Ability("die-higher", When.ATTACK, (("count", 1),), die_bonus=lambda s, a: 1)

unit(
    "necropolis_skeletons",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 2, 4), gold(2)),
    face(UnitType.GROUND, (3, 1, 2, 5), gold(3)),
)
unit(
    "necropolis_zombies",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 3, 3), gold(3), DEFENSE_ON_PLUS),
    face(UnitType.GROUND, (2, 1, 3, 4), gold(4), DEFENSE_ON_ZERO_OR_PLUS),
)
unit(
    "necropolis_wraiths",
    Tier.BRONZE,
    face(UnitType.FLYING, (3, 0, 3, 5), gold(4), heals_itself(1)),
    face(UnitType.FLYING, (3, 0, 5, 7), gold(6), HEALS_AND_HAUNTS),
)
unit(
    "necropolis_liches",
    Tier.SILVER,
    face(UnitType.RANGED, (3, 1, 5, 6), gold(8)),
    face(UnitType.RANGED, (4, 1, 5, 7), gold(14), attacks_beside(2)),
)
unit(
    "necropolis_vampires",
    Tier.SILVER,
    face(UnitType.FLYING, (4, 1, 4, 6), gold(8), NO_RETALIATION),
    face(UnitType.FLYING, (5, 1, 4, 9), gold(12), drains(2)),
)
unit(
    "necropolis_dread_knights",
    Tier.GOLD,
    face(UnitType.GROUND, (5, 2, 7, 7), gold(12), RETALIATOR_TWO_DICE),
    face(UnitType.GROUND, (6, 2, 7, 9), gold(20, 1), ATTACK_ON_ZERO_OR_PLUS),
)
unit(
    "necropolis_ghost_dragons",
    Tier.GOLD,
    face(UnitType.FLYING, (6, 3, 8, 9), gold(19, 1), DISHEARTENS),
    face(UnitType.FLYING, (7, 3, 9, 14), gold(32, 2), DISHEARTENS, DIE_ONE_HIGHER),
    traits=("dragons",),
)
