"""The store of blocks and reports: who wants nothing to do with whom, and what the owner hears."""

import secrets
from dataclasses import asdict, dataclass, field
from datetime import datetime
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, exists, func, insert, or_, select, update

from rulebound.server.store.base import Base, writes
from rulebound.server.store.reminders import A_DAY
from rulebound.server.store.rows import ChatRow, now
from rulebound.server.store.schema import CHAT, PLAYERS
from rulebound.server.store.schema_accounts import BLOCKS, REPORTS

MOST_BLOCKS: Final = 500
MOST_REPORTS: Final = 20
"""So many things a player may report in a day."""


class TooMany(Exception):
    """There are enough of them."""


@dataclass(frozen=True, slots=True)
class BlockRow:
    id: str
    other: str
    name: str
    created: datetime


@dataclass(frozen=True, slots=True)
class ReportRow:
    by: str | None
    about: str | None
    name: str
    """As the person was called then."""
    table_id: str | None
    seat: int | None
    line: str | None
    """What was said."""
    reason: str
    text: str
    created: datetime = field(default_factory=now)
    settled: datetime | None = None
    id: int = 0
    """Given by the store."""


class NeighbourStore(Base):
    @writes
    def block(self, account: str, other: str) -> None:
        """Keep somebody away from now on."""
        with self._writing() as connection:
            own = select(func.count()).select_from(BLOCKS).where(BLOCKS.c.account == account)
            if connection.execute(own).scalar_one() >= MOST_BLOCKS:
                raise TooMany
            put = self._adding(BLOCKS).values(
                account=account, other=other, id=secrets.token_urlsafe(9), created=now()
            )
            connection.execute(put.on_conflict_do_nothing())
            self._tell(connection, account, "blocks")

    @writes
    def unblock(self, account: str, block_id: str) -> bool:
        with self._writing() as connection:
            own = BLOCKS.c.account == account, BLOCKS.c.id == block_id
            done = connection.execute(delete(BLOCKS).where(*own)).rowcount > 0
            if done:
                self._tell(connection, account, "blocks")
        return done

    def blocks(self, account: str) -> list[BlockRow]:
        """Whom somebody keeps away, the last one first."""
        wanted = (
            select(BLOCKS.c.id, BLOCKS.c.other, PLAYERS.c.name, BLOCKS.c.created)
            .join(PLAYERS, PLAYERS.c.id == BLOCKS.c.other)
            .where(BLOCKS.c.account == account)
            .order_by(BLOCKS.c.created.desc(), BLOCKS.c.id)
        )
        with self._reading() as connection:
            return [BlockRow(**row) for row in connection.execute(wanted).mappings()]

    def blocked(self, a: str, b: str) -> bool:
        """Whether one of the two keeps the other away."""
        with self._reading() as connection:
            return bool(connection.execute(select(exists().where(_between(a, b)))).scalar_one())

    def kept_apart(self, player_id: str) -> frozenset[str]:
        """All with whom somebody has nothing to do, whoever of them wanted it so."""
        mine = select(BLOCKS.c.other).where(BLOCKS.c.account == player_id)
        theirs = select(BLOCKS.c.account).where(BLOCKS.c.other == player_id)
        with self._reading() as connection:
            return frozenset(connection.execute(mine.union(theirs)).scalars())

    # ---- reports ----

    def line(self, table_id: str, number: int) -> ChatRow | None:
        wanted = select(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.id == number)
        with self._reading() as connection:
            row = connection.execute(wanted).mappings().one_or_none()
        return None if row is None else ChatRow(**row)

    @writes
    def report(self, report: ReportRow) -> None:
        values = asdict(report)
        del values["id"]
        with self._writing() as connection:
            today = REPORTS.c.by == report.by, REPORTS.c.created > report.created - A_DAY
            asked = select(func.count()).select_from(REPORTS).where(*today)
            if connection.execute(asked).scalar_one() >= MOST_REPORTS:
                raise TooMany
            connection.execute(insert(REPORTS).values(**values))

    def reports(self, *, settled: bool = False, limit: int = 100) -> list[ReportRow]:
        """What is to be looked at, the oldest first; or what was, the last first."""
        if settled:
            wanted = select(REPORTS).where(REPORTS.c.settled.is_not(None))
            wanted = wanted.order_by(REPORTS.c.settled.desc())
        else:
            wanted = select(REPORTS).where(REPORTS.c.settled.is_(None))
            wanted = wanted.order_by(REPORTS.c.created)
        with self._reading() as connection:
            return [ReportRow(**row) for row in connection.execute(wanted.limit(limit)).mappings()]

    def reports_by(self, player_id: str) -> list[ReportRow]:
        wanted = select(REPORTS).where(REPORTS.c.by == player_id).order_by(REPORTS.c.created)
        with self._reading() as connection:
            return [ReportRow(**row) for row in connection.execute(wanted).mappings()]

    @writes
    def settle_report(self, number: int) -> bool:
        mine = REPORTS.c.id == number, REPORTS.c.settled.is_(None)
        with self._writing() as connection:
            done = update(REPORTS).where(*mine).values(settled=now())
            return connection.execute(done).rowcount > 0


def _between(a: str, b: str) -> ColumnElement[bool]:
    return or_(
        and_(BLOCKS.c.account == a, BLOCKS.c.other == b),
        and_(BLOCKS.c.account == b, BLOCKS.c.other == a),
    )
