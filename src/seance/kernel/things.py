"""What rules talk about: anything with a key that can be offered, told and written to a file."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

SEAT_KEYS: Final = tuple(str(index) for index in range(16))
"""Spelt once: tales name seats all the time."""

SEAT, CARD, WORD, NUMBER, TEXT = "seat", "card", "word", "number", "text"
"""What a thing can be told as: somebody, a card, a word of the game's own, a number, free text."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing:
    """Anything that can stand in a question or in the tale.

    ``key`` is stable: it is what journals, saves and clients hold. ``noun`` is the name under which the
    thing reaches the texts, so that a translator writes ``{ $room }`` and not ``{ $arg2 }``. ``tells`` says
    what its key is: a card's, a seat's, or a word that the texts have as ``<noun>-<key>``.
    """

    noun: ClassVar[str] = "thing"
    tells: ClassVar[str] = WORD

    @property
    def key(self) -> str:
        return self.noun

    def frozen(self) -> Thing:
        """This thing as it may leave the engine: a name, from which no way leads back to the state."""
        return Name(self.noun, self.tells, self.key)


class Name(Thing):
    """What a thing is called, and nothing more."""

    def __init__(self, noun: str, kind: str, key: str) -> None:
        self.as_noun = noun
        self.kind = kind
        self.name = key

    @property
    def key(self) -> str:
        return self.name

    def frozen(self) -> Thing:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Thing):
    """A card, tile or token as printed: shared by every match and never changed.

    State holds references to cards; copying a state copies the lists, not the cards. Cards of one ``pool``
    have the same back: whoever does not see them cannot tell one from the other. ``owner`` is the seat
    whose card it is, where cards belong to somebody.
    """

    noun: ClassVar[str] = "card"
    tells: ClassVar[str] = CARD

    def __init__(self, name: str, title: str, text: str = "", pool: str = "", owner: int = -1) -> None:
        self.name = name
        self.title = title
        self.text = text
        self.pool = pool or self.noun
        self.owner = owner

    @property
    def key(self) -> str:
        return self.name

    def frozen(self) -> Thing:
        return self

    def __repr__(self) -> str:
        return f"<{self.key}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat(Thing):
    """A place at the table. Games subclass it and put there what lies before that player."""

    noun: ClassVar[str] = "seat"
    tells: ClassVar[str] = SEAT

    def __init__(self, index: int) -> None:
        self.index = index

    @property
    def key(self) -> str:
        return SEAT_KEYS[self.index]


@mypyc_attr(allow_interpreted_subclasses=True)
class Option(Thing):
    """Something a seat may do: a verb and the things it is about. The key is spelt when read."""

    noun: ClassVar[str] = "option"

    def __init__(self, verb: str, part: Thing | None = None, other: Thing | None = None) -> None:
        self.verb = verb
        self.part = part
        self.other = other

    @property
    def key(self) -> str:
        if self.part is None:
            return self.verb
        if self.other is None:
            return f"{self.verb}:{self.part.key}"
        return f"{self.verb}:{self.part.key}:{self.other.key}"

    def frozen(self) -> Thing:
        """The same choice between names. What is made once for all matches may return itself."""
        part, other = self.part, self.other
        if part is None:
            return self if type(self) is Option else Option(self.verb)
        return Option(self.verb, part.frozen(), None if other is None else other.frozen())

    def __repr__(self) -> str:
        return f"<{self.key}>"


YES: Final = Option("yes")
NO: Final = Option("no")
PASS: Final = Option("pass")
DONE: Final = Option("done")
