# not compiled: Fluent does the work
"""Words for questions, options, events and refusals, from the Fluent files beside each game.

A card's own text stands with the card; everything that the table says comes from here, so that
translating a game is adding a file.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from seance.kernel.data import EventData, OptionData, Parts, QuestionData, RemarkData
from seance.kernel.errors import SeanceError
from seance.kernel.game import Game
from seance.kernel.naming import counted, named, whichever
from seance.kernel.refs import Ref, Telling, read
from seance.kernel.things import CARD, SEAT

NUMBERS = re.compile(r"(?<![a-z0-9])-?[0-9]+")
LETTERS = re.compile(r"[a-z_]+")
PLACES = ("first", "second", "third", "fourth")
"""What the numbers in a word are called in the text that it shares with others."""


class MissingWords(SeanceError):
    """A text that no Fluent file has, or that failed to format."""


class Words:
    """The texts of one game in one language, with the names of those who play."""

    def __init__(self, game: Game[Any], names: list[str] | None = None, locale: str = "en") -> None:
        self.game = game
        self.names = names or list(game.seat_names)
        self.bundle = _bundle(game.name, locale)

    def question(self, question: QuestionData) -> str:
        """The prompt for a question (as ``Question.data`` gives it)."""
        facts: Parts = {**question["about"], "low": question["low"], "high": question["high"]}
        return self._format(f"ask-{question['name']}", read(facts))

    def option(self, option: OptionData) -> str:
        """The label of an option (as it stands in ``Question.data``)."""
        if option["verb"]:
            return self._format(f"do-{option['verb']}", read(option["parts"]))
        ((noun, fact),) = read(option["parts"]).items()
        return str(self.fact(noun, fact))

    def event(self, event: EventData, number: int = 0) -> str:
        """One line of the tale (as ``Event.seen_by`` gives it).

        Where a line has several wordings, the event's number decides: a replay reads as the match did.
        """
        facts = event["facts"]
        veiled = any(value is None for value in facts.values())
        name = f"told-{event['name']}-unseen" if veiled else f"told-{event['name']}"
        return self._format(self.wording(name, number), read(facts))

    def remark(self, remark: RemarkData, number: int = 0) -> str:
        """What a bot says (as ``Remark.data`` gives it); its wordings take turns by the number of answers."""
        return self._format(self.wording(f"says-{remark['name']}", number), read(remark["facts"]))

    def wording(self, name: str, number: int) -> str:
        """The name of one of the wordings of a text: those with a number behind their name take turns."""
        wordings = 1
        while self.has(f"{name}-{wordings + 1}"):
            wordings += 1
        at = number % wordings
        return name if at == 0 else f"{name}-{at + 1}"

    def text(self, name: str, /, **facts: Any) -> str:
        """Any other text of the game."""
        return self._format(name, facts)

    def has(self, name: str) -> bool:
        return bool(self.bundle.has_message(name))

    def fact(self, noun: str, value: Telling) -> str | int:
        """A fact as words: seats by name, cards by title, the game's words by their text."""
        if isinstance(value, list):
            return self.listed(counted(self, noun, value))
        if not isinstance(value, Ref):
            return value
        if value.kind == SEAT:
            return self.names[int(value.key)]
        if value.kind == CARD:
            return self.game.cards[value.key].title
        return self.word(noun, value.key)

    def word(self, noun: str, key: str) -> str:
        """A word of the game's own; words that differ in numbers alone may share a text: lock-1, lock-2."""
        name = f"{noun}-{key}"
        if not self.has(name):
            shared = "-".join([noun, *LETTERS.findall(key)])
            if self.has(shared):
                return self._format(shared, dict(zip(PLACES, map(int, NUMBERS.findall(key)), strict=False)))
        return self._format(name, {})

    def label(self, noun: str, key: str) -> str:
        """What stands in a view under some name, in words where there are any: a card's title, a text."""
        if key in self.game.cards:
            return self.game.cards[key].title
        return self._format(f"{noun}-{key}", {}) if self.has(f"{noun}-{key}") else key

    def listed(self, parts: list[str]) -> str:
        """Several things in one breath."""
        if len(parts) < 2:
            return "".join(parts) or self._format("nothing", {})
        return self._format("list-end", {"list": ", ".join(parts[:-1]), "last": parts[-1]})

    def _format(self, name: str, facts: dict[str, Any]) -> str:
        if not self.bundle.has_message(name):
            raise MissingWords(f"{self.game.name} has no words for {name!r}.")
        message = self.bundle.get_message(name)
        told = {noun: self.fact(noun, value) for noun, value in facts.items()}
        values = whichever(self, facts) | told | named(self, facts)
        if message.value is None:
            raise MissingWords(f"{name!r} of {self.game.name} is empty.")
        text, errors = self.bundle.format_pattern(message.value, values)
        if errors:
            raise MissingWords(f"{name!r} of {self.game.name}: {errors[0]}")
        return str(text)


@lru_cache
def _bundle(game: str, locale: str) -> FluentBundle:
    """The words that all games share, and over them those of one."""
    bundle = FluentBundle([locale], use_isolating=False)
    for folder in ("seance.kernel", f"seance.games.{game}"):
        source = files(folder).joinpath("texts", f"{locale}.ftl")
        if not source.is_file():
            raise MissingWords(f"{folder} has no texts in {locale!r}.")
        bundle.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=True)
    tales = files(f"seance.games.{game}").joinpath("tales", f"{locale}.ftl")
    if tales.is_file():
        bundle.add_resource(FluentResource(tales.read_text("utf-8")))
    return bundle
