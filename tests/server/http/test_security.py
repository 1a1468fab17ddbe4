"""What is refused before any route sees it, and the headers of every answer."""

import json
import socket
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from rulebound.server.config import Config
from rulebound.server.http.security import RATES, Buckets, address_of, check_json, kind_of
from rulebound.server.wire.fields import MAX_BODY
from tests.patience import PATIENCE
from tests.server.conftest import Running, running
from tests.server.http.test_accounts import refusal

JSON = {"content-type": "application/json"}


# ---- headers ----


@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/me", "/api/nowhere", "/healthz"])
def test_every_answer_has_the_security_headers(server: Running, path: str) -> None:
    headers = server.client().get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert "server" not in headers


def test_refusals_have_them_too(server: Running) -> None:
    answer = server.client().post("/api/me", content="x", headers={"content-type": "text/plain"})
    assert answer.status_code == 415
    assert "content-security-policy" in answer.headers


def test_answers_of_the_api_are_not_kept_by_anybody(server: Running) -> None:
    assert server.client().get("/api/games").headers["cache-control"] == "no-store"


def test_long_answers_of_the_api_are_packed(server: Running) -> None:
    answer = server.client().get("/api/games", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()


# ---- other sites ----


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "file://"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_page_of_another_site_cannot_act(server: Running, headers: dict[str, str]) -> None:
    client = server.client("Ann")
    answer = client.patch("/api/me", json={"name": "Evil"}, headers=headers)
    assert refusal(answer) == (403, "foreign-origin")
    assert client.get("/api/me").json()["name"] == "Ann"


def test_our_own_page_can_act(server: Running) -> None:
    client = server.client("Ann")
    headers = {"origin": server.url, "sec-fetch-site": "same-origin"}
    assert client.patch("/api/me", json={"name": "Anna"}, headers=headers).status_code == 200


def test_only_listed_origins_are_let_in_besides_our_own(tmp_path: Path) -> None:
    config = Config(
        data_dir=tmp_path,
        database_url="sqlite://",
        origins=("https://friend.example:8443",),
        public_url="https://games.example/",
    )
    for origin in (None, "https://friend.example:8443", "https://games.example", "http://here:80"):
        assert config.allows_origin(origin, "here:80"), origin
    for origin in (
        *("https://friend.example", "http://friend.example:8443", "http://games.example"),
        *("http://here", "http://here:80.evil.example", "http://evil.example", "null", ""),
        *("here:80", "ftp://here:80", "http://here:80/path", "http://a@here:80"),
    ):
        assert not config.allows_origin(origin, "here:80"), origin
    assert not config.allows_origin("http://here", None)


# ---- names of this server ----


def test_a_server_with_listed_names_answers_to_no_other(config: Config) -> None:
    with running(replace(config, hosts=("games.example",))) as server:
        port = urlsplit(server.url).port
        for asked in ("games.example", f"Games.Example:{port}", f"localhost:{port}"):
            for path in ("/", "/healthz", "/api/games"):
                answer = server.client().get(path, headers={"host": asked})
                assert answer.status_code != 421, (asked, path)
        for path in ("/", "/healthz", "/metrics", "/api/games", "/api/nowhere"):
            answer = server.client().get(path, headers={"host": f"evil.example:{port}"})
            assert refusal(answer) == (421, "unknown-host")
            assert "content-security-policy" in answer.headers
        own = {"host": "evil.example", "origin": "http://evil.example"}
        answer = server.client().post("/api/me", json={"name": "Eve"}, headers=own)
        assert refusal(answer) == (421, "unknown-host")
        assert "set-cookie" not in answer.headers


def test_a_socket_too_is_opened_only_under_a_listed_name(config: Config) -> None:
    with running(replace(config, hosts=("games.example",))) as server:
        parts = urlsplit(server.url)
        path = "/api/tables/no-such-table/socket"

        def status(host: str) -> int:
            wire = socket.create_connection((str(parts.hostname), parts.port or 0), PATIENCE)
            try:
                with connect(f"ws://{host}{path}", sock=wire, open_timeout=PATIENCE) as opened:
                    assert opened.response is not None
                    return opened.response.status_code
            except InvalidStatus as error:
                return error.response.status_code
            finally:
                wire.close()

        assert status("games.example") == status(f"localhost:{parts.port}") == 101
        assert status("evil.example") == status("games.example.evil.example") == 421


@pytest.mark.parametrize("lines", ["", "Host: games.example\r\nHost: evil.example\r\n"])
def test_under_listed_names_a_request_names_one_host(config: Config, lines: str) -> None:
    with running(replace(config, hosts=("games.example",))) as server:
        parts = urlsplit(server.url)
        address = (str(parts.hostname), parts.port or 0)
        with socket.create_connection(address, timeout=PATIENCE) as wire:
            wire.sendall(f"GET /api/games HTTP/1.1\r\n{lines}\r\n".encode())
            assert wire.recv(65536).split(b" ")[1] in (b"400", b"421")


def test_only_listed_hosts_are_let_in_besides_our_own(config: Config) -> None:
    assert config.allows_host("evil.example")
    listed = replace(
        config,
        hosts=("a.example", "*.b.example", "192.0.2.7"),
        public_url="https://c.example:8443/x",
    )
    for asked in (
        *("a.example", "A.example:80", "a.example.", "x.b.example", "x.y.b.example:81"),
        *("192.0.2.7:80", "c.example", "localhost:1", "127.0.0.1", "[::1]:8080"),
    ):
        assert listed.allows_host(asked), asked
    for asked in (
        *("", ":80", "b.example", "xb.example", "x.a.example", "a.example.evil.example"),
        *(
            "a.example:80:80",
            "a.example:x",
            "a.example/",
            "evil.example@a.example",
            "a.example@evil",
        ),
        *("a.example evil.example", "a.example\n", "::1", "[::2]", "127.0.0.2", "0.0.0.0"),
    ):
        assert not listed.allows_host(asked), asked


# ---- size and soundness ----


def test_a_body_that_is_too_long_is_refused(server: Running) -> None:
    client = server.client()
    body = json.dumps({"name": "x" * MAX_BODY}).encode()
    assert refusal(client.post("/api/me", content=body, headers=JSON)) == (413, "too-large")


def test_a_body_of_unknown_length_is_cut_off(server: Running) -> None:
    """Straight over a socket: the client never says how much it is going to send."""
    parts = urlsplit(server.url)
    chunk = b"1000\r\n" + b"x" * 0x1000 + b"\r\n"
    head = f"POST /api/me HTTP/1.1\r\nHost: {parts.netloc}\r\nTransfer-Encoding: chunked\r\n"
    with socket.create_connection((str(parts.hostname), parts.port or 0), timeout=PATIENCE) as wire:
        wire.sendall(head.encode() + b"Content-Type: application/json\r\n\r\n")
        for _ in range(MAX_BODY // 0x1000 + 1):
            wire.sendall(chunk)
        answer = wire.recv(65536)
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert server.client().get("/healthz").status_code == 200


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_only_json_is_taken(server: Running, kind: str) -> None:
    client = server.client()
    answer = client.post("/api/me", content=b'{"name": "Ann"}', headers={"content-type": kind})
    assert refusal(answer) == (415, "not-json")
    assert refusal(client.post("/api/logout", headers={"content-type": kind})) == (415, "not-json")


def test_json_may_name_its_charset_and_an_empty_body_needs_no_kind(server: Running) -> None:
    client = server.client()
    kind = {"content-type": "Application/JSON; charset=utf-8"}
    assert client.post("/api/me", content=b'{"name": "Ann"}', headers=kind).status_code == 200
    assert client.post("/api/logout").status_code == 204


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"\xff\xfe",
        b'{"name": "\xff"}',
        b"{'name': 'Ann'}",
        b'{"name": "Ann"} x',
        b"[" * 8000,
        b"[" * 100 + b"]" * 100,
        b'{"name": "\\ud800"}',
        b'{"name": "\\u0000"}',
        b'{"\\u0000": 1}',
        b'{"name": NaN}',
        b'{"name": -Infinity}',
        b'{"name": 1e999}',
        b"1" * 5000,
    ],
)
def test_json_that_is_not_sound_is_refused(server: Running, body: bytes) -> None:
    answer = server.client().post("/api/me", content=body, headers=JSON)
    assert refusal(answer) == (400, "bad-request")


def test_unsound_options_never_reach_the_store(server: Running) -> None:
    """The options of a game may be anything, so they are where unsound values could hide."""
    client = server.client("Ann")
    for value in (b'"\\u0000"', b"1e999", b'"\\udfff"', b"[" * 40 + b"]" * 40):
        body = b'{"game": "urbno", "chairs": [{"kind": "me"}, {"kind": "open"}], "options": '
        body += b'{"edition": {"x": ' + value + b"}}}"
        answer = client.post("/api/tables", content=body, headers=JSON)
        assert refusal(answer) == (400, "bad-request")


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(anything)
def test_what_passes_can_be_written_and_read_again(value: Any) -> None:
    try:
        check_json(value)
    except ValueError:
        return
    text = json.dumps(value, allow_nan=False, ensure_ascii=False)
    assert "\\u0000" not in text.replace("\\\\", "")
    assert json.loads(text.encode()) == value


# ---- how often ----


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_a_bucket_gives_its_burst_then_its_rate() -> None:
    clock = Clock()
    buckets = Buckets(1, clock)
    rate = RATES["login"]
    assert [buckets.wait("login", "a") for _ in range(int(rate.burst))] == [0] * int(rate.burst)
    assert buckets.wait("login", "a") == pytest.approx(1 / rate.each_second)
    clock.time += 1 / rate.each_second
    assert buckets.wait("login", "a") == 0
    assert buckets.wait("login", "a") > 0
    clock.time += 1_000_000
    assert sum(not buckets.wait("login", "a") for _ in range(100)) == rate.burst


def test_buckets_of_others_and_of_other_kinds_are_not_touched() -> None:
    buckets = Buckets(1, Clock())
    while not buckets.wait("login", "a"):
        pass
    assert buckets.wait("login", "b") == 0
    assert buckets.wait("read", "a") == 0


def test_the_rate_can_be_changed_and_turned_off() -> None:
    assert sum(not Buckets(0, Clock()).wait("login", "a") for _ in range(100)) == 100
    twice = Buckets(2, Clock())
    assert sum(not twice.wait("login", "a") for _ in range(100)) == 2 * RATES["login"].burst


def test_buckets_of_very_many_clients_do_not_pile_up() -> None:
    clock = Clock()
    buckets = Buckets(1, clock)
    for number in range(60_000):
        clock.time += 0.001
        buckets.wait("read", str(number))
    assert len(buckets._buckets) <= 20_001
    assert ("read", "59999") in buckets._buckets


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("GET", "/", None),
        ("GET", "/metrics", None),
        ("GET", "/api/me", "read"),
        ("POST", "/api/me", "guest"),
        ("PATCH", "/api/me", "write"),
        ("POST", "/api/login", "login"),
        ("POST", "/api/account", "login"),
        ("POST", "/api/password", "login"),
        ("POST", "/api/tables", "table"),
        ("POST", "/api/records", "table"),
        ("POST", "/api/tables/x/play-on", "table"),
        ("POST", "/api/tables/x/sit", "write"),
    ],
)
def test_requests_are_bound_by_what_they_cost(method: str, path: str, kind: str | None) -> None:
    assert kind_of(method, path) == kind


def test_a_network_of_ipv6_counts_as_one_client() -> None:
    one = address_of({"client": ("2001:db8:1:2::1", 1)})
    assert address_of({"client": ("2001:db8:1:2:ffff::9", 2)}) == one
    assert address_of({"client": ("2001:db8:1:3::1", 1)}) != one
    assert address_of({"client": ("192.0.2.1", 1)}) == "192.0.2.1"
    assert address_of({"client": None}) == ""


def test_who_asks_too_often_is_told_when_to_come_back(config: Config) -> None:
    with running(replace(config, rate=1)) as server:
        client = server.client("Ann")
        form = {"login": "ann", "password": "wrong password"}
        answers: list[httpx.Response] = []
        while not answers or answers[-1].status_code == 401:
            answers.append(client.post("/api/login", json=form))
        assert len(answers) > RATES["login"].burst
        assert refusal(answers[-1]) == (429, "too-fast")
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert client.get("/api/me").json()["name"] == "Ann"


def test_who_opens_too_many_sockets_is_turned_away(config: Config) -> None:
    slow = 0.05  # of 40 at once that leaves 2
    with running(replace(config, rate=slow)) as server:
        address = server.url.replace("http", "ws") + "/api/tables/no-such-table/socket"
        for _ in range(2):
            with connect(address, open_timeout=PATIENCE):
                pass
        refused = pytest.raises(InvalidStatus, match="403")
        with refused, connect(address, open_timeout=PATIENCE):
            pass


# ---- addresses ----


def test_wrong_addresses_and_methods_of_the_api_are_told_as_trouble(server: Running) -> None:
    client = server.client()
    assert refusal(client.get("/api/nowhere")) == (404, "no-such-page")
    assert refusal(client.post("/api/nowhere", json={})) == (404, "no-such-page")
    assert refusal(client.get("/api/login")) == (405, "bad-method")
    assert refusal(client.delete("/api/me")) == (405, "bad-method")


def test_the_api_does_not_show_pages_that_need_scripts_from_elsewhere(server: Running) -> None:
    for path in ("/docs", "/redoc"):
        assert "swagger" not in server.client().get(path).text.lower()
        assert "redoc" not in server.client().get(path).text.lower()
