"""The page on scenarios lists every place and every fact of every game, and nothing else."""

from __future__ import annotations

import re
from typing import Any

import pytest

from seance.games import NAMES, load
from seance.kernel.game import Game
from seance.kernel.match import Match
from tools.docs import ROOT

PAGE = ROOT / "docs" / "scenarios.md"


def told(game: Game[Any], what: str) -> set[str]:
    """The first column of a game's table of places or of facts."""
    section = PAGE.read_text("utf-8").partition(f"\n## {game.title}\n")[2].partition("\n## ")[0]
    table = section.partition(f"| {what} |")[2].partition("\n\n")[0]
    return {name for row in table.splitlines() for name in re.findall(r"`([^`]+)`", row.split("|")[1])}


def example(game: Game[Any], name: str) -> str:
    """A place as the page calls it: that of the first seat, or of the first doorway."""
    owner, dot, rest = name.partition(".")
    first = game.stage.owners[0] if owner in game.stage.owners else "1" if owner.isdigit() else owner
    return first + dot + rest


def largest(game: Game[Any]) -> Match:
    return Match(game, game.settings({"players": game.players()[-1]}), 1)


@pytest.mark.parametrize("name", NAMES)
def test_every_place_of_every_game_is_on_the_page(name: str) -> None:
    game = load(name)
    assert told(game, "place") == {example(game, zone.name) for zone in game.zones(largest(game).run.state)}


@pytest.mark.parametrize("name", NAMES)
def test_every_fact_of_every_game_is_on_the_page_with_a_value_that_it_takes(name: str) -> None:
    game = load(name)
    values = dict(each.split(" = ") for each in told(game, "fact"))
    props = {prop.of(game.stage.owners[0]): prop for prop in game.stage.props}
    assert values.keys() == props.keys()
    for fact, value in values.items():
        props[fact].put(largest(game).run.state, 0, value)
