"""The tables of Séance 0.1.0."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them all; databases that were made before there were migrations are taken to be here."""
    op.create_table("meta", sa.Column("version", sa.Integer, primary_key=True))
    op.execute("INSERT INTO meta (version) VALUES (1)")
    _tables()
    _seats()
    _journal()
    _talk()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("watchable", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=False, index=True),
        sa.Column("address", sa.String(64), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False, index=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("receipt", sa.String(64), nullable=False),
        sa.Column("prologue", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("undos", sa.Integer, nullable=False),
        sa.Column("bot_at", sa.Float, nullable=True, index=True),
        sa.Column("deadline", sa.Float, nullable=True, index=True),
        sa.Column("again", sa.String(32), nullable=False),
    )
    op.create_index("tables_public", "tables", ["public", "status", "touched"])


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False, index=True),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("kept", sa.Boolean, nullable=False),
    )


def _journal() -> None:
    op.create_table(
        "answers",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("question", sa.String(64), nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chapters",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("answers", sa.Integer, primary_key=True),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "undos",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
    )


def _talk() -> None:
    op.create_table(
        "chats",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "sent",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
