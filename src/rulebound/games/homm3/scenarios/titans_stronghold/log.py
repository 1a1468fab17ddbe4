"""What happens only in Titans' Stronghold, as the log tells it."""

from typing_extensions import TypedDict


class StrongholdDeck(TypedDict):
    count: int


class StrongholdLeft(TypedDict):
    count: int
