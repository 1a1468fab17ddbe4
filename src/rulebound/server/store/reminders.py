"""The store of reminders: what people want to be told while they are away, and where."""

import hashlib
import secrets
from dataclasses import asdict
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, exists, func, select, update

from rulebound.server.store.base import Base, writes
from rulebound.server.store.rows import NoticeRow, PushRow, ReminderRow, now
from rulebound.server.store.schema import CHAIRS, NOTICES, PLAYERS, PUSHES, REMINDERS, TABLES

MOST_PUSHES: Final = 10
"""So many browsers of one player show notices; the oldest makes room."""
LINK_LASTS: Final = timedelta(hours=24)
"""A link that confirms an address."""
A_DAY: Final = timedelta(days=1)
MOST_LINKS: Final = 5
"""So many of them a player may ask for in a day."""
MOST_LINKS_TO_ONE: Final = 3
"""So many go to one address in a day, whoever asks: the others are not sent, and nobody is told."""


class TooManyLinks(Exception):
    """The player has asked for enough of them today."""


class ReminderStore(Base):
    def reminders(self, player_id: str) -> ReminderRow | None:
        with self._reading() as connection:
            return _reminders(connection, player_id)

    @writes
    def set_choices(self, player_id: str, choices: dict[str, Any]) -> None:
        """Keep what is chosen; wherever it is the player's move, it is looked at again."""
        with self._writing() as connection:
            self._put_reminders(connection, player_id, choices=choices)
            waits = exists().where(
                CHAIRS.c.table_id == TABLES.c.id,
                CHAIRS.c.player_id == player_id,
                CHAIRS.c.seat == TABLES.c.turn,
            )
            mine = select(CHAIRS.c.table_id).where(CHAIRS.c.player_id == player_id)
            running = (TABLES.c.id.in_(mine), TABLES.c.status == "running", waits)
            connection.execute(update(TABLES).where(*running).values(remind=now()))

    # ---- mail ----

    @writes
    def set_mail(self, player_id: str, address: str) -> None:
        """Keep an address, of which nothing is known yet; a link is to be sent there."""
        with self._writing() as connection:
            moment = now()
            asked = NOTICES.c.kind == "confirm", NOTICES.c.created > moment - A_DAY
            if _count(connection, NOTICES.c.player_id == player_id, *asked) >= MOST_LINKS:
                raise TooManyLinks
            self._put_reminders(
                connection,
                player_id,
                mail=address,
                mail_folded=fold(address),
                mail_confirmed=None,
                mail_link=None,
                mail_stop=secrets.token_urlsafe(24),
            )
            sent = _count(connection, NOTICES.c.about == address, *asked) < MOST_LINKS_TO_ONE
            notice = NoticeRow(
                player_id=player_id,
                table_id=None,
                began=moment,
                channel="mail",
                kind="confirm",
                about=address,
                state="waiting" if sent else "dropped",
                due=moment,
                created=moment,
            )
            connection.execute(NOTICES.insert().values(**notice.values))

    @writes
    def clear_mail(self, player_id: str) -> None:
        with self._writing() as connection:
            _clear_mail(connection, REMINDERS.c.player_id == player_id)

    @writes
    def new_link(self, player_id: str, address: str) -> str | None:
        """What confirms an address, if that is still to be done; only a digest of it is kept."""
        token = secrets.token_urlsafe(24)
        unknown = (
            REMINDERS.c.player_id == player_id,
            REMINDERS.c.mail == address,
            REMINDERS.c.mail_confirmed.is_(None),
        )
        with self._writing() as connection:
            kept = connection.execute(
                update(REMINDERS)
                .where(*unknown)
                .values(mail_link=digest(token), mail_link_until=now() + LINK_LASTS)
            )
        return token if kept.rowcount else None

    @writes
    def confirm_mail(self, token: str) -> bool:
        """Whoever has the link reads what is sent there. It works once."""
        with self._writing() as connection:
            done = connection.execute(
                update(REMINDERS)
                .where(REMINDERS.c.mail_link == digest(token), REMINDERS.c.mail_link_until > now())
                .values(mail_confirmed=now(), mail_link=None, mail_link_until=None)
            )
        return done.rowcount > 0

    @writes
    def stop_mail(self, token: str) -> None:
        """Send nothing more to the address in whose mails the token stood. An account keeps it, for
        its holder may need it to come in again, but is reminded of nothing there."""
        its = REMINDERS.c.mail_stop == token
        wanted = select(REMINDERS.c.player_id, REMINDERS.c.choices, PLAYERS.c.login)
        with self._writing() as connection:
            found = connection.execute(wanted.join(PLAYERS).where(its)).one_or_none()
            if found is None:
                return
            if found.login is None:
                _clear_mail(connection, its)
                return
            choices = {
                name: [way for way in value if way != "mail"] if isinstance(value, list) else value
                for name, value in (found.choices or {}).items()
            }
            connection.execute(update(REMINDERS).where(its).values(choices=choices))

    # ---- browsers ----

    def pushes(self, player_id: str) -> list[PushRow]:
        return self._pushes(PUSHES.c.player_id == player_id)

    def push(self, player_id: str, push_id: str) -> PushRow | None:
        found = self._pushes(PUSHES.c.player_id == player_id, PUSHES.c.id == push_id)
        return found[0] if found else None

    @writes
    def set_push(
        self, player_id: str, session_id: str, endpoint: str, p256dh: str, auth: str
    ) -> None:
        """Let a browser show what is told to the player, and to nobody else any more."""
        its_digest = digest(endpoint)
        row = PushRow(
            secrets.token_urlsafe(9), player_id, session_id, endpoint, p256dh, auth, now()
        )
        with self._writing() as connection:
            same = (PUSHES.c.session_id == session_id) | (PUSHES.c.digest == its_digest)
            connection.execute(delete(PUSHES).where(same))
            connection.execute(PUSHES.insert().values(**asdict(row), digest=its_digest))
            own = PUSHES.c.player_id == player_id
            newest = select(PUSHES.c.id).where(own).order_by(PUSHES.c.created.desc())
            kept = connection.execute(newest.limit(MOST_PUSHES)).scalars().all()
            connection.execute(delete(PUSHES).where(own, PUSHES.c.id.not_in(kept)))

    @writes
    def clear_push(self, session_id: str) -> None:
        with self._writing() as connection:
            connection.execute(delete(PUSHES).where(PUSHES.c.session_id == session_id))

    @writes
    def forget_push(self, push_id: str) -> None:
        """The browser is not there any more."""
        with self._writing() as connection:
            connection.execute(delete(PUSHES).where(PUSHES.c.id == push_id))

    def _pushes(self, *conditions: ColumnElement[bool]) -> list[PushRow]:
        columns = [PUSHES.c[name] for name in PushRow.__slots__]
        wanted = select(*columns).where(*conditions).order_by(PUSHES.c.created)
        with self._reading() as connection:
            return [PushRow(**row) for row in connection.execute(wanted).mappings()]

    # ---- webhooks ----

    @writes
    def set_hook(self, player_id: str, url: str | None, shape: str | None = None) -> None:
        with self._writing() as connection:
            unknown = {"hook_status": None, "hook_told": None}
            self._put_reminders(connection, player_id, hook=url, hook_shape=shape, **unknown)

    @writes
    def note_hook(self, player_id: str, url: str, status: int) -> None:
        """How the webhook has answered; 0: not at all."""
        its = REMINDERS.c.player_id == player_id, REMINDERS.c.hook == url
        with self._writing() as connection:
            connection.execute(
                update(REMINDERS).where(*its).values(hook_status=status, hook_told=now())
            )

    # ---- inside ----

    def _put_reminders(self, connection: Connection, player_id: str, **values: Any) -> None:
        put = self._adding(REMINDERS).values(player_id=player_id, **values)
        connection.execute(put.on_conflict_do_update(index_elements=["player_id"], set_=values))


def fold(address: str) -> str:
    """The same for all ways to write an address."""
    return address.lower()


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _reminders(connection: Connection, player_id: str) -> ReminderRow | None:
    columns = [REMINDERS.c[name] for name in ReminderRow.__slots__]
    wanted = select(*columns).where(REMINDERS.c.player_id == player_id)
    row = connection.execute(wanted).mappings().one_or_none()
    return None if row is None else ReminderRow(**row)


def _count(connection: Connection, *conditions: ColumnElement[bool]) -> int:
    wanted = select(func.count()).select_from(NOTICES).where(*conditions)
    return int(connection.execute(wanted).scalar_one())


def _clear_mail(connection: Connection, whose: ColumnElement[bool]) -> None:
    nothing = dict.fromkeys(
        ("mail", "mail_folded", "mail_confirmed", "mail_link", "mail_link_until", "mail_stop")
    )
    connection.execute(update(REMINDERS).where(whose).values(**nothing))
