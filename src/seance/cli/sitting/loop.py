"""The loop: bots answer, people are asked, and the device goes from hand to hand."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from seance.bots import ask, make
from seance.cli.arguments import HUMAN
from seance.cli.phrases import say
from seance.cli.sitting.files import new_name
from seance.cli.sitting.frame import Asked, Frame, heading
from seance.cli.sitting.sayings import Sayings
from seance.cli.sitting.standing import Standing
from seance.cli.sitting.tale import tale_lines
from seance.cli.sitting.typed import Misread, is_command, read_typed
from seance.cli.tables import Board
from seance.cli.tables.marks import CANDLE, seat_name
from seance.kernel.dice import Dice
from seance.kernel.errors import Refused
from seance.kernel.words import Words
from seance.kernel.zone import SPECTATOR

if TYPE_CHECKING:
    from rich.console import RenderableType

    from seance.bots import Bot
    from seance.cli.sitting.screen import Screen
    from seance.kernel.match import Match
    from seance.kernel.question import Question

NOBODY = -2
TOO_MUCH = 3
"""Lines of news that may be missed on a low screen before they get a page of their own."""
REMINDER = 6
"""Lines of the tale that are told again when a match is resumed."""
BOTS = 0xB075
"""Sets the bots' chance apart from that of the match, which has the same seed."""


class Quit(Exception):
    """Somebody wants to stop here."""


class Sitting:
    """One match at one terminal. Everything shown comes from views, logs and questions of the seat asked."""

    def __init__(self, match: Match, seats: list[str], names: list[str], screen: Screen) -> None:
        self.match = match
        self.seats = seats
        self.names = names
        self.screen = screen
        self.words = Words(match.game, names)
        self.board = Board(match.game.name)
        self.bots = _bots(match, seats)
        self.sayings = Sayings()
        self.people = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        self.standing = Standing(match, self.people)
        self.file = new_name(match.game.name)
        self.own_files: set[Path] = set()
        self.holder = self.people[0] if len(self.people) == 1 else NOBODY
        self.read = dict.fromkeys(range(SPECTATOR, len(seats)), max(0, len(match.tale) - REMINDER))
        self.fresh = self.read.copy()
        self.answered = self.read.copy()
        self.notice = Text()
        self.shown = False

    def play(self) -> None:
        """Go on until the match is over; Quit, EOFError or KeyboardInterrupt when somebody leaves."""
        from seance.cli.sitting.commands import obey

        while not self.match.over:
            question = self._next()
            bot = self.bots.get(question.seat)
            if bot is not None:
                self._let(bot, question)
                continue
            if self._passed(question):
                continue
            self._hand_over(question.seat)
            self._own_up(question.seat)
            typed = self._ask(question)
            if is_command(question.data(), typed):
                obey(self, question, typed.strip().removeprefix("/"))
            else:
                self._answer(question, typed)

    def _next(self) -> Question:
        """Whose answer comes next: a bot's, that of whoever holds the device, anybody's."""
        order = sorted(self.match.questions, key=lambda q: (q.seat not in self.bots, q.seat != self.holder))
        return order[0]

    def _let(self, bot: Bot, question: Question) -> None:
        token = ask(bot, question, self.match.view)
        self.sayings.hear(self.match, self.words, question, token)
        with uninterrupted():
            self.match.answer_for(question, token)
        if not self.people:
            self.tell(SPECTATOR)

    def _passed(self, question: Question) -> bool:
        """Whether standing orders have answered: the device stays where it is."""
        why = self.standing.why(question)
        if why:
            self.standing.passed[question.seat][why] += 1
            with uninterrupted():
                self.match.answer_for(question, question.fallback())
            self.turn_page()
        return bool(why)

    def _own_up(self, seat: int) -> None:
        """Say what was let pass, once, in one line."""
        line = self.standing.own_up(seat)
        if line:
            self.note(line)

    def _answer(self, question: Question, typed: str) -> None:
        data = question.data()
        labels = [self.words.option(option) for option in data["options"]]
        try:
            answer = read_typed(data, labels, typed)
            told = len(self.match.tale)
            with uninterrupted():
                self.match.answer(question.seat, answer, self.match.number)
        except Misread as misread:
            self.note(say(misread.phrase, **misread.facts))
        except Refused as refused:
            self.note(f"{refused.why} ({refused.rule})" if refused.rule else refused.why)
        else:
            self.read[question.seat] = self.answered[question.seat] = told
            self.turn_page()

    def note(self, text: str) -> None:
        """Something to say to whoever is asked, above the next prompt."""
        self.notice = Text(text, CANDLE)

    def turn_page(self) -> None:
        """The next question begins with the whole table."""
        self.notice = Text()
        self.shown = False

    # --- showing ---------------------------------------------------------------------------------------

    def _ask(self, question: Question) -> str:
        asked = self._question(question)
        if self.screen.full:
            self._draw(question.seat, Group(asked, self.notice) if self.notice else asked)
        elif self.shown:
            self.screen.print(self.notice)
        else:
            self.tell(question.seat)
            self.screen.print(Group("", self._head(question.seat), self.table(question.seat), asked))
            if self.notice:
                self.screen.print(self.notice)
        self.shown, self.notice = True, Text()
        return self.screen.read()

    def _draw(self, seat: int, bottom: RenderableType) -> None:
        """The whole screen; news that would not fit on it is told first, on a page of its own."""
        frame = self._frame(seat, bottom)
        if frame.missed(self.screen.console, self.screen.height) >= TOO_MUCH:
            self.screen.page(Group(Text(say("meanwhile"), f"bold {CANDLE}"), *frame.unread))
        self.screen.draw(frame)
        self.read[seat] = len(self.match.tale)

    def _question(self, question: Question) -> RenderableType:
        """Whose question it is, what they hold, and what can be answered."""
        data, seat = question.data(), question.seat
        hand = self.board.hand(self.match.view(seat), self.words, seat)
        parts = [heading(data, self.words), hand, Asked(data, self.words, self.board)]
        return Group(*(part for part in parts if part is not None))

    def table(self, seat: int) -> RenderableType:
        """The table as a seat sees it, and what it is asked."""
        question = self.match.question(seat)
        asked = None if question is None else question.data()
        return self.board.table(self.match.view(seat), self.words, seat, asked)

    def _frame(self, seat: int, bottom: RenderableType) -> Frame:
        """Bright is all that happened since somebody else moved; what came before is dim."""
        if len(self.match.journal) and self.match.journal.last().seat != seat:
            self.fresh[seat] = self.answered[seat]
        log, fresh = self.match.log(seat), self.fresh[seat]
        early = max(0, fresh - self.screen.height)
        old = tale_lines(self.words, log[:fresh], early, dim=True, said=self.sayings)
        new = tale_lines(self.words, log, fresh, said=self.sayings)
        unread = len(tale_lines(self.words, log, self.read[seat], said=self.sayings))
        return Frame(self._head(seat), self.table(seat), [*old, *new], unread, bottom)

    def _head(self, seat: int) -> Text:
        title = Text(self.match.game.title, "bold", no_wrap=True, overflow="ellipsis")
        line = self.board.headline(self.match.view(seat))
        return title if line is None else title.append("  ").append(line)

    def tell(self, seat: int) -> None:
        """Print what has happened since this seat last looked."""
        for line in tale_lines(self.words, self.match.log(seat), self.read[seat], said=self.sayings):
            self.screen.print(line)
        self.read[seat] = len(self.match.tale)

    # --- the device ------------------------------------------------------------------------------------

    def _hand_over(self, seat: int) -> None:
        """Let nobody see another's hand: the screen is blank until the next player says so."""
        if self.holder == seat:
            return
        if self.holder != NOBODY and self._has_secrets(self.holder):
            self._last_look(self.holder, seat)
        name = seat_name(seat, self.names, bold=True).plain
        text = Text(say("pass-device", name=name), f"bold {CANDLE}", justify="center")
        self.screen.curtain(text.append(f"\n{say('pass-alone')}", "not bold dim"))
        self.holder = seat
        self.turn_page()

    def _has_secrets(self, seat: int) -> bool:
        news = self.match.log(seat)[self.read[seat] :]
        return any(event is not None and event["private"] for event in news)

    def _last_look(self, seat: int, following: int) -> None:
        """What only the last player may know must be seen before the device goes on."""
        text = Text(say("hide-hand", name=self.names[following]), CANDLE)
        if self.screen.full:
            self._draw(seat, text)
        else:
            self.tell(seat)
            self.screen.print(text)
        self.screen.read("")


def _bots(match: Match, seats: list[str]) -> dict[int, Bot]:
    """A bot for every seat that is no person's, each with its own stream of chance."""
    bots = {}
    for seat, kind in enumerate(seats):
        if kind != HUMAN:
            stream = Dice(match.seed ^ BOTS, chapter=seat + 1).fork()
            bots[seat] = make(kind.removeprefix("bot:"), match.game, stream)
    return bots


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Hold Ctrl-C back while the engine moves, so that what is saved is a whole position."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    held: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: held.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if held:
        raise KeyboardInterrupt
