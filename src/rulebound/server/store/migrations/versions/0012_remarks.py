"""People write notes of their own to the moves of finished matches.

Revision ID: 0012
Revises: 0011
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "remarks",
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("written", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "table_id", "at", name="pk_remarks"),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name="fk_remarks_player_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_remarks_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_remarks_table_id", "remarks", ["table_id"])
