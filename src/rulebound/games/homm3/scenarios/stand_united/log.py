"""What happens only in Stand United, as the log tells it."""

from typing_extensions import TypedDict


class JoinedShared(TypedDict):
    troop: str


class ObeliskUnits(TypedDict):
    seat: int
    troops: list[str]
