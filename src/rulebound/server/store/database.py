"""Connections to SQLite and PostgreSQL, and the shape of the database."""

import sqlite3
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from rulebound.server.config import BadConfig

LOOK_EVERY: Final = 10_000
"""After so many steps SQLite looks whether it has been long enough."""
MIGRATIONS: Final = Path(__file__).parent / "migrations"
PATIENCE: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
"""For connections to PostgreSQL: one whose other end has vanished is given up, not waited for."""


def normal_url(url: str) -> str:
    """The URL with the driver that we use; ``postgres://`` and ``postgresql://`` will do."""
    parsed = make_url(url)
    if parsed.get_backend_name() in ("postgres", "postgresql"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    elif parsed.get_backend_name() != "sqlite":
        raise ArgumentError("neither SQLite nor PostgreSQL")
    return parsed.render_as_string(hide_password=False)


def connect_engine(url: str, threads: int, seconds: float) -> Engine:
    """Connections on which no statement takes longer than so many seconds."""
    parsed = make_url(url)
    milliseconds = round(1000 * seconds)
    if parsed.get_backend_name() == "sqlite":
        _keep_private(parsed)
        engine = create_engine(url, pool_size=threads + 1)
        event.listen(engine, "connect", partial(_prepare_sqlite, milliseconds))
        event.listen(engine, "begin", _begin_sqlite)
        event.listen(engine, "before_cursor_execute", partial(_limit_sqlite, seconds))
        return engine
    limit = {"options": f"-c statement_timeout={milliseconds}"}
    return create_engine(url, pool_size=threads, pool_pre_ping=True, connect_args=PATIENCE | limit)


def _keep_private(url: URL) -> None:
    """Make the file, for its owner alone: there are keys and hashes of passwords in it."""
    if path := file_of(url):
        with suppress(OSError):  # SQLite says better what is wrong
            path.touch(mode=0o600)


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database, if it has one that we know."""
    if url.get_backend_name() != "sqlite":
        return None
    path = url.database
    return None if not path or path == ":memory:" or "uri" in url.query else Path(path)


def take_alone(url: str) -> sqlite3.Connection | None:
    """Be the only server of a SQLite database, as long as the returned connection is open.

    A lock in a file of its own: the system gives it back even if this process is killed.
    """
    path = file_of(make_url(url))
    if path is None:
        return None
    lock = None
    try:
        lock = sqlite3.connect(f"{path}.lock", 0, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if lock is not None:
            lock.close()
        if error.sqlite_errorname != "SQLITE_BUSY":
            return None  # nobody can use this database, as will be told when it is opened
        raise BadConfig(f"another server uses {path}; give this one a --data of its own") from None
    return lock


def _prepare_sqlite(milliseconds: int, connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver's own BEGIN comes too late; see _begin_sqlite
    cursor = connection.cursor()
    for setting in (
        f"busy_timeout = {milliseconds}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _limit_sqlite(seconds: float, connection: Connection, *_: Any) -> None:
    """SQLite asks now and then whether to go on with a statement."""
    end = time.monotonic() + seconds
    if connection.get_execution_options().get("rulebound_unlimited", False):
        end = float("inf")
    driver: Any = connection.connection.driver_connection
    driver.set_progress_handler(lambda: time.monotonic() > end, LOOK_EVERY)


def _begin_sqlite(connection: Connection) -> None:
    """Who is going to write says so at once: a reader cannot always become a writer later."""
    writing = connection.get_execution_options().get("rulebound_writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring the database to the newest shape (or an older one, for a test of what comes after it).

    Of several processes one does it, the others wait.
    """
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    writer = engine.execution_options(rulebound_writing=True, rulebound_unlimited=True)
    with writer.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(hashtext('rulebound'))")
        config.attributes["connection"] = connection
        command.upgrade(config, to)
