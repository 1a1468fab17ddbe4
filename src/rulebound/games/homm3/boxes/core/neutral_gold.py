"""Neutral gold."""

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.boxes.common.unit_attacks import line_attack
from rulebound.games.homm3.boxes.common.unit_effects import heals_itself
from rulebound.games.homm3.boxes.common.unit_rules import (
    DEFENSE_ON_ZERO_OR_PLUS,
    rolls,
    spell_damage_less,
    stronger_against,
)
from rulebound.games.homm3.combat import dice, harm
from rulebound.games.homm3.combat.moves import blocked_for, put
from rulebound.games.homm3.combat.values import standing
from rulebound.games.homm3.model.battle import Unit
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
from rulebound.games.homm3.model.log.combat import Bonus
from rulebound.games.homm3.model.spaces import NEXT_TO, spaces_in
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table.asking import pick_space, pick_unit


def _wounded_friends(s: State, u: Unit) -> list[Unit]:
    return [f for f in standing(s.fight, u.side) if f is not u and harm.wounds(f)]


def _heal_or_charge(s: State, u: Unit) -> Flow[None]:
    """Whoever can heal must do so."""
    if not _wounded_friends(s, u):
        u.attack += 1
        s.tell(Bonus, unit=u.name, stat="attack", amount="+1")
        return
    friend = yield from pick_unit(
        s,
        s.seat_of(u.side),
        Text("homm3-ask-heal", {"unit": u.name}),
        lambda: _wounded_friends(s, u),
    )
    harm.heal(s, friend, 2)


def _scare(s: State, u: Unit, target: Unit) -> Flow[None]:
    """The target's controller picks where it goes; hemmed in it stays and strikes back."""
    if not target.alive:
        return
    if (yield from dice.roll_one(s, u.side, "scare", u)) != 0:
        return
    free = NEXT_TO[target.at] & ~blocked_for(s, target) & ~NEXT_TO[u.at]
    if not free:
        return
    at = yield from pick_space(
        s.seat_of(target.side),
        Text("homm3-ask-step-away", {"unit": target.name}),
        lambda: spaces_in(free),
    )
    put(s, target, at)


TWO_DICE_SUM = Ability("two-dice-sum", When.ATTACK, dice=rolls(DiceRule.SUM))
MUST_REROLL_EVERY_MINUS = Ability(
    "must-reroll-every-minus", rerolls=lambda s, a: Rerolls(must=frozenset((-1,)), again=True)
)
DEFENSE_STRUCK_BACK = Ability(
    "defense-struck-back", args=(("count", 1),), defense_bonus=lambda s, a: int(a.retaliation)
)
HEALS_OR_CHARGES = Ability(
    "heals-or-charges", When.ACTIVATION, (("count", 2), ("more", 1)), activates=_heal_or_charge
)
SCARES = Ability("scares", When.ATTACK, strikes=_scare)

unit(
    "neutral_archangels",
    Tier.GOLD,
    face(UnitType.FLYING, (5, 2, 7, 10), gold(29), stronger_against("arch_devils", 2)),
)
unit(
    "neutral_black_dragons",
    Tier.GOLD,
    face(UnitType.FLYING, (5, 2, 7, 9), gold(30), line_attack(2)),
    traits=("dragons",),
)
unit(
    "neutral_champions",
    Tier.GOLD,
    face(UnitType.GROUND, (4, 2, 6, 8), gold(18), TWO_DICE_SUM, MUST_REROLL_EVERY_MINUS),
)
unit(
    "neutral_diamond_golems",
    Tier.GOLD,
    face(UnitType.GROUND, (4, 2, 6, 6), gold(16), spell_damage_less(3)),
    traits=("golems",),
    copies=2,
)
unit(
    "neutral_dread_knights",
    Tier.GOLD,
    face(UnitType.GROUND, (5, 1, 7, 7), gold(18), DEFENSE_STRUCK_BACK),
)
unit(
    "neutral_enchanters",
    Tier.GOLD,
    face(UnitType.RANGED, (4, 1, 5, 5), gold(16), HEALS_OR_CHARGES),
)
unit(
    "neutral_ghost_dragons",
    Tier.GOLD,
    face(UnitType.FLYING, (5, 2, 6, 9), gold(28), SCARES),
    traits=("dragons",),
)
unit(
    "neutral_gold_golems",
    Tier.GOLD,
    face(UnitType.GROUND, (3, 2, 6, 5), gold(14), spell_damage_less(2)),
    traits=("golems",),
    copies=2,
)
unit(
    "neutral_manticores",
    Tier.GOLD,
    face(UnitType.FLYING, (4, 1, 7, 8), gold(18), DEFENSE_ON_ZERO_OR_PLUS),
)
unit(
    "neutral_trolls",
    Tier.GOLD,
    face(UnitType.GROUND, (4, 0, 7, 7), gold(13), heals_itself(3)),
)
