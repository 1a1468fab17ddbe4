"""Event cards (H3-3.5, H3-13.20): the deck, and who draws. The cards stand in their box."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.core.rng import Rng
from rulebound.core.veil import a_veil
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.view import shown
from rulebound.games.homm3.map import weeks
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.log import map as log
from rulebound.games.homm3.model.players import Deck
from rulebound.games.homm3.model.state import OPEN, State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask

DECK: Final = "events"
GIVEN: Final = (CardKind.SPELLCARD, CardKind.ARTIFACT, CardKind.ABILITY)
"""The kinds of cards that are put into the pool of the Magical Forest."""
BIDS: Final = "bids"
"""Note: bids of an auction that nobody else has seen, by seat."""
POOL: Final = "forest-pool"
"""Note: who gave each card of the offer, which lies face down in the Magical Forest, and whence."""


@dataclass(frozen=True, slots=True)
class Event:
    id: str
    do: Callable[[State, list[int]], Flow[None]]
    """What happens; the players clockwise from the one who drew it."""
    copies: int = 1


EVENTS: Final[dict[str, Event]] = {}


def event(card: Event) -> Event:
    EVENTS[card.id] = card
    return card


def shuffle(s: State) -> None:
    """H3-2.5."""
    ids = [card.id for card in EVENTS.values() for _ in range(card.copies)]
    s.decks[DECK] = Deck(s.rng.shuffled(ids))


def draw(s: State) -> Flow[None]:
    """The starting player draws the first card, each later one the next player clockwise."""
    if len(s.map.realms) < 2:  # H3-13.20: in games of several players only
        return
    seats = from_drawer(s)
    if weeks.holds(s, weeks.FORTY_THIEVES):
        card = yield from _one_of_two(s, seats[0])
    else:
        card = decks.take_top(s, DECK)
    if card is None:
        return
    s.sealed += 1
    decks.lay_off(s, DECK, card)
    s.tell(log.Event, seat=seats[0], event=card)
    yield from EVENTS[card].do(s, seats)


def from_drawer(s: State) -> list[int]:
    """All players clockwise from the one whose turn it is to draw; the right passes on."""
    w = s.map
    count = len(w.realms)
    while w.realms[(w.first + w.events) % count].out:
        w.events += 1
    drawer = (w.first + w.events) % count
    w.events += 1
    order = [(drawer + n) % count for n in range(count)]
    return [seat for seat in order if not w.realms[seat].out]


def _one_of_two(s: State, seat: int) -> Flow[str | None]:
    """Forty Thieves: the drawer picks one of two cards, the other goes under the deck."""
    drawn = [card for _ in range(2) if (card := decks.take_top(s, DECK)) is not None]
    if not drawn:
        return None
    s.sealed += 1
    s.offer, s.searcher, s.searched = tuple(drawn), OPEN, DECK
    s.tell(log.TwoEvents, seat=seat, events=drawn)

    def build() -> tuple[Option, ...]:
        return tuple(plain("pick-event", f"event:{card}") for card in s.offer)

    option = yield from ask(seat, Text("homm3-ask-pick-event"), build)
    card = option.refs[0].partition(":")[2]
    under = decks.without(s.offer, card)
    s.offer, s.searcher, s.searched = (), -1, ""
    s.decks[DECK] = s.decks[DECK]._replace(cards=under + s.decks[DECK].cards)
    return card


def put_back(s: State, seat: int | None) -> None:
    """Cards that others have put unseen into a pool might still be where they came from."""
    for card, (giver, source) in zip(s.offer, s.map.notes.get(POOL, ()), strict=False):
        if _knows(s, seat, giver, source):
            continue
        if source in s.decks:
            s.decks[source] = s.decks[source]._replace(cards=(*s.decks[source].cards, card))
        else:
            s.players[giver].deck += (card,)


def imagine(s: State, seat: int | None, rng: Rng) -> None:
    """What others have chosen unseen might be anything that they could choose."""
    notes = s.map.notes
    if BIDS in notes:
        notes[BIDS] = tuple(
            (other, bid if other == seat else rng.below(s.players[other].gold + 1))
            for other, bid in notes[BIDS]
        )
    if POOL in notes:
        s.offer = tuple(
            card if _knows(s, seat, giver, source) else _chosen(s, giver, source, rng)
            for card, (giver, source) in zip(s.offer, notes[POOL], strict=True)
        )


def veil(s: State, seat: int) -> None:
    """What others have chosen unseen."""
    notes = s.map.notes
    if BIDS in notes:
        notes[BIDS] = tuple(
            (other, bid if other == seat else a_veil()) for other, bid in notes[BIDS]
        )
    if POOL in notes:
        s.offer = tuple(
            card if _knows(s, seat, giver, source) else a_veil()
            for card, (giver, source) in zip(s.offer, notes[POOL], strict=True)
        )


def _knows(s: State, seat: int | None, giver: int, source: str) -> bool:
    """Whether a seat knows a card of a pool: its own, or one of an ally who shows all cards."""
    return giver == seat or (source not in s.decks and shown(s, seat, giver))


def _chosen(s: State, owner: int, source: str, rng: Rng) -> str:
    """A card for the pool, out of a shuffled deck or of what a player holds unseen."""
    if source in s.decks:
        *cards, top = s.decks[source].cards
        s.decks[source] = s.decks[source]._replace(cards=tuple(cards))
        return top
    player = s.players[owner]
    unseen = Counter(player.hand) - Counter(player.known) + Counter(player.deck)
    unseen -= Counter(player.secret)
    card = rng.pick(sorted(card for card in unseen.elements() if CARDS[card].kind in GIVEN))
    if card in player.deck:
        player.deck = decks.without(player.deck, card)
    else:  # a card of the deck takes its place in the hand
        player.hand = (*decks.without(player.hand, card), player.deck[-1])
        player.deck = player.deck[:-1]
    return card
