"""The terminal: a full screen that is drawn anew for every question, or plain lines one after the other.

Plain lines serve pipes, scripts, screen readers and terminals that can do no better. The full screen is the
alternate one: what was there before comes back at the end, and nobody can scroll up to somebody's hand.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Self

from rich.align import Align
from rich.padding import Padding
from rich.text import Text

from seance.cli.lines import Line, Lines, Tall, lines_of, with_height
from seance.cli.output import stdout
from seance.cli.phrases import say

if TYPE_CHECKING:
    from rich.console import RenderableType


CLEAR_ALL = "\x1b[2J\x1b[3J\x1b[H"
"""Clears what can be scrolled back to as well."""
PROMPT = "› "


class Screen:
    """Shows things and reads lines."""

    def __init__(self, *, plain: bool) -> None:
        self.console = stdout()
        self.keyboard = sys.stdin.isatty()
        self.full = (
            self.keyboard and self.console.is_terminal and not (plain or self.console.is_dumb_terminal)
        )

    def __enter__(self) -> Self:
        if self.keyboard:
            _forget_lines()
        if self.full:
            self.console.set_alt_screen(True)
        return self

    def __exit__(self, *_: object) -> None:
        if self.full:
            self.console.set_alt_screen(False)

    @property
    def height(self) -> int:
        """The lines that can be filled, leaving one to type in."""
        return self.console.height - 1

    def print(self, renderable: RenderableType = "") -> None:
        """Show something as tall as it likes to be."""
        self.console.print(Tall(renderable))

    def draw(self, renderable: RenderableType) -> None:
        """Show a screenful in place of what is there."""
        options = with_height(self.console.options, self.height)
        lines = lines_of(self.console, options, renderable)
        self.console.clear()
        self.console.print(Lines(lines))

    def read(self, prompt: str = PROMPT) -> str:
        """A line as typed; EOFError when nobody types any more."""
        if self.keyboard:
            return input(prompt)
        self.console.print(Text(prompt), end="")
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        self.console.print(Text(line.rstrip("\n")))
        return line.rstrip("\n")

    def page(self, renderable: RenderableType, *, from_end: bool = False) -> None:
        """Something to read: by screenfuls where there is a screen, at a stretch where there is none."""
        if not self.full:
            self.print(renderable)
            return
        pages = self._pages(renderable, from_end=from_end)
        at = len(pages) - 1 if from_end else 0
        while at < len(pages):
            self.draw(Lines(pages[at]))
            typed = self.read(f"{_page_keys(at, len(pages))} {PROMPT}").strip().lower()
            if typed == "q":
                return
            at = max(0, at - 1) if typed == "b" else at + 1

    def _pages(self, renderable: RenderableType, *, from_end: bool) -> list[list[Line]]:
        """Screenfuls, the short one first where reading begins at the end."""
        lines = lines_of(self.console, self.console.options, Tall(renderable))
        size = max(3, self.height)
        first = len(lines) % size if from_end else 0
        starts = [0, *range(first, len(lines), size)] if first else range(0, max(1, len(lines)), size)
        ends = [*starts[1:], len(lines)]
        return [lines[start:end] for start, end in zip(starts, ends, strict=True)]

    def curtain(self, text: Text) -> None:
        """Hide everything until somebody presses Enter."""
        if self.full:
            self.draw(Padding(Align.center(text), (max(0, self.height // 2 - 2), 0, 1, 0)))
        else:
            if self.console.is_terminal:
                self.console.file.write(CLEAR_ALL)
            self.print(text)
        self.read("")


def _page_keys(at: int, pages: int) -> str:
    keys = [say("page-back" if at == pages - 1 else "page-more")]
    if at > 0:
        keys.append(say("page-earlier"))
    if at < pages - 1:
        keys.append(say("page-leave"))
    return " · ".join(keys)


def _forget_lines() -> None:
    """Line editing without a history: the arrow keys must not bring back what another player typed."""
    with suppress(ImportError):
        import readline

        readline.set_auto_history(False)
