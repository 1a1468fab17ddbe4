"""What a server asks of its database before it serves, and whom it keeps away from it."""

from pathlib import Path

import pytest

from rulebound.server import serve
from rulebound.server.config import BadConfig, Config
from rulebound.server.store import Store
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


@pytest.mark.parametrize("url", ["mysql://somebody@nowhere/x", "oracle://nowhere/x"])
def test_other_databases_are_refused(tmp_path: Path, url: str) -> None:
    with pytest.raises(BadConfig, match="SQLite or PostgreSQL"):
        serve.prepare(Config(tmp_path, url))
