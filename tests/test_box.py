"""A card's text stands in its game's box; the rulebooks print it from there."""

from __future__ import annotations

import pytest

from tools.box import GAMES, PRINTS

every_rulebook = pytest.mark.parametrize("game", PRINTS)


@every_rulebook
def test_the_rules_print_what_the_cards_say(game: str) -> None:
    rules = (GAMES / game / "RULES.md").read_text("utf-8")
    assert PRINTS[game](rules) == rules, "the cards say something else now: `make box` writes it down"


@pytest.mark.parametrize(
    ("game", "start"),
    [("haunt_the_house", "| Sneaky |"), ("haunt_the_house", "| Cellar |"), ("edwardian", "**ED-9.7**")],
)
def test_a_card_that_is_missing_is_printed(game: str, start: str) -> None:
    rules = (GAMES / game / "RULES.md").read_text("utf-8")
    at = rules.index(start)
    without = rules[:at] + rules[rules.index("\n", at) + 1 :].removeprefix("\n")
    assert start not in without
    assert PRINTS[game](without) == rules
