"""HW-P, HW-G: the invitation, who comes, and what is agreed beforehand."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.actions import possible
from seance.games.house_of_whack.cards import ALLY, BLUE, MINION, RED, RESIDENT
from seance.games.house_of_whack.harm import original
from seance.games.house_of_whack.scoring import result
from seance.games.house_of_whack.setup import highest
from seance.games.house_of_whack.state import BEGIN
from seance.games.house_of_whack.turn import turn
from seance.kernel.dice import Dice
from seance.kernel.errors import BadSettings
from tests.games.house_of_whack.annex import leave
from tests.games.house_of_whack.floorplan import lock
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import keys, table
from tests.rules import rule

AGREED: dict[str, list[int | str]] = {
    "players": [2, 3, 4, 5, 6],
    "ending": ["ordinary", "1", "2", "3", "4", "5"],
    "rooms": ["all", "plain"],
    "house_rules": ["shuffled", "three", "permanent", "none"],
    "cap": [0, 1, 2, 3],
    "avatars": [False, True],
    "versus": [False, True],
    "meta": [False, True],
}


@rule("HW-P", "HW-P.1")
def test_all_begin_in_one_room_which_is_all_the_house_there_is() -> None:
    at = Table(3)
    for player in at.s.players:
        player.room = None
    at.s.phase = BEGIN
    at.run(turn(at.s), "go:start:1", "go:start:5", "go:start:9")
    assert [(player.here, player.square) for player in at.s.players] == [
        (at.s.start, 0),
        (at.s.start, 4),
        (at.s.start, 8),
    ]
    assert keys(at.s.built.cards) == ["start"]
    assert [player.hearts for player in at.s.players] == [0, 0, 0]


@rule("HW-P", "HW-P.1")
def test_most_gold_hearts_win_and_nothing_else_does() -> None:
    at = table()
    at[1].hearts, at[2].hearts, at[3].hearts = 4, 5, 3
    at.stats(1, 9, 9, 9)
    at.s.tokens = {"start": 0}
    assert result(at.s).winners == [1]


@rule("HW-P.3")
def test_there_are_enough_dice_and_counters_for_anything() -> None:
    at = table()
    for _ in range(9):
        lock(at, at.s.start, 0)
    at.stats(1, 40, 40, 40)
    seen = GAME.view(at.s, 0)
    assert len({bolt["bolt"] for bolt in seen["bolts"]}) == 9
    assert (seen["players"][0]["strength"], seen["players"][0]["life"]) == (40, 40)


@rule("HW-P.4", "HW-28.1", "HW-13.2", "HW-b-1")
@pytest.mark.parametrize("what", AGREED)
def test_what_a_table_may_agree_on_is_agreed_before_the_game(what: str) -> None:
    for choice in AGREED[what]:
        assert GAME.settings({what: choice})[what] == choice
    with pytest.raises(BadSettings):
        GAME.settings({what: 7})


@rule("HW-P.4", "HW-b-49", "HW-b-51", "HW-b-114")
def test_and_if_nobody_says_anything() -> None:
    silent = GAME.settings({})
    assert {what: silent[what] for what in AGREED} == {
        "players": 4,
        "ending": "ordinary",
        "rooms": "all",
        "house_rules": "shuffled",
        "cap": 3,
        "avatars": False,
        "versus": False,
        "meta": False,
    }


@rule("HW-b-2")
@pytest.mark.parametrize(
    ("throws", "first"), [([2, 6, 3], 1), ([5, 1, 5, 2, 4], 2), ([6, 6, 6, 1, 3, 3, 5, 2], 1)]
)
def test_the_highest_roll_begins_and_whoever_is_level_rolls_again(throws: list[int], first: int) -> None:
    dice = Dice(1)
    dice.script = [throw - 1 for throw in throws]
    assert highest(dice, [0, 1, 2]) == first
    assert not dice.script


@rule("HW-b-2")
def test_and_has_the_first_turn() -> None:
    begun = [GAME.setup(GAME.settings({"players": 4}), Dice(seed)) for seed in range(30)]
    assert {s.active for s in begun} == {0, 1, 2, 3}
    assert all(s.first == s.active for s in begun)


@rule("HW-G", "HW-G.1")
def test_one_card_is_somebody_to_be_an_ally_and_somebody_who_stays() -> None:
    """Only the side that is turned up counts, whatever stands on the others."""
    at = table()
    guest = next(card for card in at.s.guests.cards if card.third.role == RESIDENT)
    at.s.guests.take(guest)
    at[1].guest.add(guest)
    assert [original(at[1], colour) for colour in (RED, BLUE)] == [guest.strength, guest.spirit]
    at[1].guest.take(guest)
    leave(at, at.s.start, guest, ALLY)
    assert {"take", "assault"} & verbs(at) == {"take"}
    at.s.roles[guest.key] = RESIDENT
    assert {"take", "assault"} & verbs(at) == {"assault"}
    at.s.roles[guest.key] = MINION
    assert verbs(at) == {"walk", "roll", "face", "done"}


def verbs(at: Table) -> set[str]:
    """What the first seat can do."""
    return {option.verb for option in possible(at.s, at[1])}


@rule("HW-G", "HW-G.2")
def test_guests_are_dealt_by_chance_and_introduced() -> None:
    at = Table(3)
    dealt = [
        GAME.setup(GAME.settings({"players": 3}), Dice(seed)).players[0].guest.cards for seed in (1, 2, 3)
    ]
    assert len({guest[0].key for guest in dealt}) > 1
    me = at[1]
    assert (me.strength, me.spirit, me.life) == (
        me.guest.cards[0].strength,
        me.guest.cards[0].spirit,
        me.guest.cards[0].life,
    )
    for player in at.s.players:
        player.room = None
    at.s.phase = BEGIN
    at.run(turn(at.s), "go:start:1", "go:start:5", "go:start:9")
    assert at.told().count("introduced") == 3
