"""People who know each other: profiles, friends, challenges.

Revision ID: 0018
Revises: 0017
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.Column("handle", sa.String(16), nullable=False),
        sa.Column("shown", sa.String(8), nullable=False),
        sa.Column("here", MOMENT),
        sa.PrimaryKeyConstraint("player_id", name="pk_profiles"),
        _player("profiles", "player_id"),
        sa.UniqueConstraint("handle", name="uq_profiles_handle"),
    )
    op.create_table(
        "friends",
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("asked", MOMENT, nullable=False),
        sa.Column("accepted", MOMENT),
        sa.PrimaryKeyConstraint("account", "other", name="pk_friends"),
        _player("friends", "account"),
        _player("friends", "other"),
    )
    op.create_index("ix_friends_other", "friends", ["other"])
    op.create_table(
        "dares",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("declined", MOMENT),
        sa.PrimaryKeyConstraint("table_id", "player_id", name="pk_dares"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_dares_table_id", ondelete="CASCADE"
        ),
        _player("dares", "player_id"),
        _player("dares", "by"),
    )
    op.create_index("ix_dares_player_id", "dares", ["player_id"])
    op.create_index("ix_dares_by", "dares", ["by"])


def _player(table: str, column: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], ["players.id"], name=name, ondelete="CASCADE")
