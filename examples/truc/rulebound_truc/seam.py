"""What goes to a client; ``make wire`` makes ``web/wire.ts`` of it."""

from typing import Literal

from typing_extensions import TypedDict

from rulebound.core.events import kind_of
from rulebound.core.seam import Seam


class SeatView(TypedDict):
    points: int
    cards: int
    played: list[str]
    """In this round."""


class View(TypedDict):
    you: int | None
    target: int
    dealer: int
    leader: int
    stake: int
    offered: int | None
    """The stake that has to be accepted or not."""
    seats: list[SeatView]
    takers: list[int]
    """Of the tricks of this round; below zero: it is spoilt."""
    hand: list[str] | None


class Facts(TypedDict):
    ranks: list[str]
    """From low to high."""


Outcome = Literal["takes", "loses", "spoils"]


class Helps(TypedDict):
    cards: dict[str, Outcome]
    """What each card in hand would do to the card that was led."""


class Dealt(TypedDict):
    seat: int


class Got(TypedDict):
    cards: list[str]


class Raised(TypedDict):
    seat: int
    stake: int


class Accepted(TypedDict):
    seat: int


class Folded(TypedDict):
    seat: int


class Played(TypedDict):
    seat: int
    card: str


class Trick(TypedDict):
    seat: int  # below zero: nobody


class Round(TypedDict):
    seat: int
    points: int


EVENTS = (Dealt, Got, Raised, Accepted, Folded, Played, Trick, Round)
SEAM = Seam(View, Facts, Helps, {kind_of(event): event for event in EVENTS})
