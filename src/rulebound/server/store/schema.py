"""The tables of the database."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    text,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


class Moment(TypeDecorator[datetime]):
    """A time in UTC. SQLite keeps no time zone, so it is taken off on the way in."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        utc = value.astimezone(UTC)
        return utc.replace(tzinfo=None) if dialect.name == "sqlite" else utc

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        moment: datetime = value
        return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)


def _json() -> JSON:
    return JSON(none_as_null=True)


PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", String(255)),
    Column("settings", _json(), nullable=False),
    Column("created", Moment, nullable=False),
    Column("seen", Moment, nullable=False),
    Column("suspended", Moment),  # since when the owner of the server keeps them out
    Column("leaving", Moment),  # when the account is deleted, unless its holder comes back
    Index(
        "ix_players_leaving",
        "leaving",
        sqlite_where=text("leaving IS NOT NULL"),
        postgresql_where=text("leaving IS NOT NULL"),
    ),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("browser", String(16)),
    Column("system", String(16)),
    Column("created", Moment, nullable=False),
    Column("seen", Moment, nullable=False, index=True),
    Column("proved", Moment),  # when its holder last gave the password or a passkey
)

_SELDOM = ("due", "parent", "rematch", "remind")
"""Columns that are empty in most rows, and looked for in the others."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("title", String(48), nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("options", _json(), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("key", String(32)),
    Column("known_seed", Boolean, nullable=False),
    Column("kept", Boolean, nullable=False),
    Column("position", Text),
    Column("prefix", _json()),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watching", Boolean, nullable=False),
    Column("help", String(8), nullable=False),
    Column("hints", Boolean),
    Column("language", String(8), nullable=False),
    Column("clock", _json()),
    Column("guide", String(32)),
    Column("owner", ForeignKey("players.id", ondelete="SET NULL")),
    Column("created", Moment, nullable=False),
    Column("started", Moment),
    Column("moved", Moment),
    Column("ended", Moment),
    Column("seq", Integer, nullable=False),
    Column("turn", Integer),
    Column("since", Moment),
    Column("until", Moment),
    Column("result", _json()),
    Column("reason", _json()),
    Column("parent", ForeignKey("tables.id")),
    Column("rematch", ForeignKey("tables.id")),
    Column("imported", Boolean, nullable=False),
    Column("lease_by", String(64)),
    Column("lease_until", Moment),
    Column("origin", String(32)),
    Column("touched", Moment),  # when anything was last done there; what lists are sorted by
    Column("due", Moment),  # when somebody other than a person has to see to it
    Column("remind", Moment),  # when to look whether somebody has to be reminded
    Index(None, "status", "public", "touched"),
    Index(None, "status", "public", "game", "touched"),
    Index(None, "owner"),
    Index(None, "kept", "status"),
    *(
        Index(f"ix_tables_{name}", name, sqlite_where=known, postgresql_where=known)
        for name, known in ((name, text(f"{name} IS NOT NULL")) for name in _SELDOM)
    ),
)

CHAIRS = Table(
    "chairs",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("player_id", ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("name", String(24)),
    Column("bot", String(32)),
    Column("secret", String(64), nullable=False, unique=True),
    Column("rematch", Boolean, nullable=False),
    Column("seen", Moment),
    Index(None, "table_id", "player_id", unique=True),
)

ACTS = Table(
    "acts",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("notation", Text, nullable=False),
    Column("created", Moment, nullable=False),
    Column("bot", String(32)),
)

KEEPSAKES = Table(
    "keepsakes",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

PORTRAITS = Table(
    "portraits",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("form", String(80), nullable=False),
    Column("sides", _json(), nullable=False),
    Column("points", _json(), nullable=False),
    Column("picture", LargeBinary, nullable=False),
)
"""Finished matches at a glance; a picture is packed."""

HINTS = Table(
    "hints",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("choices", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("created", Moment, nullable=False),
)

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("total", Integer, nullable=False),
    Column("created", Moment, nullable=False),
    Column("lease_by", String(64)),
    Column("lease_until", Moment),
    Index(None, "status", "created"),
)

NOTES = Table(
    "notes",
    METADATA,
    Column("table_id", ForeignKey("analyses.table_id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("note", _json(), nullable=False),
)
"""What an analysis has found, in the order in which it did."""

REMARKS = Table(
    "remarks",
    METADATA,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Integer, primary_key=True, autoincrement=False),
    Column("text", String(1000), nullable=False),
    Column("written", Moment, nullable=False),
)
"""What people wrote for themselves at the moves of finished matches."""

CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("player_id", ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("name", String(24), nullable=False),
    Column("seat", Integer),
    Column("text", String(400), nullable=False),
    Column("created", Moment, nullable=False),
    Index(None, "table_id", "id"),
)

REMINDERS = Table(
    "reminders",
    METADATA,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("choices", _json()),
    Column("mail", String(254)),
    Column("mail_folded", String(254), index=True),  # in small letters, to find its account by
    Column("mail_confirmed", Moment),
    Column("mail_link", String(64), unique=True),  # a digest of what confirms the address
    Column("mail_link_until", Moment),
    Column("mail_stop", String(64), unique=True),  # what ends the mails
    Column("hook", String(500)),
    Column("hook_shape", String(8)),
    Column("hook_status", Integer),
    Column("hook_told", Moment),
)
"""What people want to be told while they are away, and where."""

PUSHES = Table(
    "pushes",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column(
        "session_id", ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False, unique=True
    ),
    Column("digest", String(64), nullable=False, unique=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("created", Moment, nullable=False),
)
"""Browsers that show notices; each ends with its session."""

NOTICES = Table(
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("began", Moment, nullable=False),
    Column("channel", String(24), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("about", String(254)),
    Column("state", String(8), nullable=False),
    Column("due", Moment, nullable=False),
    Column("created", Moment, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("lease_by", String(64)),
    Column("lease_until", Moment),
    Index(None, "player_id", "table_id", "began", "channel", unique=True),
    Index(None, "state", "due"),
    Index(None, "about", "created"),
)
"""What has to be told, and what was."""

PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("filling", Text, nullable=False),
)
"""What is written to find out whether anything can be."""

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)
