"""Tables that cannot go on: each by itself, tried again later and later, until somebody has mended it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from seance.server.moments import now

SOON, LATE = 1.0, 60.0
"""Seconds until a table is tried again, at first and at most."""


class Case(Struct):
    """One table that cannot go on."""

    tries: int
    until: float
    why: str


class Ward:
    """All of them, in this process. A restart, with mended rules, begins with an empty one."""

    def __init__(self) -> None:
        self.cases: dict[str, Case] = {}

    def __len__(self) -> int:
        return len(self.cases)

    def __iter__(self) -> Iterator[str]:
        return iter(self.cases)

    def admit(self, table: str, why: str) -> None:
        """It failed, perhaps again: leave it alone for twice as long."""
        tries = self.cases[table].tries + 1 if table in self.cases else 0
        self.cases[table] = Case(tries, now() + min(LATE, SOON * 2.0 ** min(tries, 10)), why)

    def discharge(self, table: str) -> None:
        """It goes on."""
        self.cases.pop(table, None)

    def why(self, table: str) -> str:
        """What its people are told; nothing for a table that is well."""
        case = self.cases.get(table)
        return "" if case is None else case.why

    def wait(self, table: str) -> float:
        """Seconds until it may be tried again; none for a table that is well."""
        case = self.cases.get(table)
        return 0.0 if case is None else max(0.0, case.until - now())

    def due(self) -> list[str]:
        """Those that may be tried again now."""
        return [table for table in self.cases if not self.wait(table)]
