"""Long matches in a database, so that there is something to load."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, insert, literal, select

from benchmarks.server.launch import config
from seance.server import lobby, play
from seance.server import schema as t
from seance.server.hall import Hall
from seance.server.tables import Table
from seance.server.wire import NewTable

HOST = "bench"


async def long_matches(database: str, game: str, tables: int, answers: int, seats: int) -> list[str]:
    """Tables with a match of so many answers each; their ids."""
    hall = Hall(config(database))
    await hall.open()
    ids = await copied(hall, await _played(hall, game, answers, seats), tables)
    await hall.close()
    return ids


async def copied(hall: Hall, table: str, copies: int) -> list[str]:
    """The same match at other tables."""
    ids = [f"{table}-{number}" for number in range(copies)]
    for new in ids:
        await hall.store.write(partial(_copy, table, new))
    return ids


def _copy(old: str, new: str, connection: Connection) -> None:
    for stored in (t.tables, t.seats, t.answers, t.chapters):
        key = "id" if stored is t.tables else "table"
        columns = [literal(new) if column.name == key else column for column in stored.columns]
        rows = select(*columns).where(stored.columns[key] == old)
        connection.execute(insert(stored).from_select(list(stored.columns), rows))


async def _played(hall: Hall, game: str, answers: int, seats: int) -> str:
    wanted = NewTable(game, ["you"] * seats, pace="turns")
    row, rows = lobby.new_table(wanted, HOST, "")
    await hall.store.create(row, rows)
    table = await hall.table(row.id)
    await table.act(lobby.start(hall.config, HOST))
    while table.playing.number < answers and not table.playing.over:
        await _answer(hall, table)
    return table.id


async def _answer(hall: Hall, table: Table) -> None:
    """The default answers make for the longest matches."""
    match = table.playing
    question = match.questions[0]
    answer = question.spell(question.fallback())
    await table.act(play.answer(hall.config, question.seat, answer, match.number))
