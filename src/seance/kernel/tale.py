"""The tale that rules tell: what happened, by which rule, and who may know what of it."""

from __future__ import annotations

from collections.abc import Iterator

from mypy_extensions import mypyc_attr

from seance.kernel.data import EventData, Facts
from seance.kernel.facts import Value, plain
from seance.kernel.scroll import Row, Scroll
from seance.kernel.things import SEAT
from seance.kernel.zone import ALL, includes


@mypyc_attr(acyclic=True)
class Sort:
    """All that events of one sort have in common: everything but the facts' values.

    ``number`` is where it stands in this process's list of all sorts, and is written to no file.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        nouns: tuple[str, ...],
        kinds: tuple[str, ...],
        masks: tuple[int, ...],
        seen: int,
        number: int,
    ) -> None:
        self.number = number
        self.name = name
        self.rule = rule
        self.nouns = nouns
        self.kinds = kinds
        self.masks = masks
        self.seen = seen


_SORTS: dict[tuple[str, str, tuple[str, ...], tuple[str, ...], tuple[int, ...], int], Sort] = {}
_BY_NUMBER: list[Sort] = []


def sort_of(
    name: str, rule: str, nouns: tuple[str, ...], kinds: tuple[str, ...], masks: tuple[int, ...], seen: int
) -> Sort:
    """A game tells a few dozen sorts of events, thousands of times: one of each is kept."""
    key = (name, rule, nouns, kinds, masks, seen)
    found = _SORTS.get(key)
    if found is None:
        found = _SORTS[key] = Sort(name, rule, nouns, kinds, masks, seen, len(_BY_NUMBER))
        _BY_NUMBER.append(found)
    return found


@mypyc_attr(acyclic=True)
class Event:
    """One line of the tale.

    ``facts`` are nouns and what they stand for. ``veils`` names the facts that only some seats may know; to
    all others they are None. ``seen`` is the set of seats that learn of the event at all.
    """

    def __init__(self, sort: Sort, values: list[Value]) -> None:
        self.sort = sort
        self.values = values

    @property
    def name(self) -> str:
        return self.sort.name

    @property
    def rule(self) -> str:
        return self.sort.rule

    @property
    def seen(self) -> int:
        return self.sort.seen

    @property
    def facts(self) -> Facts:
        sort = self.sort
        return {
            noun: plain(kind, value)
            for noun, kind, value in zip(sort.nouns, sort.kinds, self.values, strict=True)
        }

    def seat(self, noun: str) -> int | None:
        """The seat that stands under a noun; None where nobody does."""
        for at, each in enumerate(self.sort.nouns):
            if each == noun and self.sort.kinds[at] == SEAT:
                value = self.values[at]
                assert isinstance(value, str)
                return int(value)
        return None

    @property
    def veils(self) -> dict[str, int]:
        return {
            noun: mask for noun, mask in zip(self.sort.nouns, self.sort.masks, strict=True) if mask != ALL
        }

    def seen_by(self, seat: int) -> EventData | None:
        """The event as plain data for one seat; None when it may not know that anything happened."""
        if not includes(self.seen, seat):
            return None
        facts = self.facts
        for noun, mask in self.veils.items():
            if not includes(mask, seat):
                facts[noun] = None
        return {"name": self.name, "rule": self.rule, "facts": facts, "private": self.seen != ALL}


@mypyc_attr(allow_interpreted_subclasses=True)
class Tale:
    """All events of a match in order.

    Only the number of the sort and the values are kept; an event is put together again when somebody listens.
    """

    def __init__(self) -> None:
        self._rows = Scroll()

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[Event]:
        return iter(self.since(0))

    def append(self, event: Event) -> None:
        """Tell one more event."""
        row: Row = [event.sort.number]
        row += event.values
        self._rows.append(row)

    def copy(self) -> Tale:
        """The same tale, to be told on in another way."""
        twin = Tale()
        twin._rows = self._rows.copy()
        return twin

    def since(self, told: int) -> list[Event]:
        """The events after the first ``told``."""
        return [Event(_BY_NUMBER[row[0]], row[1:]) for row in self._rows.part(told, len(self._rows))]

    def cut(self, told: int) -> None:
        """Forget all but the first ``told`` events."""
        self._rows.cut(told)
