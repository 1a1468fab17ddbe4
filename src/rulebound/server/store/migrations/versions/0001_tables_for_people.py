"""Players, tables, chairs, journals, chat, secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("login", sa.String(64)),
        sa.Column("password", sa.String(255)),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("seen", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("login", name="uq_players_login"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("title", sa.String(48), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("position", sa.Text()),
        sa.Column("prefix", sa.JSON()),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("watching", sa.Boolean(), nullable=False),
        sa.Column("help", sa.String(8), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("clock_seconds", sa.Integer()),
        sa.Column("guide", sa.String(32)),
        sa.Column("owner", sa.String(32)),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("started", MOMENT),
        sa.Column("moved", MOMENT),
        sa.Column("ended", MOMENT),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer()),
        sa.Column("since", MOMENT),
        sa.Column("result", sa.JSON()),
        sa.Column("reason", sa.JSON()),
        sa.Column("parent", sa.String(32)),
        sa.Column("rematch", sa.String(32)),
        sa.Column("imported", sa.Boolean(), nullable=False),
        sa.Column("lease_by", sa.String(64)),
        sa.Column("lease_until", MOMENT),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(
            ["owner"], ["players.id"], name="fk_tables_owner", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(["parent"], ["tables.id"], name="fk_tables_parent"),
        sa.ForeignKeyConstraint(["rematch"], ["tables.id"], name="fk_tables_rematch"),
    )
    op.create_index("ix_tables_status_public_created", "tables", ["status", "public", "created"])
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player_id", sa.String(32)),
        sa.Column("name", sa.String(24)),
        sa.Column("strength", sa.String(8)),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("rematch", sa.Boolean(), nullable=False),
        sa.Column("seen", MOMENT),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_chairs"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_chairs_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name="fk_chairs_player_id", ondelete="SET NULL"
        ),
        sa.UniqueConstraint("secret", name="uq_chairs_secret"),
    )
    op.create_index("ix_chairs_player_id", "chairs", ["player_id"])
    op.create_table(
        "acts",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("notation", sa.Text(), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_acts"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_acts_table_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("player_id", sa.String(32)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player_id"], ["players.id"], name="fk_chat_player_id", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_chat_table_id_id", "chat", ["table_id", "id"])
    op.create_index("ix_chat_player_id", "chat", ["player_id"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.String(128), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )


def downgrade() -> None:
    for name in ("secrets", "chat", "acts", "chairs", "tables", "players"):
        op.drop_table(name)
