"""Of a long game every check plays stretches: here it is played to the end, with each number of players."""

from __future__ import annotations

import pytest

from tests.contract import checks
from tests.contract.kit import Case, kits
from tests.contract.memory import EVERY, loads_the_same
from tests.contract.play import KINDS, bots_for, next_answer

LONGEST = 40_000
"""No long game asks this many questions, however badly it is played."""

WHOLE = [Case(kit, (("players", count),)) for kit in kits() if kit.long for count in kit.game.players()]


@pytest.mark.parametrize("whole", WHOLE, ids=str)
def test_it_is_played_to_the_end(whole: Case) -> None:
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
    checks.result_adds_up(whole.kit, match)
    loads_the_same(match, players)
