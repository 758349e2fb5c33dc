"""Facts: things as they are told, in questions and in the tale.

A fact says what it is. As plain data a seat is ``{"seat": 1}``, a card ``{"card": "wolf"}``, one of a game's
own words ``{"word": "color"}``; a number is a number, and a text is what somebody said, to the letter. So
nobody has to guess whether "1" is a player, a room or a remark.
"""

from __future__ import annotations

from typing import Any, ClassVar

from seance.kernel.data import Fact, Parts
from seance.kernel.things import CARD, NUMBER, SEAT, TEXT, WORD, Name, Thing

Value = str | int | list[str]
"""A fact without its type, as the tale keeps it: the type stands with the sort of event, once."""


class Named(Thing):
    """A thing told under another noun than its own: the second seat of an event, say."""

    def __init__(self, noun: str, thing: Thing) -> None:
        self.as_noun = noun
        self.thing = thing

    @property
    def key(self) -> str:
        return self.thing.key

    def frozen(self) -> Thing:
        return Name(self.as_noun, kind_of(self.thing), self.key)


class Several(Thing):
    """Several things of one kind told in one breath."""

    def __init__(self, noun: str, things: list[Any]) -> None:
        self.plural = noun
        self.things: list[Thing] = things

    def frozen(self) -> Thing:
        return Several(self.plural, [thing.frozen() for thing in self.things])


class Count(Thing):
    """A number told in an event."""

    tells: ClassVar[str] = NUMBER

    def __init__(self, number: int, noun: str = "count") -> None:
        self.number = number
        self.count_noun = noun

    @property
    def key(self) -> str:
        return str(self.number)

    def frozen(self) -> Thing:
        return self


class Said(Thing):
    """Free text that somebody said; told, never acted upon."""

    tells: ClassVar[str] = TEXT

    def __init__(self, text: str, noun: str = "words") -> None:
        self.text = text
        self.words_noun = noun

    def frozen(self) -> Thing:
        return self


def noun_of(thing: Thing) -> str:
    """The name under which a thing reaches the texts."""
    if isinstance(thing, (Named, Name)):
        return thing.as_noun
    if isinstance(thing, Several):
        return thing.plural
    if isinstance(thing, Count):
        return thing.count_noun
    if isinstance(thing, Said):
        return thing.words_noun
    return thing.noun


def kind_of(thing: Thing) -> str:
    """What a thing is told as: a seat, a card, a word, a number or a text."""
    if isinstance(thing, Named):
        return kind_of(thing.thing)
    if isinstance(thing, Several):
        return kind_of(thing.things[0]) if thing.things else WORD
    if isinstance(thing, Name):
        return thing.kind
    return thing.tells


def value_of(thing: Thing) -> Value:
    """A thing's fact without its type."""
    if isinstance(thing, Several):
        return [each.key for each in thing.things]
    if isinstance(thing, Count):
        return thing.number
    if isinstance(thing, Said):
        return thing.text
    return thing.key


def plain(kind: str, value: Value) -> Fact | list[Fact]:
    """A fact as plain data."""
    if isinstance(value, list):
        return [_one(kind, each) for each in value]
    return _one(kind, value)


def _one(kind: str, value: str | int) -> Fact:
    if kind == SEAT:
        return {"seat": int(value)}
    if kind == NUMBER:
        return int(value)
    text = str(value)
    if kind == CARD:
        return {"card": text}
    if kind == WORD:
        return {"word": text}
    return text


def typed(fact: Fact | list[Fact]) -> tuple[str, Value]:
    """What kind of fact plain data is, and its value."""
    if isinstance(fact, list):
        parts = [typed(each) for each in fact]
        return parts[0][0] if parts else WORD, [str(value) for _, value in parts]
    if isinstance(fact, dict):
        ((kind, value),) = fact.items()
        return kind, str(value)
    return (NUMBER, fact) if isinstance(fact, int) else (TEXT, fact)


def describe(things: list[Thing]) -> Parts:
    """Nouns and facts of some things, as texts and clients want them."""
    return {noun_of(thing): plain(kind_of(thing), value_of(thing)) for thing in things}
