"""A match: a seed, a journal, and what may be known of it.

Everything that comes from outside passes through here. An answer is checked against the open question
before anything moves; what goes out is a view, an event as one seat may know it, or an error.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from seance.kernel.answers import canonical, read_answer, refuse
from seance.kernel.data import EventData
from seance.kernel.dice import SEEDS, SealedDice
from seance.kernel.errors import BadSettings, Diverged, Refused
from seance.kernel.game import Game, Result, Settings, View
from seance.kernel.journal import Journal, JournalEntry
from seance.kernel.question import Question, Token
from seance.kernel.run import Chapter, Run
from seance.kernel.taking_back import Glimpse, why_not_back
from seance.kernel.tale import Event, Tale
from seance.kernel.zone import SPECTATOR

TOO_FAR = "That is too far back to be taken back."


class Match:
    """One match of one game. ``before`` is how things were before the last answer, if that was noted."""

    def __init__(
        self,
        game: Game[Any],
        settings: Settings,
        seed: int,
        run: Run | None = None,
        sealed: bool = False,
    ) -> None:
        """Start from the seed; or, with a ``run``, from where that stands (a scenario, a saved match).

        ``sealed`` dice are for matches whose cards somebody might want to foresee; a ``run`` brings its own.
        """
        if not 0 <= seed < SEEDS:
            raise BadSettings(f"A seed is a whole number from 0 to {SEEDS - 1}, not {seed}.")
        self.game = game
        self.settings = settings
        self.seed = seed
        self.seats: int = settings["players"]
        self.journal = Journal()
        self.tale = Tale()
        self.origin: Chapter | None = None
        self.origin_answers = 0
        self.before: Glimpse | None = None
        if run is None:
            self.run = Run.start(game, settings, seed, tale=self.tale, sealed=sealed)
        else:
            self._continue(run)
        self.sealed = isinstance(self.run.state.dice, SealedDice)

    def _continue(self, run: Run) -> None:
        self.run = run
        if run.state.tale is not None:
            self.tale = run.state.tale
        run.state.tale = self.tale
        if run.chapter is not None:
            self.origin = Chapter(run.chapter.base, run.chapter.told)

    @property
    def number(self) -> int:
        """How many answers were given; clients send it along, so that a late click hits no new question."""
        return len(self.journal)

    @property
    def asked_at(self) -> int:
        """How many answers had been given when the questions that are open now were put.

        Several seats may be asked at once; the answer of one of them makes nobody else's click late.
        """
        return self.number - self.run.given

    @property
    def secret(self) -> bool:
        """Whether the questions were put together: nobody learns of an answer before the last is in."""
        return self.run.together is not None

    @property
    def over(self) -> bool:
        return self.run.question is None

    @property
    def questions(self) -> list[Question]:
        """What is asked now and not yet answered."""
        if not self.secret:
            return self.run.asked
        return [q for q, done in zip(self.run.asked, self.run.answered, strict=True) if not done]

    def question(self, seat: int) -> Question | None:
        """What is asked of one seat now, if anything."""
        for question in self.questions:
            if question.seat == seat:
                return question
        return None

    def answer(
        self, seat: int, answer: object, number: int | None = None, names: Sequence[str] = ()
    ) -> list[Event]:
        """Answer for a seat and return what happened; Refused, with nothing changed, if it does not fit.

        ``number`` is how many answers had been given when the question was read. ``names`` are those of the
        people, for the refusal. People may want to take it back, so how things were is noted.
        """
        before = Glimpse(self.run)
        events = self._answer(seat, answer, number, names)
        self.before = None if self.over else before
        return events

    def _answer(self, seat: int, answer: object, number: int | None, names: Sequence[str]) -> list[Event]:
        question = self._asked_of(seat, names or self.game.seat_names)
        if number is not None and not self.asked_at <= number <= self.number:
            late = f"That answer was meant for question {number}; the match is at {self.number} now."
            raise refuse(question, late)
        return self.answer_for(question, read_answer(question, answer))

    def answer_for(self, question: Question, token: Token) -> list[Event]:
        """The way in for bots that hold the question itself: a token instead of keys."""
        for place, asked in enumerate(self.run.asked):
            if asked is question:
                return self._take(place, question, canonical(question, token))
        raise Refused("That question is not open.", question.name, (), question.rule)

    def _asked_of(self, seat: int, names: Sequence[str]) -> Question:
        """What is asked of a seat; refused aloud when that is nothing.

        Where several answer in secret, whoever has answered may think again until the last answer is in.
        """
        if not 0 <= seat < self.seats:
            raise Refused(f"There is no seat {seat!r}; seats are 0 to {self.seats - 1}.")
        if self.over:
            raise Refused("The match is over; nothing is asked any more.")
        for question in self.run.asked:
            if question.seat == seat:
                return question
        asked = self.questions[0]
        others = " and ".join([names[each.seat] for each in self.questions])
        why = f"Nothing is asked of {names[seat]} now; {others} is to answer."
        raise Refused(why, asked.name, (), asked.rule)

    def _take(self, place: int, question: Question, token: Token) -> list[Event]:
        told = len(self.tale)
        self.before = None
        self.journal.append(JournalEntry(question.seat, question.name, question.spell(token), told))
        self.run.answer(token, place)
        return self.tale.since(told)

    def view(self, seat: int = SPECTATOR) -> View:
        """All that a seat may know of the position; without a seat, what a spectator may know."""
        return self.game.view(self.run.state, seat)

    def log(self, seat: int = SPECTATOR, since: int = 0) -> list[EventData | None]:
        """The tale as a seat may know it, one entry per event; None stands where it may know nothing."""
        return [event.seen_by(seat) for event in self.tale.since(since)]

    def result(self) -> Result | None:
        """How it ended; None while it has not."""
        return self.game.result(self.run.state) if self.over else None

    def clone(self) -> Match:
        """An independent copy: whatever happens to one never shows in the other."""
        run = self.run.copy()
        run.state.tale = self.tale.copy()
        twin = Match(self.game, self.settings, self.seed, run)
        twin.journal = self.journal.copy()
        twin.origin, twin.origin_answers = self.origin, self.origin_answers
        twin.before = self.before
        return twin

    def redeal(self, seat: int, seed: int) -> Run:
        """A fair sample of the positions that ``seat`` cannot tell from this one, for search bots."""
        if self.question(seat) is None and not self.over and not self.secret:
            asked = self.questions[0]
            raise Refused("Only the seat that is asked can re-deal.", asked.name, (), asked.rule)
        twin = self.run.copy()
        twin.redeal(seat, seed)
        return twin

    def why_no_undo(self, seat: int) -> str:
        """The reason why ``seat`` cannot take back the last answer; empty when it can."""
        if not len(self.journal):
            return "There is nothing to take back yet."
        if self.journal.last().seat != seat:
            return "The last answer was somebody else's; it cannot be taken back."
        if self.before is None:
            earlier = self._earlier()
            if earlier is None:
                return TOO_FAR
            self.before = Glimpse(earlier)
        return why_not_back(self.before, self.run, seat, self.seats)

    def undo(self, seat: int) -> None:
        """Take back the last answer, as long as it was this seat's and nothing was rolled or revealed."""
        why = self.why_no_undo(seat)
        run = None if why else self._earlier()
        if run is None:
            raise Refused(why or TOO_FAR)
        entry = self.journal.pop()
        self.tale.cut(entry.told)
        run.state.tale = self.tale
        self.run = run
        self.before = None

    def _earlier(self) -> Run | None:
        """The position before the last answer; None when that is too far back."""
        return self.run.back() or self._replayed(len(self.journal) - 1)

    def _replayed(self, answers: int) -> Run | None:
        """The position after so many answers, played again from where this match came from."""
        if answers < self.origin_answers:
            return None
        twin = Match(self.game, self.settings, self.seed, self._first(), self.sealed)
        twin.replay(self.journal.part(self.origin_answers, answers))
        return twin.run

    def _first(self) -> Run | None:
        return None if self.origin is None else Run.resume(self.game, self.origin, 0)

    def replay(self, journal: Iterable[JournalEntry]) -> None:
        """Give the answers of a journal in turn; Diverged names the first one that does not fit."""
        for at, entry in enumerate(journal, start=self.number + 1):
            names = [question.name for question in self.run.asked if question.seat == entry.seat]
            if entry.name not in names:
                found = "the match is over" if self.over else f"{self.questions[0].name!r} is asked"
                raise Diverged(f"Answer {at} was to {entry.name!r}, but here {found}.", at)
            try:
                self._answer(entry.seat, entry.answer, None, ())
            except Refused as refused:
                raise Diverged(f"Answer {at} no longer fits: {refused}", at) from refused
