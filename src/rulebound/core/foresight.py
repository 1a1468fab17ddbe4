"""What a choice is certain to bring: what it brings in every imagined match alike."""

from collections.abc import Iterable
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from rulebound.core.events import Log

if TYPE_CHECKING:
    from rulebound.core.game import State

WORLDS: Final = 16
"""So many imagined matches agree by chance on one of two hidden things once in 32768 times."""
CALM: Final = 2
"""So many are enough if nothing hidden comes to light in them."""


class Foresight(Log):
    """The events of a choice in an imagined match, up to where chance has a say."""

    __slots__ = ("_count", "_sealed", "_state")

    def __init__(self, state: "State") -> None:
        super().__init__()
        self._state = state
        self._sealed = state.sealed
        self._count = state.rng.count

    @property
    def calm(self) -> bool:
        """Nothing hidden or random has come to light."""
        return self._state.sealed == self._sealed and self._state.rng.count == self._count

    def tell(self, kind: str, eyes: int, args: dict[str, Any]) -> None:
        if self._state.rng.count == self._count:
            super().tell(kind, eyes, args)


def certain(worlds: Iterable[Foresight], seat: int) -> list[dict[str, Any]]:
    """The events with which all the worlds begin, as far as the seat sees them."""
    common: list[dict[str, Any]] | None = None
    all_calm = True
    for number, world in enumerate(worlds, 1):
        told = [event.to_json() for event in world.seen_by(seat)]
        common = told if common is None else _common_start(common, told)
        all_calm = all_calm and world.calm
        if not common or (all_calm and number == CALM):
            break
    return common or []


def _common_start(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> list[dict[str, Any]]:
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return [event for event, _ in pairs]
