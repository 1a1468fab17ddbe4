"""What happens only in Sentinels, as the log tells it."""

from typing_extensions import TypedDict


class LaidWaste(TypedDict):
    field: str


class SpawnDice(TypedDict):
    faces: list[str]


class Spawned(TypedDict):
    rover: str
    field: str
    troops: list[str]
