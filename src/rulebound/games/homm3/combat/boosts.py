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
from rulebound.games.homm3.combat.windows import casting_of, is_graded
from rulebound.games.homm3.model.battle import Attack
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.seam import helps as seam
from rulebound.games.homm3.table import decks

MOST: Final = 6
"""More attack than this is not told of."""


class Boost(NamedTuple):
    """A way of using a card that adds to an attack of its owner's unit, or to its defense."""

    card: str
    mode: str
    amount: int
    expert: bool
    spell: bool

    def told(self) -> seam.Boost:
        return {"card": self.card, "mode": self.mode, "attack": self.amount}

    def told_as_cover(self) -> seam.Cover:
        return {"card": self.card, "mode": self.mode, "defense": self.amount}


Ways = tuple[Boost, ...]
"""The ways of one card, of which at most one is used."""


def boosts(s: State, seat: int | None, attacks: Sequence[Attack]) -> list[Ways]:
    """The ways of every card in the seat's hand that help all of these attacks of its unit alike.

    Each copy of a card counts. What depends on the target is told once the attack is declared.
    """
    if seat is None or not attacks:
        return []
    side = attacks[0].attacker.side
    if s.fight.armies[side].player != seat:
        return []
    return _alike(s, seat, [_best(_boosts(s, a, side)) for a in attacks])


def covers(s: State, seat: int | None, blows: Sequence[Attack]) -> list[Ways]:
    """The ways of every card in the seat's hand that add to the defense of its unit against all of
    these blows alike."""
    if seat is None or not blows:
        return []
    side = blows[0].target.side
    if s.fight.armies[side].player != seat:
        return []
    return _alike(s, seat, [_boosts(s, a, side) for a in blows])


def _alike(s: State, seat: int, found: Sequence[list[Boost]]) -> list[Ways]:
    first, *others = found
    same = [boost for boost in first if all(boost in other for other in others)]
    cards = (tuple(boost for boost in same if boost.card == card) for card in s.players[seat].hand)
    return [ways for ways in cards if ways]


def sums(s: State, seat: int | None, cards: Sequence[Ways]) -> list[int]:
    """Every sum that a choice among the cards reaches: one way a card, one spell."""
    experts = s.players[seat].experts if seat is not None and cards else 0
    reached = {(0, 0, 0)}
    for ways in cards:
        reached |= {
            (amount + way.amount, used + way.expert, spells + way.spell)
            for amount, used, spells in reached
            for way in ways
            if amount + way.amount <= MOST
            and used + way.expert <= experts
            and spells + way.spell <= 1
        }
    return sorted({amount for amount, _, _ in reached if amount})


def _boosts(s: State, a: Attack, side: int) -> list[Boost]:
    """Of a side of the attack: more attack for its own, more defense against another's.

    A card that is paid with others can be prepared for a blow that may follow; what is played with
    the roll asks nothing.
    """
    found = []
    own = a.attacker.side == side
    for option in plays(_declared(s, a), side, Moment.ATTACK):
        if option.kind != "play":
            continue
        card = CARDS[option.data[0]]
        effect = card.effects[option.data[1]]
        asks = effect.discards and own
        if effect.power or asks or (effect.casts and tolls.takers(s, side)):
            continue
        amount = _added(s, a, side, card, effect)
        if amount > 0:
            found.append(Boost(card.id, effect.mode, amount, effect.expert, effect.casts))
    return found


def _best(found: Sequence[Boost]) -> list[Boost]:
    """Of each card the best way, and the best one that costs an expert use (H3-5.31)."""
    best: dict[tuple[str, bool], Boost] = {}
    for way in found:
        before = best.get((way.card, way.expert))
        if before is None or way.amount > before.amount:
            best[way.card, way.expert] = way
    return list(best.values())


def _declared(s: State, a: Attack) -> State:
    """A copy of the table at which the attack has just been declared."""
    twin = s.copy()
    b = twin.fight
    b.attack = replace(a, attacker=b.units[a.attacker.number], target=b.units[a.target.number])
    b.moment = Moment.ATTACK
    return twin


def _added(s: State, a: Attack, side: int, card: Card, effect: Effect) -> int:
    """What an effect would add, if that is certain and all it does to the attack."""
    done = tried(s, a, side, card, effect)
    if done is None:
        return 0
    if a.attacker.side == side:
        return done.attack.attacker.attack - a.attacker.attack
    return done.attack.target.defense - a.target.defense


class Trial(NamedTuple):
    """The table once an effect has been used in an attack, and that attack."""

    table: State
    attack: Attack


def tried(s: State, a: Attack, side: int, card: Card, effect: Effect) -> Trial | None:
    """Use an effect for the side's own unit in the attack; None: it asks something, is not certain
    or changes the course of the attack."""
    twin = _declared(s, a)
    declared = twin.fight.attack
    assert declared is not None
    u = declared.attacker if declared.attacker.side == side else declared.target
    if u.kit.resists and card.kind in (CardKind.SPELLCARD, CardKind.SPECIALTY):
        return None
    fx = Play(twin, side, card, effect)
    decks.take_from_hand(fx.player, card.id)
    if is_graded(card):
        fx.casting = casting_of(twin, fx)
    if effect.targets is not None:
        if u not in effect.targets(fx):
            return None
        fx.units = (u,)
    for script in (effect.aim, effect.do):
        if script is not None and any(True for _ in script(fx)):
            return None
    if twin.rng.count != s.rng.count or _course(declared) != _course(a):
        return None
    return Trial(twin, declared)


def _course(a: Attack) -> tuple[int | None, ...]:
    """What else of an attack a card can change."""
    return (
        *(a.value, a.no_die, a.ignored, a.silenced, a.factor, a.cancelled, a.fixed, a.throws),
        *(a.spare, a.pierces, a.steady, a.jinxed, a.softened, a.draws),
    )
