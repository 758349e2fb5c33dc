"""The tale as one seat may know it, line by line, each with the rule it happened by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from seance.cli.phrases import say
from seance.cli.tables.marks import colour_names

if TYPE_CHECKING:
    from seance.cli.sitting.sayings import Sayings
    from seance.kernel.book import Log
    from seance.kernel.data import EventData
    from seance.kernel.words import Words


def tale_lines(
    words: Words, log: Log, since: int = 0, *, dim: bool = False, said: Sayings | None = None
) -> list[Text]:
    """The lines of the tale from event number ``since`` on, without what the reader may not know of.

    ``said`` stands between them, where somebody wants to hear what bots said.
    """
    lines: list[Text] = []
    for at, event in enumerate(log[since:], start=since):
        lines += [] if said is None else said.before(at, dim=dim)
        lines += [] if event is None else [tale_line(words, event, at, dim=dim)]
    return lines


def tale_line(words: Words, event: EventData, at: int, *, dim: bool = False) -> Text:
    """One line: what happened, who alone sees it, and the rule."""
    line = Text(words.event(event, at), "dim" if dim else "")
    if not dim:
        colour_names(line, words.names)
    if event["private"]:
        line.stylize("italic")
        line.append(f" ({say('only-you')})", "italic dim")
    line.append(f" {event['rule']}", "dim")
    return line
