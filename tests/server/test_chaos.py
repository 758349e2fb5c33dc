"""``kill -9``, again and again: nothing that was acknowledged is lost, nothing is stored twice.

SEANCE_CHAOS says how often (20 in the usual run, 200 now and then).
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from seance.kernel.journal import JournalEntry
from seance.server.journal import new_match
from seance.server.run import bind
from tests.server.chaos import Ledger, Victim, havoc
from tests.server.kit import file, quick

KILLS = int(os.environ.get("SEANCE_CHAOS", "20"))


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    free = bind("127.0.0.1", 0)
    port = free.getsockname()[1]
    free.close()
    ledger = asyncio.run(havoc([Victim(quick(file(tmp_path)), port)], KILLS, tables=4))
    with sqlite3.connect(tmp_path / "tables.db") as database:
        stored = check(ledger, database)
    database.close()
    print(  # noqa: T201 -- the figures, for whoever runs it with -s
        f"{KILLS} kills, {ledger.sent} answers sent, {ledger.resent} sent again, "
        f"{len(ledger.acknowledged)} acknowledged, {stored} stored, {len(ledger.refused)} refused"
    )


def check(ledger: Ledger, database: sqlite3.Connection) -> int:
    """Hold the promises against the database; how many answers it has."""
    assert len(ledger.acknowledged) > KILLS
    assert ledger.contradicted == []
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    promised = _promised(database)
    for (table, label), (number, seat, answer) in ledger.acknowledged.items():
        assert promised[table, label] == number, "an acknowledged answer is lost"
        found = database.execute(
            'SELECT seat, answer FROM answers WHERE "table" = ? AND number = ?', (table, number)
        ).fetchone()
        assert found == (seat, msgspec.json.encode(answer).decode())
    for table, settings, seed in database.execute("SELECT id, settings, seed FROM tables"):
        if seed:
            _check_table(database, table, msgspec.json.decode(settings), int(seed))
    # Who can only pass is passed by the server; every other answer came from a player, under an id.
    count: int = database.execute("SELECT count(*) FROM answers WHERE by = 'player'").fetchone()[0]
    assert count == len(promised), "an answer is stored twice"
    return count


def _promised(database: sqlite3.Connection) -> dict[tuple[str, str], int]:
    rows = database.execute('SELECT "table", id, number FROM sent').fetchall()
    promised = {(table, label): number for table, label, number in rows}
    assert len(set(zip([row[0] for row in rows], promised.values(), strict=True))) == len(rows)
    return promised


def _check_table(database: sqlite3.Connection, table: str, settings: dict[str, Any], seed: int) -> None:
    """The answers have no gap, and are a match that can be played."""
    rows = database.execute(
        'SELECT number, seat, question, answer, told FROM answers WHERE "table" = ? ORDER BY number', (table,)
    ).fetchall()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    match = new_match("haunt_the_house", settings, seed)
    match.replay(
        [JournalEntry(seat, name, msgspec.json.decode(answer), told) for _, seat, name, answer, told in rows]
    )
