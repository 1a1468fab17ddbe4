"""The store of people."""

import uuid
from dataclasses import asdict
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from rulebound.server.store.base import Base, writes
from rulebound.server.store.rows import PlayerRow, now
from rulebound.server.store.schema import CHAIRS, CHAT, PLAYERS, SESSIONS, TABLES
from rulebound.server.store.schema_accounts import BLOCKS
from rulebound.server.store.tables import give_up_doubles


class LoginTaken(Exception):
    """Another account has that login."""


class PlayerStore(Base):
    @writes
    def new_player(self, name: str, settings: dict[str, Any]) -> PlayerRow:
        moment = now()
        player = PlayerRow(uuid.uuid4().hex, name, settings, created=moment, seen=moment)
        with self._writing() as connection:
            connection.execute(insert(PLAYERS).values(**asdict(player)))
        return player

    def player(self, player_id: str) -> PlayerRow | None:
        return self._one_player(PLAYERS.c.id == player_id)

    def by_login(self, login: str) -> PlayerRow | None:
        return self._one_player(PLAYERS.c.login == login.casefold())

    @writes
    def update_player(
        self,
        player_id: str,
        *,
        name: str | None = None,
        settings: dict[str, Any] | None = None,
        seen: datetime | None = None,
        password: str | None = None,
    ) -> PlayerRow | None:
        """Change what is given. A new name is also put on the chairs of matches not yet over."""
        given = {"name": name, "settings": settings, "seen": seen, "password": password}
        values = {key: value for key, value in given.items() if value is not None}
        with self._writing() as connection:
            if values:
                connection.execute(
                    update(PLAYERS).where(PLAYERS.c.id == player_id).values(**values)
                )
            if name is not None:
                self._rename(connection, player_id, name)
            found = connection.execute(select(PLAYERS).where(PLAYERS.c.id == player_id))
            row = found.mappings().one_or_none()
        return None if row is None else PlayerRow(**row)

    @writes
    def register(self, player_id: str, login: str, password: str) -> PlayerRow:
        """Make a guest the holder of an account; ``password`` is its hash."""
        guest = and_(PLAYERS.c.id == player_id, PLAYERS.c.login.is_(None))
        try:
            with self._writing() as connection:
                done = connection.execute(
                    update(PLAYERS)
                    .where(guest)
                    .values(login=login.casefold(), password=password)
                    .returning(*PLAYERS.c)
                )
                row = done.mappings().one_or_none()
        except IntegrityError:
            raise LoginTaken(login) from None
        if row is None:
            raise LoginTaken(login)
        return PlayerRow(**row)

    @writes
    def adopt(self, guest_id: str, account_id: str, bot: str) -> None:
        """Give all that a guest has to an account; the guest is no more.

        ``bot`` plays on where the two would have two chairs of one match.
        """
        if guest_id == account_id:
            return
        with self._writing() as connection:
            # Held, so that neither of them sits down anywhere or registers meanwhile.
            both = PLAYERS.c.id.in_((guest_id, account_id))
            found = select(PLAYERS).where(both).order_by(PLAYERS.c.id).with_for_update()
            rows = {row["id"]: row for row in connection.execute(found).mappings()}
            if guest_id not in rows or rows[guest_id]["login"] is not None:
                return
            self._rename(connection, guest_id, rows[account_id]["name"])
            give_up_doubles(connection, guest_id, account_id, bot)
            for column in (TABLES.c.owner, CHAIRS.c.player_id, CHAT.c.player_id):
                connection.execute(
                    update(column.table).where(column == guest_id).values({column: account_id})
                )
            kept = select(BLOCKS.c.other).where(BLOCKS.c.account == account_id).scalar_subquery()
            connection.execute(
                update(BLOCKS)
                .where(BLOCKS.c.account == guest_id, BLOCKS.c.other != account_id)
                .where(BLOCKS.c.other.not_in(kept))
                .values(account=account_id)
            )
            sessions = select(SESSIONS.c.id).where(SESSIONS.c.player_id == guest_id)
            for session_id in connection.execute(sessions).scalars().all():
                self._tell(connection, session_id, "session")
            connection.execute(delete(PLAYERS).where(PLAYERS.c.id == guest_id))

    def _one_player(self, condition: ColumnElement[bool]) -> PlayerRow | None:
        with self._reading() as connection:
            row = connection.execute(select(PLAYERS).where(condition)).mappings().one_or_none()
        return None if row is None else PlayerRow(**row)

    def _rename(self, connection: Connection, player_id: str, name: str) -> None:
        live = select(TABLES.c.id).where(TABLES.c.status.in_(("open", "running")))
        renamed = connection.execute(
            update(CHAIRS)
            .where(CHAIRS.c.player_id == player_id, CHAIRS.c.table_id.in_(live))
            .values(name=name)
            .returning(CHAIRS.c.table_id)
        )
        for table_id in renamed.scalars().all():
            self._tell(connection, table_id, "table")
