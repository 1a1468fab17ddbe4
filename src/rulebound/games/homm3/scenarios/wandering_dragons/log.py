"""What happens only in Wandering Dragons, as the log tells it."""

from typing_extensions import TypedDict


class Burned(TypedDict):
    seat: int
    field: str


class Dragons(TypedDict):
    troops: list[str]


class DragonsRolled(TypedDict):
    faces: list[str]
    steps: int
