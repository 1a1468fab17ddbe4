"""Abilities of several units that only change a rule (H3-9.13).

Each is named once; a card puts it on a face. ``Ability.text`` names the message that tells it.
"""

from collections.abc import Callable, Collection
from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.combat import dice
from rulebound.games.homm3.combat.values import health
from rulebound.games.homm3.model.battle import Attack, Unit
from rulebound.games.homm3.model.kinds import (
    Ability,
    Bonus,
    DiceHook,
    DiceRule,
    Harm,
    Survival,
    When,
)
from rulebound.games.homm3.model.log.combat import ShruggedOff, Survived
from rulebound.games.homm3.model.state import State

UNLIMITED_RETALIATION = Ability(
    "unlimited-retaliation", When.RETALIATION, retaliates_again=lambda u: True
)
NO_ADJACENT_PENALTY = Ability("no-adjacent-penalty", no_adjacent_penalty=True)
NO_PENALTIES = Ability("no-penalties", When.ATTACK, no_adjacent_penalty=True, no_range_penalty=True)
NO_RETALIATION = Ability("no-retaliation", When.ATTACK, no_retaliation=True)
IMMUNE_TO_PARALYSIS = Ability("immune-to-paralysis", immune_to_paralysis=True)
IGNORES_SPELLS = Ability(
    "ignores-spells",
    immune=lambda harm: harm.source == "spell",
    card_damage=lambda harm, amount: 0,
)
"""Specialties cannot damage it either, but do to it whatever else they do."""


def for_faces(*faces: int) -> Bonus:
    """1 for each die of the attack that shows such a face."""
    return lambda s, a: sum(face in faces for face in a.faces)


DEFENSE_ON_ZERO_OR_PLUS = Ability("defense-on-zero-or-plus", defense_by_dice=for_faces(0, 1))


def rolls(rule: DiceRule) -> DiceHook:
    """These dice in every attack for which the ability holds."""
    return lambda s, a: rule


TWO_DICE_HIGHER = Ability("two-dice-higher", When.ATTACK, dice=rolls(DiceRule.HIGHER))
"""In its own activation; striking back it rolls as usual."""


def less_from_spells(less: int) -> Callable[[Harm, int], int]:
    return lambda harm, amount: amount - less if harm.source == "spell" else amount


def spell_damage_less(amount: int) -> Ability:
    return Ability(
        "spell-damage-less", args=(("count", amount),), card_damage=less_from_spells(amount)
    )


def stronger_against(kin: str, more: int) -> Ability:
    """Every kin has a message of its own, so that its name can be declined."""

    def bonus(s: State, a: Attack) -> int:
        return more if a.target.kind.kin == kin else 0

    return Ability(f"stronger-against-{kin}", When.ATTACK, (("count", more),), attack_bonus=bonus)


def lowers_defense(amount: int) -> Ability:
    return Ability(
        "lowers-defense", When.ATTACK, (("count", amount),), enemy_defense=lambda s, a: -amount
    )


def ignores(cards: Collection[str] = (), schools: Collection[str] = ()) -> Callable[[Harm], bool]:
    """Spells of these names and schools do nothing to it."""
    return lambda harm: harm.source == "spell" and (harm.card in cards or harm.school in schools)


def elemental(school: str = "") -> Ability:
    """Immune to Magic Arrow and to a school of magic; its own attacks disregard defense."""
    return Ability(
        f"elemental-{school}" if school else "elemental",
        ignores_defense=True,
        immune=ignores(("magic_arrow",), (school,) if school else ()),
    )


def _shrug_off(s: State, u: Unit, card: str) -> Flow[bool]:
    """Dwarves: a die of +1 makes it fail."""
    if (yield from dice.roll_one(s, u.side, "shrug", u)) != 1:
        return False
    s.tell(ShruggedOff, unit=u.name, card=card)
    return True


SHRUGS_OFF: Final = Ability("shrugs-off", resists=_shrug_off)
HOLDS_NEIGHBOURS: Final = Ability("holds-neighbours", holds=lambda u, beside: beside.side != u.side)
CASTING_COSTS_A_CARD: Final = Ability("casting-costs-card", casting_costs=lambda card: True)


def weakly_struck_back(s: State, a: Attack) -> int:
    return -1 if a.retaliation else 0


WEAKENS_RETALIATION: Final = Ability(
    "weakens-retaliation", When.ATTACK, (("count", 1),), enemy_attack=weakly_struck_back
)
UNTOUCHED_BY_SPELLS: Final = Ability(
    "untouched-by-spells", immune=lambda harm: harm.source == "spell"
)
"""Specialties work on it, their damage included."""


def unharmed_by(
    cards: Collection[str], schools: Collection[str] = ()
) -> Callable[[Harm, int], int]:
    """Spells of these names and schools do it no damage, but whatever else they do."""
    spared = ignores(cards, schools)
    return lambda harm, amount: 0 if spared(harm) else amount


UNHARMED_BY_ARROW_AND_FIRE: Final = Ability(
    "unharmed-by-arrow-and-fire",
    card_damage=unharmed_by(("magic_arrow",), ("fire",)),
)
IGNORES_FIRE: Final = Ability("ignores-fire", immune=ignores(schools=("fire",)))


def _rise(s: State, u: Unit) -> None:
    """Phoenixes: with 1 health left."""
    u.used = True
    u.damage = health(s.fight, u) - 1
    s.tell(Survived, unit=u.name)


SURVIVES_ONCE: Final = Ability("survives-once", survives=Survival(lambda u: not u.used, _rise))


def caps_damage(amount: int) -> Ability:
    return Ability(
        "caps-damage", args=(("count", amount),), damage_taken=lambda damage: min(damage, amount)
    )
