"""What a database of an older version holds is kept, and put where it is looked for now."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import MetaData, insert

from rulebound.server.store import PlayerRow, Store, now
from rulebound.server.store.database import migrate
from rulebound.server.wire.clocks import Clock


@contextmanager
def older(url: str, version: str) -> Iterator[Store]:
    """A store whose database has the shape of an older version until it is migrated."""
    store = Store(url)
    migrate(store.engine, version)
    try:
        yield store
    finally:
        store.close()


def put(store: Store, table: str, **values: Any) -> None:
    """Add a row as it was then."""
    then = MetaData()
    then.reflect(store.engine, only=[table])
    with store.engine.begin() as connection:
        connection.execute(insert(then.tables[table]).values(**values))


def put_player(store: Store, name: str, **settings: Any) -> PlayerRow:
    moment = now().replace(microsecond=0)
    stamp = moment if store.postgres else moment.replace(tzinfo=None)
    player = PlayerRow(f"id of {name}", name, settings, moment, moment)
    put(store, "players", id=player.id, name=name, settings=settings, created=stamp, seen=stamp)
    return player


def test_who_had_a_cookie_keeps_it(database_url: str) -> None:
    """A cookie held the player's id, signed; that is the token of a session now."""
    with older(database_url, "0007") as store:
        ann, _ = put_player(store, "Ann"), put_player(store, "Bob")
        store.migrate()
        found = store.session(hashlib.sha256(ann.id.encode()).hexdigest())
        assert found is not None
        session, player = found
        assert (player, session.seen) == (ann, ann.seen)
        store.log_out(session.id)
        assert store.session(session.digest) is None


@pytest.mark.parametrize(
    ("status", "kind", "bot"),
    [("open", "open", None), ("running", "bot", "steady"), ("finished", "person", None)],
)
def test_who_held_two_chairs_of_a_table_keeps_the_first(
    database_url: str, status: str, kind: str, bot: str | None
) -> None:
    with older(database_url, "0007") as store:
        ann, bob = put_player(store, "Ann"), put_player(store, "Bob")
        moment = ann.created if store.postgres else ann.created.replace(tzinfo=None)
        put(
            store,
            "tables",
            **dict.fromkeys(("id", "title", "game", "rules", "help", "language"), "x"),
            **dict.fromkeys(("public", "watching", "imported"), False),
            options={},
            seats=3,
            seed=1,
            seq=0,
            status=status,
            created=moment,
        )
        for seat, player in enumerate((ann, bob, ann)):
            chair = {"kind": "person", "player_id": player.id, "name": player.name}
            put(store, "chairs", table_id="x", seat=seat, secret=f"{seat}", rematch=False, **chair)
        store.migrate()
        table = store.table("x")
        assert table is not None
        assert [chair.player_id for chair in table.chairs] == [ann.id, bob.id, None]
        assert (table.chairs[2].kind, table.chairs[2].bot) == (kind, bot)


def test_tables_that_have_to_be_seen_to_are_found_again(database_url: str) -> None:
    """A bot to choose, a clock that runs out, a full table that nobody started; and no others."""
    with older(database_url, "0003") as store:
        ann = put_player(store, "Ann")
        moment = ann.created if store.postgres else ann.created.replace(tzinfo=None)
        texts = dict.fromkeys(("title", "game", "rules", "help", "language"), "x")
        flags = dict.fromkeys(("public", "watching", "imported"), False)
        numbers = {"seats": 2, "seed": 1, "seq": 0, "turn": 1, "options": {}, "since": moment}
        kinds: dict[str, dict[str, Any]] = {
            "bot": {"status": "running"},
            "clock": {"status": "running", "clock_seconds": 60},
            "person": {"status": "running"},
            "full": {"status": "open"},
            "open": {"status": "open"},
            "over": {"status": "finished", "clock_seconds": 60},
        }
        for name, values in kinds.items():
            rows = texts | flags | numbers | values
            put(store, "tables", id=name, created=moment, **rows)
            other = name if name in ("bot", "open") else "person"
            for seat, kind in enumerate(("person", other)):
                secret = f"{name} {seat}"
                put(
                    store,
                    "chairs",
                    table_id=name,
                    seat=seat,
                    kind=kind,
                    secret=secret,
                    rematch=False,
                )
        store.migrate()
        assert {name for name, _ in store.due(ann.created)} == {"bot", "full"}
        later = ann.created + timedelta(seconds=60)
        assert {name for name, _ in store.due(later)} == {"bot", "full", "clock"}
        after = {name: store.table(name) for name in kinds}
        timed = {name for name, row in after.items() if row is not None and row.clock is not None}
        assert timed == {"clock", "over"}
        clock = after["clock"]
        assert clock is not None
        assert (clock.clock, clock.until) == (Clock(seconds=60), later), "a choice, as it was"
        assert {name for name, row in after.items() if row is not None and row.until} == {"clock"}


def test_what_ended_before_is_looked_at_again_for_a_portrait(database_url: str) -> None:
    with older(database_url, "0010") as store:
        moment = put_player(store, "Ann").created
        stamp = moment if store.postgres else moment.replace(tzinfo=None)
        texts = dict.fromkeys(("title", "game", "rules", "help", "language"), "x")
        flags = dict.fromkeys(("public", "watching", "imported", "known_seed"), False)
        rows = texts | flags | {"seats": 2, "seed": 1, "seq": 0, "options": {}, "kept": True}
        for status in ("finished", "running"):
            put(store, "tables", id=status, status=status, created=stamp, **rows)
        store.migrate()
        assert store.unkept(10) == ["finished"]
        assert store.picture("finished") is None
