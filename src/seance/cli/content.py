"""``seance content``: everything in a game's box, with all that is printed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from seance.cli.arguments import AsJson, BoxName, GameName, boxed_game

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from seance.kernel.gallery import Shown
    from seance.kernel.game import Game
    from seance.kernel.words import Words

Sought = Annotated[str, Parameter(help="Only what bears all of these words, wherever they stand on it.")]
Kind = Annotated[str | None, Parameter(help="Only one kind of card, such as hunter or phantom.")]
WIDEST_NAME = 28
"""Columns for a name; longer ones go on in the next line."""


def content(
    game: GameName,
    /,
    *,
    search: Sought = "",
    kind: Kind = None,
    box: BoxName = None,
    json: AsJson = False,
) -> None:
    """Look through the box of a game: every card with all that is printed on it, and how many there are.

    Numbers are those of the largest table with the usual options.
    """
    look_through(boxed_game(game, box), search, kind, json=json)


def look_through(game: Game[Any], search: str, kind: str | None, *, json: bool) -> None:
    """Everything in a game's box that bears some words and is of some kind."""
    from seance.kernel.gallery import gallery
    from seance.kernel.words import Words

    words = Words(game)
    box = gallery(words) if kind is None else _of_kind(words, gallery(words), kind)
    found = [shown for shown in box if shown.says(search.split())]
    if json:
        from seance.cli.output import print_json

        print_json([_data(shown) for shown in found])
        return
    from seance.cli.output import print_long

    print_long(_all_kinds(words, found) if found else _nothing(words, search))


def _of_kind(words: Words, box: list[Shown], kind: str) -> list[Shown]:
    from seance.kernel.errors import UnknownName

    known = list(dict.fromkeys(shown.face.kind for shown in box))
    if kind.lower() not in known:
        raise UnknownName(f"kind of card in {words.game.title}", kind, known)
    return [shown for shown in box if shown.face.kind == kind.lower()]


def _data(shown: Shown) -> dict[str, Any]:
    face = shown.face
    return {
        "key": face.key,
        "kind": face.kind,
        "title": face.title,
        "text": face.text,
        "flavour": face.flavour,
        "count": shown.count,
        "cards": [card.key for card in face.cards],
        "rules": face.rules,
        "printed": [
            {"name": imprint.name, "label": label, "pieces": pieces}
            for imprint, (label, pieces) in zip(face.imprints, shown.imprints, strict=True)
        ],
    }


def _nothing(words: Words, search: str) -> RenderableType:
    from rich.text import Text

    from seance.cli.phrases import say

    return Text(say("content-nothing", game=words.game.title, search=search))


def _all_kinds(words: Words, found: list[Shown]) -> RenderableType:
    from rich.console import Group

    kinds = dict.fromkeys(shown.face.kind for shown in found)
    return Group(*[_kind(words, kind, [each for each in found if each.face.kind == kind]) for kind in kinds])


def _kind(words: Words, kind: str, found: list[Shown]) -> RenderableType:
    """A heading, and a row for each face: how many, what it is called, what it says."""
    from rich.console import Group
    from rich.table import Table

    from seance.cli.faces import says

    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 1, 0))
    table.add_column(justify="right", style="dim", no_wrap=True)
    table.add_column(max_width=WIDEST_NAME)
    table.add_column()
    for shown in found:
        table.add_row(f"{shown.count} ×", _name(shown), says(shown))
    return Group(_heading(words, kind, found), "", table, "")


def _heading(words: Words, kind: str, found: list[Shown]) -> Text:
    from rich.text import Text

    from seance.cli.phrases import say
    from seance.kernel.gallery import heading

    cards = sum(shown.count for shown in found)
    name = "content-kind" if cards == len(found) else "content-kind-cards"
    return Text(say(name, kind=heading(words, kind), faces=len(found), cards=cards), "bold")


def _name(shown: Shown) -> Text:
    from rich.text import Text

    return Text.assemble(shown.face.title, "\n", (shown.face.key, "cyan"))
