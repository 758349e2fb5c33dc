"""One game, and a batch of games: the part of the laboratory that runs in worker processes.

Everything random in game number ``i`` of a simulation comes from ``derive(seed, i, …)``, so a game plays
out the same whichever process plays it, in whatever company.
"""

from __future__ import annotations

import math
from functools import partial
from hashlib import blake2b
from importlib import import_module
from typing import Any, NamedTuple

from seance import bots, games
from seance.bots import Bot
from seance.kernel.errors import SeanceError, UnknownName
from seance.kernel.game import Game, Result, Settings
from seance.kernel.run import Run
from seance.kernel.tale import Tale
from seance.lab.census import Census, Notes

LONGEST = 1_000_000
"""No game of ours asks that often; one that does is caught in a circle."""
BOT = "bot:"
CARELESS = "hints~"


class Experiment(NamedTuple):
    """What is simulated; names only, so that it travels to other processes (a function travels as one).

    ``box`` is another box than the game comes with, as plain data.
    """

    game: str
    settings: Settings
    seats: tuple[str, ...]
    seed: int
    watch: str | None
    notes: Notes | None = None
    box: dict[str, Any] | None = None


class Outcome(NamedTuple):
    """What is kept of one game. ``first`` is the seat that was asked first."""

    winners: list[int]
    first: int
    chapters: int
    decisions: int
    totals: list[int]
    lines: list[list[tuple[str, int]]]
    why: str


def derive(seed: int, index: int, use: str) -> int:
    """A 96-bit seed for one use (``"game"``, ``"bot 0"``, ``"bot 1"`` …) in game ``index`` of a simulation.

    It is the BLAKE2b hash of the text ``seance lab:<seed>:<index>:<use>``, read as a big-endian number.
    """
    text = f"seance lab:{seed}:{index}:{use}"
    return int.from_bytes(blake2b(text.encode(), digest_size=12).digest(), "big")


def find_game(name: str) -> Game[Any]:
    """One of our games by name, or anybody's game as ``module:RECORD``."""
    module, colon, record = name.partition(":")
    if not colon:
        return games.load(name)
    try:
        game = getattr(import_module(module), record, None)
    except ImportError as error:
        raise SeanceError(f"The game {name!r} cannot be imported: {error}.") from error
    if not isinstance(game, Game):
        raise SeanceError(f"{module} has no game record called {record!r}.")
    return game


def seat_bot(seat: str, game: Game[Any], seed: int) -> Bot:
    """The bot for a seat such as ``bot:hints``, or ``bot:hints~3`` for one that is so careless about them."""
    kind = seat.removeprefix(BOT)
    if kind == seat:
        known = [BOT + each for each in bots.KINDS]
        raise UnknownName("player for a simulation", seat, known)
    if kind.startswith(CARELESS):
        return bots.HintsBot(game, seed, _spread(seat, kind.removeprefix(CARELESS)))
    return bots.make(kind, game, seed)


def _spread(seat: str, written: str) -> float:
    try:
        spread = float(written)
    except ValueError:
        spread = 0.0
    if not 0 < spread < math.inf:
        raise SeanceError(f"{seat!r}: how careless a bot is, is a number above 0, as in 'bot:hints~3'.")
    return spread


def play_batch(experiment: Experiment, start: int, stop: int) -> tuple[list[Outcome], Census | None]:
    """Play the games from ``start`` to ``stop - 1``, in order."""
    game = find_game(experiment.game).with_box(experiment.box)
    census = None if experiment.watch is None else Census(experiment.watch)
    return [play_game(experiment, game, index, census) for index in range(start, stop)], census


def play_game(experiment: Experiment, game: Game[Any], index: int, census: Census | None) -> Outcome:
    """Play one game to its end; an error in it says which game it was."""
    try:
        return _play(experiment, game, index, census)
    except Exception as error:
        seed = derive(experiment.seed, index, "game")
        raise SeanceError(
            f"Game {index} of {experiment.game} (its own seed is {seed}) broke: "
            f"{type(error).__name__}: {error}"
        ) from error


def _play(experiment: Experiment, game: Game[Any], index: int, census: Census | None) -> Outcome:
    players = [
        seat_bot(seat, game, derive(experiment.seed, index, f"bot {n}"))
        for n, seat in enumerate(experiment.seats)
    ]
    tale = None if census is None else Tale()
    run = Run.start(game, experiment.settings, derive(experiment.seed, index, "game"), keep=False, tale=tale)
    first = run.question.seat if run.question is not None else 0
    decisions = _answer_all(game, run, players)
    result: Result = game.result(run.state)
    if census is not None and tale is not None:
        events = list(tale)
        notes = experiment.notes(experiment.settings, events) if experiment.notes is not None else ()
        census.count(events, result.winners, notes)
    return _outcome(result, first, run.state.chapter, decisions)


def _answer_all(game: Game[Any], run: Run, players: list[Bot]) -> int:
    """Answer until the game is over; how many answers that took."""
    state = run.state
    view, glance = partial(game.view, state), partial(game.glance, state)
    decisions = 0
    while (question := run.question) is not None:
        at = 0 if run.together is None else run.asked.index(question)
        run.answer(bots.ask(players[question.seat], question, view, glance), at)
        decisions += 1
        if decisions > LONGEST:
            raise SeanceError(f"it is not over after {LONGEST} decisions.")
    return decisions


def _outcome(result: Result, first: int, chapters: int, decisions: int) -> Outcome:
    scores = sorted(result.scores, key=lambda score: score.seat)
    return Outcome(
        winners=list(result.winners),
        first=first,
        chapters=chapters,
        decisions=decisions,
        totals=[score.total for score in scores],
        lines=[[(name, points) for name, _, points in score.lines] for score in scores],
        why=result.why or result.rule,
    )
