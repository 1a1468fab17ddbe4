"""Sessions are kept, so that they can be ended; and nobody holds two chairs of one table.

A cookie from before holds nothing but the id of its player. Every player gets one session of which
that id is the token, so those cookies go on, and end like any others.

Revision ID: 0008
Revises: 0007
"""

import hashlib
import secrets
from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

MOMENT = sa.DateTime(timezone=True)
PLAYERS = sa.table("players", sa.column("id", sa.String), sa.column("seen", MOMENT))
TABLES = sa.table("tables", sa.column("id", sa.String), sa.column("status", sa.String))
CHAIRS = sa.table(
    "chairs",
    *(sa.column(name, sa.String) for name in ("table_id", "kind", "player_id", "name", "bot")),
    sa.column("seat", sa.Integer),
)


def upgrade() -> None:
    sessions = op.create_table(
        "sessions",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.Column("browser", sa.String(16)),
        sa.Column("system", sa.String(16)),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("seen", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name="fk_sessions_player_id", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("digest", name="uq_sessions_digest"),
    )
    op.create_index("ix_sessions_player_id", "sessions", ["player_id"])
    op.create_index("ix_sessions_seen", "sessions", ["seen"])
    connection = op.get_bind()
    moment = datetime.now(UTC).replace(tzinfo=None)
    if connection.dialect.name != "sqlite":
        moment = moment.replace(tzinfo=UTC)
    known = connection.execute(sa.select(PLAYERS.c.id, PLAYERS.c.seen)).all()
    op.bulk_insert(
        sessions,
        [
            {
                "id": secrets.token_urlsafe(9),
                "digest": hashlib.sha256(player.encode()).hexdigest(),
                "player_id": player,
                "created": moment,
                "seen": seen,
            }
            for player, seen in known
        ],
    )
    _one_chair_each(connection)
    op.create_index(
        "ix_chairs_table_id_player_id", "chairs", ["table_id", "player_id"], unique=True
    )


def _one_chair_each(connection: sa.Connection) -> None:
    """Leave everybody the first of their chairs at a table."""
    first = (
        sa.select(CHAIRS.c.table_id, CHAIRS.c.player_id, sa.func.min(CHAIRS.c.seat).label("seat"))
        .where(CHAIRS.c.player_id.is_not(None))
        .group_by(CHAIRS.c.table_id, CHAIRS.c.player_id)
        .having(sa.func.count() > 1)
        .subquery()
    )
    double = (
        sa.select(CHAIRS.c.table_id, CHAIRS.c.seat, TABLES.c.status)
        .join(
            first,
            sa.and_(first.c.table_id == CHAIRS.c.table_id, first.c.player_id == CHAIRS.c.player_id),
        )
        .join(TABLES, TABLES.c.id == CHAIRS.c.table_id)
        .where(CHAIRS.c.seat != first.c.seat)
    )
    emptied = {
        "open": {"player_id": None, "kind": "open", "name": None},
        "running": {"player_id": None, "kind": "bot", "name": None, "bot": "steady"},
    }
    for table, seat, status in connection.execute(double).all():
        change = sa.update(CHAIRS).where(CHAIRS.c.table_id == table, CHAIRS.c.seat == seat)
        connection.execute(change.values(**emptied.get(status, {"player_id": None})))
