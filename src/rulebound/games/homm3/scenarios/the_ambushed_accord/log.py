"""What happens only in The Ambushed Accord, as the log tells it."""

from typing_extensions import TypedDict


class BuiltEarly(TypedDict):
    seat: int
    building: str


class RevealRefused(TypedDict):
    seat: int
