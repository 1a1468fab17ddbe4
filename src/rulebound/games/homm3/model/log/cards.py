"""What happens to cards and hands, in a combat and on the map, as the log tells it.

Of two kinds of which one is ``Hidden``, whoever may know the card is told the other.
"""

from typing_extensions import TypedDict

# ---- playing ----


class Played(TypedDict):
    seat: int
    card: str
    mode: str


class Used(TypedDict):
    seat: int
    card: str


class Cast(TypedDict):
    """``units``: its targets."""

    seat: int
    card: str
    power: int
    units: list[str]


class SpellFailed(TypedDict):
    card: str


class Lasts(TypedDict):
    """An effect of a card goes on; ``unit`` is empty if it is nobody's in particular."""

    card: str
    unit: str
    what: str


class PowerLost(TypedDict):
    seat: int
    power: int


class Returned(TypedDict):
    seat: int
    card: str


# ---- hands and decks ----


class Drew(TypedDict):
    seat: int
    cards: list[str]


class DrewHidden(TypedDict):
    seat: int
    count: int


class Discarded(TypedDict):
    seat: int
    card: str


class Looked(TypedDict):
    seat: int
    deck: str
    count: int


class Kept(TypedDict):
    seat: int
    card: str


class KeptHidden(TypedDict):
    seat: int
    deck: str


class Took(TypedDict):
    seat: int
    deck: str
    card: str


class LaidOff(TypedDict):
    seat: int
    deck: str
    card: str


class Fetched(TypedDict):
    seat: int
    card: str


class Removed(TypedDict):
    seat: int
    card: str


class Reshuffled(TypedDict):
    deck: str


# ---- morale ----


class Morale(TypedDict):
    seat: int
    morale: int


class SpentMorale(TypedDict):
    seat: int
    use: str
