"""Matches of people begin with a key of 128 bits; a table says whether somebody knows its seed.

Revision ID: 0004
Revises: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

TABLES = sa.table(
    "tables", sa.column("prefix", sa.JSON(none_as_null=True)), sa.column("known_seed", sa.Boolean)
)


def upgrade() -> None:
    # Columns are added one by one: to copy this table would empty those that refer to it.
    op.add_column("tables", sa.Column("key", sa.String(32)))
    op.add_column(
        "tables", sa.Column("known_seed", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    # The record that a match was played on from can be read by everybody.
    op.execute(sa.update(TABLES).where(TABLES.c.prefix.is_not(None)).values(known_seed=True))
