"""Mission 14: a card on the table gives each trick its dominant colour (UR-14.14)."""

from typing import Final

from rulebound.games.urbno import events
from rulebound.games.urbno.cards import CODES, colour_of
from rulebound.games.urbno.missions.goals import Exactly
from rulebound.games.urbno.missions.mission import Mission
from rulebound.games.urbno.state import State


class ShiftingColour(Mission):
    table_cards = 6

    def begin_trick(self, s: State) -> None:
        card = s.table[s.turned]
        s.dominant = colour_of(card)
        s.turned += 1
        s.sealed += 1
        s.tell(events.Turned, card=CODES[card])


shifting_colour: Final = ShiftingColour(14, 6, +1, Exactly(2))
