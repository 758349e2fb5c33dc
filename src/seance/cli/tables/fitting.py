"""Several drawings of the same thing, from roomy to tight: the first that fits is shown."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment

Lines = list[list[Segment]]


class Fitting:
    """Draws itself as generously as height and width allow."""

    def __init__(self, *drawings: Callable[[int], RenderableType]) -> None:
        self.drawings = drawings

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines: Lines = []
        for drawing in self.drawings:
            lines = lines_of(console, options, drawing(options.max_width))
            if len(lines) <= options.max_height:
                break
        for line in lines:
            yield from line
            yield Segment.line()


def lines_of(console: Console, options: ConsoleOptions, renderable: RenderableType) -> Lines:
    """The lines that something takes, without the blanks at their ends."""
    free = options.copy()
    free.height = None
    return console.render_lines(renderable, free, pad=False)


def with_height(options: ConsoleOptions, height: int) -> ConsoleOptions:
    """The same, with so many lines to fill at most."""
    limited = options.copy()
    limited.height = None
    limited.max_height = max(0, height)
    return limited
