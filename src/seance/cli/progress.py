"""A bar for those who watch."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[str, int], None] | None]:
    """On a terminal, a bar that is told what is played and how many games are done; elsewhere None."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda what, done: bar.update(task, description=what, completed=done)
