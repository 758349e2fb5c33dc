"""Where a card can go, as a row for each card: forty answers on as many lines would push the table out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from seance.cli.lines import flowing
from seance.cli.phrases import say
from seance.cli.tables.marks import CANDLE, colour, symbol
from seance.kernel.data import card_of, seat_of

if TYPE_CHECKING:
    from seance.kernel.data import OptionData, QuestionData
    from seance.kernel.things import Card
    from seance.kernel.words import Words

PLAYING = ("attack", "defend", "own-lines")
CELL = 8
"""Columns for a number and a place: `` 12 ▲1  ``."""
LONGEST_TITLE = 28
LEAST_EFFECT = 24
"""Columns below which it is no use to begin to say what a card does."""


class Row(NamedTuple):
    """One card, and where it can go."""

    title: str
    places: list[Text]
    effect: str


def answers(question: QuestionData, words: Words, width: int, height: int) -> RenderableType | None:
    """The answers in rows, for questions that have very many; None for all others."""
    if question["name"] in PLAYING:
        return _plays(question, words, width, height)
    return _heaps(question, words, width) if question["name"] == "replace" else None


# --- playing cards -------------------------------------------------------------------------------------


def _plays(question: QuestionData, words: Words, width: int, height: int) -> RenderableType:
    """A row for each card; what the cards do is left out where it would take too many lines."""
    rows, others = _rows(question, words)
    last = Text("   ").join(others)
    if not rows:
        return last
    drawn = _grid(rows, width, LEAST_EFFECT)
    if _tallness(rows, width, LEAST_EFFECT) > height:
        drawn = _grid(rows, width, 0)
    return Group(drawn, last)


def _rows(question: QuestionData, words: Words) -> tuple[list[Row], list[Text]]:
    """The cards in the order of the hand, and all other answers."""
    rows: dict[str, Row] = {}
    others: list[Text] = []
    for number, option in enumerate(question["options"], start=1):
        verb, _, line = option["verb"].partition("-")
        card = words.game.cards.get(card_of(option["parts"].get("card")) or "")
        if card is None:
            others.append(_numbered(number, Text(words.option(option))))
            continue
        row = rows.setdefault(f"{verb}:{card.key}", _row(card, verb))
        row.places.append(_numbered(number, _place(option, line, question["seat"])))
    return list(rows.values()), others


def _row(card: Card, verb: str) -> Row:
    """What stands at the beginning and at the end of a row."""
    if verb == "call":
        return Row(say("ed-sent", card=card.title), [], say("ed-lap"))
    return Row(card.title, [], str(getattr(card, "effect", "")))


def _numbered(number: int, what: Text) -> Text:
    return Text.assemble((f"{number:>2} ", f"bold {CANDLE}"), what)


def _place(option: OptionData, line: str, me: int) -> Text:
    """``▲2``: the second line of a player; nothing for a card that has no line."""
    named = seat_of(option["parts"].get("seat"))
    seat = me if named is None else named
    return Text(f"{symbol(seat)}{line}", colour(seat)) if line else Text()


def _title_width(rows: list[Row]) -> int:
    return min(LONGEST_TITLE, max(len(row.title) for row in rows))


def _abreast(rows: list[Row], width: int, effect: int) -> int:
    """How many places stand side by side, when so many columns are left for what the cards do."""
    most = max(len(row.places) for row in rows)
    return max(1, min(most, (width - _title_width(rows) - 1 - effect) // CELL))


def _tallness(rows: list[Row], width: int, effect: int) -> int:
    """How many lines that takes."""
    abreast = _abreast(rows, width, effect)
    return sum(-(-len(row.places) // abreast) for row in rows)


def _grid(rows: list[Row], width: int, effect: int) -> Table:
    abreast = _abreast(rows, width, effect)
    title = _title_width(rows)
    grid = Table.grid()
    grid.add_column(no_wrap=True, overflow="ellipsis", width=title + 1)
    grid.add_column(no_wrap=True, width=abreast * CELL)
    if effect:
        grid.add_column(no_wrap=True, overflow="ellipsis", width=width - title - 1 - abreast * CELL)
    for row in rows:
        cells = [Text(row.title, "bold"), _side_by_side(row.places, abreast)]
        grid.add_row(*cells, *([Text(row.effect, "dim")] if effect else []))
    return grid


def _side_by_side(places: list[Text], abreast: int) -> Text:
    lines = [places[at : at + abreast] for at in range(0, len(places), abreast)]
    return Text("\n").join([Text("").join([_padded(place) for place in line]) for line in lines])


def _padded(place: Text) -> Text:
    padded = place.copy()
    padded.pad_right(CELL - place.cell_len)
    return padded


# --- the whole discard pile to choose from -------------------------------------------------------------


def _heaps(question: QuestionData, words: Words, width: int) -> RenderableType:
    """Cards to give from the hand, then those to fetch from the discards."""
    heaps: dict[str, list[Text]] = {}
    for number, option in enumerate(question["options"], start=1):
        title = words.game.cards[card_of(option["parts"]["card"]) or ""].title
        heaps.setdefault(option["verb"], []).append(_numbered(number, Text(title)))
    parts: list[RenderableType] = []
    for verb, entries in heaps.items():
        parts += [Text(f"{say(f'ed-{verb}')}:", "dim"), *flowing(entries, width)]
    return Group(*parts)
