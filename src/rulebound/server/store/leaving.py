"""The store of people who leave: what is theirs is taken along and deleted, what is also others'
stays without their name."""

from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, delete, select, update

from rulebound.server.store.base import Base, writes
from rulebound.server.store.rows import ChatRow, RemarkRow, now
from rulebound.server.store.schema import CHAIRS, CHAT, PLAYERS, REMARKS, SESSIONS, TABLES
from rulebound.server.store.tables import empty_chair

THINK_IT_OVER: Final = timedelta(days=7)
"""So long an account can be come back to."""
NAMELESS: Final = "–"
"""The title of a table that was called after its owner."""
AT_ONCE: Final = 20


class LeavingStore(Base):
    @writes
    def leave_server(self, player_id: str, bot: str) -> datetime | None:
        """Somebody wants to be deleted. Nobody has to wait for them: open tables are closed or
        left, and in running matches ``bot`` goes on. A guest is gone at once; an account until
        what is returned only if its holder does not log in before."""
        with self._writing() as connection:
            found = select(PLAYERS.c.login).where(PLAYERS.c.id == player_id).with_for_update()
            row = connection.execute(found).one_or_none()
            if row is None:
                return None
            self._get_up(connection, player_id, bot)
            ended = delete(SESSIONS).where(SESSIONS.c.player_id == player_id)
            for session_id in connection.execute(ended.returning(SESSIONS.c.id)).scalars().all():
                self._tell(connection, session_id, "session")
            if row.login is None:
                self._delete(connection, player_id, bot)
                return None
            until = now() + THINK_IT_OVER
            mine = update(PLAYERS).where(PLAYERS.c.id == player_id)
            connection.execute(mine.values(leaving=until))
        return until

    @writes
    def come_back(self, player_id: str) -> None:
        """Whoever logs in stays."""
        with self._writing() as connection:
            mine = PLAYERS.c.id == player_id, PLAYERS.c.leaving.is_not(None)
            connection.execute(update(PLAYERS).where(*mine).values(leaving=None))

    @writes
    def delete_leavers(self, moment: datetime, bot: str) -> int:
        """Delete some of those whose time to think it over has passed; how many."""
        with self._writing() as connection:
            due = select(PLAYERS.c.id).where(PLAYERS.c.leaving <= moment).limit(AT_ONCE)
            ids = list(connection.execute(due.with_for_update()).scalars())
            for player_id in ids:
                self._delete(connection, player_id, bot)
        return len(ids)

    # ---- what somebody takes along ----

    def remarks_of(self, player_id: str) -> list[RemarkRow]:
        wanted = select(REMARKS).where(REMARKS.c.player_id == player_id)
        with self._reading() as connection:
            rows = connection.execute(wanted.order_by(REMARKS.c.table_id, REMARKS.c.at))
            return [RemarkRow(**row) for row in rows.mappings()]

    def said_by(self, player_id: str) -> list[ChatRow]:
        wanted = select(CHAT).where(CHAT.c.player_id == player_id).order_by(CHAT.c.id)
        with self._reading() as connection:
            return [ChatRow(**row) for row in connection.execute(wanted).mappings()]

    # ---- inside ----

    def _get_up(self, connection: Connection, player_id: str, bot: str) -> None:
        """Leave all tables at which a match is not over."""
        own = update(TABLES).where(TABLES.c.owner == player_id, TABLES.c.status == "open")
        moment = now()
        over: dict[str, Any] = {"status": "closed", "ended": moment, "touched": moment, "due": None}
        closed = connection.execute(own.values(**over).returning(TABLES.c.id)).scalars().all()
        seats = (
            select(CHAIRS.c.table_id, CHAIRS.c.seat, TABLES.c.status)
            .join(TABLES, TABLES.c.id == CHAIRS.c.table_id)
            .where(CHAIRS.c.player_id == player_id, TABLES.c.status.in_(("open", "running")))
        )
        left = connection.execute(seats).all()
        for table_id, seat, status in left:
            empty_chair(connection, table_id, seat, status, bot)
        for table_id in {*closed, *(table_id for table_id, _, _ in left)}:
            self._tell(connection, table_id, "table")

    def _delete(self, connection: Connection, player_id: str, bot: str) -> None:
        """What others have part in stays, and says nothing of who it was."""
        self._get_up(connection, player_id, bot)
        sat = CHAIRS.c.player_id == player_id
        name = select(PLAYERS.c.name).where(PLAYERS.c.id == player_id).scalar_subquery()
        called = update(TABLES).where(TABLES.c.owner == player_id, TABLES.c.title == name)
        connection.execute(called.values(title=NAMELESS))
        nobody = update(CHAIRS).where(sat).values(player_id=None, name=None)
        for table_id in connection.execute(nobody.returning(CHAIRS.c.table_id)).scalars().all():
            self._tell(connection, table_id, "table")
        connection.execute(delete(CHAT).where(CHAT.c.player_id == player_id))
        connection.execute(delete(PLAYERS).where(PLAYERS.c.id == player_id))
