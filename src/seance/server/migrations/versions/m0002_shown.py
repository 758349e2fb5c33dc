"""What each browser has been shown, tables that are solo for good, and a database that says where it is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Whoever sits at a match under way has seen what that seat may see."""
    op.add_column("tables", sa.Column("solo", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "shown",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.execute(
        'INSERT INTO shown ("table", who, seat) SELECT seats."table", seats.owner, seats.seat FROM seats '
        "JOIN tables ON tables.id = seats.\"table\" WHERE seats.owner <> '' AND tables.status = 'playing'"
    )
    # Séance 0.1.0 looks into this table: let it see that the database has grown beyond it.
    op.execute("UPDATE meta SET version = 2")
