"""People can be reminded: what they want to be told, where, and what is still to be told.

Revision ID: 0013
Revises: 0012
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("remind", MOMENT))
    known = sa.text("remind IS NOT NULL")
    op.create_index(
        "ix_tables_remind", "tables", ["remind"], sqlite_where=known, postgresql_where=known
    )
    op.create_table(
        "reminders",
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.Column("choices", sa.JSON()),
        sa.Column("mail", sa.String(254)),
        sa.Column("mail_confirmed", MOMENT),
        sa.Column("mail_link", sa.String(64)),
        sa.Column("mail_link_until", MOMENT),
        sa.Column("mail_stop", sa.String(64)),
        sa.Column("hook", sa.String(500)),
        sa.Column("hook_shape", sa.String(8)),
        sa.Column("hook_status", sa.Integer()),
        sa.Column("hook_told", MOMENT),
        sa.PrimaryKeyConstraint("player_id", name="pk_reminders"),
        _belongs("reminders", "player_id", "players"),
        sa.UniqueConstraint("mail_link", name="uq_reminders_mail_link"),
        sa.UniqueConstraint("mail_stop", name="uq_reminders_mail_stop"),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.Column("session_id", sa.String(16), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
        _belongs("pushes", "player_id", "players"),
        _belongs("pushes", "session_id", "sessions"),
        sa.UniqueConstraint("session_id", name="uq_pushes_session_id"),
        sa.UniqueConstraint("digest", name="uq_pushes_digest"),
    )
    op.create_index("ix_pushes_player_id", "pushes", ["player_id"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("player_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("began", MOMENT, nullable=False),
        sa.Column("channel", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("about", sa.String(254)),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("due", MOMENT, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("lease_by", sa.String(64)),
        sa.Column("lease_until", MOMENT),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        _belongs("notices", "player_id", "players"),
        _belongs("notices", "table_id", "tables"),
    )
    once = ["player_id", "table_id", "began", "channel"]
    op.create_index("ix_notices_player_id_table_id_began_channel", "notices", once, unique=True)
    for columns in (["state", "due"], ["about", "created"], ["table_id"]):
        op.create_index(f"ix_notices_{'_'.join(columns)}", "notices", columns)


def _belongs(table: str, column: str, owner: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], [f"{owner}.id"], name=name, ondelete="CASCADE")
