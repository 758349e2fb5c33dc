"""Playing matches for the checks, and overhearing what is told while it is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from seance.bots import Bot, ask, make
from seance.kernel.data import EventData, Facts, card_of
from seance.kernel.dice import Dice
from seance.kernel.game import Game, View
from seance.kernel.match import Match
from seance.kernel.question import ONE, Prompt, Question, Token
from seance.kernel.run import Run
from seance.kernel.state import State
from seance.kernel.tale import Event, Tale
from seance.kernel.zone import OWNERS, SPECTATOR, Zone, includes, known_cards
from tests.contract.endless import TOO_LONG, Clock
from tests.contract.kit import Case

KINDS = ("random", "curious", "hints")
"""Who plays in turn where it does not matter who plays."""

Known = dict[str, int]


class Curious(Bot):
    """Gives the answers that were given least, so that what is rare on the table is not rare here."""

    def __init__(self, seed: int, given: Counter[str]) -> None:
        super().__init__(seed)
        self.given = given

    def answer(self, view: View, question: Prompt) -> Token:
        token = question.random(self.dice)
        if question.kind == ONE:
            order = list(range(len(question.options)))
            self.dice.shuffle(order)
            token = min(order, key=lambda index: self.given[question.options[index].key])
            self.given[question.options[token].key] += 1
        return token


def bots_for(case: Case, kind: str, seed: int) -> list[Bot]:
    seats = range(case.settings["players"])
    if kind == "curious":
        given: Counter[str] = Counter()
        return [Curious(1000 * seed + seat, given) for seat in seats]
    return [make(kind, case.game, 1000 * seed + seat) for seat in seats]


def next_answer(match: Match, bots: list[Bot]) -> tuple[Question, Token]:
    """One open question (not always the first of several) and what its bot answers."""
    question = match.questions[match.number % len(match.questions)]
    return question, ask(bots[question.seat], question, match.view)


def play(match: Match, bots: list[Bot]) -> Iterator[tuple[Question, Token]]:
    """Play to the end; each question and answer is handed out just before the answer is given."""
    clock = Clock(match)
    while not match.over:
        clock.look()
        question, token = next_answer(match, bots)
        yield question, token
        match.answer_for(question, token)


def finish(match: Match, bots: list[Bot]) -> Match:
    """Play to the end at once."""
    for _ in play(match, bots):
        pass
    return match


def play_randomly(match: Match, seed: int, answers: int = TOO_LONG) -> None:
    """Give so many random answers, or play to the end."""
    dice, clock = Dice(seed), Clock(match)
    end = match.number + answers
    while not match.over and match.number < end:
        clock.look()
        question = match.questions[dice.below(len(match.questions))]
        match.answer_for(question, question.random(dice))


def observers(case: Case) -> range:
    """Every seat, and the spectator."""
    return range(SPECTATOR, case.settings["players"])


def play_out(run: Run, seed: int) -> None:
    """Random answers to the end."""
    dice = Dice(seed)
    for _ in range(TOO_LONG):
        question = run.question
        if question is None:
            return
        places = [place for place, asked in enumerate(run.asked) if asked is question]
        run.answer(question.random(dice), places[0])
    raise AssertionError("a re-dealt match has no end")


def named_cards(event: EventData | None) -> Known:
    """The cards that an event names to whoever sees it so, with how often it does."""
    return {} if event is None else cards_among(event["facts"])


def cards_among(facts: Facts) -> Known:
    counts: Known = {}
    for fact in facts.values():
        for key in map(card_of, fact if isinstance(fact, list) else [fact]):
            if key is not None:
                counts[key] = counts.get(key, 0) + 1
    return counts


def names_a_card(event: Event) -> bool:
    """Whether an event names a card to anybody."""
    return bool(cards_among({**event.facts}))


def most(counts: Known, others: Known) -> Known:
    """The larger count of each key."""
    return {key: max(counts.get(key, 0), others.get(key, 0)) for key in counts.keys() | others.keys()}


def exceeds(counts: Known, others: Known) -> bool:
    """Whether any key is counted more often than in ``others``."""
    return any(count > others.get(key, 0) for key, count in counts.items())


def in_sight(zones: list[Zone[Any]], seat: int) -> list[Zone[Any]]:
    """The places of which a seat may know anything: most are out of the question at once."""
    return [zone for zone in zones if zone.known or zone.sees == OWNERS or includes(zone.sees, seat)]


class Ear(Tale):
    """A tale that notes, whenever a card is named, what the listeners know at that very moment."""

    def __init__(self, game: Game[Any], listeners: range) -> None:
        super().__init__()
        self.game = game
        self.listeners = listeners
        self.state: State | None = None
        self.known: list[dict[int, Known]] = []

    def append(self, event: Event) -> None:
        super().append(event)
        self.known.append(self.now() if names_a_card(event) else {})

    def now(self) -> dict[int, Known]:
        """What each listener knows the whereabouts of."""
        assert self.state is not None
        zones = self.game.zones(self.state)
        return {seat: known_cards(in_sight(zones, seat), seat) for seat in self.listeners}

    def at(self, index: int, seat: int) -> Known:
        """What a listener knew when the event at ``index`` was told."""
        return self.known[index].get(seat, {})
