"""Records and positions as files."""

import json
from pathlib import Path
from typing import Any, Final

import rulebound
from rulebound import Match
from rulebound.core.errors import BadRecord
from rulebound.terminal.files import check_folder, write_text
from rulebound.terminal.words import Refused, Words

MAX_BYTES: Final = 5_000_000
MAX_NOTATION: Final = 500
"""No notation of any game comes near this length."""


def read_text(path: Path, words: Words) -> str:
    """A text file of at most 5 MB."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise Refused(words("cli-error-too-long", file=str(path), limit=MAX_BYTES // 1_000_000))
        return data.decode("utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refused(words("cli-error-read", file=str(path), reason=reason)) from error
    except UnicodeDecodeError as error:
        raise Refused(words("cli-error-not-text", file=str(path))) from error


def read_record(path: Path, words: Words) -> dict[str, Any]:
    """A record file; whether it can be replayed shows when it is."""
    try:
        record = json.loads(read_text(path, words))
    except (ValueError, RecursionError) as error:
        raise BadRecord(words("cli-error-not-json", file=str(path))) from error
    if not isinstance(record, dict) or _has_endless_choice(record):
        raise BadRecord(words("cli-error-not-json", file=str(path)))
    return record


def _has_endless_choice(record: dict[str, Any]) -> bool:
    choices = record.get("choices")
    return isinstance(choices, list) and any(
        isinstance(choice, str) and len(choice) > MAX_NOTATION for choice in choices
    )


def after(record: dict[str, Any], count: int) -> Match:
    """The match of a record after so many choices."""
    return rulebound.replay({**record, "choices": record["choices"][:count]})


class RecordFile:
    """Where a match is saved. Nothing but ``own``, its earlier record, is ever written over."""

    def __init__(self, words: Words, path: Path | None = None, own: Path | None = None) -> None:
        self._words = words
        self._mine = set() if own is None else {own.resolve()}
        self.path = path or own
        if self.path is not None:
            self._claim(self.path)

    def _claim(self, path: Path) -> None:
        if path.exists() and path.resolve() not in self._mine:
            raise Refused(self._words("cli-error-exists", file=str(path)))
        check_folder(path, self._words)

    def save(self, match: Match, path: Path | None = None) -> Path:
        """Write the match to the given file, the agreed one, or a new one in this folder."""
        goal = path or self.path or _free_name(match)
        self._claim(goal)
        write_text(goal, json.dumps(match.record(), indent=1) + "\n", self._words)
        self._mine.add(goal.resolve())
        self.path = goal
        return goal


def _free_name(match: Match) -> Path:
    stem = f"rulebound-{match.setup.game}-{str(match.setup.seed)[:20]}"
    path = Path(f"{stem}.json")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.json")
        number += 1
    return path
