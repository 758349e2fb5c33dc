"""How much is compared: effort is counted in comparisons made, and goes to what was compared least."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from zlib import crc32

from seance.kernel.match import Match
from seance.kernel.question import Question
from seance.kernel.run import Run
from seance.kernel.zone import SPECTATOR
from tests.contract.endless import Clock
from tests.contract.kit import Case, share
from tests.contract.play import KINDS, bots_for, next_answer
from tests.contract.redeals import Even, begin, laid_out
from tests.contract.stretch import portion

MOST_MATCHES = 200
"""A variant in which so many matches do not give enough to compare is not tested, and says so."""


class Tried:
    """How often each kind of moment was looked at, and which were in this match."""

    def __init__(self) -> None:
        self.often: Counter[Hashable] = Counter()
        self.lately: set[Hashable] = set()

    def wants(self, kind: Hashable) -> bool:
        """Whether this kind comes up for the first time in a match, which is then noted.

        Else the commonest question would have nearly all the comparisons, and the rare card hardly any.
        """
        if kind in self.lately:
            return False
        self.lately.add(kind)
        self.often[kind] += 1
        return True


Comparing = Callable[[Case, int, Tried], Iterator[int]]
"""Plays one match, and yields again and again how many comparisons it has just made."""


def compare(check: Comparing, case: Case, wanted: int) -> int:
    """Play match after match until so many comparisons are made; how many were.

    A re-deal that leaves every card where it was compares nothing and does not count. Each variant plays
    matches of its own.
    """
    wanted, matches = share(wanted), share(MOST_MATCHES)
    tried = Tried()
    made = 0
    first = crc32(str(case).encode()) % 1000
    for seed in range(first, first + matches):
        tried.lately.clear()
        for count in check(portion(case, seed), seed, tried):
            made += count
            if made >= wanted:
                return made
    raise AssertionError(
        f"{check.__name__} proves nothing for {case}: {matches} matches gave {made} comparisons, "
        f"and {wanted} are wanted. Is anything hidden here, and is anybody asked while it is?"
    )


def decisions(case: Case, seed: int) -> Iterator[tuple[Match, Question]]:
    """Each decision of a match, just before it is taken; not between the secret answers to one question.

    Before every turn all that no spectator knows is dealt anew, so that everybody comes to hold everything.
    """
    match = case.match(seed)
    bots = bots_for(case, KINDS[seed % len(KINDS)], seed)
    clock = Clock(match)
    while not match.over:
        clock.look()
        if match.run.chapter is not None and not match.run.chapter.steps:
            stir(match)
            if not match.questions:
                return  # with these cards the chapter asks nothing and is the last
        question, token = next_answer(match, bots)
        if match.run.together is None or not any(match.run.answered):
            yield match, question
        match.answer_for(question, token)


def stir(match: Match) -> None:
    """Begin the chapter again, with other cards in the hands."""
    game, chapter = match.game, match.run.chapter
    assert chapter is not None
    layout = Even(game, chapter.base, SPECTATOR)[match.seed + chapter.base.chapter]
    state = laid_out(game, chapter.base, layout)
    state.tale = match.tale
    match.tale.cut(chapter.told)
    match.run = Run(game, state)
    begin(match.run)


def moments(case: Case, seed: int, tried: Tried) -> Iterator[tuple[Match, Question]]:
    """The decisions of one match, each kind once: a question, and the one before it in the same chapter."""
    before = ""
    for match, question in decisions(case, seed):
        if match.run.chapter is not None and not match.run.chapter.steps:
            before = ""
        if tried.wants((before, question.name, question.rule)):
            yield match, question
        before = question.name
