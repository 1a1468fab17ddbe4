"""Everything in one file, and back."""

import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from rulebound.server.config import Config
from rulebound.server.store import Store, backup
from tests.server.conftest import new_postgres, postgres_bin, running
from tests.server.visitors import Page, at_table, play_at_random, table_of_two
from tests.terminal.commandline import ok, run

PLAYED = 6


def at(path: Path) -> str:
    return f"sqlite:///{path}"


def refused(*arguments: str) -> str:
    result = run(*arguments, "--lang", "en")
    assert result.exit_code == 2, result.output
    assert len(result.stderr.splitlines()) == 1, result.stderr
    return result.stderr


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A database with one player in it."""
    path = tmp_path / "kept.db"
    store = Store(at(path))
    store.migrate()
    store.new_player("Ann", {})
    store.close()
    return path


@pytest.fixture
def saved(kept: Path, tmp_path: Path) -> Path:
    """Its backup."""
    path = tmp_path / "saved"
    ok("backup", str(path), "--database", at(kept))
    return path


# ---- there and back ----


@dataclass(frozen=True)
class OfSqlite:
    old: str
    new: str
    file: Path

    def back_up(self) -> None:
        assert "Tables: 1; players: 2" in ok(
            "backup", str(self.file), "--database", self.old, "--lang", "en"
        )

    def restore(self) -> None:
        assert "Tables: 1; players: 2" in ok(
            "restore", str(self.file), "--database", self.new, "--lang", "en"
        )


class OfPostgres(OfSqlite):
    """As docs/server.md says."""

    def back_up(self) -> None:
        self._run("pg_dump", "--no-owner", f"--file={self.file}", self.old)

    def restore(self) -> None:
        how = ("--no-psqlrc", "--set=ON_ERROR_STOP=1", "--single-transaction")
        self._run("psql", *how, f"--file={self.file}", self.new)

    def _run(self, tool: str, *arguments: str) -> None:
        folder = postgres_bin()
        assert folder is not None
        subprocess.run([str(folder / tool), *arguments], check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OfSqlite]:
    """A database, a fresh one, and the way from one to the other."""
    file = tmp_path / "saved"
    if request.param == "sqlite":
        yield OfSqlite(at(tmp_path / "old.db"), at(tmp_path / "elsewhere" / "new.db"), file)
        return
    with new_postgres(request.getfixturevalue("cluster")) as fresh:
        yield OfPostgres(request.getfixturevalue("postgres_url"), fresh, file)


def seen(page: Page) -> dict[str, Any]:
    told = ("seq", "view", "decision")
    return {name: page.state[name] for name in told} | {"log": page.log}


def test_what_was_backed_up_beside_a_running_server_goes_on_in_another_place(
    config: Config, place: OfSqlite
) -> None:
    with running(replace(config, database_url=place.old)) as server:
        table_id, ann, bob = table_of_two(server)
        with at_table(server, table_id, ann, bob) as pages:
            play_at_random(*pages, most=PLAYED)
            for page in pages:
                page.at(PLAYED)
            before = [seen(page) for page in pages]
            place.back_up()
            play_at_random(*pages, most=1)
        cookies = [httpx.Cookies(client.cookies) for client in (ann, bob)]
    place.restore()
    with running(replace(config, database_url=place.new)) as server:
        ann, bob = server.client(), server.client()
        ann.cookies, bob.cookies = cookies
        assert ann.get("/api/me").json()["name"] == "Ann"
        with at_table(server, table_id, ann, bob) as pages:
            assert [seen(page) for page in pages] == before
            assert pages[0].state["seq"] == PLAYED
            assert play_at_random(*pages, most=2) == 2


def test_a_backup_waits_for_no_writer_and_holds_what_was_committed(
    kept: Path, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(kept, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("DELETE FROM players")
        told = ok("backup", str(tmp_path / "saved"), "--database", at(kept), "--lang", "en")
        writer.execute("ROLLBACK")
    assert "players: 1" in told


def test_a_backup_is_one_file_for_its_owner_alone(saved: Path) -> None:
    assert saved.stat().st_mode & 0o077 == 0
    assert [path.name for path in saved.parent.glob("saved*")] == ["saved"]


# ---- what is refused ----


def test_a_backup_overwrites_nothing(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    file.write_text("mine", encoding="utf-8")
    assert "already exists" in refused("backup", str(file), "--database", at(kept))
    assert file.read_text(encoding="utf-8") == "mine"
    nowhere = str(tmp_path / "nowhere" / "saved")
    assert "does not exist" in refused("backup", nowhere, "--database", at(kept))


def test_where_there_is_no_database_nothing_is_made(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.db"
    assert "cannot be read" in refused("backup", str(tmp_path / "saved"), "--database", at(nothing))
    assert "cannot be read" in refused("restore", str(nothing), "--data", str(tmp_path / "new"))
    assert list(tmp_path.iterdir()) == []


def test_only_with_force_a_restore_replaces_what_is_there(saved: Path, tmp_path: Path) -> None:
    other = Store(at(tmp_path / "other.db"))
    other.migrate()
    other.close()
    command = ("restore", str(saved), "--database", at(tmp_path / "other.db"))
    ok(*command)  # nobody misses an empty one
    other = Store(at(tmp_path / "other.db"))
    other.new_player("Bob", {})
    other.close()
    assert "--force" in refused(*command)
    assert "players: 1" in ok(*command, "--force", "--lang", "en")


def test_a_file_that_is_no_database_of_ours_is_neither_read_nor_replaced(
    saved: Path, tmp_path: Path
) -> None:
    text, foreign, torn = (tmp_path / name for name in ("text", "foreign.db", "torn.db"))
    text.write_text("a letter " * 1000, encoding="utf-8")
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE tables (id)")
    torn.write_bytes(saved.read_bytes()[:20_000])
    for file in (text, foreign, torn):
        was = file.read_bytes()
        new = str(tmp_path / "new")
        assert "is not a Rulebound database" in refused("restore", str(file), "--data", new)
        assert "--force" in refused("restore", str(saved), "--database", at(file))
        assert file.read_bytes() == was
    assert not (tmp_path / "new").exists()


def test_a_backup_of_a_newer_version_is_not_restored(saved: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(saved)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in refused("restore", str(saved), "--data", str(tmp_path / "new"))
    assert not (tmp_path / "new").exists()


def test_nothing_is_restored_under_a_running_server(config: Config, saved: Path) -> None:
    with running(config) as server:
        ann = server.client("Ann")
        command = ("restore", str(saved), "--force", "--database", config.database_url)
        assert "stop it first" in refused(*command)
        assert ann.get("/api/me").json()["name"] == "Ann"


def test_a_restore_does_not_wait_for_ever_for_whoever_holds_the_database(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "SECONDS", 0.1)
    new = tmp_path / "new.db"
    with closing(sqlite3.connect(new, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "locked" in refused("restore", str(saved), "--force", "--database", at(new))
    assert "players: 1" in ok("restore", str(saved), "--database", at(new), "--lang", "en")
    was = saved.read_bytes()
    run("restore", str(saved), "--force", "--database", at(saved))
    assert saved.read_bytes() == was


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_postgresql_has_tools_of_its_own(command: str, tmp_path: Path) -> None:
    url = "postgresql://ann:hidden-word@127.0.0.1:1/x"
    told = refused(command, str(tmp_path / "saved"), "--database", url)
    assert "pg_dump" in told
    assert "hidden-word" not in told
    assert "URL" in refused(command, str(tmp_path / "saved"), "--database", "nonsense")
