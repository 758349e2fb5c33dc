"""The terminal: a full screen that is drawn anew for every question, or plain lines one after the other.

Plain lines serve pipes, scripts, screen readers and terminals that can do no better. The full screen is the
alternate one: what was there before comes back at the end, and nobody can scroll up to somebody's hand.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from types import TracebackType
from typing import TYPE_CHECKING

from rich.align import Align
from rich.padding import Padding
from rich.text import Text

from seance.cli.lines import Lines, Tall, lines_of
from seance.cli.output import stdout

if TYPE_CHECKING:
    from rich.console import RenderableType

    from seance.cli.phrases import Phrases

CLEAR_ALL = "\x1b[2J\x1b[3J\x1b[H"
"""Clears what can be scrolled back to as well."""
PROMPT = "› "


class Screen:
    """Shows things and reads lines."""

    def __init__(self, phrases: Phrases, *, plain: bool) -> None:
        self.phrases = phrases
        self.console = stdout()
        self.keyboard = sys.stdin.isatty()
        self.full = (
            self.keyboard and self.console.is_terminal and not (plain or self.console.is_dumb_terminal)
        )

    def __enter__(self) -> Screen:
        if self.keyboard:
            _forget_lines()
        if self.full:
            self.console.set_alt_screen(True)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
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
        self.console.clear()
        self.print(renderable)

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

    def page(self, renderable: RenderableType) -> None:
        """Something to read: by screenfuls where there is a screen, at a stretch where there is none."""
        if not self.full:
            self.print(renderable)
            return
        lines = lines_of(self.console, self.console.options, Padding(Tall(renderable), (0, 1)))
        size = max(3, self.height - 1)
        for start in range(0, len(lines), size):
            last = start + size >= len(lines)
            self.draw(Lines(lines[start : start + size]))
            typed = self.read(f"{self.phrases.say('back' if last else 'more')} {PROMPT}")
            if typed.strip().lower() == "q":
                return

    def curtain(self, text: Text) -> None:
        """Hide everything until somebody presses Enter."""
        if self.full:
            self.draw(Padding(Align.center(text), (max(0, self.height // 2 - 2), 0, 1, 0)))
        else:
            if self.console.is_terminal:
                self.console.file.write(CLEAR_ALL)
            self.print(text)
        self.read("")


def _forget_lines() -> None:
    """Line editing without a history: the arrow keys must not bring back what another player typed."""
    with suppress(ImportError):
        import readline

        readline.set_auto_history(False)
