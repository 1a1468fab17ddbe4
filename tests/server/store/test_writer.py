"""Writing to SQLite: what waits shares a transaction, and nobody is told before its commit."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from rulebound.server.store import ActRow, ChairRow, News, StaleAct, Store, TableRow, now

TABLES = 6


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'test.db'}")
    store.migrate()
    for number in range(TABLES):
        table = TableRow(
            id=table_id(number),
            title="",
            game="urbno",
            rules="1",
            options={},
            seats=1,
            seed=1,
            owner=None,
            created=now(),
            status="running",
        )
        store.open_table(table, [ChairRow(table.id, 0, "open", f"secret {number}")])
    yield store
    store.close()


def table_id(number: int) -> str:
    return f"table-{number}"


def act(store: Store, number: int, seq: int = 0) -> Callable[[], None]:
    row = ActRow(table_id(number), seq, 0, "choose", "play Ye-Kn", now())
    return partial(store.append, row, turn=0, since=now())


@contextmanager
def busy(store: Store) -> Iterator[None]:
    """The writing thread has something else to do; whatever comes meanwhile waits."""
    free = threading.Event()
    store._writer.submit(free.wait, 30)
    try:
        yield
    finally:
        free.set()


def write(store: Store, *calls: Callable[[], Any]) -> list[Future[Any]]:
    """Make calls that wait for each other, and wait until all are made."""
    with busy(store):
        made = [store._writer.submit(call) for call in calls]
    for future in made:
        future.exception(30)
    return made


def commits_of(store: Store) -> list[None]:
    """One entry for each commit from now on."""
    commits: list[None] = []
    event.listen(store.engine, "commit", lambda _: commits.append(None))
    return commits


def seqs(store: Store) -> list[int]:
    return [len(store.acts(table_id(number))) for number in range(TABLES)]


def test_what_waits_is_committed_at_once(store: Store) -> None:
    commits, heard = commits_of(store), list[News]()
    store.hook = heard.append
    write(store, *(act(store, number) for number in range(TABLES)))
    assert len(commits) == 1
    assert seqs(store) == [1] * TABLES
    assert [news.about for news in heard] == [table_id(number) for number in range(TABLES)]


def test_nobody_is_told_before_the_commit(store: Store) -> None:
    made: list[Future[Any]] = []
    told: list[bool] = []
    store.hook = lambda _: told.append(True)
    event.listen(store.engine, "commit", lambda _: told.extend(future.done() for future in made))
    with busy(store):
        made += [store._writer.submit(act(store, number)) for number in range(TABLES)]
    for future in made:
        future.result(30)
    assert told == [False] * TABLES + [True] * TABLES


def test_what_fails_takes_nothing_along(store: Store) -> None:
    calls = [act(store, 0), act(store, 1, seq=7), act(store, 2), act(store, 0, seq=1)]
    made = write(store, *calls)
    assert [type(future.exception()) for future in made] == [
        type(None),
        StaleAct,
        type(None),
        type(None),
    ]
    assert seqs(store)[:3] == [2, 0, 1]


def test_who_hides_a_failure_takes_nothing_along(store: Store) -> None:
    """A transaction of its own would have been undone at that point."""

    def half() -> str:
        try:
            with store._writing() as connection:
                connection.exec_driver_sql("UPDATE tables SET title = 'half'")
                raise LookupError
        except LookupError:
            return "hidden"

    made = write(store, act(store, 0), half)
    assert made[1].result() == "hidden"
    table = store.table(table_id(0))
    assert table is not None
    assert (table.title, table.seq) == ("", 1)


def test_a_commit_that_fails_is_tried_one_by_one(store: Store) -> None:
    commits = 0

    def refuse_first(_: Any) -> None:
        nonlocal commits
        commits += 1
        if commits == 1:
            raise OperationalError("COMMIT", None, Exception("disk I/O error"))

    event.listen(store.engine, "commit", refuse_first)
    made = write(store, *(act(store, number) for number in range(3)))
    assert [future.exception() for future in made] == [None] * 3
    assert (commits, seqs(store)[:3]) == (4, [1, 1, 1])


def test_each_reads_what_was_written_before_it(store: Store) -> None:
    made = write(store, act(store, 0), partial(store.acts, table_id(0)))
    assert [found.seq for found in made[1].result()] == [0]


def test_what_is_given_up_while_it_waits_is_not_done(store: Store) -> None:
    with busy(store):
        first = store._writer.submit(act(store, 0))
        second = store._writer.submit(act(store, 1))
        assert first.cancel()
    second.result(30)
    assert seqs(store)[:2] == [0, 1]


def test_what_waits_is_done_before_the_store_is_closed(store: Store, tmp_path: Path) -> None:
    with busy(store):
        for number in range(TABLES):
            store._writer.submit(act(store, number))
    store.close()
    again = Store(f"sqlite:///{tmp_path / 'test.db'}")
    try:
        assert seqs(again) == [1] * TABLES
    finally:
        again.close()
