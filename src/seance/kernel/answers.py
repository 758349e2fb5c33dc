"""Reading answers that come from outside: by stable key, against the question that is open."""

from __future__ import annotations

from unicodedata import category

from seance.kernel.errors import Refused
from seance.kernel.question import NUMBER, ONE, SOME, TEXT, Question, Token

TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def read_answer(question: Question, answer: object) -> Token:
    """Turn what a client sent into a token; anything that was not offered is refused."""
    if question.kind == ONE:
        return _read_one(question, answer)
    if question.kind == SOME:
        return _read_some(question, answer)
    if question.kind == NUMBER:
        return _read_number(question, answer)
    return _read_text(question, answer)


def refuse(question: Question, why: str) -> Refused:
    """The error for an answer that does not fit the question."""
    offered = tuple(dict.fromkeys(question.keys()))
    if question.kind == NUMBER:
        offered = (f"{question.low} to {question.high}",)
    if question.kind == TEXT:
        offered = (f"a text of at most {question.high} characters",)
    return Refused(why, question.name, offered, question.rule)


def canonical(question: Question, token: Token) -> Token:
    """The token that the spelt answer would be read as: of options that look alike, the first ones."""
    if question.kind in {ONE, SOME}:
        return read_answer(question, question.spell(token))
    return token


def _read_one(question: Question, answer: object) -> Token:
    if not isinstance(answer, str):
        raise refuse(question, "One key is wanted, as a text.")
    for index, option in enumerate(question.options):
        if option.key == answer:
            return index
    raise refuse(question, f"{answer[:80]!r} is not among the options.")


def _read_some(question: Question, answer: object) -> Token:
    if not isinstance(answer, list) or not all(isinstance(key, str) for key in answer):
        raise refuse(question, "A list of keys is wanted.")
    if not question.low <= len(answer) <= question.high:
        raise refuse(question, f"Pick {_range(question)}, not {len(answer)}.")
    free: list[str | None] = list(question.keys())
    taken: list[int] = []
    for key in answer:
        if key not in free:
            raise refuse(question, f"{key[:80]!r} is not among the options, or not so often.")
        at = free.index(key)
        free[at] = None
        taken.append(at)
    return tuple(sorted(taken))


def _read_number(question: Question, answer: object) -> Token:
    text = answer if isinstance(answer, str) else ""
    if not text.isascii() or not text.removeprefix("-").isdigit() or len(text) > 12:
        raise refuse(question, "A whole number is wanted, as a text.")
    if not question.low <= int(text) <= question.high:
        raise refuse(question, f"{text} is outside the range.")
    return int(text)


def _read_text(question: Question, answer: object) -> Token:
    if not isinstance(answer, str):
        raise refuse(question, "A text is wanted.")
    if len(answer) > question.high:
        raise refuse(question, f"That text has {len(answer)} characters.")
    if any(_is_control(letter) for letter in answer):
        raise refuse(question, "Control characters cannot be told.")
    return answer


def _is_control(letter: str) -> bool:
    """Control characters, half characters, and those that turn the direction of writing."""
    return (category(letter) in {"Cc", "Cs"} and letter != "\n") or letter in TURNING


def _range(question: Question) -> str:
    if question.low == question.high:
        return f"exactly {question.low}"
    return f"{question.low} to {question.high}"
