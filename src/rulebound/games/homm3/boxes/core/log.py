"""What happens only with the core box, as the log tells it."""

from typing import Literal

from typing_extensions import TypedDict


class Covered(TypedDict):
    unit: str
    card: str


class Grail(TypedDict):
    seat: int


class GuardReplaced(TypedDict):
    seat: int
    troop: str
    unit: str


class Lifted(TypedDict):
    unit: str
    card: str


class ShuffledIn(TypedDict):
    seat: int
    count: int


class Spied(TypedDict):
    seat: int
    deck: str
    place: Literal["top", "bottom"]


class Swapped(TypedDict):
    unit: str
    target: str
