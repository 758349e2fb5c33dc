# not compiled: msgspec and tools/typescript.py read these types, and mypyc would forget them
"""Plain data: the shapes in which questions, events and results leave the engine, for wires and terminals."""

from __future__ import annotations

from typing import Literal, TypedDict, final


@final
class SeatFact(TypedDict):
    """Somebody at the table."""

    seat: int


@final
class CardFact(TypedDict):
    """A card, tile or token of the box."""

    card: str


@final
class WordFact(TypedDict):
    """One of the game's own words; the texts have it as ``<noun>-<word>``."""

    word: str


Fact = SeatFact | CardFact | WordFact | int | str
"""One thing that is told. It says what it is; a text is what somebody said, to the letter."""
Parts = dict[str, Fact | list[Fact]]
"""What stands under each noun."""
Facts = dict[str, Fact | list[Fact] | None]
"""The same, where some of it may be veiled."""


class OptionData(TypedDict):
    """Something that may be answered: ``key`` is the answer."""

    key: str
    verb: str
    parts: Parts


Kind = Literal["one", "some", "number", "text"]


class QuestionData(TypedDict):
    """What a seat is asked; ``default`` is answered for whoever does not answer in time."""

    seat: int
    name: str
    rule: str
    kind: Kind
    low: int
    high: int
    about: Parts
    options: list[OptionData]
    default: str | list[str]


class EventData(TypedDict):
    """A line of the tale as one seat may know it; ``private`` where not everybody knows of it."""

    name: str
    rule: str
    facts: Facts
    private: bool


Concern = Literal["target", "room", "conflict", "vote", "roll"]
"""What a window may touch for somebody, so that they want to be asked after all."""


class OrdersData(TypedDict):
    """Standing orders of a seat: it is always asked about cards in ``stop``, and about all while it holds."""

    until: Literal["ask", "turn", "concern"]
    unless: list[Concern]
    stop: list[str]
    hold: bool


class RemarkData(TypedDict):
    """Something that a bot says, for everybody to hear; the texts have it as ``says-<name>``."""

    name: str
    facts: Parts


class CardInfo(TypedDict):
    """What is printed on a card; a game's own facts (fears, gear, skulls) stand beside the common ones."""

    key: str
    noun: str
    title: str
    text: str


class ScoreLine(TypedDict):
    """What brought points, by which rule."""

    name: str
    rule: str
    points: int


class ScoreData(TypedDict):
    """What one seat reached."""

    seat: int
    total: int
    lines: list[ScoreLine]


class ResultData(TypedDict):
    """How a match ended; ``why`` names a reason where there is something to say."""

    winners: list[int]
    rule: str
    why: str
    scores: list[ScoreData]


def seat_of(given: Fact | list[Fact] | None) -> int | None:
    """The seat that a fact is; None for whatever is no seat."""
    return given["seat"] if isinstance(given, dict) and "seat" in given else None


def card_of(given: Fact | list[Fact] | None) -> str | None:
    """The key of the card that a fact is; None for whatever is no card."""
    return given["card"] if isinstance(given, dict) and "card" in given else None
