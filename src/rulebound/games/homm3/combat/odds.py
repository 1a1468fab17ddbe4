"""The chances of an attack, exactly: what each fall of the dice would do (H3-10.50)."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from enum import IntEnum
from fractions import Fraction
from itertools import product
from typing import Final, NamedTuple

from rulebound.games.homm3.combat import harm, occasions
from rulebound.games.homm3.combat.attack import (
    can_retaliate,
    damage_of,
    faces_of,
    rerolls_of,
    sum_of,
)
from rulebound.games.homm3.combat.dice import FACES
from rulebound.games.homm3.combat.harm import health_left
from rulebound.games.homm3.combat.values import (
    adjacent,
    dice_rule,
    guarded,
    health,
    own_kit,
)
from rulebound.games.homm3.model.battle import Attack, Unit
from rulebound.games.homm3.model.spaces import OFF
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.seam.helps import Chances, Did, Odds, OddsFace, Result

THIRD: Final = Fraction(1, 3)


class Fate(IntEnum):
    """What becomes of a unit that is attacked, from good to bad."""

    STANDS = 0
    FLIPS = 1
    DEFEATED = 2


_FATES: Final[dict[Did, Fate]] = {
    "nothing": Fate.STANDS,
    "hit": Fate.STANDS,
    "flips": Fate.FLIPS,
    "defeated": Fate.DEFEATED,
}


def attack_odds(
    s: State,
    attack: Attack,
    at: int = OFF,
    more: Iterable[int] = (),
    covered: Iterable[int] = (),
) -> Odds:
    """What an attack would bring if the attacker stood on a space (else where it is).

    Cards that could still be played and rerolls that somebody may choose are left out; ``more``:
    what cards might add to the attack, each with its own chances; ``covered``: the same for the
    defense against the blow back.
    """
    a = replace(attack)
    x, y = a.attacker, a.target
    stood, x.at = x.at, x.at if at == OFF else at
    try:
        chances = _chances(s, a)
        found: Odds = {
            "unit": x.name,
            "target": y.name,
            "dice": "none" if a.no_die else dice_rule(s, a) or "one",
            "token": _percent(_token_chance(s, a)),
            "faces": chances["faces"],
            "defeated": chances["defeated"],
            "flips": chances["flips"],
        }
        if "in_two" in chances:
            found["in_two"] = chances["in_two"]
        if not a.retaliation and not _excused(s, a) and can_retaliate(s, y, x):
            blow = Attack(y, x, retaliation=True)
            found["retaliation"] = _table(s, blow)["faces"]
            if blows := {str(amount): _covered(s, blow, amount) for amount in covered}:
                found["covered"] = blows
        if tables := {str(amount): _chances(s, a, amount) for amount in more}:
            found["more"] = tables
        return found
    finally:
        x.at = stood


def _chances(s: State, a: Attack, more: int = 0) -> Chances:
    """The table of an attack with so much more attack, and what a second shot adds to it."""
    x = a.attacker
    x.attack += more
    try:
        found = _table(s, a)
        if _shoots_twice(a):
            found["in_two"] = _defeated_in_two(s, a)
        return found
    finally:
        x.attack -= more


def _covered(s: State, blow: Attack, defense: int) -> list[OddsFace]:
    """The faces of a blow against so much more defense."""
    y = blow.target
    y.defense += defense
    try:
        return _table(s, blow)["faces"]
    finally:
        y.defense -= defense


def _excused(s: State, a: Attack) -> bool:
    return own_kit(a).no_retaliation or bool(s.fight.excused >> a.target.number & 1)


class Outcome(NamedTuple):
    """One fall of the dice: what it adds, the faces that abilities see, damage, and how likely."""

    die: int
    faces: tuple[int, ...]
    damage: int
    chance: Fraction
    token: bool
    """A Defense Token has taken off one damage."""


def _outcomes(s: State, a: Attack) -> list[Outcome]:
    found = []
    token = _token_chance(s, a)
    for dice, chance in _throws(s, a):
        a.dice = dice
        a.faces = faces_of(s, a)
        die = sum_of(s, a)
        found.append(Outcome(die, a.faces, damage_of(s, a, die), chance * (1 - token), False))
        if token:
            found.append(Outcome(die, a.faces, damage_of(s, a, die, 1), chance * token, True))
    return found


def fates(
    s: State, attack: Attack, *, more: int = 0, defense: int = 0, still: bool = False
) -> list[Fate]:
    """What each fall of the dice would make of the target, always in the same order.

    ``more`` attack and ``defense`` are what cards might add; ``still``: the dice do not count.
    """
    a = replace(attack, ignored=attack.ignored or still)
    x, y = a.attacker, a.target
    x.attack += more
    y.defense += defense
    try:
        return [_fate(s, y, outcome.damage) for outcome in _outcomes(s, a)]
    finally:
        x.attack -= more
        y.defense -= defense


def _fate(s: State, u: Unit, damage: int) -> Fate:
    if u.kit.wounded and damage:  # a scratch is enough
        return Fate.DEFEATED
    return _FATES[_result(s, u, damage)["result"]]


def _table(s: State, a: Attack) -> Chances:
    """One row for each result of the dice, with the chances of what it does."""
    rows: dict[int, OddsFace] = {}
    falls: dict[int, Fraction] = defaultdict(Fraction)
    chances: dict[Did, Fraction] = defaultdict(Fraction)
    for outcome in _outcomes(s, a):
        result = _result(s, a.target, outcome.damage)
        falls[outcome.die] += outcome.chance
        chances[result["result"]] += outcome.chance
        if outcome.token:  # it follows what happens without
            rows[outcome.die]["guarded"] = result
        else:
            rows[outcome.die] = {
                "die": outcome.die,
                "chance": 0,
                "damage": result["damage"],
                "result": result["result"],
                "left": result["left"],
            }
    for die, row in rows.items():
        row["chance"] = _percent(falls[die])
    return {
        "faces": [rows[die] for die in sorted(rows)],
        "defeated": _percent(chances["defeated"]),
        "flips": _percent(chances["flips"]),
    }


def _shoots_twice(a: Attack) -> bool:
    return bool(own_kit(a).shoots_again) and not adjacent(a.attacker, a.target)


def _defeated_in_two(s: State, a: Attack) -> float:
    """How likely the target falls to the first shot or to the one that may follow it."""
    x, y = a.attacker, a.target
    shoots_again = own_kit(a).shoots_again
    total = Fraction(0)
    for outcome in _outcomes(s, a):
        if harm.lethal(s, y, outcome.damage):
            total += outcome.chance
        elif any(again(outcome.faces) for again in shoots_again):
            with _wounded(s, y, outcome.damage), _expired(x, y):
                second = _outcomes(s, Attack(x, y, first=False))
                total += outcome.chance * sum(
                    (o.chance for o in second if harm.lethal(s, y, o.damage)), Fraction(0)
                )
    return _percent(total)


@contextmanager
def _wounded(s: State, u: Unit, damage: int) -> Iterator[None]:
    """The unit as it would be after so much damage, which does not defeat it."""
    before = u.damage, u.pack, u.kit, u.cover
    if u.cover is None:
        u.damage += damage
        if u.pack and u.damage >= health(s.fight, u):
            u.damage -= health(s.fight, u)
            u.pack = False
            u.kit = u.kind.few.kit
    else:
        u.cover = u.cover._replace(damage=u.cover.damage + damage)
    try:
        yield
    finally:
        u.damage, u.pack, u.kit, u.cover = before


@contextmanager
def _expired(x: Unit, y: Unit) -> Iterator[None]:
    """After the first attack: the bonuses of cards are gone (H3-10.53)."""
    before = x.attack, y.defense
    x.attack = y.defense = 0
    try:
        yield
    finally:
        x.attack, y.defense = before


def _throws(s: State, a: Attack) -> list[tuple[tuple[int, ...], Fraction]]:
    """Every way the dice can fall, once what must be rerolled has been."""
    if a.no_die:
        return [((), Fraction(1))]
    a.pick = dice_rule(s, a)
    one = _one_die(s, a)
    found = []
    for dice in product(one, repeat=2 if a.pick else 1):
        chance = Fraction(1)
        for face in dice:
            chance *= one[face]
        found.append((dice, chance))
    return found


def _one_die(s: State, a: Attack) -> dict[int, Fraction]:
    """How likely each face of a die is, in the order of H3-17.77."""
    one: dict[int, Fraction] = defaultdict(Fraction)
    for thrown in FACES:
        face = thrown
        for set_ in a.target.kit.sets_die:
            face = set_(face)
        one[face] += THIRD
    rerolls = rerolls_of(s, a)
    if rerolls.must and not s.rules.no_rerolls:
        again = sum((one.pop(face, Fraction(0)) for face in rerolls.must), Fraction(0))
        ends = [face for face in FACES if not rerolls.again or face not in rerolls.must]
        for face in ends if again else ():
            one[face] += again / len(ends)
    return one


def _token_chance(s: State, a: Attack) -> Fraction:
    """How often a Defense Token takes off one damage."""
    if not guarded(s.fight, a.target):
        return Fraction(0)
    sure = any(hear(s) for hear in s.listening(occasions.defense_token))
    return Fraction(1) if sure else THIRD


def _result(s: State, u: Unit, damage: int) -> Result:
    """What so much damage would do: ``hit``, ``flips`` or ``defeated``, and the health left."""
    if harm.lethal(s, u, damage):
        return {"damage": damage, "result": "defeated", "left": 0}
    left = health_left(s.fight, u) - damage
    if left > 0:
        return {"damage": damage, "result": "hit" if damage else "nothing", "left": left}
    below = u.kind.few if u.cover is None else u.kind.face(u.pack)
    return {"damage": damage, "result": "flips", "left": below.health + left}


def _percent(chance: Fraction) -> float:
    return round(float(chance) * 100, 1)
