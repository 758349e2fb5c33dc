"""Seats in a terminal: a colour and a symbol each, so that nobody has to rely on colour."""

from __future__ import annotations

from rich.text import Text

SYMBOLS = ("●", "▲", "■", "◆", "★", "✚", "▼", "◇")
COLOURS = ("#b79cf0", "#7fd88f", "#f0c060", "#f08aa8", "#7ab4e8", "#e8905a", "#7fd8d0", "#c8c8c8")
CANDLE = "#ffcf7a"
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
