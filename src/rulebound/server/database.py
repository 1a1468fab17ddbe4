"""Connections to SQLite and PostgreSQL, and the shape of the database."""

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, Engine, create_engine, event, make_url

MIGRATIONS: Final = Path(__file__).parent / "migrations"
CONNECT_SECONDS: Final = 5


def normal_url(url: str) -> str:
    """The URL with the driver that we use; ``postgres://`` and ``postgresql://`` will do."""
    parsed = make_url(url)
    if parsed.get_backend_name() in ("postgres", "postgresql"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    return parsed.render_as_string(hide_password=False)


def connect_engine(url: str, threads: int) -> Engine:
    if make_url(url).get_backend_name() == "sqlite":
        engine = create_engine(url, pool_size=threads + 1)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    patience = {"connect_timeout": CONNECT_SECONDS}
    return create_engine(url, pool_size=threads, pool_pre_ping=True, connect_args=patience)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver's own BEGIN comes too late; see _begin_sqlite
    cursor = connection.cursor()
    for setting in (
        "busy_timeout = 5000",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Who is going to write says so at once: a reader cannot always become a writer later."""
    writing = connection.get_execution_options().get("rulebound_writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def migrate(engine: Engine) -> None:
    """Bring the database to the newest shape; of several processes one does it, others wait."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    writer = engine.execution_options(rulebound_writing=True)
    with writer.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(hashtext('rulebound'))")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
