"""Many records in one file: a zip that is written piece by piece."""

import json
from collections.abc import Iterable, Sequence
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from rulebound.server.matches.keepsakes import choices_of, stood_in_of
from rulebound.server.matches.play import record_of
from rulebound.server.store import ActRow, TableRow


def with_stood_in(record: dict[str, Any], stood_in: Iterable[tuple[int, int]]) -> dict[str, Any]:
    """A record that also says which of its choices bots made in the places of people, if any."""
    noted = [list(each) for each in stood_in]
    return record | {"stood_in": noted} if noted else record


class _Pipe:
    """What is written waits here to be sent on; nobody can go back in it."""

    def __init__(self) -> None:
        self._waiting = bytearray()

    def write(self, data: bytes) -> int:
        self._waiting += data
        return len(data)

    def flush(self) -> None:
        pass

    def take(self) -> bytes:
        data = bytes(self._waiting)
        self._waiting.clear()
        return data


class Archive:
    """Each call gives the bytes that come next."""

    def __init__(self) -> None:
        self._pipe = _Pipe()
        self._zip = ZipFile(self._pipe, "w", ZIP_DEFLATED)  # type: ignore[call-overload]
        self._listed: list[dict[str, Any]] = []

    def add(self, table: TableRow, acts: Sequence[ActRow]) -> bytes:
        """The record of a finished match, as it can be imported again."""
        ended = table.ended or table.moved or table.created
        name = f"{ended:%Y-%m-%d}-{table.game}-{table.id}.json"
        record = record_of(table) | {"choices": choices_of(table, acts, None)}
        self._write(name, with_stood_in(record, stood_in_of(table, acts)))
        self._listed.append(
            {
                "file": name,
                "title": table.title,
                "game": table.game,
                "ended": ended.isoformat(timespec="seconds"),
                "players": [chair.name or chair.bot for chair in table.chairs],
                "result": table.result,
            }
        )
        return self._pipe.take()

    def put(self, name: str, content: Any) -> bytes:
        """Something else, in a file of its own."""
        self._write(name, content)
        return self._pipe.take()

    def close(self) -> bytes:
        """At the end a list of what there is."""
        self._write("matches.json", self._listed)
        self._zip.close()
        return self._pipe.take()

    def _write(self, name: str, content: Any) -> None:
        text = json.dumps(content, ensure_ascii=False, indent=1)
        self._zip.writestr(name, text)
