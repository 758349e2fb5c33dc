"""From rows to a match, and back: what is stored of a match and how it comes to life again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from sys import intern

from msgspec import Struct

from seance.kernel.errors import Diverged
from seance.kernel.journal import JournalEntry
from seance.kernel.match import Match
from seance.kernel.save import FORMAT, SCHEMA, SavedAnswer, SavedEvent, SavedMatch, load, saved_event
from seance.kernel.snapshot import dump
from seance.kernel.tale import Event
from seance.server.boxes import game_of, plain_settings
from seance.server.records import AnswerRow, ChapterRow, TableRow

_LOADER = ThreadPoolExecutor(1, thread_name_prefix="load")
"""One thread, because each that allocates keeps memory of its own."""


class Rows(Struct):
    """All that is stored of one match, up to some answer."""

    table: TableRow
    chapter: ChapterRow
    answers: list[AnswerRow]


def revive(rows: Rows) -> Match:
    """The match where it was left. It goes on from the last chapter, whatever the rules were before.

    Diverged, with the number of the first answer that no longer fits, when the rules of the chapter in
    progress have changed under it.
    """
    game = game_of(rows.table)
    events = [event for row in rows.answers for event in row.events]
    return load(
        game,
        SavedMatch(
            format=FORMAT,
            schema=SCHEMA,
            game=game.name,
            rules_version=rows.chapter.rules_version,
            settings=plain_settings(rows.table),
            seed=rows.table.seed,
            journal=[_saved_answer(row) for row in rows.answers],
            tale=[_shared(event) for event in [*rows.table.prologue, *events]],
            chapter_answers=rows.chapter.answers,
            chapter_told=rows.chapter.told,
            chapter_state=rows.chapter.state,
        ),
    )


async def revived(rows: Rows) -> Match:
    """The same, without holding anybody up meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(_LOADER, revive, rows)


def go_on(match: Match, answers: list[AnswerRow]) -> None:
    """Give the answers that another process has stored meanwhile."""
    match.replay([JournalEntry(row.seat, row.question, row.answer, row.told) for row in answers])


def last_fitting(rows: Rows, diverged: Diverged) -> int:
    """How many answers may stay when the rules of the chapter in progress have changed."""
    return max(rows.chapter.answers, diverged.at - 1)


def last_answer(match: Match, table: str, by: str, at: float) -> AnswerRow:
    """The answer that was just given, with what was told because of it."""
    entry = match.journal.last()
    return AnswerRow(
        table=table,
        number=match.number,
        seat=entry.seat,
        question=entry.name,
        answer=entry.answer,
        told=entry.told,
        events=saved_events(match.tale.since(entry.told)),
        by=by,
        at=at,
    )


def chapter_row(match: Match, table: str) -> ChapterRow:
    """The chapter in progress as it began."""
    chapter = match.run.chapter
    assert chapter is not None
    return ChapterRow(
        table=table,
        answers=match.number - len(chapter.steps),
        told=chapter.told,
        rules_version=match.game.rules_version,
        state=dump(chapter.base),
    )


def saved_events(events: Iterable[Event]) -> list[SavedEvent]:
    """A stretch of the tale as it is stored, secrets included."""
    return [saved_event(event) for event in events]


def new_match(row: TableRow, seed: int) -> Match:
    """A match at its first question, with dice that nobody can read ahead."""
    game = game_of(row)
    return Match(game, game.settings(plain_settings(row)), seed, sealed=True)


def _saved_answer(row: AnswerRow) -> SavedAnswer:
    answer = intern(row.answer) if isinstance(row.answer, str) else row.answer
    return SavedAnswer(row.seat, intern(row.question), answer, row.told)


def _shared(event: SavedEvent) -> SavedEvent:
    """The same few words stand in every tale; keep one of each in memory."""
    facts = {intern(noun): intern(v) if isinstance(v, str) else v for noun, v in event.facts.items()}
    kinds = [intern(kind) for kind in event.kinds]
    return SavedEvent(intern(event.name), intern(event.rule), facts, event.veils, event.seen, kinds)
