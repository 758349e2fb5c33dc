"""``seance play``: a match in this terminal."""

from __future__ import annotations

import secrets
import signal
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from seance.cli import UsageError
from seance.cli.arguments import (
    HUMAN,
    USUAL,
    Options,
    Players,
    Seed,
    check_seed,
    fill_names,
    fill_seats,
    split,
    wanted_settings,
)

if TYPE_CHECKING:
    from seance.cli.phrases import Phrases
    from seance.cli.sitting.sitting import Sitting
    from seance.kernel.match import Match

Game = Annotated[str | None, Parameter(help="The game, as `seance games` names it.")]
Seats = Annotated[
    str | None, Parameter(help="Who sits where: human,bot:hints,bot:random … Without it: you, then bot:hints.")
]
Names = Annotated[str | None, Parameter(help="What the players are called: Ada,Ben …")]
Resume = Annotated[Path | None, Parameter(help="Go on with a saved match.")]
Plain = Annotated[bool, Parameter(help="Line after line, never clearing the screen: for screen readers.")]


def play(
    game: Game = None,
    /,
    *,
    players: Players = None,
    seats: Seats = None,
    names: Names = None,
    option: Options = None,
    seed: Seed = None,
    resume: Resume = None,
    plain: Plain = False,
) -> None:
    """Play in this terminal, alone against bots or passing the device around.

    Type the number of an answer; `h` for help, `?` for the rule behind a question. Quitting saves the match.
    """
    if resume is not None:
        if game or players or names or option or seed is not None:
            raise UsageError("A resumed match brings its own game, names, options and seed; only --seats may change.")
        _resume(resume, split(seats), plain=plain)
    elif game is None:
        raise UsageError("Which game? `seance games` lists them; --resume FILE goes on with a saved match.")
    else:
        _begin(game, players, split(seats), split(names), option or [], seed, plain=plain)
