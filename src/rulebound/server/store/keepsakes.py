"""The store of what is kept of matches for the day on which their rules have changed."""

from datetime import datetime
from typing import Any

from sqlalchemy import Update, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from rulebound.server.store.base import Base, writes
from rulebound.server.store.schema import KEEPSAKES, TABLES
from rulebound.server.wire.fields import Status


class KeepsakeStore(Base):
    def keepsake(self, table_id: str) -> bytes | None:
        wanted = select(KEEPSAKES.c.data).where(KEEPSAKES.c.table_id == table_id)
        with self._reading() as connection:
            found: bytes | None = connection.execute(wanted).scalar_one_or_none()
        return found

    @writes
    def keep(self, table_id: str, status: Status, seq: int, data: bytes) -> None:
        """Keep this of a table that had that status, unless something later was kept."""
        mine = KEEPSAKES.c.table_id == table_id
        try:
            with self._writing() as connection:
                kept = connection.execute(select(KEEPSAKES.c.seq).where(mine)).scalar_one_or_none()
                values = {"seq": seq, "data": data}
                if kept is None:
                    connection.execute(insert(KEEPSAKES).values(table_id=table_id, **values))
                elif kept <= seq:
                    connection.execute(update(KEEPSAKES).where(mine).values(**values))
                connection.execute(_enough(table_id, status))
        except IntegrityError:  # another process kept something at the same time, or it is gone
            return

    @writes
    def keep_no_more(self, table_id: str, status: Status) -> None:
        """There is nothing to be kept beside what is."""
        with self._writing() as connection:
            connection.execute(_enough(table_id, status))

    def unkept(self, limit: int) -> list[str]:
        """Tables of which something has to be kept, the newest first."""
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.kept.is_(False), TABLES.c.status.in_(("running", "finished")))
            .order_by(func.coalesce(TABLES.c.ended, TABLES.c.moved, TABLES.c.created).desc())
            .limit(limit)
        )
        with self._reading() as connection:
            return list(connection.execute(wanted).scalars())

    @writes
    def end(self, table_id: str, when: datetime, reason: dict[str, Any]) -> bool:
        """A running match that cannot go on is over, without a result."""
        with self._changing(table_id, "running") as connection:
            if connection is None:
                return False
            over = {"status": "finished", "turn": None, "since": None, "due": None}
            change = update(TABLES).where(TABLES.c.id == table_id)
            connection.execute(change.values(reason=reason, ended=when, touched=when, **over))
            self._tell(connection, table_id, "table")
            return True


def _enough(table_id: str, status: Status) -> Update:
    """Of a match that ended meanwhile more has to be kept."""
    same = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.status == status)
    return same.values(kept=True)
