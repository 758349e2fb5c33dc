"""Questions: the only way in which rules reach players.

Rules ``await`` one of the functions at the end of this file. What comes back is one of the very things
that were offered, never anything else: the options in the question are the law.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator
from typing import Any, Final, TypeVar

from seance.kernel.data import Kind, OptionData, QuestionData
from seance.kernel.dice import Dice
from seance.kernel.errors import BrokenRule
from seance.kernel.facts import describe
from seance.kernel.things import DONE, NO, PASS, YES, Option, Seat, Thing

T = TypeVar("T", bound=Thing)

ONE: Final = "one"
SOME: Final = "some"
NUMBER: Final = "number"
TEXT: Final = "text"

Token = int | str | tuple[int, ...]
"""An answer as the engine handles it: an index into the options (or several), a number, or a text."""
Answer = str | list[str]
"""An answer as it is written down and sent: a key, or a list of keys."""

BLANK = Option("blank")

LONGEST = 200
"""The longest free text a seat may send, unless the question allows less."""


class Question:
    """Something one seat is asked. ``rule`` is the number of the rule that asks it."""

    def __init__(self, seat: int, name: str, rule: str, kind: Kind, options: list[Any]) -> None:
        self.seat = seat
        self.name = name
        self.rule = rule
        self.kind: Kind = kind
        self.options: list[Any] = options
        self.low = 1
        self.high = 1
        self.about: list[Thing] | None = None
        self.default: Token | None = None

    def __await__(self) -> Generator[Question, Any, Any]:
        answer = yield self
        return answer

    def fault(self) -> BrokenRule | None:
        """What is wrong with the question itself, if anything: answers come by key, so keys must differ."""
        seen: dict[str, Thing] = {}
        for option in self.options:
            if seen.setdefault(option.key, option) is not option:
                where = f"{self.name!r} ({self.rule})"
                return BrokenRule(f"{where} offers two different things by one key, {option.key!r}.")
        return None

    def frozen(self) -> Prompt:
        """The question for somebody who thinks about it: what is offered, by name."""
        prompt = self._prompt([option.frozen() for option in self.options])
        if self.about is not None:
            prompt.about = [thing.frozen() for thing in self.about]
        return prompt

    def blank(self) -> Prompt:
        """The question for somebody who answers blindly: how much is offered, and nothing of what."""
        return self._prompt([BLANK] * len(self.options))

    def _prompt(self, options: list[Any]) -> Prompt:
        prompt = Prompt(self.seat, self.name, self.rule, self.kind, options)
        prompt.low, prompt.high, prompt.default = self.low, self.high, self.default
        return prompt

    def value(self, token: Token) -> object:
        """What the rule gets for this token."""
        if self.kind == ONE:
            assert isinstance(token, int)
            return self.options[token]
        if self.kind == SOME:
            assert isinstance(token, tuple)
            return [self.options[index] for index in token]
        return token

    def fallback(self) -> Token:
        """The answer given for somebody who does not answer in time: letting go where that is offered."""
        if self.default is not None:
            return self.default
        if self.kind == ONE:
            last = len(self.options) - 1
            return last if self.options[last] is PASS or self.options[last] is DONE else 0
        if self.kind == SOME:
            return tuple(range(self.low))
        return self.low if self.kind == NUMBER else ""

    def random(self, dice: Dice) -> Token:
        """Any legal answer, all as likely as each other (for subsets: any size, then any subset)."""
        if self.kind == ONE:
            return dice.below(len(self.options))
        if self.kind == NUMBER:
            return self.low + dice.below(self.high - self.low + 1)
        if self.kind == SOME:
            order = list(range(len(self.options)))
            dice.shuffle(order)
            return tuple(sorted(order[: self.low + dice.below(self.high - self.low + 1)]))
        return self.fallback()

    def spell(self, token: Token) -> Answer:
        """The answer as it goes into journals and over wires: by stable key."""
        if self.kind == ONE:
            assert isinstance(token, int)
            key: str = self.options[token].key
            return key
        if self.kind == SOME:
            assert isinstance(token, tuple)
            return [self.options[index].key for index in token]
        return str(token)

    def keys(self) -> list[str]:
        """The keys of all options, in order."""
        return [option.key for option in self.options]

    def data(self) -> QuestionData:
        """The question as plain data, for wires and terminals."""
        return {
            "seat": self.seat,
            "name": self.name,
            "rule": self.rule,
            "kind": self.kind,
            "low": self.low,
            "high": self.high,
            "about": describe(self.about) if self.about is not None else {},
            "options": [_option_data(option) for option in self.options],
            "default": self.spell(self.fallback()),
        }


class Prompt(Question):
    """A question as players get it: names instead of things, so that nothing in it leads to the state."""


class Together:
    """Several questions put to several seats at once; nobody learns anything until all have answered."""

    def __init__(self, build: Callable[[], list[Question]]) -> None:
        self.build = build

    def __await__(self) -> Generator[Together, Any, Any]:
        answers = yield self
        return answers


def _option_data(option: Thing) -> OptionData:
    if isinstance(option, Option):
        parts = [part for part in (option.part, option.other) if part is not None]
        return {"key": option.key, "verb": option.verb, "parts": describe(parts)}
    return {"key": option.key, "verb": "", "parts": describe([option])}


def ask_one(me: Seat, name: str, rule: str, options: list[T], about: list[Thing] | None = None) -> Question:
    """A question with one answer out of a list, not yet put to anybody."""
    question = Question(me.index, name, rule, ONE, options)
    question.about = about
    return question


def choose(
    me: Seat, name: str, rule: str, options: list[T], about: list[Thing] | None = None
) -> Awaitable[T]:
    """Ask a seat for one of a list."""
    return ask_one(me, name, rule, options, about)


def choose_some(
    me: Seat,
    name: str,
    rule: str,
    options: list[T],
    low: int = 0,
    high: int | None = None,
    about: list[Thing] | None = None,
) -> Awaitable[list[T]]:
    """Ask a seat for at least ``low`` and at most ``high`` of a list."""
    return ask_some(me, name, rule, options, low, high, about)


def ask_some(
    me: Seat,
    name: str,
    rule: str,
    options: list[T],
    low: int = 0,
    high: int | None = None,
    about: list[Thing] | None = None,
) -> Question:
    """A question for a subset, not yet put to anybody."""
    question = Question(me.index, name, rule, SOME, options)
    question.low = low
    question.high = len(options) if high is None else high
    question.about = about
    return question


def choose_number(
    me: Seat, name: str, rule: str, low: int, high: int, about: list[Thing] | None = None
) -> Awaitable[int]:
    """Ask a seat for a whole number from ``low`` to ``high``."""
    return ask_number(me, name, rule, low, high, about)


def ask_number(
    me: Seat, name: str, rule: str, low: int, high: int, about: list[Thing] | None = None
) -> Question:
    """A question for a number, not yet put to anybody."""
    question = Question(me.index, name, rule, NUMBER, [])
    question.low = low
    question.high = high
    question.about = about
    return question


async def yes_or_no(me: Seat, name: str, rule: str, about: list[Thing] | None = None) -> bool:
    """Ask a seat whether it wants to; somebody who does not answer does not."""
    question = ask_one(me, name, rule, [YES, NO], about)
    question.default = 1
    return await question is YES


def free_text(
    me: Seat, name: str, rule: str, default: str, longest: int = LONGEST, about: list[Thing] | None = None
) -> Awaitable[str]:
    """Ask a seat for words of its own. Rules may tell them, but never act upon them."""
    question = Question(me.index, name, rule, TEXT, [])
    question.low = 0
    question.high = longest
    question.default = default
    question.about = about
    return question


async def together(build: Callable[[], list[Question]]) -> list[Any]:
    """Put several questions at once; the answers come in the order of the questions.

    It takes a function that makes the questions, so that a re-deal can make them anew for other hands.
    """
    answers: list[Any] = await Together(build)
    return answers
