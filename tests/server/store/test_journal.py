"""What the store keeps of a match, on SQLite and on PostgreSQL: acts, chat, leases, news."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import select

from rulebound.server.store import (
    CHANNEL,
    ChatRow,
    News,
    StaleAct,
    Store,
    new_secret,
    now,
    read_news,
)
from rulebound.server.store.schema import ACTS
from tests.patience import PATIENCE
from tests.server.furniture import act, open_table, reread

Stores = Callable[[], Store]


# ---- the journal ----


def started(store: Store) -> str:
    table = open_table(store, store.new_player("Ann", {}), "steady")
    store.start(table.id, now(), 0)
    return table.id


def test_acts_come_back_in_order(store: Store) -> None:
    table_id = started(store)
    acts = [act(table_id, n, f"place a{n}", seat=n % 2) for n in range(5)]
    since = now()
    for row in acts:
        store.append(row, turn=1 - row.seat, since=since)
    assert store.acts(table_id) == acts
    assert store.acts(table_id, since=3) == acts[3:]
    table = store.table(table_id)
    assert table is not None
    assert (table.seq, table.turn, table.moved, table.since) == (5, 1, acts[-1].created, since)


@pytest.mark.parametrize("seq", [0, 2, 99])
def test_an_act_that_is_not_the_next_changes_nothing(store: Store, seq: int) -> None:
    table_id = started(store)
    store.append(act(table_id, 0), turn=1, since=now())
    before = store.table(table_id), store.acts(table_id)
    with pytest.raises(StaleAct):
        store.append(act(table_id, seq, "other"), turn=0, since=now())
    assert (store.table(table_id), store.acts(table_id)) == before


def test_the_last_act_ends_the_match_and_no_other_follows(store: Store) -> None:
    table_id = started(store)
    end, result, reason = now(), {"ranking": [[0], [1]]}, {"id": "over", "args": {}}
    store.append(act(table_id, 0), turn=None, since=None, result=result, reason=reason, ended=end)
    table = store.table(table_id)
    assert table is not None
    assert (table.status, table.result, table.reason, table.ended, table.turn) == (
        "finished", result, reason, end, None
    )  # fmt: skip
    with pytest.raises(StaleAct):
        store.append(act(table_id, 1), turn=0, since=now())


@pytest.mark.parametrize("status", ["open", "finished", "closed"])
def test_nothing_is_appended_at_a_table_that_is_not_played(store: Store, status: str) -> None:
    table = open_table(store, store.new_player("Ann", {}), status=status)
    with pytest.raises(StaleAct):
        store.append(act(table.id, 0), turn=0, since=now())
    with pytest.raises(StaleAct):
        store.append(act("nowhere", 0), turn=0, since=now())
    assert store.acts(table.id) == []


def test_of_many_who_append_at_once_one_succeeds_each_time(new_store: Stores) -> None:
    stores = [new_store(), new_store()]
    table_id = started(stores[0])
    racers, rounds = 4, 15
    together = threading.Barrier(racers)

    def race(racer: int) -> int:
        won = 0
        for seq in range(rounds):
            together.wait()
            try:
                stores[racer % 2].append(act(table_id, seq, f"r{racer}"), turn=0, since=now())
                won += 1
            except StaleAct:
                pass
        return won

    with ThreadPoolExecutor(racers) as pool:
        assert sum(pool.map(race, range(racers))) == rounds
    assert [row.seq for row in stores[0].acts(table_id)] == list(range(rounds))


def test_a_failure_in_the_middle_of_an_append_leaves_no_trace(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = started(store)
    before = store.table(table_id)

    def fail(*_: object) -> None:
        raise OSError("pulled the plug")

    monkeypatch.setattr(store, "_tell", fail)  # the last step before the commit
    with pytest.raises(OSError, match="plug"):
        store.append(act(table_id, 0), turn=1, since=now())
    assert store.table(table_id) == before
    with store.engine.connect() as connection:
        assert connection.execute(select(ACTS)).all() == []


# ---- chat, leases, rematches, secrets ----


def test_chat_gives_the_last_lines_oldest_first(store: Store) -> None:
    ann = store.new_player("Ann", {})
    table, other = open_table(store, ann), open_table(store, ann)
    lines = [ChatRow(table.id, ann.id, "Ann", 0, f"line {n} ✦", now()) for n in range(5)]
    numbers = [store.say(line) for line in lines]
    store.say(ChatRow(other.id, None, "Watcher", None, "elsewhere", now()))
    kept = [replace(line, id=n) for line, n in zip(lines, numbers, strict=True)]
    assert store.chat(table.id) == kept
    assert store.chat(table.id, limit=2) == kept[-2:]
    assert store.chat(table.id, after=numbers[3]) == kept[4:]


def test_a_lease_is_held_by_one_until_it_runs_out_or_is_given_back(store: Store) -> None:
    table_id = started(store)
    start = now()

    def at(seconds: int) -> datetime:
        return start + timedelta(seconds=seconds)

    assert store.lease(table_id, "a", at(10), start)
    assert not store.lease(table_id, "b", at(10), at(9))
    assert store.lease(table_id, "a", at(20), at(9))
    assert not store.lease(table_id, "b", at(30), at(19))
    assert store.lease(table_id, "b", at(30), at(20))
    store.release(table_id, "a")
    assert not store.lease(table_id, "a", at(40), at(21))
    store.release(table_id, "b")
    assert store.lease(table_id, "a", at(40), at(21))
    assert not store.lease("nowhere", "a", at(40), at(21))


def test_a_rematch_is_opened_once(new_store: Stores) -> None:
    stores = [new_store(), new_store()]
    ann = stores[0].new_player("Ann", {})
    table = open_table(stores[0], ann, "steady", status="finished")
    stores[0].set_rematch(table.id, 0, True)
    assert [chair.rematch for chair in reread(stores[0], table).chairs] == [True, False]
    together = threading.Barrier(4)

    def link(number: int) -> bool:
        new = replace(table, id=f"rematch-{number}", status="open", parent=table.id)
        chairs = [replace(c, table_id=new.id, secret=new_secret()) for c in table.chairs]
        together.wait()
        return stores[number % 2].link_rematch(table.id, new, chairs)

    with ThreadPoolExecutor(4) as pool:
        linked = list(pool.map(link, range(4)))
    assert linked.count(True) == 1
    assert reread(stores[0], table).rematch == f"rematch-{linked.index(True)}"
    made = [n for n in range(4) if stores[0].table(f"rematch-{n}") is not None]
    assert made == [linked.index(True)]


def test_a_secret_is_made_once_for_all_processes(new_store: Stores) -> None:
    stores = [new_store() for _ in range(4)]
    together = threading.Barrier(4)

    def ask(store: Store) -> str:
        together.wait()
        return store.secret("cookie", lambda: f"made by {store.name}")

    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(ask, stores))) == 1


# ---- news ----


def test_news_can_be_read_again(store: Store) -> None:
    news = News("table-id", "acts", store.name)
    assert read_news(news.payload) == news
    assert read_news("hello") is None
    assert read_news("gossip table-id x") is None


def test_without_postgresql_the_hook_hears_of_every_change_after_it_happened(
    tmp_path: Path,
) -> None:
    store = Store(f"sqlite:///{tmp_path / 'a.db'}")
    store.migrate()
    table_id = started(store)
    heard: list[tuple[str, int]] = []

    def hear(news: News) -> None:
        table = store.table(news.about)
        assert table is not None
        heard.append((news.kind, table.seq))

    store.hook = hear
    store.append(act(table_id, 0), turn=1, since=now())
    with pytest.raises(StaleAct):
        store.append(act(table_id, 0), turn=1, since=now())
    store.say(ChatRow(table_id, None, "Watcher", None, "hi", now()))
    store.mend_bot(table_id, 1, "sharp", None)
    store.close()
    assert heard == [("acts", 1), ("chat", 1), ("table", 1)]


def test_postgresql_tells_the_others_of_what_was_committed(postgres_url: str) -> None:
    store = Store(postgres_url)
    store.migrate()
    table_id = started(store)
    plain_url = store.url.replace("+psycopg", "")
    with psycopg.connect(plain_url, autocommit=True) as listener:
        listener.execute(f"LISTEN {CHANNEL}")
        store.append(act(table_id, 0), turn=1, since=now())
        with pytest.raises(StaleAct):
            store.append(act(table_id, 0), turn=1, since=now())
        store.say(ChatRow(table_id, None, "Watcher", None, "hi", now()))
        store.mend_bot(table_id, 1, "sharp", None)
        heard = [read_news(n.payload) for n in listener.notifies(timeout=PATIENCE, stop_after=3)]
    assert heard == [News(table_id, kind, store.name) for kind in ("acts", "chat", "table")]
    store.close()


def test_asynchronous_code_uses_the_threads_of_the_store(store: Store) -> None:
    async def use() -> tuple[str, str, list[str]]:
        ann = await store.run(store.new_player, "Ann", {})
        again = await store.run(store.player, ann.id)
        assert again == ann
        threads = await asyncio.gather(*(store.run(threading.current_thread) for _ in range(8)))
        return ann.name, again.name, [thread.name for thread in threads]

    names = asyncio.run(use())
    assert names[:2] == ("Ann", "Ann")
    assert all(name.startswith("store") for name in names[2])
