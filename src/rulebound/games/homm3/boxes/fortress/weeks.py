"""Astrologers Proclaim cards of the Fortress."""

from typing import Final

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3.boxes.common import weeks_and_events
from rulebound.games.homm3.boxes.common.weeks_and_events import each
from rulebound.games.homm3.boxes.fortress import BOX
from rulebound.games.homm3.map.weeks import (
    FORTY_THIEVES,
    Holds,
    Week,
    week,
)
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask

PLANES: Final = 2


def _big_cleanup(s: State, seat: int) -> Flow[None]:
    yield from ()
    hand = s.players[seat].hand
    for card in hand:
        decks.put_off(s, seat, card)
    decks.draw(s, seat, len(hand))


week(Week("big_cleanup", BOX, do=each(_big_cleanup)))
week(Week(FORTY_THIEVES, BOX, until=Holds.NEXT, redraw=lambda s: not s.rules.events))


def _plane_between_planes(s: State, seat: int) -> Flow[None]:
    """Up to two cards of hand and discard pile leave the game."""
    player = s.players[seat]

    def build() -> tuple[Option, ...]:
        return (
            *(plain("remove", f"card:{card}", "zone:hand") for card in sorted(set(player.hand))),
            *(
                plain("remove", f"card:{card}", "zone:discard")
                for card in sorted(set(player.discard))
            ),
            plain("enough-removed"),
        )

    for count in range(PLANES):
        option = yield from ask(seat, Text("homm3-ask-remove-any", {"count": count}), build)
        if option.kind == "enough-removed":
            return
        if option.refs[1] == "zone:hand":
            decks.remove_from_hand(s, seat, weeks_and_events.name(option))
        else:
            weeks_and_events.remove_discarded(s, seat, weeks_and_events.name(option))


week(Week("plane_between_planes", BOX, do=each(_plane_between_planes)))
