"""Attacks and retaliation (H3-10.50 to H3-10.61)."""

from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text
from rulebound.games.homm3.combat import dice, harm, occasions
from rulebound.games.homm3.combat.cards import Moment
from rulebound.games.homm3.combat.playable import may_show_hand, plays
from rulebound.games.homm3.combat.values import (
    adjacent,
    attack_value,
    defense_value,
    dice_rule,
    effects_on,
    guarded,
    has,
    ignores_defense,
    open_to_spell,
    own_kit,
    rerolls_attack,
    standing,
    takes_from_card,
    wall_protects,
)
from rulebound.games.homm3.combat.windows import (
    PASS,
    carry_out,
    close_chain,
    settle,
    window,
)
from rulebound.games.homm3.model.battle import Attack, Unit
from rulebound.games.homm3.model.kinds import Bonus, DiceRule, Rerolls, UnitType
from rulebound.games.homm3.model.log.combat import Attacks, Cancelled, Hit, Rolled
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask

# Bound once: looking a member up takes longer than comparing it.
_LOWER: Final = DiceRule.LOWER
_HIGHER: Final = DiceRule.HIGHER
_ATTACK: Final = Moment.ATTACK
_ROLLED: Final = Moment.ROLLED
_DAMAGE: Final = Moment.DAMAGE


def strike(s: State, x: Unit, y: Unit) -> Flow[None]:
    """A unit attacks in its own activation, with all that follows from it."""
    b = s.fight
    b.attacked = True
    yield from attack(s, x, y)
    yield from strike_back(s, x)
    kit = x.kit
    for finish in kit.attack.finishes:
        if x.alive and not harm.decided(s):
            yield from finish(s, x, y)


def strike_back(s: State, x: Unit) -> Flow[None]:
    """Everybody attacked in this activation retaliates, once a unit (H3-10.55, H3-17.37)."""
    b = s.fight
    struck, b.struck = b.struck, ()
    for number in dict.fromkeys(struck):
        y = b.units[number]
        if harm.decided(s):
            return
        if can_retaliate(s, y, x):
            y.answers += 1
            y.retaliated = not any(again(y) for again in y.kit.retaliates_again)
            blow = yield from attack(s, y, x, retaliation=True)
            for hook in y.kit.strikes_back:
                if y.alive and x.alive and not blow.cancelled:  # H3-10.61
                    yield from hook(s, y, x)
            yield from settle(s)


def can_retaliate(s: State, y: Unit, x: Unit) -> bool:
    """H3-10.55, H3-10.58."""
    b = s.fight
    return (
        y.alive
        and x.alive
        and (y.side != x.side or has(b, x, "berserk"))
        and adjacent(y, x)
        and not y.retaliated
        and not b.excused >> y.number & 1
        and y.number != b.tower
    )


def attack(
    s: State,
    x: Unit,
    y: Unit,
    *,
    retaliation: bool = False,
    first: bool = True,
    value: int | None = None,
) -> Flow[Attack]:
    """One attack (H3-10.50). ``value`` replaces the printed attack."""
    b = s.fight
    outer = b.attack
    b.attack = a = Attack(x, y, retaliation, first, value)
    s.tell(Attacks, unit=x.name, target=y.name, retaliation=int(retaliation))
    for hook in y.kit.targeted:
        yield from hook(s, y)
    kit = own_kit(a)
    if kit.no_retaliation and not retaliation:
        b.excused |= 1 << y.number
    if first and not retaliation:
        for declare in kit.declares:
            yield from declare(s, x, y)
    if x.alive and y.alive and not harm.decided(s):
        yield from window(s, _ATTACK, x.side)
        for brace in y.kit.braces:
            yield from brace(s, a)
    if x.alive and y.alive and not harm.decided(s):
        yield from _hit(s, a)
    _expire(x, y)
    if a.draws and b.armies[x.side].player >= 0:
        decks.draw(s, b.armies[x.side].player, a.draws)
    if a.step == "done" or a.cancelled:  # H3-10.61: the activation goes on
        for follow in own_kit(a).follows:
            if x.alive and not harm.decided(s):
                yield from follow(s, x, y)
    b.attack = outer
    return a


def _hit(s: State, a: Attack) -> Flow[None]:
    """Steps 3 to 8."""
    b, x, y = s.fight, a.attacker, a.target
    yield from _roll(s, a)
    for hook in own_kit(a).rolls:
        yield from hook(s, x, y)
    token = yield from _defense_token(s, a)
    amount = damage_of(s, a, sum_of(s, a), token)
    if harm.lethal(s, y, amount):
        a.step = "lethal"
        yield from _rescue(s, a)
        if a.cancelled:
            s.tell(Cancelled, unit=x.name, target=y.name)
            return
    a.damage = amount
    if s.log is not None:
        s.tell(
            Hit,
            unit=x.name,
            target=y.name,
            attack=_attack_in_all(s, a),
            die=dice.shown((sum_of(s, a),)),
            defense=_defense_in_all(s, a, token),
            token=token,
            ability=_die_defense(s, a),
            wall=int(wall_protects(b, a)),
            damage=amount,
        )
    pack = y.pack
    shields = tuple(effects_on(b, y, "fire_shield")) if b.ongoing and adjacent(x, y) else ()
    thorns = sum(effects_on(b, y, "thorns")) if b.ongoing and x.type is not UnitType.RANGED else 0
    if y.paralysed:
        harm.free(s, y)
    harm.hurt(s, y, amount, "attack", x.side)
    a.defeated = not y.alive
    if a.defeated or y.pack != pack:
        b.felled |= 1 << y.number
    a.step = "done"
    if not a.retaliation:
        b.struck += (y.number,)
    _fall_apart(s, y)
    if thorns and x.alive and not harm.decided(s):
        burn = takes_from_card(s, x, thorns, "specialty", "", "")
        harm.hurt(s, x, burn, "specialty", y.side)
    yield from _after_hit(s, a, shields)


def _fall_apart(s: State, y: Unit) -> None:
    """A copy is gone when it is attacked, even for no damage (Clone)."""
    if y.original >= 0:
        harm.defeat(s, y)


def _after_hit(s: State, a: Attack, shields: tuple[int, ...]) -> Flow[None]:
    """What the attack itself brings the target, then damage to the attacker (step 8)."""
    x, y = a.attacker, a.target
    kit = own_kit(a)
    if a.defeated:
        for hook in kit.defeats:
            yield from hook(s, x, y)
    for strike_ in kit.strikes:
        if x.alive and not harm.decided(s):
            yield from strike_(s, x, y)
    for amount in shields:
        if open_to_spell(s, x, "fire_shield", "fire") and not harm.decided(s):
            burn = takes_from_card(s, x, amount, "spell", "fire_shield", "fire")
            harm.hurt(s, x, burn, "fire_shield", y.side)
    yield from settle(s)
    if not harm.decided(s):
        yield from window(s, _DAMAGE, x.side)


def _expire(x: Unit, y: Unit) -> None:
    """H3-10.53: bonuses end with the attack they were played for."""
    x.attack = 0
    y.defense = 0


# ---- the die ----


def _roll(s: State, a: Attack) -> Flow[None]:
    """Steps 3 and 4."""
    if a.no_die:
        return
    x, y = a.attacker, a.target
    a.pick = DiceRule.SUM if a.throws else dice_rule(s, a)
    if a.fixed is not None:
        a.dice = (a.fixed,)
        s.tell(Rolled, unit=x.name, dice=[a.fixed], purpose="attack", rule="")
    else:
        thrown = tuple(dice.throw(s) for _ in range(a.throws or (2 if a.pick else 1)))
        for set_ in y.kit.sets_die:
            thrown = tuple(set_(face) for face in thrown)
        a.dice = yield from dice.settle_dice(s, x.side, "attack", thrown, x, rerolls_of(s, a))
    if a.throws:
        a.dice = tuple(max(0, face) for face in a.dice)
    yield from _use_spare_dice(s, a)
    a.step = "rolled"
    yield from window(s, _ROLLED, x.side)
    a.faces = faces_of(s, a)
    if s.fight.ongoing and (yield from dice.surely(s, x)):
        a.faces += ((yield from dice.pick_face(s, x)),)


def _use_spare_dice(s: State, a: Attack) -> Flow[None]:
    """One die may count in place of the one that lies (Fortune)."""
    if not a.spare or len(a.dice) != 1:
        return
    thrown = (*a.dice, *(dice.throw(s) for _ in range(a.spare)))
    s.tell(Rolled, unit=a.attacker.name, dice=list(thrown), purpose="attack", rule="")

    def build() -> tuple[Option, ...]:
        faces = sorted(set(thrown))
        return tuple(Option("face", (f"die:{face:+d}",), data=face) for face in faces)

    seat = s.fight.armies[a.attacker.side].seat
    option = yield from ask(seat, Text("homm3-ask-face", {"unit": a.attacker.name}), build)
    a.dice = (option.data,)


def rerolls_of(s: State, a: Attack) -> Rerolls:
    """What the attacker rerolls, by its abilities or otherwise."""
    found = dice.ONCE if rerolls_attack(s, a.attacker) else dice.NONE
    for rerolls in own_kit(a).rerolls:
        found = found.and_(rerolls(s, a))
    return found


def faces_of(s: State, a: Attack) -> tuple[int, ...]:
    """The dice that count, with additions, kept within the faces of a die (H3-17.77)."""
    if a.silenced or not a.dice:
        return ()
    more = _in_all(own_kit(a).die_bonus, s, a)
    return tuple(max(-1, min(1, face + more)) for face in counting(a))


def counting(a: Attack) -> tuple[int, ...]:
    """The dice that are not dropped."""
    if a.pick == _LOWER:
        return (min(a.dice),)
    if a.pick == _HIGHER:
        return (max(a.dice),)
    return a.dice


def sum_of(s: State, a: Attack) -> int:
    """What the dice add to the attack."""
    if a.no_die or a.ignored or s.rules.flat_dice:
        return 0
    faces = counting(a)
    if not faces:
        return 0
    kit = own_kit(a)
    value = (sum(faces) + _in_all(kit.die_bonus, s, a)) * a.factor
    for worth in kit.die_worth:
        value = worth(value)
    return value


def _in_all(bonuses: tuple[Bonus, ...], s: State, a: Attack) -> int:
    return sum([bonus(s, a) for bonus in bonuses]) if bonuses else 0


def _die_defense(s: State, a: Attack) -> int:
    """Defense that the attacker's dice give the target."""
    return _in_all(a.target.kit.defense_by_dice, s, a)


def _defense_token(s: State, a: Attack) -> Flow[int]:
    """Step 5: a +1 on one more die is worth 1 defense."""
    y = a.target
    if not guarded(s.fight, y):
        return 0
    if any(hear(s) for hear in s.listening(occasions.defense_token)):
        return 1
    thrown = (dice.throw(s),)
    (face,) = yield from dice.settle_dice(s, y.side, "defend", thrown, y)
    return int(face == 1 or (face == 0 and has(s.fight, y, "steadfast")))


def _attack_in_all(s: State, a: Attack) -> int:
    """The attack with what faces of their own dice add to it, the dice themselves apart."""
    return attack_value(s, a) + _in_all(own_kit(a).attack_by_dice, s, a)


def _defense_in_all(s: State, a: Attack, token: int) -> int:
    """The defense with what dice give or take; never below 0."""
    kit = own_kit(a)
    defense = defense_value(s, a)
    if not ignores_defense(s.fight, a):
        defense += _die_defense(s, a) + token
        defense += _in_all(kit.enemy_defense_by_dice, s, a)
    return max(0, defense)


def damage_of(s: State, a: Attack, die: int, token: int = 0) -> int:
    """Step 6."""
    amount = max(0, _attack_in_all(s, a) + die - _defense_in_all(s, a, token))
    if wall_protects(s.fight, a):
        amount = max(0, amount - 1)
    amount = max(0, amount - a.softened)
    for change in a.target.kit.damage_taken:
        amount = change(amount)
    if s.rules.least_damage:  # OPT-6
        amount = max(1, amount)
    return amount


# ---- cancelling a lethal attack (H3-10.61) ----


def savers(s: State, y: Unit) -> list[Unit]:
    """Units whose ability can cancel the attack on another one."""
    return [
        u
        for u in standing(s.fight, y.side)
        if u.kit.rescues and any(rescue.can(u, y) for rescue in u.kit.rescues)
    ]


def _rescue(s: State, a: Attack) -> Flow[None]:
    b, y = s.fight, a.target
    army = b.armies[y.side]
    may_show_hand(s, y.side)
    while not a.cancelled:

        def build() -> tuple[Option, ...]:
            found = [Option("save", (u.ref,), data=u.number) for u in savers(s, y)]
            return (*found, *plays(s, y.side, Moment.LETHAL), PASS)

        if len(build()) == 1:
            close_chain(s, y.side)
            return
        if army.ai:
            option = build()[0]
        else:
            option = yield Decision(
                army.seat,
                Text("homm3-ask-lethal", {"unit": a.attacker.name, "target": y.name}),
                build,
            )
        if option is PASS:
            close_chain(s, y.side)
            return
        if option.kind == "save":
            u = b.units[option.data]
            next(rescue for rescue in u.kit.rescues if rescue.can(u, y)).do(s, u, a)
        else:
            yield from carry_out(s, y.side, option)
