"""Any game's view as readable panels: facts in a line, lists of alike things as tables, the rest as lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from seance.cli.tables.marks import seat_name

if TYPE_CHECKING:
    from seance.kernel.game import View
    from seance.kernel.words import Words

SINGULARS = {"hand": "card", "cards": "card"}
UNKNOWN = "?"


def table(view: View, words: Words, me: int) -> RenderableType:
    """The whole view: its plain facts first, then one panel for each part."""
    facts = {key: value for key, value in view.items() if not isinstance(value, (dict, list))}
    parts = {key: value for key, value in view.items() if isinstance(value, (dict, list)) and value}
    drawn: list[RenderableType] = [_facts(facts, words)] if facts else []
    drawn += [
        Panel(_part(key, value, words, me), title=_title(key), title_align="left")
        for key, value in parts.items()
    ]
    return Group(*drawn)


def _facts(facts: dict[str, Any], words: Words) -> Text:
    """``round 3 · turn ● Purple``."""
    shown = [
        Text.assemble((f"{_title(key)} ", "dim"), _value(key, fact, words)) for key, fact in facts.items()
    ]
    return Text(" · ", "dim").join(shown)


def _part(key: str, value: Any, words: Words, me: int) -> RenderableType:
    if isinstance(value, dict):
        return _pairs(value, words, me)
    if isinstance(value, list) and all(isinstance(each, dict) for each in value):
        return _rows(value, words, me)
    return _value(key, value, words)


def _rows(rows: list[dict[str, Any]], words: Words, me: int) -> Table:
    """A table with a column for each key; the reader's own row stands out."""
    columns = [key for key in dict.fromkeys(key for row in rows for key in row) if _filled(key, rows)]
    drawn = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
    for key in columns:
        drawn.add_column(_title(key))
    for row in rows:
        style = "bold" if me >= 0 and row.get("seat") == me else ""
        drawn.add_row(*(_value(key, row.get(key), words) for key in columns), style=style)
    return drawn


def _filled(key: str, rows: list[dict[str, Any]]) -> bool:
    return any(row.get(key) not in (None, [], {}) for row in rows)


def _pairs(facts: dict[str, Any], words: Words, me: int) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for key, value in facts.items():
        grid.add_row(Text(_title(key), "dim"), _part(key, value, words, me))
    return grid


def _value(key: str, value: Any, words: Words) -> Text:
    """One value in words: seats by name, cards by title, what is unknown as a question mark."""
    if isinstance(value, list):
        return Text(", ").join(_value(SINGULARS.get(key, key), each, words) for each in value)
    if isinstance(value, dict):
        return Text(" ").join(
            Text.assemble((f"{_title(part)} ", "dim"), _value(part, each, words))
            for part, each in value.items()
        )
    if value is None:
        return Text(UNKNOWN, "dim")
    if isinstance(value, bool):
        return Text("yes" if value else "no")
    if key in words.game.seat_fields and isinstance(value, int):
        return seat_name(value, words.names) if 0 <= value < len(words.names) else Text("–", "dim")
    return Text(words.label(key, value) if isinstance(value, str) else str(value))


def _title(key: str) -> str:
    return key.replace("_", " ")
