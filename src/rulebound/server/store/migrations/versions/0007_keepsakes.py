"""What is kept of matches for the day on which their rules have changed.

Revision ID: 0007
Revises: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0004"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("kept", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_index("ix_tables_kept_status", "tables", ["kept", "status"])
    op.create_table(
        "keepsakes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_keepsakes"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_keepsakes_table_id", ondelete="CASCADE"
        ),
    )
