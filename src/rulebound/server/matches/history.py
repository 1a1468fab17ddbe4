"""Walking through a match that was played."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

from rulebound import Match, replay

REMEMBERED: Final = 16
AT_ONCE: Final = 2
"""So many histories are walked through at a time, so that moves of the present do not wait."""


class History:
    """A record and a match that stands somewhere in it.

    Going on is cheap; going back means to begin at the beginning.
    """

    def __init__(self, record: dict[str, Any]) -> None:
        self.choices: list[str] = record["choices"]
        self._empty = {**record, "choices": []}
        self._match = replay(self._empty)
        self.deciders = [self._decider()]
        """Who had to choose after each number of choices."""
        for choice in self.choices:
            self._match.take(choice)
            self.deciders.append(self._decider())

    def _decider(self) -> int | None:
        return None if self._match.decision is None else self._match.decision.seat

    @property
    def turns(self) -> list[int]:
        """The numbers of choices after which another seat had to choose."""
        return [
            number
            for number in range(1, len(self.deciders))
            if self.deciders[number] not in (None, self.deciders[number - 1])
        ]

    def at(self, number: int) -> Match:
        """The match after so many choices; good until the next call."""
        if number < self._match.seq:
            self._match = replay(self._empty)
        for choice in self.choices[self._match.seq : number]:
            self._match.take(choice)
        return self._match

    def choice(self, number: int) -> tuple[int | None, str | None]:
        """Who made the last of so many choices, and which it was."""
        if not number:
            return None, None
        choice = self.choices[number - 1]
        seat, aside, notation = choice.partition("! ")
        if aside and seat.isdecimal():
            return int(seat), notation
        return self.deciders[number - 1], choice


class Histories:
    """The matches that people look at now."""

    def __init__(self) -> None:
        self.walking = asyncio.Semaphore(AT_ONCE)
        self._histories: OrderedDict[str, History] = OrderedDict()

    def take(self, table_id: str, record: dict[str, Any]) -> History:
        """The history of a table, for the caller alone until it is put back."""
        known = self._histories.pop(table_id, None)
        return (
            known if known is not None and known.choices == record["choices"] else History(record)
        )

    def put(self, table_id: str, history: History) -> None:
        self._histories[table_id] = history
        while len(self._histories) > REMEMBERED:
            self._histories.popitem(last=False)
