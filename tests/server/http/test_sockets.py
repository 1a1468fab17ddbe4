"""The sockets of tables: who gets in, what is a frame, and how connections end."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from rulebound.server.config import Config
from rulebound.server.http import sockets
from rulebound.server.live import listeners, services
from rulebound.server.live.allowance import Allowance
from rulebound.server.live.listeners import Listener
from rulebound.server.live.rooms import Rooms
from rulebound.server.wire.frames import Done
from tests.patience import PATIENCE
from tests.server.conftest import Running, running
from tests.server.visitors import Page, at_table, open_page, play_at_random, set_table, table_of_two

# ---- getting in ----


def test_who_comes_is_told_table_match_and_chat(server: Running) -> None:
    table_id, ann, _ = table_of_two(server)
    page = open_page(server.url, table_id, ann)
    assert [page.hear()["t"] for _ in range(2)] == ["table", "state"]
    assert page.ask("ping") == {"t": "done", "call": 1}
    page.close()


def test_a_page_of_another_origin_gets_nothing(server: Running) -> None:
    table_id, ann, _ = table_of_two(server)
    page = Page(server.url, table_id, ann, origin="https://elsewhere.example")
    assert (page.closed(), page.frames) == (4403, [])
    page = Page(server.url, table_id, ann, origin=server.url)
    page.hello()
    assert page.hear()["table"]["you"] == 0
    page.close()


@pytest.mark.parametrize("table_id", ["AAAAAAAAAAAA", "x", "A" * 200, "%00%00%00%00%00%00%00%00"])
def test_there_is_no_such_table(server: Running, table_id: str) -> None:
    page = open_page(server.url, table_id)
    assert (page.closed(), page.frames) == (4404, [])


def test_the_first_frame_is_hello_and_the_only_one(server: Running) -> None:
    table_id, ann, _ = table_of_two(server)
    page = Page(server.url, table_id, ann)
    page.post("ping")
    assert (page.closed(), page.frames) == (4401, [])
    page = open_page(server.url, table_id, ann)
    page.hello()
    assert page.closed() == 4400


def test_hello_must_come_in_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.2)
    table_id, ann, _ = table_of_two(server)
    page = Page(server.url, table_id, ann)
    assert (page.closed(), page.frames) == (4401, [])


def test_the_key_of_a_seat_opens_it_without_a_cookie(server: Running) -> None:
    table_id, ann, _ = table_of_two(server)
    with at_table(server, table_id, ann) as (a,):
        page = open_page(server.url, table_id, key=a.table["secret"])
        page.until("state")
        assert (page.seat, page.options) == (0, a.options)
        page.choose()
        assert a.at(1)["seq"] == 1
        assert page.ask("say", text="from my phone")["t"] == "done"
        line = a.until("chat")["lines"][0]
        assert (line["name"], line["seat"]) == ("Ann", 0)
        page.close()


def test_the_key_goes_before_the_cookie(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann) as (a,):
        page = open_page(server.url, table_id, bob, key=a.table["secret"])
        page.until("state")
        assert (page.seat, page.state["seat"]) == (0, 0)
        page.close()


def test_a_wrong_key_opens_nothing(server: Running) -> None:
    table_id, ann, _ = table_of_two(server)
    other, *_ = table_of_two(server)
    chairs = server.store.table(other).chairs  # type: ignore[union-attr]
    for key in ("A" * 32, chairs[0].secret):
        page = open_page(server.url, table_id, key=key)
        page.until("state")
        assert page.state["seat"] is None
        assert page.refusal("choose", at=0, notation="place e5") == "not-seated"
        page.close()
    page = open_page(server.url, table_id, ann, key="A" * 32)
    page.until("state")
    assert page.state["seat"] == 0
    page.close()


def test_the_key_of_a_bots_chair_opens_nothing(server: Running) -> None:
    ann = server.client("Ann")
    table_id = set_table(ann, chairs=["me", "gentle"])
    chairs = server.store.table(table_id).chairs  # type: ignore[union-attr]
    page = open_page(server.url, table_id, key=chairs[1].secret)
    page.until("state")
    assert page.state["seat"] is None
    page.close()


def test_a_forged_cookie_is_nobodys(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    body, _, signature = bob.cookies["rulebound"].partition(".")
    forged = server.client()
    ann_id = ann.get("/api/me").json()["id"]
    forged.cookies.set("rulebound", f"{ann_id}.{signature}")
    assert body != ann_id
    with at_table(server, table_id, forged) as (page,):
        assert page.state["seat"] is None


def test_without_a_database_one_is_asked_to_come_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, ann, _ = table_of_two(server)

    def fail(*_: Any) -> None:
        raise OperationalError("chat", {}, Exception("gone"))

    monkeypatch.setattr(server.store, "chat", fail)
    page = open_page(server.url, table_id, ann)
    assert page.closed() == 1013
    assert [frame["trouble"]["code"] for frame in page.frames] == ["try-again"]


# ---- frames ----


def check_untouched(server: Running, table_id: str) -> None:
    assert server.store.acts(table_id) == []
    assert server.store.chat(table_id) == []


BAD_FRAMES = [
    "",
    "nonsense",
    "[]",
    "null",
    '"hello"',
    "{}",
    '{"t": "dance", "call": 1}',
    '{"t": "ping"}',
    '{"t": "ping", "call": -1}',
    '{"t": "ping", "call": 1.5}',
    '{"t": "ping", "call": "1"}',
    '{"t": "ping", "call": true}',
    '{"t": "ping", "call": 1, "more": 1}',
    '{"t": "choose", "call": 1, "at": 0}',
    '{"t": "choose", "call": 1, "at": -1, "notation": "place e5"}',
    '{"t": "choose", "call": 1, "at": 0, "notation": ["place e5"]}',
    '{"t": "choose", "call": 1, "at": 0, "notation": ""}',
    '{"t": "choose", "call": 1, "at": 0, "notation": "a", "then": "b"}',
    '{"t": "choose", "call": 1, "at": 0, "notation": "a", "then": [{"notation": "b"}]}',
    '{"t": "choose", "call": 1, "at": 0, "notation": "a", "then": ['
    + ",".join(['{"prompt": "p", "notation": "b"}'] * 25)
    + "]}",
    '{"t": "choose", "call": 1, "at": 0, "notation": "' + "a" * 201 + '"}',
    '{"t": "why", "call": 1, "ref": "' + "a" * 81 + '"}',
    '{"t": "say", "call": 1, "text": "  "}',
    '{"t": "say", "call": 1, "text": "' + "a" * 401 + '"}',
    '{"t": "say", "call": 1, "text": "\\u0000"}',
    '{"t": "say", "call": 1, "text": "\\ud800"}',
    '{"t": "mend", "call": 1, "seat": 8, "bot": "gentle"}',
    '{"t": "mend", "call": 1, "seat": 0, "bot": "di vine"}',
    '{"t": "hello", "key": "short"}',
    "[" * 2000,
    b"\x00\x01",
    b'{"t": "ping", "call": 1}',
]


@pytest.mark.parametrize("frame", BAD_FRAMES, ids=range(len(BAD_FRAMES)))
def test_what_is_no_frame_closes_the_connection(server: Running, frame: str | bytes) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        b.ask("ping")
        before = len(b.frames)
        a.send(frame)
        assert a.closed() == 4400
        b.ask("ping")
        assert {heard["t"] for heard in b.frames[before:]} <= {"table", "done"}
    check_untouched(server, table_id)


def test_a_frame_that_is_too_long_closes_the_connection(server: Running) -> None:
    table_id, ann, _ = table_of_two(server)
    for text in ("x" * 5000, "x" * 3_000_000, "é" * 4000):
        with at_table(server, table_id, ann) as (a,):
            a.send(text)
            assert a.closed() in (1009, 4400)


NUMBERS = st.integers(-3, 300) | st.sampled_from([2**31, 2**63, -(2**70)])
TEXTS = st.text(max_size=30) | st.sampled_from(
    ["place e5", "end", "resign", "card:knight", "0! resign"]
)
VALUES = NUMBERS | TEXTS | st.none() | st.booleans() | st.lists(NUMBERS, max_size=3)
KINDS = st.sampled_from(
    ["choose", "aside", "undo", "why", "foresee", "say", "nudge", "rematch", "mend", "ping", "boo"]
)
FRAMES = st.fixed_dictionaries(
    {"t": KINDS, "call": NUMBERS},
    optional={
        "at": st.just(0) | VALUES,
        "notation": TEXTS,
        "ref": TEXTS | VALUES,
        "text": TEXTS,
        "yes": st.booleans(),
        "seat": VALUES,
        "bot": st.sampled_from(["gentle", "sharp"]) | VALUES,
    },
)
RAW = FRAMES.map(json.dumps) | st.text(max_size=60) | st.binary(max_size=60)


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, str]]:
    """A server and a table with a watcher's frames coming in."""
    folder = tmp_path_factory.mktemp("hostile")
    config = Config(folder, f"sqlite:///{folder / 'db'}", port=0, rate=0, bot_pause=0)
    with running(config) as server:
        table_id, *_ = table_of_two(server)
        yield server, table_id


@settings(max_examples=150)
@given(frames=st.lists(RAW, min_size=1, max_size=20))
def test_whatever_a_stranger_sends_nothing_changes(
    hostile: tuple[Running, str], frames: list[str | bytes]
) -> None:
    server, table_id = hostile
    page = open_page(server.url, table_id)
    page.until("state")
    try:
        for frame in frames:
            page.send(frame)
        assert page.ask("ping")["t"] == "done"
    except ConnectionClosed:
        assert page.closed() == 4400
    finally:
        page.close()
    answers = [frame for frame in page.frames if frame["t"] not in ("table", "state")]
    assert all(answer["t"] in ("done", "refused") for answer in answers)
    assert not any(a["trouble"]["code"] == "bug" for a in answers if a["t"] == "refused")
    check_untouched(server, table_id)


# ---- too much, too slow ----


def test_too_many_frames_are_refused_and_then_the_connection_closed(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "FRAMES", (20, 0.001))
    with running(replace(config, rate=1)) as server:
        table_id, ann, _ = table_of_two(server)
        with at_table(server, table_id, ann) as (a,):
            calls = [a.post("ping") for _ in range(60)]
            answers = [a.answer(call) for call in calls]
            assert [answer["t"] for answer in answers] == ["done"] * 20 + ["refused"] * 40
            assert {answer["trouble"]["code"] for answer in answers[20:]} == {"too-fast"}
            a.post("ping")
            assert a.closed() == 4429


def test_who_talks_too_fast_is_not_heard(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "PACE", (5, 0.001))
    with running(replace(config, rate=1)) as server:
        table_id, ann, _ = table_of_two(server)
        with at_table(server, table_id, ann) as (a,):
            answers = [a.ask("say", text="hey")["t"] for _ in range(7)]
            assert answers == ["done"] * 5 + ["refused"] * 2
        assert len(server.store.chat(table_id)) == 5


def test_a_person_talks_no_faster_through_more_pages(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "PACE", (5, 0.001))
    with running(replace(config, rate=1)) as server:
        table_id, ann, bob = table_of_two(server)
        other_table = set_table(ann)
        with at_table(server, table_id, ann, ann, bob) as (a, again, b):
            assert [page.ask("say", text="hey")["t"] for page in (a, again) * 2] == ["done"] * 4
            key = next(frame["secret"] for frame in a.frames if frame.get("secret"))
            by_key = open_page(server.url, table_id, key=key)
            assert by_key.ask("say", text="hey")["t"] == "done"
            for page in (a, again, by_key):
                assert page.refusal("say", text="hey") == "too-fast"
            by_key.close()
            assert b.ask("say", text="hey")["t"] == "done"
        for table in (table_id, other_table):
            with at_table(server, table, ann) as (later,):
                assert later.refusal("say", text="hey") == "too-fast"
        assert len(server.store.chat(table_id)) == 6


def test_a_person_talks_no_faster_through_several_processes(
    config: Config, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was said through one of them counts in the others; too much must be waited for."""
    monkeypatch.setattr(services, "PACE", (5, 0.001))
    shared = replace(config, database_url=postgres_url, rate=1)
    with running(shared) as one, running(shared) as other:
        table_id, ann, bob = table_of_two(one)
        rooms: Rooms = other.server.config.app.state.rooms  # type: ignore[union-attr]
        heard: list[str] = []
        monkeypatch.setattr(rooms, "on_talk", _noting(heard, rooms.on_talk))
        with at_table(one, table_id, ann) as (a,), at_table(other, table_id, ann, bob) as (b, c):
            for _ in range(4):
                assert a.ask("say", text="hey")["t"] == "done"
            until = time.monotonic() + PATIENCE
            while len(heard) < 4:
                assert time.monotonic() < until, "nothing was heard of what was said elsewhere"
                time.sleep(0.02)
            assert b.ask("say", text="hey")["t"] == "done"
            assert b.refusal("say", text="hey") == "too-fast"
            assert c.ask("say", text="hey")["t"] == "done"
        assert len(one.store.chat(table_id)) == 6


def _noting(heard: list[str], hear: Callable[[str], None]) -> Callable[[str], None]:
    def note(who: str) -> None:
        hear(who)
        heard.append(who)

    return note


def test_an_allowance_grows_again_but_not_beyond_its_burst() -> None:
    allowance = Allowance(3, 1000, 1)
    assert [allowance.take() >= 0 for _ in range(3)] == [True] * 3
    time.sleep(0.05)
    assert 1 <= allowance.take() <= 2
    endless = Allowance(1, 1, 0)
    assert all(endless.take() >= 0 for _ in range(100))


def test_who_does_not_keep_up_is_cut_off() -> None:
    async def scene() -> list[str]:
        listener = Listener(None)
        for number in range(listeners.LONGEST_QUEUE):
            listener.tell(Done(call=number))
        assert listener.code == 1000
        listener.tell(Done(call=0))
        assert listener.code == 1013
        return [text async for text in listener.frames()]

    assert asyncio.run(scene()) == []


def test_what_was_told_before_the_dismissal_still_goes_out() -> None:
    async def scene() -> list[str]:
        listener = Listener(None)
        listener.tell(Done(call=1))
        listener.dismiss(4403)
        listener.dismiss(1001)
        listener.tell(Done(call=2))
        assert listener.code == 4403
        return [text async for text in listener.frames()]

    assert [json.loads(text)["call"] for text in asyncio.run(scene())] == [1]


# ---- coming back ----


def test_a_lost_connection_is_taken_up_where_the_table_is(server: Running) -> None:
    table_id, ann, bob = table_of_two(server)
    with at_table(server, table_id, ann, bob) as (a, b):
        play_at_random(a, b, most=7)
        assert a.at(7)["seq"] == 7
        a.close()
        b.at(7)
        moved = play_at_random(b, most=3) if b.options else 0
        with at_table(server, table_id, ann) as (again,):
            assert again.state["seq"] == 7 + moved
            assert again.log[: len(a.log)] == a.log


def test_a_server_that_stops_says_goodbye(config: Config) -> None:
    with running(config) as server:
        table_id, ann, _ = table_of_two(server)
        page = open_page(server.url, table_id, ann)
        page.until("state")
        server.server.should_exit = True
        assert page.closed() in (1001, 1012)


def test_an_act_is_carried_through_though_its_page_is_gone(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, ann, bob = table_of_two(server)
    append, asked, go = server.store.append, threading.Event(), threading.Event()

    def slowly(*args: Any, **kwargs: Any) -> None:
        asked.set()
        assert go.wait(PATIENCE)
        append(*args, **kwargs)

    monkeypatch.setattr(server.store, "append", slowly)
    with at_table(server, table_id, ann, bob) as (a, b):
        a.post("choose", at=0, notation=a.options[0])
        assert asked.wait(PATIENCE)
        a.close()
        go.set()
        assert b.at(1)["seq"] == 1
    assert len(server.store.acts(table_id)) == 1
