"""The store of what the owner of a server decides: who may come, who may not, what all are told."""

import hashlib
import secrets
import uuid
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import delete, func, insert, or_, select, update

from rulebound.server.store.base import Base, writes
from rulebound.server.store.listings import of_player
from rulebound.server.store.rows import PlayerRow, TableRow, now
from rulebound.server.store.schema import PLAYERS, REMINDERS, SESSIONS, TABLES
from rulebound.server.store.schema_accounts import ANNOUNCEMENTS, INVITATIONS, REPORTS
from rulebound.server.store.tables import COLUMNS, change_keys, with_chairs

INVITATION_LASTS: Final = timedelta(days=30)
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Those that are not taken for others."""
_GROUPS: Final = (4, 4, 4)
MOST_SHOWN: Final = 10
"""So many announcements are shown at a time."""


@dataclass(frozen=True, slots=True)
class AnnouncementRow:
    id: int
    texts: dict[str, str]
    """By language."""
    created: datetime
    until: datetime | None


@dataclass(frozen=True, slots=True)
class InvitationRow:
    note: str
    created: datetime
    until: datetime
    used: datetime | None
    name: str | None
    """Of who came with it."""


@dataclass(frozen=True, slots=True)
class Figures:
    accounts: int
    guests: int
    suspended: int
    tables: dict[str, int]
    reports: int


def new_code() -> str:
    return "-".join("".join(secrets.choice(_LETTERS) for _ in range(size)) for size in _GROUPS)


def code_digest(code: str) -> str:
    plain = "".join(letter for letter in code.casefold() if letter.isalnum())
    return hashlib.sha256(plain.encode()).hexdigest()


class OwnerStore(Base):
    # ---- accounts ----

    def find_accounts(self, search: str = "", limit: int = 50) -> list[PlayerRow]:
        """Accounts whose login or name begins so, or whose address it is; the last seen first."""
        wanted = select(PLAYERS).where(PLAYERS.c.login.is_not(None))
        if search:
            text = search.casefold()
            has_mail = select(REMINDERS.c.player_id).where(REMINDERS.c.mail_folded == text)
            wanted = wanted.where(
                or_(
                    PLAYERS.c.login.startswith(text, autoescape=True),
                    func.lower(PLAYERS.c.name).startswith(text, autoescape=True),
                    PLAYERS.c.id.in_(has_mail),
                    PLAYERS.c.id == search,
                )
            )
        with self._reading() as connection:
            rows = connection.execute(wanted.order_by(PLAYERS.c.seen.desc()).limit(limit))
            return [PlayerRow(**row) for row in rows.mappings()]

    @writes
    def suspend(self, player_id: str) -> None:
        """Keep somebody out, from this moment on."""
        with self._writing() as connection:
            mine = PLAYERS.c.id == player_id, PLAYERS.c.suspended.is_(None)
            connection.execute(update(PLAYERS).where(*mine).values(suspended=now()))
        self.sign_out(player_id)

    @writes
    def restore_player(self, player_id: str) -> None:
        with self._writing() as connection:
            connection.execute(
                update(PLAYERS).where(PLAYERS.c.id == player_id).values(suspended=None)
            )

    @writes
    def sign_out(self, player_id: str) -> int:
        """End all sessions of a player, whose seats get other keys; how many there were."""
        with self._writing() as connection:
            ended = delete(SESSIONS).where(SESSIONS.c.player_id == player_id)
            ids = connection.execute(ended.returning(SESSIONS.c.id)).scalars().all()
            for session_id in ids:
                self._tell(connection, session_id, "session")
            for table_id in change_keys(connection, player_id):
                self._tell(connection, table_id, "table")
        return len(ids)

    def figures(self) -> Figures:
        with self._reading() as connection:
            people = connection.execute(
                select(
                    func.count(PLAYERS.c.login),
                    func.count() - func.count(PLAYERS.c.login),
                    func.count(PLAYERS.c.suspended),
                )
            ).one()
            counted = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
            tables = {row[0]: row[1] for row in connection.execute(counted)}
            waiting = select(func.count()).select_from(REPORTS).where(REPORTS.c.settled.is_(None))
            reports = connection.execute(waiting).scalar_one()
        return Figures(*people, tables, reports)

    def unfinished(self, player_id: str | None = None, limit: int = 200) -> list[TableRow]:
        """Tables that wait for people or are played at, the last touched first; of one person."""
        wanted = select(*COLUMNS).where(TABLES.c.status.in_(("open", "running")))
        if player_id is not None:
            wanted = wanted.where(TABLES.c.id.in_(of_player(player_id)))
        with self._reading() as connection:
            return with_chairs(connection, wanted.order_by(TABLES.c.touched.desc()).limit(limit))

    # ---- announcements ----

    @writes
    def announce(self, texts: dict[str, str], until: datetime | None) -> int:
        with self._writing() as connection:
            said = insert(ANNOUNCEMENTS).values(texts=texts, created=now(), until=until)
            return int(connection.execute(said.returning(ANNOUNCEMENTS.c.id)).scalar_one())

    def announcements(self) -> list[AnnouncementRow]:
        """What is to be shown now, the last said first."""
        shown = or_(ANNOUNCEMENTS.c.until.is_(None), ANNOUNCEMENTS.c.until > now())
        wanted = select(ANNOUNCEMENTS).where(shown).order_by(ANNOUNCEMENTS.c.id.desc())
        with self._reading() as connection:
            rows = connection.execute(wanted.limit(MOST_SHOWN)).mappings()
            return [AnnouncementRow(**row) for row in rows]

    @writes
    def withdraw(self, number: int) -> bool:
        with self._writing() as connection:
            gone = delete(ANNOUNCEMENTS).where(ANNOUNCEMENTS.c.id == number)
            return connection.execute(gone).rowcount > 0

    # ---- invitations ----

    @writes
    def invite(self, note: str = "") -> str:
        """A code with which one person may come in; only a digest of it is kept."""
        code, moment = new_code(), now()
        row = {"note": note, "created": moment, "until": moment + INVITATION_LASTS}
        with self._writing() as connection:
            connection.execute(insert(INVITATIONS).values(digest=code_digest(code), **row))
        return code

    def invitations(self) -> list[InvitationRow]:
        wanted = (
            select(
                INVITATIONS.c.note,
                INVITATIONS.c.created,
                INVITATIONS.c.until,
                INVITATIONS.c.used,
                PLAYERS.c.name,
            )
            .join(PLAYERS, PLAYERS.c.id == INVITATIONS.c.player_id, isouter=True)
            .order_by(INVITATIONS.c.created.desc())
        )
        with self._reading() as connection:
            return [InvitationRow(**row) for row in connection.execute(wanted).mappings()]

    @writes
    def new_invited(self, code: str, name: str, settings: dict[str, Any]) -> PlayerRow | None:
        """Let somebody in who has such a code, which lets nobody in afterwards."""
        moment = now()
        free = (
            INVITATIONS.c.digest == code_digest(code),
            INVITATIONS.c.used.is_(None),
            INVITATIONS.c.until > moment,
        )
        player = PlayerRow(uuid.uuid4().hex, name, settings, created=moment, seen=moment)
        with self._writing() as connection:
            used = update(INVITATIONS).where(*free).values(used=moment)
            if not connection.execute(used.returning(INVITATIONS.c.digest)).all():
                return None
            connection.execute(insert(PLAYERS).values(**asdict(player)))
            whose = update(INVITATIONS).where(free[0]).values(player_id=player.id)
            connection.execute(whose)
        return player
