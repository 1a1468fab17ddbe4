"""Who is at a table: through this process and through others."""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Final

from rulebound.server.live.listeners import Listener

MOST_WATCHERS: Final = 40
"""So many are named: a notification holds less than 8000 bytes, and everybody is told of each."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is at a table through one process: seats, and names of watchers."""

    seats: frozenset[int]
    watchers: tuple[str, ...]
    looking: frozenset[int] = frozenset()
    """The seats of which somebody looks at a page; others have theirs open behind something."""


def presence_of(listeners: Iterable[Listener]) -> Presence:
    """Who has one of these pages open."""
    seats, watchers, looking = set(), set(), set()
    for listener in listeners:
        if listener.seat is not None:
            seats.add(listener.seat)
            if listener.visible:
                looking.add(listener.seat)
        elif listener.name:
            watchers.add(listener.name)
    return Presence(frozenset(seats), tuple(sorted(watchers)), frozenset(looking))


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


class LookingElsewhere:
    """Who looks at a page through other processes, at tables that need not be in memory here."""

    def __init__(self) -> None:
        self._at: dict[str, Elsewhere] = {}

    def note(self, process: str, table_id: str, presence: Presence, until: float) -> None:
        # What was told first is no longer believed first.
        for old in tuple(islice(self._at, 8)):
            if not self._at[old].all():
                del self._at[old]
        told = self._at.pop(table_id, None) or Elsewhere()
        told.note(process, presence, until)
        self._at[table_id] = told

    def at(self, table_id: str) -> frozenset[int]:
        told = self._at.get(table_id)
        found = () if told is None else told.all()
        return frozenset().union(*(presence.looking for presence in found))
