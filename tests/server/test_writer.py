"""Writes that come together on their way to the disk."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, event, text

from seance.server.writer import Grouped

LONG, SHORT = 1.0, 0.05
"""Seconds between two transactions, and between two writes that come soon after the first."""


def make(connection: Connection) -> None:
    connection.execute(text("CREATE TABLE kept (number INTEGER)"))


def add(connection: Connection) -> int:
    connection.execute(text("INSERT INTO kept VALUES (1)"))
    return int(connection.execute(text("SELECT count(*) FROM kept")).scalar_one())


async def commits(file: Path, spacing: float) -> int:
    """How many transactions two writes take that come one by one, soon after another one."""
    engine, made = create_engine(f"sqlite:///{file}"), list[object]()
    writer = Grouped(engine, spacing)
    await writer.write(make)
    event.listen(engine, "commit", made.append)
    first = asyncio.create_task(writer.write(add))
    await asyncio.sleep(SHORT)
    assert (await writer.write(add), await first) == (2, 1)
    await writer.close()
    return len(made)


@pytest.mark.parametrize(("spacing", "transactions"), [(LONG, 1), (0.0, 2)])
def test_writes_soon_after_a_transaction_share_the_next(
    tmp_path: Path, spacing: float, transactions: int
) -> None:
    assert asyncio.run(commits(tmp_path / "tables.db", spacing)) == transactions
