"""An act says if a bot chose in the place of a person whose time was over.

Revision ID: 0014
Revises: 0013
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("acts", sa.Column("bot", sa.String(32)))
