"""The store of what has been played: portraits of matches, and what belongs to whose history."""

import gzip
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from rulebound.core.portrait import Portrait
from rulebound.server.store.base import Base, writes
from rulebound.server.store.listings import of_player
from rulebound.server.store.rows import ChairKind, TableRow
from rulebound.server.store.schema import ACTS, CHAIRS, PORTRAITS, TABLES
from rulebound.server.store.tables import COLUMNS, with_chairs
from rulebound.server.store.unindexed import unindexed

MOST_PAST: Final = 10_000
"""So many matches a history reaches back."""


class Company(NamedTuple):
    """Who sat on a chair."""

    seat: int
    kind: ChairKind
    player_id: str | None
    name: str | None
    bot: str | None


class PastRow(NamedTuple):
    """A finished match, as far as a history is sorted and searched by it."""

    id: str
    title: str
    game: str
    touched: datetime
    result: dict[str, Any] | None
    form: str
    sides: list[str]
    points: list[int | None]
    company: tuple[Company, ...]


class PastStore(Base):
    @writes
    def portray(self, table_id: str, portrait: Portrait) -> None:
        values = {
            "table_id": table_id,
            "form": portrait.form[:80],
            "sides": list(portrait.sides),
            "points": list(portrait.points),
            "picture": gzip.compress(portrait.picture.encode(), mtime=0),
        }
        try:
            with self._writing() as connection:
                connection.execute(delete(PORTRAITS).where(PORTRAITS.c.table_id == table_id))
                connection.execute(insert(PORTRAITS).values(**values))
        except IntegrityError:  # another process did it at the same time, or the table is gone
            return

    def portraits(self, table_ids: Iterable[str]) -> dict[str, Portrait]:
        """Without their pictures."""
        slim = (PORTRAITS.c.table_id, PORTRAITS.c.form, PORTRAITS.c.sides, PORTRAITS.c.points)
        wanted = select(*slim).where(PORTRAITS.c.table_id.in_(list(table_ids)))
        with self._reading() as connection:
            rows = connection.execute(wanted).all()
        return {
            table_id: Portrait(form, tuple(sides), tuple(points))
            for table_id, form, sides, points in rows
        }

    def picture(self, table_id: str) -> str | None:
        """The picture of a finished match; ``None``: it has not been drawn yet."""
        wanted = select(PORTRAITS.c.picture).where(PORTRAITS.c.table_id == table_id)
        with self._reading() as connection:
            found: bytes | None = connection.execute(wanted).scalar_one_or_none()
        return None if found is None else gzip.decompress(found).decode()

    def past(self, player_id: str) -> list[PastRow]:
        """All finished matches that a player sat at or opened, the newest first.

        A guided game is no match.
        """
        newest = (TABLES.c.touched.desc(), TABLES.c.id.desc())
        mine = (
            select(
                *(TABLES.c[name] for name in ("id", "title", "game", "touched", "result")),
                *(PORTRAITS.c[name] for name in ("form", "sides", "points")),
            )
            .outerjoin(PORTRAITS, PORTRAITS.c.table_id == TABLES.c.id)
            .where(TABLES.c.id.in_(of_player(player_id)), TABLES.c.guide.is_(None))
            .where(unindexed(TABLES.c.status) == "finished")  # as in listings: not by that index
            .order_by(*newest)
            .limit(MOST_PAST)
        )
        with self._reading() as connection:
            rows = connection.execute(mine).all()
            company = _company(connection, player_id)
        return [
            PastRow(
                *(table_id, title, game, touched, result),
                *(form or "", sides or [], points or []),
                tuple(company.get(table_id, ())),
            )
            for table_id, title, game, touched, result, form, sides, points in rows
        ]

    def stood_in(self, table_ids: Sequence[str]) -> dict[str, dict[int, int]]:
        """By table and seat: how many choices bots made in the place of a person."""
        counted = (
            select(ACTS.c.table_id, ACTS.c.seat, func.count())
            .where(ACTS.c.table_id.in_(table_ids), ACTS.c.kind == "choose", ACTS.c.bot.is_not(None))
            .group_by(ACTS.c.table_id, ACTS.c.seat)
        )
        found: dict[str, dict[int, int]] = {}
        with self._reading() as connection:
            for table_id, seat, count in connection.execute(counted):
                found.setdefault(table_id, {})[seat] = count
        return found

    def tables_of(self, table_ids: Sequence[str]) -> list[TableRow]:
        """These tables, in this order."""
        wanted = select(*COLUMNS).where(TABLES.c.id.in_(table_ids))
        with self._reading() as connection:
            found = {table.id: table for table in with_chairs(connection, wanted)}
        return [found[table_id] for table_id in table_ids if table_id in found]


def _company(connection: Connection, player_id: str) -> dict[str, list[Company]]:
    """Who sits at all tables that a player is part of."""
    names = ("seat", "kind", "player_id", "name", "bot")
    wanted = (
        select(CHAIRS.c.table_id, *(CHAIRS.c[name] for name in names))
        .where(CHAIRS.c.table_id.in_(of_player(player_id)))
        .order_by(CHAIRS.c.table_id, CHAIRS.c.seat)
    )
    found: dict[str, list[Company]] = {}
    for table_id, *rest in connection.execute(wanted):
        found.setdefault(table_id, []).append(Company(*rest))
    return found
