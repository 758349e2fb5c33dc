"""What the crowd sent, and what it was promised."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

Key = tuple[str, str, str]
"""Table, who, and the id that the browser gave its message."""


class Given(NamedTuple):
    """An answer that somebody sent."""

    seat: int
    answer: str | list[str]


@dataclass
class Ledger:
    """Every answer ever sent; by their keys those that were acknowledged, with their numbers, or refused."""

    sent: dict[Key, Given] = field(default_factory=dict)
    acknowledged: dict[Key, int] = field(default_factory=dict)
    refused: dict[Key, str] = field(default_factory=dict)
    contradictions: list[str] = field(default_factory=list)
    resent: int = 0
    lines: int = 0
    reconnections: int = 0

    def acknowledge(self, key: Key, number: int) -> None:
        if self.acknowledged.setdefault(key, number) != number or key in self.refused:
            self.contradictions.append(f"{key} is acknowledged as {number}, but was something else before")

    def refuse(self, key: Key, message: dict[str, Any]) -> None:
        self.refused[key] = message["error"]
        if key in self.acknowledged:
            self.contradictions.append(f"{key} is refused, but was acknowledged before: {message['error']}")
