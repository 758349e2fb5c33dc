"""Somebody who listens to whole matches and notes which words they take."""

from __future__ import annotations

from typing import Any

from seance.kernel.data import EventData
from seance.kernel.dice import Dice
from seance.kernel.game import Game
from seance.kernel.match import Match
from seance.kernel.words import Words


class Listener:
    """Puts into words all that a match asks and tells, and notes which messages that took."""

    def __init__(self, game: Game[Any]) -> None:
        self.words = Words(game)
        self.used: set[str] = set()

    def ask(self, match: Match) -> None:
        for question in match.questions:
            data = question.data()
            self.words.question(data)
            self.used.add(f"ask-{data['name']}")
            for option in data["options"]:
                self.words.option(option)
                self.used.add(f"do-{option['verb']}")

    def listen(self, match: Match, since: int) -> None:
        """To every event as each seat sees it, and once where several see the same."""
        told: list[EventData] = []
        for seat in range(-1, match.seats):
            for event in match.log(seat, since):
                if event is not None and event not in told:
                    told.append(event)
                    veiled = "-unseen" if None in event["facts"].values() else ""
                    self.tell(event, f"told-{event['name']}{veiled}")

    def tell(self, event: EventData, name: str) -> None:
        """In every wording that there is."""
        self.words.event(event, 0)
        self.used.add(name)
        number = 1
        while self.words.has(f"{name}-{number + 1}"):
            self.words.event(event, number)
            self.used.add(f"{name}-{number + 1}")
            number += 1


def play(listener: Listener, match: Match, seed: int) -> None:
    """Play at random to the end, and listen to every word."""
    dice = Dice(seed)
    told = 0
    while not match.over:
        listener.ask(match)
        question = match.questions[0]
        match.answer_for(question, question.random(dice))
        listener.listen(match, told)
        told = len(match.tale)
