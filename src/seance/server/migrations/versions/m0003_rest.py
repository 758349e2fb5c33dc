"""Remarks that know under which id they were sent, so that nothing else has to remember it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Remarks from before have no id; nobody sends them again."""
    for name in ("who", "id"):
        op.add_column("chats", sa.Column(name, sa.String(64), nullable=False, server_default=""))
