"""The store of notices: what has to be told to people who are away, until it was told.

A notice is there once for each player, table, turn and channel. A process that is about to tell it
takes a lease; it marks what was told. If the process dies in between, the lease runs out and
another tells it: none is lost, and at worst one is told twice.
"""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, or_, select, update

from rulebound.server.store.base import Base, writes
from rulebound.server.store.rows import AccountChange, NoticeRow, now
from rulebound.server.store.schema import NOTICES, REMINDERS, TABLES

AT_ONCE: Final = 200
OF_TABLES: Final = ("move", "ended", "invited")
"""What is told of tables."""
MOST_CHANGES: Final = 10
"""Of so many changes of one account its holder is told in a day."""
_COLUMNS: Final = tuple(NOTICES.c[name] for name in NoticeRow.__slots__)


class NoticeStore(Base):
    def remindable(self, moment: datetime) -> list[str]:
        """Tables at which somebody may have to be reminded by then."""
        wanted = select(TABLES.c.id).where(TABLES.c.remind <= moment).order_by(TABLES.c.remind)
        with self._reading() as connection:
            return list(connection.execute(wanted.limit(AT_ONCE)).scalars())

    @writes
    def remind(
        self, table_id: str, seq: int, notices: Sequence[NoticeRow], again: datetime | None
    ) -> None:
        """Keep what has to be told, and when to look again, unless the table has gone on."""
        same = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.seq == seq)
        with self._writing() as connection:
            if connection.execute(same.values(remind=again)).rowcount:
                for notice in notices:
                    put = self._adding(NOTICES).values(**notice.values)
                    connection.execute(put.on_conflict_do_nothing())

    @writes
    def add_notice(self, notice: NoticeRow) -> None:
        with self._writing() as connection:
            connection.execute(NOTICES.insert().values(**notice.values))

    @writes
    def claim(
        self, by: str, until: datetime, moment: datetime, most: int
    ) -> list[tuple[NoticeRow, ...]]:
        """Let one process alone tell what is due; what goes one way to one player is together."""
        due = NOTICES.c.state == "waiting", NOTICES.c.due <= moment, _free(moment)
        wanted = select(NOTICES.c.player_id, NOTICES.c.channel, NOTICES.c.kind).where(*due)
        found = []
        with self._writing() as connection:
            rows = connection.execute(wanted.order_by(NOTICES.c.due).limit(AT_ONCE)).all()
            for player_id, channel, kind in tuple(dict.fromkeys(map(_group, rows)))[:most]:
                its = (
                    NOTICES.c.player_id == player_id,
                    NOTICES.c.channel == channel,
                    NOTICES.c.kind.in_(kind),
                )
                # Another process that takes the same at this moment waits here, and finds nothing.
                taken = connection.execute(
                    update(NOTICES)
                    .where(*its, *due)
                    .values(lease_by=by, lease_until=until)
                    .returning(*_COLUMNS)
                )
                group = [NoticeRow(**row) for row in taken.mappings()]
                if group:
                    found.append(tuple(sorted(group, key=lambda notice: notice.id)))
        return found

    @writes
    def settle(self, ids: Collection[int], by: str, state: str) -> None:
        """What was told, or need not be told any more."""
        self._change(ids, by, state=state)

    @writes
    def postpone(self, ids: Collection[int], by: str, due: datetime, *, failed: bool) -> None:
        """Tell it later."""
        self._change(ids, by, due=due, tries=NOTICES.c.tries + int(failed))

    @writes
    def forget_notices(self, before: datetime) -> int:
        """Forget some of what was settled long ago; how many."""
        old = NOTICES.c.state.in_(("sent", "dropped")), NOTICES.c.due < before
        some = select(NOTICES.c.id).where(*old).limit(AT_ONCE)
        with self._writing() as connection:
            return connection.execute(delete(NOTICES).where(NOTICES.c.id.in_(some))).rowcount

    def _change(self, ids: Collection[int], by: str, **values: object) -> None:
        own = NOTICES.c.id.in_(ids), NOTICES.c.lease_by == by
        with self._writing() as connection:
            change = update(NOTICES).where(*own)
            connection.execute(change.values(**values, lease_by=None, lease_until=None))


def _free(moment: datetime) -> ColumnElement[bool]:
    return or_(NOTICES.c.lease_until.is_(None), NOTICES.c.lease_until <= moment)


def _group(row: Sequence[str]) -> tuple[str, str, tuple[str, ...]]:
    """Notices of tables are told together; others alone."""
    player_id, channel, kind = row
    return player_id, channel, OF_TABLES if kind in OF_TABLES else (kind,)


def note_change(connection: Connection, player_id: str, what: AccountChange) -> None:
    """Let the holder of an account be told what was changed there, at the confirmed address."""
    moment = now()
    reached = select(REMINDERS.c.mail).where(
        REMINDERS.c.player_id == player_id, REMINDERS.c.mail_confirmed.is_not(None)
    )
    lately = (
        select(func.count())
        .select_from(NOTICES)
        .where(NOTICES.c.player_id == player_id, NOTICES.c.kind == "changed")
        .where(NOTICES.c.created > moment - timedelta(days=1))
    )
    if connection.execute(reached).first() is None:
        return
    if connection.execute(lately).scalar_one() < MOST_CHANGES:
        notice = NoticeRow(player_id, None, moment, "mail", "changed", moment, moment, about=what)
        connection.execute(NOTICES.insert().values(**notice.values))
