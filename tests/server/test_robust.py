"""One thing that goes wrong does not take others with it."""

import asyncio
import threading
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketState

from rulebound import Match
from rulebound.server.bots.workers import Failed, Unanswered, Workers
from rulebound.server.config import Config
from rulebound.server.http import history, security, sockets
from rulebound.server.live import clock
from rulebound.server.live.listeners import TRY_LATER, Listener
from rulebound.server.live.pubsub import PubSub, Subscriber
from rulebound.server.live.room import Room
from rulebound.server.live.rooms import Rooms
from rulebound.server.live.services import Services
from rulebound.server.matches.play import Play
from rulebound.server.store import News, Store
from tests.patience import PATIENCE
from tests.server.conftest import Running, running
from tests.server.furniture import open_table, reread
from tests.server.http.test_accounts import refusal
from tests.server.live.test_clock import full_table, wait_until
from tests.server.visitors import at_table, make_account, set_table, table_of_two


def rooms_of(server: Running) -> Rooms:
    found: Rooms = server.server.config.app.state.rooms  # type: ignore[union-attr]
    return found


def room_of(server: Running, table_id: str) -> Room:
    return next(room for room in rooms_of(server).loaded() if room.table.id == table_id)


def in_loop(server: Running, function: Callable[..., Any], *args: Any) -> None:
    task = rooms_of(server)._clock._beat._task
    assert task is not None
    task.get_loop().call_soon_threadsafe(function, *args)


def write(store: Store, statement: str) -> None:
    with store.engine.begin() as connection:
        connection.exec_driver_sql(statement)


# ---- tables that cannot be read ----


def test_a_server_starts_in_spite_of_a_table_that_it_cannot_read(config: Config) -> None:
    store = Store(config.database_url)
    store.migrate()
    old = full_table(store)
    write(store, """UPDATE tables SET options = '{"gone": 1}'""")
    row = full_table(store)
    with running(config):
        wait_until(lambda: reread(store, row).status == "running")
    assert reread(store, old).status == "open"
    store.close()


def test_a_table_that_makes_us_fall_over_does_not_stop_the_clock(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "TICK_SECONDS", 0.1)
    load = Play.__init__

    def fall_over(self: Play, table: Any, acts: Any = ()) -> None:
        if table.title == "Broken":
            raise LookupError("a bug of ours")
        load(self, table, acts)

    monkeypatch.setattr(Play, "__init__", fall_over)
    store = server.store
    broken = [full_table(store, title="Broken") for _ in range(3)]
    row = full_table(store)
    wait_until(lambda: reread(store, row).status == "running")
    assert {reread(store, one).status for one in broken} == {"open"}


def test_a_waiting_table_of_other_options_can_be_given_up(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table_id = set_table(ann)
    write(server.store, """UPDATE tables SET options = '{"gone": 1}'""")
    with at_table(server, table_id, ann) as (a,):
        answer = bob.post(f"/api/tables/{table_id}/sit", json={"seat": 1})
        assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
        assert ann.post(f"/api/tables/{table_id}/close").status_code == 200
        while a.table["table"]["status"] != "closed":
            a.until("table")


# ---- pages that go away, or do not and should ----


def test_a_match_is_not_touched_while_somebody_foresees(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if who wanted to know has been dismissed meanwhile."""
    looking, go_on = threading.Event(), threading.Event()

    def look(*_: Any) -> list[Any]:
        looking.set()
        go_on.wait(PATIENCE)
        return []

    monkeypatch.setattr(Match, "foresee", look)
    table_id, ann, _ = table_of_two(server)
    with at_table(server, table_id, ann) as (a,):
        a.post("foresee", at=0, notation=a.options[0])
        assert looking.wait(PATIENCE)
        room = room_of(server, table_id)
        (listener,) = room.listeners
        in_loop(server, listener.dismiss, TRY_LATER)
        wait_until(lambda: not room.listeners)
        assert room.lock.locked()
        go_on.set()
        wait_until(lambda: not room.lock.locked())


def test_who_takes_nothing_more_loses_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SEND_SECONDS", 0.1)
    monkeypatch.setattr(sockets, "CLOSE_SECONDS", 0.1)

    async def never(*_: Any) -> None:
        await asyncio.sleep(3600)

    websocket = cast(
        WebSocket,
        SimpleNamespace(
            send_text=never,
            receive=never,
            close=never,
            application_state=WebSocketState.CONNECTED,
        ),
    )
    room = cast(Room, SimpleNamespace(services=SimpleNamespace(config=SimpleNamespace(rate=1))))
    listener = Listener(None)
    listener.tell_text("{}")

    async def scene() -> None:
        async with asyncio.timeout(10):
            with pytest.raises(sockets.Close) as closing:
                await sockets._talk(websocket, room, listener)
            assert closing.value.code == TRY_LATER
            await sockets._close(websocket, closing.value.code)

    asyncio.run(scene())


def test_a_guest_who_logs_in_elsewhere_comes_again_as_the_account(server: Running) -> None:
    account = server.client("Anna")
    form = make_account(account, "correct horse")
    table_id, ann, bob = table_of_two(server, watching=False)
    open_id = set_table(bob)
    with at_table(server, table_id, ann) as (a,), at_table(server, open_id, ann) as (watching,):
        ann.post("/api/login", json=form).raise_for_status()
        assert a.closed() == TRY_LATER
        assert watching.closed() == TRY_LATER
    with at_table(server, table_id, ann) as (a,):
        assert a.table["table"]["chairs"][0] == a.table["table"]["chairs"][0] | {
            "name": "Anna",
            "you": True,
        }


def test_only_so_many_watchers_are_named(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.server.live.room.MOST_WATCHERS", 2)
    table_id, ann, _ = table_of_two(server)
    people = [server.client(name) for name in ("Cat", "Dan", "Eve")]
    with at_table(server, table_id, *people, ann) as pages:
        for page in pages[:-1]:  # they come in any order
            while len(page.table["watchers"]) < 2:
                page.hear()
        with at_table(server, table_id, ann) as (late,):
            assert late.table["watchers"] == ["Cat", "Dan"]


# ---- what costs much ----


@pytest.mark.parametrize("value", ["0", '""', "[]", '{"a":{}}'])
def test_a_body_of_too_many_values_is_not_even_read(server: Running, value: str) -> None:
    many = ",".join([value] * (security.MOST_VALUES + 2))
    answer = server.client("Ann").post(
        "/api/records",
        content=f'{{"record": {{"choices": [{many}]}}}}',
        headers={"content-type": "application/json"},
    )
    assert refusal(answer) == (413, "too-large")


def test_records_are_looked_at_one_after_the_other(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "MOST_IMPORTS", 2)
    running_now: list[int] = []
    most: list[int] = []
    go_on = threading.Event()

    async def examine(self: Workers, *_: Any) -> Any:
        running_now.append(1)
        most.append(len(running_now))
        await asyncio.to_thread(go_on.wait, 30)
        running_now.pop()
        raise Failed("enough")

    monkeypatch.setattr(Workers, "run", examine)
    client = server.client("Ann")
    answers: list[Any] = []

    def bring() -> None:
        answers.append(client.post("/api/records", json={"record": {}}))

    threads = [threading.Thread(target=bring) for _ in range(2)]
    for thread in threads:
        thread.start()
    wait_until(lambda: rooms_of(server).imports == 2)
    assert refusal(client.post("/api/records", json={"record": {}})) == (503, "try-again")
    go_on.set()
    for thread in threads:
        thread.join(PATIENCE)
    assert [refusal(answer) for answer in answers] == [(422, "bad-record")] * 2
    assert most == [1, 1]
    assert rooms_of(server).imports == 0


@pytest.mark.parametrize(
    ("failure", "told"),
    [(Failed("KeyError"), (422, "bad-record")), (Unanswered("late"), (503, "not-examined"))],
)
def test_a_record_that_nobody_got_to_look_at_is_not_called_bad(
    server: Running, monkeypatch: pytest.MonkeyPatch, failure: Failed, told: tuple[int, str]
) -> None:
    async def examine(self: Workers, *_: Any) -> Any:
        raise failure

    monkeypatch.setattr(Workers, "run", examine)
    assert refusal(server.client("Ann").post("/api/records", json={"record": {}})) == told


# ---- news ----


def test_news_are_heard_after_some_that_made_us_fall_over(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulebound.server.live.pubsub._PAUSES", (0.05,))
    store, other = Store(postgres_url), Store(postgres_url)
    store.migrate()
    heard: list[News] = []
    gaps: list[float] = []

    def on_news(news: News) -> None:
        heard.append(news)
        if len(heard) == 1:
            raise AssertionError("a bug of ours")

    async def scene() -> None:
        subscriber = SimpleNamespace(on_news=on_news, on_gap=lambda: gaps.append(time.monotonic()))
        bus = PubSub(store, cast(Subscriber, subscriber))
        await bus.start()
        try:
            await until(lambda: len(gaps) == 1)
            table = await asyncio.to_thread(open_table, other, other.new_player("Ann", {}), None)
            other.close_table(table.id)
            await until(lambda: len(gaps) == 2)
            other.set_rematch(table.id, 0, True)
            await until(lambda: len(heard) == 2)
        finally:
            await bus.stop()

    asyncio.run(scene())
    store.close()
    other.close()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.02)


# ---- the end ----


def test_what_is_only_begun_at_the_end_is_broken_off(config: Config) -> None:
    async def scene() -> None:
        services = Services(*[cast(Any, None)] * 7)
        begun: list[asyncio.Task[None]] = []

        async def begin() -> None:
            await asyncio.sleep(0.05)
            begun.append(services.spawn(asyncio.sleep(3600)))

        services.spawn(begin())
        async with asyncio.timeout(10):
            await services.settle(5)
        assert [task.cancelled() for task in begun] == [True]

    asyncio.run(scene())
