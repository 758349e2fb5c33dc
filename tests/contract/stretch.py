"""Stretches of a long game: a few turns from the beginning, from early and late in a match, or from its end.

A match that asks thousands of questions cannot be played whole by every check in every variant. A stretch is
a game of its own: its setup deals a position that random play has reached, and it is over after a few turns,
with whatever result there is then. So no check needs to know that it plays less than a match.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any
from zlib import crc32

from seance.kernel.dice import Dice
from seance.kernel.game import Settings
from seance.kernel.run import Run
from seance.kernel.state import State
from tests.contract.endless import TOO_LONG, Turn
from tests.contract.kit import Case, Kit, with_parts

PLACES = (0, 20, 60, 300)
"""After how many turns stretches begin; where a match was over sooner, with the last turn it had."""
LENGTH = 10
"""How many turns a stretch has."""


@dataclass(frozen=True)
class Stretch(Case):
    """A variant of a long game that begins after so many turns, and ends soon."""

    place: int = 0

    def __str__(self) -> str:
        return f"{super().__str__()} after {self.place} turns"


def portions(case: Case) -> list[Case]:
    """All that is played of a variant: whole matches, or stretches of a long game from each of the places."""
    return [stretch(case, place) for place in PLACES] if case.kit.long else [case]


def portion(case: Case, number: int) -> Case:
    """One of the portions, in turn; each variant begins with another one."""
    some = portions(case)
    return some[(own_seed(case) + number) % len(some)]


@cache
def stretch(case: Case, place: int) -> Stretch:
    """A few turns from one place."""
    base = reached(case)[place]
    game = with_parts(
        case.game, setup=dealt(case, base), turn=brief(case.game.turn, base.chapter + LENGTH - 1)
    )
    return Stretch(replace(case.kit, game=game), case.wanted, place)


def shortened(kit: Kit) -> Kit:
    """A game that is over after a few turns, if it is a long one: for matches that begin with a scenario."""
    return replace(kit, game=with_parts(kit.game, turn=brief(kit.game.turn, LENGTH))) if kit.long else kit


def brief(turn: Turn, last: int) -> Turn:
    """The same rules, but the match is over after a certain turn."""

    async def short(s: Any) -> None:
        await turn(s)
        s.over = s.over or s.chapter >= last

    return short


def dealt(case: Case, base: State) -> Any:
    """A setup that deals this very position, about to begin its turn; the first turn is dealt as ever."""

    def set_up(settings: Settings, dice: Dice) -> State:
        state: State = case.game.copy(base)
        state.chapter -= 1
        state.dice = dice
        return state

    return set_up if base.chapter > 1 else case.game.setup


@cache
def reached(case: Case) -> dict[int, State]:
    """The positions that stretches of a variant begin with, all from one match of random play."""
    run = Run.start(case.watched, case.settings, own_seed(case))
    dice = Dice(own_seed(case))
    found: dict[int, State] = {}
    for _ in range(TOO_LONG):
        assert run.chapter is not None
        base = run.chapter.base
        found |= {place: base for place in PLACES if place not in found or base.chapter <= place + 1}
        if run.question is None or base.chapter > PLACES[-1]:
            return found
        run.answer(run.question.random(dice))
    raise AssertionError(f"{case} comes to no {PLACES[-1]} turns in {TOO_LONG} answers")


def own_seed(case: Case) -> int:
    """A seed that no other variant has."""
    return crc32(str(case).encode()) % 1000
