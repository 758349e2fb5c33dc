"""The journal of a match: who answered what."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from sys import intern

from mypy_extensions import mypyc_attr

from seance.kernel.question import Answer


@mypyc_attr(acyclic=True)
class JournalEntry:
    """One answer in the journal: whose, to which question, by key; and how long the tale was then."""

    def __init__(self, seat: int, name: str, answer: Answer, told: int) -> None:
        self.seat = seat
        self.name = name
        self.answer = answer
        self.told = told


def _shared(answer: Answer) -> Answer:
    """The same few keys come again and again; keep one of each in memory."""
    return intern(answer) if isinstance(answer, str) else answer


class Journal:
    """All answers of a match in order, kept in columns: an entry is made when somebody reads it."""

    def __init__(self, entries: list[JournalEntry] | None = None) -> None:
        self._seats = array("b")
        self._names: list[str] = []
        self._answers: list[Answer] = []
        self._told = array("l")
        for entry in entries or ():
            self.append(entry)

    def __len__(self) -> int:
        return len(self._names)

    def __iter__(self) -> Iterator[JournalEntry]:
        return iter(self.part(0, len(self)))

    def append(self, entry: JournalEntry) -> None:
        """Write one more answer down."""
        self._seats.append(entry.seat)
        self._names.append(entry.name)
        self._answers.append(_shared(entry.answer))
        self._told.append(entry.told)

    def extend(self, other: Journal) -> None:
        """Write down all that stands in another journal."""
        self._seats.extend(other._seats)
        self._names.extend(other._names)
        self._answers.extend(other._answers)
        self._told.extend(other._told)

    def last(self) -> JournalEntry:
        """The newest entry; there must be one."""
        return self._entry(len(self) - 1)

    def part(self, start: int, end: int) -> list[JournalEntry]:
        """The entries from ``start`` up to ``end``."""
        return [self._entry(at) for at in range(start, end)]

    def pop(self) -> JournalEntry:
        """Take the newest entry out again."""
        entry = self.last()
        self._seats.pop()
        self._names.pop()
        self._answers.pop()
        self._told.pop()
        return entry

    def _entry(self, at: int) -> JournalEntry:
        return JournalEntry(self._seats[at], self._names[at], self._answers[at], self._told[at])
