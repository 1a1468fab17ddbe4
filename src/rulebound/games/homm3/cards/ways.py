"""Ways of using a card that many cards share: bonuses, draws, gains."""

from collections.abc import Callable
from typing import Final

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3 import decks
from rulebound.games.homm3.asking import pick_card
from rulebound.games.homm3.cards import targets
from rulebound.games.homm3.cards.base import (
    ACTIVE,
    ANY,
    AT_ATTACK,
    END,
    INSTANT,
    MAP,
    ON_DEFENSE,
    ON_MAP,
    ONGOING,
    START,
    Effect,
    Play,
)
from rulebound.games.homm3.state import Unit

GAINS: Final = frozenset((START, ACTIVE, END))
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
    mode: str, amount: int, double: Doubling = once, *, discards: int = 0, draws: int = 0
) -> Effect:
    """More attack for the next attack."""

    def do(fx: Play) -> Flow[None]:
        fx.draw(draws)
        fx.add_attack(fx.unit, amount * double(fx.unit))
        return
        yield

    return Effect(mode, INSTANT, do, AT_ATTACK, targets=targets.attacking, discards=discards)


def defense(
    mode: str,
    amount: int,
    double: Doubling = once,
    *,
    discards: int = 0,
    draws: int = 0,
    kept: bool = False,
) -> Effect:
    """More defense against the attack at hand."""

    def do(fx: Play) -> Flow[None]:
        fx.draw(draws)
        fx.add_defense(fx.unit, amount * double(fx.unit))
        return
        yield

    return Effect(
        mode, INSTANT, do, ON_DEFENSE, targets=targets.attacked, discards=discards, kept=kept
    )


def lasting(mode: str, what: str, amount: int, double: Doubling = once) -> Effect:
    """One of the own units is changed until the combat ends."""

    def do(fx: Play) -> Flow[None]:
        fx.lay(what, fx.unit, amount * double(fx.unit))
        return
        yield

    return Effect(mode, ONGOING, do, targets=targets.own)


def has_cards_to_draw(fx: Play) -> bool:
    return bool(fx.player.deck or fx.player.discard)


def draw(mode: str, count: int = 1, *, removed: bool = False) -> Effect:
    def do(fx: Play) -> Flow[None]:
        fx.draw(count)
        return
        yield

    return Effect(mode, INSTANT, do, ANY, has_cards_to_draw, removed=removed)


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

    return Effect(mode, INSTANT, do, GAINS, removed=removed, discards=discards)


def fetch(fx: Play, cards: Callable[[Play], list[str]]) -> Flow[None]:
    """A card of some in the own discard pile goes to the hand."""
    id_ = yield from pick_card(
        fx.seat, Text("homm3-ask-fetch", {"card": fx.card.id}), lambda: cards(fx), "fetch"
    )
    fx.player.discard = decks.without(fx.player.discard, id_)
    decks.gain_card(fx.s, fx.owner, id_)
    fx.s.tell("fetched", seat=fx.owner, card=id_)


def on_map(mode: str) -> Effect:
    """A way that only the map offers."""
    return Effect(mode, MAP, moments=ON_MAP)
