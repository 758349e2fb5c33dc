"""``seance story``: a saved match as something to read."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from seance.cli import UsageError
from seance.cli.arguments import AsJson, SavedFile
from seance.kernel.errors import BadSave, UnknownName

if TYPE_CHECKING:
    from seance.kernel.match import Match
    from seance.kernel.story import Story

Kind = Annotated[
    str | None, Parameter(name="--as", help="md, html, epub or pdf; else what --out ends in, else md.")
]
Whose = Annotated[str, Parameter(help="Whose story: everyone, or a player by name or seat number.")]
Out = Annotated[Path | None, Parameter(help="The file to write; Markdown goes to the terminal without one.")]


def story(
    file: SavedFile, /, *, kind: Kind = None, of: Whose = "everyone", out: Out = None, json: AsJson = False
) -> None:
    """Tell a saved match as a story: a book to keep, or to send to those you played with.

    A match that is not over is told as far as a spectator could have seen it.
    """
    from seance.print.story import FORMATS, print_story

    wanted = kind or _ending(out) or "md"
    if wanted not in FORMATS:
        raise UnknownName("format of a story", wanted, list(FORMATS))
    if json and (kind or out):
        raise UsageError("--json prints the story as data: give it alone, or give --as and --out.")
    told = _told(file, of)
    if json:
        _print_json(told)
        return
    if out is None and wanted in {"epub", "pdf"}:
        out = Path(f"{file.stem}.{wanted}")
    printed = print_story(told, wanted, out.stem if out else "")
    if out is None:
        _print_text(printed.content.decode())
        return
    written = [out, *[out.parent / name for name in printed.beside]]
    for path, content in zip(written, [printed.content, *printed.beside.values()], strict=True):
        path.write_bytes(content)
    _report(told, written)


def _ending(out: Path | None) -> str:
    from seance.print.story import FORMATS

    ending = out.suffix.removeprefix(".").lower() if out else ""
    return {"markdown": "md", "htm": "html"}.get(ending, ending if ending in FORMATS else "")


def _told(file: Path, of: str) -> Story:
    from seance.cli.sitting.files import read_match, sense_of
    from seance.kernel.save import load
    from seance.kernel.telling import tell

    game, saved = read_match(file)
    with sense_of(file):
        match = load(game, saved)
        return tell(match, saved.names, _seat(match, saved.names, of))


def _seat(match: Match, names: list[str], of: str) -> int:
    """The seat that somebody means; a name goes before a number."""
    from seance.kernel.book import EVERYONE

    wanted = of.strip().casefold()
    known = [name.casefold() for name in names]
    if wanted == "everyone" and wanted not in known:
        return EVERYONE
    if wanted in known:
        seat = known.index(wanted)
    elif wanted.isascii() and wanted.isdigit() and int(wanted) < match.seats:
        seat = int(wanted)
    else:
        raise UnknownName("player of this match", of, ["everyone", *names])
    if not match.over:
        raise BadSave("This match is not over yet: until then it is told only as a spectator sees it.")
    return seat


def _print_text(text: str) -> None:
    """As it is, for pipes; through the terminal's filter otherwise."""
    from seance.cli.output import harmless

    sys.stdout.write("".join(harmless(line.rstrip("\n")) + "\n" for line in text.splitlines(keepends=True)))


def _print_json(told: Story) -> None:
    from seance.cli.output import print_json

    data: dict[str, Any] = told.data()
    print_json(data)


def _report(told: Story, written: list[Path]) -> None:
    from rich.text import Text

    from seance.cli.output import harmless, show

    plates = len(written) - 1
    beside = f", with {plates} {'plate' if plates == 1 else 'plates'} beside it" if plates else ""
    show(Text(harmless(f"“{told.title}” is in {written[0]}{beside}.")))
