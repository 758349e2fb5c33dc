"""The tale and the journal are kept packed; whoever reads them must not notice."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from seance.kernel.data import Fact
from seance.kernel.journal import Journal, JournalEntry
from seance.kernel.tale import Event, Tale
from seance.kernel.zone import ALL, NOBODY
from tests.facts import event as told_event

FACTS: st.SearchStrategy[Fact | list[Fact]] = st.one_of(
    st.text(max_size=5), st.integers(), st.lists(st.text(max_size=3), max_size=3)
)
EVENTS = st.builds(
    told_event,
    st.sampled_from(["knocks", "enters"]),
    st.sampled_from(["X-1", "X-2"]),
    st.dictionaries(st.sampled_from(["seat", "room", "card"]), FACTS),
    st.dictionaries(st.sampled_from(["room", "card"]), st.sampled_from([NOBODY, 1, 2])),
    st.sampled_from([ALL, 1, 2]),
)
ENTRIES = st.builds(
    JournalEntry,
    st.integers(0, 7),
    st.sampled_from(["move", "open"]),
    st.one_of(st.text(max_size=5), st.lists(st.text(max_size=3), max_size=3)),
    st.integers(0, 10_000),
)


def told(events: list[Event]) -> list[object]:
    return [(event.name, event.rule, event.facts, event.veils, event.seen) for event in events]


def written(entries: list[JournalEntry]) -> list[object]:
    return [(entry.seat, entry.name, entry.answer, entry.told) for entry in entries]


def tale_of(events: list[Event]) -> Tale:
    tale = Tale()
    for event in events:
        tale.append(event)
    return tale


@given(st.lists(EVENTS, max_size=8), st.integers(0, 9))
def test_a_tale_tells_what_it_was_told(events: list[Event], since: int) -> None:
    tale = tale_of(events)
    assert len(tale) == len(events)
    assert told(list(tale)) == told(events)
    assert told(tale.since(since)) == told(events[since:])


@given(st.lists(EVENTS, max_size=8), st.integers(0, 9), EVENTS)
def test_a_tale_that_was_cut_goes_on_from_there(events: list[Event], keep: int, more: Event) -> None:
    tale = tale_of(events)
    tale.cut(keep)
    tale.append(more)
    assert told(list(tale)) == told([*events[:keep], more])


@given(st.lists(EVENTS, max_size=5), EVENTS)
def test_a_copy_of_a_tale_goes_its_own_way(events: list[Event], more: Event) -> None:
    tale = tale_of(events)
    twin = tale.copy()
    twin.append(more)
    assert told(list(twin)) == told([*events, more])
    twin.cut(0)
    assert told(list(tale)) == told(events)


def test_a_veil_hides_a_fact_and_a_whisper_the_event() -> None:
    tale = tale_of([told_event("draws", "X-1", {"seat": "anna", "card": "wolf"}, {"card": 1}, ALL)])
    tale.append(told_event("looks", "X-2", {"card": "owl"}, {}, 2))
    draws, looks = tale
    assert draws.seen_by(1) == {
        "name": "draws",
        "rule": "X-1",
        "facts": {"seat": "anna", "card": None},
        "private": False,
    }
    shown = draws.seen_by(0)
    assert shown is not None
    assert shown["facts"] == {"seat": "anna", "card": "wolf"}
    assert looks.seen_by(0) is None
    assert looks.seen_by(1) == {"name": "looks", "rule": "X-2", "facts": {"card": "owl"}, "private": True}


@given(st.lists(ENTRIES, max_size=8), st.integers(0, 8), st.integers(0, 8))
def test_a_journal_holds_what_was_written(entries: list[JournalEntry], start: int, end: int) -> None:
    journal = Journal(entries)
    end = min(end, len(entries))
    assert len(journal) == len(entries)
    assert written(list(journal)) == written(entries)
    assert written(journal.part(start, end)) == written(entries[start:end])


@given(st.lists(ENTRIES, min_size=1, max_size=8), ENTRIES)
def test_a_journal_loses_its_last_entry_only(entries: list[JournalEntry], more: JournalEntry) -> None:
    journal = Journal(entries)
    assert written([journal.last(), journal.pop()]) == written([entries[-1]] * 2)
    twin = journal.copy()
    twin.append(more)
    assert written(list(twin)) == written([*entries[:-1], more])
    assert written(list(journal)) == written(entries[:-1])
