"""Other worlds that look the same to a seat: what it cannot see is dealt again (H3-14.1).

Everybody knows what a hero starts with, so those cards only change places between the hand and the
deck of their owner. What others have taken unseen out of a shared deck might be any card that is
still hidden there.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rulebound.core.rng import Rng
from rulebound.games.homm3.combat import occasions
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.view import shown
from rulebound.games.homm3.model.kinds import TIERS
from rulebound.games.homm3.model.players import Cards, Player
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table.decks import owner_of

SHARED: Final = ("ability", "artifact", "spell")
OWN: Final = "own"
"""What is searched when a player looks through the deck of their own hero."""


class _Hidden:
    """What another player holds out of sight: hand, deck, and cards just taken off the deck."""

    def __init__(self, player: Player, offer: Cards, rng: Rng) -> None:
        self.player = player
        self.cards = [*player.hand, *player.deck, *offer]
        self.sizes = (len(player.hand), len(offer))
        known = tuple((Counter(player.known) & Counter(player.hand)).elements())
        self.fixed = known + self._asked_for(known, rng)
        """Cards that lie in the hand for certain."""

    def _asked_for(self, known: Cards, rng: Rng) -> Cards:
        """A card that the hand must hold, since the player is asked for one like it."""
        wanted = self.player.must_hold
        fitting = [card for card in self.cards if card in wanted]
        if not fitting or any(card in wanted for card in known):
            return ()
        return (rng.pick(fitting),)

    def secrets(self, kind: str) -> Cards:
        """The cards of that kind that only their owner knows of."""
        free = Counter(self.cards)
        free.subtract(self.fixed)
        secret = Counter(card for card in self.player.secret if CARDS[card].kind == kind)
        return tuple(card for card, n in secret.items() for _ in range(min(n, free[card])))

    def replace(self, old: Sequence[str], new: Sequence[str]) -> None:
        """Secret cards turn out to be others."""
        secret = list(self.player.secret)
        for was, now in zip(old, new, strict=True):
            self.cards[self.cards.index(was)] = now
            secret[secret.index(was)] = now
        self.player.secret = tuple(secret)

    def deal(self, rng: Rng) -> Cards:
        """Deal hand and deck again; returns the cards that were just taken off the deck."""
        rest = Counter(self.cards)
        rest.subtract(self.fixed)
        cards = rng.shuffled(sorted(rest.elements()))
        hand, offer = self.sizes
        free = hand - len(self.fixed)
        self.player.hand = self.fixed + cards[:free]
        self.player.deck = cards[free + offer :]
        return cards[free : free + offer]


def redeal(s: State, seat: int | None, rng: Rng) -> None:
    """Replace what the seat cannot see by a random possibility that fits all it has seen."""
    looks = s.searcher if s.searcher not in (-1, seat) else -1
    """Who else looks at cards now."""
    whose = _looked_through(s) if looks >= 0 else -1
    others = {
        number: _Hidden(player, s.offer if number == whose else (), rng)
        for number, player in enumerate(s.players)
        if number != seat and not shown(s, seat, number)
    }
    for name in SHARED:
        _exchange(s, name, list(others.values()), looks >= 0 and s.searched == name, rng)

    def shuffle(name: str, known: Cards = ()) -> None:
        _shuffle(s, name, looks >= 0 and s.searched == name, rng, known)

    for hear in s.listening(occasions.imagines):
        hear(s, rng, shuffle)
    for number, hidden in others.items():
        offer = hidden.deal(rng)
        if number == whose:
            s.offer = offer
    for number, player in enumerate(s.players):
        if number in others:
            continue
        # One's own cards and those of allies are known, but not the order of their decks (H3-14.3)
        if number == whose and s.searched != OWN:
            cards = rng.shuffled(player.deck + s.offer)
            player.deck, s.offer = cards[: -len(s.offer)], cards[-len(s.offer) :]
        else:
            player.deck = rng.shuffled(player.deck)
    for name in TIERS:
        shuffle(
            name, tuple(card for top in s.listening(occasions.face_up) for card in top(s, name))
        )
    for deal in s.listening(occasions.imagines_offers):
        deal(s, seat, rng)
    if s.battle is not None:
        for army in s.battle.armies:
            if army.ai_hero is not None:
                army.ai_hero.deck = rng.shuffled(army.ai_hero.deck)
                army.ai_hero.spells = rng.shuffled(army.ai_hero.spells)


def _looked_through(s: State) -> int:
    """The player whose own deck somebody looks at; -1: it is a shared deck."""
    if s.searched == OWN:
        return s.searcher
    return owner_of(s.searched)


def _shuffle(s: State, name: str, looked_at: bool, rng: Rng, known: Cards = ()) -> None:
    """Shuffle a deck that nobody holds cards of, with the card that somebody looks at.

    ``known``: cards that lie face up on top.
    """
    deck = s.decks[name].cards[: len(s.decks[name].cards) - len(known)]
    cards = rng.shuffled(deck + s.offer if looked_at else deck)
    s.decks[name] = s.decks[name]._replace(cards=cards[: len(deck)] + known)
    if looked_at:
        s.offer = cards[len(deck) :]


def _exchange(s: State, name: str, others: list[_Hidden], looked_at: bool, rng: Rng) -> None:
    """Deal the hidden cards of a shared deck and those taken from it unseen once more."""
    deck = s.decks[name].cards
    offer = s.offer if looked_at else ()
    taken = [hidden.secrets(name) for hidden in others]
    cards = list(rng.shuffled([*deck, *offer, *(card for some in taken for card in some)]))

    def some(count: int) -> Cards:
        return tuple(cards.pop() for _ in range(count))

    s.decks[name] = s.decks[name]._replace(cards=some(len(deck)))
    if looked_at:
        s.offer = some(len(offer))
    for hidden, old in zip(others, taken, strict=True):
        hidden.replace(old, some(len(old)))
