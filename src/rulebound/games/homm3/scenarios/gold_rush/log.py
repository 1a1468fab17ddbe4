"""What happens only in Gold Rush, as the log tells it."""

from typing_extensions import TypedDict


class TookArtifact(TypedDict):
    seat: int
    other: int
    card: str


class TookResourceCard(TypedDict):
    seat: int
    card: str


class Tranche(TypedDict):
    gold: int


class TrancheFailed(TypedDict):
    seat: int
    gold: int
