"""Of finished matches a portrait is kept: what was played, the points, and a picture.

Revision ID: 0011
Revises: 0010
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "portraits",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("form", sa.String(80), nullable=False),
        sa.Column("sides", sa.JSON(), nullable=False),
        sa.Column("points", sa.JSON(), nullable=False),
        sa.Column("picture", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_portraits"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_portraits_table_id", ondelete="CASCADE"
        ),
    )
    # The keeper looks at all that has ended once more.
    tables = sa.table("tables", sa.column("kept", sa.Boolean()), sa.column("status", sa.String()))
    op.execute(tables.update().where(tables.c.status == "finished").values(kept=False))
