"""What can be typed besides answers: rules, undo, log, cards, orders, the table, saving, quitting, help."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group
from rich.markdown import Markdown
from rich.text import Text

from seance.cli.faces import says
from seance.cli.phrases import say
from seance.cli.rules import find
from seance.cli.sitting.files import write
from seance.cli.sitting.loop import Quit
from seance.cli.sitting.standing import orders
from seance.cli.sitting.tale import tale_lines
from seance.cli.tables.marks import CANDLE
from seance.kernel.errors import UnknownName
from seance.kernel.gallery import gallery, heading
from seance.kernel.rulebook import rulebook

if TYPE_CHECKING:
    from seance.cli.sitting.loop import Sitting
    from seance.kernel.gallery import Shown
    from seance.kernel.question import Question


def obey(sitting: Sitting, question: Question, typed: str) -> None:
    """Carry out a command for whoever is asked."""
    spaced = f"? {typed[1:]}" if typed.startswith("?") else typed
    word, _, rest = spaced.strip().partition(" ")
    command = COMMANDS.get(word.lower())
    if command is None:
        sitting.note(say("no-such-command", typed=word[:40]))
    else:
        command(sitting, question, rest.strip())


def rule(sitting: Sitting, question: Question, number: str) -> None:
    """The rule behind the question, or any other; those under it too."""
    game = sitting.match.game
    try:
        found = find(rulebook(game.name), game.prefix, number or question.rule)
    except UnknownName as unknown:
        sitting.note(str(unknown))
        return
    sitting.screen.page(Markdown("\n\n".join(f"**{each}** {text}" for each, text in found.items())))


def undo(sitting: Sitting, question: Question, _: str) -> None:
    """Take back the last answer, or say why that cannot be."""
    match = sitting.match
    why = match.why_no_undo(question.seat)
    if why:
        sitting.note(why)
        return
    match.undo(question.seat)
    for marks in (sitting.read, sitting.fresh, sitting.answered):
        marks.update({seat: min(mark, len(match.tale)) for seat, mark in marks.items()})
    sitting.standing.hold_on(match.question(question.seat))
    sitting.turn_page()
    sitting.note(say("undone"))


def log(sitting: Sitting, question: Question, _: str) -> None:
    """The whole tale, as whoever is asked may know it."""
    lines = tale_lines(sitting.words, sitting.match.log(question.seat))
    sitting.screen.page(Group(*lines) if lines else Text(say("no-log")), from_end=True)


def card(sitting: Sitting, _: Question, name: str) -> None:
    """All that is printed on a card, or on whatever goes by that name."""
    box = gallery(sitting.words)
    if not name:
        sitting.note(say("which-card", example=box[0].face.title.lower()))
        return
    found = [shown for shown in box if name.casefold() in shown.names]
    if not found:
        sitting.note(str(UnknownName("card", name, sorted({shown.face.title for shown in box}))))
        return
    sitting.screen.page(Text("\n\n").join([_face(each) for each in found]))


def _face(shown: Shown) -> Text:
    kind = heading(shown.words, shown.face.kind)
    return Text.assemble((shown.face.title, f"bold {CANDLE}"), (f"  {kind}", "dim"), "\n", says(shown))


def table(sitting: Sitting, question: Question, _: str) -> None:
    """The whole table, however tall."""
    sitting.screen.page(sitting.table(question.seat))


def save(sitting: Sitting, _: Question, name: str) -> None:
    """Save and go on; a file that is not this match's is left alone."""
    path = Path(name).expanduser() if name else sitting.file
    if path.exists() and path not in sitting.own_files:
        sitting.note(say("file-exists", file=str(path)))
    else:
        overwrite(sitting, _, str(path))


def overwrite(sitting: Sitting, _: Question, name: str) -> None:
    """Save and go on, whatever the file was before."""
    path = Path(name).expanduser() if name else sitting.file
    try:
        write(sitting.match, sitting.names, sitting.seats, path)
    except OSError as error:
        sitting.note(say("cannot-write", why=f"{error.strerror}: {path}"))
        return
    sitting.file = path
    sitting.own_files.add(path)
    sitting.note(say("written", file=str(path)))


def leave(_: Sitting, __: Question, ___: str) -> None:
    """Save and stop; whoever catches Quit does it."""
    raise Quit


def help_(sitting: Sitting, question: Question, _: str) -> None:
    """What can be typed."""
    sitting.screen.page(Text(say("help", rule=question.rule)))


COMMANDS: dict[str, Callable[[Sitting, Question, str], None]] = {
    "?": rule,
    "u": undo,
    "l": log,
    "c": card,
    "o": orders,
    "t": table,
    "w": save,
    "w!": overwrite,
    "q": leave,
    "h": help_,
}
