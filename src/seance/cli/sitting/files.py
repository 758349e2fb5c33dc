"""Saved matches on disk."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from seance.kernel.errors import BadSave, BadSettings, UnknownName

if TYPE_CHECKING:
    from seance.kernel.game import Game
    from seance.kernel.match import Match
    from seance.kernel.save import SavedMatch

NO_SENSE = (
    "The position in {} makes no sense to the rules: something in it is missing, or is not of its kind. "
    "If nobody has changed that file, this is a fault of Séance."
)


def read_match(path: Path) -> tuple[Game[Any], SavedMatch]:
    """A saved match and the game it is of; BadSave says what is wrong with it."""
    from seance.games import load
    from seance.kernel.save import read, with_its_box

    with sense_of(path):
        saved = read(path.read_bytes())
    try:
        game = with_its_box(load(saved.game), saved)
        settings = game.settings(saved.settings)
    except (BadSettings, UnknownName) as unknown:
        raise BadSave(f"This match cannot be read here. {unknown}") from unknown
    if len(saved.names) != settings["players"]:
        saved.names = list(game.seat_names[: settings["players"]])
    return game, saved


@contextmanager
def sense_of(path: Path) -> Iterator[None]:
    """Whatever the rules stumble over in a position that came out of a file is the file's fault."""
    try:
        yield
    except (TypeError, ValueError, AttributeError, LookupError, AssertionError, ArithmeticError) as error:
        raise BadSave(NO_SENSE.format(path)) from error
    except RecursionError as error:
        raise BadSave(f"{path} is nested too deeply for a saved match.") from error


def new_name(game: str) -> Path:
    """A name for a match that nobody has named, free in this folder: ``haunt-the-house-1115-2030.json``."""
    stem = f"{game.replace('_', '-')}-{datetime.now().astimezone():%m%d-%H%M}"
    path, number = Path(f"{stem}.json"), 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}.json")
    return path


def write(match: Match, names: list[str], seats: list[str], path: Path) -> None:
    """Save a match: the file is whole or, should anything go wrong, what it was before.

    Only its owner can read it, for it holds everybody's hidden cards.
    """
    from seance.kernel.save import save

    data = save(match, names, seats)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def write_somewhere(
    match: Match, names: list[str], seats: list[str], path: Path
) -> tuple[Path, OSError | None]:
    """Save a match here or, where that is impossible, among the temporary files; where, and why there."""
    try:
        write(match, names, seats, path)
    except OSError as error:
        elsewhere = Path(tempfile.mkdtemp(prefix="seance-")) / path.name
        write(match, names, seats, elsewhere)
        return elsewhere, error
    return path, None
