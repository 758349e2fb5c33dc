"""Rooms of the box with a chapter of their own: that each plays by it as it is printed."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.actions import for_an_action
from seance.games.house_of_whack.box.special_rooms import SPECIAL_ROOMS
from seance.games.house_of_whack.building import build
from seance.games.house_of_whack.cards import RoomTile
from seance.games.house_of_whack.house import floor_at, open_to_dark
from seance.games.house_of_whack.redeeming import redeem
from seance.games.house_of_whack.walking import WALKING, move
from seance.kernel.grid import place, spelt
from tests.games.house_of_whack.annex import deck
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import keys
from tests.games.house_of_whack.own_cards import bear, fiend, table, thing
from tests.rules import card, rule

HEDGES = ("maze_yew", "maze_box", "maze_thorn", "maze_holly")
PAIRS = [(HEDGES[at - 1], HEDGES[at]) for at in range(4)]
SHOWN = {
    "start",
    "the_end",
    *HEDGES,
    "boiler_room",
    "the_gate",
    "the_hatch",
    "mystery_room",
    "on_a_cloud",
    "the_throne",
    "trophy_room",
    "the_wrong_floor",
}
"""Start, The End, Gate, Hatch, Mystery Room, Throne and Trophy Room have test files of their own."""


def next_room(key: str) -> Table:
    """The next tile is this one of the box; after it comes a plain one."""
    t = table()
    deck(t, RoomTile("plain", "Plain", "NESW"), t.card(key))
    return t


def offered(t: Table, verb: str) -> list[str]:
    return [option.key for option in for_an_action(t.s, t[1]) if option.verb == verb]


def test_all_of_them_are_shown() -> None:
    assert {tile.key for tile in SPECIAL_ROOMS} == SHOWN


@card("maze_yew", "maze_box", "maze_thorn", "maze_holly")
@rule("HW-SR.4", "HW-b-119")
@pytest.mark.parametrize("first", HEDGES)
def test_whichever_hedge_is_drawn_brings_the_other_three(first: str) -> None:
    t = next_room(first)
    others = sorted(key for key in HEDGES if key != first)
    for key in others:
        t.s.rooms.put_under(t.card(key))
    turned = {"maze_box": ["0/0/-1@0"], "maze_thorn": ["0/0/-1@90"]}.get(first, [])
    t.run(build(t.s, t[1], place(0, -1), 2), *turned, *[f"0/0/-{y}@0" for y in (2, 3, 4)])
    assert keys(t.s.built.cards) == ["start", first, *others]
    assert keys(t.s.rooms.cards) == ["plain"]


@card("maze_yew", "maze_box", "maze_thorn", "maze_holly")
@rule("HW-SR.4", "HW-b-64")
@pytest.mark.parametrize(("here", "there"), PAIRS)
def test_a_hedge_changes_places_on_a_low_roll(here: str, there: str) -> None:
    t = table()
    t.lay(here, 0, -1)
    t.lay(there, 0, 5)
    t.stand(1, here, 1)
    t.s.actions = 0
    t.dice(3)
    turned = f"0/0/-2@{90 if there == 'maze_thorn' else 0}"
    t.run(move(t.s, t[1], WALKING), f"open:{here}:north", turned, "done")
    assert spelt(t.s.grid.spots[there]) == "0/0/-2"
    assert t[1].here.key == there


@card("boiler_room")
@rule("HW-SR.1")
def test_the_boiler_room_steams_and_has_valves() -> None:
    t = table()
    t.lay("boiler_room", 0, -1)
    bear(t, 1, thing("vase", worth=2))
    t.run(redeem(t.s, t[1]), "pay:vase:gold")
    assert t.s.steam == {"start": 1, "boiler_room": 1}
    t.stand(1, "boiler_room", 0)
    t.s.steamed = []
    assert offered(t, "vent") == ["vent:start", "vent:boiler_room"]


@card("on_a_cloud")
@rule("HW-SR.6", "HW-b-118")
def test_the_cloud_has_no_doors_and_carries_off_whoever_finds_it() -> None:
    t = next_room("on_a_cloud")
    t.run(move(t.s, t[1], WALKING), "open:start:north", "go:on_a_cloud:5")
    assert (t[1].here.key, floor_at(t.s, t[1].here), t.s.below) == ("on_a_cloud", 1, t.s.start)
    assert open_to_dark(t.s, t[1].here) == []
    assert offered(t, "descend") == ["descend:start"]


@card("the_wrong_floor")
@rule("HW-SR.9", "HW-b-66")
def test_the_wrong_floor_takes_one_along_and_keeps_its_rules() -> None:
    t = next_room("the_wrong_floor")
    t[1].claimed.add(fiend())
    t.run(move(t.s, t[1], WALKING), "open:start:north", "0/0/-1@0", "done")
    assert (t[1].here.key, floor_at(t.s, t[1].here), t.s.wrong) == ("the_wrong_floor", 1, 1)
    assert 0 in open_to_dark(t.s, t.s.start)
    t.stand(1, "start", 0)
    t.run(redeem(t.s, t[1]), "pay:fiend:gold")
    assert t.s.lies["fiend"].key == "the_wrong_floor"
