"""The same seed gives the same game: here, compiled, and after every change."""

from __future__ import annotations

from tests.contract import golden
from tests.contract.kit import Kit


def test_boxes_positions_and_games_are_as_written_down(kit: Kit) -> None:
    golden.compare(f"{kit.game.name}.json", golden.facts(kit))


def test_the_readable_game_is_as_written_down(kit: Kit) -> None:
    golden.compare(f"{kit.game.name}.txt", golden.playthrough(kit))
