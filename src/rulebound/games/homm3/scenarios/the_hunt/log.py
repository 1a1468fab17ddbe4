"""What happens only in The Hunt, as the log tells it."""

from typing_extensions import TypedDict


class Acid(TypedDict):
    unit: str


class Boss(TypedDict):
    troop: str


class BossArtifact(TypedDict):
    unit: str
    card: str
    sort: str


class BossLearned(TypedDict):
    unit: str
    card: str


class BossSlain(TypedDict):
    seat: int
    troop: str


class Devoured(TypedDict):
    unit: str
    target: str


class Mirage(TypedDict):
    unit: str


class ShuffledDiscards(TypedDict):
    deck: str
