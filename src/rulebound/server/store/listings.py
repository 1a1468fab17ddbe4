"""The lists of tables. What they cost does not depend on how many tables there are."""

from datetime import datetime
from typing import Any, Final, get_args

from sqlalchemy import ColumnElement, CompoundSelect, and_, func, or_, select, union

from rulebound.server.store.base import Base
from rulebound.server.store.rows import Counts, TableRow
from rulebound.server.store.schema import CHAIRS, TABLES
from rulebound.server.store.tables import COLUMNS, with_chairs
from rulebound.server.store.unindexed import unindexed
from rulebound.server.wire.fields import Listing

PAGE: Final = 50
MOST_COUNTED: Final = 100
"""Where there are more tables, so many are told: nobody reads them all."""

Place = tuple[datetime, str]
"""Where a table stands in a list: when it was last touched, and its id."""
_NEWEST_FIRST: Final = (TABLES.c.touched.desc(), TABLES.c.id.desc())


def place_of(table: TableRow) -> Place:
    return table.ended or table.moved or table.created, table.id


class ListingStore(Base):
    def tables(
        self,
        listing: Listing,
        player_id: str | None,
        game: str | None = None,
        limit: int = PAGE,
        before: Place | None = None,
    ) -> list[TableRow]:
        """The newest tables of a listing; those that come after a place in it."""
        further: list[ColumnElement[bool]] = []
        if game is not None:
            further.append(TABLES.c.game == game)
        if before is not None:
            when, last = before
            same = or_(TABLES.c.touched < when, TABLES.c.id < last)
            further += [TABLES.c.touched <= when, same]
        ids = _ids(listing, player_id, limit, *further)
        wanted = select(*COLUMNS).where(TABLES.c.id.in_(ids)).order_by(*_NEWEST_FIRST)
        with self._reading() as connection:
            return with_chairs(connection, wanted.limit(limit))

    def counts(self, player_id: str | None) -> Counts:
        """How many tables each listing holds, or :data:`MOST_COUNTED`."""
        listings: tuple[Listing, ...] = get_args(Listing)
        sums = [
            select(func.count())
            .select_from(_ids(name, player_id, MOST_COUNTED).subquery())
            .scalar_subquery()
            for name in listings
        ]
        with self._reading() as connection:
            numbers = connection.execute(select(*sums)).one()
        return {
            name: min(number, MOST_COUNTED) for name, number in zip(listings, numbers, strict=True)
        }


def _ids(
    listing: Listing, player_id: str | None, limit: int, *further: ColumnElement[bool]
) -> CompoundSelect[Any]:
    """The tables that belong to the newest of a listing.

    Each part of it is read from an index, and no further than the limit.
    """
    parts = [
        select(TABLES.c.id).where(part, *further).order_by(*_NEWEST_FIRST).limit(limit).subquery()
        for part in _parts(listing, player_id)
    ]
    return union(*(select(part.c.id) for part in parts))


def _parts(listing: Listing, player_id: str | None) -> list[ColumnElement[bool]]:
    """Which tables a listing shows to a player.

    ``open`` and ``running`` are what everybody may join or watch; ``mine`` is what the player is
    part of and is not over; ``finished`` is what the player took part in, and what was public.
    """
    mine = TABLES.c.id.in_(of_player(player_id))
    # One's own tables are few, and are looked up
    # one by one rather than looked for among all of their status.
    status = unindexed(TABLES.c.status)
    if listing == "open":
        return [and_(TABLES.c.status == "open", TABLES.c.public)]
    if listing == "running":
        return [and_(TABLES.c.status == "running", TABLES.c.public, TABLES.c.watching)]
    if listing == "mine":
        return [and_(status.in_(("open", "running")), mine)]
    seen = and_(TABLES.c.status == "finished", TABLES.c.public)
    return [seen, and_(status == "finished", mine)]


def of_player(player_id: str | None) -> CompoundSelect[Any]:
    """The tables that a player is part of."""
    player = player_id or ""  # which is nobody's; what has no owner is not a stranger's
    seated = select(CHAIRS.c.table_id).where(CHAIRS.c.player_id == player)
    return union(seated, select(TABLES.c.id).where(TABLES.c.owner == player))
