"""The least that such a server must do: a FastAPI socket, one SQLite commit a move, two frames.

It plays nothing. A move is stored as Rulebound stores it (write-ahead log, flushed to the disk)
and answered with frames of the size that Rulebound's have. ``python load_floor.py PORT DATABASE``
"""

import asyncio
import json
import sqlite3
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from load_hall import play_at_random
from rulebound import replay
from rulebound.server.matches.play import Play
from rulebound.server.matches.states import state_of
from rulebound.server.store import TableRow, now

HALFWAY = 0.5


class Floor:
    """Tables at which anybody may say anything in turn."""

    def __init__(self, database: str) -> None:
        self._writer = ThreadPoolExecutor(1)
        self._writer.submit(self._connect, database).result()
        self._pages: dict[int, set[WebSocket]] = defaultdict(set)
        self._seqs: dict[int, int] = defaultdict(int)
        self._rest = rest_of_state()

    def _connect(self, database: str) -> None:
        self._database = sqlite3.connect(database, isolation_level=None)
        for line in (
            "PRAGMA journal_mode = WAL",
            "PRAGMA synchronous = FULL",
            "CREATE TABLE acts (place, seq, notation, PRIMARY KEY (place, seq))",
        ):
            self._database.execute(line)

    def _store(self, table: int, seq: int, notation: str) -> None:
        self._database.execute("INSERT INTO acts VALUES (?, ?, ?)", (table, seq, notation))

    async def serve(self, page: WebSocket, table: int, seat: int) -> None:
        await page.accept()
        await page.receive_text()
        self._pages[table].add(page)
        await page.send_text(self._state(table))
        with suppress(WebSocketDisconnect):
            while True:
                await self._move(page, table, json.loads(await page.receive_text()))
        self._pages[table].discard(page)

    async def _move(self, page: WebSocket, table: int, frame: dict[str, str]) -> None:
        loop = asyncio.get_running_loop()
        seq, notation = self._seqs[table], frame["notation"]
        await loop.run_in_executor(self._writer, self._store, table, seq, notation)
        self._seqs[table] += 1
        await page.send_text(f'{{"t":"done","call":{frame["call"]}}}')
        text = self._state(table)
        for other in self._pages[table]:
            await other.send_text(text)

    def _state(self, table: int) -> str:
        seq = self._seqs[table]
        decision = f'{{"seat":{seq % 2},"options":[{{"notation":"go on"}}]}}'
        return f'{{"seq":{seq},"decision":{decision},{self._rest}'


def rest_of_state() -> str:
    """What else stands in a state frame: a real one, of the seat to choose amid a match."""
    record = play_at_random(0)
    choices = record["choices"][: int(len(record["choices"]) * HALFWAY)]
    match = replay({**record, "choices": choices})
    table = TableRow(
        id="",
        title="",
        game="tashkalar",
        rules=match.setup.rules,
        options=dict(match.setup.options),
        seats=2,
        seed=0,
        owner=None,
        created=now(),
        prefix=choices,
        status="running",
    )
    play = Play(table)
    heard = len(play.match.log(play.turn)) - 1
    frame = state_of(table, play, play.turn, heard, now()).model_dump(mode="json")
    frame["asked"] = frame.pop("decision")
    del frame["seq"]
    return json.dumps(frame, separators=(",", ":"))[1:]


def main(port: str, database: str) -> None:
    floor = Floor(database)
    app = FastAPI()
    app.websocket("/tables/{table}/{seat}")(floor.serve)
    uvicorn.run(app, port=int(port), log_config=None, access_log=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
