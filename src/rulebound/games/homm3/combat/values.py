"""What units are worth at this moment: attack, defense, health, initiative, and what bars what."""

from collections.abc import Iterator
from typing import Final

from rulebound.games.homm3.combat import occasions
from rulebound.games.homm3.model.battle import Attack, Battle, Unit
from rulebound.games.homm3.model.kinds import DiceRule, Harm, Kit, UnitType
from rulebound.games.homm3.model.spaces import BACKLINE, NEXT_TO, OFF
from rulebound.games.homm3.model.state import State

# Bound once: looking a member up takes longer than comparing it.
_RANGED: Final = UnitType.RANGED
_FLYING: Final = UnitType.FLYING
_ONE: Final = DiceRule.ONE
_LOWER: Final = DiceRule.LOWER
_HIGHER: Final = DiceRule.HIGHER


OBSTACLES: Final = ("acid", "force_field")
"""What closes the space on which it lies."""


def standing(b: Battle, side: int) -> list[Unit]:
    """The units of a side that are still in the combat, the Arrow Tower not counted."""
    return [u for u in b.units if u.alive and u.side == side and u.number != b.tower]


def everybody(b: Battle) -> list[Unit]:
    """All units in the combat, the Arrow Tower included."""
    return [u for u in b.units if u.alive]


def unit_at(b: Battle, at: int) -> Unit | None:
    for u in b.units:
        if u.at == at and u.alive and at != OFF:
            return u
    return None


def adjacent(one: Unit, two: Unit) -> bool:
    """H3-10.16; the Arrow Tower is next to nobody (H3-10.104)."""
    return OFF not in (one.at, two.at) and bool(NEXT_TO[one.at] >> two.at & 1)


def beside(b: Battle, at: int) -> list[Unit]:
    """The units next to a space."""
    near = NEXT_TO[at]
    return [u for u in b.units if u.alive and u.at != OFF and near >> u.at & 1]


def occupied(b: Battle) -> int:
    """The spaces with units on them."""
    bits = 0
    for u in b.units:
        if u.alive and u.at != OFF:
            bits |= 1 << u.at
    return bits


def barriers(b: Battle, side: int) -> int:
    """The spaces closed by Walls and the Gate (H3-10.101), and by what lies there."""
    bits = b.walls
    if b.gate != OFF and side == 0:
        bits |= 1 << b.gate
    for effect in b.ongoing:
        if effect.what in OBSTACLES:
            bits |= 1 << effect.at
    return bits


# ---- ongoing effects ----


def effects_on(b: Battle, u: Unit, what: str) -> Iterator[int]:
    """The amounts of all ongoing effects of that name on a unit, its whole side's included."""
    for effect in b.ongoing:
        if effect.what == what and (
            effect.unit == u.number or (effect.unit < 0 and effect.side == u.side)
        ):
            yield effect.amount


def has(b: Battle, u: Unit, what: str) -> bool:
    return bool(b.ongoing) and any(True for _ in effects_on(b, u, what))


def of_side(b: Battle, side: int, what: str) -> int:
    """What the ongoing effects of that name of a side come to that lie on no unit."""
    return sum(e.amount for e in b.ongoing if e.what == what and e.unit < 0 and e.side == side)


# ---- the four values ----


def health(b: Battle, u: Unit) -> int:
    """The damage that defeats the side shown (H3-9.4, H3-10.68)."""
    if u.original >= 0:
        return 1  # a copy
    printed = u.face.health
    if b.ongoing:
        printed += sum(effects_on(b, u, "health"))
    return printed


def initiative(s: State, u: Unit) -> int:
    b = s.fight
    face = u.face
    ranged = face.type is _RANGED
    value: int = face.initiative + u.haste
    if b.ongoing:
        value += sum(effects_on(b, u, "initiative"))
        if ranged:
            value += sum(effects_on(b, u, "ranged_initiative"))
        elif face.type is _FLYING:
            value += sum(effects_on(b, u, "flying_initiative"))
        else:
            value += sum(effects_on(b, u, "ground_initiative"))
        slowed = sum(effects_on(b, u, "slowed"))
        if slowed:  # never below 1
            value = max(min(value, 1), value - slowed)
    if ranged and has_machine(s, u.side, "ammo_cart"):
        value += 2  # H3-13.5
    return value if value > 0 else 0


def has_machine(s: State, side: int, card: str) -> bool:
    """Whether a side has this permanent card in play."""
    army = s.fight.armies[side]
    return army.hero and army.player >= 0 and s.players[army.player].permanent == card


def rerolls_attack(s: State, u: Unit) -> bool:
    """Whether something besides its abilities lets a unit reroll a die of its attack."""
    listening = s.listening(occasions.rerolls_attack)
    return bool(listening) and any(hear(s, u) for hear in listening)


def attack_bonus(s: State, u: Unit) -> int:
    """More attack that neither cards nor abilities give."""
    listening = s.listening(occasions.attack_bonus)
    return sum(hear(s, u) for hear in listening) if listening else 0


def defense_as_attack(s: State) -> bool:
    """Whether defense bonuses of cards raise the attack instead."""
    return any(hear(s) for hear in s.listening(occasions.defense_as_attack))


def own_kit(a: Attack) -> Kit:
    """The attacker's abilities as far as they count for this attack."""
    kit = a.attacker.kit
    return kit.attack if a.first and not a.retaliation else kit


def target_kit(a: Attack) -> Kit:
    """The target's; what holds for its own attack still does while it is struck back at."""
    kit = a.target.kit
    return kit.attack if a.retaliation else kit


def attack_value(s: State, a: Attack) -> int:
    """The attack of the attacking unit without its die; never below 0 (H3-10.51)."""
    b, x, y = s.fight, a.attacker, a.target
    kit = own_kit(a)
    value = x.face.attack if a.value is None else a.value
    if b.ongoing:
        value += sum(effects_on(b, x, "attack"))
        if x.type is _RANGED and not adjacent(x, y):
            value += sum(effects_on(b, x, "archery"))
    value += x.attack + attack_bonus(s, x)
    for bonus in kit.attack_bonus:
        value += bonus(s, a)
    for bonus in target_kit(a).enemy_attack:
        value += bonus(s, a)
    return max(0, value)


def ignores_defense(b: Battle, a: Attack) -> bool:
    """Whether the target's defense counts for nothing: by an ability, or by a card."""
    return own_kit(a).ignores_defense or a.pierces or has(b, a.attacker, "pierces")


def _special_defense(s: State, a: Attack) -> int:
    """Defense that lasting cards give against some attackers only."""
    b, x, y = s.fight, a.attacker, a.target
    more = 0
    if x.type is _RANGED:
        more += sum(effects_on(b, y, "defense_ranged"))
    if has(b, y, "defense_slower") and initiative(s, x) < initiative(s, y):
        more += sum(effects_on(b, y, "defense_slower"))
    return more


def defense_value(s: State, a: Attack) -> int:
    """The defense of the target without what dice give it; never below 0."""
    b, y = s.fight, a.target
    kit = own_kit(a)
    if ignores_defense(b, a):
        return 0
    value = y.face.defense + y.defense
    if b.ongoing:
        value += sum(effects_on(b, y, "defense")) + _special_defense(s, a)
    for bonus in kit.enemy_defense:
        value += bonus(s, a)
    for bonus in target_kit(a).defense_bonus:
        value += bonus(s, a)
    return max(0, value)


def guarded(b: Battle, u: Unit) -> bool:
    """Whether it has a Defense Token, or counts as having one (H3-10.45)."""
    if u.defending:
        return True
    return u.at != OFF and any(guards(f, u) for f in beside(b, u.at) for guards in f.kit.guards)


def wall_protects(b: Battle, a: Attack) -> bool:
    """H3-10.106."""
    x, y = a.attacker, a.target
    if y.side == 0 or x.type is not _RANGED or OFF in (x.at, y.at) or not b.siege:
        return False
    if x.at >= 8 or y.at < 12:
        return False
    piece = 8 + y.at % 4
    return bool(b.walls >> piece & 1) or b.gate == piece


def ranged_penalty(s: State, a: Attack) -> bool:
    """H3-9.12: two dice, the lower counts."""
    x, y = a.attacker, a.target
    if x.type is not _RANGED or OFF in (x.at, y.at) or has_machine(s, x.side, "ammo_cart"):
        return False
    if a.steady or has(s.fight, x, "steady"):
        return False
    kit = own_kit(a)
    if adjacent(x, y):
        return not kit.no_adjacent_penalty
    if kit.no_range_penalty:
        return False
    return bool(BACKLINE[x.side] >> x.at & 1) and bool(BACKLINE[1 - x.side] >> y.at & 1)


def dice_rule(s: State, a: Attack) -> DiceRule:
    """How many dice and which of them count (H3-17.77)."""
    rules = [rule(s, a) for rule in own_kit(a).dice]
    rules += [rule(s, a) for rule in target_kit(a).enemy_dice]
    lower = ranged_penalty(s, a) or _LOWER in rules
    higher = _HIGHER in rules
    if s.fight.ongoing:
        lower = lower or has(s.fight, a.attacker, "rolls_lower")
        lower = lower or (a.retaliation and has(s.fight, a.target, "answered_lower"))
        if a.attacker.type is _RANGED:
            lower = lower or has(s.fight, a.attacker, "ranged_lower")
            higher = higher or has(s.fight, a.attacker, "ranged_higher")
    if higher and lower:
        return _ONE
    if lower:
        return _LOWER
    if higher:
        return _HIGHER
    return rules[-1] if rules else _ONE


# ---- what cards can do to a unit ----


def open_to_spell(
    s: State, u: Unit, card: str, school: str, *, damages: bool = True, lasts: bool = False
) -> bool:
    """Whether a spell can have any effect on a unit at all."""
    if has(s.fight, u, "anti_magic"):
        return False
    return (
        vulnerable(s.fight)
        or not u.kit.immune
        or not immune(u, Harm("spell", card, school, damages, lasts))
    )


def vulnerable(b: Battle) -> bool:
    """Whether abilities that have to do with spells do not work (Orb of Vulnerability)."""
    return bool(b.ongoing) and any(e.what == "vulnerable" for e in b.ongoing)


def immune(u: Unit, harm: Harm) -> bool:
    """Whether something can have no effect on a unit."""
    return any(hook(harm) for hook in u.kit.immune)


def takes_from_card(s: State, u: Unit, amount: int, source: str, card: str, school: str) -> int:
    """What a card's damage comes to on a unit: ``source`` is ``spell`` or ``specialty``."""
    b = s.fight
    if b.ongoing:
        if any(e.what == "inhibited" for e in b.ongoing):
            return 0
        if source == "spell":
            amount -= sum(effects_on(b, u, "ward"))
            if vulnerable(b):
                return max(0, amount)
    harm = Harm(source, card, school)
    if immune(u, harm):
        return 0
    for change in u.kit.card_damage:
        amount = change(harm, amount)
    if u.at != OFF:
        for friend in beside(s.fight, u.at):
            if friend.side == u.side:
                for change in friend.kit.neighbours_card_damage:
                    amount = change(harm, amount)
    return max(0, amount)
