"""The store, on SQLite and on PostgreSQL."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select

from rulebound.server.rows import ChatRow, News, now, read_news
from rulebound.server.schema import ACTS, METADATA
from rulebound.server.storage import CHANNEL, LoginTaken, StaleAct, Store, new_secret
from tests.server.furniture import act, open_table, reread

Stores = Callable[[], Store]


def test_the_migrations_make_what_the_code_expects(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_two_processes_may_migrate_at_once(new_store: Stores, database_url: str) -> None:
    stores = [Store(database_url) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(Store.migrate, stores))
    for store in stores:
        store.close()
    assert new_store().counts(None)["open"] == 0


def test_a_database_that_exists_is_left_as_it_is(new_store: Stores) -> None:
    ann = new_store().new_player("Ann", {})
    assert new_store().player(ann.id) == ann


def test_sqlite_writes_ahead_and_fully_synchronous(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'a.db'}")
    with store.engine.connect() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    store.close()
    full = 2
    assert settings == {
        "journal_mode": "wal", "synchronous": full, "foreign_keys": 1, "busy_timeout": 5000
    }  # fmt: skip


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_any_usual_url_of_postgresql_will_do(scheme: str) -> None:
    store = Store(f"{scheme}://ann:secret@db.example/rulebound")
    assert store.url == "postgresql+psycopg://ann:secret@db.example/rulebound"
    assert store.postgres
    store.close()


# ---- players ----


def test_a_player_is_kept_with_settings_and_time(store: Store) -> None:
    before = now()
    ann = store.new_player("Ánna 😀", {"language": "hu", "volume": 5})
    assert store.player(ann.id) == ann
    assert before <= ann.created <= now()
    assert store.player("nobody") is None


def test_a_new_name_goes_to_the_chairs_of_matches_not_yet_over(store: Store) -> None:
    ann, bob = store.new_player("Ann", {}), store.new_player("Bob", {})
    table, old = open_table(store, ann, bob), open_table(store, ann, status="finished")
    changed = store.update_player(ann.id, name="Anna")
    assert changed is not None
    assert changed.name == "Anna"
    assert [chair.name for chair in reread(store, table).chairs] == ["Anna", "Bob"]
    assert [chair.name for chair in reread(store, old).chairs] == ["Ann"]


def test_settings_change_without_the_name(store: Store) -> None:
    ann = store.new_player("Ann", {"theme": "auto"})
    changed = store.update_player(ann.id, settings={"theme": "daylight"})
    assert changed == replace(ann, settings={"theme": "daylight"})
    assert store.update_player("nobody", name="X") is None


def test_a_login_is_taken_once_however_it_is_written(store: Store) -> None:
    ann, bob = store.new_player("Ann", {}), store.new_player("Bob", {})
    registered = store.register(ann.id, "Ann@Example", "hash")
    assert store.by_login("aNN@example") == registered
    assert (registered.id, registered.login) == (ann.id, "ann@example")
    with pytest.raises(LoginTaken):
        store.register(bob.id, "ann@example", "hash")
    with pytest.raises(LoginTaken):
        store.register(ann.id, "other", "hash")
    assert store.by_login("other") is None


def test_a_hash_never_shows_when_a_player_is_printed(store: Store) -> None:
    ann = store.register(store.new_player("Ann", {}).id, "ann", "the-hash")
    table = open_table(store, ann)
    assert "the-hash" not in repr(ann)
    assert table.chairs[0].secret not in repr(table)
    assert str(table.seed) not in repr(table)


def test_an_account_takes_over_all_that_a_guest_has(store: Store) -> None:
    guest, other = store.new_player("Guest", {}), store.new_player("Other", {})
    account = store.register(store.new_player("Ann", {}).id, "ann", "hash")
    table = open_table(store, guest, other)
    store.say(ChatRow(table.id, guest.id, "Guest", 0, "hello", now()))
    store.adopt(guest.id, account.id)
    found = reread(store, table)
    assert (found.owner, found.chairs[0].player_id) == (account.id, account.id)
    assert [chair.name for chair in found.chairs] == ["Ann", "Other"]
    assert store.chat(table.id)[0].player_id == account.id
    assert store.player(guest.id) is None
    assert store.player(other.id) is not None


def test_an_account_is_never_swallowed_by_another(store: Store) -> None:
    ann, bob = (
        store.register(store.new_player(name, {}).id, name, "hash") for name in ("ann", "bob")
    )
    table = open_table(store, ann)
    for other in (ann, bob):
        store.adopt(ann.id, other.id)
        assert store.player(ann.id) == ann
        assert reread(store, table) == table


# ---- tables ----


def test_a_table_comes_back_as_it_was_opened(store: Store) -> None:
    ann = store.new_player("Ann", {})
    values = {"prefix": ["a", "b"], "position": "x", "clock_seconds": 60, "guide": "urbno"}
    table = open_table(store, ann, None, "sharp", **values)
    assert reread(store, table) == table
    assert (table.seed, table.prefix, table.options) == (2**62 + 1, ["a", "b"], {"form": "duel"})
    assert [(c.kind, c.name, c.strength) for c in table.chairs] == [
        ("person", "Ann", None),
        ("open", None, None),
        ("bot", None, "sharp"),
    ]
    assert store.table("no-such-table") is None


def test_listings_show_what_concerns_whom(store: Store) -> None:
    ann, bob = store.new_player("Ann", {}), store.new_player("Bob", {})
    ids = {
        "public": open_table(store, ann, None, public=True).id,
        "by link": open_table(store, ann, None).id,
        "watched": open_table(store, ann, "steady", public=True, status="running").id,
        "unwatched": open_table(store, ann, bob, public=True, watching=False, status="running").id,
        "over": open_table(store, ann, "steady", public=True, status="finished").id,
        "over by link": open_table(store, ann, bob, status="finished").id,
        "given up": open_table(store, ann, None, public=True, status="closed").id,
    }
    names = {table_id: name for name, table_id in ids.items()}

    def listed(listing: str, who: str | None) -> set[str]:
        found = store.tables(listing, who)  # type: ignore[arg-type]
        return {names[table.id] for table in found}

    for who in (None, "stranger", bob.id, ann.id):
        assert listed("open", who) == {"public"}
        assert listed("running", who) == {"watched"}
    assert listed("mine", ann.id) == {"public", "by link", "watched", "unwatched"}
    assert listed("mine", bob.id) == {"unwatched"}
    assert listed("mine", None) == set()
    assert listed("finished", None) == {"over"}
    assert listed("finished", bob.id) == {"over", "over by link"}
    assert store.counts(bob.id) == {"open": 1, "running": 1, "mine": 1, "finished": 2}


def test_a_listing_begins_with_the_newest_and_can_be_of_one_game(store: Store) -> None:
    ann = store.new_player("Ann", {})
    first, second = (open_table(store, ann, None, public=True) for _ in range(2))
    assert [table.id for table in store.tables("open", None)] == [second.id, first.id]
    assert [table.id for table in store.tables("open", None, limit=1)] == [second.id]
    assert store.tables("open", None, game="urbno") == []
    assert len(store.tables("open", None, game="tashkalar")) == 2


def test_an_open_chair_is_taken_once(new_store: Stores) -> None:
    store = new_store()
    people = [store.new_player(f"P{n}", {}) for n in range(6)]
    table = open_table(store, store.new_player("Ann", {}), None)
    stores = [store, new_store()]
    together = threading.Barrier(len(people))

    def sit(number: int) -> bool:
        together.wait()
        person = people[number]
        return stores[number % 2].sit(table.id, 1, person.id, person.name)

    with ThreadPoolExecutor(len(people)) as pool:
        taken = list(pool.map(sit, range(len(people))))
    assert taken.count(True) == 1
    chair = reread(store, table).chairs[1]
    assert (chair.kind, chair.player_id) == ("person", people[taken.index(True)].id)


def test_a_player_takes_one_chair_even_when_asking_for_all_at_once(new_store: Stores) -> None:
    stores = [new_store(), new_store()]
    ann, bob = stores[0].new_player("Ann", {}), stores[0].new_player("Bob", {})
    table = open_table(stores[0], ann, None, None, None)
    together = threading.Barrier(3)

    def sit(seat: int) -> bool:
        together.wait()
        return stores[seat % 2].sit(table.id, seat, bob.id, "Bob")

    with ThreadPoolExecutor(3) as pool:
        assert sum(pool.map(sit, (1, 2, 3))) == 1


def test_nobody_sits_on_a_taken_chair_or_at_a_table_that_is_not_open(store: Store) -> None:
    ann, bob = store.new_player("Ann", {}), store.new_player("Bob", {})
    table = open_table(store, ann, "steady", None)
    assert not store.sit(table.id, 0, bob.id, "Bob")
    assert not store.sit(table.id, 1, bob.id, "Bob")
    assert not store.sit(table.id, 7, bob.id, "Bob")
    assert not store.sit("nowhere", 0, bob.id, "Bob")
    assert not store.sit(table.id, 2, ann.id, "Ann")
    assert store.close_table(table.id)
    assert not store.sit(table.id, 2, bob.id, "Bob")


def test_who_leaves_gives_the_key_back(store: Store) -> None:
    ann, bob = store.new_player("Ann", {}), store.new_player("Bob", {})
    table = open_table(store, ann, None)
    assert not store.leave(table.id, 0, bob.id)
    assert store.leave(table.id, 0, ann.id)
    chair = reread(store, table).chairs[0]
    assert (chair.kind, chair.player_id, chair.name) == ("open", None, None)
    assert chair.secret != table.chairs[0].secret
    assert not store.leave(table.id, 0, ann.id)
    assert store.sit(table.id, 0, bob.id, "Bob")
    assert not store.leave(table.id, 0, ann.id), "somebody else sits there by now"


def test_bots_come_and_go_but_people_are_left_alone(store: Store) -> None:
    table = open_table(store, store.new_player("Ann", {}), None)
    assert store.set_chair(table.id, 1, "gentle", None)
    assert store.set_chair(table.id, 1, "sharp", None)
    assert reread(store, table).chairs[1].strength == "sharp"
    assert store.set_chair(table.id, 1, None, None)
    assert reread(store, table).chairs[1].kind == "open"
    assert not store.set_chair(table.id, 0, "sharp", None)


def test_a_match_begins_once_and_only_when_nobody_is_missing(new_store: Stores) -> None:
    store, other = new_store(), new_store()
    ann = store.new_player("Ann", {})
    table = open_table(store, ann, None)
    when = now()
    assert not store.start(table.id, when, 0)
    assert store.ready() == []
    store.set_chair(table.id, 1, "steady", None)
    assert store.ready() == [table.id]
    assert [store.start(table.id, when, 1), other.start(table.id, when, 0)] == [True, False]
    found = reread(store, table)
    assert (found.status, found.started, found.since, found.turn) == ("running", when, when, 1)
    assert store.ready() == []
    assert not store.leave(table.id, 0, ann.id)
    assert not store.set_chair(table.id, 1, None, None)
    assert not store.close_table(table.id)


def test_a_bot_is_changed_while_the_match_runs(store: Store) -> None:
    table = open_table(store, store.new_player("Ann", {}), "sharp")
    assert not store.mend_bot(table.id, 1, "gentle", None)
    store.start(table.id, now(), 1)
    assert store.mend_bot(table.id, 1, "gentle", None)
    assert not store.mend_bot(table.id, 0, "gentle", None)
    assert [c.strength for c in reread(store, table).chairs] == [None, "gentle"]


def test_the_tables_that_wait_for_bots_and_clocks(store: Store) -> None:
    ann = store.new_player("Ann", {})
    begun = now()
    people = open_table(store, ann, "steady", clock_seconds=60)
    bots = open_table(store, ann, "steady")
    for table, turn in ((people, 0), (bots, 1)):
        store.start(table.id, begun, turn)
    assert store.waiting_for_bots() == [bots.id]
    assert store.overdue(begun + timedelta(seconds=59)) == []
    assert store.overdue(begun + timedelta(seconds=60)) == [people.id]


def test_it_is_known_since_when_somebody_is_away(store: Store) -> None:
    ann = store.new_player("Ann", {})
    table = open_table(store, ann, None)
    when = now()
    store.touch_seat(table.id, 0, when)
    assert [chair.seen for chair in reread(store, table).chairs] == [when, None]


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
        table = store.table(news.table_id)
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
        heard = [read_news(n.payload) for n in listener.notifies(timeout=10, stop_after=3)]
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
