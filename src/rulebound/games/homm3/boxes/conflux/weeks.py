"""Astrologers Proclaim cards of the Conflux."""

from typing import Final

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.boxes.conflux import BOX
from rulebound.games.homm3.boxes.conflux.log import Elementals
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.weeks import (
    ELEMENTALS,
    FACE_UP,
    MAGES,
    TRAIT,
    Holds,
    Week,
    face_up,
    turn_up,
    week,
)
from rulebound.games.homm3.model.kinds import KINDS, TIERS
from rulebound.games.homm3.model.occasions import while_proclaimed
from rulebound.games.homm3.model.players import Deck
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table.asking import confirm

SPELLS: Final = "spells"
WIDE: Final = 4
"""The Search of the Spell deck in the week of Spells."""

week(Week(MAGES, BOX, until=Holds.ROUND))
week(Week(SPELLS, BOX, until=Holds.NEXT))


@while_proclaimed(SPELLS, occasions.searching)
def _search_wider(s: State, seat: int, deck: str) -> Flow[None]:
    """A Search of the Spell deck may look at more cards."""
    may_widen = deck == "spell" and s.search < WIDE
    if may_widen and (yield from confirm(seat, Text("homm3-ask-wide-search"), "wide-search")):
        s.search = WIDE


def _elementals(s: State) -> Flow[None]:
    """In each deck but the azure one cards are discarded until Elementals lie on top, face up."""
    yield from ()
    for tier in TIERS[:-1]:
        gone: list[str] = []
        cards, discard = s.decks[tier]
        if not any(map(_elemental, cards)):
            cards, discard = s.rng.shuffled(cards + discard), ()
        if not any(map(_elemental, cards)):
            continue
        while not _elemental(cards[-1]):
            gone.append(cards[-1])
            cards = cards[:-1]
        s.decks[tier] = Deck(cards, (*discard, *gone))
        turn_up(s, tier, cards[-1:])
        s.sealed += 1
        s.tell(Elementals, deck=tier, troop=cards[-1], troops=gone)


def _elemental(card: str) -> bool:
    return TRAIT in KINDS[card].traits


def _elementals_end(s: State) -> None:
    """What still lies face up on top is discarded."""
    for tier in TIERS[:-1]:
        count = len(face_up(s, tier))
        s.map.notes.pop(FACE_UP + tier, None)
        if count:
            deck = s.decks[tier]
            s.decks[tier] = deck._replace(
                cards=deck.cards[:-count], discard=deck.discard + deck.cards[-count:]
            )


week(Week(ELEMENTALS, BOX, do=_elementals, until=Holds.NEXT, ends=_elementals_end, place=2))
