"""Ways of using a card that many cards share: bonuses, draws, gains."""

from collections.abc import Callable
from typing import Final

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.combat import dice, targets
from rulebound.games.homm3.combat.cards import (
    ANYTIME,
    AT_ATTACK,
    ON_DEFENSE,
    ON_MAP,
    Effect,
    Moment,
    Play,
    Timing,
    always,
)
from rulebound.games.homm3.map import map_dice
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.log.cards import Fetched
from rulebound.games.homm3.table import decks, morale
from rulebound.games.homm3.table.asking import pick_card

GAINS: Final = frozenset((Moment.START, Moment.ACTIVE, Moment.END)) | ON_MAP
"""Gold, materials and valuables are of no use within a combat round: to ask here is enough."""

Doubling = Callable[[Unit], int]
"""How many times a bonus counts on a unit."""


def once(unit: Unit) -> int:
    return 1


def twice_for(*kin: str, trait: str = "") -> Doubling:
    """Twice on units of a kin or a trait, whoever fields them."""

    def times(unit: Unit) -> int:
        return 2 if unit.kind.kin in kin or trait in unit.kind.traits else 1

    return times


def attack(
    mode: str,
    amount: int,
    double: Doubling = once,
    *,
    discards: int = 0,
    draws: int = 0,
    outside: bool = False,
) -> Effect:
    """More attack for the next attack; ``outside`` combat it may be played for the draw."""

    def do(fx: Play) -> Flow[None]:
        fx.draw(draws)
        if not fx.on_map:
            fx.add_attack(fx.unit, amount * double(fx.unit))
        return
        yield

    moments = AT_ATTACK | ON_MAP if outside else AT_ATTACK
    can = _draws_outside if outside else always
    return Effect(mode, Timing.INSTANT, do, moments, can, targets.attacking, discards=discards)


def defense(
    mode: str,
    amount: int,
    double: Doubling = once,
    *,
    discards: int = 0,
    draws: int = 0,
    kept: bool = False,
    outside: bool = False,
) -> Effect:
    """More defense against the attack at hand; ``outside`` combat for the draw alone."""

    def do(fx: Play) -> Flow[None]:
        fx.draw(draws)
        if not fx.on_map:
            fx.add_defense(fx.unit, amount * double(fx.unit))
        return
        yield

    moments = ON_DEFENSE | ON_MAP if outside else ON_DEFENSE
    can = _draws_outside if outside else always
    return Effect(
        mode, Timing.INSTANT, do, moments, can, targets.defended, discards=discards, kept=kept
    )


def lasting(mode: str, what: str, amount: int, double: Doubling = once) -> Effect:
    """One of their own units is changed until the combat ends."""

    def do(fx: Play) -> Flow[None]:
        fx.lay(what, fx.unit, amount * double(fx.unit))
        return
        yield

    return Effect(mode, Timing.ONGOING, do, targets=targets.own)


def has_cards_to_draw(fx: Play) -> bool:
    return bool(fx.player.deck or fx.player.discard)


def _draws_outside(fx: Play) -> bool:
    return not fx.on_map or has_cards_to_draw(fx)


def draw(mode: str, count: int = 1, *, removed: bool = False) -> Effect:
    def do(fx: Play) -> Flow[None]:
        fx.draw(count)
        return
        yield

    return Effect(mode, Timing.INSTANT, do, ANYTIME, has_cards_to_draw, removed=removed)


def gain(
    mode: str,
    *,
    gold: int = 0,
    materials: int = 0,
    valuables: int = 0,
    removed: bool = False,
    discards: int = 0,
) -> Effect:
    def do(fx: Play) -> Flow[None]:
        fx.gain(gold=gold, materials=materials, valuables=valuables)
        return
        yield

    return Effect(mode, Timing.INSTANT, do, GAINS, removed=removed, discards=discards)


def fetch(fx: Play, cards: Callable[[Play], list[str]]) -> Flow[None]:
    """A card of some in their own discard pile goes to the hand."""
    id_ = yield from pick_card(
        fx.seat, Text("homm3-ask-fetch", {"card": fx.card.id}), lambda: cards(fx), "fetch"
    )
    fx.player.discard = decks.without(fx.player.discard, id_)
    decks.gain_card(fx.s, fx.owner, id_)
    fx.s.tell(Fetched, seat=fx.owner, card=id_)


def could_gain_morale(fx: Play) -> bool:
    return morale.could_gain(fx.player, playing=1)


def gain_morale(fx: Play) -> Flow[None]:
    yield from morale.gain(fx.s, fx.owner)


def roll_die(fx: Play, purpose: str) -> Flow[int]:
    """An Attack die for something else than an attack."""
    if fx.on_map:
        face = yield from map_dice.roll_attack_die(fx.s, fx.owner)
    else:
        face = yield from dice.roll_one(fx.s, fx.side, purpose, None)
    return face
