"""What happens only with the Conflux box, as the log tells it."""

from typing_extensions import TypedDict


class Elementals(TypedDict):
    deck: str
    troop: str
    troops: list[str]
