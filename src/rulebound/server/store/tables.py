"""The store of tables and their chairs."""

import secrets
from collections.abc import Iterable
from dataclasses import asdict, fields, replace
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    and_,
    case,
    exists,
    insert,
    literal,
    select,
    update,
)

from rulebound.server.store.base import Base, writes
from rulebound.server.store.rows import ChairRow, TableRow, now
from rulebound.server.store.schema import CHAIRS, TABLES, Moment
from rulebound.server.wire.clocks import Clock

SHORTEST_AWAY: Final = timedelta(minutes=1)
"""Nobody is reminded sooner: where people play on, nothing is looked for."""


def remind_at(since: datetime | None) -> datetime | None:
    """When to look whether somebody has to be reminded who has to choose since a time."""
    return None if since is None else since + SHORTEST_AWAY


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
            found = with_chairs(connection, select(*COLUMNS).where(TABLES.c.id == table_id))
        return found[0] if found else None

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

        A person's chair is left alone, and where the seed is known no second person is let in.
        """
        with self._changing(table_id, "open") as connection:
            if connection is not None and bot is None and _for_one(connection, table_id, seat):
                return False
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
    def start(
        self,
        table_id: str,
        when: datetime,
        turn: int | None,
        due: datetime | None = None,
        rules: str | None = None,
        until: datetime | None = None,
    ) -> bool:
        """An open table whose chairs are all taken begins. True for whoever began it.

        ``due``: when it has to be seen to; ``until``: when the time of whoever has to choose is
        over; ``rules``: their version, if they have changed since the table was opened.
        """
        with self._changing(table_id, "open") as connection:
            if connection is None or connection.execute(_open_chairs(table_id)).first() is not None:
                return False
            connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table_id)
                .values(
                    status="running",
                    started=when,
                    since=when,
                    turn=turn,
                    due=due,
                    until=until,
                    remind=None if turn is None else remind_at(when),
                    rules=rules or TABLES.c.rules,
                )
            )
            self._tell(connection, table_id, "table")
            return True

    @writes
    def close_table(self, table_id: str) -> bool:
        """Give up a table that was not yet played at."""
        with self._changing(table_id, "open") as connection:
            if connection is None:
                return False
            moment = now()
            connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table_id)
                .values(status="closed", ended=moment, touched=moment, due=None)
            )
            self._tell(connection, table_id, "table")
            return True

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
            missing = exists(_open_chairs(table_id))
            waiting = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.status == "open")
            connection.execute(
                waiting.values(due=case((missing, None), else_=literal(now(), Moment())))
            )
            self._tell(connection, table_id, "table")
        return done.rowcount > 0


def change_keys(connection: Connection, player_id: str) -> list[str]:
    """Give the player's chairs other keys where the match is not over; at which tables."""
    live = select(TABLES.c.id).where(TABLES.c.status.in_(("open", "running")))
    held = select(CHAIRS.c.table_id, CHAIRS.c.seat).where(
        CHAIRS.c.player_id == player_id, CHAIRS.c.table_id.in_(live)
    )
    chairs = connection.execute(held).all()
    for table_id, seat in chairs:
        changed = update(CHAIRS).where(_chair(table_id, seat)).values(secret=new_secret())
        connection.execute(changed)
    return [table_id for table_id, _ in chairs]


def give_up_doubles(connection: Connection, guest_id: str, account_id: str, bot: str) -> None:
    """Where both have a chair at one table, empty the guest's, for they are one person.

    Before the match somebody else can sit there; during it a bot goes on, so that nobody has to
    wait; after it the chair keeps its name, but belongs to nobody.
    """
    other = CHAIRS.alias()
    doubles = (
        select(CHAIRS.c.table_id, CHAIRS.c.seat, TABLES.c.status)
        .join(TABLES, TABLES.c.id == CHAIRS.c.table_id)
        .join(other, other.c.table_id == CHAIRS.c.table_id)
        .where(CHAIRS.c.player_id == guest_id, other.c.player_id == account_id)
    )
    for table_id, seat, status in connection.execute(doubles).all():
        empty_chair(connection, table_id, seat, status, bot)


def empty_chair(
    connection: Connection, table_id: str, seat: int, status: str, bot: str, **values: Any
) -> None:
    """Take a person off a chair: a bot goes on in a running match, and an open chair is free."""
    emptied: dict[str, dict[str, Any]] = {
        "open": {"kind": "open", "name": None},
        "running": {"kind": "bot", "name": None, "bot": bot},
    }
    values |= {"player_id": None, "secret": new_secret()} | emptied.get(status, {})
    connection.execute(update(CHAIRS).where(_chair(table_id, seat)).values(**values))
    table = update(TABLES).where(TABLES.c.id == table_id)
    if status == "open":  # it was perhaps about to start
        connection.execute(table.values(due=None))
    elif status == "running":
        connection.execute(table.where(TABLES.c.turn == seat).values(due=now()))


def _insert(connection: Connection, table: TableRow, chairs: Iterable[ChairRow]) -> None:
    table = replace(table, chairs=tuple(chairs))
    values = {name: getattr(table, name) for name in _FIELDS}
    values["clock"] = None if table.clock is None else table.clock.model_dump()
    if isinstance(table.seed, str):
        values |= {"seed": 0, "key": table.seed}
    touched = table.ended or table.moved or table.created
    due = table.due(table.turn, table.since, table.until)
    if table.status == "open" and table.full:
        due = table.created
    remind = remind_at(table.since) if table.status == "running" else None
    connection.execute(insert(TABLES).values(**values, touched=touched, due=due, remind=remind))
    connection.execute(insert(CHAIRS), [asdict(chair) for chair in table.chairs])


def _chair(table_id: str, seat: int) -> ColumnElement[bool]:
    return and_(CHAIRS.c.table_id == table_id, CHAIRS.c.seat == seat)


def _open_chairs(table_id: Any) -> Select[Any]:
    return select(CHAIRS.c.seat).where(CHAIRS.c.table_id == table_id, CHAIRS.c.kind == "open")


def _for_one(connection: Connection, table_id: str, seat: int) -> bool:
    """Whether a chair other than this one is the only one for a person."""
    others = exists().where(
        CHAIRS.c.table_id == table_id, CHAIRS.c.seat != seat, CHAIRS.c.kind != "bot"
    )
    known = select(TABLES.c.id).where(TABLES.c.id == table_id, TABLES.c.known_seed, others)
    return connection.execute(known).first() is not None


_FIELDS: Final = tuple(field.name for field in fields(TableRow) if field.name != "chairs")
COLUMNS: Final = (*(TABLES.c[name] for name in _FIELDS), TABLES.c.key)
"""What a row is made of; the other columns are the store's own."""


def with_chairs(connection: Connection, wanted: Select[Any]) -> list[TableRow]:
    """The tables that are wanted, each with its chairs."""
    tables = connection.execute(wanted).mappings().all()
    chairs = connection.execute(
        select(CHAIRS)
        .where(CHAIRS.c.table_id.in_([row["id"] for row in tables]))
        .order_by(CHAIRS.c.table_id, CHAIRS.c.seat)
    )
    seated: dict[str, list[ChairRow]] = {row["id"]: [] for row in tables}
    for row in chairs.mappings():
        seated[row["table_id"]].append(ChairRow(**row))
    return [_table(row, tuple(seated[row["id"]])) for row in tables]


def _table(row: RowMapping, chairs: tuple[ChairRow, ...]) -> TableRow:
    values = dict(row)
    key = values.pop("key")
    if key is not None:
        values["seed"] = key
    if values["clock"] is not None:
        values["clock"] = Clock.model_validate(values["clock"])
    return TableRow(**values, chairs=chairs)
