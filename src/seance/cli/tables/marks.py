"""Seats in a terminal: a colour and a symbol each, so that nobody has to rely on colour."""

from __future__ import annotations

from rich.text import Text

SYMBOLS = ("●", "▲", "■", "◆", "★", "✚", "▼", "◇")
COLOURS = ("magenta", "green", "yellow", "red", "cyan", "blue", "bright_magenta", "bright_green")
"""Named, not mixed: every terminal shows these so that they can be read on its own background."""
CANDLE = "yellow"
"""Light means: yours, now."""


def symbol(seat: int) -> str:
    """The sign of a seat."""
    return SYMBOLS[seat % len(SYMBOLS)]


def colour(seat: int) -> str:
    """The colour of a seat, as a style."""
    return COLOURS[seat % len(COLOURS)]


def seat_name(seat: int, names: list[str], *, bold: bool = False) -> Text:
    """A player's sign and name in the seat's colour."""
    style = f"bold {colour(seat)}" if bold else colour(seat)
    return Text(f"{symbol(seat)} {names[seat]}", style, no_wrap=True, overflow="ellipsis")


def colour_names(text: Text, names: list[str]) -> Text:
    """Colour every player's name that stands in a text."""
    for seat, name in enumerate(names):
        text.highlight_words([name], colour(seat))
    return text
