"""Health, measurements and logs."""

import io
import json

import pytest

from rulebound.server import logs
from rulebound.server.store import Store
from tests.server.conftest import Running


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
    form = {"login": "my-login", "password": "my-password"}
    client.post("/api/account", json=form)
    client.post("/api/login", json=form | {"password": "not-my-password"})
    client.get("/api/tables/AAAAAAAAAAAA?key=my-key", headers={"authorization": "my-token"})
    client.get("/table/BBBBBBBBBBBB?key=my-key")
    text = lines.getvalue()
    entries = [json.loads(line) for line in text.splitlines()]
    requests = [(e["route"], e["status"]) for e in entries if e["event"] == "request"]
    assert requests == [
        ("/api/me", 200),
        ("/api/account", 200),
        ("/api/login", 401),
        ("/api/tables/{table_id}", 404),
        ("other", 200),
    ]
    cookie = client.cookies["rulebound"]
    for secret in ("my-", "Very-Ann", "AAAAAAAAAAAA", "BBBBBBBBBBBB", "argon2", cookie):
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
