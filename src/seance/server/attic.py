"""Tables that nobody opens any more: put away after a while, and much later thrown away.

What is put away is no longer played on by bots and stands in no public list; opening it wakes it. Two
processes may tidy up at once: each takes only what the other has left.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from functools import partial

from sqlalchemy import Connection, UpdateBase, delete, update

from seance.server import schema
from seance.server.config import Config
from seance.server.logs import log
from seance.server.metrics import Metrics
from seance.server.moments import now
from seance.server.records import TableRow
from seance.server.storage import Store

OFTEN = 3600.0
"""Seconds between two rounds, and for which a visit is not written down again."""
BELONGING = [each for each in schema.metadata.sorted_tables if "table" in each.c]
"""What is stored of a table besides its own row."""


class Attic:
    """Knows when each table was last looked at, and tidies up every hour."""

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self.config = config
        self.store = store
        self.metrics = metrics
        self.due = now()

    async def visit(self, row: TableRow) -> bool:
        """Somebody looks at a table: it is not, or no longer, put away. Whether it is still there."""
        at = time.time()
        if row.archived is None and at - row.looked < OFTEN:
            return True
        if not await self.store.write(partial(_visited, [row.id], at)):
            return False
        row.looked, row.archived = at, None
        return True

    async def tidy(self, watched: Iterable[str]) -> dict[str, int]:
        """Once an hour: what was put away and thrown away, with its last revision."""
        if now() < self.due:
            return {}
        self.due = now() + OFTEN
        at = time.time()
        await self.store.write(partial(_visited, list(watched), at))
        archived, deleted = await self._archive(at), await self._delete(at)
        self.metrics.count("archived", len(archived))
        self.metrics.count("deleted", len(deleted))
        if archived or deleted:
            log.info("tidied up", extra={"archived": len(archived), "deleted": len(deleted)})
        return archived | deleted

    async def _archive(self, at: float) -> dict[str, int]:
        after = self.config.archive_after
        return await self.store.write(partial(_archived, at, at - after)) if after else {}

    async def _delete(self, at: float) -> dict[str, int]:
        after = self.config.delete_after
        return await self.store.write(partial(_deleted, at - after)) if after else {}


def _visited(tables: list[str], at: float, connection: Connection) -> int:
    t = schema.tables
    return connection.execute(update(t).where(t.c.id.in_(tables)).values(looked=at, archived=None)).rowcount


def _archived(at: float, before: float, connection: Connection) -> dict[str, int]:
    """The revision grows, so that whoever has the table in memory forgets it."""
    t = schema.tables
    forgotten = update(t).where(t.c.looked < before, t.c.archived.is_(None))
    changed = forgotten.values(archived=at, revision=t.c.revision + 1)
    return _found(connection, changed.returning(t.c.id, t.c.revision))


def _deleted(before: float, connection: Connection) -> dict[str, int]:
    """The row first: whoever wakes the table at this moment either comes before, or finds it gone."""
    t = schema.tables
    gone = _found(connection, delete(t).where(t.c.archived < before).returning(t.c.id, t.c.revision))
    for each in BELONGING:
        connection.execute(delete(each).where(each.c.table.in_(gone)))
    unfollowed = update(t).where(t.c.again.in_(gone))
    connection.execute(unfollowed.values(again="", revision=t.c.revision + 1))
    return {table: revision + 1 for table, revision in gone.items()}


def _found(connection: Connection, changes: UpdateBase) -> dict[str, int]:
    return {row.id: row.revision for row in connection.execute(changes)}
