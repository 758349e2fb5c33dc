"""A game that never ends says so soon, and in words: what comes back, what is asked, what still changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from types import coroutine
from typing import Any

from seance.kernel.dice import Dice
from seance.kernel.game import Game
from seance.kernel.match import Match
from seance.kernel.run import Run
from seance.kernel.snapshot import NOT_WRITTEN, fields_of
from seance.kernel.state import State
from seance.kernel.things import Card, Thing
from tests.contract.anatomy import differences

EARLY = 300
"""So many answers in, somebody begins to look at the clock …"""
EVERY = 7
"""… and looks again after so many."""
OFTEN = 50
"""One position so often, and nothing will ever come of it."""
TOO_LONG = 10_000
"""No game asks this many questions, however badly it is played."""
LATE = 200
"""Before a complaint, so many answers are watched closely."""
SILENT = 500
"""So many turns in a row that ask nobody anything, and nobody will ever be asked again."""
LONG = 1_000
"""A game is long if two of three matches ask more questions than so many."""

Turn = Callable[[Any], Coroutine[Any, Any, None]]


def patient(turn: Turn) -> Turn:
    """The same rules, but they complain when they go on and on without a question: nobody else could."""
    silent = 0

    def listened(s: Any) -> Generator[Any, Any, None]:
        nonlocal silent
        silent += 1
        assert silent < SILENT, (
            f"no end: in turn {s.chapter}, {SILENT} turns in a row have asked nobody anything"
        )
        rules, value = turn(s), None
        while True:
            try:
                asked = rules.send(value)
            except StopIteration:
                return
            silent = 0
            value = yield asked

    return coroutine(listened)


def is_long(game: Game[Any]) -> bool:
    """Whether matches of random play, with the settings it has by itself, go on for longer than others."""
    return sum(_asks_on(game, seed) for seed in range(3)) >= 2


def _asks_on(game: Game[Any], seed: int) -> bool:
    """Whether a match is not over after so many answers; one that breaks down is short, and will be found."""
    dice, given = Dice(seed), 0
    with suppress(Exception):
        run = Run.start(game, game.settings({}), seed, keep=False)
        while run.question is not None and given <= LONG:
            run.answer(run.question.random(dice))
            given += 1
    return given > LONG


class Clock:
    """Watches one match for its end."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seen: Counter[object] = Counter()
        self.lain: set[object] = set()
        self.before: State | None = None
        self.changes: Counter[str] = Counter()

    def look(self) -> None:
        """Complain when the match goes round in circles, or on and on."""
        number = self.match.number
        if number < EARLY or number % EVERY:
            return
        position = self._position()
        self.seen[position] += 1
        if self.seen[position] > OFTEN // 2 or number > TOO_LONG - LATE:
            self._watch()
        assert self.seen[position] < OFTEN, f"{self._so_far()} The same position came back {OFTEN} times."
        assert number < TOO_LONG, f"{self._so_far()} No position came back so far."

    def _position(self) -> object:
        """How the cards lie; where they have lain so before, all the rest too, which takes longer to see."""
        state = self.match.run.state
        cards = tuple([tuple(zone.cards) for zone in self.match.game.zones(state)])
        if cards in self.lain:
            return essence(state)
        self.lain.add(cards)
        return cards

    def _watch(self) -> None:
        """Note what still changes."""
        if self.before is not None:
            fields = set(differences(self.before, self.match.run.state))
            self.changes.update(field for field in fields if not field.startswith("Dice."))
        self.before = self.match.game.copy(self.match.run.state)

    def _so_far(self) -> str:
        """How long it took, what was answered of late, and what it changed."""
        match = self.match
        last = match.journal.part(match.number - LATE, match.number)
        answers = Counter(f"{entry.answer!r} to {entry.name!r}" for entry in last)
        return (
            f"no end: {match.number} answers, turn {match.run.state.chapter}, and the match is not over. "
            f"The last {LATE} answers were {_the_most(answers)}. "
            f"All that they still change: {_the_most(self.changes)}."
        )


def _the_most(counts: Counter[str]) -> str:
    names = ", ".join([what for what, _ in counts.most_common(5)]) or "nothing"
    return f"{names} and {len(counts) - 5} more" if len(counts) > 5 else names


def essence(thing: object) -> object:
    """A state without its dice and its numbers, which always change: where the cards lie, and what is so."""
    kind = type(thing)
    if kind is str or isinstance(thing, Card):
        return thing  # cards are printed once, and lie in every copy of a state
    if isinstance(thing, (list, tuple)):
        return tuple([each if isinstance(each, Card) else essence(each) for each in thing])
    if isinstance(thing, dict):
        return tuple([(essence(key), essence(value)) for key, value in thing.items()])
    if isinstance(thing, Thing):
        return tuple([essence(getattr(thing, name)) for name in fields_of(thing) if name not in LEFT_OUT])
    return None if kind is int or kind is float else thing


LEFT_OUT = {*NOT_WRITTEN, "dice"}
