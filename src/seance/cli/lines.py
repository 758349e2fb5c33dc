"""Things as lines: how many they take, how tall they may be, and nothing but text at their ends."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

from seance.cli.output import harmless

Line = list[Segment]
NO_LIMIT = 10_000


def lines_of(console: Console, options: ConsoleOptions, renderable: RenderableType) -> list[Line]:
    """The lines that something takes, without blanks at their ends."""
    free = options.copy()
    free.height = None
    return [_tidy(line) for line in console.render_lines(renderable, free, pad=False)]


def _tidy(line: Line) -> Line:
    line = [each if each.control else Segment(harmless(each.text), each.style) for each in line]
    while line and not line[-1].text.strip() and not (line[-1].style and line[-1].style.bgcolor):
        line.pop()
    if line and line[-1].text.endswith(" "):
        line[-1] = Segment(line[-1].text.rstrip(" "), line[-1].style)
    return line


def with_height(options: ConsoleOptions, height: int) -> ConsoleOptions:
    """The same, with so many lines to fill at most."""
    limited = options.copy()
    limited.height = None
    limited.max_height = max(0, height)
    return limited


def flowing(entries: list[Text], width: int, gap: str = "  ") -> list[Text]:
    """Entries one after the other, none of them broken across lines."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + len(gap) + entry.cell_len <= width:
            lines[-1].append(gap).append_text(entry)
        else:
            lines.append(entry.copy())
    return lines


class Lines:
    """Lines that were rendered before."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


class Tall:
    """Something that may be as tall as it likes."""

    def __init__(self, renderable: RenderableType) -> None:
        self.renderable = renderable

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Lines(lines_of(console, with_height(options, NO_LIMIT), self.renderable))


class Fitting:
    """Several drawings of the same thing, from roomy to tight: the first that fits is shown.

    Each drawing is a function of the width there is.
    """

    def __init__(self, *drawings: Callable[[int], RenderableType]) -> None:
        self.drawings = drawings

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines: list[Line] = []
        for drawing in self.drawings:
            lines = lines_of(console, options, drawing(options.max_width))
            if len(lines) <= options.max_height:
                break
        yield Lines(lines)
