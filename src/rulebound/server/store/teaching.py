"""The store of hints that were asked for, and of analyses of finished matches."""

from dataclasses import asdict
from datetime import datetime
from typing import Any

from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from rulebound.server.store.base import Base, writes
from rulebound.server.store.rows import AnalysisRow, HintRow
from rulebound.server.store.schema import ANALYSES, HINTS, NOTES


class TeachingStore(Base):
    # ---- hints ----

    @writes
    def note_hint(self, hint: HintRow) -> None:
        """Asked twice at the same moment, it is one."""
        mine = (
            HINTS.c.table_id == hint.table_id,
            HINTS.c.seq == hint.seq,
            HINTS.c.seat == hint.seat,
        )
        try:
            with self._writing() as connection:
                if connection.execute(select(HINTS.c.seq).where(*mine)).first() is None:
                    connection.execute(insert(HINTS).values(**asdict(hint)))
                    self._tell(connection, hint.table_id, "hints")
        except IntegrityError:  # the table is gone, or another process was as fast
            return

    def hints(self, table_id: str) -> list[HintRow]:
        wanted = select(HINTS).where(HINTS.c.table_id == table_id).order_by(HINTS.c.seq)
        with self._reading() as connection:
            return [HintRow(**row) for row in connection.execute(wanted).mappings()]

    # ---- analyses ----

    def analysis(self, table_id: str) -> AnalysisRow | None:
        columns = (ANALYSES.c.table_id, ANALYSES.c.status, ANALYSES.c.total, ANALYSES.c.created)
        wanted = select(*columns).where(ANALYSES.c.table_id == table_id)
        with self._reading() as connection:
            row = connection.execute(wanted).mappings().first()
        return None if row is None else AnalysisRow(**row)

    def notes(self, table_id: str) -> list[dict[str, Any]]:
        wanted = select(NOTES.c.note).where(NOTES.c.table_id == table_id).order_by(NOTES.c.number)
        with self._reading() as connection:
            return list(connection.execute(wanted).scalars())

    def analyses_waiting(self) -> int:
        wanted = select(func.count()).where(ANALYSES.c.status == "waiting")
        with self._reading() as connection:
            return int(connection.execute(wanted).scalar_one())

    @writes
    def want_analysis(self, table_id: str, moment: datetime) -> None:
        """Let a match be analysed; one that was stopped goes on."""
        mine = ANALYSES.c.table_id == table_id
        try:
            with self._writing() as connection:
                known = connection.execute(select(ANALYSES.c.status).where(mine)).scalar()
                if known is None:
                    values = {"status": "waiting", "total": 0, "created": moment}
                    connection.execute(insert(ANALYSES).values(table_id=table_id, **values))
                elif known == "stopped":
                    connection.execute(update(ANALYSES).where(mine).values(status="waiting"))
        except IntegrityError:  # another process was as fast
            return

    @writes
    def take_analysis(self, by: str, until: datetime, moment: datetime) -> str | None:
        """The analysis that has waited longest and that nobody works at; it is the asker's now."""
        free = or_(
            ANALYSES.c.lease_by.is_(None),
            ANALYSES.c.lease_by == by,
            ANALYSES.c.lease_until <= moment,
        )
        first = (
            select(ANALYSES.c.table_id)
            .where(ANALYSES.c.status == "waiting", free)
            .order_by(ANALYSES.c.created)
            .limit(1)
            .with_for_update(skip_locked=True)
        )
        with self._writing() as connection:
            found: str | None = connection.execute(first).scalar()
            if found is not None:
                mine = update(ANALYSES).where(ANALYSES.c.table_id == found)
                connection.execute(mine.values(lease_by=by, lease_until=until))
        return found

    @writes
    def add_notes(
        self, table_id: str, start: int, notes: list[dict[str, Any]], total: int, status: str
    ) -> None:
        """Keep what was found after the first ``start`` notes."""
        rows = [
            {"table_id": table_id, "number": start + at, "note": note}
            for at, note in enumerate(notes)
        ]
        change = update(ANALYSES).where(ANALYSES.c.table_id == table_id)
        with self._writing() as connection:
            if rows:
                connection.execute(insert(NOTES), rows)
            connection.execute(
                change.values(status=status, total=total, lease_by=None, lease_until=None)
            )

    @writes
    def stop_analysis(self, table_id: str) -> None:
        """It cannot go on for now; what was found stays."""
        change = update(ANALYSES).where(ANALYSES.c.table_id == table_id)
        with self._writing() as connection:
            connection.execute(change.values(status="stopped", lease_by=None, lease_until=None))
