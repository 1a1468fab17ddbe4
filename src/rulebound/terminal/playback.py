"""Looking at a record again."""

from typing import Any

from rich.console import Console
from rich.text import Text

import rulebound
from rulebound import Match
from rulebound.terminal.keyboard import Keyboard, Leave
from rulebound.terminal.records import after
from rulebound.terminal.reports import result_table
from rulebound.terminal.table import painter_for
from rulebound.terminal.words import Refused, Words


class Playback:
    def __init__(
        self, record: dict[str, Any], seat: int | None, console: Console, words: Words
    ) -> None:
        self.match = rulebound.replay(record)
        self.record = record
        self.seat = seat
        self.console = console
        self.words = words
        self.game = self.match.setup.game
        if seat is not None and not 0 <= seat < self.match.seats:
            raise Refused(words("cli-error-seat", number=seat + 1, count=self.match.seats))
        self.names = [words("cli-player", number=n + 1) for n in range(self.match.seats)]

    def show(self, at: int | None, with_log: bool) -> None:
        """The table at the end, or after so many choices."""
        match = self.match
        if at is not None:
            if not 0 <= at <= match.seq:
                raise Refused(self.words("cli-error-at", at=at, count=match.seq))
            match = after(self.record, at)
        if with_log:
            self._log(match, 0)
        self._table(match)
        if match.result is None:
            self._say(self.words("cli-replay-open", at=match.seq, count=self.match.seq))
        self._result(match)

    def branch(self, at: int | None) -> Match:
        """The match after so many choices, to be played on; the record stays as it is."""
        count = self.match.seq if at is None else at
        if not 0 <= count <= self.match.seq:
            raise Refused(self.words("cli-error-at", at=count, count=self.match.seq))
        match = after(self.record, count)
        if match.decision is None:
            raise Refused(self.words("cli-hint-over"))
        return match

    def step(self, at: int | None) -> None:
        """From choice to choice, with Enter."""
        keyboard = Keyboard(self.console, self.words)
        match = after(self.record, at or 0)
        told = len(match.log(self.seat))
        self._table(match)
        try:
            for choice in self.record["choices"][match.seq :]:
                self._say(self.words("cli-replay-step", at=match.seq, count=self.match.seq))
                if keyboard.line().casefold().startswith("q"):
                    return
                match = after(self.record, match.seq + 1)
                self._say(f"{match.seq}. {choice}", "bold cyan")
                self._log(match, told)
                told = len(match.log(self.seat))
                self._table(match)
        except Leave:
            return
        self._result(match)

    def _table(self, match: Match) -> None:
        painter = painter_for(match, self.words, self.names, self.console, self.seat)
        self.console.print(painter.table(match.view(self.seat)))

    def _log(self, match: Match, start: int) -> None:
        words = painter_for(match, self.words, self.names, self.console, self.seat).words
        for event in match.log(self.seat)[start:]:
            style = "bold" if event["kind"] == "turn" else ""
            indent = "" if event["kind"] == "turn" else "  "
            self._say(indent + words.event(self.game, event, self.names), style)

    def _result(self, match: Match) -> None:
        if match.result is not None:
            painter = painter_for(match, self.words, self.names, self.console)
            self.console.print(
                result_table(self.game, match.result, self.names, painter, self.words)
            )

    def _say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))
