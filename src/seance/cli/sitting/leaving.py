"""The end of a sitting: the result, or a saved match to come back to."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from rich.text import Text

from seance.cli.arguments import HUMAN, USUAL
from seance.cli.phrases import say
from seance.cli.sitting.ending import ending
from seance.cli.sitting.files import write, write_somewhere
from seance.cli.sitting.tale import tale_lines
from seance.cli.tables.marks import CANDLE
from seance.kernel.save import seed_digest
from seance.kernel.zone import SPECTATOR

if TYPE_CHECKING:
    from seance.cli.sitting.sitting import Sitting

LAST_LINES = 6


def leave(sitting: Sitting, out: TextIO | None = None) -> None:
    """Save the match and say how to come back to it."""
    wanted = sitting.file
    path, error = write_somewhere(sitting.match, sitting.names, wanted)
    stream = out or sys.stdout
    if error is not None:
        print(say("quit-elsewhere", file=str(wanted), why=error.strerror or str(error)), file=stream)
    print(say("quit-saved", file=str(path)), file=stream)
    print(say("quit-resume", command=_command(sitting, path)), file=stream)


def _command(sitting: Sitting, path: Path) -> str:
    """The command that brings back the same people and bots."""
    command = f"seance play --resume {shlex.quote(str(path))}"
    usual = [HUMAN] + [USUAL] * (len(sitting.seats) - 1)
    return command if sitting.seats == usual else f"{command} --seats {','.join(sitting.seats)}"


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
    if not sitting.people:
        return
    try:
        typed = sitting.screen.read(f"{say('offer-save')} ").strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return
    if not typed or typed.lower() in {"n", "no"}:
        return
    path = sitting.file if typed.lower() in {"y", "yes"} else Path(typed).expanduser()
    write(sitting.match, sitting.names, path)
    sitting.screen.print(Text(say("written", file=str(path)), CANDLE))
    sitting.screen.print(Text(say("replay-hint", file=shlex.quote(str(path)))))
