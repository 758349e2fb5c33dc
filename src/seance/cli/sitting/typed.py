"""What a person typed, as an answer to the question that is open."""

from __future__ import annotations

import re

from seance.kernel.data import QuestionData
from seance.kernel.question import NUMBER, ONE, SOME, TEXT, Answer

LONGEST_NUMBER = 9
PASSING = "pass"
WORD = re.compile(r"\w+")


class Misread(Exception):
    """Something typed that is no answer; ``phrase`` and ``facts`` say why not."""

    def __init__(self, phrase: str, **facts: str | int) -> None:
        super().__init__(phrase)
        self.phrase = phrase
        self.facts = facts


def read_typed(question: QuestionData, labels: list[str], typed: str) -> Answer:
    """The answer meant by a line of input, for a question as ``Question.data`` gives it."""
    text = typed.strip()
    if question["kind"] == ONE:
        return _one(question, labels, text)
    if question["kind"] == SOME:
        return _some(question, labels, text)
    if question["kind"] == NUMBER:
        return _number(question, text)
    return text or str(question["default"])


def _one(question: QuestionData, labels: list[str], text: str) -> str:
    if not text and len(labels) == 1:
        return _key(question, 0)
    if not text and passes(question):
        return PASSING
    if not text:
        raise Misread("type-an-answer")
    return _key(question, _index(question, labels, text, []))


def passes(question: QuestionData) -> bool:
    """Whether somebody who says nothing lets it pass: Enter is enough then."""
    return question["default"] == PASSING


def _some(question: QuestionData, labels: list[str], text: str) -> list[str]:
    picked: list[int] = []
    for part in text.replace(",", " ").split():
        index = _index(question, labels, part, picked)
        if index in picked:
            raise Misread("twice-the-same", typed=labels[index])
        picked.append(index)
    return [_key(question, index) for index in picked]


def _number(question: QuestionData, text: str) -> str:
    if not (text.isascii() and text.removeprefix("-").isdigit()):
        raise Misread("no-number", low=question["low"], high=question["high"])
    return text


def _key(question: QuestionData, index: int) -> str:
    key: str = question["options"][index]["key"]
    return key


def _index(question: QuestionData, labels: list[str], text: str, picked: list[int]) -> int:
    """A number always counts the answers; words are compared with keys, what keys are about, then labels."""
    if text.isascii() and text.isdigit():
        if len(text) > LONGEST_NUMBER or not 1 <= int(text) <= len(labels):
            raise Misread("no-such-number", typed=text[:40], high=len(labels))
        return int(text) - 1
    keys = [option["key"] for option in question["options"]]
    wanted = text.casefold()
    found = (
        [index for index, key in enumerate(keys) if key.casefold() == wanted]
        or [index for index, key in enumerate(keys) if key.casefold().partition(":")[2] == wanted]
        or [index for index, label in enumerate(labels) if label.casefold() == wanted]
        or [index for index, label in enumerate(labels) if wanted in WORD.findall(label.casefold())]
        or [index for index, label in enumerate(labels) if wanted in label.casefold()]
    )
    if len({labels[index] for index in found}) > 1:
        raise Misread("several-answers", typed=text[:40])
    if not found:
        raise Misread("no-such-answer", typed=text[:40], high=len(labels))
    return next((index for index in found if index not in picked), found[0])


def is_command(question: QuestionData, typed: str) -> bool:
    """Whether a line is for the table rather than an answer; own words need a slash before commands."""
    text = typed.strip()
    if text.startswith("/"):
        return True
    if question["kind"] == TEXT or not text:
        return False
    word = text.split()[0].lower()
    return text.startswith("?") or word in {"u", "l", "c", "o", "t", "w", "w!", "q", "h"}
