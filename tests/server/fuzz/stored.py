"""What the database holds, byte for byte, and what of it has changed."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from sqlalchemy import Table, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from seance.server.hall import Hall
from seance.server.schema import metadata

Rows = list[tuple[Any, ...]]
Stored = dict[str, Rows]


async def stored(hall: Hall, names: Collection[str] = metadata.tables) -> Stored:
    """Every row of these tables, as it lies there and not as we would read it."""
    async with hall.store.reading() as connection:
        return {name: await _rows(connection, metadata.tables[name]) for name in names}


async def _rows(connection: AsyncConnection, table: Table) -> Rows:
    wanted = select(text("*")).select_from(table).order_by(*table.primary_key)
    return [tuple(row) for row in await connection.execute(wanted)]


def changes(before: Stored, after: Stored) -> list[str]:
    """Where two moments differ, row by row, in what was looked at the second time."""
    return [found for name in after for found in _changes(name, before[name], after[name])]


def _changes(name: str, before: Rows, after: Rows) -> Iterator[str]:
    if before != after:
        yield from (f"gone from {name}: {row}" for row in before if row not in after)
        yield from (f"new in {name}: {row}" for row in after if row not in before)
