"""What the log tells of the Rampart's cards."""

from typing_extensions import TypedDict


class Saddened(TypedDict):
    """A unit loses its activation."""

    unit: str
