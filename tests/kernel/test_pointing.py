"""What lies open, so that one may point at it."""

from __future__ import annotations

import pytest

from seance.kernel.match import Match
from seance.kernel.pointing import lies_open
from seance.kernel.things import Card
from tests.contract import mini


@pytest.fixture
def match() -> Match:
    """A moth lies under the lamp, and nothing else lies open."""
    match = Match(mini.record(), mini.record().settings({}), seed=1)
    s = match.run.state
    assert isinstance(s, mini.Cellar)
    s.lamp.add(mini.BEASTS[0])
    return match


@pytest.mark.parametrize("key", ["moth", "lamp", "0.stair", "turn"])
def test_what_a_spectator_sees(match: Match, key: str) -> None:
    """By value, or by the name of a place."""
    assert lies_open(match, key)


@pytest.mark.parametrize("key", ["wolf", "owl", "cellar", "", "1", "mot"])
def test_what_nobody_else_sees_or_nobody_at_all(match: Match, key: str) -> None:
    assert not lies_open(match, key)


def test_what_is_printed_on_the_board_lies_open_though_no_view_names_it() -> None:
    game = mini.record(board=("stairhead",))
    assert lies_open(Match(game, game.settings({}), seed=1), "stairhead")


def test_a_card_left_in_the_box_does_not(match: Match) -> None:
    """That it is not among those in play is nobody's business."""
    match.game.cards["spider"] = Card("spider", "Spider", pool=mini.BEASTS[0].pool)
    assert not lies_open(match, "spider")
