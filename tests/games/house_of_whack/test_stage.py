"""What no night leads to is refused, with the rule that says so; and what nobody says is filled in."""

from __future__ import annotations

from typing import Any

import pytest

from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.house import connected
from seance.games.house_of_whack.state import Premises
from seance.kernel.errors import BadScenario
from seance.kernel.scenario import scenario
from tests.rules import rule

IMPOSSIBLE = {
    "house: long_hall": "HW-P.1",
    "house: start rejuvinex on_a_cloud long_hall\nplan = on_a_cloud:0/0/-1": "HW-b-68",
    "lying: catchy_tune": "HW-14.1",
    "lies = rolling_pin:start": "HW-14.1",
    "lying: night_nurse\nlies = night_nurse:start:minion": "HW-G.1",
    "charges = cork_rifle:2": "HW-12.4",
    "house: start rejuvinex\ncharges = rejuvinex:9": "HW-12.4",
    "secret = start:1-start:9": "HW-8.2",
    "house: start wasp_conservatory\nsecret = start:1-wasp_conservatory:5": "HW-8.2",
    "house: start laundry_chute\nplan = laundry_chute:0/1/0\nlocks = laundry_chute:1:red:2": "HW-10.2",
    "tokens = start:1\n1.out = yes\n1.guest:\n1.hand:": "HW-b-53",
    "floor = 2\nrooms: long_hall\nrooms.out:": "HW-26.1",
    "steam = start:2": "HW-b-63",
    "house: start boiler_room\nsteam = start:5": "HW-SR.1",
    "cloud = start": "HW-b-94",
    "opened = yes": "HW-b-94",
    "house: start on_a_cloud\ncloud = on_a_cloud": "HW-SR.6",
    "house: start trophy_room\ndisplay: carpet_shark": "HW-SR.8",
    "1.room = start\n1.square = 1\n2.room = start\n2.square = 1": "HW-6.5",
    "1.room = nowhere": "HW-3.3",
    "turn = 1\n1.guest:": "HW-31.9",
    "turn = 1\n1.carried: carpet_shark": "HW-14.2",
    "turn = 1\n1.carried: rolling_pin umbrella": "HW-14.3",
    "turn = 1\n1.claimed: rolling_pin": "HW-17.8",
    "turn = 1\n1.traps: loose_floorboard": "HW-18.5",
    "turn = 1\n1.timers = catchy_tune:2": "HW-18.5",
    "turn = 1\nhouse: start the_hatch\n1.number: digit-4": "HW-b-54",
    "turn = 1\nplayed: envy": "HW-4.16",
    "turn = 1\nrules: rolling_pin": "HW-b-114",
}


def night(scene: str, **wanted: Any) -> Premises:
    state = scenario(GAME, scene, **{"players": 3, **wanted}).run.state
    assert isinstance(state, Premises)
    return state


@rule("HW-12.4", "HW-b-94")
@pytest.mark.parametrize(("scene", "number"), IMPOSSIBLE.items())
def test_what_cannot_be_is_refused_with_its_rule(scene: str, number: str) -> None:
    with pytest.raises(BadScenario, match=rf"\({number}\)"):
        night(scene)


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("plan = start", "written like start:0/0/0@90"),
        ("plan = start:0/0", "floor/east/south"),
        ("plan = start:0/1/0", "start lies elsewhere already"),
        ("house: start long_hall\nplan = long_hall:0/0/0", "start lies there already"),
        ("plan = attic:0/1/0", "one of start is wanted"),
        ("plan = start:0/0/0@45", "one of 0, 90, 180, 270"),
        ("secret = start:1", "start:1-attic:5"),
        ("locks = start:north", "start:north:red:4"),
        ("locks = start:up:red:4", "one of north, east, south, west"),
        ("locks = start:north:green:4", "one of red, blue"),
        ("tokens = start:9", "a whole number from 1 to 3"),
        ("terms = drama-green:9", "a whole number from 2 to 4"),
        ("terms = honour-green:1", "one of value-red"),
        ("trophy = 2", "2:3"),
        ("1.room = attic", "one of start, nowhere"),
        ("1.strength = 0", "a whole number from 1"),
        ("drama: rolling_pin", "is for other cards"),
    ],
)
def test_nonsense_is_refused_with_what_would_be_right(line: str, hint: str) -> None:
    with pytest.raises(BadScenario) as caught:
        night(line)
    assert hint in str(caught.value)


@rule("HW-6.10", "HW-7.4", "HW-14.6")
def test_what_nobody_says_is_filled_in() -> None:
    s = night("house: start rejuvinex on_a_cloud\nlying: cork_rifle night_nurse\n1.traps: catchy_tune")
    assert [room.key for room in connected(s, s.start)] == ["rejuvinex"]
    assert s.charges == {"rejuvinex": s.built.cards[1].charges, "cork_rifle": 3}
    assert {key: room.key for key, room in s.lies.items()} == {"cork_rifle": "start", "night_nurse": "start"}
    assert (s.roles, s.below) == ({"night_nurse": "ally"}, s.start)
    assert s.players[0].timers == {"catchy_tune": 3}
    assert len({(me.room, me.square) for me in s.players}) == 3


@rule("HW-10.2", "HW-9.3", "HW-SR.9")
def test_a_house_is_as_it_is_described() -> None:
    s = night(
        """
        house: start laundry_chute the_wrong_floor
        plan = laundry_chute:0/0/1@90 the_wrong_floor:1/0/0
        stairs = start:9-the_wrong_floor:2
        locks = start:south:red:4 start:1:blue:2
        tokens = start:2 laundry_chute:2
        1.room = the_wrong_floor
        1.square = 6
        """
    )
    assert (s.wrong, s.players[0].room, s.players[0].square) == (1, s.built.cards[2], 5)
    assert [(bolt.side, bolt.colour, bolt.stat) for bolt in s.bolts] == [(2, "red", 4), (11, "blue", 2)]
    assert connected(s, s.start) == []
    assert [me.supply for me in s.players] == [12, 10, 12]


@rule("HW-26.1", "HW-22.1")
def test_the_last_floor_keeps_the_end_for_the_end() -> None:
    s = night("floor = 2")
    assert s.last
    assert "the_end" in [tile.key for tile in s.rooms_out.cards]
    s = night("turn = 1\nrooms:")
    assert s.ending
    assert not night("turn = 1\nending = no").ending


def test_a_position_is_found_in_the_middle_of_a_turn() -> None:
    match = scenario(GAME, "turn = 2\nactions = 1\n1.hand:\n2.hand:\n3.hand:", players=3)
    question = match.questions[0]
    assert (question.name, question.seat) == ("turn", 1)
    assert match.view()["actions"] == 1
