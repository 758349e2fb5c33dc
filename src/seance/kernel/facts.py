"""Facts: things as they are told, in questions and in the tale."""

from __future__ import annotations

from sys import intern
from typing import Any

from seance.kernel.things import Name, Thing

Fact = str | int | list[str] | None


class Named(Thing):
    """A thing told under another noun than its own: the second seat of an event, say."""

    def __init__(self, noun: str, thing: Thing) -> None:
        self.as_noun = noun
        self.thing = thing

    @property
    def key(self) -> str:
        return self.thing.key

    def frozen(self) -> Thing:
        return Name(self.as_noun, self.key)


class Several(Thing):
    """Several things told in one breath."""

    def __init__(self, noun: str, things: list[Any]) -> None:
        self.plural = noun
        self.things: list[Thing] = things

    def frozen(self) -> Thing:
        return Several(self.plural, [thing.frozen() for thing in self.things])


class Count(Thing):
    """A number told in an event."""

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


def fact_of(thing: Thing) -> Fact:
    """A thing as plain data. The same few keys are told again and again, so one of each is kept."""
    if isinstance(thing, Several):
        return [each.key for each in thing.things]
    if isinstance(thing, Count):
        return thing.number
    if isinstance(thing, Said):
        return thing.text
    return intern(thing.key)


def describe(things: list[Thing]) -> dict[str, Fact]:
    """Nouns and facts of some things, as texts and clients want them."""
    return {noun_of(thing): fact_of(thing) for thing in things}
