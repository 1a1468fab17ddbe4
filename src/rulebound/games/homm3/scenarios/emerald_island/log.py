"""What happens only in Emerald Island, as the log tells it."""

from typing_extensions import TypedDict


class FellBack(TypedDict):
    seat: int
    level: int


class LastBattle(TypedDict):
    seat: int


class NotPermitted(TypedDict):
    seat: int
    to: int


class VisitAgain(TypedDict):
    seat: int
    location: str
