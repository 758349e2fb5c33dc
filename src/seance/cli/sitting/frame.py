"""What stands on the screen when somebody is asked: the table, the tale, the hand, the question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from seance.cli.lines import Line, Lines, lines_of, with_height
from seance.cli.phrases import say
from seance.cli.sitting.typed import PASSING, passes
from seance.cli.tables.marks import CANDLE, colour, symbol
from seance.kernel.data import card_of
from seance.kernel.question import NUMBER, SOME, TEXT

if TYPE_CHECKING:
    from seance.cli.tables import Board
    from seance.kernel.data import Parts, QuestionData
    from seance.kernel.words import Words

SHORT_TALE = 4
"""Lines of the tale that the table has to leave room for, heading included."""
FEWEST_ROWS = 4
"""Answers below each other before a second column is begun, on a low screen."""


class Asked:
    """A question as it stands below the table."""

    def __init__(self, question: QuestionData, words: Words, board: Board) -> None:
        self.question = question
        self.words = words
        self.board = board
        self.labels = [words.option(option) for option in question["options"]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.prompt()
        if self.labels:
            width, rows = options.max_width, max(FEWEST_ROWS, options.max_height // 4)
            own = self.board.answers(self.question, self.words, width, rows)
            yield self.answers(width, rows) if own is None else own
        yield self.keys()

    def prompt(self) -> Text:
        """What is asked, what the card at stake says, and how many may be picked."""
        text = Text(self.words.question(self.question), f"bold {CANDLE}")
        stake = self._explanation(self.question["about"], self.question["name"])
        if stake:
            text.append(f"  {stake}", "not bold dim")
        if self.question["kind"] == SOME:
            text.append(f"  {self._range()}", "not bold")
        return text

    def _range(self) -> str:
        low, high = self.question["low"], self.question["high"]
        return say("pick-range", low=low, high=high, same="yes" if low == high else "no")

    def answers(self, width: int, most_rows: int) -> Table:
        """The answers with their numbers, in as many columns as it takes, read downwards."""
        entries = [self._entry(at, explain=True) for at in range(len(self.labels))]
        if _rows(entries, width, most_rows) > most_rows:
            entries = [self._entry(at, explain=False) for at in range(len(self.labels))]
        rows = _rows(entries, width, most_rows)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for row in range(rows):
            grid.add_row(*entries[row::rows])
        return grid

    def _entry(self, at: int, *, explain: bool) -> Text:
        option = self.question["options"][at]
        entry = Text.assemble((f"{at + 1:>2} ", f"bold {CANDLE}"), self.labels[at])
        text = self._explanation(option["parts"], option["verb"]) if explain else ""
        if option["key"] == PASSING and passes(self.question):
            text = say("keys-pass")
        return entry.append(f"  {text}", "dim") if text else entry

    def _explanation(self, parts: Parts, where: str) -> str:
        """What the first card among these things says, where that helps."""
        facts = [fact for part in parts.values() for fact in (part if isinstance(part, list) else [part])]
        for key in map(card_of, facts):
            if key is not None:
                return self.board.explain(self.words.game.cards[key], where, self.words)
        return ""

    def keys(self) -> Text:
        """What can be typed."""
        kind, low, high = self.question["kind"], self.question["low"], self.question["high"]
        windows = self.words.game.windows
        parts = [say("keys-slash" if kind == TEXT else "keys-commands")]
        if windows is not None and self.question["name"] in windows.names:
            parts = [say("keys-window")]
        if kind == NUMBER:
            parts.insert(0, say("keys-number", low=low, high=high))
        if kind == TEXT:
            parts.insert(0, say("keys-text", default=str(self.question["default"])))
        if kind == SOME and low == 0:
            parts.insert(0, say("keys-none"))
        return Text(" · ".join(parts), "dim")


def _rows(entries: list[Text], width: int, most: int) -> int:
    """How many rows these take in as few columns as need be, and no more than fit side by side."""
    widest = max(entry.cell_len for entry in entries)
    columns = min(max(1, (width + 2) // (widest + 2)), -(-len(entries) // most))
    return -(-len(entries) // columns)


def heading(question: QuestionData, words: Words) -> Rule:
    """A line across with the name of whoever is asked and the rule that asks."""
    seat = question["seat"]
    name = (f"{symbol(seat)} {words.names[seat]}", f"bold {colour(seat)}")
    return Rule(Text.assemble(name, "  ", (question["rule"], "dim")), style=colour(seat), align="left")


class Frame:
    """A screenful: the table as roomy as fits, the end of the tale, and below them what is asked.

    The last ``unread`` entries of the tale were not shown before.
    """

    def __init__(
        self, head: Text, table: RenderableType, tale: list[Text], unread: int, bottom: RenderableType
    ) -> None:
        self.head = head
        self.table = table
        self.tale = tale
        self.unread = tale[len(tale) - unread :]
        self.bottom = bottom

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        table, tale, bottom = self._parts(console, options)
        yield self.head
        yield Lines(table)
        yield Lines(tale)
        yield Lines(bottom)

    def missed(self, console: Console, height: int) -> int:
        """How many lines of news a screen of this height does not show."""
        options = with_height(console.options, height)
        _, tale, _ = self._parts(console, options)
        return max(0, len(_told(console, options, self.unread)) - max(0, len(tale) - 1))

    def _parts(self, console: Console, options: ConsoleOptions) -> tuple[list[Line], list[Line], list[Line]]:
        """The bottom takes what it needs, the table what it can, the tale the rest."""
        bottom = lines_of(console, options, self.bottom)
        room = options.max_height - len(bottom) - 1
        table = lines_of(console, with_height(options, room - SHORT_TALE), self.table)
        return table, self._tale(console, options, room - len(table)), bottom

    def _tale(self, console: Console, options: ConsoleOptions, room: int) -> list[Line]:
        """The last lines of the tale that fit, and blanks where it is shorter."""
        if room < 2:
            return [[]] * max(0, room)
        shown = _told(console, options, self.tale)[-(room - 1) :]
        rule = lines_of(console, options, Rule(Text(say("tale"), "dim"), style="dim", align="left"))
        return [*rule, *shown, *([[]] * (room - 1 - len(shown)))]


def _told(console: Console, options: ConsoleOptions, tale: list[Text]) -> list[Line]:
    return lines_of(console, options, Group(*tale)) if tale else []
