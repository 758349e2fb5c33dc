"""Sentences say what the facts are: a seat by name, a card by title, a number as a number.

Everybody gets a name and every card a title that can stand for nothing else, and the sentences of a match
are read for them. A name or a title that no fact calls for is a number or a word that was taken for one. A
seat or a card that makes a difference to a sentence and is not called by its mark was told as something else.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from typing import Any, ClassVar

from seance.bots import remark_on
from seance.kernel.data import EventData, Facts, OptionData, Parts, QuestionData, RemarkData
from seance.kernel.things import CARD, NUMBER, SEAT, TEXT, Card
from seance.kernel.words import Words
from tests.contract.kit import Case, with_parts
from tests.contract.play import bots_for, observers, play

MARK = re.compile("⟦[^⟧]*⟧")
RAW = re.compile(r"\w+_\w+")
ENOUGH = 4
"""Sentences of one sort that are read: they differ in nothing but names."""

Sentence = tuple[str, Facts, Callable[[Facts], str]]
"""What a text is called, its facts, and how it reads with these or other facts."""


def sentences_say_what_is_so(case: Case, kind: str, seed: int) -> None:
    """Every sort of prompt, option, remark and event of a match, as each observer reads it."""
    words = marked(case)
    match = case.match(seed)
    reader = Reader(case)
    for question, token in play(match, bots_for(case, kind, seed)):
        for each in match.questions:
            reader.read_all(asked(words, each.data()))
        view = match.view(question.seat)
        reader.read_all(said(words, remark_on(case.game, view, question, token), match.number))
    for number, event in enumerate(match.tale):
        for seat in observers(case):
            reader.read_all(told(words, event.seen_by(seat), number))


def marked(case: Case) -> Words:
    """The words of a game, with names and titles that cannot be mistaken for anything else."""
    words = copy(case.kit.words)
    words.game = with_parts(case.game, cards={key: renamed(card) for key, card in case.game.cards.items()})
    words.names = [mark(SEAT, seat) for seat in range(len(case.game.seat_names))]
    return words


def renamed(card: Card) -> Card:
    """A card of the same sort, for texts call each sort in a way of its own, with its mark for a title."""

    class Marked(Card):
        noun: ClassVar[str] = card.noun

    return Marked(card.key, mark(CARD, card.key))


def mark(kind: str, key: object) -> str:
    return f"⟦{kind} {key}⟧"


def marks(fact: object) -> set[str]:
    """The marks that a fact is told by: none for numbers, words and texts."""
    if isinstance(fact, list):
        return {found for each in fact for found in marks(each)}
    if isinstance(fact, dict):
        return {mark(kind, key) for kind, key in fact.items() if kind in {SEAT, CARD}}
    return set()


def asked(words: Words, data: QuestionData) -> Iterator[Sentence]:
    """The prompt of a question, and its options."""
    yield f"ask-{data['name']}", {**data["about"]}, prompt_of(words, data)
    for option in data["options"]:
        name = f"do-{option['verb']}" if option["verb"] else f"an option of {data['name']}"
        yield name, {**option["parts"]}, label_of(words, option)


def prompt_of(words: Words, data: QuestionData) -> Callable[[Facts], str]:
    return lambda facts: words.question({**data, "about": told_openly(facts)})


def label_of(words: Words, option: OptionData) -> Callable[[Facts], str]:
    return lambda facts: words.option({**option, "parts": told_openly(facts)})


def told_openly(facts: Facts) -> Parts:
    return {noun: fact for noun, fact in facts.items() if fact is not None}


def told(words: Words, event: EventData | None, number: int) -> Iterator[Sentence]:
    """A line of the log."""
    if event is not None:
        name, facts = event["name"], event["facts"]
        yield f"told-{name}", facts, lambda facts: words.event({**event, "facts": facts}, number)


def said(words: Words, remark: RemarkData | None, number: int) -> Iterator[Sentence]:
    """What a bot says."""
    if remark is not None:
        name, facts = remark["name"], remark["facts"]
        yield f"says-{name}", {**facts}, lambda facts: words.remark(spoken(name, facts), number)


def spoken(name: str, facts: Facts) -> RemarkData:
    return {"name": name, "facts": told_openly(facts)}


class Reader:
    """Reads sentences, and remembers under which noun which kind of fact stands."""

    def __init__(self, case: Case) -> None:
        self.cards = case.game.cards
        self.seats = len(case.game.seat_names)
        self.read: Counter[tuple[str, ...]] = Counter()
        self.kinds = {SEAT: (SEAT, "the kernel"), **{c.noun: (CARD, "the box") for c in self.cards.values()}}

    def read_all(self, sentences: Iterator[Sentence]) -> None:
        for name, facts, tell in sentences:
            sort = (name, *facts, *[kind_of(fact) for fact in facts.values()])
            self.read[sort] += 1
            if self.read[sort] <= ENOUGH:
                self._nouns_mean_one_thing(name, facts)
                self._nothing_is_made_up(name, facts, tell(facts))
                self._all_are_called_by_name(name, facts, tell)

    def _nouns_mean_one_thing(self, name: str, facts: Facts) -> None:
        """A noun always stands for one kind of fact, and no key is passed off as somebody's words."""
        for noun, fact in facts.items():
            kind = kind_of(fact)
            if kind:
                known, where = self.kinds.setdefault(noun, (kind, name))
                assert kind == known, f"{noun!r} is a {kind} in {name} ({fact!r}), and a {known} in {where}"
            if isinstance(fact, str):
                key = fact in self.cards or fact.isdigit() or RAW.search(fact)
                assert not key, f"{name} tells {noun} as if somebody had said it: {fact!r} is a key"

    def _nothing_is_made_up(self, name: str, facts: Facts, sentence: str) -> None:
        """No name and no title but those of the facts, and no keys between them."""
        for found in MARK.findall(sentence):
            assert found in marks([*facts.values()]), (
                f"{name} shows {found}, its facts are {facts}: {sentence!r}"
            )
        rest = MARK.sub("", sentence)
        keys = [*RAW.findall(rest), *[key for key in self.cards if "-" in key and key in rest]]
        assert not keys, f"{name} shows a key, {keys[0]!r}: {sentence!r}"

    def _all_are_called_by_name(self, name: str, facts: Facts, tell: Callable[[Facts], str]) -> None:
        """A seat or a card shows its mark, unless the sentence would be the same with another."""
        sentence = tell(facts)
        for noun, fact in facts.items():
            if not marks(fact) <= set(MARK.findall(sentence)):
                untold = tell({**facts, noun: self._another(fact)}) == sentence
                assert untold, f"{name} tells {noun}, which is {fact}, as something else: {sentence!r}"

    def _another(self, fact: Any) -> Any:
        """Other seats, other cards."""
        if isinstance(fact, list):
            return [self._another(each) for each in fact]
        ((kind, key),) = fact.items()
        others = range(self.seats) if kind == SEAT else self.cards
        return {kind: next(other for other in others if other != key)}


def kind_of(fact: object) -> str:
    """What a fact is; empty where it is veiled, or an empty list."""
    if isinstance(fact, list):
        return kind_of(fact[0]) if fact else ""
    if isinstance(fact, dict):
        return str(next(iter(fact)))
    return {int: NUMBER, str: TEXT}.get(type(fact), "")
