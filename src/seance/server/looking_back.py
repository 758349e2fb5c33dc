"""Earlier positions of a match, read from storage."""

from __future__ import annotations

from seance.kernel.errors import Diverged
from seance.server.errors import CONFLICT, Problem
from seance.server.hall import Hall
from seance.server.journal import revived
from seance.server.knowing import check_look_back
from seance.server.sight import position
from seance.server.tables import Table, read_match
from seance.server.wire import Step


async def position_at(hall: Hall, table: Table, who: str, at: int, seat: int) -> Step:
    """The position after ``at`` answers as a seat knew it; after the end, as any seat did."""
    async with table.held():
        check_look_back(table, who, at, seat)
        row = table.row
    async with hall.store.reading() as connection:
        rows = await read_match(hall.store, connection, row, at)
    try:
        match = await revived(rows)
    except Diverged as error:
        raise Problem(CONFLICT, f"This was played under other rules: {error}") from error
    return position(match, seat)
