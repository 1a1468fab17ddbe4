"""What a side can play at a moment of a combat (H3-5.45 to H3-5.53, H3-10.62)."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from rulebound.core.flow import Option
from rulebound.games.homm3.combat import occasions, tolls
from rulebound.games.homm3.combat.cards import (
    ANY,
    CARDS,
    Card,
    Effect,
    Fixture,
    Moment,
    Play,
    Timing,
    always,
    nothing,
)
from rulebound.games.homm3.combat.dice import oppressed
from rulebound.games.homm3.combat.values import of_side, standing, vulnerable
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.players import Cards, Morale, Player
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.seam.options import Telling
from rulebound.games.homm3.table import morale

# Bound once: looking a member up takes longer than comparing it.
_POSITIVE: Final = Morale.POSITIVE
_TURN: Final = Moment.TURN
_ROLLED: Final = Moment.ROLLED
_ACTIVE: Final = Moment.ACTIVE
_SPELLCARD: Final = CardKind.SPELLCARD

PUT_AWAY: Final = -1
"""Stands for the way of discarding a permanent card."""
CHAIN_POWER: Final = "chain_power"
"""With a school: power played for spells of that school, as long as the chain (H3-5.49)."""
KEPT: Final = 1 << 12
"""Hands of which it is remembered what they hold for a moment."""
_OWN_ACTIVATION: Final = frozenset((Timing.ACTIVATION, Timing.ONGOING, Timing.PERMANENT))
_OWN_TIME: Final = frozenset((Moment.ACTIVE, Moment.TURN, Moment.DICE))
"""When cards may be played that stay, and those for an activation."""


def power_for(s: State, side: int, card: Card) -> int:
    """The power that a spell or specialty of that side would have now."""
    b = s.fight
    army = b.armies[side]
    power = army.power
    listening = s.listening(occasions.spell_power)
    if not (power or army.charge or b.ongoing or listening or _permanent(s, side)):
        return 0
    if card.kind is _SPELLCARD:
        power += army.charge
        for hear in listening:
            power += hear(s, army.player, card.schools)
        if not vulnerable(b):
            power += sum(more(s, u) for u in standing(b, 1 - side) for more in u.kit.enemy_power)
        if b.ongoing:
            power += of_side(b, side, "next_power")
        power += max((_school_power(s, side, school) for school in card.schools), default=0)
        if b.ongoing and any(of_side(b, side, f"double_{school}") for school in card.schools):
            power *= 2
    return max(0, power)


def _school_power(s: State, side: int, school: str) -> int:
    """Power that only spells of a school have."""
    b = s.fight
    power = 0
    if b.ongoing:
        for what in ("power", "next_power", CHAIN_POWER):
            power += of_side(b, side, f"{what}_{school}")
    permanent = _permanent(s, side)
    if permanent and school in CARDS[permanent].schools:
        power += 1
    return power


def _permanent(s: State, side: int) -> str:
    """The permanent card that a side has in play."""
    number = s.fight.armies[side].player
    return s.players[number].permanent if number >= 0 else ""


@cache
def ways(id_: str, moment: str, in_play: bool = False) -> tuple[tuple[int, Effect], ...]:
    """The ways of using a card that belong to a moment, with their numbers.

    ``in_play``: those of a permanent card that lies in play; they are none of a card in hand.
    """
    return tuple(
        (index, effect)
        for index, effect in enumerate(CARDS[id_].effects)
        if (moment in effect.moments or (moment == _TURN and effect.timing == Timing.PERMANENT))
        and (moment in _OWN_TIME or effect.timing not in _OWN_ACTIVATION)
        and effect.mode.startswith("use") is in_play
    )


@lru_cache(maxsize=KEPT)
def hand_ways(hand: Cards, moment: str) -> tuple[tuple[Card, int, Effect], ...]:
    """All ways of using hand cards that belong to a moment; equal cards are one."""
    found: tuple[tuple[Card, int, Effect], ...] = ()
    for id_ in dict.fromkeys(hand):
        found += _card_ways(id_, moment)
    return found


@cache
def _card_ways(id_: str, moment: str) -> tuple[tuple[Card, int, Effect], ...]:
    return tuple((CARDS[id_], index, effect) for index, effect in ways(id_, moment))


@cache
def play_option(id_: str, index: int) -> Option:
    mode = CARDS[id_].effects[index].mode
    return Telling("play", (f"card:{id_}", f"mode:{mode}"), data=(id_, index))


def within_means(player: Player, card: Card, effect: Effect) -> bool:
    """Whether a player has what it takes: an Expert use, cards to discard, the faction."""
    if effect.expert and not player.experts:
        return False
    if effect.discards and effect.discards >= len(player.hand):
        return False
    return not card.faction or card.faction == player.faction


def _fits(s: State, side: int, card: Card, effect: Effect) -> bool:
    """Whether this way of using a card is possible now, its moment and its power apart."""
    army = s.fight.armies[side]
    if not within_means(s.players[army.player], card, effect):
        return False
    if effect.casts and not _may_cast(s, side, card, effect):
        return False
    if effect.can is always and effect.targets is None:
        return True
    fx = Play(s, side, card, effect)
    if not effect.can(fx):
        return False
    return effect.targets is None or bool(effect.targets(fx))


def _may_cast(s: State, side: int, card: Card, effect: Effect) -> bool:
    """The limit of H3-5.50, and what enemies make casting cost."""
    army = s.fight.armies[side]
    if army.casts >= army.limit or tolls.unpaid(s, side, card.id) is not None:
        return False
    return not s.fight.ongoing or may_cast_at(s, max(effect.cost, power_for(s, side, card)))


def may_cast_at(s: State, power: int) -> bool:
    """Whether heroes may cast with so much power at all (Recanter's Cloak)."""
    b = s.fight
    if not b.ongoing:
        return True
    if any(e.what == "silence" for e in b.ongoing):
        return False
    return power > 0 or not any(e.what == "no_plain_spells" for e in b.ongoing)


def _served_by_power(s: State, side: int, moment: str) -> Cards:
    """Hand cards that could do more with more power: all if there are fewer than two."""
    hand = s.players[s.fight.armies[side].player].hand
    found: Cards = ()
    for card, _, effect in hand_ways(hand, moment):
        if not effect.cost or card.id in found or effect.cost <= power_for(s, side, card):
            continue
        if _fits(s, side, card, effect):
            found += (card.id,) * hand.count(card.id)
            if len(found) > 1:
                break
    return found


def holds_something(s: State, side: int) -> bool:
    """Whether a side has anything that could ever be played."""
    army = s.fight.armies[side]
    if army.player < 0:
        return False
    if army.hero:
        player = s.players[army.player]
        if player.hand or player.permanent or player.morale == _POSITIVE:
            return True
    return bool(fixtures(s, side))


def plays(s: State, side: int, moment: str) -> tuple[Option, ...]:
    """The cards that a side can play at a moment, and what else it can use."""
    army = s.fight.armies[side]
    found: list[Option] = []
    if army.hero and army.player >= 0:
        player = s.players[army.player]
        if held := hand_ways(player.hand, moment):
            found += _hand_plays(s, side, moment, held)
        if player.permanent:
            found += _permanent_plays(s, side, moment)
        if player.morale == _POSITIVE and moment != _ROLLED and not oppressed(s):  # W-MORALE
            found += morale.uses(player)
    if usable := fixtures(s, side):
        found += _fixture_plays(s, side, moment, usable)
    return tuple(found)


def may_show_hand(s: State, side: int) -> None:
    """Call it where a side is asked only if its hand allows it: others learn from that.

    What follows is not certain and what led here is not taken back, as after a die; so the
    generator is moved on as by one.
    """
    army = s.fight.armies[side]
    if army.hero and army.player >= 0 and s.rules.seats > 1:
        player = s.players[army.player]
        if len(player.hand) > len(player.known):
            s.rng.count += 1


def _hand_plays(
    s: State, side: int, moment: str, held: tuple[tuple[Card, int, Effect], ...]
) -> Iterator[Option]:
    served: Cards | None = None
    for card, index, effect in held:
        if effect.cost and effect.cost > power_for(s, side, card):
            continue
        if not _fits(s, side, card, effect):
            continue
        if effect.power and (effect.do is nothing or moment not in ANY):
            # Without another card that it serves the power would be lost
            if served is None:
                served = _served_by_power(s, side, moment)
            if len(served) <= (card.id in served):
                continue
        yield play_option(card.id, index)


def _permanent_plays(s: State, side: int, moment: str) -> list[Option]:
    """What the permanent card in play offers: one use a round, or to discard it (H3-5.25)."""
    army = s.fight.armies[side]
    card = CARDS[s.players[army.player].permanent]
    found: list[Option] = [
        Telling("use", (f"card:{card.id}", f"mode:{effect.mode}"), data=(card.id, index))
        for index, effect in ways(card.id, moment, in_play=True)
        if not army.used and _fits(s, side, card, effect)
    ]
    if moment == _ACTIVE:
        found.append(Telling("use", (f"card:{card.id}", "mode:put-away"), data=(card.id, PUT_AWAY)))
    return found


def fixtures(s: State, side: int) -> tuple[Fixture, ...]:
    """What a side can use besides cards, with or without a hero (H3-5.1)."""
    listening = s.listening(occasions.fixtures)
    if not listening:
        return ()
    player = s.fight.armies[side].player
    if player < 0:
        return ()
    found: tuple[Fixture, ...] = ()
    for hear in listening:
        found += hear(s, player)
    return found


def _fixture_plays(
    s: State, side: int, moment: str, usable: tuple[Fixture, ...]
) -> Iterator[Option]:
    for fixture in usable:
        for index, effect in enumerate(fixture.card.effects):
            if moment not in effect.moments or not _fits(s, side, fixture.card, effect):
                continue
            if not effect.power or _charge_serves(s, side, moment):
                refs = (f"{fixture.what}:{fixture.card.id}", f"use:{effect.mode}")
                yield Telling(f"use-{fixture.what}", refs, data=(fixture, index))


def _charge_serves(s: State, side: int, moment: str) -> bool:
    """Whether power besides that of cards would help a spell: one use a spell."""
    army = s.fight.armies[side]
    if army.charge or not army.hero:
        return False
    return any(
        effect.casts and effect.cost > power_for(s, side, card) and _fits(s, side, card, effect)
        for card, _, effect in hand_ways(s.players[army.player].hand, moment)
    )
