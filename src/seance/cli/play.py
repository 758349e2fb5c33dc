"""``seance play``: a match in this terminal."""

from __future__ import annotations

import secrets
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from seance.cli import UsageError
from seance.cli.arguments import HUMAN, Wishes, fill_names, split

if TYPE_CHECKING:
    from seance.cli.sitting.loop import Sitting
    from seance.kernel.match import Match

Game = Annotated[str | None, Parameter(help="The game, as `seance games` names it.")]
Names = Annotated[str | None, Parameter(help="What the players are called: Ada,Ben …")]
Resume = Annotated[Path | None, Parameter(help="Go on with a saved match.")]
Plain = Annotated[bool, Parameter(help="Line after line, never clearing the screen: for screen readers.")]
NEW = Wishes()


def play(
    game: Game = None,
    /,
    *,
    wishes: Wishes = NEW,
    names: Names = None,
    resume: Resume = None,
    plain: Plain = False,
) -> None:
    """Play in this terminal, alone against bots or passing the device around.

    Without `--seats` you have the first seat and bots the others. Type the number of an answer; `h` tells
    what else you can type, `?` shows the rule behind a question. Quitting saves the match.
    """
    if resume is not None:
        if game or names or wishes.given():
            raise UsageError(
                "A resumed match brings all its choices along; only --seats may be given with it."
            )
        _resume(resume, wishes, plain=plain)
    elif game is None:
        raise UsageError("Which game? `seance games` lists them; --resume FILE goes on with a saved match.")
    else:
        _begin(game, wishes, split(names), plain=plain)


def _begin(name: str, wishes: Wishes, names: list[str], *, plain: bool) -> None:
    from seance.cli.phrases import say
    from seance.kernel.match import Match
    from seance.kernel.save import seed_digest

    game = wishes.game(name)
    settings = wishes.settings(game)
    seats = wishes.seat_list(settings["players"], first=HUMAN)
    called = fill_names(names, game.seat_names, settings["players"])
    match = Match(game, settings, wishes.seed_or(secrets.randbits(64)))
    sitting = _sit_down(match, seats, called, plain=plain)
    greeting = say("welcome", game=game.title, names=_listed(called))
    receipt = say("receipt", receipt=seed_digest(match.seed))
    _run(sitting, [greeting, receipt])


def _resume(file: Path, wishes: Wishes, *, plain: bool) -> None:
    from seance.cli.phrases import say
    from seance.cli.sitting.files import read_match, sense_of
    from seance.kernel.save import load as take_up

    game, saved = read_match(file)
    with sense_of(file):
        match = take_up(game, saved)
    seats = saved.seats if saved.seats and not wishes.seats else wishes.seat_list(match.seats, first=HUMAN)
    sitting = _sit_down(match, seats, saved.names, plain=plain)
    sitting.file = file
    sitting.own_files.add(file)
    if match.over:
        print(say("already-over", file=str(file)))
        return
    _run(sitting, [say("resumed", game=game.title, names=_listed(saved.names))])


def _sit_down(match: Match, seats: list[str], names: list[str], *, plain: bool) -> Sitting:
    from seance.cli.sitting.loop import Sitting
    from seance.cli.sitting.screen import Screen

    return Sitting(match, seats, names, Screen(plain=plain or HUMAN not in seats))


def _run(sitting: Sitting, greeting: list[str]) -> None:
    """Play until the end or until somebody leaves; whatever happens, the match is not lost."""
    from seance.cli.output import harmless

    print(harmless("\n".join(greeting)))
    with _polite():
        _play(sitting)


def _play(sitting: Sitting) -> None:
    from seance.cli.sitting.leaving import finish, leave
    from seance.cli.sitting.loop import Quit

    try:
        with sitting.screen:
            sitting.play()
    except (Quit, EOFError, KeyboardInterrupt):
        leave(sitting)
    except BaseException:
        leave(sitting, out=sys.stderr)
        raise
    else:
        finish(sitting)


@contextmanager
def _polite() -> Iterator[None]:
    """A closed window or a request to end is answered like Ctrl-C: save, then go. Asked twice, it goes on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]

    def go(*_: object) -> None:
        for number in numbers:
            signal.signal(number, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = [signal.signal(number, go) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)


def _listed(names: list[str]) -> str:
    return ", ".join(names)
