"""Cards in hand that would raise an attack, and what they come to: they are tried, not played."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from rulebound.games.homm3.combat import tolls
from rulebound.games.homm3.combat.cards import (
    CARDS,
    Card,
    Effect,
    Moment,
    Play,
)
from rulebound.games.homm3.combat.playable import plays
from rulebound.games.homm3.model.battle import Attack
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.seam import helps as seam
from rulebound.games.homm3.table import decks

MOST: Final = 6
"""More attack than this is not told of."""


class Boost(NamedTuple):
    """A way of using a card that adds attack to the attack in question."""

    card: str
    mode: str
    attack: int
    expert: bool
    spell: bool

    def told(self) -> seam.Boost:
        return {"card": self.card, "mode": self.mode, "attack": self.attack}


Ways = tuple[Boost, ...]
"""The ways of one card, of which at most one is used."""


def boosts(s: State, seat: int | None, attacks: Sequence[Attack]) -> list[Ways]:
    """The ways of every card in the seat's hand that help all of these attacks of its unit alike.

    Each copy of a card counts. What depends on the target is told once the attack is declared.
    """
    if seat is None or not attacks:
        return []
    if s.fight.armies[attacks[0].attacker.side].player != seat:
        return []
    first, *others = (_boosts(s, a) for a in attacks)
    same = [boost for boost in first if all(boost in other for other in others)]
    found = (tuple(boost for boost in same if boost.card == card) for card in s.players[seat].hand)
    return [ways for ways in found if ways]


def sums(s: State, seat: int | None, cards: Sequence[Ways]) -> list[int]:
    """Every sum of attack that a choice among the cards reaches: one way a card, one spell."""
    experts = s.players[seat].experts if seat is not None and cards else 0
    reached = {(0, 0, 0)}
    for ways in cards:
        reached |= {
            (attack + way.attack, used + way.expert, spells + way.spell)
            for attack, used, spells in reached
            for way in ways
            if attack + way.attack <= MOST
            and used + way.expert <= experts
            and spells + way.spell <= 1
        }
    return sorted({attack for attack, _, _ in reached if attack})


def _boosts(s: State, a: Attack) -> list[Boost]:
    """Of each card the best way, and the best one that costs an expert use (H3-5.31)."""
    side = a.attacker.side
    best: dict[tuple[str, bool], Boost] = {}
    for option in plays(_declared(s, a), side, Moment.ATTACK):
        if option.kind != "play":
            continue
        card = CARDS[option.data[0]]
        effect = card.effects[option.data[1]]
        if effect.power or effect.discards or (effect.casts and tolls.takers(s, side)):
            continue
        way = Boost(card.id, effect.mode, _added(s, a, card, effect), effect.expert, effect.casts)
        before = best.get((card.id, effect.expert))
        if way.attack > (before.attack if before else 0):
            best[card.id, effect.expert] = way
    return list(best.values())


def _declared(s: State, a: Attack) -> State:
    """A copy of the table at which the attack has just been declared."""
    twin = s.copy()
    b = twin.fight
    b.attack = replace(a, attacker=b.units[a.attacker.number], target=b.units[a.target.number])
    b.moment = Moment.ATTACK
    return twin


def _added(s: State, a: Attack, card: Card, effect: Effect) -> int:
    """The attack that an effect would add, if that is certain and all it does to the attack."""
    if a.attacker.kit.resists and card.kind in (CardKind.SPELLCARD, CardKind.SPECIALTY):
        return 0
    twin = _declared(s, a)
    declared = twin.fight.attack
    assert declared is not None
    x = declared.attacker
    fx = Play(twin, x.side, card, effect)
    decks.take_from_hand(fx.player, card.id)
    if effect.targets is not None:
        if x not in effect.targets(fx):
            return 0
        fx.units = (x,)
    for script in (effect.aim, effect.do):
        if script is not None and any(True for _ in script(fx)):
            return 0
    if twin.rng.count != s.rng.count or _course(declared) != _course(a):
        return 0
    return x.attack - a.attacker.attack


def _course(a: Attack) -> tuple[int | None, ...]:
    """What else of an attack a card can change."""
    return a.value, a.no_die, a.ignored, a.silenced, a.factor, a.cancelled
