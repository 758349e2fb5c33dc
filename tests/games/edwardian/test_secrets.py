"""Who knows what: hands, exchanges, and the yes or no that a card asks for."""

from __future__ import annotations

import pytest

from seance.games.edwardian import GAME
from seance.kernel.dice import Dice
from seance.kernel.match import Match
from seance.kernel.zone import redeal_zones
from tests.games.edwardian.fireside import (
    AMBER,
    BOTTLE,
    CLARET,
    INDIGO,
    act,
    asked,
    evening,
    options,
    sees,
    state,
    strike,
)
from tests.rules import rule


@rule("ED-b-60")
@pytest.mark.parametrize("card", ["secret_room", "violent_temper", "coach_and_horses", "urchin_thief"])
def test_whoever_holds_a_card_is_asked_whatever_it_is(card: str) -> None:
    """So that being asked tells nothing; the answer is the yes or no that everybody may know."""
    for held in ("historian", "storm"):
        match = strike(
            f"bottle.1: roadside_inn\nclaret.hand: {card} pray\nbottle.hand: {held}", card, "bottle.1"
        )
        assert asked(match)[0] == BOTTLE
        assert options(match, BOTTLE) == (["historian"] if held == "historian" else ["none"])


@rule("ED-b-19", "ED-b-60")
def test_what_was_known_of_a_hand_is_void_when_a_card_leaves_it_unseen() -> None:
    """All know of Bottle's Historian; after a forfeit only the two who took part can tell where he is."""
    scene = """
        discards: historian fever
        claret.hand: trap_door strange_mist pray
        bottle.1: roadside_inn
        bottle.hand: storm
        amber.hand: fire
        stock: ... country_walk
    """
    match = evening(scene, [0])
    act(match, CLARET, "play-1:trap_door:1")
    assert sees(match, INDIGO, BOTTLE) == ["historian"]
    act(match, CLARET, "play-2:strange_mist:1")
    act(match, AMBER, "give:fire")
    assert sees(match, INDIGO, BOTTLE) == []
    assert sees(match, AMBER, BOTTLE) == ["fire", "historian"]


@rule("ED-10.7")
def test_an_exchange_does_not_show_before_both_have_chosen() -> None:
    """Bottle knows that Claret has the Historian; whether he is on his way, Bottle must not see yet."""
    scene = """
        claret.hand: send_telegram blood_letting storm fever
        bottle.hand: psychic fire
        discards: historian
        step = own
    """
    match = evening(scene)
    act(match, CLARET, "use:send_telegram")
    assert sees(match, BOTTLE, CLARET) == ["historian"]
    views = []
    for given in (["historian", "storm"], ["fever", "storm"]):
        twin = match.clone()
        act(twin, CLARET, "use:blood_letting", given)
        views.append(twin.view(BOTTLE))
    assert views[0] == views[1]


def test_a_card_that_everybody_saw_leave_keeps_the_rest_known() -> None:
    scene = """
        discards: historian
        claret.hand: trap_door pray
        bottle.1: roadside_inn
        bottle.hand: storm fever
        stock: ... country_walk
        amber.hand: fire
    """
    match = evening(scene)
    act(match, CLARET, "play-1:trap_door:1", "done", "done")
    act(match, BOTTLE, "done", "done", "storm")
    assert sees(match, INDIGO, BOTTLE) == ["historian"]


def test_the_stock_and_the_hands_of_others_stay_hidden_to_the_end() -> None:
    match = Match(GAME, GAME.settings({"players": 3}), 11)
    dice = Dice(3)
    while not match.over:
        question = match.questions[0]
        match.answer_for(question, question.random(dice))
    view = match.view(-1)
    assert isinstance(view["stock"], int)
    assert all(
        player["hand"].count(None) + len(sees(match, -1, player["seat"])) == len(player["hand"])
        for player in view["players"]
    )


@pytest.mark.parametrize("seat", [CLARET, AMBER, -1])
def test_a_re_deal_keeps_what_a_seat_knows(seat: int) -> None:
    scene = """
        claret.hand: strange_mist pray
        bottle.hand: fever storm
        amber.hand: fire psychic
    """
    match = strike(scene, "strange_mist", "bottle.1", [1])
    act(match, AMBER, "give:psychic")
    before = match.view(seat)
    redeal_zones(GAME.zones(state(match)), seat, Dice(9))
    assert match.view(seat) == before
