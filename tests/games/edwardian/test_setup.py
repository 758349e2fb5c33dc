"""ED-3: who begins, the deal, and the forms of the game."""

from __future__ import annotations

from typing import Any

import pytest

from seance.games.edwardian import GAME
from seance.games.edwardian.box.deck import DECK
from seance.games.edwardian.drawing import plain
from seance.games.edwardian.setup import set_up
from seance.games.edwardian.state import CHAIRS, Evening
from seance.kernel.dice import Dice
from seance.kernel.match import Match
from tests.games.edwardian.fireside import all_in_place, heard, state
from tests.rules import rule


def dealt(seed: int = 1, **wanted: Any) -> Evening:
    return set_up(GAME.settings(wanted), Dice(seed))


@rule("ED-3", "ED-3.2", "ED-1.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_seven_cards_and_three_empty_lines_each(players: int) -> None:
    s = dealt(players=players)
    assert [len(each.hand.cards) for each in s.players] == [7] * players
    assert [[each.cards for each in player.lines] for player in s.players] == [[[], [], []]] * players
    assert len(s.stock.cards) == len(DECK) - 7 * players


@rule("ED-3.2")
def test_cards_are_dealt_one_at_a_time_from_whoever_begins() -> None:
    for seed in range(6):
        s, dice = dealt(seed, players=3), Dice(seed)
        order = list(DECK)
        dice.shuffle(order)
        dice.shuffle(order)
        order.reverse()
        for step in range(3):
            player = s.players[(s.active + step) % 3]
            assert player.hand.cards == order[step : 3 * 7 : 3]


@rule("ED-3.2")
def test_hands_are_secret() -> None:
    match = Match(GAME, GAME.settings({}), 3)
    for seat in range(-1, 4):
        for player in match.view(seat)["players"]:
            known = [key for key in player["hand"] if key is not None]
            assert len(known) == (7 if player["seat"] == seat else 0)


@rule("ED-3.1", "ED-b-55")
def test_the_first_name_in_the_alphabet_begins() -> None:
    for seed in range(20):
        s, dice = dealt(seed), Dice(seed)
        order = list(DECK)
        dice.shuffle(order)
        names = [plain(each.title) for each in order[-4:]]
        assert s.active == names.index(min(names))
        assert s.lot == order[-4:][s.active].title


@rule("ED-3.1")
def test_the_table_hears_who_begins_and_the_same_player_is_asked_first() -> None:
    match = Match(GAME, GAME.settings({}), 5)
    begins = heard(match, -1, "begins")[0]
    assert begins == {"seat": str(match.questions[0].seat), "lot": state(match).lot}
    assert match.questions[0].name == "attack"
    assert all_in_place(match)


@rule("ED-b-55")
def test_names_are_ranked_by_plain_letters() -> None:
    assert plain("Attacked!") == "attacked"
    assert plain("The Wealthy Relative's Mansion") == "wealthy relatives mansion"
    assert len({plain(each.title) for each in DECK}) == len(DECK)
    assert min(plain(each.title) for each in DECK) == "activate focus"


@rule("ED-b-4", "ED-5.3")
@pytest.mark.parametrize(
    ("players", "form", "needed", "hand"),
    [
        (2, "auto", 1, 9),
        (2, "full", 3, 7),
        (2, "two_lines", 2, 7),
        (3, "auto", 3, 7),
        (3, "two_lines", 2, 7),
        (4, "auto", 3, 7),
        (6, "auto", 3, 7),
        (4, "short", 1, 9),
        (5, "two_lines", 2, 7),
    ],
)
def test_two_to_six_play_for_three_lines_unless_there_are_only_two(
    players: int, form: str, needed: int, hand: int
) -> None:
    s = dealt(players=players, form=form)
    assert (s.needed, s.size) == (needed, hand)
    assert {len(each.hand.cards) for each in s.players} == {hand}
    assert GAME.players() == (2, 3, 4, 5, 6)


def test_the_hand_can_be_chosen() -> None:
    for size in (7, 9):
        s = dealt(hand=size, form="short")
        assert {len(each.hand.cards) for each in s.players} == {size}


def test_six_chairs_for_six_players() -> None:
    assert len(set(CHAIRS)) == 6
    assert GAME.seat_names == ("Claret", "Bottle", "Amber", "Indigo", "Ivory", "Sable")
