"""What every game must do, apart from keeping secrets (``secrecy.py``): each check plays and complains.

Remembering, which is clones, undo and saves, has a file of its own (``memory.py``).
"""

from __future__ import annotations

from math import isfinite
from typing import Any
from unicodedata import category

import msgspec
import pytest

from seance.kernel import save
from seance.kernel.dice import Dice
from seance.kernel.errors import Refused
from seance.kernel.game import Game
from seance.kernel.match import Match
from seance.kernel.question import NUMBER, ONE, SOME, TEXT, Question
from seance.kernel.state import State
from seance.kernel.things import Card
from seance.kernel.zone import all_cards
from tests.contract.kit import Case, Kit, variants
from tests.contract.memory import EVERY, picture
from tests.contract.play import Known, bots_for, observers, play

# --- to the end, with every card in its place --------------------------------------------------------


def plays_to_the_end(case: Case, kind: str, seed: int) -> Match:
    """Bots play the match out; nobody is left without an answer, no card comes or goes."""
    match = case.match(seed)
    box = all_cards(case.game.zones(match.run.state))
    assert box.keys() <= case.game.cards.keys(), "a card that is not in the game"
    for question, _ in play(match, bots_for(case, kind, seed)):
        can_be_answered(question)
        cards_in_place(case.game, match.run.state, box)
    cards_in_place(case.game, match.run.state, box)
    result_adds_up(case.kit, match)
    return match


def cards_dealt(case: Case) -> Known:
    """The cards in play."""
    return all_cards(case.game.zones(case.match(1).run.state))


def keys_are_unique(kit: Kit) -> None:
    """The record takes cards by key, so a second card of one key would vanish: compare with those in play."""
    by_key: dict[str, Card] = {}
    for case in variants(kit):
        for zone in kit.game.zones(case.match(1).run.state):
            for card in zone.cards:
                assert by_key.setdefault(card.key, card) is card, f"two cards are called {card.key}"
                assert kit.game.cards[card.key] is card, f"{card.key} is another card in the record"


def can_be_answered(question: Question) -> None:
    """There is an answer, and the one that is given for the absent is legal."""
    where = f"{question.name} ({question.rule})"
    assert question.low <= question.high, f"{where} asks for {question.low} to {question.high}"
    if question.kind == ONE:
        assert question.options, f"dead end: {where} has no options"
    if question.kind == SOME:
        assert 0 <= question.low <= question.high <= len(question.options), f"dead end: {where}"
    fallback = question.fallback()
    assert question.kind == TEXT or question.spell(fallback) is not None, f"{where} has no default"


def cards_in_place(game: Game[Any], state: State, box: Known) -> None:
    """Every card of the box lies in exactly one place."""
    zones = game.zones(state)
    assert len({zone.name for zone in zones}) == len(zones), "two places have one name"
    assert all_cards(zones) == box, "a card was lost or made up"
    for zone in zones:
        assert zone.known is None or len(zone.known) == len(zone.cards), f"{zone.name} knows cards it has not"


def result_adds_up(kit: Kit, match: Match) -> None:
    """Somebody won or all lost, every line of the score has a rule, and the lines add up."""
    result = match.result()
    assert result is not None, "over, and no result"
    assert result.rule in kit.rules.numbers, f"the result cites {result.rule}, which is no rule"
    assert [score.seat for score in result.scores] == list(range(match.seats)), "somebody has no score"
    assert set(result.winners) <= set(range(match.seats)), "a winner who did not play"
    for score in result.scores:
        assert score.total == sum(points for _, _, points in score.lines), "a score that does not add up"
        assert {rule for _, rule, _ in score.lines} <= set(kit.rules.numbers), "a score without a rule"


# --- rules and words -------------------------------------------------------------------------------


def rules_and_words(case: Case, kind: str, seed: int) -> None:
    """Every question, option and event cites a rule that exists and has words for all who see it."""
    match = case.match(seed)
    for _ in play(match, bots_for(case, kind, seed)):
        for question in match.questions:
            question_speaks(case.kit, question)
    for number, event in enumerate(match.tale):
        assert event.rule in case.kit.rules.numbers, f"{event.name} cites {event.rule}, which is no rule"
        for seat in observers(case):
            seen = event.seen_by(seat)
            assert seen is None or case.kit.words.event(seen, number).strip(), f"{event.name} has no words"


def question_speaks(kit: Kit, question: Question) -> None:
    """A prompt, a rule, and a label on each option."""
    assert question.rule in kit.rules.numbers, f"{question.name} cites {question.rule}, which is no rule"
    data = question.data()
    assert kit.words.question(data).strip(), f"{question.name} has no words"
    labels = [kit.words.option(option) for option in data["options"]]
    assert all(label.strip() for label in labels), f"{question.name} has an option without words"


def hints_fit(case: Case, kind: str, seed: int) -> None:
    """The hints weigh every option of every question, and with numbers that can be compared."""
    match = case.match(seed)
    for question, _ in play(match, bots_for(case, kind, seed)):
        if question.kind != TEXT:
            wanted = question.high - question.low + 1 if question.kind == NUMBER else len(question.options)
            weights = case.game.weigh(match.view(question.seat), question.frozen())
            assert len(weights) == wanted, f"{len(weights)} hints for the {wanted} options of {question.name}"
            assert all(isfinite(weight) for weight in weights), f"a hint for {question.name} is no number"


def views_are_plain(case: Case, kind: str, seed: int) -> None:
    """Views, questions and logs survive the way over a wire."""
    match = case.match(seed)
    for number, _ in enumerate(play(match, bots_for(case, kind, seed))):
        if number % EVERY == 0:
            views_survive_json(case, match)
    views_survive_json(case, match)
    result = match.result()
    assert result is not None
    survives_json(result.data())


def views_survive_json(case: Case, match: Match) -> None:
    for seat in observers(case):
        survives_json(match.view(seat))
        survives_json(match.log(seat, max(0, len(match.tale) - 10)))
    for question in match.questions:
        survives_json(question.data())


def survives_json(data: object) -> None:
    """Plain data comes back as it went."""
    assert msgspec.json.decode(msgspec.json.encode(data)) == data, "this is not plain JSON data"


# --- answers that were not offered -------------------------------------------------------------------


def is_legal(question: Question, answer: object) -> bool:
    """The law, stated a second time and independently of the kernel."""
    keys = question.keys()
    if question.kind == ONE:
        return isinstance(answer, str) and answer in keys
    if question.kind == SOME:
        if not isinstance(answer, list) or not all(isinstance(key, str) for key in answer):
            return False
        enough = question.low <= len(answer) <= question.high
        return enough and all(answer.count(key) <= keys.count(key) for key in answer)
    if not isinstance(answer, str):
        return False
    if question.kind == NUMBER:
        digits = answer.removeprefix("-")
        plain = digits.isascii() and digits.isdigit() and len(answer) <= 12
        return plain and question.low <= int(answer) <= question.high
    return len(answer) <= question.high and all(_can_be_told(letter) for letter in answer)


def _can_be_told(letter: str) -> bool:
    """No control characters, no half characters, nothing that turns the direction of writing."""
    turning = "\u202a" <= letter <= "\u202e" or "\u2066" <= letter <= "\u2069"
    return letter == "\n" or (category(letter) not in ("Cc", "Cs") and not turning)


def takes_or_refuses(match: Match, question: Question, answer: object) -> None:
    """A legal answer moves the match on, and can be saved; any other is refused and changes nothing."""
    before = picture(match)
    if is_legal(question, answer):
        match.answer(question.seat, answer, match.number)
        assert match.number == before["answers"] + 1
        save.read(save.save(match))
        return
    with pytest.raises(Refused):
        match.answer(question.seat, answer, match.number)
    assert picture(match) == before, f"the refused answer {answer!r} changed something"


def refuses_strangers(match: Match, seed: int) -> None:
    """Other seats, no seats, late and early clicks: all refused, and nothing changes."""
    before = picture(match)
    dice = Dice(seed)
    asked = [question.seat for question in match.run.asked]
    for question in match.questions:
        answer = question.spell(question.random(dice))
        tries = [(seat, match.number) for seat in range(-2, match.seats + 2) if seat not in asked]
        tries += [(question.seat, off) for off in (match.asked_at - 1, match.number + 1, match.number + 100)]
        for seat, number in tries:
            with pytest.raises(Refused):
                match.answer(seat, answer, number)
    assert picture(match) == before, "a refused answer changed something"
