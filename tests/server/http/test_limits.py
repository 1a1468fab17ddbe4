"""How often: every address at which somebody can ask for something has a limit, chosen for what it
costs the server, or somebody else."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest
from starlette.types import Message, Receive, Scope, Send

from rulebound.server.app import create_app
from rulebound.server.config import Config
from rulebound.server.http.security import RATES, Guard, kind_of

Route = tuple[str, str]

GUESSED: Final = "login"
"""Passwords, passkeys and links could be tried out."""
MAILS: Final = "remind"
"""It leads to mails, or to what others run."""
OTHERS: Final = "people"
"""It reaches other people."""
LIMITS: Final[dict[Route, str]] = {
    ("POST", "/api/me"): "guest",
    ("PATCH", "/api/me"): "write",
    ("POST", "/api/account"): GUESSED,
    ("DELETE", "/api/account"): GUESSED,
    ("POST", "/api/login"): GUESSED,
    ("POST", "/api/password"): GUESSED,
    ("POST", "/api/passkey/begin"): GUESSED,
    ("POST", "/api/passkeys"): GUESSED,
    ("PATCH", "/api/passkeys/{passkey_id}"): GUESSED,
    ("DELETE", "/api/passkeys/{passkey_id}"): GUESSED,
    ("POST", "/api/login/passkey/begin"): GUESSED,
    ("POST", "/api/login/passkey"): GUESSED,
    ("POST", "/api/account/proof/begin"): GUESSED,
    ("POST", "/api/account/proof"): GUESSED,
    ("POST", "/api/recovery"): "recover",
    ("POST", "/api/recovery/password"): GUESSED,
    ("POST", "/api/logout"): "write",
    ("DELETE", "/api/sessions"): "write",
    ("DELETE", "/api/sessions/{session_id}"): "write",
    ("PUT", "/api/reminders"): "write",
    ("PUT", "/api/reminders/mail"): MAILS,
    ("DELETE", "/api/reminders/mail"): MAILS,
    ("POST", "/api/reminders/confirm"): MAILS,
    ("POST", "/api/reminders/stop/{token}"): MAILS,
    ("PUT", "/api/reminders/push"): MAILS,
    ("DELETE", "/api/reminders/push"): MAILS,
    ("PUT", "/api/reminders/hook"): MAILS,
    ("DELETE", "/api/reminders/hook"): MAILS,
    ("POST", "/api/reminders/test"): MAILS,
    ("POST", "/api/blocks"): "write",
    ("DELETE", "/api/blocks/{block_id}"): "write",
    ("POST", "/api/reports"): "report",
    ("PUT", "/api/people"): "write",
    ("POST", "/api/people/{handle}/friend"): OTHERS,
    ("DELETE", "/api/people/{handle}/friend"): OTHERS,
    ("POST", "/api/people/{handle}/challenge"): OTHERS,
    ("POST", "/api/people/{handle}/block"): OTHERS,
    ("DELETE", "/api/challenges/{table_id}"): OTHERS,
    ("POST", "/api/tables"): "table",
    ("POST", "/api/records"): "table",
    ("POST", "/api/tables/{table_id}/play-on"): "table",
    ("POST", "/api/tables/{table_id}/sit"): "write",
    ("POST", "/api/tables/{table_id}/leave"): "write",
    ("POST", "/api/tables/{table_id}/chair"): "write",
    ("POST", "/api/tables/{table_id}/close"): "write",
    ("POST", "/api/tables/{table_id}/rematch"): "write",
    ("POST", "/api/tables/{table_id}/analysis"): "write",
    ("PUT", "/api/tables/{table_id}/study/{at}"): "write",
}
"""All that takes something from outside. Whoever adds a route says here how often it is used."""


def routes(config: Config) -> Iterator[Route]:
    """All of them, with those that are not described."""
    for included in create_app(config).routes:
        router = getattr(included, "original_router", None)
        for route in [included] if router is None else router.routes:
            for method in getattr(route, "methods", None) or ():
                yield method, str(getattr(route, "path", ""))


def test_it_is_known_how_often_each_route_may_be_used(config: Config) -> None:
    taking = {(m, p) for m, p in routes(config) if m not in ("GET", "HEAD", "OPTIONS")}
    assert taking == LIMITS.keys()
    assert {route: kind_of(*route) for route in LIMITS} == LIMITS


def test_whatever_is_read_has_a_limit_too(config: Config) -> None:
    reading = {p for m, p in routes(config) if m == "GET" and p.startswith("/api/")}
    assert len(reading) > 20
    kinds = {path: kind_of("GET", path) for path in reading}
    assert set(kinds.values()) == {"read", "export"}
    assert kinds["/api/account/everything.zip"] == "export"


class Visitor:
    """Asks the guard straight: what it lets through goes nowhere."""

    def __init__(self, config: Config, player: str | None) -> None:
        self.through = 0
        self.guard = Guard(self._arrive, replace(config, rate=1), lambda _: player)

    async def _arrive(self, _scope: Scope, _receive: Receive, _send: Send) -> None:
        self.through += 1

    def ask(self, method: str, path: str, address: str) -> int | None:
        """The status with which it was refused; ``None``: it was not."""
        told: list[Message] = []
        scope: dict[str, Any] = {
            "type": "http",
            "method": method,
            "path": path,
            "query_string": b"",
            "headers": [(b"content-type", b"application/json"), (b"host", b"here")],
            "client": (address, 1),
        }

        async def receive() -> Message:
            return {"type": "http.request", "body": json.dumps({}).encode()}

        async def send(message: Message) -> None:
            told.append(message)

        asyncio.run(self.guard(scope, receive, send))
        return told[0]["status"] if told else None


@pytest.mark.parametrize("player", [None, "somebody"])
@pytest.mark.parametrize("route", LIMITS, ids=" ".join)
def test_who_asks_too_often_is_refused(config: Config, route: Route, player: str | None) -> None:
    """By the address for strangers, by the session for others, who may share an address."""
    visitor, most = Visitor(config, player), int(RATES[LIMITS[route]].burst)
    asked = [visitor.ask(*route, "192.0.2.1") for _ in range(most + 20)]
    assert asked[:most] == [None] * most
    assert 429 in asked[most:]
    assert visitor.through < most + 20
    assert Visitor(config, player).ask(*route, "192.0.2.1") is None


@pytest.mark.parametrize("kind", ["guest", "login", "recover"])
def test_a_new_session_gives_nobody_more_tries(config: Config, kind: str) -> None:
    """What can be guessed is counted by the address, whoever one says to be."""
    (method, path), *_ = [route for route, limit in LIMITS.items() if limit == kind]
    sessions = iter(range(10_000))
    visitor = Visitor(config, None)
    visitor.guard.identify = lambda _: f"session {next(sessions)}"
    asked = [visitor.ask(method, path, "192.0.2.1") for _ in range(int(RATES[kind].burst) + 20)]
    assert 429 in asked
    assert visitor.ask(method, path, "192.0.2.2") is None
