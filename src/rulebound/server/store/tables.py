"""The store of tables and their chairs."""

import secrets
from collections.abc import Iterable
from dataclasses import asdict, fields
from datetime import datetime, timedelta
from typing import Any, get_args

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    exists,
    func,
    insert,
    or_,
    select,
    true,
    update,
)

from rulebound.server.store.base import Base, writes
from rulebound.server.store.rows import ChairRow, Counts, TableRow, now
from rulebound.server.store.schema import CHAIRS, TABLES
from rulebound.server.wire import Listing


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def new_secret() -> str:
    """The key to a seat."""
    return secrets.token_urlsafe(24)


class TableStore(Base):
    @writes
    def open_table(self, table: TableRow, chairs: Iterable[ChairRow]) -> None:
        with self._writing() as connection:
            _insert(connection, table, chairs)

    def table(self, table_id: str) -> TableRow | None:
        with self._reading() as connection:
            found = _with_chairs(connection, select(TABLES).where(TABLES.c.id == table_id))
        return found[0] if found else None

    def tables(
        self, listing: Listing, player_id: str | None, game: str | None = None, limit: int = 50
    ) -> list[TableRow]:
        """The newest tables of a listing."""
        wanted = select(TABLES).where(_listed(listing, player_id))
        if game is not None:
            wanted = wanted.where(TABLES.c.game == game)
        newest = func.coalesce(TABLES.c.ended, TABLES.c.moved, TABLES.c.created)
        with self._reading() as connection:
            return _with_chairs(
                connection, wanted.order_by(newest.desc(), TABLES.c.id).limit(limit)
            )

    def counts(self, player_id: str | None) -> Counts:
        """How many tables each listing holds."""
        listings: tuple[Listing, ...] = get_args(Listing)
        sums = [
            select(func.count())
            .select_from(TABLES)
            .where(_listed(name, player_id))
            .scalar_subquery()
            for name in listings
        ]
        with self._reading() as connection:
            numbers = connection.execute(select(*sums)).one()
        return dict(zip(listings, numbers, strict=True))

    @writes
    def sit(self, table_id: str, seat: int, player_id: str, name: str) -> bool:
        """Take an open chair at an open table, if the player has none there."""
        with self._changing(table_id, "open") as connection:
            if connection is None:
                return False
            mine = select(CHAIRS.c.seat).where(
                CHAIRS.c.table_id == table_id, CHAIRS.c.player_id == player_id
            )
            if connection.execute(mine).first() is not None:
                return False
            return self._put(
                connection, table_id, seat, ("open",), kind="person", player_id=player_id, name=name
            )

    @writes
    def leave(self, table_id: str, seat: int, player_id: str) -> bool:
        """Get up from one's chair at an open table; the old key no longer fits."""
        with self._changing(table_id, "open") as connection:
            if connection is None:
                return False
            mine = select(CHAIRS.c.seat).where(
                _chair(table_id, seat), CHAIRS.c.player_id == player_id
            )
            return connection.execute(mine).first() is not None and self._put(
                connection, table_id, seat, ("person",), secret=new_secret()
            )

    @writes
    def set_chair(self, table_id: str, seat: int, bot: str | None, name: str | None) -> bool:
        """Put a bot on a chair of an open table, or (without a bot) take it away again.

        A person's chair is left alone.
        """
        with self._changing(table_id, "open") as connection:
            return connection is not None and self._put(
                connection,
                table_id,
                seat,
                ("open", "bot"),
                kind="open" if bot is None else "bot",
                bot=bot,
                name=name,
            )

    @writes
    def mend_bot(self, table_id: str, seat: int, bot: str, name: str | None) -> bool:
        """Change the bot on a chair of a running table."""
        with self._changing(table_id, "running") as connection:
            return connection is not None and self._put(
                connection, table_id, seat, ("bot",), kind="bot", bot=bot, name=name
            )

    @writes
    def start(self, table_id: str, when: datetime, turn: int | None) -> bool:
        """An open table whose chairs are all taken begins. True for whoever began it."""
        with self._changing(table_id, "open") as connection:
            if connection is None or connection.execute(_open_chairs(table_id)).first() is not None:
                return False
            connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table_id)
                .values(status="running", started=when, since=when, turn=turn)
            )
            self._tell(connection, table_id, "table")
            return True

    @writes
    def close_table(self, table_id: str) -> bool:
        """Give up a table that was not yet played at."""
        with self._changing(table_id, "open") as connection:
            if connection is None:
                return False
            connection.execute(
                update(TABLES).where(TABLES.c.id == table_id).values(status="closed", ended=now())
            )
            self._tell(connection, table_id, "table")
            return True

    def ready(self) -> list[str]:
        """Open tables whose chairs are all taken: somebody was stopped before starting them."""
        waiting = exists(_open_chairs(TABLES.c.id).correlate(TABLES))
        return self._ids(TABLES.c.status == "open", ~waiting)

    def waiting_for_bots(self) -> list[str]:
        """Tables at which a bot has to choose."""
        bot = exists().where(
            CHAIRS.c.table_id == TABLES.c.id,
            CHAIRS.c.seat == TABLES.c.turn,
            CHAIRS.c.kind == "bot",
        )
        return self._ids(TABLES.c.status == "running", bot)

    def overdue(self, moment: datetime) -> list[str]:
        """Tables with a clock at which the present choice has taken too long."""
        columns = (TABLES.c.id, TABLES.c.since, TABLES.c.clock_seconds)
        clocked = select(*columns).where(
            TABLES.c.status == "running",
            TABLES.c.clock_seconds.is_not(None),
            TABLES.c.since.is_not(None),
        )
        with self._reading() as connection:
            rows = connection.execute(clocked).all()
        return [i for i, since, seconds in rows if since + timedelta(seconds=seconds) <= moment]

    @writes
    def touch_seat(self, table_id: str, seat: int, when: datetime) -> None:
        with self._writing() as connection:
            connection.execute(update(CHAIRS).where(_chair(table_id, seat)).values(seen=when))

    @writes
    def set_rematch(self, table_id: str, seat: int, yes: bool) -> None:
        with self._writing() as connection:
            connection.execute(update(CHAIRS).where(_chair(table_id, seat)).values(rematch=yes))
            self._tell(connection, table_id, "table")

    @writes
    def link_rematch(self, table_id: str, new: TableRow, chairs: Iterable[ChairRow]) -> bool:
        """Open the table of the rematch, unless there is one already."""
        with self._changing(table_id, "finished") as connection:
            if connection is None:
                return False
            linked = select(TABLES.c.rematch).where(TABLES.c.id == table_id)
            if connection.execute(linked).scalar_one() is not None:
                return False
            _insert(connection, new, chairs)
            connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(rematch=new.id))
            self._tell(connection, table_id, "table")
            return True

    # ---- inside ----

    def _put(
        self, connection: Connection, table_id: str, seat: int, kinds: Iterable[str], **values: Any
    ) -> bool:
        """Give a chair of one of these kinds the values, and nobody's where none is given."""
        empty = {"kind": "open", "player_id": None, "name": None, "bot": None, "seen": None}
        done = connection.execute(
            update(CHAIRS)
            .where(_chair(table_id, seat), CHAIRS.c.kind.in_(kinds))
            .values(**(empty | values))
        )
        if done.rowcount:
            self._tell(connection, table_id, "table")
        return done.rowcount > 0

    def _ids(self, *conditions: ColumnElement[bool]) -> list[str]:
        with self._reading() as connection:
            return list(connection.execute(select(TABLES.c.id).where(*conditions)).scalars())


def _insert(connection: Connection, table: TableRow, chairs: Iterable[ChairRow]) -> None:
    values = {f.name: getattr(table, f.name) for f in fields(table) if f.name != "chairs"}
    connection.execute(insert(TABLES).values(**values))
    connection.execute(insert(CHAIRS), [asdict(chair) for chair in chairs])


def _chair(table_id: str, seat: int) -> ColumnElement[bool]:
    return and_(CHAIRS.c.table_id == table_id, CHAIRS.c.seat == seat)


def _open_chairs(table_id: Any) -> Select[Any]:
    return select(CHAIRS.c.seat).where(CHAIRS.c.table_id == table_id, CHAIRS.c.kind == "open")


def _listed(listing: Listing, player_id: str | None) -> ColumnElement[bool]:
    """Which tables a listing shows to a player.

    ``open`` and ``running`` are what everybody may join or watch; ``mine`` is what the player is
    part of and is not over; ``finished`` is what the player took part in, and what was public.
    """
    seated = select(CHAIRS.c.table_id).where(CHAIRS.c.player_id == player_id)
    mine = and_(
        true() if player_id is not None else TABLES.c.id.is_(None),
        or_(TABLES.c.owner == player_id, TABLES.c.id.in_(seated)),
    )
    if listing == "open":
        return and_(TABLES.c.status == "open", TABLES.c.public)
    if listing == "running":
        return and_(TABLES.c.status == "running", TABLES.c.public, TABLES.c.watching)
    if listing == "mine":
        return and_(TABLES.c.status.in_(("open", "running")), mine)
    return and_(TABLES.c.status == "finished", or_(TABLES.c.public, mine))


def _with_chairs(connection: Connection, wanted: Select[Any]) -> list[TableRow]:
    tables = connection.execute(wanted).mappings().all()
    chairs = connection.execute(
        select(CHAIRS)
        .where(CHAIRS.c.table_id.in_([row["id"] for row in tables]))
        .order_by(CHAIRS.c.table_id, CHAIRS.c.seat)
    )
    seated: dict[str, list[ChairRow]] = {row["id"]: [] for row in tables}
    for row in chairs.mappings():
        seated[row["table_id"]].append(ChairRow(**row))
    return [TableRow(**row, chairs=tuple(seated[row["id"]])) for row in tables]
