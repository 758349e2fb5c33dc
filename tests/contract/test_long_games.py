"""Of a long game every check plays stretches: here it is played to the end, with each number of players."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from seance.kernel.match import Match
from tests.contract import checks
from tests.contract.kit import Case, Kit, kits, with_parts
from tests.contract.memory import EVERY, loads_the_same
from tests.contract.play import KINDS, bots_for, next_answer

LONGEST = 40_000
"""No long game asks this many questions, however badly it is played."""

LONG = [kit for kit in kits() if kit.long]
WHOLE = [Case(kit, (("players", count),)) for kit in LONG for count in kit.game.players()]


def played(whole: Case) -> Match:
    """A match to its end; while it lasts every question can be answered, and every card is somewhere."""
    players = whole.settings["players"]
    match = whole.match(players)
    bots = bots_for(whole, KINDS[players % len(KINDS)], players)
    box = checks.cards_dealt(whole)
    while not match.over:
        assert match.number < LONGEST, f"no end: turn {match.run.state.chapter}"
        question, token = next_answer(match, bots)
        checks.can_be_answered(question)
        if match.number % EVERY == 0:
            checks.cards_in_place(whole.game, match.run.state, box)
        match.answer_for(question, token)
    checks.cards_in_place(whole.game, match.run.state, box)
    return match


@pytest.mark.parametrize("whole", WHOLE, ids=str)
def test_it_is_played_to_the_end(whole: Case) -> None:
    match = played(whole)
    checks.result_adds_up(whole.kit, match)
    loads_the_same(match, whole.settings["players"])


@pytest.mark.parametrize("sound", LONG, ids=lambda kit: kit.game.name)
def test_one_that_forgets_to_end_is_found(sound: Kit) -> None:
    """It never asks again, or asks for ever."""

    async def turn(s: Any) -> None:
        await sound.game.turn(s)
        s.over = False

    faulty = replace(sound, game=with_parts(sound.game, turn=turn))
    with pytest.raises(AssertionError, match=r"no end: .*turn \d+"):
        played(Case(faulty, (("players", min(sound.game.players())),)))
