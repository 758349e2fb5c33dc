"""One match in two worlds that an observer cannot tell apart, until it learns something.

The worlds have the same dice and are given the same answers. Whatever reaches the observer must be the same
in both, until a die or a revealed card makes a difference that everybody is meant to see.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from seance.kernel.answers import read_answer
from seance.kernel.errors import Refused
from seance.kernel.game import Game
from seance.kernel.question import Answer, Question
from seance.kernel.run import Chapter, Run
from seance.kernel.state import State
from seance.kernel.things import Card, Option
from tests.contract.anatomy import contrast
from tests.contract.play import Ear, Known, named_cards
from tests.contract.redeals import begin


@dataclass
class Step:
    """An answer: to which of the questions asked, and how.

    ``cards`` are those that somebody else named in it; ``secret`` says that the observer does not know them.
    """

    index: int
    answer: Answer
    cards: set[str] = field(default_factory=set)
    secret: bool = False


@dataclass
class Moment:
    """All that reaches an observer between two answers, and what it learns by it."""

    seat: int
    experience: dict[str, Any]
    thrown: int
    cards: set[str]

    @property
    def learnt(self) -> bool:
        return bool(self.thrown or self.cards)

    def differs(self, other: Moment) -> list[str]:
        """In which parts of the experience the other world looks different."""
        return [part for part, lived in self.experience.items() if lived != other.experience[part]]

    def agrees(self, other: Moment, after: str = "") -> bool:
        """Whether the other world looks the same; a complaint where it does not and nothing was learnt.

        Who is asked never depends on a secret, whatever is rolled or revealed at the same time.
        """
        parts = self.differs(other)
        alike = self.thrown == other.thrown and self.cards == other.cards
        excused = (self.learnt or other.learnt) and not (alike and set(parts) <= {"asked", "mine"})
        assert not parts or excused, (
            f"seat {self.seat} can tell by {parts[0]!r} what it cannot know{after}: "
            f"{contrast(self.experience[parts[0]], other.experience[parts[0]])}"
        )
        return not parts


class World:
    """A run as one observer lives through it."""

    def __init__(self, game: Game[Any], run: Run, seat: int) -> None:
        self.game = game
        self.run = run
        self.seat = seat
        self.ear = Ear(game, range(seat, seat + 1))
        self.ear.state = run.state
        run.state.tale = self.ear
        self._mark(self.ear.now()[seat])

    def _mark(self, known: Known) -> None:
        self.thrown = self.run.state.dice.thrown
        self.known = known
        self.told = len(self.ear)

    def moment(self) -> Moment:
        """What has reached the observer since the moment before."""
        known = self.ear.now()[self.seat]
        rolled = self.run.state.dice.thrown - self.thrown
        lived = Moment(self.seat, self._experience(), rolled, self._learnt_cards(known))
        self._mark(known)
        return lived

    def _experience(self) -> dict[str, Any]:
        """Who is asked what is public, with which options is not."""
        questions = self.open_questions()
        return {
            "asked": [(question.seat, question.name, question.rule) for question in questions],
            "mine": [question.data() for question in questions if question.seat == self.seat],
            "heard": [event.seen_by(self.seat) for event in self.ear.since(self.told)],
            "view": self.game.view(self.run.state, self.seat),
        }

    def _learnt_cards(self, known: Known) -> set[str]:
        """The cards that the observer knows now and did not, or that it was shown in between."""
        knew = self.known
        lessons = [known]
        for index, event in enumerate(self.ear.since(self.told), start=self.told):
            lessons += [self.ear.at(index, self.seat), named_cards(event.seen_by(self.seat))]
        return {key for cards in lessons for key, count in cards.items() if count > knew.get(key, 0)}

    def open_questions(self) -> list[Question]:
        if self.run.together is None:
            return self.run.asked
        return [q for q, done in zip(self.run.asked, self.run.answered, strict=True) if not done]

    def index_of(self, question: Question) -> int:
        return next(index for index, asked in enumerate(self.run.asked) if asked is question)

    def takes(self, step: Step) -> bool:
        """Give an answer; False where it is not offered."""
        if step.index >= len(self.run.asked):
            return False
        try:
            token = read_answer(self.run.asked[step.index], step.answer)
        except Refused:
            return False
        self.run.answer(token, step.index)
        return True


def opened(game: Game[Any], state: State, seat: int) -> World:
    """The chapter that begins with this state, in the eyes of an observer."""
    world = World(game, Run(game, state), seat)
    begin(world.run)
    return world


@dataclass
class Lived:
    """A chapter as an observer lived through it: moment, step, moment, step, moment."""

    moments: list[Moment]
    steps: list[Step]

    def learnt(self) -> set[str]:
        """The cards that the observer got to know."""
        return {key for moment in self.moments for key in moment.cards}

    def named(self, secretly: bool) -> set[str]:
        """The cards that others named in their answers: dealt elsewhere, they could not have."""
        return {key for step in self.steps for key in step.cards if secretly or not step.secret}


def remember(game: Game[Any], chapter: Chapter, seat: int) -> tuple[World, Lived]:
    """Live through a chapter once more, as far as it has come, as an observer."""
    world = opened(game, game.copy(chapter.base), seat)
    lived = Lived([world.moment()], [])
    for index, token in chapter.steps:
        question = world.run.asked[index]
        cards = cards_in(question.value(token)) if question.seat != seat else set()
        lived.steps.append(Step(index, question.spell(token), cards))
        world.run.answer(token, index)
        lived.moments.append(world.moment())
    for step in lived.steps:
        step.secret = not step.cards <= world.known.keys()
    return world, lived


def relive(world: World, lived: Lived) -> int:
    """Give the same answers in another world; how many moments were the same, one after the other."""
    if not lived.moments[0].agrees(world.moment()):
        return 0
    for number, step in enumerate(lived.steps, start=1):
        after = f" after {step.answer!r}"
        if not world.takes(step) or not lived.moments[number].agrees(world.moment(), after):
            return number
    return len(lived.moments)


def cards_in(value: object) -> set[str]:
    """The cards that an answer is about."""
    if isinstance(value, list):
        return {key for each in value for key in cards_in(each)}
    if isinstance(value, Option):
        return {key for part in (value.part, value.other) for key in cards_in(part)}
    return {value.key} if isinstance(value, Card) else set()
