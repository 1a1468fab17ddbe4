"""How to fight on quickly and not badly: whom does it pay to attack, and what is worth a look?"""

from math import exp
from typing import Final

from rulebound.core.flow import Decision, Option
from rulebound.core.rng import Rng
from rulebound.games.homm3.combat.attack import can_retaliate
from rulebound.games.homm3.combat.evaluate import habit, worth
from rulebound.games.homm3.combat.harm import health_left
from rulebound.games.homm3.combat.values import (
    attack_value,
    defense_value,
    own_kit,
    ranged_penalty,
    standing,
    wall_protects,
)
from rulebound.games.homm3.model.battle import Attack, Battle, Unit
from rulebound.games.homm3.model.kinds import UnitType
from rulebound.games.homm3.model.spaces import NEXT_TO, OFF, straight
from rulebound.games.homm3.model.state import State

ONE_DIE: Final = ((-1, 1 / 3), (0, 1 / 3), (1, 1 / 3))
LOWER_OF_TWO: Final = ((-1, 5 / 9), (0, 3 / 9), (1, 1 / 9))
PACK: Final = 0.8
"""What the first side of a unit is worth, as a Few is left when it is used up."""
USED_UP: Final = 1.0
"""What it adds to use up the side shown, as a share of its worth."""
ANSWERED: Final = 0.3
"""How much what retaliation costs counts against what an attack takes."""
TO_COME: Final = 0.25
"""By how much more a unit is worth that is still to act in this combat round."""
SURELY: Final = 3.0
KEENNESS: Final = 1.5
"""So much more gain makes an attack e times as promising, up to ``SURELY``."""
WHIM: Final = 12
"""One activation in so many goes by the old habit."""
PLAYED: Final = 2
"""One chance in so many to play a card is taken."""
FIRST_LOOK: Final = {
    "stop": 0.2,
    "ability": 1.5,
    "use": 0.6,
    "surrender": 0.02,
    "surrender-free": 0.02,
    "flee": 0.02,
}
"""How promising options look beside a card or a defence, which count 1."""


# ---- what an attack brings ----


def gain(s: State, x: Unit, y: Unit, at: int) -> float:
    """What an attack from a space takes from the enemy, less what retaliation costs."""
    stood = x.at
    if at != OFF:
        x.at = at
    try:
        blow = Attack(x, y)
        value = _taken(s, blow) * _worth(y)
        if not y.activated:
            value *= 1 + TO_COME
        if can_retaliate(s, y, x) and not own_kit(blow).no_retaliation and _may_stay(s, blow):
            value -= ANSWERED * _taken(s, Attack(y, x, retaliation=True)) * _worth(x)
        return value
    finally:
        x.at = stood


def _worth(u: Unit) -> float:
    """Of the side shown."""
    return PACK * worth(u.face) if u.pack else worth(u.face)


def _force(s: State, a: Attack) -> int:
    """The damage before the die."""
    return attack_value(s, a) - defense_value(s, a) - wall_protects(s.fight, a)


def _taken(s: State, a: Attack) -> float:
    """The share of the side shown that an attack takes, over all falls of the die."""
    left = max(1, health_left(s.fight, a.target))
    force = _force(s, a)
    share = 0.0
    for die, chance in LOWER_OF_TWO if ranged_penalty(s, a) else ONE_DIE:
        damage = max(0, force + die)
        share += chance * (1 + USED_UP if damage >= left else damage / left)
    return share


def _may_stay(s: State, a: Attack) -> bool:
    """Whether the target may be there after the attack to strike back."""
    y = a.target
    return y.pack or y.cover is not None or _force(s, a) - 1 < health_left(s.fight, y)


# ---- playing on ----


def policy(s: State, decision: Decision, rng: Rng) -> Option:
    options = decision.options
    if len(options) == 1:
        return options[0]
    if options[-1].kind == "pass":
        return options[-1] if rng.below(PLAYED) else rng.pick(options)
    b = s.battle
    if b is not None and _acts(b, options) and rng.below(WHIM):
        return _act(s, b, options, rng)
    return habit(s, decision, rng)


def _acts(b: Battle, options: tuple[Option, ...]) -> bool:
    """Whether it is asked what the active unit does."""
    if b.active < 0 or b.attacked:
        return False
    return options[-1].kind == "stop" or options[0].kind == "attack"


def _act(s: State, b: Battle, options: tuple[Option, ...], rng: Rng) -> Option:
    u = b.units[b.active]
    cards = [option for option in options if option.kind == "play"]
    if cards and not rng.below(PLAYED):
        return rng.pick(cards)
    best, most = None, 0.0
    for option in options:
        if option.kind == "attack":
            number, at = option.data
            value = gain(s, u, b.units[number], at)
            if value > most:
                best, most = option, value
    return best or _without_attack(b, u, options)


def _without_attack(b: Battle, u: Unit, options: tuple[Option, ...]) -> Option:
    """Close in, unless somebody stands there already; break a Wall; or defend."""
    foes = _foes(b, u)
    moves = [option for option in options if option.kind == "move"]
    if moves and foes and u.type != UnitType.RANGED and not _engaged(u, foes):
        return min(moves, key=lambda move: _distance(move.data, foes))
    for kind in ("break", "defend"):
        for option in options:
            if option.kind == kind:
                return option
    return options[-1]


def _foes(b: Battle, u: Unit) -> list[Unit]:
    return [y for y in standing(b, 1 - u.side) if y.at != OFF]


def _engaged(u: Unit, foes: list[Unit]) -> bool:
    return u.at != OFF and any(NEXT_TO[u.at] >> y.at & 1 for y in foes)


def _distance(at: int, foes: list[Unit]) -> int:
    return min((straight(at, y.at) for y in foes), default=0)


# ---- the first look at options ----


def prior(s: State, decision: Decision) -> list[float]:
    """Attacks by what they bring; in a card window, to pass rather than any one card."""
    options = decision.options
    if options[-1].kind == "pass":
        return [*[1.0] * (len(options) - 1), 2.0]
    b = s.battle
    if b is None or not _acts(b, options):
        return [1.0] * len(options)
    u = b.units[b.active]
    foes = _foes(b, u)
    found = []
    for option in options:
        if option.kind == "attack":
            number, at = option.data
            value = gain(s, u, b.units[number], at)
            found.append(0.5 + exp(min(SURELY, value / KEENNESS)))
        elif option.kind == "move":
            found.append(0.4 + 0.4 / (1 + _distance(option.data, foes)))
        else:
            found.append(FIRST_LOOK.get(option.kind, 1.0))
    return found
