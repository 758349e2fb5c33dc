"""Where results go: a console for people, JSON for programs."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

WIDEST = 132
"""Lines longer than this are hard to follow, however wide the window."""


CONTROLS = dict.fromkeys([*range(9), *range(11, 32), *range(127, 160)], "�")


def harmless(text: str) -> str:
    """A text that cannot give orders to the terminal, whoever wrote it: saves come from anywhere."""
    return text if text.isprintable() else text.translate(CONTROLS)


def stdout() -> Console:
    """The console on standard output."""
    from rich.console import Console

    console = Console(file=sys.stdout, highlight=False, emoji=False, markup=False)
    console.width = min(console.width, WIDEST)
    return console


def show(*renderables: RenderableType) -> None:
    """Print things on standard output, one below the other."""
    from seance.cli.lines import Tall

    console = stdout()
    for renderable in renderables:
        console.print(Tall(renderable))


def print_json(data: Any) -> None:
    """Data for other programs."""
    import json

    print(json.dumps(data, indent=2, ensure_ascii=False))


def print_long(renderable: RenderableType) -> None:
    """Something that may be longer than the screen: through the pager on a terminal, as it is elsewhere."""
    import os
    from shutil import which

    console = stdout()
    if not (console.is_terminal and sys.stdin.isatty() and which("less")):
        show(renderable)
        return
    os.environ.setdefault("LESS", "FRX")
    with console.pager(styles=True):
        console.print(renderable)
