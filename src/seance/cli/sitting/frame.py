"""What stands on the screen when somebody is asked: the table, the tale, the question, its answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from seance.cli.lines import Line, Lines, lines_of, with_height
from seance.cli.tables.marks import CANDLE, colour, symbol
from seance.kernel.question import NUMBER, ONE, SOME, TEXT
from seance.kernel.things import Card

if TYPE_CHECKING:
    from seance.cli.phrases import Phrases
    from seance.kernel.words import Words

SHORT_TALE = 4
"""Lines of the tale that the table has to leave room for, heading included."""
MOST_ROWS = 8
"""Answers below each other before a second column is begun."""


class Asked:
    """A question as it stands below the table."""

    def __init__(
        self, question: dict[str, Any], words: Words, phrases: Phrases, explained: frozenset[str] | None
    ) -> None:
        self.question = question
        self.words = words
        self.phrases = phrases
        self.explained = explained
        self.labels = [words.option(option) for option in question["options"]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.heading()
        yield self.prompt()
        if self.labels:
            yield self.answers(options.max_width)
        yield self.keys()

    def heading(self) -> Rule:
        """Whose question it is; the rule behind it."""
        seat = self.question["seat"]
        name = f"{symbol(seat)} {self.words.names[seat]}"
        title = Text.assemble((name, f"bold {colour(seat)}"), ("  ", ""), (self.question["rule"], "dim cyan"))
        return Rule(title, style=colour(seat), align="left")

    def prompt(self) -> Text:
        """What is asked, and how many may be picked."""
        text = Text(self.words.question(self.question), f"bold {CANDLE}")
        if self.question["kind"] == SOME:
            text.append(f"  {self._range()}", "not bold")
        return text

    def _range(self) -> str:
        low, high = self.question["low"], self.question["high"]
        return self.phrases.say("pick-range", low=low, high=high, same="yes" if low == high else "no")

    def answers(self, width: int) -> Table:
        """The answers with their numbers, in as many columns as it takes, read downwards."""
        entries = [self._entry(at) for at in range(len(self.labels))]
        widest = max(entry.cell_len for entry in entries)
        fitting = max(1, (width + 3) // (widest + 3))
        columns = min(fitting, -(-len(entries) // MOST_ROWS))
        rows = -(-len(entries) // columns)
        grid = Table.grid(padding=(0, 3, 0, 0))
        for row in range(rows):
            grid.add_row(*entries[row::rows])
        return grid

    def _entry(self, at: int) -> Text:
        entry = Text.assemble((f"{at + 1:>3} ", f"bold {CANDLE}"), self.labels[at])
        text = self._explanation(self.question["options"][at])
        if text:
            entry.append(f"  {text}", "dim")
        return entry

    def _explanation(self, option: dict[str, Any]) -> str:
        """What the card says that an answer is about, where that helps."""
        for key in option["parts"].values():
            card = self.words.game.cards.get(key)
            if isinstance(card, Card) and (self.explained is None or card.noun in self.explained):
                return card.text
        return ""

    def keys(self) -> Text:
        """What can be typed."""
        return Text(self._how(), "dim").append("   ").append(self._commands())

    def _how(self) -> str:
        kind, low, high = self.question["kind"], self.question["low"], self.question["high"]
        if kind == ONE:
            return self.phrases.say("keys-one")
        if kind == NUMBER:
            return self.phrases.say("keys-number", low=low, high=high)
        if kind == TEXT:
            return self.phrases.say("keys-text", default=self.question["default"])
        picking = self.phrases.say("keys-some")
        return f"{picking}   {self.phrases.say('keys-none')}" if low == 0 else picking

    def _commands(self) -> str:
        return self.phrases.say("keys-slash" if self.question["kind"] == TEXT else "keys-commands")


class Frame:
    """A screenful: the table as roomy as fits, the end of the tale, and what is asked, always at the bottom."""

    def __init__(
        self, head: Text, table: RenderableType, tale: list[Text], asked: RenderableType, title: str
    ) -> None:
        self.head = head
        self.table = table
        self.tale = tale
        self.asked = asked
        self.title = title

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        height = options.max_height
        asked = lines_of(console, options, self.asked)
        room = height - len(asked) - 1
        table = lines_of(console, with_height(options, room - SHORT_TALE), self.table)
        yield self.head
        yield Lines(table)
        yield Lines(self._tale(console, options, room - len(table)))
        yield Lines(asked)

    def _tale(self, console: Console, options: ConsoleOptions, room: int) -> list[Line]:
        """The last lines of the tale that fit, and blanks where it is shorter."""
        if room < 2:
            return []
        told = lines_of(console, options, Group(*self.tale)) if self.tale else []
        rule = lines_of(console, options, Rule(Text(self.title, "dim"), style="dim", align="left"))
        shown = told[-(room - 1) :]
        return [*rule, *shown, *([[]] * (room - 1 - len(shown)))]
