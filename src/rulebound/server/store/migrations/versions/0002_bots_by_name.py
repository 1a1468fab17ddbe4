"""A chair names its bot, which need not be one of ours.

Revision ID: 0002
Revises: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("chairs") as chairs:
        chairs.alter_column(
            "strength",
            new_column_name="bot",
            existing_type=sa.String(8),
            type_=sa.String(32),
            existing_nullable=True,
        )
