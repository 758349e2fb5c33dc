"""What nobody else may know, and houses that a seat cannot tell apart."""

from __future__ import annotations

from seance.games.way_out import GAME
from seance.games.way_out.redeal import redeal
from seance.kernel.dice import Dice
from seance.kernel.zone import SPECTATOR
from tests.games.way_out.house import ASH, WREN, act, house, new, options, state
from tests.rules import rule


@rule("WO-2.6", "WO-b-48")
def test_a_redeal_puts_aces_and_jokers_only_where_they_can_be() -> None:
    match = new(players=3)
    seen = set()
    for seed in range(200):
        twin = GAME.copy(state(match))
        redeal(twin, WREN, Dice(seed))
        assert all(room.plain for room in twin.house.cards[1:])
        assert all(room.plain for player in twin.players for room in player.secret.cards)
        assert all(room.plain for room in twin.deck.cards[-6:])
        seen |= {index for index, room in enumerate(twin.deck.cards) if not room.plain}
    assert seen == set(range(34))


@rule("WO-b-18")
def test_a_redeal_keeps_what_the_seat_knows() -> None:
    match = new(players=3)
    before = match.view(ASH)
    changed = 0
    for seed in range(20):
        twin = GAME.copy(state(match))
        redeal(twin, ASH, Dice(seed))
        assert GAME.view(twin, ASH) == before
        changed += GAME.view(twin, WREN) != match.view(WREN)
    assert changed > 15


@rule("WO-7.2", "WO-b-25")
def test_a_dark_room_laid_from_below_the_safe_cards_may_be_anything_to_the_others() -> None:
    match = house("wren.trapped = yes\nwren.at = 8", rooms="joker_laughing", top="hearts_4")
    act(match, WREN, next(key for key in options(match, WREN) if key.startswith("hide")))
    found = set()
    for seed in range(300):
        twin = GAME.copy(state(match))
        redeal(twin, ASH, Dice(seed))
        found.add(twin.house.cards[9].plain)
        redeal(twin, WREN, Dice(seed))
        assert GAME.view(twin, WREN)["rooms"][9]["card"] == twin.house.cards[9].key
    assert found == {True, False}


@rule("WO-8.1")
def test_who_is_asked_for_a_secret_door_does_not_depend_on_what_it_is() -> None:
    match = house("ash.secret: hearts_3\nmarlow.secret: spades_5 clubs_2", top="clubs_9")
    twin = house("ash.secret: clubs_2\nmarlow.secret: hearts_3 spades_5", top="clubs_9")
    assert [question.seat for question in match.questions] == [question.seat for question in twin.questions]
    assert match.view(SPECTATOR) == twin.view(SPECTATOR)
