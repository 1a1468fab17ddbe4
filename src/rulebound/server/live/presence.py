"""Who is at a table: through this process and through others."""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rulebound.server.live.listeners import Listener

MOST_WATCHERS: Final = 40
"""So many are named: a notification holds less than 8000 bytes, and everybody is told of each."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is at a table through one process: seats, and names of watchers."""

    seats: frozenset[int]
    watchers: tuple[str, ...]


def presence_of(listeners: Iterable[Listener]) -> Presence:
    """Who has one of these pages open."""
    seats, watchers = set(), set()
    for listener in listeners:
        if listener.seat is not None:
            seats.add(listener.seat)
        elif listener.name:
            watchers.add(listener.name)
    return Presence(frozenset(seats), tuple(sorted(watchers)))


class Elsewhere:
    """Who is at a table through other processes, as long as what they said is believed."""

    def __init__(self) -> None:
        self._told: dict[str, tuple[float, Presence]] = {}

    def note(self, process: str, presence: Presence, until: float) -> None:
        moment = time.monotonic()
        believed = {name: told for name, told in self._told.items() if told[0] > moment}
        self._told = believed | {process: (until, presence)}

    def all(self) -> list[Presence]:
        moment = time.monotonic()
        return [presence for until, presence in self._told.values() if until > moment]
