"""Many games at once, on all cores, with the same outcome on every machine."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from joblib import Parallel, cpu_count, delayed
from joblib.externals.loky import get_reusable_executor

from seance.kernel.errors import SeanceError
from seance.kernel.game import Game
from seance.lab.census import Census, Notes
from seance.lab.kept import Batch, Kept, fingerprint
from seance.lab.play import Experiment, Outcome, find_game, play_batch, seat_bot
from seance.lab.report import Report

LARGEST_BATCH = 250
BATCHES_PER_WORKER = 4


def simulate(  # noqa: PLR0913  each is a plain choice of the caller's
    game_name: str,
    settings: dict[str, Any],
    seats: list[str],
    games: int,
    seed: int,
    workers: int = 0,
    *,
    progress: Callable[[int], None] | None = None,
    watch: str | None = None,
    notes: Notes | None = None,
    box: dict[str, Any] | None = None,
    keep: Path | None = None,
) -> Report:
    """Play ``games`` games among bots (``"bot:hints"``, one entry per seat) and report on them.

    ``workers=0`` uses all cores, ``workers=1`` stays in this process; the report is the same either way, for
    game ``i`` depends on ``(seed, i)`` only (see ``seance.lab.play.derive``). ``progress`` is told the number
    of games finished so far. ``watch`` names events to count: ``"*"`` or ``"boo-*, power-used"``; without
    it no tale is told, which is faster. ``notes`` are taken of each tale that is told. ``box`` is another box
    than the game comes with, as a record's ``box`` holds it. ``keep`` is a folder for the games that have
    been played: whoever breaks off and comes back with the same wish goes on from there.
    """
    game = find_game(game_name).with_box(box)
    wanted = _settings(game, settings, seats)
    experiment = Experiment(game_name, wanted, tuple(seats), seed, watch, notes, box)
    _check(game, experiment, games, workers)
    outcomes: list[Outcome] = []
    census = None if watch is None else Census(watch)
    for played, counted in _kept_and_new(experiment, games, workers, keep):
        outcomes += played
        if census is not None and counted is not None:
            census.add(counted)
        if progress is not None:
            progress(len(outcomes))
    return Report(experiment, game.rules_version, outcomes, census)


def _kept_and_new(experiment: Experiment, games: int, workers: int, folder: Path | None) -> Iterator[Batch]:
    """The batches that a folder has kept, then the others, each of which is kept as soon as it is played."""
    kept = None if folder is None else Kept(folder, experiment, fingerprint(experiment.game))
    done = 0
    for batch in [] if kept is None else kept.read():
        if done + len(batch[0]) > games:
            kept = None  # it has these games, in larger batches
            break
        done += len(batch[0])
        yield batch
    for batch in _batches(experiment, range(done, games), workers):
        if kept is not None:
            kept.add(batch)
        yield batch


def _settings(game: Game[Any], wanted: dict[str, Any], seats: list[str]) -> dict[str, Any]:
    """The settings in full; as many players as seats, unless the caller says otherwise."""
    return game.settings({"players": len(seats), **wanted})


def _check(game: Game[Any], experiment: Experiment, games: int, workers: int) -> None:
    players = experiment.settings["players"]
    if len(experiment.seats) != players:
        raise SeanceError(
            f"{game.title} with {players} players needs {players} seats, not {len(experiment.seats)}."
        )
    if games <= 0:
        raise SeanceError(f"At least one game must be played, not {games}.")
    if workers < 0:
        raise SeanceError(f"The number of workers cannot be {workers}; 0 means as many as there are cores.")
    if experiment.watch is not None and not Census(experiment.watch).patterns:
        raise SeanceError('Say which events to watch, such as "boo-*, power-used", or "*" for all of them.')
    for seat in experiment.seats:
        seat_bot(seat, game, 0)


def _batches(experiment: Experiment, games: range, workers: int) -> Iterable[Batch]:
    """The games in batches, in order, whoever plays them."""
    processes: int = workers or cpu_count()
    size = max(1, min(LARGEST_BATCH, len(games) // (processes * BATCHES_PER_WORKER)))
    parts = [games[start : start + size] for start in range(0, len(games), size)]
    if processes == 1:
        return (play_batch(experiment, part.start, part.stop) for part in parts)
    tasks = (delayed(play_batch)(experiment, part.start, part.stop) for part in parts)
    return _shared_out(tasks, processes)


def _shared_out(tasks: Iterable[Any], processes: int) -> Iterator[Batch]:
    """What several processes make of some tasks; whoever has seen enough leaves none of them behind."""
    try:
        with _deaf_to_interrupts():
            batches: Iterable[Batch] = Parallel(n_jobs=processes, return_as="generator")(tasks)
        yield from batches
    except KeyboardInterrupt:
        get_reusable_executor(reuse=True).shutdown(wait=True, kill_workers=True)
        raise


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes that are started meanwhile never hear Ctrl-C: we end them, and they print no traceback.

    They inherit that it is ignored; we ourselves hear it a moment later, for here it is blocked meanwhile,
    and what is blocked waits.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
