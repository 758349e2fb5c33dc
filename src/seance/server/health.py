"""Whether the server is fit to work: storage takes what is written, and holds what was."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from seance.server.logs import log
from seance.server.moments import now
from seance.server.storage import Store

FRESH, CHECKUP = 1.0, 600.0
"""Seconds for which a finding holds: that storage takes a write, that it is not damaged."""
PATIENCE = 5.0
"""Seconds that storage may take for a write of one number."""
CANNOT_WRITE = "Storage does not take what is written: it is out of reach, or its disk is full."
DAMAGED = "The database is damaged; restore a copy of it."


class Doctor:
    """Looks at storage when somebody asks, but not more often than makes sense."""

    def __init__(self, store: Store, checkup: float = CHECKUP) -> None:
        self.store = store
        self.checkup = checkup
        self.looking = asyncio.Lock()
        self.written = self.read = float("-inf")
        self.cannot_write = self.damaged = False

    async def findings(self) -> list[str]:
        """What is wrong, in sentences for the operator."""
        async with self.looking:
            if now() - self.written > FRESH:
                self.cannot_write = not await self._takes_writes()
                self.written = now()
            if now() - self.read > self.checkup:
                self.damaged = await self._is_damaged()
                self.read = now()
        return [CANNOT_WRITE] * self.cannot_write + [DAMAGED] * self.damaged

    async def _takes_writes(self) -> bool:
        try:
            await asyncio.wait_for(self.store.beat(), PATIENCE)
        except Exception:  # noqa: BLE001 -- logged; that is the finding
            log.exception("storage does not take a write")
            return False
        return True

    async def _is_damaged(self) -> bool:
        """PostgreSQL looks after its own pages; an SQLite file is read through, in a thread."""
        if self.store.file is None:
            return False
        wrong = await asyncio.to_thread(_wrong, self.store.file)
        if wrong:
            log.error("the database is damaged", extra={"found": wrong})
        return bool(wrong)


def _wrong(path: Path) -> str:
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
            found = str(database.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.Error as error:
        return str(error)
    return "" if found == "ok" else found
