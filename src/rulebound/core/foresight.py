"""What a choice is certain to bring: all that follows from what the seat sees, and nothing else.

The choice is made in a match in which everything hidden from the seat lies under a
:mod:`veil <rulebound.core.veil>` and no random number can be drawn. It goes on until the script
wants to know what cannot be known. What it has told by then is true wherever the seat's view is.
"""

from collections.abc import Iterable
from itertools import takewhile
from typing import Any, Final

from rulebound.core.events import Log, eye
from rulebound.core.veil import Unseen, is_veiled

WORLDS: Final = 2
"""Beneath the veils lie imagined matches, so nothing real is there to be seen. They agree if the
game has veiled all that it deals again; if it has not, what differs is cut off."""


class Foresight(Log):
    """The events of a choice, as far as the seat can know them."""

    __slots__ = ("_mine",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._mine = eye(seat)

    def tell(self, kind: str, eyes: int, args: dict[str, Any]) -> None:
        if eyes & self._mine:
            if is_veiled(args):
                raise Unseen
            super().tell(kind, eyes, args)

    def to_json(self) -> list[dict[str, Any]]:
        return [event.to_json() for event in self.events]


def common_start(worlds: Iterable[Foresight]) -> list[dict[str, Any]]:
    """The events with which all the worlds begin."""
    first, *others = (world.to_json() for world in worlds)
    for other in others:
        pairs = takewhile(lambda pair: pair[0] == pair[1], zip(first, other, strict=False))
        first = [event for event, _ in pairs]
    return first
