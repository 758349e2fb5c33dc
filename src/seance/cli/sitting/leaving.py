"""The end of a sitting: the result, or a saved match to come back to."""

from __future__ import annotations

import shlex
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from rich.text import Text

from seance.cli.phrases import say
from seance.cli.sitting.ending import ending
from seance.cli.sitting.files import write, write_somewhere
from seance.cli.sitting.tale import tale_lines
from seance.cli.tables.marks import CANDLE
from seance.kernel.save import seed_digest
from seance.kernel.zone import SPECTATOR

if TYPE_CHECKING:
    from seance.cli.sitting.loop import Sitting

LAST_LINES = 6


def leave(sitting: Sitting, out: TextIO | None = None) -> None:
    """Save the match and say how to come back to it."""
    wanted = sitting.file
    path, error = write_somewhere(sitting.match, sitting.names, sitting.seats, wanted)
    stream = out or sys.stdout
    if error is not None:
        print(say("quit-elsewhere", file=str(wanted), why=error.strerror or str(error)), file=stream)
    print(say("quit-saved", file=str(path)), file=stream)
    print(say("quit-resume", command=f"seance play --resume {shlex.quote(str(path))}"), file=stream)


def finish(sitting: Sitting) -> None:
    """Show how it ended, and offer to keep the match."""
    match, screen = sitting.match, sitting.screen
    result = match.result()
    assert result is not None
    if screen.full:
        for line in tale_lines(sitting.words, match.log())[-LAST_LINES:]:
            screen.print(line)
    else:
        sitting.tell(SPECTATOR if len(sitting.people) != 1 else sitting.people[0])
    screen.print()
    screen.print(ending(result.data(), sitting.words))
    screen.print()
    screen.print(Text(say("seed-told", seed=str(match.seed), receipt=seed_digest(match.seed)), "dim"))
    _offer(sitting)


def _offer(sitting: Sitting) -> None:
    """Ask for a file until the match is in one, or nobody wants it kept."""
    if not sitting.people:
        return
    with suppress(EOFError, KeyboardInterrupt):
        while not _kept(sitting, sitting.screen.read(f"{say('offer-save')} ").strip()):
            pass


def _kept(sitting: Sitting, typed: str) -> bool:
    """Save the match as was typed; False when that cannot be, and something else must be typed."""
    if not typed or typed.lower() in {"n", "no"}:
        return True
    path = sitting.file if typed.lower() in {"y", "yes"} else Path(typed).expanduser()
    if path.exists() and path not in sitting.own_files:
        sitting.screen.print(Text(say("file-taken", file=str(path)), CANDLE))
        return False
    try:
        write(sitting.match, sitting.names, sitting.seats, path)
    except OSError as error:
        sitting.screen.print(Text(say("cannot-write", why=f"{error.strerror}: {path}"), CANDLE))
        return False
    sitting.screen.print(Text(say("written", file=str(path)), CANDLE))
    sitting.screen.print(Text(say("replay-hint", file=shlex.quote(str(path)))))
    return True
