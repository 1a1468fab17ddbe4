"""Input that nobody of good will sends: bytes, frames, bodies, options and records."""

import base64
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

import rulebound
from rulebound.server.app import create_app
from rulebound.server.config import Config
from rulebound.server.wire.fields import MAX_BODY, MAX_FRAME, MAX_RECORD
from tests.patience import PATIENCE
from tests.server.siege import Castle, Siege, attacked, castle
from tests.server.visitors import Page

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    folder = tmp_path_factory.mktemp("house")
    config = Config(folder, f"sqlite:///{folder / 'db'}", port=0, bot_pause=0, rate=0)
    with castle(config) as house:
        yield Siege(house, "tashkalar")


@pytest.fixture
def besieged(standing: Siege) -> Iterator[Siege]:
    with attacked(standing):
        yield standing


@pytest.fixture
def house(besieged: Siege) -> Castle:
    return besieged.castle


# ---- bytes on a socket ----

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


def frame(
    kind: int, payload: bytes = b"", *, first: int = 0x80, mask: bool = True, length: int = -1
) -> bytes:
    """A frame of the WebSocket protocol, perhaps one that lies about its length."""
    size = len(payload) if length < 0 else length
    flag = 0x80 if mask else 0
    if size < 126:
        head = struct.pack("!BB", first | kind, flag | size)
    elif size < 2**16:
        head = struct.pack("!BBH", first | kind, flag | 126, size)
    else:
        head = struct.pack("!BBQ", first | kind, flag | 127, size)
    return head + (b"\0\0\0\0" if mask else b"") + payload


HELLO = frame(TEXT, b'{"t": "hello"}')
BROKEN = {
    "not masked": frame(TEXT, b'{"t": "hello"}', mask=False),
    "not UTF-8": frame(TEXT, b'{"t": "ping", "call": 1, "x": "\xff\xfe"}'),
    "a surrogate in UTF-8": frame(TEXT, b'{"t": "say", "call": 1, "text": "\xed\xa0\x80"}'),
    "of no kind": frame(3, b"x"),
    "of a reserved kind": frame(TEXT, b"x", first=0xF0),
    "a long ping": frame(PING, b"x" * 200),
    "a ping in parts": frame(PING, b"x", first=0),
    "a continuation of nothing": frame(0, b"x"),
    "two beginnings": frame(TEXT, b"x", first=0) + frame(TEXT, b"y"),
    "endless": frame(TEXT, b"x" * 100, length=2**62),
    "negative": frame(TEXT, b"x" * 100, length=2**64 - 1),
    "too long in parts": frame(TEXT, b"x", first=0) + frame(0, b"x" * 999, first=0) * 9,
    "a bad goodbye": frame(CLOSE, b"\x03"),
    "a goodbye of no code": frame(CLOSE, struct.pack("!H", 1)),
    "HTTP": b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    "noise": bytes(range(256)) * 20,
}
CODES = (1002, 1007, 1009, 4400)


@contextmanager
def wire(url: str) -> Iterator[socket.socket]:
    parts = urlsplit(url)
    with socket.create_connection((str(parts.hostname), parts.port or 0), timeout=PATIENCE) as it:
        yield it


def handshake(it: socket.socket, path: str) -> None:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET {path}/socket HTTP/1.1",
        "Host: x",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    )
    it.sendall("\r\n".join((*lines, "", "")).encode())
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += it.recv(1)
    assert head.startswith(b"HTTP/1.1 101 ")


def rest(it: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    heard = b""
    try:
        while part := it.recv(65536):
            heard += part
    except ConnectionError:
        pass
    return heard


def goodbye(heard: bytes) -> int | None:
    """The code of the frame with which the server closes the connection."""
    while heard:
        kind, size, start = heard[0] & 15, heard[1], 2
        if size == 126:
            size, start = int.from_bytes(heard[2:4]), 4
        elif size == 127:
            size, start = int.from_bytes(heard[2:10]), 10
        if kind == CLOSE:
            return int.from_bytes(heard[start : start + 2])
        heard = heard[start + size :]
    return None


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("greeted", [True, False], ids=["after hello", "before hello"])
def test_bytes_that_are_no_frame_end_the_connection(
    besieged: Siege, name: str, greeted: bool
) -> None:
    with wire(besieged.server.url) as it:
        handshake(it, besieged.url)
        it.sendall((HELLO if greeted else b"") + BROKEN[name])
        assert goodbye(rest(it)) in CODES
    assert besieged.page(besieged.ann, seat=0).ask("ping")["t"] == "done"


def test_a_small_frame_that_unpacks_to_a_huge_one_ends_the_connection(besieged: Siege) -> None:
    page = besieged.page()
    page.send(b"0" * 50_000_000)
    assert page.closed() == 1009


def test_who_goes_without_a_word_leaves_nothing_behind(besieged: Siege) -> None:
    for greeting in (b"", HELLO[:5], HELLO):
        with wire(besieged.server.url) as it:
            handshake(it, besieged.url)
            it.sendall(greeting)
    besieged.page(besieged.ann, seat=0).ask("ping")


# ---- frames ----

FRAMES = (
    '{"t": "ping", "call": 1' + "0" * 4000 + "}",
    '{"t": "ping", "call": 1e400}',
    '{"t": "ping", "call": 0.0}',
    '{"t": "ping", "call": NaN}',
    '{"t": "ping", "call": Infinity}',
    '{"t": "ping", "call": null}',
    '{"t": "ping", "call": ' + "[" * 1500 + "]" * 1500 + "}",
    '{"t": ["ping"], "call": 1}',
    '{"t": {"t": "ping"}, "call": 1}',
    '{"t": "ping", "call": 1} {"t": "ping", "call": 2}',
    '\ufeff{"t": "ping", "call": 1}',
    '{"t": "ping", "call": 1,}',
    "{'t': 'ping', 'call': 1}",
    '{"t": "choose", "call": 1, "at": 9007199254740993, "notation": "end"}',
    '{"t": "choose", "call": 1, "at": 0, "notation": "\\ud800"}',
    '{"t": "why", "call": 1, "ref": "\\udfff"}',
    '{"t": "say", "call": 1, "text": "a\\u0000b"}',
    '{"t": "say", "call": 1, "text": "' + "\\ud83d" * 10 + '"}',
    '{"t": "hello", "key": "' + "A" * 65 + '"}',
    '{"t": "hello", "key": {"$ne": null}}',
    " " * (MAX_FRAME + 1),
    '{"t": "say", "call": 1, "text": "' + "é" * MAX_FRAME + '"}',
)


@pytest.mark.parametrize("text", FRAMES, ids=range(len(FRAMES)))
def test_frames_that_are_none_of_ours_end_the_connection(besieged: Siege, text: str) -> None:
    page = besieged.page(besieged.ann, seat=0)
    page.send(text)
    assert page.closed() in (4400, 1009)
    first = Page(besieged.server.url, besieged.table_id, besieged.ann)
    first.send(text)
    assert first.closed() in (4400, 4401, 1009)
    assert first.frames == []


TEXTS = (
    "\0",
    "place e5\0",
    "place e5\n",
    " place e5",
    "PLACE E5",
    "place e5; end",
    "0! resign",
    "1! resign",
    "0! 0! resign",
    "! ",
    "-1! resign",
    "card:",
    ":",
    "sq:",
    "sq:" + "e" * 70,
    "card:../../etc/passwd",
    "task:'; DROP TABLE acts; --",
    "{0.__class__}",
    "%s%n",
    "٣",
    "\u202e\u2066",
    "😀" * 20,
    "e5" * 40,
)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_texts_that_mean_nothing_are_refused(besieged: Siege, seat: int | None) -> None:
    client = {0: besieged.ann, 1: besieged.bob, None: None}[seat]
    page = besieged.page(client, seat=seat)
    for text in TEXTS:
        for kind in ("choose", "aside", "foresee"):
            code = page.refusal(kind, at=besieged.seq, notation=text)
            assert code in ("illegal", "not-your-turn", "not-seated")
        assert page.ask("why", ref=text)["t"] == ("refused" if seat is None else "why")


# ---- HTTP ----

ACTS = [
    (method.upper(), path)
    for path, operations in create_app(Config(__file__, "sqlite://")).openapi()["paths"].items()  # type: ignore[arg-type]
    for method in operations
    if method != "get"
]
BODIES = {
    "cut off": (b'{"name": "A', 400),
    "not UTF-8": (b'{"name": "\xff"}', 400),
    "UTF-16": ('{"name": "Ann"}'.encode("utf-16"), 400),
    "deep": (b'{"x":' * 100 + b"1" + b"}" * 100, 400),
    "very deep": (b"[" * 8000, 400),
    "NUL": (b'{"name": "\\u0000"}', 400),
    "half a letter": (b'{"name": "\\ud800"}', 400),
    "no number": (b'{"seat": NaN}', 400),
    "too large a number": (b'{"seat": 1e999}', 400),
    "too many digits": (b'{"seat": ' + b"9" * 5000 + b"}", 400),
    "many digits": (b'{"seat": ' + b"9" * 4000 + b"}", 422),
    "a list": (b"[]", 422),
    "nothing": (b"null", 422),
    "something else": (b'{"__proto__": {"admin": true}, "constructor": 1}', 422),
}


BODILESS = ("/analysis", "/leave", "/close", "/rematch", "/logout", "/sessions", "/begin")
ONE_CLICK = ("POST", "/api/reminders/stop/{token}")
"""Programs that read mail send a form there, whatever stands in it."""


@pytest.mark.parametrize(("method", "path"), [act for act in ACTS if act != ONE_CLICK])
def test_bodies_that_are_not_sound_are_refused_everywhere(
    besieged: Siege, method: str, path: str
) -> None:
    address = path.replace("{table_id}", besieged.table_id)
    has_body = method != "DELETE" and not path.endswith(BODILESS)

    def send(body: bytes, headers: dict[str, str]) -> tuple[int, str]:
        answer = besieged.ann.request(method, address, content=body, headers=headers)
        return answer.status_code, answer.json()["code"]

    for body, status in BODIES.values():
        if status == 400 or has_body:
            assert send(body, JSON) == (status, "bad-request")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "application/jsonp", "json"):
        assert send(b"{}", {"content-type": kind}) == (415, "not-json")
    limit = MAX_RECORD if path == "/api/records" else MAX_BODY
    assert send(b" " * (limit + 1), JSON) == (413, "too-large")


REQUESTS = {
    "noise": bytes(range(256)) * 8,
    "no HTTP": b"HELO there\r\n\r\n",
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 200,
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "a header without end": b"GET /api/me HTTP/1.1\r\nX: " + b"x" * 200_000,
    "many headers": b"GET /api/me HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
    "two lengths": b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3"
    b"\r\nContent-Type: application/json\r\n\r\n{}x",
    "a length below zero": b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    "a length that is none": b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1e3\r\n\r\n",
    "a length beyond measure": b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: "
    + b"9" * 30
    + b"\r\n\r\n",
    "a chunk beyond measure": b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked"
    b"\r\n\r\nfffffffffffffffff\r\n",
    "a chunk that is none": b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked"
    b"\r\n\r\nzz\r\n",
    "NUL in the address": b"GET /api/tables/\0 HTTP/1.1\r\nHost: x\r\n\r\n",
    "a header in the address": b"GET /api/me\r\nX: y HTTP/1.1\r\nHost: x\r\n\r\n",
    "a bad cookie": b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: \xff=\xfe; ;;=; rulebound\r\n"
    b"Connection: close\r\n\r\n",
}


@pytest.mark.parametrize("name", REQUESTS)
def test_requests_that_are_none_get_nothing(besieged: Siege, name: str) -> None:
    with wire(besieged.server.url) as it:
        try:
            it.sendall(REQUESTS[name])
            it.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # the server has heard enough and hung up
        heard = rest(it)
    assert heard == b"" or heard.startswith((b"HTTP/1.1 4", b"HTTP/1.1 200 "))
    besieged.castle.heard.append((None, heard.decode("latin-1")))
    assert besieged.castle.client().get("/healthz").status_code == 200


# ---- options and records ----

VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**30,
    0.5,
    1e308,
    "",
    "x" * 3000,
    "default\n",
    "/etc/passwd",
    "../../pyproject.toml",
    [],
    [[]],
    [None],
    ["x"] * 2000,
    [1] * 2000,
    {},
    {"x": {"x": {"x": 1}}},
    {"id": 7},
    {"rank_numbers": {"Dw": 10**30}},
    {"mission_players": {"1": [2, 3, 4, 5, 10**9]}},
    {"mission_titles": {"1": "\u202e" * 80}},
)


@pytest.mark.parametrize("game", rulebound.games())
def test_options_that_make_no_sense_are_refused(house: Castle, game: str) -> None:
    client = house.server.client("Eve")
    for choice in rulebound.game(game).options.choices:
        for value in VALUES:
            form = {
                "game": game,
                "chairs": [{"kind": "me"}, {"kind": "open"}],
                "options": {choice.name: value},
            }
            answer = client.post("/api/tables", json=form)
            if answer.status_code == 201:
                options = client.get(f"/api/tables/{answer.json()['id']}").json()["options"]
                rulebound.game(game).start(seats=2, options=options, seed=1)
            else:
                assert (answer.status_code, answer.json()["code"]) == (422, "bad-option")
    for path in VALUES[9:11]:
        form["options"] = {"edition": path}
        assert client.post("/api/tables", json=form).status_code == 422


@pytest.mark.parametrize("game", rulebound.games())
def test_records_that_make_no_sense_are_refused(house: Castle, game: str) -> None:
    client = house.server.client("Eve")
    match = rulebound.game(game).start(seats=2, seed=5)
    for _ in range(5):
        match.choose(0)
    record = match.record()
    assert accepts(client, record)
    for key in record:
        assert not accepts(client, {name: record[name] for name in record if name != key})
        for value in (*VALUES, ["pass"], ["0! resign"] * 50, "turn: 0\nboard:\n" * 100):
            accepts(client, record | {key: value})
    for name in record["options"]:
        for value in VALUES:
            accepts(client, record | {"options": record["options"] | {name: value}})


def accepts(client: httpx.Client, record: dict[str, Any]) -> bool:
    """Whether a record is taken: then it is kept as one that makes sense."""
    answer = client.post("/api/records", json={"record": record})
    if answer.status_code == 201:
        kept = client.get(f"/api/tables/{answer.json()['id']}/record").json()
        assert rulebound.replay(kept).record() == kept
        return True
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-record"), record
    # Found by the checks of the game, not by falling over.
    assert not answer.json()["message"].startswith("the record cannot be replayed"), record
    return False
