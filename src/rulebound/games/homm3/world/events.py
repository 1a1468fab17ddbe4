"""Event cards (H3-3.5, H3-13.20)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3 import decks
from rulebound.games.homm3.players import Deck
from rulebound.games.homm3.state import State

DECK: Final = "events"


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
    card = decks.take_top(s, DECK)
    if card is None:
        return
    s.sealed += 1
    decks.lay_off(s, DECK, card)
    seats = s.map.seats()
    first = s.map.events % len(seats)
    s.map.events += 1
    s.tell("event", seat=seats[first], event=card)
    yield from EVENTS[card].do(s, seats[first:] + seats[:first])
