"""The store, on SQLite and on PostgreSQL: the database, players, tables."""

import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from rulebound.server.store import ChatRow, LoginTaken, Store, now
from rulebound.server.store.database import migrate
from rulebound.server.store.schema import METADATA
from rulebound.server.wire.clocks import Clock
from rulebound.server.wire.fields import Status
from tests.server.furniture import open_table, reread

Stores = Callable[[], Store]

A_MINUTE = Clock(seconds=60)


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


PLAYER = """
    INSERT INTO players (id, name, settings, created, seen)
    VALUES (:id, 'Ann', :settings, :then, :then)
"""
TABLE = """
    INSERT INTO tables (id, title, game, rules, options, seats, seed, prefix, status, public,
        watching, help, language, created, seq, imported)
    VALUES (:id, 'Evening', 'urbno', '1', '{}', 2, :seed, :prefix, 'open', :no, :no, 'free', 'en',
        :then, 0, :no)
"""
CHAIR = (
    "INSERT INTO chairs (table_id, seat, kind, secret, rematch) VALUES (:id, 0, 'bot', :id, :no)"
)
THEN = datetime(2026, 1, 2)


@contextmanager
def before(database_url: str, revision: str) -> Iterator[Connection]:
    """A database of an older shape, to be filled."""
    store = Store(database_url)
    migrate(store.engine, revision)
    with store.engine.begin() as connection:
        yield connection
    store.close()


def test_what_a_person_was_asked_in_one_game_moves_to_that_game(
    new_store: Stores, database_url: str
) -> None:
    with before(database_url, "0002") as connection:
        for name, settings in ("ann", {"asks": "never"}), ("bob", {}):
            told = json.dumps({"theme": "daylight", **settings})
            connection.execute(text(PLAYER), {"id": name, "settings": told, "then": THEN})
    ann, bob = new_store().player("ann"), new_store().player("bob")
    assert ann is not None
    assert ann.settings == {"theme": "daylight", "games": {"homm3": {"asks": "never"}}}
    assert bob is not None
    assert bob.settings == {"theme": "daylight"}


def test_tables_that_were_there_keep_their_seeds_and_chairs(
    new_store: Stores, database_url: str
) -> None:
    with before(database_url, "0003") as connection:
        for name, prefix in ("fresh", None), ("played-on", '["place e5"]'):
            row = {"id": name, "seed": 2**62, "prefix": prefix, "then": THEN, "no": False}
            connection.execute(text(TABLE), row)
            connection.execute(text(CHAIR), {"id": name, "no": False})
    for name, known in ("fresh", False), ("played-on", True):
        table = new_store().table(name)
        assert table is not None
        assert (table.seed, table.known_seed, len(table.chairs)) == (2**62, known, 1)


@pytest.mark.parametrize("seed", [0, 2**63 - 1, "00" * 16, "12345678" * 4, "f" * 32])
def test_a_seed_is_given_back_as_it_was(store: Store, seed: int | str) -> None:
    table = open_table(store, store.new_player("Ann", {}), None, seed=seed)
    assert reread(store, table).seed == seed


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
    store.adopt(guest.id, account.id, "steady")
    found = reread(store, table)
    assert (found.owner, found.chairs[0].player_id) == (account.id, account.id)
    assert [chair.name for chair in found.chairs] == ["Ann", "Other"]
    assert store.chat(table.id)[0].player_id == account.id
    assert store.player(guest.id) is None
    assert store.player(other.id) is not None


@pytest.mark.parametrize(
    ("status", "turn", "due"),
    [("running", 0, True), ("running", 1, False), ("open", None, False), ("finished", None, False)],
)
def test_a_bot_in_place_of_a_guest_is_seen_to_and_an_empty_chair_is_waited_for(
    store: Store, status: Status, turn: int | None, due: bool
) -> None:
    guest = store.new_player("Guest", {})
    account = store.register(store.new_player("Ann", {}).id, "ann", "hash")
    table = open_table(store, guest, account, status=status, turn=turn, since=now())
    assert bool(store.due(now())) is (status == "open"), "it is full, and a person has to choose"
    store.adopt(guest.id, account.id, "steady")
    assert store.due(now()) == ([(table.id, status)] if due else [])


def test_an_account_is_never_swallowed_by_another(store: Store) -> None:
    ann, bob = (
        store.register(store.new_player(name, {}).id, name, "hash") for name in ("ann", "bob")
    )
    table = open_table(store, ann)
    for other in (ann, bob):
        store.adopt(ann.id, other.id, "steady")
        assert store.player(ann.id) == ann
        assert reread(store, table) == table


# ---- tables ----


def test_a_table_comes_back_as_it_was_opened(store: Store) -> None:
    ann = store.new_player("Ann", {})
    values = {"prefix": ["a", "b"], "position": "x", "clock": A_MINUTE, "guide": "urbno"}
    table = open_table(store, ann, None, "sharp", **values)
    assert reread(store, table) == table
    assert (table.seed, table.prefix, table.options) == (2**62 + 1, ["a", "b"], {"form": "duel"})
    assert [(c.kind, c.name, c.bot) for c in table.chairs] == [
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
    assert reread(store, table).chairs[1].bot == "sharp"
    assert store.set_chair(table.id, 1, None, None)
    assert reread(store, table).chairs[1].kind == "open"
    assert not store.set_chair(table.id, 0, "sharp", None)


def test_a_match_begins_once_and_only_when_nobody_is_missing(new_store: Stores) -> None:
    store, other = new_store(), new_store()
    ann = store.new_player("Ann", {})
    table = open_table(store, ann, None)
    when = now()
    assert not store.start(table.id, when, 0)
    assert store.due(now()) == []
    store.set_chair(table.id, 1, "steady", None)
    assert store.due(now()) == [(table.id, "open")]
    store.set_chair(table.id, 1, None, None)
    assert store.due(now()) == []
    store.set_chair(table.id, 1, "steady", None)
    assert [store.start(table.id, when, 1), other.start(table.id, when, 0)] == [True, False]
    found = reread(store, table)
    assert (found.status, found.started, found.since, found.turn) == ("running", when, when, 1)
    assert store.due(now()) == []
    assert not store.leave(table.id, 0, ann.id)
    assert not store.set_chair(table.id, 1, None, None)
    assert not store.close_table(table.id)


def test_a_bot_is_changed_while_the_match_runs(store: Store) -> None:
    table = open_table(store, store.new_player("Ann", {}), "sharp")
    assert not store.mend_bot(table.id, 1, "gentle", None)
    store.start(table.id, now(), 1)
    assert store.mend_bot(table.id, 1, "gentle", None)
    assert not store.mend_bot(table.id, 0, "gentle", None)
    assert [c.bot for c in reread(store, table).chairs] == [None, "gentle"]


def test_the_tables_that_wait_for_bots_and_clocks(store: Store) -> None:
    ann = store.new_player("Ann", {})
    begun = now()
    people = open_table(store, ann, "steady", clock=A_MINUTE)
    bots = open_table(store, ann, "steady")
    for table, turn in ((people, 0), (bots, 1)):
        until = table.first_until(begun)
        store.start(table.id, begun, turn, table.due(turn, begun, until), until=until)
        assert reread(store, table).until == until
    assert store.due(begun + timedelta(seconds=59)) == [(bots.id, "running")]
    late = begun + timedelta(seconds=60)
    assert store.due(late) == [(bots.id, "running"), (people.id, "running")]
    assert store.lease(bots.id, "somebody", late + timedelta(seconds=1), late)
    assert store.due(late) == [(people.id, "running")], "somebody sees to the other"
    store.rest(people.id)
    assert store.due(late) == []
    assert store.due(late + timedelta(seconds=1)) == [(bots.id, "running")]


def test_it_is_known_since_when_somebody_is_away(store: Store) -> None:
    ann = store.new_player("Ann", {})
    table = open_table(store, ann, None)
    when = now()
    store.touch_seat(table.id, 0, when)
    assert [chair.seen for chair in reread(store, table).chairs] == [when, None]
