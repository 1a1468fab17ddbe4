"""A clock that counts turns or banks, and when the time of whoever has to choose is over.

What was set a choice stays so.

Revision ID: 0017
Revises: 0016
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

TABLES = sa.table(
    "tables",
    *(sa.column(name) for name in ("id", "clock_seconds")),
    *(sa.column(name, sa.JSON(none_as_null=True)) for name in ("clock",)),
    *(sa.column(name, sa.DateTime(timezone=True)) for name in ("due", "until")),
    sa.column("turn", sa.Integer()),
)
CHAIRS = sa.table("chairs", *(sa.column(name) for name in ("table_id", "seat", "kind")))


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("until", sa.DateTime(timezone=True)))
    connection = op.get_bind()
    lengths = sa.select(TABLES.c.clock_seconds).distinct()
    for seconds in connection.execute(lengths).scalars().all():
        if seconds is not None:
            timed = sa.update(TABLES).where(TABLES.c.clock_seconds == seconds)
            connection.execute(timed.values(clock=_a_choice(seconds)))
    bot = sa.exists().where(
        CHAIRS.c.table_id == TABLES.c.id, CHAIRS.c.seat == TABLES.c.turn, CHAIRS.c.kind == "bot"
    )
    connection.execute(
        sa.update(TABLES)
        .where(TABLES.c.clock_seconds.is_not(None), TABLES.c.turn.is_not(None), ~bot)
        .values(until=TABLES.c.due)
    )
    op.drop_column("tables", "clock_seconds")


def _a_choice(seconds: int) -> dict[str, object]:
    """What a clock was before: when a choice took too long, a bot made it."""
    return {
        "counts": "choice",
        "seconds": seconds,
        "increment": 0,
        "over": "choose",
        "returns": True,
        "vacation": 0,
    }
