"""The store of passkeys: what is known of each, and what one has to sign next."""

import hashlib
import secrets
from dataclasses import asdict, dataclass, field
from datetime import datetime, timedelta
from typing import Final, Literal

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from rulebound.server.store.base import Base, writes
from rulebound.server.store.notices import note_change
from rulebound.server.store.players import LoginTaken
from rulebound.server.store.rows import PlayerRow, now
from rulebound.server.store.schema import PLAYERS
from rulebound.server.store.schema_accounts import CHALLENGES, PASSKEYS

MOST_PASSKEYS: Final = 20
CHALLENGE_LASTS: Final = timedelta(minutes=5)
Purpose = Literal["add", "login", "prove"]


class PasskeyKnown(Exception):
    """Somebody has that passkey already, or the player has enough of them."""


@dataclass(frozen=True, slots=True)
class PasskeyRow:
    player_id: str
    credential: bytes = field(repr=False)
    public_key: bytes = field(repr=False)
    host: str
    """For which it was made."""
    uses: int
    """As the authenticator counts them; some always say 0."""
    name: str
    created: datetime = field(default_factory=now)
    used: datetime | None = None
    id: str = field(default_factory=lambda: secrets.token_urlsafe(9))


class PasskeyStore(Base):
    @writes
    def new_challenge(self, challenge: str, purpose: Purpose, player_id: str | None) -> None:
        """Remember what was asked of whom; what nobody answered in time is forgotten.

        A digest of it is kept, which has room however long it is.
        """
        moment = now()
        kept = _digest(challenge.encode())
        row = {"challenge": kept, "purpose": purpose, "player_id": player_id}
        with self._writing() as connection:
            connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until < moment))
            connection.execute(insert(CHALLENGES).values(**row, until=moment + CHALLENGE_LASTS))

    @writes
    def take_challenge(self, challenge: str, purpose: Purpose, player_id: str | None) -> bool:
        """Whether this was asked, of this player and for this purpose. It counts once."""
        whose = (
            CHALLENGES.c.player_id.is_(None)
            if player_id is None
            else CHALLENGES.c.player_id == player_id
        )
        with self._writing() as connection:
            taken = connection.execute(
                delete(CHALLENGES).where(
                    CHALLENGES.c.challenge == _digest(challenge.encode()),
                    CHALLENGES.c.purpose == purpose,
                    CHALLENGES.c.until > now(),
                    whose,
                )
            )
        return taken.rowcount > 0

    def passkeys(self, player_id: str) -> list[PasskeyRow]:
        return self._passkeys(PASSKEYS.c.player_id == player_id)

    def passkey(self, credential: bytes) -> PasskeyRow | None:
        found = self._passkeys(PASSKEYS.c.digest == _digest(credential))
        return found[0] if found else None

    @writes
    def add_passkey(self, passkey: PasskeyRow, login: str) -> PlayerRow:
        """Keep a passkey. A guest who has one is the holder of an account, of this login."""
        row = asdict(passkey) | {"digest": _digest(passkey.credential)}
        its = PLAYERS.c.id == passkey.player_id
        same = select(PASSKEYS.c.id).where(PASSKEYS.c.digest == row["digest"])
        try:
            with self._writing() as connection:
                # Held, so that two requests at once do not both find a place.
                connection.execute(select(PLAYERS.c.id).where(its).with_for_update())
                enough = _count(connection, passkey.player_id) >= MOST_PASSKEYS
                if enough or connection.execute(same).first() is not None:
                    raise PasskeyKnown
                connection.execute(insert(PASSKEYS).values(**row))
                guest = update(PLAYERS).where(its, PLAYERS.c.login.is_(None))
                connection.execute(guest.values(login=login.casefold()))
                note_change(connection, passkey.player_id, "passkey")
                found = connection.execute(select(PLAYERS).where(its)).mappings().one()
        except IntegrityError:
            raise LoginTaken(login) from None
        return PlayerRow(**found)

    @writes
    def rename_passkey(self, player_id: str, passkey_id: str, name: str) -> bool:
        with self._writing() as connection:
            done = update(PASSKEYS).where(*_one(player_id, passkey_id)).values(name=name)
            return connection.execute(done).rowcount > 0

    @writes
    def remove_passkey(self, player_id: str, passkey_id: str) -> bool:
        with self._writing() as connection:
            done = delete(PASSKEYS).where(*_one(player_id, passkey_id))
            removed = connection.execute(done).rowcount > 0
            if removed:
                note_change(connection, player_id, "unkeyed")
        return removed

    @writes
    def use_passkey(self, passkey_id: str, before: int, uses: int) -> bool:
        """Note that it was used, unless somebody else has done so meanwhile."""
        same = PASSKEYS.c.id == passkey_id, PASSKEYS.c.uses == before
        with self._writing() as connection:
            done = update(PASSKEYS).where(*same).values(uses=uses, used=now())
            return connection.execute(done).rowcount > 0

    def _passkeys(self, *conditions: ColumnElement[bool]) -> list[PasskeyRow]:
        columns = [PASSKEYS.c[name] for name in PasskeyRow.__slots__]
        wanted = select(*columns).where(*conditions).order_by(PASSKEYS.c.created, PASSKEYS.c.id)
        with self._reading() as connection:
            return [PasskeyRow(**row) for row in connection.execute(wanted).mappings()]


def _one(player_id: str, passkey_id: str) -> tuple[ColumnElement[bool], ...]:
    return PASSKEYS.c.player_id == player_id, PASSKEYS.c.id == passkey_id


def _count(connection: Connection, player_id: str) -> int:
    own = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.player_id == player_id)
    return int(connection.execute(own).scalar_one())


def _digest(credential: bytes) -> str:
    return hashlib.sha256(credential).hexdigest()
