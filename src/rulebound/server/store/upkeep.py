"""What the server looks for by itself: tables that have to be seen to, and those given up."""

from datetime import datetime
from typing import Any, Final

from sqlalchemy import Select, delete, or_, select, update

from rulebound.server.store.base import Base, writes
from rulebound.server.store.rows import now
from rulebound.server.store.schema import TABLES
from rulebound.server.wire.fields import Status

MOST_DUE: Final = 1000
"""So many tables are seen to at a time; those that have waited longest come first."""
AT_ONCE: Final = 200
"""So many are cleared away in one transaction, so that nobody waits for long."""
_ENDS: Final[tuple[tuple[Status, Status], ...]] = (("open", "closed"), ("running", "finished"))
"""What becomes of a table that nobody comes back to."""


class UpkeepStore(Base):
    def due(self, moment: datetime) -> list[tuple[str, Status]]:
        """Tables at which nobody does what should have been done by then.

        Open ones have all chairs taken and were not started. At running ones a bot has to choose,
        or somebody's time is over, and no process is seeing to it.
        """
        free = or_(TABLES.c.lease_until.is_(None), TABLES.c.lease_until <= moment)
        wanted = select(TABLES.c.id, TABLES.c.status).where(TABLES.c.due <= moment, free)
        with self._reading() as connection:
            rows = connection.execute(wanted.order_by(TABLES.c.due).limit(MOST_DUE)).all()
        return [(table_id, status) for table_id, status in rows]

    @writes
    def rest(self, table_id: str) -> None:
        """Nobody sees to the table any more, until somebody does something there."""
        with self._writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(due=None))

    @writes
    def end_abandoned(self, before: datetime) -> int:
        """End some of the tables at which nothing was done since a time; how many.

        Those that wait for people are closed. A match that was going on is over without a result:
        it can still be looked at, and played on from where it stood.
        """
        with self._writing() as connection:
            ended = [
                (table_id, status)
                for old, status in _ENDS
                for table_id in connection.execute(_untouched(old, before)).scalars()
            ]
            moment = now()
            nobody = dict.fromkeys(("turn", "since", "until", "due", "remind"))
            over = {"ended": moment, "touched": moment} | nobody
            for table_id, status in ended:
                change = update(TABLES).where(TABLES.c.id == table_id)
                connection.execute(change.values(status=status, **over))
                self._tell(connection, table_id, "table")
        return len(ended)

    @writes
    def delete_closed(self, before: datetime) -> int:
        """Delete some of the tables that were closed before a time; how many."""
        with self._writing() as connection:
            ids = list(connection.execute(_untouched("closed", before)).scalars())
            for column in (TABLES.c.parent, TABLES.c.rematch):
                linked = update(TABLES).where(column.in_(ids))
                connection.execute(linked.values({column.name: None}))
            connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
        return len(ids)


def _untouched(status: Status, before: datetime) -> Select[Any]:
    """Some tables of a status that nothing has happened to since then."""
    # Either value of "public" is named because it stands between the others in the index.
    either = TABLES.c.public.in_((False, True))
    wanted = select(TABLES.c.id).where(TABLES.c.status == status, either)
    return wanted.where(TABLES.c.touched < before).limit(AT_ONCE)
