"""The store of recoveries: a forgotten password, a link to the confirmed address, a new one.

Whoever asks leaves the same one row, whether the address is somebody's or not; whose it is a sweep
finds out later. So neither the answer nor the time it takes tells anything.
"""

import secrets
from datetime import timedelta
from typing import Final

from sqlalchemy import delete, func, insert, select, update

from rulebound.server.store.base import Base, writes
from rulebound.server.store.notices import note_change
from rulebound.server.store.reminders import A_DAY, MOST_LINKS_TO_ONE, digest, fold
from rulebound.server.store.rows import NoticeRow, PlayerRow, now
from rulebound.server.store.schema import NOTICES, PLAYERS, REMINDERS, SESSIONS
from rulebound.server.store.schema_accounts import RECOVERIES, RECOVERY_LINKS
from rulebound.server.store.tables import change_keys

RECOVERY_LASTS: Final = timedelta(minutes=30)
AT_ONCE: Final = 100
MOST_ACCOUNTS: Final = 5
"""So many accounts of one address get a link each."""


class RecoveryStore(Base):
    @writes
    def ask_recovery(self, address: str) -> None:
        with self._writing() as connection:
            connection.execute(insert(RECOVERIES).values(mail=fold(address), created=now()))

    @writes
    def find_recoveries(self) -> int:
        """Look whose the addresses are that were asked for; how many were."""
        with self._writing() as connection:
            some = select(RECOVERIES.c.id).order_by(RECOVERIES.c.id).limit(AT_ONCE)
            taken = connection.execute(
                delete(RECOVERIES).where(RECOVERIES.c.id.in_(some)).returning(RECOVERIES.c.mail)
            )
            asked = list(taken.scalars())
            moment = now()
            for address in dict.fromkeys(asked):
                about = NOTICES.c.about == address, NOTICES.c.created > moment - A_DAY
                sent = select(func.count()).select_from(NOTICES)
                sent = sent.where(*about, NOTICES.c.kind == "recover")
                if connection.execute(sent).scalar_one() >= MOST_LINKS_TO_ONE:
                    continue
                whose = (
                    select(PLAYERS.c.id)
                    .join(REMINDERS, REMINDERS.c.player_id == PLAYERS.c.id)
                    .where(
                        REMINDERS.c.mail_folded == address,
                        REMINDERS.c.mail_confirmed.is_not(None),
                        PLAYERS.c.login.is_not(None),
                        PLAYERS.c.suspended.is_(None),
                    )
                    .order_by(PLAYERS.c.seen.desc())
                    .limit(MOST_ACCOUNTS)
                )
                for player_id in connection.execute(whose).scalars().all():
                    notice = NoticeRow(
                        player_id, None, moment, "mail", "recover", moment, moment, about=address
                    )
                    connection.execute(insert(NOTICES).values(**notice.values))
        return len(asked)

    @writes
    def new_recovery_link(self, player_id: str, address: str) -> tuple[str, str] | None:
        """What lets its holder choose a new password, and the address to which it is sent, if that
        is still the player's. The last link alone counts, and only a digest of it is kept."""
        token = secrets.token_urlsafe(24)
        still = select(REMINDERS.c.mail).where(
            REMINDERS.c.player_id == player_id,
            REMINDERS.c.mail_folded == address,
            REMINDERS.c.mail_confirmed.is_not(None),
        )
        own = RECOVERY_LINKS.c.player_id == player_id
        with self._writing() as connection:
            to = connection.execute(still).scalar_one_or_none()
            if to is None:
                return None
            connection.execute(delete(RECOVERY_LINKS).where(own))
            until = now() + RECOVERY_LASTS
            connection.execute(
                insert(RECOVERY_LINKS).values(
                    digest=digest(token), player_id=player_id, until=until
                )
            )
        return token, str(to)

    def recovering(self, token: str) -> PlayerRow | None:
        """Whose password a link is for, if it still counts."""
        wanted = (
            select(PLAYERS)
            .join(RECOVERY_LINKS, RECOVERY_LINKS.c.player_id == PLAYERS.c.id)
            .where(
                RECOVERY_LINKS.c.digest == digest(token),
                RECOVERY_LINKS.c.until > now(),
                PLAYERS.c.suspended.is_(None),
            )
        )
        with self._reading() as connection:
            row = connection.execute(wanted).mappings().one_or_none()
        return None if row is None else PlayerRow(**row)

    @writes
    def recover(self, token: str, password: str) -> PlayerRow | None:
        """Keep the hash of a new password, if the link still counts; it works once. All sessions
        end, the keys of seats change, and whoever was about to leave stays."""
        with self._writing() as connection:
            taken = connection.execute(
                delete(RECOVERY_LINKS)
                .where(RECOVERY_LINKS.c.digest == digest(token), RECOVERY_LINKS.c.until > now())
                .returning(RECOVERY_LINKS.c.player_id)
            )
            player_id = taken.scalar_one_or_none()
            if player_id is None:
                return None
            changed = connection.execute(
                update(PLAYERS)
                .where(PLAYERS.c.id == player_id)
                .values(password=password, leaving=None)
                .returning(*PLAYERS.c)
            )
            row = changed.mappings().one()
            ended = delete(SESSIONS).where(SESSIONS.c.player_id == player_id)
            for session_id in connection.execute(ended.returning(SESSIONS.c.id)).scalars().all():
                self._tell(connection, session_id, "session")
            for table_id in change_keys(connection, player_id):
                self._tell(connection, table_id, "table")
            note_change(connection, player_id, "password")
        return PlayerRow(**row)
