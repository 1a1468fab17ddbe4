"""The match of a table, rebuilt from what the store keeps: its setup, its prefix, its journal."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

import rulebound
from rulebound import Match, Text, replay
from rulebound.core.errors import CannotUndo
from rulebound.core.game import Result
from rulebound.core.match import FORMAT
from rulebound.server.matches.affairs import Affairs
from rulebound.server.matches.consent import MATCH_ACTS
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


class Step(NamedTuple):
    """An act of the match that is in force, and how many choices the record held after it."""

    number: int
    kind: ActKind
    seat: int
    notation: str
    after: int


class Play:
    """A match at a table, by the rules of today."""

    __slots__ = (
        "_begins",
        "_clock",
        "_opened",
        "_steps",
        "affairs",
        "match",
        "seq",
        "settled",
        "stood_in",
    )

    def __init__(self, table: TableRow, acts: Iterable[ActRow] = ()) -> None:
        today = {"rules": rulebound.game(table.game).rules}
        self._begins = record_of(table) | today
        self.match: Match = replay(self._begins)
        self.seq = 0
        """How many acts there have been."""
        self.settled = 0
        """How many there had been when the match was last changed."""
        self._opened = [table.started or table.created]
        """When each decision since the prefix was first open."""
        self.stood_in: list[tuple[int, int]] = []
        """The choices that bots made in the places of people, as events count them, and the
        seats."""
        self._steps: list[Step] = []
        self._clock = table.clock
        self.affairs = Affairs(table, self)
        self.affairs.go_on(self.turn, self.since)
        for act in acts:
            self.do(act)

    @property
    def turn(self) -> int | None:
        """The seat that has to choose."""
        decision = self.match.decision
        return None if decision is None or self.affairs.ending is not None else decision.seat

    @property
    def result(self) -> Result | None:
        ending = self.affairs.ending
        return self.match.result if ending is None else ending.result

    @property
    def reason(self) -> Text | None:
        """Why it is over."""
        if self.affairs.ending is not None:
            return self.affairs.ending.reason
        return None if self.match.result is None else self.match.result.reason

    @property
    def since(self) -> datetime:
        """When the present decision was first open. Taking back does not turn the clock back."""
        return self._opened[-1]

    @property
    def until(self) -> datetime | None:
        """When the time of whoever has to choose is over; ``None``: no clock runs."""
        if self._clock is None or self.affairs.paused is not None:
            return None
        if self.affairs.clocks is not None:
            return self.affairs.clocks.until
        return self.since + timedelta(seconds=self._clock.seconds)

    def apply(
        self, kind: ActKind, seat: int, notation: str, when: datetime, bot: str | None = None
    ) -> str:
        """Do one act and return its notation: of an undo, what was taken back.

        A refused act raises and changes nothing.
        """
        if kind in MATCH_ACTS:
            notation = self._play(kind, seat, notation, when, bot)
            self._steps.append(Step(self.seq, kind, seat, notation, self.match.seq))
            self.settled = self.seq + 1
        else:
            self._see_to(kind, seat, notation, when)
        self.seq += 1
        return notation

    def do(self, act: ActRow) -> str:
        """The same with all that the journal says of it."""
        return self.apply(act.kind, act.seat, act.notation, act.created, act.bot)

    def _play(
        self, kind: ActKind, seat: int, notation: str, when: datetime, bot: str | None
    ) -> str:
        if kind == "choose":
            self.match.choose(notation, seat=seat)
            if bot is None:
                self.affairs.chosen(seat, when)
            else:
                self.stood_in.append((self.match.seq, seat))
            self._opened.append(when)
        elif kind == "aside":
            self.match.aside(seat, notation)
        else:
            notation = self.match.undo(seat=seat)
            if len(self._opened) > 1:
                self._opened.pop()
            self._forget(self.match.seq)
        self.affairs.go_on(self.turn, when, back=kind == "undo")
        return notation

    def _see_to(self, kind: ActKind, seat: int, notation: str, when: datetime) -> None:
        agreed = self.affairs.do(self.seq, kind, seat, notation, when)
        if agreed is not None and agreed.what == "back":
            self._go_back(agreed.by, agreed.to, when)
        if self.turn is None:
            self.affairs.go_on(None, when)

    # ---- taking back ----

    def stands_at(self, choices: int) -> int | None:
        """After how many acts the record held so many choices, all of which are in force."""
        for step in reversed(self._steps):
            if step.after == choices:
                return step.number + 1
        return 0 if choices == len(self._begins["choices"]) else None

    def before_last(self, seat: int) -> int | None:
        """How many choices were made before the last one of a seat."""
        for step in reversed(self._steps):
            if step.kind == "choose" and step.seat == seat:
                return step.after - 1
        return None

    def choices_at(self, acts: int) -> int:
        """How many choices the record held after so many acts."""
        after = [step.after for step in self._steps if step.number < acts]
        return after[-1] if after else len(self._begins["choices"])

    def _go_back(self, by: int, to: int, when: datetime) -> None:
        """The match stands again where it stood after so many acts; the seed is the same, so what
        was drawn will be drawn again."""
        steps = [step for step in self._steps if step.number < to]
        match = replay(self._begins)
        for step in steps:
            if step.kind == "choose":
                match.choose(step.notation, seat=step.seat)
            elif step.kind == "aside":
                match.aside(step.seat, step.notation)
            else:
                match.undo(seat=step.seat)
        gone = self.match.seq - match.seq
        self._steps, self.match = steps, match
        self._opened = [when]
        self.settled = self.seq + 1
        self._forget(match.seq)
        self.affairs.go_back(match.seq)
        self.affairs.tell("back", by, to=match.seq, count=gone)
        self.affairs.go_on(self.turn, when, back=True)

    def _forget(self, choices: int) -> None:
        """What bots chose after so many choices was taken back."""
        self.stood_in = [(at, seat) for at, seat in self.stood_in if at <= choices]

    def stood(self, time: timedelta) -> None:
        """The clock stood for so long: everything was open so much later."""
        self._opened = [opened + time for opened in self._opened]

    def check_undo(self, when: datetime) -> None:
        """Refuse to go back to a decision whose time is over: a bot would choose there at once."""
        if self.seq >= MOST_ACTS:
            raise CannotUndo("too much was done at this table to take anything back")
        clock = self._clock
        if clock is None or clock.counts != "choice" or len(self._opened) < 2:
            return
        if self._opened[-2] + timedelta(seconds=clock.seconds) <= when:
            raise CannotUndo("the time for that choice is over")


def common_start(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> int:
    """With how many equal events two logs begin."""
    number = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            break
        number += 1
    return number
