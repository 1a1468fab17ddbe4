"""News between the server processes of one database.

With PostgreSQL they go through LISTEN and NOTIFY. What changed at a table is told by the store, in
the transaction of the change; it must not be missed, so after every gap in the connection the
subscriber is told to look for itself. Who has which page open, who has talked, and nudges, are told
from here; they matter for the moment only, and may be missed.

Without PostgreSQL there is one process, and news come straight from its store.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol

import psycopg
from sqlalchemy import make_url

from rulebound.server.live.presence import MOST_WATCHERS, Presence
from rulebound.server.logs import logger
from rulebound.server.store import CHANNEL, News, Store, read_news
from rulebound.server.store.database import PATIENCE

PRESENCE_CHANNEL: Final = "rulebound_presence"
WAITING_MESSAGES: Final = 1000
CHECK_SECONDS: Final = 30.0
"""How often a silent connection is tried."""
_PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds before a broken connection is made again."""

Connection = psycopg.AsyncConnection[Any]


class Subscriber(Protocol):
    """Whoever wants to know. Everything is called in the event loop."""

    def on_news(self, news: News) -> None:
        """Something changed at a table."""

    def on_gap(self) -> None:
        """News may have been missed."""

    def on_presence(self, process: str, table_id: str, presence: Presence) -> None:
        """Another process says who is at a table."""

    def on_presence_asked(self, table_id: str) -> None:
        """Another process asks who is at a table."""

    def on_nudge(self, table_id: str, seat: int, by: str) -> None:
        """Somebody at another process nudges a seat."""

    def on_talk(self, who: str) -> None:
        """Somebody has said something at another process."""


class PubSub:
    def __init__(self, store: Store, subscriber: Subscriber) -> None:
        self._store = store
        self._subscriber = subscriber
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
            self._store.hook = lambda news: _call_soon(loop, self._subscriber.on_news, news)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    # ---- telling ----

    def tell_presence(self, table_id: str, presence: Presence) -> None:
        watchers = presence.watchers[:MOST_WATCHERS]
        seats, looking = sorted(presence.seats), sorted(presence.looking)
        self._tell("presence", table_id, seats=seats, looking=looking, watchers=watchers)

    def ask_presence(self, table_id: str) -> None:
        """Ask the other processes who is at a table."""
        self._tell("ask-presence", table_id)

    def tell_nudge(self, table_id: str, seat: int, by: str) -> None:
        self._tell("nudge", table_id, seat=seat, name=by)

    def tell_talk(self, table_id: str, who: str) -> None:
        self._tell("talk", table_id, who=who)

    def _tell(self, kind: str, table_id: str, **more: Any) -> None:
        if not self._store.postgres:
            return
        message = {"kind": kind, "table": table_id, "by": self._store.name, **more}
        with suppress(asyncio.QueueFull):
            self._messages.put_nowait(json.dumps(message, ensure_ascii=False))

    async def _speak(self, connection: Connection) -> None:
        while True:
            message = await self._messages.get()
            await connection.execute("SELECT pg_notify(%s, %s)", (PRESENCE_CHANNEL, message))

    # ---- listening ----

    async def _listen(self, connection: Connection) -> None:
        for channel in (CHANNEL, PRESENCE_CHANNEL):
            await connection.execute(f"LISTEN {channel}")
        self._subscriber.on_gap()
        while True:
            async for notice in connection.notifies(timeout=CHECK_SECONDS):
                self._pass(notice.channel, notice.payload)
            await connection.execute("SELECT 1")

    def _pass(self, channel: str, payload: str) -> None:
        if channel == CHANNEL:
            if (news := read_news(payload)) is not None:
                self._subscriber.on_news(news)
            return
        try:
            self._pass_message(json.loads(payload))
        except (ValueError, KeyError, TypeError):
            logger.warning("notice", channel=channel)

    def _pass_message(self, message: dict[str, Any]) -> None:
        kind, table_id, by = message["kind"], message["table"], message["by"]
        if by == self._store.name:
            return
        if kind == "presence":
            seats = frozenset(message["seats"])
            looking = frozenset(message.get("looking", seats))  # an older version does not tell
            presence = Presence(seats, tuple(message["watchers"]), looking)
            self._subscriber.on_presence(by, table_id, presence)
        elif kind == "ask-presence":
            self._subscriber.on_presence_asked(table_id)
        elif kind == "nudge":
            self._subscriber.on_nudge(table_id, message["seat"], message["name"])
        elif kind == "talk":
            self._subscriber.on_talk(message["who"])

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
                logger.warning("pubsub", error=type(error).__name__)
            except Exception as error:  # whatever came of some news, others must be heard
                logger.error("pubsub", exc_info=error)
            await asyncio.sleep(_PAUSES[min(failures, len(_PAUSES) - 1)])
            failures += 1


def _call_soon(loop: asyncio.AbstractEventLoop, function: Any, *args: Any) -> None:
    """Call in the event loop, from any thread, unless the loop is gone."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(function, *args)
