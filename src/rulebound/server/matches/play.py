"""The match of a table, rebuilt from what the store keeps: its setup, its prefix, its journal."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, Final

import rulebound
from rulebound import Match, replay
from rulebound.core.errors import CannotUndo
from rulebound.core.match import FORMAT
from rulebound.server.store import ActKind, ActRow, TableRow

MOST_ACTS: Final = 20_000
"""From then on nothing is taken back, so that a journal cannot grow for ever."""


def record_of(table: TableRow) -> dict[str, Any]:
    """The record with which a table's match begins, by the rules with which it was begun."""
    return {
        "format": FORMAT,
        "game": table.game,
        "rules": table.rules,
        "seats": table.seats,
        "options": table.options,
        "seed": table.seed,
        "position": table.position,
        "choices": table.prefix or [],
    }


class Play:
    """A match at a table, by the rules of today."""

    __slots__ = ("_opened", "match", "seq")

    def __init__(self, table: TableRow, acts: Iterable[ActRow] = ()) -> None:
        today = {"rules": rulebound.game(table.game).rules}
        self.match: Match = replay(record_of(table) | today)
        self.seq = 0
        """How many acts there have been."""
        self._opened = [table.started or table.created]
        """When each decision since the prefix was first open."""
        for act in acts:
            self.apply(act.kind, act.seat, act.notation, act.created)

    @property
    def turn(self) -> int | None:
        """The seat that has to choose."""
        return None if self.match.decision is None else self.match.decision.seat

    @property
    def since(self) -> datetime:
        """When the present decision was first open. Taking back does not turn the clock back."""
        return self._opened[-1]

    def until(self, seconds: int | None) -> datetime | None:
        """When the time for the present decision is over."""
        return None if seconds is None else self.since + timedelta(seconds=seconds)

    def apply(self, kind: ActKind, seat: int, notation: str, when: datetime) -> str:
        """Do one act and return its notation: of an undo, what was taken back.

        A refused act raises and changes nothing.
        """
        if kind == "choose":
            self.match.choose(notation, seat=seat)
            self._opened.append(when)
        elif kind == "aside":
            self.match.aside(seat, notation)
        else:
            notation = self.match.undo(seat=seat)
            if len(self._opened) > 1:
                self._opened.pop()
        self.seq += 1
        return notation

    def check_undo(self, seconds: int | None, when: datetime) -> None:
        """Refuse to go back to a decision whose time is over: a bot would choose there at once."""
        if self.seq >= MOST_ACTS:
            raise CannotUndo("too much was done at this table to take anything back")
        if seconds is None or len(self._opened) < 2:
            return
        if self._opened[-2] + timedelta(seconds=seconds) <= when:
            raise CannotUndo("the time for that choice is over")


def common_start(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> int:
    """With how many equal events two logs begin."""
    number = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            break
        number += 1
    return number
