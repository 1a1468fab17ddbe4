"""What happens only in Brothers in Arms, as the log tells it."""

from typing_extensions import TypedDict


class DealRefused(TypedDict):
    seat: int
    to: int


class FinalCombat(TypedDict):
    seat: int
    other: int
