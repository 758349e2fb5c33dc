"""What every game must do, apart from keeping secrets (``secrecy.py``): each check plays and complains.

Remembering, which is clones, undo and saves, has a file of its own (``memory.py``). So have the places
for cards (``places.py``), copies (``copies.py``) and wrong answers (``answers.py``).
"""

from __future__ import annotations

from math import isfinite
from typing import Any

import msgspec

from seance.kernel.game import Game
from seance.kernel.match import Match
from seance.kernel.question import NUMBER, ONE, SOME, TEXT, Question
from seance.kernel.state import State
from seance.kernel.things import Card
from seance.kernel.zone import all_cards
from tests.contract.kit import Case, Kit, variants
from tests.contract.memory import EVERY
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


def every_card_is_dealt(kit: Kit) -> None:
    """Each card of the record is in the box of some variant, and no other is."""
    found = {key for case in variants(kit) for key in cards_dealt(case)}
    assert found == set(kit.game.cards), f"in no box: {sorted(set(kit.game.cards) - found)}"


def rules_are_numbered(kit: Kit) -> None:
    """There are rules, and their numbers begin with the prefix of the game."""
    assert kit.rules.numbers, "there are no rules"
    for number in kit.rules.numbers:
        assert number.startswith(f"{kit.game.prefix}-"), f"{number} does not begin with {kit.game.prefix}-"


def keys_are_unique(kit: Kit) -> None:
    """The record takes cards by key, so a second card of one key would vanish: compare with those in play."""
    by_key: dict[str, Card] = {}
    for case in variants(kit):
        for zone in kit.game.zones(case.match(1).run.state):
            for card in zone.cards:
                assert by_key.setdefault(card.key, card) is card, f"two cards are called {card.key}"
                assert kit.game.cards[card.key] is card, f"{card.key} is another card in the record"


def house_rules_stand_in_the_book(kit: Kit) -> None:
    """Somebody who is offered a house rule can read it, where it is called one."""
    for setting in kit.game.choices:
        assert set(setting.house) <= set(setting.choices), f"{setting.key} has a house rule for nothing"
        for rule in setting.house.values():
            assert "house rule" in kit.rules.paragraphs[rule], f"{rule} is not called a house rule"


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
