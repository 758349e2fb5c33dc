"""What the suite is run on: every game, every number of players, every setting."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from typing import Any

from seance.games import NAMES, load
from seance.kernel.game import Game, Settings
from seance.kernel.match import Match
from seance.kernel.rulebook import Rulebook, rulebook
from seance.kernel.words import Words
from tests.contract import mini
from tests.contract.endless import is_long, patient
from tests.contract.pairs import pairwise

RECORD = {*getattr(Game, "__mypyc_attrs__", ()), *getattr(mini.record(), "__dict__", ())} - {"__dict__"}
"""The fields of a record: a compiled class lists them, an interpreted one has a ``__dict__``."""


@dataclass(frozen=True)
class Kit:
    """A game with what it is judged by: its rules and its words. Of a ``long`` one, stretches are played."""

    game: Game[Any]
    rules: Rulebook
    words: Words
    long: bool = False


@dataclass(frozen=True)
class Case:
    """One variant of one game."""

    kit: Kit
    wanted: tuple[tuple[str, Any], ...] = ()

    @property
    def game(self) -> Game[Any]:
        return self.kit.game

    @property
    def settings(self) -> Settings:
        return self.game.settings(dict(self.wanted))

    @property
    def name(self) -> str:
        """The variant alone: ``players=3 version=beginner``."""
        return " ".join(f"{key}={value}" for key, value in self.wanted)

    @property
    def watched(self) -> Game[Any]:
        """The game, with rules that complain when they go on and on without a question."""
        return with_parts(self.game, turn=patient(self.game.turn))

    def match(self, seed: int) -> Match:
        return Match(self.watched, self.settings, seed)

    def __str__(self) -> str:
        return f"{self.game.name} {self.name}"


def thorough(count: float) -> int:
    """``count``, or as many times that as SEANCE_THOROUGH says."""
    return max(1, round(count * float(os.environ.get("SEANCE_THOROUGH", "1"))))


def share(count: int) -> int:
    """What is enough where a test is run compiled too: SEANCE_SHARE says how much of it is done here."""
    return thorough(count * float(os.environ.get("SEANCE_SHARE", "1")))


@cache
def kits() -> list[Kit]:
    """Every game there is, and the miniature one that shows what the suite can do."""
    return [mini_kit(), *[kit_of(load(name)) for name in NAMES]]


@cache
def kit_of(game: Game[Any]) -> Kit:
    """A game with its own rules and words."""
    return Kit(game, rulebook(game.name), Words(game), is_long(game))


def with_parts(game: Game[Any], **parts: Any) -> Game[Any]:
    """A game with some parts of its record replaced; a compiled record cannot begin empty."""
    twin: Game[Any] = mini.record()
    for name in RECORD:
        setattr(twin, name, parts.get(name, getattr(game, name)))
    return twin


def mini_kit(**parts: Any) -> Kit:
    """The miniature game, with some of its parts replaced."""
    game = mini.record(**parts)
    return Kit(game, mini.rulebook(), mini.texts(game))


def variants(kit: Kit) -> list[Case]:
    """All numbers of players with the defaults; the fewest and the most with every other choice as well.

    Where SEANCE_THOROUGH asks for more, every number of players gets every choice. Of a long game, those
    that have every pair of choices among them.
    """
    if kit.long:
        return [Case(kit, row) for row in pairwise(kit.game.choices)]
    others = [setting for setting in kit.game.choices if setting.key != "players"]
    changes = [
        (setting.key, value) for setting in others for value in setting.choices if value != setting.default
    ]
    counts = kit.game.players()
    some = counts if thorough(1) > 1 else sorted({counts[0], counts[-1]})
    plain = [Case(kit, (("players", count),)) for count in counts]
    return plain + [Case(kit, (("players", count), change)) for count in some for change in changes]


@cache
def cases() -> list[Case]:
    """Every variant of every game; of a long one, as many as SEANCE_SHARE says."""
    return [case for kit in kits() for case in some_variants(kit)]


def some_variants(kit: Kit) -> list[Case]:
    """All variants; the first of a long game, which have most of the pairs, where only a share is played."""
    every = variants(kit)
    return every[: share(len(every))] if kit.long else every
