"""``seance rules``: the rulebook, whole or by number."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from seance.cli.arguments import AsJson, GameName
from seance.kernel.rulebook import Rulebook, rulebook

Number = Annotated[str | None, Parameter(help="A rule, such as HTH-3.4, or a chapter, such as HTH-3.")]


def rules(game: GameName, number: Number = None, /, *, json: AsJson = False) -> None:
    """Read the rules of a game, or one numbered rule and all that stands under it.

    On a terminal the whole book opens in a pager; in a pipe it comes as Markdown.
    """
    from seance.games import load

    record = load(game)
    book = rulebook(record.name)
    chosen = book.paragraphs if number is None else find(book, record.prefix, number)
    if json:
        from seance.cli.output import print_json

        print_json([{"number": each, "text": text} for each, text in chosen.items()])
    elif number is None:
        _print(book.text)
    else:
        _print("\n\n".join(f"**{each}** {text}" for each, text in chosen.items()))


def find(book: Rulebook, prefix: str, number: str) -> dict[str, str]:
    """A rule and those under it; the game's prefix may be left out."""
    known = {each.lower() for each in book.numbers}
    full = f"{prefix}-{number}"
    return book.under(full if full.lower() in known else number)


def _print(markdown: str) -> None:
    if not sys.stdout.isatty():
        print(markdown.strip())
        return
    from rich.markdown import Markdown

    from seance.cli.output import print_long

    print_long(Markdown(markdown))
