"""Neutral silver."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.unit_attacks import attacks_beside
from rulebound.games.homm3.boxes.common.unit_effects import PARALYSES_STRIKING_BACK, drains
from rulebound.games.homm3.boxes.common.unit_rules import NO_ADJACENT_PENALTY, NO_PENALTIES, rolls
from rulebound.games.homm3.map import strides
from rulebound.games.homm3.map.abilities import MapAbility, MapMoment, map_ability
from rulebound.games.homm3.model.kinds import (
    Ability,
    DiceRule,
    Rerolls,
    Tier,
    UnitType,
    When,
    face,
    gold,
    unit,
)
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State

ALWAYS_TWO_DICE_HIGHER = Ability("always-two-dice-higher", dice=rolls(DiceRule.HIGHER))
MUST_REROLL_MINUS = Ability(
    "must-reroll-minus", When.ATTACK, rerolls=lambda s, a: Rerolls(must=frozenset((-1,)))
)
IGNORES_OWN_DIE = Ability("ignores-own-die", When.ATTACK, die_worth=lambda die: 0)
SETS_ATTACKER_DIE = Ability("sets-attacker-die", sets_die=lambda face: -1)


def _shift_hero(s: State, seat: int, troop: Troop, number: int) -> Flow[None]:
    yield from strides.step_aside(s, seat, troop.kind)


def _can_shift(s: State, seat: int) -> bool:
    return any(True for _ in strides.steps(s, seat))


SHIFTS_HERO = map_ability("shifts-hero", MapAbility(MapMoment.TURN_ENDS, _shift_hero, _can_shift))

unit(
    "neutral_crusaders",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 2, 4, 5), gold(11), ALWAYS_TWO_DICE_HIGHER),
)
unit(
    "neutral_liches",
    Tier.SILVER,
    face(UnitType.RANGED, (3, 0, 6, 7), gold(12), attacks_beside(2)),
)
unit(
    "neutral_medusas",
    Tier.SILVER,
    face(UnitType.RANGED, (3, 1, 4, 6), gold(11), NO_ADJACENT_PENALTY, PARALYSES_STRIKING_BACK),
)
unit(
    "neutral_minotaurs",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 2, 4, 7), gold(11), MUST_REROLL_MINUS),
)
unit(
    "neutral_mummies",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 1, 4, 5), gold(8), IGNORES_OWN_DIE, SETS_ATTACKER_DIE),
    copies=2,
)
unit(
    "neutral_nomads",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 1, 4, 7), gold(10), SHIFTS_HERO),
    copies=2,
)
unit(
    "neutral_sharpshooters",
    Tier.SILVER,
    face(UnitType.RANGED, (3, 0, 6, 9), gold(10), NO_PENALTIES),
)
unit(
    "neutral_vampires",
    Tier.SILVER,
    face(UnitType.FLYING, (3, 0, 5, 8), gold(9), drains(2)),
)
unit(
    "neutral_zealots",
    Tier.SILVER,
    face(UnitType.RANGED, (3, 0, 5, 5), gold(12), NO_ADJACENT_PENALTY),
)
