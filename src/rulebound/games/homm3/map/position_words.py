"""The words of map positions: which lines there are besides those that combats have, too."""

from collections.abc import Container
from typing import Final

from rulebound.games.homm3.combat import position_words
from rulebound.games.homm3.combat.position_words import deck_keys
from rulebound.games.homm3.map import events, weeks
from rulebound.games.homm3.model.world import HEROES

DECKS: Final[dict[str, Container[str]]] = {
    **position_words.DECKS,
    weeks.DECK: weeks.WEEKS,
    events.DECK: events.EVENTS,
}
"""Shared decks, with the cards that each could have."""
NUMBERS: Final = {
    **dict.fromkeys(("round", "step", "first", "turn", "events"), 1000),
    "actions": 100_000,
    "power": 1000,
}
"""Numbers of the whole table, with what they stay below."""
MARK_FLAGS: Final = ("cube", "taken", "cleared")
ROVER_FLAGS: Final = ("citadel", "moves")
REALM_FLAGS: Final = ("housed", "settled", "out")
KEYS: Final = (
    *("phase", "board", "order", "proclaimed", "grail", "notes", "boxes", "won", "chain"),
    *NUMBERS,
    *deck_keys(DECKS),
)
SEAT_KEYS: Final = (
    *position_words.SEAT_KEYS,
    *HEROES,
    *("town", "income", "buildings", "fresh", "tokens", "cubes", "pool", "starting", "used"),
    *("lasting", "carries", "homeless", "state", "wants", "realm notes", "spent", "stored"),
)
