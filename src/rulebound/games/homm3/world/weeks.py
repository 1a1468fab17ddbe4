"""Astrologers Proclaim cards (H3-3.6, Appendix A.8)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3 import decks
from rulebound.games.homm3.players import Deck
from rulebound.games.homm3.state import State
from rulebound.games.homm3.world.world import MAIN, SECOND

DECK: Final = "astrologers"


def nothing(s: State) -> Flow[None]:
    yield from ()


@dataclass(frozen=True, slots=True)
class Week:
    """A card: what happens when it is revealed, and whether it holds on after that."""

    id: str
    box: str = "core"
    do: Callable[[State], Flow[None]] = nothing
    lasts: bool = False
    """Until the next card is revealed."""
    movement: int = 0
    """Movement points more or less for every hero while it holds."""
    hand: int = 0
    """Added to hand limits while it holds."""
    copies: int = 1


WEEKS: Final[dict[str, Week]] = {}


def week(card: Week) -> Week:
    WEEKS[card.id] = card
    return card


def shuffle(s: State) -> None:
    """H3-2.2 step 20."""
    ids = [w.id for w in WEEKS.values() if w.box in s.rules.boxes for _ in range(w.copies)]
    s.decks[DECK] = Deck(s.rng.shuffled(ids))


def proclaim(s: State) -> Flow[None]:
    """The next card is revealed; what held until now ends."""
    card = decks.take_top(s, DECK)
    if card is None:
        return
    s.sealed += 1
    decks.lay_off(s, DECK, card)
    s.map.proclaimed = (card,) if WEEKS[card].lasts else ()
    s.tell("proclaimed", week=card)
    yield from WEEKS[card].do(s)


def add_movement(s: State, seat: int) -> None:
    realm = s.map.realms[seat]
    for card in s.map.proclaimed:
        for hero in (MAIN, SECOND):
            if realm.heroes[hero] is not None:
                realm.add_movement(hero, WEEKS[card].movement)


def hand_bonus(s: State) -> int:
    return sum(WEEKS[card].hand for card in s.map.proclaimed)


def after_income(s: State) -> None:
    """What cards of the last Astrologers' Round add to the income of this one."""
