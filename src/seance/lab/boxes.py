"""What bots make of another box: how long a floor takes, and whether a card decides more than its share."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from seance.kernel.game import Game, Settings
from seance.kernel.tale import Event
from seance.lab.census import Census, Key
from seance.lab.simulate import simulate
from seance.lab.stats import Z95, Share, Spread

PLAYERS = 4
BOT = "bot:hints"
LENGTH = (7.0, 15.0)
"""Rounds of a floor, with what bots may differ from people by; nine to twelve are wanted of these."""
FAIR = 2.0
"""With no card do people win more than so many times as often as without any."""
OFTEN = 20
"""Fewer seats than that say nothing of a card."""


TURNS = "turns of a game"


class Verdict(NamedTuple):
    """What many games with a box have shown. ``cards`` are those told of often enough, the best first."""

    games: int
    rounds: float
    error: float
    cards: list[tuple[str, Share]]

    @property
    def long_enough(self) -> bool:
        """Whether a floor takes about as long as it should, as far as these games can tell."""
        low, high = LENGTH
        return low - self.error <= self.rounds <= high + self.error

    @property
    def deciding(self) -> list[tuple[str, Share]]:
        """The cards that surely decide more than their share."""
        return [(card, share) for card, share in self.cards if share.low > FAIR / PLAYERS]


def judge(
    game: Game[Any], games: int, seed: int, workers: int, progress: Callable[[int], None] | None = None
) -> Verdict:
    """Let bots play one floor with a box, again and again."""
    settings = {"players": PLAYERS, "ending": "1"}
    report = simulate(
        game.name,
        settings,
        [BOT] * PLAYERS,
        games,
        seed,
        workers,
        progress=progress,
        watch="*",
        notes=count_turns,
        box=game.box,
    )
    census = report.census
    assert census is not None
    turns = _turns(census)
    error = Z95 * turns.sd / math.sqrt(games) / PLAYERS
    return Verdict(games, turns.mean / PLAYERS, error, _cards(census))


def count_turns(_: Settings, tale: list[Event]) -> list[Key]:
    """How many turns a game had: a turn is told when it begins."""
    return [(TURNS, "", str(sum(event.name == "turn" for event in tale)))]


def _turns(census: Census) -> Spread:
    noted = [(int(value), games) for (name, _, value), games in census.games.items() if name == TURNS]
    return Spread([turns for turns, games in noted for _ in range(games)])


def _cards(census: Census) -> list[tuple[str, Share]]:
    found = [(card, census.winning_with(card)) for card, seats in census.users.items() if seats >= OFTEN]
    return sorted(found, key=lambda each: (-each[1].share, each[0]))
