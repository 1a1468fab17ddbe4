"""Tables say whether hints may be asked for; hints and analyses of matches are kept.

Revision ID: 0010
Revises: 0009
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean()))
    op.create_table(
        "hints",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("choices", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", "seat", name="pk_hints"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_hints_table_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("lease_by", sa.String(64)),
        sa.Column("lease_until", MOMENT),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_analyses_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_analyses_status_created", "analyses", ["status", "created"])
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("note", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_notes"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["analyses.table_id"], name="fk_notes_table_id", ondelete="CASCADE"
        ),
    )
