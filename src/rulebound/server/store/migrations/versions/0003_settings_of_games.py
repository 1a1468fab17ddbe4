"""A setting of one game stands with that game.

Revision ID: 0003
Revises: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

PLAYERS = sa.table("players", sa.column("id", sa.String), sa.column("settings", sa.JSON))


def upgrade() -> None:
    connection = op.get_bind()
    for player, settings in connection.execute(sa.select(PLAYERS.c.id, PLAYERS.c.settings)).all():
        if "asks" in settings:
            asks = settings.pop("asks")
            mended = {**settings, "games": {"homm3": {"asks": asks}}}
            change = sa.update(PLAYERS).where(PLAYERS.c.id == player)
            connection.execute(change.values(settings=mended))
