"""Facts without their types, for tests that are about something else."""

from __future__ import annotations

from typing import Any

from seance.kernel.facts import Fact, typed
from seance.kernel.tale import Event, sort_of
from seance.kernel.zone import ALL


def bare(facts: dict[str, Fact]) -> dict[str, Any]:
    """``{"seat": {"seat": 1}, "card": {"card": "bell"}}`` as ``{"seat": "1", "card": "bell"}``."""
    return {noun: None if fact is None else typed(fact)[1] for noun, fact in facts.items()}


def event(name: str, rule: str, facts: dict[str, Any], veils: dict[str, int], seen: int) -> Event:
    """An event from plain facts, without any rule having told it."""
    parts = [typed(fact) for fact in facts.values()]
    masks = tuple(veils.get(noun, ALL) for noun in facts)
    kinds = tuple(kind for kind, _ in parts)
    return Event(sort_of(name, rule, tuple(facts), kinds, masks, seen), [value for _, value in parts])
