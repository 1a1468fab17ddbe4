"""The store of sessions: who is known in which browser, and for how long."""

import secrets
from dataclasses import asdict, fields
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import (
    LABEL_STYLE_TABLENAME_PLUS_COL,
    ColumnElement,
    Connection,
    delete,
    insert,
    select,
    update,
)

from rulebound.server.store.base import Base, writes
from rulebound.server.store.notices import note_change
from rulebound.server.store.rows import PlayerRow, SessionRow, now
from rulebound.server.store.schema import PLAYERS, SESSIONS
from rulebound.server.store.tables import change_keys

IDLE: Final = timedelta(days=30)
"""A session of an account that is not used for so long is over."""
LONGEST: Final = timedelta(days=180)
"""And so is one that is so old, however much it is used: its holder can log in again."""
GUEST_IDLE: Final = timedelta(days=180)
"""A guest has no password to come back with, so theirs lasts for as long as it is used."""
MOST: Final = 30
"""So many sessions a player may have; the one not used for longest makes room."""


class SessionStore(Base):
    @writes
    def new_session(
        self,
        player_id: str,
        digest: str,
        browser: str | None = None,
        system: str | None = None,
        *,
        proved: bool = False,
    ) -> SessionRow:
        """``proved``: the password or a passkey was given for it."""
        moment = now()
        session = SessionRow(
            secrets.token_urlsafe(9),
            player_id,
            moment,
            moment,
            digest,
            browser,
            system,
            moment if proved else None,
        )
        with self._writing() as connection:
            connection.execute(insert(SESSIONS).values(**asdict(session)))
            own = SESSIONS.c.player_id == player_id
            newest = select(SESSIONS.c.id).where(own).order_by(SESSIONS.c.seen.desc())
            kept = connection.execute(newest.limit(MOST)).scalars().all()
            self._end(connection, own, SESSIONS.c.id.not_in(kept))
            self._end(connection, SESSIONS.c.seen < moment - GUEST_IDLE)
        return session

    def session(self, digest: str) -> tuple[SessionRow, PlayerRow] | None:
        """The session of a token that still counts, and whose it is."""
        wanted = (
            select(SESSIONS, PLAYERS)
            .join_from(SESSIONS, PLAYERS)
            .where(SESSIONS.c.digest == digest)
            .set_label_style(LABEL_STYLE_TABLENAME_PLUS_COL)
        )
        with self._reading() as connection:
            row = connection.execute(wanted).mappings().one_or_none()
        if row is None:
            return None
        session = SessionRow(**{f.name: row[f"sessions_{f.name}"] for f in fields(SessionRow)})
        player = PlayerRow(**{f.name: row[f"players_{f.name}"] for f in fields(PlayerRow)})
        return None if over(session, player, now()) else (session, player)

    def sessions(self, player: PlayerRow) -> list[SessionRow]:
        """Those that count, the last used first."""
        wanted = select(SESSIONS).where(SESSIONS.c.player_id == player.id)
        with self._reading() as connection:
            rows = connection.execute(wanted.order_by(SESSIONS.c.seen.desc())).mappings().all()
        moment = now()
        found = (SessionRow(**row) for row in rows)
        return [session for session in found if not over(session, player, moment)]

    def living(self, ids: frozenset[str]) -> frozenset[str]:
        """Which of these sessions have not been ended."""
        with self._reading() as connection:
            found = connection.execute(select(SESSIONS.c.id).where(SESSIONS.c.id.in_(ids)))
            return frozenset(found.scalars())

    @writes
    def touch_session(self, session: SessionRow, when: datetime) -> None:
        """Somebody was here: the session counts for longer."""
        with self._writing() as connection:
            for table, its_id in ((SESSIONS, session.id), (PLAYERS, session.player_id)):
                connection.execute(update(table).where(table.c.id == its_id).values(seen=when))

    @writes
    def renew_session(self, session_id: str, digest: str) -> None:
        """Give a session another token; the old one is worth nothing any more."""
        with self._writing() as connection:
            _renew(connection, session_id, digest)

    @writes
    def prove_session(self, session_id: str) -> None:
        """Its holder has given the password or a passkey."""
        with self._writing() as connection:
            mine = SESSIONS.c.id == session_id
            connection.execute(update(SESSIONS).where(mine).values(proved=now()))

    @writes
    def log_out(self, session_id: str) -> None:
        """Whoever logs out ends their own session, and nothing else."""
        with self._writing() as connection:
            self._end(connection, SESSIONS.c.id == session_id)

    @writes
    def end_session(self, player_id: str, session_id: str) -> bool:
        """End a session of the player elsewhere. Whoever had it may have read the keys of the
        player's seats, so those are changed as well."""
        with self._writing() as connection:
            own = SESSIONS.c.player_id == player_id
            return self._shut_out(connection, player_id, own, SESSIONS.c.id == session_id) > 0

    @writes
    def end_others(self, player_id: str, but: str) -> int:
        """End all sessions of the player but one; how many there were."""
        with self._writing() as connection:
            return self._shut_out(connection, player_id, *_others(player_id, but))

    @writes
    def change_password(self, player_id: str, password: str, session_id: str, digest: str) -> None:
        """Keep the hash of a new password. Only the session in which it was changed goes on."""
        with self._writing() as connection:
            connection.execute(
                update(PLAYERS).where(PLAYERS.c.id == player_id).values(password=password)
            )
            self._shut_out(connection, player_id, *_others(player_id, session_id))
            _renew(connection, session_id, digest)
            note_change(connection, player_id, "password")

    def _shut_out(
        self, connection: Connection, player_id: str, *conditions: ColumnElement[bool]
    ) -> int:
        if ended := self._end(connection, *conditions):
            for table_id in change_keys(connection, player_id):
                self._tell(connection, table_id, "table")
        return ended

    def _end(self, connection: Connection, *conditions: ColumnElement[bool]) -> int:
        ended = connection.execute(delete(SESSIONS).where(*conditions).returning(SESSIONS.c.id))
        ids = ended.scalars().all()
        for session_id in ids:
            self._tell(connection, session_id, "session")
        return len(ids)


def over(session: SessionRow, player: PlayerRow, moment: datetime) -> bool:
    """Whether a session has lasted long enough."""
    if player.login is None:
        return moment - session.seen > GUEST_IDLE
    return moment - session.seen > IDLE or moment - session.created > LONGEST


def _others(player_id: str, but: str) -> tuple[ColumnElement[bool], ...]:
    return SESSIONS.c.player_id == player_id, SESSIONS.c.id != but


def _renew(connection: Connection, session_id: str, digest: str) -> None:
    """Whoever may do more than before, or has changed the password, has just proved to be it."""
    mine = update(SESSIONS).where(SESSIONS.c.id == session_id)
    connection.execute(mine.values(digest=digest, proved=now()))
