"""Where results are kept: one SQLite file, one row a match, one row a seat of it.

A match is known by its run, its deal and who sits where; the database itself sees to it that each
is there only once. It is written in one go when it is over, so whatever stops the program, a match
is there whole or not at all.
"""

import json
import re
import sqlite3
from array import array
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from math import isfinite
from pathlib import Path
from typing import Any, Final, Self

from rulebound.arena.matches import Finished
from rulebound.arena.pairings import LABEL, Meeting, seconds_of
from rulebound.core.errors import RuleboundError
from rulebound.core.game import game as game_called

_APPLICATION: Final = 0x52424152
"""Marks a SQLite file as ours."""
_VERSION: Final = 1
_SCHEMA: Final = {
    "runs": "CREATE TABLE runs (id INTEGER PRIMARY KEY, plan TEXT NOT NULL UNIQUE)",
    "matches": (
        "CREATE TABLE matches (id INTEGER PRIMARY KEY, run INTEGER NOT NULL REFERENCES runs, "
        "deal INTEGER NOT NULL, seating TEXT NOT NULL, seed INTEGER NOT NULL, "
        "reason TEXT NOT NULL, choices INTEGER NOT NULL, turns INTEGER NOT NULL, "
        "code TEXT NOT NULL, UNIQUE (run, deal, seating))"
    ),
    "seats": (
        "CREATE TABLE seats (match INTEGER NOT NULL REFERENCES matches, seat INTEGER NOT NULL, "
        "bot TEXT NOT NULL, place INTEGER NOT NULL, score REAL, thought BLOB NOT NULL, "
        "PRIMARY KEY (match, seat))"
    ),
}
_PATIENCE: Final = 60.0
"""Seconds to wait while another process writes."""
_MOST_SEATS: Final = 16
_LONGEST: Final = 1e9
_CODE: Final = re.compile("[0-9a-f]{12}")
_REASON: Final = re.compile("[a-z0-9_-]{1,100}")


class BadStore(RuleboundError):
    """Why a file cannot be used: a message of the command line, and what it speaks of."""

    def __init__(self, message: str, **about: str) -> None:
        super().__init__(f"{message}: {', '.join(about.values())}")
        self.message = message
        self.about = about


@dataclass(frozen=True, slots=True)
class Plan:
    """What all matches of a run have in common."""

    game: str
    rules: str
    seats: int
    options: Mapping[str, Any]
    seed: int
    seconds: float | None
    """How long a bot may think about a choice, unless its name says otherwise."""

    def to_text(self) -> str:
        return _text(asdict(self))

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Whatever is wrong with it is a ``ValueError``, a ``TypeError`` or an unknown game."""
        plan = cls(**json.loads(text))
        game = game_called(plan.game)
        whole = all(type(n) is int for n in (plan.seats, plan.seed))
        if not whole or plan.seats not in game.seats or not isinstance(plan.rules, str):
            raise ValueError("seats, seed and rules")
        if not isinstance(plan.options, dict) or not set(plan.options) <= set(_names(game)):
            raise ValueError("options")
        if plan.seconds is not None and not (
            isinstance(plan.seconds, int | float) and plan.seconds > 0
        ):
            raise ValueError("seconds")
        return plan

    def special(self) -> dict[str, Any]:
        """The options that are not as the game has them when nobody says anything."""
        game = game_called(self.game)
        usual = game.prepare(game.options.complete({}))
        return {
            name: value
            for name, value in sorted(self.options.items())
            if _text(value) != _text(usual.get(name))
        }


def _text(data: Any) -> str:
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def _names(game: Any) -> Iterator[str]:
    return (choice.name for choice in game.options.choices)


@dataclass(frozen=True, slots=True)
class Played:
    """A match that was played, as it is kept."""

    deal: int
    seating: Meeting
    """The labels of all seats."""
    places: tuple[int, ...]
    """By seat; 0 is the first place."""
    scores: tuple[float | None, ...]
    """By seat, if they are numbers."""
    seed: int
    reason: str
    choices: int
    turns: int
    code: str
    """Which program played it; see :mod:`rulebound.arena.code`."""
    thought: tuple["array[float]", ...] = field(default=(), compare=False)
    """How many seconds each seat thought about its choices."""

    @classmethod
    def of(cls, match: Finished, code: str) -> Self:
        shared = [seats for seats in match.ranking if seats]  # if nobody wins, the first is empty
        place = {seat: number for number, seats in enumerate(shared) for seat in seats}
        numbers = (float(s) if isinstance(s, int | float) else None for s in match.scores)
        return cls(
            match.number,
            match.labels,
            tuple(place[seat] for seat in range(len(match.labels))),
            tuple(numbers),
            match.seed,
            match.reason.id,
            match.choices,
            match.turns,
            code,
            match.thought,
        )


class Store:
    """Results in a file, or in memory if there is none. Use it in a ``with`` statement."""

    def __init__(self, path: Path | None, *, new: bool = True) -> None:
        """``new``: the file may be made; otherwise it is only read."""
        self.name = str(path or "")
        self._new = new
        if path is not None and not path.exists():
            if not new:
                raise BadStore("cli-arena-no-store", file=self.name)
            if not path.parent.is_dir():
                raise BadStore("cli-error-folder", file=self.name)
        with self._guarded():
            self._base = self._opened(path)
        try:
            with self._guarded():
                self._prepare()
        except BadStore:
            self._base.close()
            raise

    def _opened(self, path: Path | None) -> sqlite3.Connection:
        where = ":memory:" if path is None else path.resolve().as_uri()
        mode = "" if path is None else f"?mode={'rwc' if self._new else 'ro'}"
        return sqlite3.connect(where + mode, uri=True, timeout=_PATIENCE, isolation_level=None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(sqlite3.Error):  # one file again, unless another process is at it
            self._base.execute("PRAGMA journal_mode = DELETE")
        self._base.close()

    # ---- the file ----

    def _prepare(self) -> None:
        self._base.execute("PRAGMA trusted_schema = OFF")
        if self._new and not self._base.execute("SELECT 1 FROM sqlite_master").fetchone():
            with self._whole():
                if not self._base.execute("SELECT 1 FROM sqlite_master").fetchone():
                    for table in _SCHEMA.values():
                        self._base.execute(table)
                    self._base.execute(f"PRAGMA application_id = {_APPLICATION}")
                    self._base.execute(f"PRAGMA user_version = {_VERSION}")
        self._check()
        if self._new:
            self._base.execute("PRAGMA journal_mode = WAL")
            self._base.execute("PRAGMA synchronous = NORMAL")

    def _check(self) -> None:
        """Nothing but our tables, exactly as we make them: no trigger, no view."""
        if self._base.execute("PRAGMA application_id").fetchone() != (_APPLICATION,):
            raise BadStore("cli-arena-not-store", file=self.name)
        if self._base.execute("PRAGMA user_version").fetchone()[0] > _VERSION:
            raise BadStore("cli-error-newer", file=self.name)
        found = self._base.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        if dict(found.fetchall()) != _SCHEMA:
            raise BadStore("cli-arena-not-store", file=self.name)

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """What SQLite complains about, said as a refusal."""
        try:
            yield
        except sqlite3.OperationalError as error:  # locked, full, read-only …
            raise BadStore("cli-error-write", file=self.name, reason=str(error)) from error
        except sqlite3.Error as error:
            raise BadStore("cli-arena-not-store", file=self.name) from error

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """All of it is written, or nothing."""
        self._base.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._base.execute("ROLLBACK")
            raise
        self._base.execute("COMMIT")

    # ---- runs ----

    def run(self, plan: Plan) -> int:
        """The number of a run, which begins now if it is not there yet."""
        text = plan.to_text()
        with self._guarded():
            self._base.execute("INSERT OR IGNORE INTO runs (plan) VALUES (?)", (text,))
            row = self._base.execute("SELECT id FROM runs WHERE plan = ?", (text,)).fetchone()
        return int(row[0])

    def runs(self) -> dict[int, Plan]:
        with self._guarded():
            rows = self._base.execute("SELECT id, plan FROM runs ORDER BY id").fetchall()
        try:
            return {number: Plan.from_text(text) for number, text in rows}
        except (ValueError, TypeError, RecursionError, RuleboundError) as error:
            raise BadStore("cli-arena-spoilt", file=self.name, reason=str(error)[:200]) from error

    # ---- matches ----

    def add(self, run: int, match: Played) -> bool:
        """Keep a match; false if it was there already."""
        with self._guarded(), self._whole():
            row = self._base.execute(
                "INSERT OR IGNORE INTO matches"
                " (run, deal, seating, seed, reason, choices, turns, code)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    run,
                    match.deal,
                    ",".join(match.seating),
                    match.seed,
                    match.reason,
                    match.choices,
                    match.turns,
                    match.code,
                ),
            )
            if row.rowcount == 0:
                return False
            seats = zip(match.seating, match.places, match.scores, match.thought, strict=True)
            self._base.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (row.lastrowid, seat, bot, place, score, thought.tobytes())
                    for seat, (bot, place, score, thought) in enumerate(seats)
                ],
            )
        return True

    def matches(self, run: int) -> list[Played]:
        """All matches of a run, in the order of their deals."""
        with self._guarded():
            rows = self._base.execute(
                "SELECT id, deal, seating, seed, reason, choices, turns, code FROM matches"
                " WHERE run = ? ORDER BY deal, seating",
                (run,),
            ).fetchall()
            seats: dict[int, list[tuple[Any, ...]]] = {}
            with closing(
                self._base.execute(
                    "SELECT match, seat, bot, place, score, thought FROM seats"
                    " WHERE match IN (SELECT id FROM matches WHERE run = ?) ORDER BY match, seat",
                    (run,),
                )
            ) as found:
                for match, *seat in found:
                    seats.setdefault(match, []).append(tuple(seat))
        try:
            return [_played(row, seats.get(row[0], [])) for row in rows]
        except (ValueError, TypeError, AttributeError, RuleboundError) as error:
            raise BadStore("cli-arena-spoilt", file=self.name, reason=str(error)[:200]) from error


def _played(row: tuple[Any, ...], seats: list[tuple[Any, ...]]) -> Played:
    """A match as it was read; whatever we would not have written is refused."""
    number, deal, seating, seed, reason, choices, turns, code = row
    labels = tuple(seating.split(","))
    places = tuple(seat[2] for seat in seats)
    scores = tuple(seat[3] for seat in seats)
    _expect(0 < len(labels) <= _MOST_SEATS and all(map(LABEL.fullmatch, labels)), number, "bots")
    for label in labels:
        seconds_of(label, None)
    _expect([seat[:2] for seat in seats] == list(enumerate(labels)), number, "seats")
    _expect(sorted(set(places)) == list(range(len(set(places)))), number, "places")
    _expect(all(score is None or isfinite(score) for score in scores), number, "scores")
    counts = (deal, seed, choices, turns)
    _expect(all(type(n) is int and n >= 0 for n in counts), number, "counts")
    _expect(
        _CODE.fullmatch(code) is not None and _REASON.fullmatch(reason) is not None, number, "code"
    )
    thought = tuple(_seconds(seat[4], number) for seat in seats)
    return Played(deal, labels, places, scores, seed, reason, choices, turns, code, thought)


def _expect(fine: bool, number: int, what: str) -> None:
    if not fine:
        raise ValueError(f"match {number}: {what}")


def _seconds(data: bytes, number: int) -> "array[float]":
    seconds = array("f")
    _expect(len(data) % seconds.itemsize == 0, number, "seconds")
    seconds.frombytes(data)
    _expect(all(0 <= second < _LONGEST for second in seconds), number, "seconds")
    return seconds
