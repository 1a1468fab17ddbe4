"""Accounts one can trust: passkeys, recovery, who keeps whom away, reports, invitations.

Revision ID: 0016
Revises: 0014
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0014"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    _people()
    _keys()
    _neighbours()
    _owner()


def _people() -> None:
    op.add_column("players", sa.Column("suspended", MOMENT))
    op.add_column("players", sa.Column("leaving", MOMENT))
    known = sa.text("leaving IS NOT NULL")
    op.create_index(
        "ix_players_leaving", "players", ["leaving"], sqlite_where=known, postgresql_where=known
    )
    op.add_column("sessions", sa.Column("proved", MOMENT))
    op.add_column("reminders", sa.Column("mail_folded", sa.String(254)))
    op.create_index("ix_reminders_mail_folded", "reminders", ["mail_folded"])
    op.execute("UPDATE reminders SET mail_folded = lower(mail)")


def _keys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(16), nullable=False),
        _player("player_id"),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("credential", sa.LargeBinary(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("used", MOMENT),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        _belongs("passkeys", "player_id"),
        sa.UniqueConstraint("digest", name="uq_passkeys_digest"),
    )
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        _player("player_id", nullable=True),
        sa.Column("until", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("challenge", name="pk_challenges"),
        _belongs("challenges", "player_id"),
    )
    op.create_table(
        "recoveries",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_recoveries"),
    )
    op.create_table(
        "recovery_links",
        sa.Column("digest", sa.String(64), nullable=False),
        _player("player_id"),
        sa.Column("until", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_recovery_links"),
        _belongs("recovery_links", "player_id"),
    )
    for table, column in (
        ("passkeys", "player_id"),
        ("challenges", "player_id"),
        ("challenges", "until"),
        ("recovery_links", "player_id"),
    ):
        op.create_index(f"ix_{table}_{column}", table, [column])


def _neighbours() -> None:
    op.create_table(
        "blocks",
        _player("account"),
        _player("other"),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("account", "other", name="pk_blocks"),
        _belongs("blocks", "account"),
        _belongs("blocks", "other"),
        sa.UniqueConstraint("id", name="uq_blocks_id"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        _player("by", nullable=True),
        _player("about", nullable=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("seat", sa.Integer()),
        sa.Column("line", sa.Text()),
        sa.Column("reason", sa.String(8), nullable=False),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("settled", MOMENT),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        _belongs("reports", "by", gone="SET NULL"),
        _belongs("reports", "about", gone="SET NULL"),
        _belongs("reports", "table_id", "tables", gone="SET NULL"),
    )
    for columns in (["by"], ["about"], ["table_id"], ["settled", "created"]):
        op.create_index(f"ix_reports_{'_'.join(columns)}", "reports", columns)


def _owner() -> None:
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("texts", sa.JSON(), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("until", MOMENT),
        sa.PrimaryKeyConstraint("id", name="pk_announcements"),
    )
    op.create_table(
        "invitations",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("note", sa.String(80), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("until", MOMENT, nullable=False),
        sa.Column("used", MOMENT),
        _player("player_id", nullable=True),
        sa.PrimaryKeyConstraint("digest", name="pk_invitations"),
        _belongs("invitations", "player_id", gone="SET NULL"),
    )
    op.create_index("ix_invitations_player_id", "invitations", ["player_id"])


def _player(name: str, *, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(32), nullable=nullable)


def _belongs(
    table: str, column: str, owner: str = "players", *, gone: str = "CASCADE"
) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], [f"{owner}.id"], name=name, ondelete=gone)
