# not compiled: used where sentences are made
"""Facts on their way into sentences. Light to import: storytellers name players and cards with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from seance.kernel.data import Fact
from seance.kernel.facts import typed
from seance.kernel.things import CARD, SEAT, WORD


@dataclass(frozen=True)
class Ref:
    """Somebody, a card or a word of the game's own, on the way to being put into words."""

    kind: str
    key: str

    @staticmethod
    def seat(number: int) -> Ref:
        return Ref(SEAT, str(number))

    @staticmethod
    def card(key: str) -> Ref:
        return Ref(CARD, key)


Telling = int | str | Ref | list[Any]
"""What sentences are made of. A text is said as it stands: it is never taken for a name or a key."""


def read(facts: Mapping[str, Fact | list[Fact] | None]) -> dict[str, Any]:
    """Facts as plain data made ready for telling; those that are veiled are left out."""
    return {noun: _telling(fact) for noun, fact in facts.items() if fact is not None}


def _telling(fact: Fact | list[Fact]) -> Any:
    if isinstance(fact, list):
        return [_telling(each) for each in fact]
    kind, value = typed(fact)
    return Ref(kind, str(value)) if kind in {SEAT, CARD, WORD} else value
