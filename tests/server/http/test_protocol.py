"""Connections that never come to the point."""

import socket
import threading
import time
from contextlib import closing, suppress
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from rulebound.server import serve
from rulebound.server.config import Config
from rulebound.server.http import protocol, security
from rulebound.server.http.protocol import MAX_HEAD
from tests.patience import PATIENCE
from tests.server.conftest import Running, running
from tests.server.visitors import Page, open_page, set_table


def wire(server: Running) -> socket.socket:
    host, port = server.url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def rest(it: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    heard = b""
    with suppress(ConnectionResetError):
        while data := it.recv(65_536):
            heard += data
    return heard


def healthy(it: socket.socket) -> bytes:
    """A whole answer of a server that is well, in however many pieces it comes."""
    heard = b""
    while not heard.endswith(b'{"status":"ok"}') and (data := it.recv(65_536)):
        heard += data
    return heard


# ---- heads without end ----


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (b"GET /", b"x"),
        (b"GET / HTTP/1.1\r\nX: ", b"x"),
        (b"GET / HTTP/1.1\r\n", b"X: y\r\n"),
        (b"POST /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1;", b"x"),
    ],
)
def test_a_head_without_end_is_cut_off(
    server: Running, monkeypatch: pytest.MonkeyPatch, start: bytes, more: bytes
) -> None:
    monkeypatch.setattr(security, "BODY_SECONDS", 2 * PATIENCE)
    with closing(wire(server)) as it:
        it.settimeout(PATIENCE)  # sooner than a body would be given up
        it.sendall(start)
        time.sleep(0.3)  # what comes together is looked at together
        with suppress(ConnectionError):
            it.sendall(more * (4 * MAX_HEAD // len(more)))
        heard = rest(it)
    assert heard == b"" or heard.startswith(b"HTTP/1.1 4")
    assert server.client().get("/healthz").status_code == 200


def test_a_long_body_is_no_long_head(server: Running) -> None:
    """It comes in pieces, each a little longer than a head may be."""
    client = server.client("Ann")
    pieces = [b'{"record": {}, "title": "', b" " * (MAX_HEAD + 1), b" " * (MAX_HEAD + 1), b'"}']
    answer = client.post(
        "/api/records", content=iter(pieces), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 422


# ---- silence ----


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.3)


@pytest.mark.usefixtures("hasty")
def test_who_says_nothing_is_not_waited_for(server: Running) -> None:
    with closing(wire(server)) as it:
        assert rest(it) == b""


@pytest.mark.usefixtures("hasty")
def test_who_dribbles_a_second_request_is_not_waited_for(server: Running) -> None:
    with closing(wire(server)) as it:
        it.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nX: ")
        until = time.monotonic() + PATIENCE
        with suppress(ConnectionError):
            while time.monotonic() < until:
                it.sendall(b"x")
                time.sleep(0.05)
        assert time.monotonic() < until


def test_open_pages_and_busy_connections_stay(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every connection is looked at again and again, here whenever the test wants it."""
    made: list[protocol.BoundedHttp] = []
    connection_made = protocol.BoundedHttp.connection_made

    def noted(self: protocol.BoundedHttp, transport: Any) -> None:
        made.append(self)
        connection_made(self, transport)

    def look(connection: protocol.BoundedHttp, before: Any = None) -> Any:
        """Whether another request has come; gives what is to be compared with next time."""
        done = threading.Event()
        connection.loop.call_soon_threadsafe(connection._look, before)
        connection.loop.call_soon_threadsafe(done.set)
        assert done.wait(PATIENCE)
        return connection.cycle

    monkeypatch.setattr(protocol.BoundedHttp, "connection_made", noted)
    ann = server.client("Ann")
    table_id = set_table(ann)
    made.clear()
    page = open_page(server.url, table_id, ann)
    page.until("table")
    socket_connection = made.pop()
    for _ in range(2):
        look(socket_connection)
    with closing(wire(server)) as it:
        last = None
        for _ in range(3):
            it.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert healthy(it).startswith(b"HTTP/1.1 200")
            last = look(made[0], last)
            assert not made[0].transport.is_closing()
        while not made[0].transport.is_closing():
            look(made[0], last)  # by now nothing has come since
        assert rest(it) == b""
    assert page.ask("ping")["t"] == "done"
    page.close()


# ---- whose address ----


@pytest.mark.parametrize("public", [None, "https://games.example"])
def test_only_a_proxy_may_say_where_somebody_comes_from(config: Config, public: str | None) -> None:
    """And there is one only if people reach the server at another address than its own."""
    settings = serve.make_server(replace(config, public_url=public), lambda: None).config
    assert settings.proxy_headers is (public is not None)


def test_a_made_up_address_does_not_help_who_asks_too_often(config: Config) -> None:
    with running(replace(config, rate=0.05)) as server:
        client = server.client()
        statuses = {
            client.post(
                "/api/me", json={"name": "x"}, headers={"x-forwarded-for": f"192.0.2.{number}"}
            ).status_code
            for number in range(10)
        }
        assert 429 in statuses


def test_one_address_may_not_take_all_the_places(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(security, "MOST_SOCKETS", 2)
    with running(replace(config, rate=1)) as server:
        ann = server.client("Ann")
        table_id = set_table(ann)
        pages = [open_page(server.url, table_id, ann) for _ in range(2)]
        for page in pages:
            page.until("table")
        with pytest.raises(InvalidStatus):
            Page(server.url, table_id, ann)
        pages.pop().close()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                pages.append(Page(server.url, table_id, ann))
                break
            except InvalidStatus:
                time.sleep(0.2)
        for page in pages:
            page.close()
        assert len(pages) == 2
