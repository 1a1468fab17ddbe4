"""The store of people who know each other: profiles, friends, challenges."""

import secrets
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update

from rulebound.server.store.base import Base, writes
from rulebound.server.store.rows import now
from rulebound.server.store.schema import CHAIRS, PLAYERS, TABLES
from rulebound.server.store.schema_people import DARES, FRIENDS, PROFILES
from rulebound.server.store.unindexed import unindexed

MOST_FRIENDS: Final = 300
"""So many friends, and people who were asked, an account may have."""
MOST_CHALLENGES: Final = 20
"""So many challenges of one account may be open."""

Shown = Literal["everyone", "friends", "nobody"]
Bond = Literal["none", "friend", "asking", "asked"]
"""``asking``: the other was asked; ``asked``: by the other."""


class TooMany(Exception):
    """There are enough of them."""


@dataclass(frozen=True, slots=True)
class ProfileRow:
    """An account as others know it."""

    player_id: str
    name: str
    handle: str
    shown: Shown
    here: datetime | None
    """When its holder was last here."""
    created: datetime


@dataclass(frozen=True, slots=True)
class ChallengeRow:
    table_id: str
    player_id: str
    """Who is asked."""
    by: str
    created: datetime
    declined: datetime | None = None


_COLUMNS: Final = (
    PROFILES.c.player_id,
    PLAYERS.c.name,
    PROFILES.c.handle,
    PROFILES.c.shown,
    PROFILES.c.here,
    PLAYERS.c.created,
)


class PeopleStore(Base):
    # ---- profiles ----

    def profiles(self, player_ids: Collection[str]) -> dict[str, ProfileRow]:
        """Those of these that there are."""
        return self._profiles(PROFILES.c.player_id.in_(list(player_ids)))

    @writes
    def make_profiles(self, player_ids: Collection[str]) -> None:
        """Let accounts among these be known to others. Guests are not."""
        accounts = PLAYERS.c.id.in_(list(player_ids)), PLAYERS.c.login.is_not(None)
        with self._writing() as connection:
            for player_id in (
                connection.execute(select(PLAYERS.c.id).where(*accounts)).scalars().all()
            ):
                put = self._adding(PROFILES).values(
                    player_id=player_id, handle=secrets.token_urlsafe(9), shown="everyone"
                )
                connection.execute(put.on_conflict_do_nothing())

    def met(self, player_id: str, most: int) -> list[str]:
        """With whom somebody has played to the end, the last ones first."""
        own, theirs = CHAIRS.alias("own"), CHAIRS.alias("theirs")
        wanted = (
            select(theirs.c.player_id)
            .join(own, own.c.table_id == theirs.c.table_id)
            .join(TABLES, TABLES.c.id == own.c.table_id)
            .where(own.c.player_id == player_id, theirs.c.player_id.is_not(None))
            .where(theirs.c.player_id != player_id, unindexed(TABLES.c.status) == "finished")
            .group_by(theirs.c.player_id)
            .order_by(func.max(TABLES.c.touched).desc(), theirs.c.player_id)
            .limit(most)
        )
        with self._reading() as connection:
            return [str(each) for each in connection.execute(wanted).scalars()]

    def by_handle(self, handle: str) -> ProfileRow | None:
        return next(iter(self._profiles(PROFILES.c.handle == handle).values()), None)

    @writes
    def show_profile(self, player_id: str, shown: Shown) -> None:
        with self._writing() as connection:
            mine = update(PROFILES).where(PROFILES.c.player_id == player_id)
            connection.execute(mine.values(shown=shown))

    @writes
    def be_here(self, player_id: str, moment: datetime) -> None:
        with self._writing() as connection:
            mine = update(PROFILES).where(PROFILES.c.player_id == player_id)
            connection.execute(mine.values(here=moment))

    def playing(self, player_ids: Collection[str], since: datetime) -> dict[str, str]:
        """Of some people a table that everybody may find and watch, where something goes on."""
        wanted = (
            select(CHAIRS.c.player_id, TABLES.c.id)
            .join(TABLES, TABLES.c.id == CHAIRS.c.table_id)
            .where(CHAIRS.c.player_id.in_(list(player_ids)), TABLES.c.status == "running")
            .where(TABLES.c.public.is_(True), TABLES.c.watching.is_(True))
            .where(TABLES.c.touched > since)
            .order_by(TABLES.c.touched)
        )
        with self._reading() as connection:
            return {row[0]: row[1] for row in connection.execute(wanted)}

    def _profiles(self, condition: ColumnElement[bool]) -> dict[str, ProfileRow]:
        wanted = select(*_COLUMNS).join(PLAYERS, PLAYERS.c.id == PROFILES.c.player_id)
        with self._reading() as connection:
            rows = connection.execute(wanted.where(condition)).mappings().all()
        return {row["player_id"]: ProfileRow(**row) for row in rows}

    # ---- friends ----

    def bonds(self, player_id: str) -> dict[str, Bond]:
        """How somebody stands to others."""
        theirs = or_(FRIENDS.c.account == player_id, FRIENDS.c.other == player_id)
        wanted = select(FRIENDS.c.account, FRIENDS.c.other, FRIENDS.c.accepted).where(theirs)
        found: dict[str, Bond] = {}
        with self._reading() as connection:
            for account, other, accepted in connection.execute(wanted):
                mine = account == player_id
                bond: Bond = "friend" if accepted else "asking" if mine else "asked"
                found[other if mine else account] = bond
        return found

    @writes
    def befriend(self, account: str, other: str) -> None:
        """Ask somebody, or accept what they have asked."""
        with self._writing() as connection:
            pair = PLAYERS.c.id.in_((account, other))  # held, so that only one of both asks
            connection.execute(
                select(PLAYERS.c.id).where(pair).order_by(PLAYERS.c.id).with_for_update()
            ).all()
            accepted = connection.execute(
                update(FRIENDS)
                .where(FRIENDS.c.account == other, FRIENDS.c.other == account)
                .values(accepted=func.coalesce(FRIENDS.c.accepted, now()))
            )
            if accepted.rowcount:
                return
            if _count(connection, FRIENDS.c.account == account) >= MOST_FRIENDS:
                raise TooMany
            put = self._adding(FRIENDS).values(account=account, other=other, asked=now())
            connection.execute(put.on_conflict_do_nothing())

    @writes
    def unfriend(self, account: str, other: str) -> None:
        """Not friends any more; nor is anything asked."""
        with self._writing() as connection:
            one = and_(FRIENDS.c.account == account, FRIENDS.c.other == other)
            back = and_(FRIENDS.c.account == other, FRIENDS.c.other == account)
            connection.execute(delete(FRIENDS).where(or_(one, back)))

    # ---- challenges ----

    @writes
    def challenge(self, table_id: str, player_id: str, by: str) -> bool:
        """Ask somebody to sit down at a table; whether that was not asked before."""
        with self._writing() as connection:
            mine = select(func.count()).select_from(DARES.join(TABLES))
            still = DARES.c.by == by, TABLES.c.status == "open"
            if connection.execute(mine.where(*still)).scalar_one() >= MOST_CHALLENGES:
                raise TooMany
            put = self._adding(DARES).values(
                table_id=table_id, player_id=player_id, by=by, created=now()
            )
            put = put.on_conflict_do_nothing().returning(DARES.c.table_id)
            return connection.execute(put).first() is not None

    def challenges(self, player_id: str) -> list[ChallengeRow]:
        """To somebody and of somebody, at tables that still wait, the newest first."""
        theirs = or_(DARES.c.player_id == player_id, DARES.c.by == player_id)
        wanted = (
            select(DARES)
            .join(TABLES, TABLES.c.id == DARES.c.table_id)
            .where(theirs, TABLES.c.status == "open")
            .order_by(DARES.c.created.desc())
        )
        with self._reading() as connection:
            return [ChallengeRow(**row) for row in connection.execute(wanted).mappings()]

    def is_challenged(self, table_id: str, player_id: str) -> bool:
        asked = DARES.c.table_id == table_id, DARES.c.player_id == player_id
        wanted = select(DARES.c.by).where(*asked, DARES.c.declined.is_(None))
        with self._reading() as connection:
            return connection.execute(wanted).first() is not None

    @writes
    def answer_challenge(self, table_id: str, player_id: str) -> bool:
        """Not now, says whoever was asked; whoever has asked takes it back from all."""
        own = DARES.c.table_id == table_id
        with self._writing() as connection:
            declined = connection.execute(
                update(DARES)
                .where(own, DARES.c.player_id == player_id)
                .values(declined=func.coalesce(DARES.c.declined, now()))
            )
            back = connection.execute(delete(DARES).where(own, DARES.c.by == player_id))
        return bool(declined.rowcount or back.rowcount)


def _count(connection: Connection, condition: ColumnElement[bool]) -> int:
    wanted = select(func.count()).select_from(FRIENDS).where(condition)
    return int(connection.execute(wanted).scalar_one())
