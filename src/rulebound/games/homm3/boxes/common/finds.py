"""Cards that bring cards: from the discard pile, by a Search, out of the Spell deck."""

from collections.abc import Callable
from dataclasses import replace

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.combat.cards import (
    ANYTIME,
    CARDS,
    ON_MAP,
    Card,
    Effect,
    Play,
    Timing,
    always,
)
from rulebound.games.homm3.map import experience
from rulebound.games.homm3.map.ways import fetch
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.log.cards import Discarded, LaidOff, Looked, Took
from rulebound.games.homm3.model.state import OPEN, State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import confirm, maybe_card, pick_card

Fits = Callable[[Card], bool]
SHARED = (CardKind.ABILITY, CardKind.ARTIFACT, CardKind.SPELLCARD)
"""Kinds of cards that have a deck to search."""


def is_spell(card: Card) -> bool:
    return card.is_spell


def anything(card: Card) -> bool:
    return True


# ---- your own cards ----


def fetches(mode: str, fits: Fits = anything, count: int = 1) -> Effect:
    """Cards of some kind return from the discard pile to the hand."""

    def there(fx: Play) -> list[str]:
        return [id_ for id_ in fx.player.discard if fits(CARDS[id_])]

    def do(fx: Play) -> Flow[None]:
        for _ in range(count):
            if there(fx):
                yield from fetch(fx, there)

    return Effect(mode, Timing.INSTANT, do, ANYTIME, lambda fx: bool(there(fx)))


def top_of_discard(mode: str, count: int, can: Callable[[Play], bool] = always) -> Effect:
    """One of the topmost cards of the discard pile; the others stay there in their order."""

    def do(fx: Play) -> Flow[None]:
        yield from fetch(fx, lambda fx: list(fx.player.discard[-count:]))

    return Effect(mode, Timing.INSTANT, do, ANYTIME, lambda fx: bool(fx.player.discard) and can(fx))


def turns_over(mode: str, count: int) -> Effect:
    """Spells and Specialties among the top cards of your own deck go to the hand."""

    def do(fx: Play) -> Flow[None]:
        player = fx.player
        if not player.deck:
            decks.reshuffle(fx.s, player)
        top = player.deck[-count:][::-1]
        player.deck = player.deck[: -len(top)]
        fx.s.sealed += 1
        decks.reveal(player, *top)
        for id_ in top:
            if CARDS[id_].kind in (CardKind.SPELLCARD, CardKind.SPECIALTY):
                decks.gain_card(fx.s, fx.owner, id_)
                fx.s.tell(Took, seat=fx.owner, deck="own", card=id_)
            else:
                player.discard += (id_,)
                fx.s.tell(Discarded, seat=fx.owner, card=id_)
        return
        yield

    return Effect(mode, Timing.INSTANT, do, ANYTIME, has_deck)


def discards_for_one(mode: str, count: int) -> Effect:
    """The top cards of your own deck are discarded, and one of them is taken to the hand."""

    def do(fx: Play) -> Flow[None]:
        player = fx.player
        if not player.deck:
            decks.reshuffle(fx.s, player)
        top = player.deck[-count:]
        player.deck = player.deck[: -len(top)]
        player.discard += top[::-1]
        fx.s.sealed += 1
        decks.reveal(player, *top)
        for id_ in top[::-1]:
            fx.s.tell(Discarded, seat=fx.owner, card=id_)
        yield from fetch(fx, lambda fx: list(top))

    return Effect(mode, Timing.INSTANT, do, ANYTIME, has_deck)


def has_deck(fx: Play) -> bool:
    return bool(fx.player.deck or fx.player.discard)


# ---- shared decks ----


def can_search(s: State, deck: str) -> bool:
    return bool(s.decks[deck].cards or s.decks[deck].discard)


def searches(
    mode: str,
    deck: str,
    count: int,
    *,
    removed: bool = False,
    on_map: bool = False,
    can: Callable[[Play], bool] = always,
) -> Effect:
    """Search (count) a shared deck."""

    def do(fx: Play) -> Flow[None]:
        yield from experience.search(fx.s, fx.owner, deck, count)

    return Effect(
        mode,
        Timing.MAP if on_map else Timing.INSTANT,
        do,
        ON_MAP if on_map else ANYTIME,
        lambda fx: can_search(fx.s, deck) and can(fx),
        removed=removed,
    )


def exchanges(
    mode: str, kinds: tuple[CardKind, ...], count: int, *, goes_too: bool = False
) -> Effect:
    """A hand card leaves the game for a Search of its deck; ``goes_too``: so may this card."""

    def held(fx: Play) -> list[str]:
        return [
            id_
            for id_ in fx.player.hand
            if CARDS[id_].kind in kinds and can_search(fx.s, CARDS[id_].kind)
        ]

    def do(fx: Play) -> Flow[None]:
        gone = yield from pick_card(
            fx.seat, Text("homm3-ask-give-away", {"card": fx.card.id}), lambda: held(fx), "remove"
        )
        decks.remove_from_hand(fx.s, fx.owner, gone)
        yield from experience.search(fx.s, fx.owner, CARDS[gone].kind, count)
        if goes_too:
            prompt = Text("homm3-ask-goes-too", {"card": fx.card.id})
            if (yield from confirm(fx.seat, prompt, "remove-this")):
                fx.effect = replace(fx.effect, removed=True)

    def can(fx: Play) -> bool:
        others = held(fx)
        return len(others) > (fx.card.id in others)

    return Effect(mode, Timing.INSTANT, do, ANYTIME, can)


def find(s: State, seat: int, fits: Fits, *, forced: bool = False) -> Flow[None]:
    """Turn over the Spell deck to the first card that fits; take it or discard it (H3-5.9).

    The others are shuffled back.
    """
    deck = s.decks["spell"]
    s.sealed += 1
    found = next((id_ for id_ in reversed(deck.cards) if fits(CARDS[id_])), None)
    if found is None:
        s.decks["spell"] = deck._replace(cards=s.rng.shuffled(deck.cards))
        return
    shown = len(deck.cards) - max(n for n, id_ in enumerate(deck.cards) if id_ == found)
    s.tell(Looked, seat=seat, deck="spell", count=shown)
    rest = s.rng.shuffled(decks.without(deck.cards, found))
    s.decks["spell"] = deck._replace(cards=rest)
    taken: str | None = found
    if not forced:
        s.offer, s.searcher, s.searched = (found,), OPEN, "spell"
        prompt = Text("homm3-ask-keep", {"deck": "spell"})
        taken = yield from maybe_card(seat, prompt, lambda: s.offer, "keep")
        s.offer, s.searcher, s.searched = (), -1, ""
    if taken is None:
        decks.lay_off(s, "spell", found)
        s.tell(LaidOff, seat=seat, deck="spell", card=found)
    else:
        s.tell(Took, seat=seat, deck="spell", card=found)
        decks.earn_card(s, seat, found)
    decks.refill(s, "spell")


def finds(mode: str, fits: Fits, *, expert: bool = False) -> Effect:
    def do(fx: Play) -> Flow[None]:
        yield from find(fx.s, fx.owner, fits)

    return Effect(
        mode,
        Timing.INSTANT,
        do,
        ANYTIME,
        lambda fx: bool(fx.s.decks["spell"].cards),
        expert=expert,
    )
