"""How often a table asks each person, with standing orders and without: ``python -m tools.questions``.

Four people of one mind play: each answers as a bot with hints would, and has left the orders that are named.
A bare pass is a question at which there is nothing to do but to pass.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any, NamedTuple

from seance.bots import ask, make
from seance.games import load
from seance.kernel.match import Match
from seance.kernel.orders import CONCERN, TURN, Orders, why_passed
from seance.kernel.question import Question
from seance.kernel.things import PASS

CONCERNS = frozenset({"target", "conflict", "vote"})
KINDS = {
    "ask": Orders(),
    "pass until my turn": Orders(TURN, CONCERNS),
    "pass on it too": Orders(CONCERN, CONCERNS | {"roll"}),
}
ENDINGS = ("1", "ordinary")


class Asked(NamedTuple):
    """What one person was asked in one match, on average."""

    questions: float
    bare: float
    let_go: float
    passed: float

    @property
    def share(self) -> float:
        """Which part of the questions were bare passes."""
        return self.bare / self.questions


def count(game: str, settings: dict[str, Any], orders: Orders, matches: int, seed: int = 1) -> Asked:
    """Play so many matches among four people with these orders."""
    found: Counter[str] = Counter()
    for number in range(matches):
        _play(Match(load(game), load(game).settings(settings), seed + number), orders, found)
    each = [found[name] / matches / settings["players"] for name in ("asked", "bare", "let go", "passed")]
    return Asked(*each)


def _play(match: Match, orders: Orders, found: Counter[str]) -> None:
    people = [make("hints", match.game, match.seed * 16 + seat) for seat in range(match.seats)]
    while not match.over:
        question = match.questions[0]
        if why_passed(match.game.windows, orders, question, match.view):
            found["passed"] += 1
            match.answer_for(question, question.fallback())
            continue
        token = ask(people[question.seat], question, match.view)
        found.update(_sorts(question, question.value(token)))
        match.answer_for(question, token)


def _sorts(question: Question, answer: object) -> list[str]:
    bare = ["bare"] if len(question.options) == 1 and question.options[0] is PASS else []
    return ["asked", *bare, *(["let go"] if answer is PASS else [])]


def main() -> None:
    """Print what each person is asked, by ending and orders."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20)
    wanted = parser.parse_args()
    for ending in ENDINGS:
        for name, orders in KINDS.items():
            asked = count("house_of_whack", {"players": 4, "ending": ending}, orders, wanted.matches)
            bare = f"{asked.bare:4.0f} bare ({asked.share:.0%}), {asked.let_go:4.0f} let go"
            print(
                f"{ending:>9}, {name:<20}{asked.questions:6.0f} asked, {bare}, {asked.passed:4.0f} by orders"
            )


if __name__ == "__main__":
    main()
