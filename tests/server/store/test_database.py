"""What a server asks of its database before it serves, and whom it keeps away from it."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy.exc import OperationalError

from rulebound.server import serve
from rulebound.server.config import BadConfig, Config
from rulebound.server.store import Store
from rulebound.server.store.base import NoAnswer
from tests.patience import PATIENCE
from tests.server.conftest import running


def test_a_second_server_of_the_same_data_is_refused(config: Config) -> None:
    with running(config), pytest.raises(BadConfig, match="another server"):
        serve.prepare(config)
    serve.prepare(config)


def test_several_servers_of_one_postgresql_are_welcome(postgres_url: str) -> None:
    stores = [Store(postgres_url) for _ in range(2)]
    for store in stores:
        store.take()
        store.close()


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Even in a folder that everybody may look into."""
    tmp_path.chmod(0o755)
    serve.prepare(Config(tmp_path, f"sqlite:///{tmp_path / 'a.db'}"))
    assert (tmp_path / "a.db").stat().st_mode & 0o077 == 0


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    config = Config(tmp_path, f"sqlite:///{tmp_path / 'a.db'}")
    serve.prepare(config)
    store = Store(config.database_url)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    with pytest.raises(BadConfig, match="newer"):
        serve.prepare(config)


ENDLESS = {
    "sqlite": "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM n) SELECT max(x) FROM n",
    "postgresql": "SELECT pg_sleep(3600)",
}


def test_a_statement_that_takes_too_long_is_broken_off(database_url: str) -> None:
    store = Store(database_url, statement_seconds=0.3)
    with pytest.raises(OperationalError), store.engine.connect() as connection:
        connection.exec_driver_sql(ENDLESS[store.engine.dialect.name])
    store.migrate()
    assert store.counts(None)["open"] == 0, "the connection is good for others"
    store.close()


def test_a_migration_may_take_as_long_as_it_takes(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There may be many tables to change."""
    slow = {
        "sqlite": ENDLESS["sqlite"].replace("FROM n)", "FROM n WHERE x < 3000000)"),
        "postgresql": "SELECT pg_sleep(0.5)",
    }
    store = Store(database_url, statement_seconds=0.1)

    def upgrade(config: Any, _to: str) -> None:
        config.attributes["connection"].exec_driver_sql(slow[store.engine.dialect.name])

    monkeypatch.setattr(command, "upgrade", upgrade)
    store.migrate()
    with pytest.raises(OperationalError), store.engine.connect() as connection:
        connection.exec_driver_sql(slow[store.engine.dialect.name])
    store.close()


def test_nobody_waits_for_ever_for_a_database_that_does_not_answer(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'a.db'}", statement_seconds=0.05)
    go_on = threading.Event()

    async def scene() -> None:
        with pytest.raises(NoAnswer):
            await store.run(go_on.wait, PATIENCE)
        go_on.set()

    asyncio.run(scene())
    store.close()


@pytest.mark.parametrize("url", ["mysql://somebody@nowhere/x", "oracle://nowhere/x"])
def test_other_databases_are_refused(tmp_path: Path, url: str) -> None:
    with pytest.raises(BadConfig, match="SQLite or PostgreSQL"):
        serve.prepare(Config(tmp_path, url))
