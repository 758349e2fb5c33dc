"""Answers that were not offered: always refused, and nothing changes."""

from __future__ import annotations

from unicodedata import category

import pytest

from seance.kernel import save
from seance.kernel.dice import Dice
from seance.kernel.errors import Refused
from seance.kernel.match import Match
from seance.kernel.question import NUMBER, ONE, SOME, Question
from tests.contract.kit import Case
from tests.contract.memory import picture
from tests.contract.play import bots_for, finish, play, play_randomly


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


def nasty_answers(question: Question) -> list[object]:
    """What has been known to slip through."""
    keys = question.keys()
    first = keys[0] if keys else "0"
    lists: list[object] = [
        [],
        [""],
        [first, ""],
        [first, first],
        [*keys, first],
        [*keys, ""],
        keys[:-1],
        [keys],
    ]
    texts = [
        "",
        " ",
        first.upper(),
        f"{first} ",
        "\ud800",
        "\x00",
        "\x7f",
        "\u202e",
        "²",
        "٣",
        "+1",
        "1.0",
        "-0",
        "x" * 300,
    ]
    numbers = [str(question.low - 1), str(question.high + 1)]
    return [*lists, *texts, *numbers, None, True, 0, 1.5, {first: first}, (first,), first.encode()]


def wrong_answers_are_refused(case: Case, kind: str, seed: int) -> None:
    """Every question of a match gets every nasty answer once."""
    match = case.match(seed)
    asked: set[str] = set()
    for question, _ in play(match, bots_for(case, kind, seed)):
        if question.name not in asked:
            asked.add(question.name)
            for answer in nasty_answers(question):
                takes_or_refuses(match.clone() if is_legal(question, answer) else match, question, answer)


def strangers_are_refused(case: Case, kind: str, seed: int) -> None:
    """Now and then during a match, seats that are not asked try to answer, and clicks come late."""
    match = case.match(seed)
    while not match.over:
        refuses_strangers(match, seed)
        play_randomly(match, match.number, 7)


def nothing_is_taken_at_the_end(case: Case, kind: str, seed: int) -> None:
    """When it is over, nobody is asked."""
    match = finish(case.match(seed), bots_for(case, kind, seed))
    before = picture(match)
    for seat in range(match.seats):
        with pytest.raises(Refused):
            match.answer(seat, "pass")
    assert picture(match) == before, "an answer after the end changed something"
