"""Seats that know what their people let pass without being asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Whoever sits at a table from before has left no orders, and is asked everything."""
    op.add_column("seats", sa.Column("orders", sa.Text, nullable=False, server_default="{}"))
