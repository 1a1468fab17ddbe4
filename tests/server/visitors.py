"""Open pages for tests: what a browser's script does with the socket of a table."""

import json
import random
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE
from tests.server.conftest import Running

Data = dict[str, Any]


class Page:
    """One open page of a table. It remembers all it was told."""

    def __init__(
        self,
        url: str,
        table_id: str,
        client: httpx.Client | None = None,
        origin: str | None = None,
    ) -> None:
        """Connect, with the cookies of a client."""
        headers = {}
        if client is not None and client.cookies:
            cookies = (f"{name}={value}" for name, value in client.cookies.items())
            headers["Cookie"] = "; ".join(cookies)
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
        self._open = ExitStack()
        self._socket: ClientConnection = self._open.enter_context(
            connect(
                address,
                origin=origin,  # type: ignore[arg-type]
                additional_headers=headers,
                max_size=None,
                open_timeout=PATIENCE,  # on a busy machine an answer may take long
                ping_interval=None,
            )
        )
        self._calls = 0
        self.frames: list[Data] = []
        self.texts: list[str] = []
        self.table: Data = {}
        self.state: Data = {}
        self.chat: list[Data] = []
        self.log: list[Data] = []

    @property
    def seat(self) -> int:
        seat: int = self.table["table"]["you"]
        return seat

    @property
    def options(self) -> list[str]:
        """What this page could choose now."""
        decision = self.state.get("decision") or {"options": []}
        return [option["notation"] for option in decision["options"]]

    # ---- hearing ----

    def hear(self, timeout: float = PATIENCE) -> Data:
        """The next frame."""
        text = self._socket.recv(timeout)
        assert isinstance(text, str)
        frame: Data = json.loads(text)
        self.texts.append(text)
        self.frames.append(frame)
        match frame["t"]:
            case "table":
                self.table = frame
            case "state":
                self.state = frame
                part = frame["log"]
                assert part["start"] <= len(self.log), "a gap in the log"
                self.log = self.log[: part["start"]] + part["events"]
            case "chat":
                self.chat += frame["lines"]
        return frame

    def until(self, kind: str, **values: Any) -> Data:
        """The next frame of that kind with these values."""
        while True:
            frame = self.hear()
            if frame["t"] == kind and values.items() <= frame.items():
                return frame

    def at(self, seq: int) -> Data:
        """The state once so many acts are done."""
        while self.state.get("seq", -1) < seq:
            self.hear()
        return self.state

    def quiet(self, seconds: float = 0.3) -> list[Data]:
        """What comes within some time; where nothing should, the list is empty."""
        heard = []
        try:
            while True:
                heard.append(self.hear(seconds))
        except TimeoutError:
            return heard

    def closed(self) -> int:
        """The code with which the server closes the connection."""
        try:
            while True:
                self.hear()
        except ConnectionClosed:
            code = self._socket.close_code
            assert code is not None
            return code

    # ---- asking ----

    def hello(self, key: str | None = None) -> None:
        self.send(json.dumps({"t": "hello"} | ({} if key is None else {"key": key})))

    def send(self, text: str | bytes) -> None:
        self._socket.send(text)

    def post(self, kind: str, **fields: Any) -> int:
        """Send a frame without waiting for its answer."""
        self._calls += 1
        self.send(json.dumps({"t": kind, "call": self._calls, **fields}))
        return self._calls

    def ask(self, kind: str, **fields: Any) -> Data:
        """Send a frame and return what answers it."""
        return self.answer(self.post(kind, **fields))

    def answer(self, call: int) -> Data:
        """What answers a frame that was sent."""
        while True:
            frame = self.hear()
            if frame.get("call") == call:
                return frame

    def choose(self, notation: str | None = None) -> Data:
        """Choose (the first option, if none is named) and wait for the new state."""
        seq = self.state["seq"]
        answer = self.ask("choose", at=seq, notation=notation or self.options[0])
        assert answer["t"] == "done", answer
        return self.at(seq + 1)

    def refusal(self, kind: str, **fields: Any) -> str:
        """The code with which a frame is refused."""
        answer = self.ask(kind, **fields)
        assert answer["t"] == "refused", answer
        code: str = answer["trouble"]["code"]
        return code

    def close(self) -> None:
        self._open.close()


def open_page(
    url: str, table_id: str, client: httpx.Client | None = None, *, key: str | None = None
) -> Page:
    """Open a page and say hello; what the server says first is not read yet."""
    page = Page(url, table_id, client)
    page.hello(key)
    return page


@contextmanager
def at_url(url: str, table_id: str, *clients: httpx.Client | None) -> Iterator[tuple[Page, ...]]:
    """Pages of these people, each with the first table (and, if there is a match, state) read."""
    pages = tuple(open_page(url, table_id, client) for client in clients)
    try:
        for page in pages:
            page.until("table")
            if page.table["table"]["status"] in ("running", "finished"):
                page.until("state")
        yield pages
    finally:
        for page in pages:
            page.close()


def at_table(
    server: Running, table_id: str, *clients: httpx.Client | None
) -> AbstractContextManager[tuple[Page, ...]]:
    return at_url(server.url, table_id, *clients)


def set_table(client: httpx.Client, game: str = "tashkalar", **form: Any) -> str:
    """Open a table and return its id: by default a High Form of the opener and an open chair."""
    chairs = form.pop("chairs", ["me", "open"])
    body = {
        "game": game,
        "chairs": [_chair(chair) for chair in chairs],
        "options": form.pop(
            "options", {"form": "high_form", "first": 0} if game == "tashkalar" else {}
        ),
        **form,
    }
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table_id: str = answer.json()["id"]
    return table_id


def _chair(kind: str) -> Data:
    return {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind}


def make_account(client: httpx.Client, password: str) -> Data:
    """Make a guest the holder of an account; login and password, for coming in elsewhere."""
    form = {"login": client.get("/api/account/login").json()["login"], "password": password}
    client.post("/api/account", json=form).raise_for_status()
    return form


def sit(client: httpx.Client, table_id: str, seat: int) -> Data:
    answer = client.post(f"/api/tables/{table_id}/sit", json={"seat": seat})
    assert answer.status_code == 200, answer.text
    told: Data = answer.json()
    return told


def table_of_two(server: Running, **form: Any) -> tuple[str, httpx.Client, httpx.Client]:
    """A running High Form of two people; the first one starts."""
    ann, bob = server.client("Ann"), server.client("Bob")
    table_id = set_table(ann, **form)
    sit(bob, table_id, 1)
    return table_id, ann, bob


def play_at_random(*pages: Page, seed: int = 1, most: int = 10_000) -> int:
    """Let everybody choose at random until the match is over; how many acts there were."""
    rng = random.Random(seed)
    by_seat = {page.seat: page for page in pages}
    first: int = pages[0].state["seq"]
    seq = first
    while seq - first < most:
        states = [page.at(seq) for page in pages]
        if states[0]["decision"] is None:
            break
        page = by_seat[states[0]["decision"]["seat"]]
        page.choose(rng.choice(page.options))
        seq += 1
    return seq - first
