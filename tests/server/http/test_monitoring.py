"""Health, measurements and logs."""

import io
import json
import socket
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import event, make_url

from rulebound.server import logs
from rulebound.server.config import Config
from rulebound.server.http import monitoring
from rulebound.server.http.monitoring import ANSWER_SECONDS
from rulebound.server.store import Store
from tests.patience import PATIENCE
from tests.server.conftest import Running, running
from tests.server.http.test_accounts import refusal
from tests.server.live.test_clock import wait_until
from tests.server.visitors import make_account


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is no hung database."""
    monkeypatch.setattr(monitoring, "ANSWER_SECONDS", PATIENCE)
    monkeypatch.setattr(monitoring, "HEALTHY_SECONDS", 0)


@pytest.fixture
def quick(patient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(monitoring, "ANSWER_SECONDS", 0.8)


def test_the_answer_comes_within_a_second() -> None:
    assert ANSWER_SECONDS < 1


def test_a_server_that_can_work_says_so(server: Running) -> None:
    answer = server.client().get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_a_server_without_its_database_says_so(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = server.client("Ann")
    monkeypatch.setattr(server.store, "engine", Store("sqlite:////nowhere/at/all.db").engine)
    for path in ("/healthz", "/api/me", "/api/tables"):
        answer = client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (503, "try-again")


def test_many_who_ask_at_once_are_told_the_same(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asking costs a write to the disk, and anybody may ask."""
    monkeypatch.setattr(monitoring, "HEALTHY_SECONDS", PATIENCE)
    beats: list[int] = []
    beat = server.store.beat

    def counted() -> None:
        beats.append(1)
        beat()

    monkeypatch.setattr(server.store, "beat", counted)
    with ThreadPoolExecutor(8) as pool:
        clients = [server.client() for _ in range(8)]
        answers = list(pool.map(lambda client: client.get("/healthz").status_code, clients))
    assert (answers, beats) == ([200] * 8, [1])


def test_a_full_disk_is_told(server: Running) -> None:
    """SQLite is not allowed to make its file any larger, which is what it says of a full disk."""

    def fill(connection: Any, _record: Any) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")

    event.listen(server.store.engine, "connect", fill)
    server.store.engine.dispose()
    assert refusal(server.client().get("/healthz")) == (503, "disk-full")


def test_a_disk_that_is_as_good_as_full_is_told(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(monitoring, "LEAST_ROOM", 2**70)
    assert refusal(server.client().get("/healthz")) == (503, "disk-full")


@pytest.mark.usefixtures("quick")
def test_a_database_that_somebody_has_locked_is_told(config: Config) -> None:
    """The answer does not wait until it is free."""
    with running(replace(config, statement_seconds=PATIENCE)) as server:
        other = sqlite3.connect(config.data_dir / "rulebound.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        client = server.client()
        assert refusal(client.get("/healthz")) == (503, "database-hangs")
        other.execute("ROLLBACK")
        other.close()
        wait_until(lambda: client.get("/healthz").status_code == 200)


@pytest.mark.usefixtures("quick")
def test_a_database_that_has_stopped_is_told(config: Config, postgres_url: str) -> None:
    """Its connections are open, but nothing comes back; nobody waits for it for ever."""
    with Stoppable(postgres_url) as gate:
        config = replace(config, database_url=gate.url, statement_seconds=0.5)
        with running(config) as server:
            client = server.client("Ann")
            gate.open.clear()
            assert refusal(client.get("/healthz")) == (503, "database-hangs")
            assert refusal(client.get("/api/tables")) == (503, "try-again")
            gate.open.set()
            wait_until(lambda: client.get("/healthz").status_code == 200)
            wait_until(lambda: client.get("/api/tables").status_code == 200)


class Stoppable:
    """Stands between a server and PostgreSQL, and lets nothing through while it is not open."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        self.open = threading.Event()
        self.open.set()
        self._behind = f"{parsed.query['host']}/.s.PGSQL.5432"
        self._listener = socket.create_server(("127.0.0.1", 0))
        port = self._listener.getsockname()[1]
        self.url = f"postgresql://rulebound@127.0.0.1:{port}/{parsed.database}"

    def __enter__(self) -> "Stoppable":
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.open.set()
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                front, _ = self._listener.accept()
                behind = socket.socket(socket.AF_UNIX)
                behind.connect(self._behind)
                for pair in ((front, behind), (behind, front)):
                    threading.Thread(target=self._pass, args=pair, daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self.open.wait(PATIENCE)
                target.sendall(data)
        with suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)


def test_requests_are_counted_by_route_not_by_address(server: Running) -> None:
    client = server.client()
    client.get("/api/tables/AAAAAAAAAAAA?key=hidden")
    client.get("/api/tables/BBBBBBBBBBBB")
    client.request("PROPFIND", "/coffee")
    text = client.get("/metrics").text
    counted = (
        'rulebound_requests_total{method="GET",route="/api/tables/{table_id}",status="404"} 2.0'
    )
    assert counted in text
    assert 'method="other"' in text
    for secret in ("AAAAAAAAAAAA", "hidden", "coffee", "PROPFIND"):
        assert secret not in text


def test_logs_are_json_and_hold_nothing_of_what_was_sent(
    lines: io.StringIO, server: Running
) -> None:
    client = server.client("Very-Ann")
    form = make_account(client, "my-own-quiet-password")
    client.post("/api/login", json=form | {"password": "not-my-password"})
    client.get("/api/tables/AAAAAAAAAAAA?key=my-key", headers={"authorization": "my-token"})
    client.get("/table/BBBBBBBBBBBB?key=my-key")
    text = lines.getvalue()
    entries = [json.loads(line) for line in text.splitlines()]
    requests = [(e["route"], e["status"]) for e in entries if e["event"] == "request"]
    assert requests == [
        ("/api/me", 200),
        ("/api/account/login", 200),
        ("/api/account", 200),
        ("/api/login", 401),
        ("/api/tables/{table_id}", 404),
        ("other", 200),
    ]
    cookie = client.cookies["rulebound"]
    for secret in (
        "my-",
        "Very-Ann",
        "AAAAAAAAAAAA",
        "BBBBBBBBBBBB",
        "argon2",
        cookie,
        form["login"],
    ):
        assert secret not in text


def test_a_mistake_of_ours_is_logged_and_told_without_details(
    lines: io.StringIO, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = server.client("Ann")

    def fail(*_: object) -> None:
        raise ZeroDivisionError("inner workings")

    monkeypatch.setattr(server.store, "tables", fail)
    answer = client.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "bug")
    assert "inner" not in answer.text
    assert "content-security-policy" in answer.headers
    bugs = [e for e in map(json.loads, lines.getvalue().splitlines()) if e["event"] == "bug"]
    assert len(bugs) == 1
    assert "ZeroDivisionError" in bugs[0]["exception"]


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_only_what_somebody_must_see(lines: io.StringIO) -> None:
    screen = Screen()
    logs.set_up(screen)
    logs.logger.info("request", route="/api/me")
    logs.logger.error("database", reason="gone")
    assert "request" not in screen.getvalue()
    assert "gone" in screen.getvalue()
    assert not screen.getvalue().startswith("{")
    assert lines.getvalue() == ""
