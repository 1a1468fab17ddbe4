"""The store: players, tables, chairs, journals and chat. All SQL is in it and its parts.

A store is synchronous and may be used from any thread. Asynchronous code calls it with
``await store.run(store.method, …)``. Every method is one transaction; those that change a table
tell of it in the same transaction, so news never comes before its cause.
"""

from collections.abc import Callable
from dataclasses import asdict, fields
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Update, bindparam, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from rulebound.server.store.base import writes
from rulebound.server.store.keepsakes import KeepsakeStore
from rulebound.server.store.leaving import LeavingStore
from rulebound.server.store.listings import ListingStore
from rulebound.server.store.neighbours import NeighbourStore
from rulebound.server.store.notices import NoticeStore
from rulebound.server.store.owner import OwnerStore
from rulebound.server.store.passkeys import PasskeyStore
from rulebound.server.store.past import PastStore
from rulebound.server.store.people import PeopleStore
from rulebound.server.store.players import PlayerStore
from rulebound.server.store.recovery import RecoveryStore
from rulebound.server.store.reminders import ReminderStore
from rulebound.server.store.rows import ActRow, ChatRow
from rulebound.server.store.schema import ACTS, CHAT, SECRETS, TABLES
from rulebound.server.store.sessions import SessionStore
from rulebound.server.store.study import StudyStore
from rulebound.server.store.tables import TableStore, remind_at
from rulebound.server.store.teaching import TeachingStore
from rulebound.server.store.upkeep import UpkeepStore


class StaleAct(Exception):
    """The journal has gone on, or the table is not being played: nothing was appended."""


def _advance(*columns: str) -> Update:
    """Change these columns of a running table that has seen ``expected`` acts."""
    expected = (
        TABLES.c.id == bindparam("table_id"),
        TABLES.c.seq == bindparam("expected"),
        TABLES.c.status == "running",
    )
    return update(TABLES).where(*expected).values({name: bindparam(name) for name in columns})


# Every act goes through these, so they are made once.
_GO_ON: Final = _advance("seq", "turn", "moved", "touched", "since", "until", "due", "remind")
_END: Final = _advance(
    *("seq", "turn", "moved", "touched", "since", "until", "due", "remind"),
    *("status", "result", "reason", "ended", "kept"),
)
_ADD_ACT: Final = insert(ACTS)
_ACT: Final = tuple(field.name for field in fields(ActRow))


class Store(
    PlayerStore,
    SessionStore,
    TableStore,
    ListingStore,
    PastStore,
    UpkeepStore,
    KeepsakeStore,
    TeachingStore,
    StudyStore,
    ReminderStore,
    NoticeStore,
    PasskeyStore,
    RecoveryStore,
    NeighbourStore,
    OwnerStore,
    LeavingStore,
    PeopleStore,
):
    """All that the server remembers."""

    # ---- the journal ----

    def acts(self, table_id: str, since: int = 0) -> list[ActRow]:
        wanted = select(ACTS).where(ACTS.c.table_id == table_id, ACTS.c.seq >= since)
        with self._reading() as connection:
            rows = connection.execute(wanted.order_by(ACTS.c.seq)).mappings().all()
        return [ActRow(**row) for row in rows]

    @writes
    def append(
        self,
        act: ActRow,
        *,
        turn: int | None,
        since: datetime | None,
        due: datetime | None = None,
        until: datetime | None = None,
        waits: bool = True,
        result: dict[str, Any] | None = None,
        reason: dict[str, Any] | None = None,
        ended: datetime | None = None,
    ) -> None:
        """Add the act to the journal of its running table, if it is exactly the next one.

        ``turn``, ``since``, ``until`` and ``due``: who has to choose then, since when, until when,
        and when the table has to be seen to; ``waits``: for a person, who may be reminded;
        ``ended``: the match is over. Raises :class:`StaleAct` otherwise, and then nothing has
        changed.
        """
        remind = remind_at(since) if waits else None
        values: dict[str, Any] = {
            "table_id": act.table_id,
            "expected": act.seq,
            "seq": act.seq + 1,
            "turn": turn,
            "moved": act.created,
            "touched": act.created,
            "since": since,
            "until": until,
            "due": due,
            "remind": remind if ended is None else ended,
        }
        if ended is not None:
            values |= {"status": "finished", "result": result, "reason": reason, "ended": ended}
            values["kept"] = False
        try:
            with self._writing() as connection:
                if not connection.execute(_GO_ON if ended is None else _END, values).rowcount:
                    raise StaleAct(f"table {act.table_id} is not at act {act.seq}")
                connection.execute(_ADD_ACT, {name: getattr(act, name) for name in _ACT})
                self._tell(connection, act.table_id, "acts")
        except IntegrityError:
            raise StaleAct(f"table {act.table_id} has an act {act.seq} already") from None

    # ---- chat ----

    @writes
    def say(self, line: ChatRow) -> int:
        """Keep a line and return its number."""
        values = asdict(line)
        del values["id"]
        with self._writing() as connection:
            said = connection.execute(insert(CHAT).values(**values).returning(CHAT.c.id))
            number: int = said.scalar_one()
            self._tell(connection, line.table_id, "chat")
        return number

    def chat(self, table_id: str, limit: int = 200, after: int = 0) -> list[ChatRow]:
        """The last lines, oldest first."""
        wanted = select(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.id > after)
        with self._reading() as connection:
            newest = connection.execute(wanted.order_by(CHAT.c.id.desc()).limit(limit))
            rows = newest.mappings().all()
        return [ChatRow(**row) for row in reversed(rows)]

    # ---- leases ----

    @writes
    def lease(self, table_id: str, by: str, until: datetime, moment: datetime) -> bool:
        """Let one process alone think for the bots of a table until a time."""
        free = or_(
            TABLES.c.lease_by.is_(None), TABLES.c.lease_by == by, TABLES.c.lease_until <= moment
        )
        with self._writing() as connection:
            done = connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table_id, TABLES.c.status == "running", free)
                .values(lease_by=by, lease_until=until)
            )
        return done.rowcount > 0

    @writes
    def release(self, table_id: str, by: str) -> None:
        with self._writing() as connection:
            connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table_id, TABLES.c.lease_by == by)
                .values(lease_by=None, lease_until=None)
            )

    # ---- secrets ----

    @writes
    def secret(self, name: str, make: Callable[[], str]) -> str:
        """A secret of this server, made by whoever asks first."""
        wanted = select(SECRETS.c.value).where(SECRETS.c.name == name)
        try:
            with self._writing() as connection:
                if (value := connection.execute(wanted).scalar_one_or_none()) is None:
                    value = make()
                    connection.execute(insert(SECRETS).values(name=name, value=value))
        except IntegrityError:  # another process made it between the two
            with self._reading() as connection:
                value = connection.execute(wanted).scalar_one()
        return str(value)
