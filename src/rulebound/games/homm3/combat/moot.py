"""Uses of cards that decide nothing now, so that nobody has to be asked about them.

A bonus decides something if, with some fall of the dice, it defeats a unit or keeps it standing, or
turns its card over or keeps it from that (H3-10.50). What a hand offers at any time keeps until an
own unit is active, unless one of them is in danger.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from rulebound.core.flow import Option
from rulebound.games.homm3.combat.boosts import tried
from rulebound.games.homm3.combat.cards import CARDS, Effect, Moment
from rulebound.games.homm3.combat.odds import Fate, fates
from rulebound.games.homm3.combat.playable import plays
from rulebound.games.homm3.model.battle import Attack
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks

_ACTIVE: Final = Moment.ACTIVE


def moot(s: State, seat: int) -> list[str]:
    """The notations of what the seat may do now, besides passing, and may as well leave."""
    b, a = s.fight, s.fight.attack
    side = next((n for n, army in enumerate(b.armies) if army.player == seat), None)
    if side is None:
        return []
    declared = a is not None and a.step == "declared"
    if not b.moment:
        return _parries(s, side, a) if a is not None and declared else []
    offered = plays(s, side, b.moment)
    if b.moment == Moment.ATTACK and a is not None and declared:
        found = _in_attack(s, side, a, offered)
    else:
        found = [option for option in offered if _keeps(option)]
    return [option.notation for option in found]


def _parries(s: State, side: int, a: Attack) -> list[str]:
    """Cards that a unit may discard so that the die does not count, where no face is worse."""
    y = a.target
    if y.side != side or not y.kit.braces:
        return []
    if max(fates(s, a)) > max(fates(s, a, still=True)):
        return []
    hand = s.players[s.fight.armies[side].player].hand
    return [f"discard {card}" for card in dict.fromkeys(hand)]


class _Bonus(NamedTuple):
    """What a card adds to the attack and to the defense of an attack, and nothing else."""

    attack: int
    defense: int


def _in_attack(s: State, side: int, a: Attack, offered: Iterable[Option]) -> list[Option]:
    """All bonuses that are offered, if not even together they change what becomes of the target."""
    bonuses = {option: bonus for option in offered if (bonus := _bonus(s, side, a, option))}
    before = fates(s, a)
    if before != _with_all(s, side, a, bonuses):
        return []
    found = list(bonuses)
    if a.attacker.side == side or max(before) == Fate.STANDS:
        found += [option for option in offered if option not in bonuses and _keeps(option)]
    return found


def _with_all(s: State, side: int, a: Attack, bonuses: dict[Option, _Bonus]) -> list[Fate]:
    """What becomes of the target with the best of every card that the side holds."""
    sign = 1 if a.attacker.side == side else -1
    best: dict[str, _Bonus] = {}
    for option, bonus in bonuses.items():
        card = option.data[0]
        known = best.get(card, bonus)
        best[card] = max(known, bonus, key=lambda way: sign * (way.attack - way.defense))
    hand = s.players[s.fight.armies[side].player].hand
    more = sum(bonus.attack * hand.count(card) for card, bonus in best.items())
    defense = sum(bonus.defense * hand.count(card) for card, bonus in best.items())
    return fates(s, a, more=more, defense=defense)


def _bonus(s: State, side: int, a: Attack, option: Option) -> _Bonus | None:
    """What an option adds to the values of the attack; None: it does something else as well."""
    if option.kind != "play":
        return None
    card, effect = _way(option)
    if effect.power:
        return None
    done = tried(s, a, side, CARDS[card], effect)
    if done is None:
        return None
    x, y = done.attack.attacker, done.attack.target
    bonus = _Bonus(x.attack - a.attacker.attack, y.defense - a.target.defense)
    x.attack, y.defense = a.attacker.attack, a.target.defense
    bare = s.copy()
    decks.take_from_hand(bare.players[s.fight.armies[side].player], card)
    return bonus if done.table.content() == bare.content() else None


def _keeps(option: Option) -> bool:
    """Whether it can be done as well in the activation of an own unit: it is aimed at none."""
    if option.kind == "morale":
        return True
    if option.kind != "play":
        return False
    _, effect = _way(option)
    aimed = effect.targets is not None or effect.aim is not None
    return _ACTIVE in effect.moments and not (aimed or effect.power or effect.casts)


def _way(option: Option) -> tuple[str, Effect]:
    card, index = option.data
    return card, CARDS[card].effects[index]
