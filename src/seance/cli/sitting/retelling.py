"""A saved match told again: to the end, up to some answer, or step by step."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.text import Text

from seance.cli.phrases import say
from seance.cli.sitting.ending import ending
from seance.cli.sitting.files import read_match
from seance.cli.sitting.frame import Frame
from seance.cli.sitting.screen import Screen
from seance.cli.sitting.tale import tale_lines
from seance.cli.tables import Board
from seance.cli.tables.marks import CANDLE
from seance.kernel.book import merged
from seance.kernel.errors import BadSave
from seance.kernel.save import load as take_up
from seance.kernel.save import replay
from seance.kernel.words import Words
from seance.kernel.zone import SPECTATOR

if TYPE_CHECKING:
    from rich.console import RenderableType

    from seance.kernel.book import Log
    from seance.kernel.data import EventData
    from seance.kernel.match import Match


LONGEST_NUMBER = 9


class Retelling:
    """A saved match as a spectator, one seat, or all seats together know it."""

    def __init__(self, file: Path, seat: int | None, *, everything: bool) -> None:
        self.game, self.saved = read_match(file)
        self.match = take_up(self.game, self.saved)
        self.answers = len(self.saved.journal)
        self.seat = SPECTATOR if seat is None else seat
        self.everything = everything
        self.words = Words(self.game, self.saved.names)
        self.board = Board(self.game.name)
        self._check()

    def _check(self) -> None:
        """Secrets are told when they are secrets no more."""
        if not SPECTATOR <= self.seat < self.match.seats:
            raise BadSave(
                f"There is no seat {self.seat} in this match; seats are 0 to {self.match.seats - 1}."
            )
        if (self.everything or self.seat != SPECTATOR) and not self.match.over:
            raise BadSave("This match is not over yet: until then it is told only as a spectator sees it.")

    def tell(self, at: int | None) -> None:
        """Print the tale, and the table or the result it led to."""
        screen = Screen(plain=True)
        match = self._at(at)
        lines = tale_lines(self.words, self._log(match))
        screen.print(Group(*lines) if lines else Text(say("no-log")))
        screen.print()
        screen.print(self._close(match))

    def step(self, at: int) -> None:
        """Show one answer after the other, for as long as somebody wants to see them."""
        screen = Screen(plain=False)
        shown = at
        with screen, suppress(EOFError, KeyboardInterrupt):
            while shown <= self.answers:
                at = shown
                self._show(screen, at)
                shown = self._next(at, screen.read(f"{say('step-keys')} › ").strip().lower())
        if screen.full and at == self.answers:
            screen.print(self._close(self.match))

    def _next(self, at: int, typed: str) -> int:
        """The answer to go to; one beyond the last to leave."""
        if typed == "q":
            return self.answers + 1
        if typed == "b":
            return max(0, at - 1)
        if typed.isascii() and typed.isdigit():
            return self.answers if len(typed) > LONGEST_NUMBER else min(int(typed), self.answers)
        return at + 1

    def data(self, at: int | None) -> dict[str, Any]:
        """The tale as plain data."""
        match = self._at(at)
        result = match.result()
        return {
            "game": self.game.name,
            "rules_version": self.saved.rules_version,
            "settings": self.saved.settings,
            "names": self.words.names,
            "seed": self.saved.seed if self.match.over else None,
            "answers": self.answers,
            "at": match.number,
            "over": match.over,
            "tale": [
                self._event(event, at) for at, event in enumerate(self._log(match)) if event is not None
            ],
            "view": match.view(self.seat),
            "result": None if result is None else result.data(),
        }

    def _event(self, event: EventData, at: int) -> dict[str, Any]:
        return {**event, "text": self.words.event(event, at)}

    def _at(self, at: int | None) -> Match:
        """The match after some answer, played again from its seed; at its end, as it was saved."""
        return self.match if at is None or at == self.answers else replay(self.game, self.saved, at)

    def _log(self, match: Match) -> Log:
        if self.everything:
            return merged([match.log(seat) for seat in range(SPECTATOR, match.seats)])
        return match.log(self.seat)

    def _show(self, screen: Screen, at: int) -> None:
        match = self._at(at)
        told = self.saved.journal[at - 1].told if at else 0
        log = self._log(match)
        new = tale_lines(self.words, log, told) or [Text(say("nothing-seen"), "dim italic")]
        title = Text(say("step-at", at=at, all=self.answers) if at else say("step-start"), f"bold {CANDLE}")
        if screen.full:
            old = tale_lines(self.words, log[:told], dim=True)
            screen.draw(Frame(self._head(match), self._table(match), [*old, *new], 0, title))
        else:
            screen.print(Group(title, *new, self._close(match)))

    def _head(self, match: Match) -> Text:
        title = Text(self.game.title, "bold", no_wrap=True, overflow="ellipsis")
        line = self.board.headline(match.view(self.seat))
        return title if line is None else title.append("  ").append(line)

    def _table(self, match: Match) -> RenderableType:
        view = match.view(self.seat)
        table = self.board.table(view, self.words, self.seat)
        hand = self.board.hand(view, self.words, self.seat) if self.seat != SPECTATOR else None
        return table if hand is None else Group(table, "", hand)

    def _close(self, match: Match) -> RenderableType:
        """The table, or the result once there is one."""
        result = match.result()
        if result is None:
            return Group(self._head(match), self._table(match))
        return ending(result.data(), self.words)
