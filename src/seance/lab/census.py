"""Counting the tale: how often each thing happened, and to what, for any game.

An event is counted by its name, and once more by its name with each single fact: ``power-used`` with
``room=library`` and with ``seat=2``. A fact that is a list counts once for each member. Secrets are
counted too: the laboratory stands behind the table. Where an event names a ``seat``, those of later
winners are counted besides, so that "does playing this card win games?" has an answer; and where it names a
``target``, so has "does it cost those games on whom it is played?" Where all win or lose together that is no
question; then it counts in how many games something was told, and how many of these anybody won.

A seat that is named together with a card has had to do with it. How many of those have won says whether the
card decides more than its share, however often it was told of.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from typing import Any

from seance.kernel.facts import Value
from seance.kernel.game import Settings
from seance.kernel.tale import Event
from seance.kernel.things import CARD
from seance.lab.stats import Share

Key = tuple[str, str, str]
"""Name of the event, noun and value of one fact; both empty where the name alone is counted."""

Notes = Callable[[Settings, list[Event]], Iterable[Key]]
"""What follows from the tale of one game as a whole; counted like what is told, once for each game."""

SEAT = "seat"
TARGET = "target"


class Census:
    """Counts of events over many games; ``watch`` names those wanted: ``"*"``, or ``"boo-*, power-used"``."""

    def __init__(self, watch: str = "*") -> None:
        self.patterns = [part.strip() for part in watch.split(",") if part.strip()]
        self.told: Counter[Key] = Counter()
        self.by_winners: Counter[Key] = Counter()
        self.with_seat: Counter[Key] = Counter()
        self.at_winners: Counter[Key] = Counter()
        self.with_target: Counter[Key] = Counter()
        self.games: Counter[Key] = Counter()
        self.won: Counter[Key] = Counter()
        self.users: Counter[str] = Counter()
        self.winning: Counter[str] = Counter()
        self._wanted: dict[str, bool] = {}

    def count(self, tale: Iterable[Event], winners: list[int], notes: Iterable[Key] = ()) -> None:
        """Count the tale of one finished game, and what somebody has noted about it."""
        seen: set[Key] = set(notes)
        hands: set[tuple[int, str]] = set()
        for event in tale:
            if self._wants(event.name):
                seen.update(self._count_event(event, winners))
                hands.update(_hands(event))
        self.users.update(card for _, card in hands)
        self.winning.update(card for seat, card in hands if seat in winners)
        self.games.update(seen)
        if winners:
            self.won.update(seen)

    def add(self, other: Census) -> None:
        """Take in what another census counted."""
        for (_, mine), (_, others) in zip(self._counts(), other._counts(), strict=True):
            mine.update(others)

    def kept(self) -> dict[str, list[list[Any]]]:
        """All counts as plain data that a file can keep."""
        return {name: [[key, times] for key, times in counts.items()] for name, counts in self._counts()}

    def take_back(self, kept: dict[str, list[list[Any]]]) -> None:
        """Take in what a file has kept."""
        for name, counts in self._counts():
            for key, times in kept[name]:
                counts[tuple(key) if isinstance(key, list) else key] += times

    def _counts(self) -> list[tuple[str, Counter[Any]]]:
        return [(name, counts) for name, counts in vars(self).items() if isinstance(counts, Counter)]

    def winning_with(self, card: str) -> Share:
        """Of the seats that have had to do with a card, game by game, those that have won."""
        return Share(self.winning[card], self.users[card])

    def times(self, name: str, noun: str = "", value: Value = "") -> int:
        """How often an event was told, with some fact or altogether."""
        return self.told[name, noun, str(value)]

    def values(self, name: str, noun: str) -> dict[str, int]:
        """How often an event was told, by the value of one of its facts; in alphabetical order."""
        found = {key[2]: times for key, times in self.told.items() if key[:2] == (name, noun)}
        return dict(sorted(found.items()))

    def games_with(self, name: str, noun: str = "", value: Value = "") -> Share:
        """The games in which this was told or noted at all, and how many of them somebody won."""
        key = (name, noun, str(value))
        return Share(self.won[key], self.games[key])

    def names(self) -> dict[str, int]:
        """How often each event was told; in alphabetical order."""
        return dict(sorted((key[0], times) for key, times in self.told.items() if not key[1]))

    def winners_share(self, name: str, noun: str = "", value: Value = "") -> float | None:
        """The share of these events that came from a later winner; None where none names a seat."""
        key = (name, noun, str(value))
        return self.by_winners[key] / self.with_seat[key] if self.with_seat[key] else None

    def targets_share(self, name: str, noun: str = "", value: Value = "") -> float | None:
        """The share of these events that struck a later winner; None where none names a target."""
        key = (name, noun, str(value))
        return self.at_winners[key] / self.with_target[key] if self.with_target[key] else None

    def data(self) -> dict[str, Any]:
        """As plain data: ``{event: {"times": n, "facts": {noun: {value: n}}}}``."""
        out: dict[str, Any] = {name: {"times": times, "facts": {}} for name, times in self.names().items()}
        for (name, noun, value), times in sorted(self.told.items()):
            if noun:
                out[name]["facts"].setdefault(noun, {})[value] = times
        return out

    def _wants(self, name: str) -> bool:
        wanted = self._wanted.get(name)
        if wanted is None:
            wanted = any(fnmatchcase(name, pattern) for pattern in self.patterns)
            self._wanted[name] = wanted
        return wanted

    def _count_event(self, event: Event, winners: list[int]) -> list[Key]:
        keys = list(_keys(event))
        self.told.update(keys)
        if (seat := event.seat(SEAT)) is not None:
            self.with_seat.update(keys)
            if seat in winners:
                self.by_winners.update(keys)
        if (target := event.seat(TARGET)) is not None:
            self.with_target.update(keys)
            if target in winners:
                self.at_winners.update(keys)
        return keys


def _hands(event: Event) -> Iterable[tuple[int, str]]:
    """The seat of an event with every card that it names."""
    if (seat := event.seat(SEAT)) is None:
        return
    for kind, value in zip(event.sort.kinds, event.values, strict=True):
        if kind == CARD:
            yield from ((seat, str(each)) for each in (value if isinstance(value, list) else [value]))


def _keys(event: Event) -> Iterable[Key]:
    yield event.name, "", ""
    for noun, value in zip(event.sort.nouns, event.values, strict=True):
        if isinstance(value, list):
            yield from ((event.name, noun, each) for each in value)
        else:
            yield event.name, noun, str(value)
