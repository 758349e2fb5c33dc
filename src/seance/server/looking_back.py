"""Earlier positions of a match, read from storage."""

from __future__ import annotations

from seance.kernel.errors import Diverged
from seance.server.errors import BAD, CONFLICT, FORBIDDEN, Problem
from seance.server.hall import Hall
from seance.server.journal import revived
from seance.server.records import LOBBY, OVER
from seance.server.sight import may_see, position
from seance.server.tables import Table, read_match
from seance.server.wire import Step


async def position_at(hall: Hall, table: Table, who: str, at: int, seat: int) -> Step:
    """The position after ``at`` answers as a seat knew it; after the end, as any seat did."""
    async with table.held():
        check_sight(table, who, at, seat)
        row = table.row
    async with hall.store.reading() as connection:
        rows = await read_match(hall.store, connection, row, at)
    try:
        match = await revived(rows)
    except Diverged as error:
        raise Problem(CONFLICT, f"This was played under other rules: {error}") from error
    return position(match, seat)


def check_sight(table: Table, who: str, at: int, seat: int) -> None:
    """Refuse to look back where there is nothing to see, or something that is somebody else's."""
    if table.row.status == LOBBY:
        raise Problem(CONFLICT, "The match has not begun; there is nothing to look back at.")
    if at > table.row.answers:
        raise Problem(BAD, f"There are {table.row.answers} answers so far; {at} is beyond.")
    if seat >= len(table.seats):
        raise Problem(BAD, f"There is no seat {seat}; seats are 0 to {len(table.seats) - 1}.")
    if table.row.status != OVER and not may_see(table, who, seat):
        raise Problem(FORBIDDEN, "That seat's secrets are its own until the match is over.")
