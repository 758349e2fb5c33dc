"""What is stored, held against what was promised."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from sqlalchemy import BinaryExpression, select
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from seance.kernel.errors import Diverged
from seance.kernel.journal import JournalEntry
from seance.kernel.match import Match
from seance.server import schema
from seance.server.journal import chapter_row, new_match, saved_events
from seance.server.records import OVER, AnswerRow, ChapterRow, SentRow, TableRow
from seance.server.socket import OUT_TOO_LONG
from tests.server.chaos.ledger import Given, Key, Ledger

R = TypeVar("R", bound=msgspec.Struct)


@dataclass
class Stored:
    """All that was written down; of chapters only the last of each table, in which the match goes on."""

    tables: list[TableRow]
    answers: list[AnswerRow]
    chapters: dict[str, ChapterRow]
    sent: list[SentRow]

    @property
    def numbers(self) -> dict[Key, int]:
        """Under which number each message was stored."""
        return {(row.table, row.who, row.id): row.number for row in self.sent}


@dataclass
class Verdict:
    """What is not as it should be, in sentences."""

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)


async def read(database: str, at: Sequence[str]) -> Stored:
    """Everything that a house has stored of these tables."""
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        tables = await _rows(connection, schema.tables.c.id.in_(at), TableRow)
        answers = await _rows(connection, schema.answers.c.table.in_(at), AnswerRow)
        chapters = await _rows(connection, schema.chapters.c.table.in_(at), ChapterRow)
        sent = await _rows(connection, schema.sent.c.table.in_(at), SentRow)
    await engine.dispose()
    return Stored(tables, answers, {row.table: row for row in chapters}, sent)


def judge(ledger: Ledger, stored: Stored) -> Verdict:
    """Everything acknowledged stands there once, nothing twice, and each journal is a match."""
    verdict = Verdict(broken=list(ledger.contradictions))
    _keeps_its_word(ledger, stored, verdict)
    _stores_once(ledger, stored, verdict)
    answers = defaultdict(list)
    for row in stored.answers:
        answers[row.table].append(row)
    for table in stored.tables:
        if table.seed:
            verdict.broken += _unlike(table, answers[table.id], stored.chapters[table.id])
    return verdict


def _keeps_its_word(ledger: Ledger, stored: Stored, verdict: Verdict) -> None:
    found = {(row.table, row.number): Given(row.seat, row.answer) for row in stored.answers}
    numbers = stored.numbers
    for key, number in ledger.acknowledged.items():
        if numbers.get(key) != number or found.get((key[0], number)) != ledger.sent[key]:
            verdict.lost.append(f"{key} was acknowledged as answer {number}, and is not there")


def _stores_once(ledger: Ledger, stored: Stored, verdict: Verdict) -> None:
    """Each answer of a person belongs to one message that somebody sent, and no two to the same."""
    claims = Counter((row.table, row.number) for row in stored.sent)
    for row in stored.answers:
        if row.by == "player" and claims[row.table, row.number] != 1:
            verdict.doubled.append(
                f"answer {row.number} at {row.table} is that of {claims[row.table, row.number]} messages"
            )
    numbers = stored.numbers
    verdict.broken += [f"{key} is stored, and nobody sent it" for key in numbers.keys() - ledger.sent.keys()]
    verdict.broken += [
        f"{key} was refused ({why}), and is stored"
        for key, why in ledger.refused.items()
        if key in numbers and why != OUT_TOO_LONG
    ]


def _unlike(table: TableRow, rows: list[AnswerRow], chapter: ChapterRow) -> list[str]:
    """Where the match, played again from its seed, comes to something else than what is stored."""
    if [row.number for row in rows] != list(range(1, table.answers + 1)):
        return [f"the answers at {table.id} have gaps"]
    match = new_match(table, int(table.seed))
    try:
        match.replay([JournalEntry(row.seat, row.question, row.answer, row.told) for row in rows])
    except Diverged as diverged:
        return [f"{table.id} cannot be played again: {diverged}"]
    return [
        f"{table.id} has another {name}"
        for name, same in _held_against(match, table, rows, chapter)
        if not same
    ]


def _held_against(
    match: Match, table: TableRow, rows: list[AnswerRow], chapter: ChapterRow
) -> list[tuple[str, bool]]:
    told = [*table.prologue, *(event for row in rows for event in row.events)]
    return [
        ("end", match.over == (table.status == OVER)),
        ("tale", _plain(saved_events(match.tale.since(0))) == _plain(told)),
        ("state", match.over or _plain(chapter_row(match, table.id)) == _plain(chapter)),
    ]


def _plain(data: Any) -> bytes:
    return msgspec.json.encode(data, order="sorted")


async def _rows(connection: AsyncConnection, which: BinaryExpression[bool], kind: type[R]) -> list[R]:
    of = which.left.table
    wanted = select(of).where(which).order_by(*of.primary_key.columns)
    return [kind(*row) for row in await connection.execute(wanted)]
