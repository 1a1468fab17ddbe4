"""What happens only in a random scenario, as the log tells it."""

from typing_extensions import TypedDict


class BuildTokenPost(TypedDict):
    seat: int


class HeldField(TypedDict):
    seat: int
    location: str
    points: int


class LaidTile(TypedDict):
    seat: int
    tile_kind: str
    field: str
