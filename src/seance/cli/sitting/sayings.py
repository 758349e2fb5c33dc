"""What bots say while they play. It is no part of the tale: nobody saves it, and a replay is silent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from seance.bots import remark_on
from seance.cli.phrases import say
from seance.cli.tables.marks import colour_names

if TYPE_CHECKING:
    from seance.kernel.data import RemarkData
    from seance.kernel.match import Match
    from seance.kernel.question import Question, Token
    from seance.kernel.words import Words


class Sayings:
    """Lines by the number of the event that came next; each bot's last, so that it does not repeat itself."""

    def __init__(self) -> None:
        self.lines: dict[int, list[Text]] = {}
        self.last: dict[int, RemarkData] = {}

    def hear(self, match: Match, words: Words, question: Question, token: Token) -> None:
        """A bot is about to answer; of a secret answer it says nothing."""
        view = match.view(question.seat)
        remark = None if match.secret else remark_on(match.game, view, question, token)
        if remark is None or remark == self.last.get(question.seat):
            return
        self.last[question.seat] = remark
        text = say("bot-says", name=words.names[question.seat], line=words.remark(remark, match.number))
        self.lines.setdefault(len(match.tale), []).append(colour_names(Text(text), words.names))

    def before(self, at: int, *, dim: bool) -> list[Text]:
        """What was said just before an event."""
        lines = self.lines.get(at, [])
        return [Text(line.plain, "dim") for line in lines] if dim else lines
