"""Long lists that only grow and shrink at their end, and of which mostly the end is read.

A match gives thousands of answers and tells thousands of events, and a server keeps hundreds of matches. So
all but the newest rows are rolled up: packed, page by page, into a fraction of the memory.
"""

from __future__ import annotations

import json
import zlib
from typing import Any, Final

PAGE: Final = 64
"""Rows to a page: long enough to pack well, short enough to be read for the sake of one row."""

WRITER: Final = json.JSONEncoder(separators=(",", ":"), check_circular=False)

Row = list[Any]
"""Plain data: numbers, texts, and lists of texts."""


class Scroll:
    """Rows of plain data in order. Whoever reads them must not change them."""

    def __init__(self) -> None:
        self._rolled: list[bytes] = []
        self._open: list[Row] = []

    def __len__(self) -> int:
        return len(self._rolled) * PAGE + len(self._open)

    def copy(self) -> Scroll:
        """A scroll of its own; what is written is never changed, so copies share it."""
        twin = Scroll()
        twin._rolled = self._rolled[:]
        twin._open = self._open[:]
        return twin

    def append(self, row: Row) -> None:
        """Write one more row; a page that is full by then is rolled up."""
        if len(self._open) == PAGE:
            self._rolled.append(_roll(self._open))
            self._open = []
        self._open.append(row)

    def part(self, start: int, end: int) -> list[Row]:
        """The rows from ``start`` up to ``end``."""
        first = min(start // PAGE, len(self._rolled))
        rows: list[Row] = []
        for page in self._rolled[first : (end + PAGE - 1) // PAGE]:
            rows += _unroll(page)
        rows += self._open
        return rows[start - first * PAGE : max(0, end - first * PAGE)]

    def cut(self, length: int) -> None:
        """Forget all but the first ``length`` rows."""
        page = min(length // PAGE, len(self._rolled))
        if page < len(self._rolled):
            self._open = _unroll(self._rolled[page])
            del self._rolled[page:]
        del self._open[length - page * PAGE :]


def _roll(rows: list[Row]) -> bytes:
    return zlib.compress(WRITER.encode(rows).encode())


def _unroll(page: bytes) -> list[Row]:
    rows: list[Row] = json.loads(zlib.decompress(page))
    return rows
