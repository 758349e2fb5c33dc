"""What alembic runs for a migration: in the transaction of whoever called it, all of it or nothing."""

from __future__ import annotations

from alembic import context

from seance.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
