"""The missions that lay cards before the players: open, covered or in a pile (UR-14.13, 18, 19)."""

from typing import Final

from rulebound.games.urbno import events
from rulebound.games.urbno.cards import CODES, OF_RANK, Rank, set_of
from rulebound.games.urbno.layout import may_have_come
from rulebound.games.urbno.missions.goals import Exactly, PerCard, PerTrick
from rulebound.games.urbno.missions.mission import Mission
from rulebound.games.urbno.state import Cards, State


class HalfOpen(Mission):
    """UR-14.13: the first three cards lie open, the others are the hand."""

    def lay_out(self, s: State, seat: int, cards: Cards) -> Cards:
        s.open[seat] = set_of(cards[:3])
        return cards[3:]


class CoveredColumns(Mission):
    """UR-14.18: four covered cards with an open one on each; playing that takes the other up."""

    def clear(self, s: State) -> None:
        s.columns = [()] * s.seats

    def lay_out(self, s: State, seat: int, cards: Cards) -> Cards:
        s.columns[seat] = tuple(zip(cards[4:], cards[:4], strict=True))
        s.open[seat] = set_of(cards[4:])
        return ()

    def refill(self, s: State, seat: int, played: int) -> None:
        columns = s.columns[seat]
        for place, (top, under) in enumerate(columns):
            if top == played:
                s.columns[seat] = columns[:place] + columns[place + 1 :]
                _take_up(s, seat, under)
                break


class DwarfsAndWizards(Mission):
    """UR-14.19: four cards are a pile; after each play its top card is drawn."""

    def clear(self, s: State) -> None:
        s.piles = [()] * s.seats

    def lay_out(self, s: State, seat: int, cards: Cards) -> Cards:
        s.piles[seat] = cards[:4]
        return cards[4:]

    def refill(self, s: State, seat: int, played: int) -> None:
        if s.piles[seat]:
            card = s.piles[seat][-1]
            s.piles[seat] = s.piles[seat][:-1]
            _take_up(s, seat, card)


def _take_up(s: State, seat: int, card: int) -> None:
    s.hands[seat] |= 1 << card
    may_have_come(s, seat)
    s.sealed += 1
    s.tell_only(seat, events.TookUp, card=CODES[card])


half_open: Final = HalfOpen(13, 6, +1, Exactly(1))
covered_columns: Final = CoveredColumns(18, 8, +1, PerTrick(), points=1)
dwarfs_and_wizards: Final = DwarfsAndWizards(
    19, 8, +1, PerCard(OF_RANK[Rank.DWARF] | OF_RANK[Rank.WIZARD]), points=1
)
