"""The messages of the English texts, as Fluent parses them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

SOURCE = files("seance.games.way_out").joinpath("texts", "en.ftl").read_text("utf-8")


@cache
def entries() -> list[ast.EntryType]:
    """Everything in the file, comments and junk included."""
    return FluentParser().parse(SOURCE).body


@cache
def messages() -> dict[str, ast.Message]:
    """The messages by name."""
    return {entry.id.name: entry for entry in entries() if isinstance(entry, ast.Message)}
