"""The engine proper: rules that ask, answered one question at a time.

A position is the copy of the state made when the chapter began, and the steps since. Cloning a position
in the middle of a turn is copying that state and taking the steps again.
"""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from typing import Any, Final

from seance.kernel.dice import Dice, SealedDice
from seance.kernel.game import Game, Settings
from seance.kernel.question import Question, Together, Token
from seance.kernel.state import State
from seance.kernel.tale import Tale
from seance.kernel.zone import redeal_zones

Taken = tuple[int, Token]
"""Which of the questions asked was answered, and how; or ``(-2 - seat, seed)`` for a re-deal."""

NONE_ASKED: Final[list[Question]] = []
NONE_ANSWERED: Final[list[bool]] = []
NO_VALUES: Final[list[Any]] = []
"""Where a run begins: lists that are replaced with the first question, and never written to."""


class Chapter:
    """Where a chapter began, how long the tale was then, and the steps taken since."""

    def __init__(self, base: State, told: int) -> None:
        self.base = base
        self.told = told
        self.steps: list[Taken] = []

    def copy(self) -> Chapter:
        """The base is never changed, so copies share it."""
        return self.part(len(self.steps))

    def part(self, steps: int) -> Chapter:
        """The same chapter after its first ``steps`` steps."""
        twin = Chapter(self.base, self.told)
        twin.steps = self.steps[:steps]
        return twin


class ChapterEnd:
    """What rules say in place of a question when a chapter is over."""

    def __await__(self) -> Generator[ChapterEnd, Any, None]:
        yield self


CHAPTER_END: Final = ChapterEnd()


async def chapters(game: Game[Any], state: State) -> None:
    """One chapter after another, whenever it is asked for. A match ends between two of them."""
    while True:
        await game.turn(state)
        await CHAPTER_END


class Run:
    """A game being played by trusted code: answers are tokens, nothing is written down or checked twice.

    ``Match`` is the careful front of this; bots, simulations and benchmarks use it directly. ``given`` counts
    the answers since the open questions were put: more than are answered, where somebody thought again.
    """

    def __init__(self, game: Game[Any], state: State, keep: bool = True) -> None:
        self.game = game
        self.state = state
        self.keep = keep
        self.chapter: Chapter | None = None
        self.last: Chapter | None = None
        self.asked = NONE_ASKED
        self.question: Question | None = None
        self.answered = NONE_ANSWERED
        self.values = NO_VALUES
        self.given = 0
        self.rules: Coroutine[Any, Any, None] | None = None
        self.together: Together | None = None

    @staticmethod
    def start(
        game: Game[Any],
        settings: Settings,
        seed: int,
        keep: bool = True,
        tale: Tale | None = None,
        sealed: bool = False,
    ) -> Run:
        """Set the game up and go to the first question. ``keep=False`` plays faster but cannot be copied.

        ``sealed`` dice cannot be read ahead from what was thrown before.
        """
        state: State = game.setup(settings, SealedDice(seed) if sealed else Dice(seed))
        state.tale = tale
        run = Run(game, state, keep)
        run.open()
        return run

    @staticmethod
    def resume(game: Game[Any], chapter: Chapter, steps: int, tale: Tale | None = None) -> Run:
        """Take the first ``steps`` steps of a chapter again, on a state of its own."""
        run = Run(game, game.copy(chapter.base))
        run.state.tale = tale
        run.chapter = again = chapter.part(steps)
        run.rules = chapters(game, run.state)
        run._go_on(None)
        for at, token in again.steps:
            run._take(at, token)
        return run

    def answer(self, token: Token, at: int = -1) -> None:
        """Answer the question at index ``at`` among those asked; without one, the first still open."""
        if at < 0:
            at = 0 if self.together is None else self.answered.index(False)
        self._step(at, token)

    def redeal(self, seat: int, seed: int) -> None:
        """Make of this position another that ``seat`` could not tell from it. Dice to come change too."""
        self._step(-2 - seat, seed)

    def copy(self) -> Run:
        """The same position, sharing nothing that changes."""
        chapter = self.chapter
        if chapter is None:
            raise ValueError("a run started with keep=False cannot be copied")
        twin = Run.resume(self.game, chapter, len(chapter.steps))
        twin.last = self.last
        return twin

    def back(self) -> Run | None:
        """The position one answer ago; None when that is too far back to be at hand."""
        chapter, last = self.chapter, self.last
        if chapter is not None and chapter.steps:
            run = Run.resume(self.game, chapter, len(chapter.steps) - 1)
            run.last = last
            return run
        if last is not None and last.steps:
            return Run.resume(self.game, last, len(last.steps) - 1)
        return None

    def _step(self, at: int, token: Token) -> None:
        if self.chapter is not None:
            self.chapter.steps.append((at, token))
        self._take(at, token)

    def _take(self, at: int, token: Token) -> None:
        if at < 0:
            self._redeal(-2 - at, token)
            return
        value = self.asked[at].value(token)
        if self.together is None:
            self._go_on(value)
            return
        self.values[at] = value
        self.answered[at] = True
        self.given += 1
        self.question = self._first_open()
        if self.question is None:
            self._go_on(self.values)

    def _first_open(self) -> Question | None:
        for at, done in enumerate(self.answered):
            if not done:
                return self.asked[at]
        return None

    def _redeal(self, seat: int, seed: Token) -> None:
        assert isinstance(seed, int)
        dice = Dice(seed)
        if self.game.redeal is not None:
            self.game.redeal(self.state, seat, dice)
        else:
            redeal_zones(self.game.zones(self.state), seat, dice)
        self.state.dice = Dice(dice.fork())
        if self.together is not None:
            self._ask_others_anew(self.together, seat, dice)

    def _ask_others_anew(self, together: Together, seat: int, dice: Dice) -> None:
        """Other hands have other options; and whoever answered already did so in a way one cannot know."""
        for at, question in enumerate(together.build()):
            if question.seat != seat:
                self.asked[at] = question
                if self.answered[at]:
                    self.values[at] = question.value(question.random(dice))
        self.question = self._first_open()

    def _go_on(self, value: object) -> None:
        assert self.rules is not None
        asked = self.rules.send(value)
        if asked is CHAPTER_END:
            self.open()
        else:
            self._put(asked)

    def open(self) -> None:
        """Go on to the first question of the next chapter that asks one, or to the end of the match."""
        state = self.state
        while not state.over:
            state.chapter += 1
            state.dice.open(state.chapter)
            if self.keep:
                told = len(state.tale) if state.tale is not None else 0
                if self.chapter is not None and self.chapter.steps:
                    self.last = self.chapter
                self.chapter = Chapter(self.game.copy(state), told)
            if self.rules is None:
                self.rules = chapters(self.game, state)
            asked = self.rules.send(None)
            if asked is not CHAPTER_END:
                self._put(asked)
                return
        self.last = None  # whoever takes back more than one answer now has time for a replay
        self.rules = None
        self.question = None
        self.together = None
        self.asked = NONE_ASKED
        self.given = 0

    def _put(self, asked: object) -> None:
        self.given = 0
        if isinstance(asked, Question):
            self.question = asked
            self.asked = [asked]
            self.together = None
        else:
            assert isinstance(asked, Together)
            self.together = asked
            self.asked = asked.build()
            self.answered = [False] * len(self.asked)
            self.values = [None] * len(self.asked)
            self.question = self._first_open()
        if self.state.tale is not None:
            self._complain()
        if self.question is None:
            self._go_on([])

    def _complain(self) -> None:
        """Where somebody listens, a question with a fault is an error in the rule that asks it."""
        for question in self.asked:
            fault = question.fault()
            if fault is not None:
                assert self.rules is not None
                self.rules.throw(fault)
