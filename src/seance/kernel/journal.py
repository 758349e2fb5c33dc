"""The journal of a match: who answered what."""

from __future__ import annotations

from collections.abc import Iterator

from mypy_extensions import mypyc_attr

from seance.kernel.question import Answer
from seance.kernel.scroll import Scroll


@mypyc_attr(acyclic=True)
class JournalEntry:
    """One answer in the journal: whose, to which question, by key; and how long the tale was then."""

    def __init__(self, seat: int, name: str, answer: Answer, told: int) -> None:
        self.seat = seat
        self.name = name
        self.answer = answer
        self.told = told


class Journal:
    """All answers of a match in order: an entry is put together again when somebody reads it."""

    def __init__(self, entries: list[JournalEntry] | None = None) -> None:
        self._rows = Scroll()
        for entry in entries or ():
            self.append(entry)

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[JournalEntry]:
        return iter(self.part(0, len(self)))

    def append(self, entry: JournalEntry) -> None:
        """Write one more answer down."""
        self._rows.append([entry.seat, entry.name, entry.answer, entry.told])

    def copy(self) -> Journal:
        """The same answers, to be followed by others."""
        twin = Journal()
        twin._rows = self._rows.copy()
        return twin

    def last(self) -> JournalEntry:
        """The newest entry; there must be one."""
        return self.part(len(self) - 1, len(self))[0]

    def part(self, start: int, end: int) -> list[JournalEntry]:
        """The entries from ``start`` up to ``end``."""
        return [
            JournalEntry(seat, name, answer, told) for seat, name, answer, told in self._rows.part(start, end)
        ]

    def pop(self) -> JournalEntry:
        """Take the newest entry out again."""
        entry = self.last()
        self._rows.cut(len(self) - 1)
        return entry
