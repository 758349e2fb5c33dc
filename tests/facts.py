"""Facts without their types, for tests that are about something else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from seance.kernel.data import EventData, Fact, Facts
from seance.kernel.facts import typed
from seance.kernel.tale import Event, sort_of
from seance.kernel.zone import ALL


def facts_of(event: EventData | None) -> Facts:
    """The facts of an event that was seen."""
    assert event is not None
    return event["facts"]


def bare(facts: Mapping[str, Fact | list[Fact] | None]) -> dict[str, Any]:
    """``{"seat": {"seat": 1}, "card": {"card": "bell"}}`` as ``{"seat": "1", "card": "bell"}``."""
    return {noun: None if fact is None else typed(fact)[1] for noun, fact in facts.items()}


def event(name: str, rule: str, facts: dict[str, Any], veils: dict[str, int], seen: int) -> Event:
    """An event from plain facts, without any rule having told it."""
    parts = [typed(fact) for fact in facts.values()]
    masks = tuple(veils.get(noun, ALL) for noun in facts)
    kinds = tuple(kind for kind, _ in parts)
    return Event(sort_of(name, rule, tuple(facts), kinds, masks, seen), [value for _, value in parts])
