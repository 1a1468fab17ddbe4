"""The tables of the database that accounts have: keys, links, who keeps whom away, reports; and
what the owner of a server decides."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
)

from rulebound.server.store.schema import METADATA, Moment

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("digest", String(64), nullable=False, unique=True),  # of the credential
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("host", String(255), nullable=False),  # for which it was made
    Column("uses", BigInteger, nullable=False),  # as the authenticator counts them
    Column("name", String(40), nullable=False),
    Column("created", Moment, nullable=False),
    Column("used", Moment),
)

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("challenge", String(64), primary_key=True),  # a digest of it
    Column("purpose", String(8), nullable=False),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), index=True),
    Column("until", Moment, nullable=False, index=True),
)
"""What a passkey has to sign; each is taken away by the first answer."""

RECOVERIES = Table(
    "recoveries",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("mail", String(254), nullable=False),
    Column("created", Moment, nullable=False),
)
"""Addresses for which somebody asked to recover an account, until somebody has looked whose."""

RECOVERY_LINKS = Table(
    "recovery_links",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("until", Moment, nullable=False),
)

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("account", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("id", String(16), nullable=False, unique=True),
    Column("created", Moment, nullable=False),
)
"""Whom somebody keeps away; ``id`` is what it is called to them."""

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("by", ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("about", ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("name", String(24), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("seat", Integer),
    Column("line", Text),
    Column("reason", String(8), nullable=False),
    Column("text", String(1000), nullable=False),
    Column("created", Moment, nullable=False),
    Column("settled", Moment),
    Index(None, "settled", "created"),
)
"""What people report of each other: as it was then, for names and lines may be gone later."""

ANNOUNCEMENTS = Table(
    "announcements",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("texts", JSON(none_as_null=True), nullable=False),
    Column("created", Moment, nullable=False),
    Column("until", Moment),
)

INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("note", String(80), nullable=False),
    Column("created", Moment, nullable=False),
    Column("until", Moment, nullable=False),
    Column("used", Moment),
    Column("player_id", ForeignKey("players.id", ondelete="SET NULL"), index=True),
)
