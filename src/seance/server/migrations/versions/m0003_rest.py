"""Remarks that know under which id they were sent, and tables that know when somebody last looked at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Remarks from before have no id; nobody sends them again. Whoever acted at a table looked at it."""
    for name in ("who", "id"):
        op.add_column("chats", sa.Column(name, sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("looked", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("archived", sa.Float, nullable=True))
    op.create_index("ix_tables_looked", "tables", ["looked"])
    op.create_index("ix_tables_archived", "tables", ["archived"])
    op.execute("UPDATE tables SET looked = touched")
