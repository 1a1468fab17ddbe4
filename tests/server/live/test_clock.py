"""The turn clock, and what is taken up again after a restart."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import nullcontext
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

import rulebound
from rulebound.core.errors import CannotUndo
from rulebound.server.bots.thinking import Thinking
from rulebound.server.config import Config
from rulebound.server.errors import Refusal
from rulebound.server.live import clock, timekeeping
from rulebound.server.matches import play
from rulebound.server.matches.play import Play
from rulebound.server.store import ChairRow, Store, TableRow, new_secret, new_table_id, now
from rulebound.server.store.schema import TABLES
from rulebound.server.wire.clocks import Clock
from tests.patience import PATIENCE
from tests.server.conftest import Running, running
from tests.server.furniture import reread
from tests.server.visitors import at_table, set_table, table_of_two

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that looks around more often, and waits for nobody to come back."""
    monkeypatch.setattr(clock, "TICK_SECONDS", 0.1)
    monkeypatch.setattr(timekeeping, "COMING_BACK", timedelta())


def wait_until(condition: Callable[[], Any]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not come to pass"
        time.sleep(0.05)


def table(**values: Any) -> TableRow:
    match = rulebound.game("tashkalar").start(
        options={"form": "high_form", "first": 0}, seed=values.get("seed", 7)
    )
    row = TableRow(
        id=new_table_id(),
        title="Clock",
        game="tashkalar",
        rules=match.setup.rules,
        options=dict(match.setup.options),
        seats=2,
        seed=7,
        owner=None,
        created=NOON,
        started=NOON,
    )
    return replace(row, **values)


def later(minutes: int) -> datetime:
    return NOON + timedelta(minutes=minutes)


# ---- since when ----


def test_a_decision_is_open_since_the_choice_before_it() -> None:
    it = Play(table())
    assert it.since == NOON
    it.apply("choose", 0, "place e5", later(1))
    assert it.since == later(1)
    assert it.until is None
    it = Play(table(clock=Clock(seconds=90)))
    it.apply("choose", 0, "place e5", later(1))
    assert it.until == later(1) + timedelta(seconds=90)


def test_taking_back_does_not_turn_the_clock_back() -> None:
    it = Play(table())
    it.apply("choose", 0, "place e5", later(1))
    it.apply("undo", 0, "", later(2))
    assert (it.since, it.seq, it.match.seq) == (NOON, 2, 0)
    it.apply("choose", 0, "place d4", later(3))
    assert it.since == later(3)


def test_what_a_bot_chose_for_somebody_is_known_until_it_is_taken_back() -> None:
    it = Play(table())
    it.apply("choose", 0, "place e5", later(1), "steady")
    assert it.stood_in == [(1, 0)]
    it.apply("undo", 0, "", later(2))
    assert it.stood_in == []
    it.apply("choose", 0, "place d4", later(3))
    assert it.stood_in == []


def test_asides_do_not_stop_the_clock() -> None:
    it = Play(table())
    it.apply("choose", 0, "place e5", later(1))
    it.apply("aside", 1, "resign", later(2))
    assert it.since == later(1)


def test_nobody_goes_back_to_a_choice_whose_time_is_over() -> None:
    for seconds, late in ((60, True), (301, False), (300, True)):
        it = Play(table(clock=Clock(seconds=seconds)))
        it.check_undo(later(5))  # nothing to go back to; the engine says so itself
        it.apply("choose", 0, "place e5", later(0))
        with pytest.raises(CannotUndo, match="time") if late else nullcontext():
            it.check_undo(later(5))
    it = Play(table())
    it.apply("choose", 0, "place e5", later(0))
    it.check_undo(later(5))


def test_a_journal_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_ACTS", 1)
    it = Play(table())
    it.apply("choose", 0, "place e5", later(1))
    with pytest.raises(CannotUndo, match="too much"):
        it.check_undo(later(1))


def test_a_room_asks_whether_one_may_go_back(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, ann, _ = table_of_two(server)
    with at_table(server, table_id, ann) as (a,):
        a.choose("place e5")
        monkeypatch.setattr(play, "MOST_ACTS", 1)
        assert a.refusal("undo", at=1) == "cannot-undo"
        monkeypatch.setattr(play, "MOST_ACTS", 2)
        assert a.ask("undo", at=1)["t"] == "done"


# ---- the clock at the table ----


def turn_back(server: Running, table_id: str, hours: float) -> None:
    """Let the match have begun earlier."""
    then = now() - timedelta(hours=hours)
    found = server.store.table(table_id)
    assert found is not None
    until = found.first_until(then)
    with server.store.engine.begin() as connection:
        connection.execute(
            update(TABLES)
            .where(TABLES.c.id == table_id)
            .values(started=then, since=then, until=until, due=found.due(found.turn, then, until))
        )


def drop(server: Running) -> None:
    rooms = server.server.config.app.state.rooms  # type: ignore[union-attr]
    for room in rooms.loaded():
        room.used -= 10_000
    rooms.evict()


def test_when_time_is_over_a_bot_chooses(server: Running) -> None:
    table_id, ann, bob = table_of_two(server, clock={"seconds": 3600})
    with at_table(server, table_id, ann) as (a,):
        decision = a.state["decision"]
        since, until = (datetime.fromisoformat(decision[name]) for name in ("since", "until"))
        assert until - since == timedelta(seconds=3600)
        assert a.state["seq"] == 0
    wait_until(lambda: not server.server.config.app.state.rooms.present(table_id))  # type: ignore[union-attr]
    turn_back(server, table_id, 2)
    drop(server)
    wait_until(lambda: server.store.acts(table_id))
    time.sleep(0.5)
    (act,) = server.store.acts(table_id)
    assert (act.seat, act.kind, act.bot) == (0, "choose", "steady")
    with at_table(server, table_id, ann, bob) as (a, b):
        assert a.state["seq"] == 1
        assert a.state["stood_in"] == b.state["stood_in"] == [{"at": 1, "seat": 0}]
        page = a if a.options else b
        assert datetime.fromisoformat(page.state["decision"]["until"]) > now()


def test_before_time_is_over_nobody_chooses_for_a_person(server: Running) -> None:
    table_id, *_ = table_of_two(server, clock={"seconds": 3600})
    turn_back(server, table_id, 0.9)
    drop(server)
    free, *_ = table_of_two(server)
    turn_back(server, free, 1000)
    drop(server)
    time.sleep(1)
    assert server.store.acts(table_id) == []
    assert server.store.acts(free) == []


# ---- after a restart ----


def test_bots_go_on_thinking_after_a_restart(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(self: Thinking, *_: Any) -> str:
        raise SystemError("the process is about to be stopped")

    with running(config) as server, monkeypatch.context() as patched:
        patched.setattr(Thinking, "choose", never)
        table_id = set_table(server.client("Ann"), "urbno", chairs=["gentle", "gentle"])
        assert server.store.acts(table_id) == []
    with running(config) as server:
        wait_until(lambda: len(server.store.acts(table_id)) > 2)


def test_after_a_restart_people_may_come_back_before_their_time_is_over(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timekeeping, "COMING_BACK", timedelta(hours=1))
    table_id, ann, _ = table_of_two(server, clock={"seconds": 3600})
    turn_back(server, table_id, 2)
    drop(server)
    with at_table(server, table_id, ann) as (a,):
        time.sleep(1)
        assert server.store.acts(table_id) == []
        assert a.choose()["seq"] == 1


def full_table(store: Store, **values: Any) -> TableRow:
    people = [store.new_player(name, {}) for name in ("Ann", "Bob")]
    row = table(owner=people[0].id, started=None, created=now(), **values)
    chairs = [
        ChairRow(row.id, seat, "person", new_secret(), person.id, person.name)
        for seat, person in enumerate(people)
    ]
    store.open_table(row, chairs)
    return row


def test_a_table_that_nobody_started_is_started(server: Running) -> None:
    row = full_table(server.store)
    wait_until(lambda: reread(server.store, row).status == "running")
    assert reread(server.store, row).turn == 0


def test_a_table_of_other_rules_is_left_alone_and_others_are_not(server: Running) -> None:
    store = server.store
    old = full_table(store)
    with store.engine.begin() as connection:
        connection.exec_driver_sql(
            "UPDATE tables SET rules = 'elder', status = 'running', turn = 0"
        )
        connection.exec_driver_sql("UPDATE chairs SET kind = 'bot', bot = 'gentle'")
    row = full_table(store)
    wait_until(lambda: reread(store, row).status == "running")
    assert store.acts(old.id) == []


def test_the_clock_survives_a_database_that_does_not_answer(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    due, failures = server.store.due, [0]

    def fail(*_: Any) -> list[str]:
        failures[0] += 1
        raise OperationalError("due", {}, Exception("gone"))

    monkeypatch.setattr(server.store, "due", fail)
    row = full_table(server.store)
    wait_until(lambda: failures[0] > 1)
    assert reread(server.store, row).status == "open"
    monkeypatch.setattr(server.store, "due", due)
    wait_until(lambda: reread(server.store, row).status == "running")


def test_a_room_whose_match_was_thrown_away_is_read_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is away for longer than anybody's patience."""
    table_id, ann, _ = table_of_two(server)
    store, append, read = server.store, server.store.append, server.store.table
    broken = OperationalError("append", {}, Exception("gone"))

    def store_and_fail(*args: Any, **kwargs: Any) -> None:
        append(*args, **kwargs)
        monkeypatch.setattr(store, "table", fail)
        raise broken

    def fail(*_: Any) -> None:
        raise broken

    with at_table(server, table_id, ann) as (a,):
        monkeypatch.setattr(store, "append", store_and_fail)
        assert a.refusal("choose", at=0, notation="place e5") == "try-again"
        assert a.refusal("choose", at=0, notation="place e5") == "try-again"
        time.sleep(3.2)
        monkeypatch.setattr(store, "table", read)
        monkeypatch.setattr(store, "append", append)
        assert a.at(1)["seq"] == 1


# ---- tables that nobody watches ----


def test_bots_stop_where_nobody_watches_and_go_on_when_somebody_comes(config: Config) -> None:
    with running(replace(config, unwatched_seconds=0)) as server:
        ann = server.client("Ann")
        table_id = set_table(ann, "urbno", chairs=["gentle", "gentle"])
        wait_until(lambda: not server.store.due(now()))
        stopped = len(server.store.acts(table_id))
        with at_table(server, table_id, ann) as (a,):
            assert a.at(stopped + 3)["seq"] >= stopped + 3
        wait_until(lambda: not server.store.due(now()))
        found = server.store.table(table_id)
        assert found is not None
        assert found.status == "running"
        assert len(server.store.acts(table_id)) == found.seq


def test_bots_go_on_for_a_while_when_the_last_one_leaves(server: Running) -> None:
    ann = server.client("Ann")
    table_id = set_table(ann, "urbno", chairs=["gentle", "gentle"])
    with at_table(server, table_id, ann) as (a,):
        seq = a.state["seq"]
    wait_until(lambda: len(server.store.acts(table_id)) > seq + 3)


def test_a_person_who_left_is_still_waited_for_when_time_is_over(config: Config) -> None:
    """Whose time is over has to choose, so a bot does, watched or not."""
    with running(replace(config, unwatched_seconds=0)) as server:
        table_id, *_ = table_of_two(server, clock={"seconds": 3600})
        turn_back(server, table_id, 2)
        drop(server)
        wait_until(lambda: server.store.acts(table_id))


# ---- tables that nobody comes back to ----


def long_ago(store: Store, row: TableRow, days: float) -> None:
    then = now() - timedelta(days=days)
    with store.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(touched=then))


def test_tables_that_nobody_comes_back_to_are_cleared_away(server: Running) -> None:
    store, ann = server.store, server.client("Ann")
    lonely, waiting = set_table(ann), set_table(ann)
    playing, *_ = table_of_two(server)
    rows = {table_id: store.table(table_id) for table_id in (lonely, playing)}
    for row in rows.values():
        assert row is not None
        long_ago(store, row, 91)
    rooms = server.server.config.app.state.rooms  # type: ignore[union-attr]
    call(server, rooms._clock.clean())
    assert status_of(store, lonely) == "closed"
    assert status_of(store, waiting) == "open"
    assert status_of(store, playing) == "finished"
    record = ann.get(f"/api/tables/{playing}/record").json()
    assert (record["game"], record["choices"]) == ("tashkalar", [])
    row = store.table(lonely)
    assert row is not None
    call(server, rooms._clock.clean())
    assert store.table(lonely) is not None, "whoever still looks at it can read why"
    long_ago(store, row, 91)
    call(server, rooms._clock.clean())
    assert store.table(lonely) is None
    assert ann.get(f"/api/tables/{lonely}").status_code == 404
    assert store.table(playing) is not None, "what was played is kept"


def test_nothing_is_cleared_away_where_that_is_not_wanted(config: Config) -> None:
    with running(replace(config, abandoned_days=0)) as server:
        table_id = set_table(server.client("Ann"))
        row = server.store.table(table_id)
        assert row is not None
        long_ago(server.store, row, 10_000)
        rooms = server.server.config.app.state.rooms  # type: ignore[union-attr]
        call(server, rooms._clock.clean())
        assert status_of(server.store, table_id) == "open"


def test_a_page_of_a_table_that_was_cleared_away_is_closed(server: Running) -> None:
    ann = server.client("Ann")
    table_id = set_table(ann)
    rooms = server.server.config.app.state.rooms  # type: ignore[union-attr]
    with at_table(server, table_id, ann) as (a,):
        assert server.store.close_table(table_id)
        row = server.store.table(table_id)
        assert row is not None
        long_ago(server.store, row, 91)
        call(server, rooms._clock.clean())
        with pytest.raises(Refusal, match="no table"):
            call(server, rooms.changed(table_id))
        assert a.closed() == 4404


def status_of(store: Store, table_id: str) -> str:
    row = store.table(table_id)
    assert row is not None
    return row.status


def call(server: Running, work: Coroutine[Any, Any, None]) -> None:
    """Do something in the event loop of the server."""
    rooms = server.server.config.app.state.rooms  # type: ignore[union-attr]
    asyncio.run_coroutine_threadsafe(work, rooms._clock._beat._task.get_loop()).result(PATIENCE)
