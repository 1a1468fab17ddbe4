"""Other worlds that look the same to a seat: what it cannot see is dealt again (H3-14.1).

Everybody knows what a hero starts with, so those cards only change places between the hand and the
deck of their owner. What others have taken unseen out of a shared deck might be any card that is
still hidden there. What is dealt depends on what the seat has seen and on the generator alone:
cards are put in order before they are dealt. All deals are equally likely.
"""

from collections import Counter
from functools import lru_cache
from itertools import chain
from typing import Final

from rulebound.core.rng import Rng
from rulebound.core.veil import veils
from rulebound.games.homm3.combat import face_down, occasions
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.view import shown, sides_of
from rulebound.games.homm3.model.kinds import TIERS
from rulebound.games.homm3.model.players import Cards, Deck, Player
from rulebound.games.homm3.model.state import OPEN, State
from rulebound.games.homm3.table.decks import owner_of

SHARED: Final = ("ability", "artifact", "spell")
KEPT_DECKS: Final = 1024
OWN: Final = "own"
"""What is searched when a player looks through the deck of their own hero."""


class _Hidden:
    """What another player holds out of sight: hand, deck, and cards just taken off the deck."""

    def __init__(self, player: Player, offer: Cards) -> None:
        self.player = player
        self.known = _seen_in_hand(player) if player.known else ()
        """Cards that lie in the hand for certain."""
        self.free = len(player.hand) - len(self.known)
        self.offered = len(offer)
        self.cards = list(_in_order(player.hand + player.deck + offer))
        for card in self.known:
            self.cards.remove(card)
        self.secrets: dict[str, list[str]] = {}
        """By kind: the cards that only their owner knows of."""
        for card in player.secret:
            if card in self.cards:
                self.cards.remove(card)
                self.secrets.setdefault(CARDS[card].kind, []).append(card)

    def deal(self, rng: Rng) -> Cards:
        """Deal hand and deck again; returns the cards that were just taken off the deck."""
        secret = [card for kind in sorted(self.secrets) for card in self.secrets[kind]]
        cards = rng.dealt(self.cards + secret)
        player = self.player
        player.secret = tuple(secret)
        player.hand = (*self.known, *cards[: self.free])
        player.deck = tuple(cards[self.free + self.offered :])
        return tuple(cards[self.free : self.free + self.offered])


def redeal(s: State, seat: int | None, rng: Rng) -> None:
    """Replace what the seat cannot see by a random possibility that fits all it has seen."""
    looks = s.searcher if s.searcher not in (-1, seat) else -1
    """Who else looks at cards now."""
    whose = _looked_through(s) if looks >= 0 else -1
    finish = [begin(s, seat) for begin in s.listening(occasions.imagines_offers)]
    others = {
        number: _Hidden(player, s.offer if number == whose else ())
        for number, player in enumerate(s.players)
        if number != seat and not shown(s, seat, number)
    }
    for name in SHARED:
        _exchange(s, name, list(others.values()), looks >= 0 and s.searched == name, rng)
    for number, hidden in others.items():
        offer = hidden.deal(rng)
        if number == whose:
            s.offer = offer

    def shuffle(name: str, known: Cards = ()) -> None:
        _shuffle(s, name, looks >= 0 and s.searched == name, rng, known)

    for hear in s.listening(occasions.imagines):
        hear(s, rng, shuffle)
    for number, player in enumerate(s.players):
        if number in others:
            continue
        # One's own cards and those of allies are known, but not the order of their decks (H3-14.3)
        if number == whose and s.searched != OWN:
            cards = rng.dealt(sorted(player.deck + s.offer))
            player.deck, s.offer = tuple(cards[len(s.offer) :]), tuple(cards[: len(s.offer)])
        else:
            player.deck = tuple(rng.dealt(_in_order(player.deck)))
    face_up = s.listening(occasions.face_up)
    for name in TIERS:
        shuffle(name, tuple([card for top in face_up for card in top(s, name)]))
    for end in finish:
        end(rng)
    if s.battle is not None:
        face_down.deal_again(s.battle, sides_of(s, seat), rng)
        for army in s.battle.armies:
            if army.ai_hero is not None:
                army.ai_hero.deck = tuple(rng.dealt(sorted(army.ai_hero.deck)))
                army.ai_hero.spells = tuple(rng.dealt(sorted(army.ai_hero.spells)))


def veil(s: State, seat: int) -> None:
    """Lay a veil over all that is dealt again when the seat imagines other worlds."""
    if s.searcher not in (-1, OPEN, seat):
        s.offer = veils(len(s.offer))
    for number, player in enumerate(s.players):
        player.deck = veils(len(player.deck))
        if number != seat and not shown(s, seat, number):
            known = _seen_in_hand(player)
            player.hand = veils(len(player.hand) - len(known)) + known
            player.secret = veils(len(player.secret))
    for name, deck in s.decks.items():
        known = tuple(card for top in s.listening(occasions.face_up) for card in top(s, name))
        s.decks[name] = deck._replace(cards=veils(len(deck.cards) - len(known)) + known)
    for hear in s.listening(occasions.veil_things):
        hear(s, seat)
    if s.battle is not None:
        face_down.veil(s.battle, sides_of(s, seat))
        for army in s.battle.armies:
            if army.ai_hero is not None:
                army.ai_hero.deck = veils(len(army.ai_hero.deck))
                army.ai_hero.spells = veils(len(army.ai_hero.spells))


def _seen_in_hand(player: Player) -> Cards:
    return tuple(sorted((Counter(player.known) & Counter(player.hand)).elements()))


def _looked_through(s: State) -> int:
    """The player whose own deck somebody looks at; -1: it is a shared deck."""
    if s.searched == OWN:
        return s.searcher
    return owner_of(s.searched)


def _shuffle(s: State, name: str, looked_at: bool, rng: Rng, known: Cards = ()) -> None:
    """Shuffle a deck that nobody holds cards of, with the card that somebody looks at.

    ``known``: cards that lie face up on top.
    """
    all_cards, discard = s.decks[name]
    deck = all_cards[: len(all_cards) - len(known)] if known else all_cards
    cards = tuple(rng.dealt(_in_order(deck + s.offer if looked_at else deck)))
    s.decks[name] = Deck(cards[: len(deck)] + known, discard)
    if looked_at:
        s.offer = cards[len(deck) :]


def _exchange(s: State, name: str, others: list[_Hidden], looked_at: bool, rng: Rng) -> None:
    """Deal the hidden cards of a shared deck and those taken from it unseen once more."""
    deck, discard = s.decks[name]
    taken = [hidden.secrets[name] for hidden in others if name in hidden.secrets]
    if not looked_at and not taken:
        s.decks[name] = Deck(tuple(rng.dealt(_in_order(deck))), discard)
        return
    offer = s.offer if looked_at else ()
    cards = rng.dealt(sorted(chain(deck, offer, *taken)))

    def some(count: int) -> list[str]:
        found = cards[:count]
        del cards[:count]
        return found

    s.decks[name] = Deck(tuple(some(len(deck))), discard)
    if looked_at:
        s.offer = tuple(some(len(offer)))
    for secrets in taken:
        secrets[:] = some(len(secrets))


@lru_cache(maxsize=KEPT_DECKS)
def _in_order(cards: Cards) -> Cards:
    """The cards of a deck, whatever their order; many worlds are imagined from one table."""
    return tuple(sorted(cards))
