"""The tables of the database about people who know each other."""

from sqlalchemy import Column, ForeignKey, String, Table

from rulebound.server.store.schema import METADATA, Moment

PROFILES = Table(
    "profiles",
    METADATA,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("handle", String(16), nullable=False, unique=True),
    Column("shown", String(8), nullable=False),
    Column("here", Moment),
)
"""How an account is known to others: neither its id nor its login is told to anybody."""

FRIENDS = Table(
    "friends",
    METADATA,
    Column("account", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("asked", Moment, nullable=False),
    Column("accepted", Moment),
)
"""Who has asked whom; friends once that was accepted."""

DARES = Table(
    "dares",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("by", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Moment, nullable=False),
    Column("declined", Moment),
)
"""Who is asked to sit down at an open table."""
