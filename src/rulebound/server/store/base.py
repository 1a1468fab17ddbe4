"""What the parts of the store share: connections, threads, transactions, news."""

import asyncio
import functools
import secrets
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Table, insert, make_url, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from rulebound.server.config import STATEMENT_SECONDS
from rulebound.server.store.database import (
    connect_engine,
    file_of,
    migrate,
    normal_url,
    take_alone,
)
from rulebound.server.store.rows import News, NewsKind
from rulebound.server.store.schema import PULSE, TABLES
from rulebound.server.store.writer import Writer

CHANNEL: Final = "rulebound"
"""The PostgreSQL channel on which stores tell each other of changes."""

HUNG_STATEMENTS: Final = 4
"""After the time for so many statements nobody waits for the database any more."""
PULSE_BYTES: Final = 16 * 1024

P = ParamSpec("P")
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])


def writes(method: F) -> F:
    """Marks what must run on the one writing thread of SQLite."""
    method.writes = True  # type: ignore[attr-defined]
    return method


class NoAnswer(SQLAlchemyError):
    """The database was asked something and has not answered for too long."""


class Spoilt(Exception):
    """Something failed within a shared transaction, and was not undone by itself."""


class _Local(threading.local):
    """What belongs to a thread."""

    shared: Connection | None = None
    """The connection whose transaction is shared by all that is read and written."""
    spoilt = False


class Base:
    """A database, and the threads in which it is used."""

    def __init__(
        self, url: str, *, threads: int = 4, statement_seconds: float = STATEMENT_SECONDS
    ) -> None:
        self.url = normal_url(url)
        self.name = secrets.token_hex(8)
        """Tells this process from others, in news and leases."""
        self.engine = connect_engine(self.url, threads, statement_seconds)
        self._hung = HUNG_STATEMENTS * statement_seconds
        self.postgres = self.engine.dialect.name == "postgresql"
        self.hook: Callable[[News], None] = lambda news: None
        """Without PostgreSQL: called with each piece of news after its commit, in any thread."""
        self._threads = ThreadPoolExecutor(threads, "store")
        self._writer = self._threads if self.postgres else Writer(self._together)
        self._local = _Local()
        self._alone: sqlite3.Connection | None = None

    async def run(self, method: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a method of this store in one of its threads.

        A database that breaks nothing off itself, as it has stopped or cannot be reached, is not
        waited for, either: then it is not known whether something was written.
        """
        pool = self._writer if getattr(method, "writes", False) else self._threads
        call = functools.partial(method, *args, **kwargs)
        try:
            async with asyncio.timeout(self._hung):
                return await asyncio.get_running_loop().run_in_executor(pool, call)
        except TimeoutError:
            raise NoAnswer("the database does not answer") from None

    def take(self) -> None:
        """Before serving: without PostgreSQL a second server would hear nothing of this one."""
        if not self.postgres:
            self._alone = take_alone(self.url)

    def migrate(self) -> None:
        """Bring the database to the newest shape."""
        migrate(self.engine)

    def close(self) -> None:
        self._writer.shutdown()
        self._threads.shutdown()
        self.engine.dispose()
        if self._alone is not None:
            self._alone.close()

    @writes
    def beat(self) -> None:
        """Raise if nothing can be written: some pages are, in place of the last ones."""
        filling = secrets.token_hex(PULSE_BYTES)
        with suppress(IntegrityError), self._writing() as connection:  # another's first came first
            if not connection.execute(update(PULSE).values(filling=filling)).rowcount:
                connection.execute(insert(PULSE).values(id=1, filling=filling))

    def room_left(self) -> int | None:
        """How many bytes the disk of the database still takes, if it is a disk of ours."""
        path = file_of(make_url(self.url))
        return None if path is None else shutil.disk_usage(path.parent).free

    # ---- inside ----

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        if self._local.shared is not None:
            yield self._local.shared
            return
        with self.engine.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction that changes something; what was told in it is passed on after it."""
        if self._local.shared is not None:
            try:
                yield self._local.shared
            except BaseException:
                self._local.spoilt = True
                raise
            return
        with self.engine.connect().execution_options(rulebound_writing=True) as connection:
            news: list[News] = connection.info.setdefault("news", [])
            news.clear()
            with connection.begin():
                yield connection
            told = tuple(news)
        for item in told:
            self.hook(item)

    @contextmanager
    def _together(self) -> Iterator[None]:
        """Let all that this thread writes be one transaction: all of it is kept, or nothing."""
        with self._writing() as connection:
            self._local.shared, self._local.spoilt = connection, False
            try:
                yield
            finally:
                self._local.shared = None
            if self._local.spoilt:
                raise Spoilt

    @contextmanager
    def _changing(self, table_id: str, status: str) -> Iterator[Connection | None]:
        """A transaction on a table that nobody else changes meanwhile; ``None``: wrong status."""
        with self._writing() as connection:
            found = select(TABLES.c.status).where(TABLES.c.id == table_id).with_for_update()
            if connection.execute(found).scalar_one_or_none() != status:
                yield None
            else:
                yield connection

    def _adding(self, table: Table) -> Any:
        """An insert that can say what to do with a row that is there already."""
        return (postgresql if self.postgres else sqlite).insert(table)

    def _tell(self, connection: Connection, about: str, kind: NewsKind) -> None:
        news = News(about, kind, self.name)
        if self.postgres:
            connection.execute(
                text("SELECT pg_notify(:channel, :payload)"),
                {"channel": CHANNEL, "payload": news.payload},
            )
        else:
            connection.info["news"].append(news)
