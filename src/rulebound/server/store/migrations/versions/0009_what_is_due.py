"""Tables say when somebody has to see to them, and every list has its index.

Until now all running tables were looked through again and again for those at which a bot or a clock
is waited for, and lists were sorted again for everybody who asked.

Revision ID: 0009
Revises: 0008
"""

from datetime import timedelta

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

MOMENT = sa.DateTime(timezone=True)
TABLES = sa.table(
    "tables",
    *(sa.column(name) for name in ("id", "status", "turn", "clock_seconds")),
    *(sa.column(name, MOMENT) for name in ("created", "moved", "ended", "since")),
    *(sa.column(name, MOMENT) for name in ("touched", "due")),
)
CHAIRS = sa.table("chairs", *(sa.column(name) for name in ("table_id", "seat", "kind")))


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("filling", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.add_column("tables", sa.Column("origin", sa.String(32)))
    op.add_column("tables", sa.Column("touched", MOMENT))
    op.add_column("tables", sa.Column("due", MOMENT))
    _fill()
    op.drop_index("ix_tables_status_public_created", "tables")
    op.create_index("ix_tables_status_public_touched", "tables", ["status", "public", "touched"])
    op.create_index(
        "ix_tables_status_public_game_touched", "tables", ["status", "public", "game", "touched"]
    )
    for name in ("due", "parent", "rematch"):
        known = sa.text(f"{name} IS NOT NULL")
        op.create_index(
            f"ix_tables_{name}", "tables", [name], sqlite_where=known, postgresql_where=known
        )


def _fill() -> None:
    connection = op.get_bind()
    newest = sa.func.coalesce(TABLES.c.ended, TABLES.c.moved, TABLES.c.created)
    connection.execute(sa.update(TABLES).values(touched=newest))
    chairs = sa.select(CHAIRS.c.seat).where(CHAIRS.c.table_id == TABLES.c.id)
    missing = sa.exists(chairs.where(CHAIRS.c.kind == "open"))
    full = sa.update(TABLES).where(TABLES.c.status == "open", ~missing)
    connection.execute(full.values(due=TABLES.c.created))
    bot = sa.exists(chairs.where(CHAIRS.c.seat == TABLES.c.turn, CHAIRS.c.kind == "bot"))
    running = TABLES.c.status == "running"
    connection.execute(sa.update(TABLES).where(running, bot).values(due=TABLES.c.touched))
    clocked = sa.select(TABLES.c.id, TABLES.c.since, TABLES.c.clock_seconds).where(
        running, ~bot, TABLES.c.clock_seconds.is_not(None), TABLES.c.since.is_not(None)
    )
    for table_id, since, seconds in connection.execute(clocked).all():
        due = since + timedelta(seconds=seconds)
        connection.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(due=due))
