"""What colleagues make of a night."""

from __future__ import annotations

from seance.games.most_haunted_house import GAME
from seance.games.most_haunted_house.judgement import far
from tests.games.most_haunted_house.night import ONE, night


def favourite(scene: str) -> str:
    """What One would like best."""
    match = night(scene)
    question = match.question(ONE)
    assert question is not None
    likings = GAME.weigh(match.view(ONE), question.frozen())
    return question.keys()[likings.index(max(likings))]


def test_the_last_token_is_worth_the_way_to_it_however_hard_it_is() -> None:
    """AM-6.2: when it is taken, all of them come back; teams used to stand about it until dawn."""
    verb, _, space = favourite("1.space = gf5\ntokens = ub10:13").partition(":")
    assert verb == "walk"
    assert far("ub10")[space] < far("ub10")["gf5"]


def test_the_same_token_is_not_while_there_are_others() -> None:
    """AM-6.2: an easy one at one's feet comes first."""
    many = " ".join(f"{space}:5" for space in ("gh7", "gh8", "gh10", "gb10"))
    assert favourite(f"1.space = gh7\ntokens = ub10:13 {many}") == "search"
