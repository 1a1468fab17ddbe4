"""News between the server processes of one database.

With PostgreSQL they go through LISTEN and NOTIFY. What changed at a table is told by the store, in
the transaction of the change; it must not be missed, so after every gap in the connection the ears
are told to look for themselves. Who has which page open, and nudges, are told from here; they
matter for the moment only, and may be missed.

Without PostgreSQL there is one process, and news come straight from its store.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, Protocol

import psycopg
from sqlalchemy import make_url

from rulebound.server.database import PATIENCE
from rulebound.server.logs import logger
from rulebound.server.storage import CHANNEL, News, Store, read_news

HERE_CHANNEL: Final = "rulebound_here"
MOST_WATCHERS: Final = 40
"""So many are named: a notification holds less than 8000 bytes, and everybody is told of each."""
WAITING_MESSAGES: Final = 1000
CHECK_SECONDS: Final = 30.0
"""How often a silent connection is tried."""
_PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds before a broken connection is made again."""

Connection = psycopg.AsyncConnection[Any]


@dataclass(frozen=True, slots=True)
class Here:
    """Who is at a table through one process: seats, and names of watchers."""

    seats: frozenset[int]
    watchers: tuple[str, ...]


class Ears(Protocol):
    """Who wants to know. Everything is called in the event loop."""

    def on_news(self, news: News) -> None:
        """Something changed at a table."""

    def on_gap(self) -> None:
        """News may have been missed."""

    def on_here(self, process: str, table_id: str, here: Here) -> None:
        """Another process says who is at a table."""

    def on_ask(self, table_id: str) -> None:
        """Another process asks who is at a table."""

    def on_nudge(self, table_id: str, seat: int, by: str) -> None:
        """Somebody at another process nudges a seat."""


class Hearing:
    def __init__(self, store: Store, ears: Ears) -> None:
        self._store = store
        self._ears = ears
        self._messages: asyncio.Queue[str] = asyncio.Queue(WAITING_MESSAGES)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        if self._store.postgres:
            self._tasks = [
                asyncio.create_task(self._stay_connected(work))
                for work in (self._listen, self._speak)
            ]
        else:
            loop = asyncio.get_running_loop()
            self._store.hook = lambda news: _call_soon(loop, self._ears.on_news, news)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    # ---- telling ----

    def tell_here(self, table_id: str, here: Here) -> None:
        watchers = here.watchers[:MOST_WATCHERS]
        self._tell("here", table_id, seats=sorted(here.seats), watchers=watchers)

    def ask(self, table_id: str) -> None:
        """Ask the other processes who is at a table."""
        self._tell("ask", table_id)

    def tell_nudge(self, table_id: str, seat: int, by: str) -> None:
        self._tell("nudge", table_id, seat=seat, name=by)

    def _tell(self, kind: str, table_id: str, **more: Any) -> None:
        if not self._store.postgres:
            return
        message = {"kind": kind, "table": table_id, "by": self._store.name, **more}
        with suppress(asyncio.QueueFull):
            self._messages.put_nowait(json.dumps(message, ensure_ascii=False))

    async def _speak(self, connection: Connection) -> None:
        while True:
            message = await self._messages.get()
            await connection.execute("SELECT pg_notify(%s, %s)", (HERE_CHANNEL, message))

    # ---- hearing ----

    async def _listen(self, connection: Connection) -> None:
        for channel in (CHANNEL, HERE_CHANNEL):
            await connection.execute(f"LISTEN {channel}")
        self._ears.on_gap()
        while True:
            async for notice in connection.notifies(timeout=CHECK_SECONDS):
                self._hear(notice.channel, notice.payload)
            await connection.execute("SELECT 1")

    def _hear(self, channel: str, payload: str) -> None:
        if channel == CHANNEL:
            if (news := read_news(payload)) is not None:
                self._ears.on_news(news)
            return
        try:
            self._hear_message(json.loads(payload))
        except (ValueError, KeyError, TypeError):
            logger.warning("notice", channel=channel)

    def _hear_message(self, message: dict[str, Any]) -> None:
        kind, table_id, by = message["kind"], message["table"], message["by"]
        if by == self._store.name:
            return
        if kind == "here":
            here = Here(frozenset(message["seats"]), tuple(message["watchers"]))
            self._ears.on_here(by, table_id, here)
        elif kind == "ask":
            self._ears.on_ask(table_id)
        elif kind == "nudge":
            self._ears.on_nudge(table_id, message["seat"], message["name"])

    async def _stay_connected(self, work: Callable[[Connection], Awaitable[None]]) -> None:
        """Do something with a connection; if it breaks, with the next one."""
        url = make_url(self._store.url).set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        failures = 0
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    address, autocommit=True, **PATIENCE
                ) as connection:
                    failures = 0
                    await work(connection)
            except (psycopg.Error, OSError) as error:
                logger.warning("hearing", error=type(error).__name__)
            except Exception as error:  # whatever came of some news, others must be heard
                logger.error("hearing", exc_info=error)
            await asyncio.sleep(_PAUSES[min(failures, len(_PAUSES) - 1)])
            failures += 1


def _call_soon(loop: asyncio.AbstractEventLoop, function: Any, *args: Any) -> None:
    """Call in the event loop, from any thread, unless the loop is gone."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(function, *args)
