"""Every Twist, as it is drawn and obeyed."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.box.twists import TWISTS
from seance.games.house_of_whack.whacking import twist
from seance.kernel.grid import place
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.victim import victim
from tests.rules import card, rule

SHOWN = {
    "bookcase_door",
    "wardrobe_door",
    "fireplace_door",
    "spiral_stairs",
    "extra_storey",
    "iron_padlock",
    "slammed_door",
    "sphinx_lock",
    "last_orders",
    "swapped_luggage",
    "the_house_turns_over",
    "punch_is_served",
}


def obey(match: Table, key: str, *answers: str) -> None:
    """Draw a Twist and do what it says; then it is discarded."""
    drawn = match._fetch(match.card(key))
    match.s.drawn.add(drawn)
    match.run(twist(match.s, match[1], match.card(key)), *answers)
    assert drawn in match.s.whack_gone.cards


def test_every_twist_is_shown_here() -> None:
    assert {each.key for each in TWISTS} == SHOWN


@card("bookcase_door", "wardrobe_door", "fireplace_door")
@rule("HW-8.1", "HW-8.2", "HW-11.3", "HW-b-98")
@pytest.mark.parametrize("key", ["bookcase_door", "wardrobe_door", "fireplace_door"])
def test_a_secret_door(key: str) -> None:
    match = victim()
    obey(match, key, "mark:long_hall:9", "mark:start:3")
    (link,) = match.s.shortcuts
    assert (link.stairs, link.number) == (False, 1)
    assert link.far_end(match.card("long_hall"), 8) == (match.s.start, 2)


@card("bookcase_door")
@rule("HW-b-98")
def test_no_secret_door_in_a_house_of_one_room() -> None:
    match = Table()
    obey(match, "bookcase_door")
    assert match.s.shortcuts == []


@card("spiral_stairs", "extra_storey")
@rule("HW-9.1", "HW-9.3", "HW-11.3")
@pytest.mark.parametrize("key", ["spiral_stairs", "extra_storey"])
def test_stairs(key: str) -> None:
    match = victim()
    match.top("auction_room")
    obey(match, key, "mark:long_hall:9", "mark:auction_room:1")
    (link,) = match.s.shortcuts
    assert link.stairs
    assert match.s.grid.spots["auction_room"] == place(0, 0, 1)


@card("iron_padlock", "slammed_door", "sphinx_lock")
@rule("HW-10.1", "HW-10.2", "HW-11.3")
@pytest.mark.parametrize(
    ("key", "colour"), [("iron_padlock", "red"), ("slammed_door", "red"), ("sphinx_lock", "blue")]
)
def test_a_lock(key: str, colour: str) -> None:
    match = victim()
    match.dice(5)
    obey(match, key, "lock:east")
    (bolt,) = match.s.bolts
    assert (bolt.room.key, bolt.side, bolt.colour, bolt.stat) == ("long_hall", 1, colour, 5)


@card("last_orders")
@rule("HW-11.3", "HW-b-117")
def test_everybody_is_called_back_to_start() -> None:
    match = victim()
    match.stand(2, "long_hall", 5)
    obey(match, "last_orders", "go:start:5", "go:start:6")
    assert [player.here.key for player in match.s.players] == ["start"] * 3
    assert match.names().count("square") == 2


@card("swapped_luggage")
@rule("HW-11.3")
def test_two_hands_change_places() -> None:
    match = victim()
    mine = match[1].hand.cards[:]
    obey(match, "swapped_luggage", "2")
    assert (match[1].hand.cards, match[2].hand.cards) == ([], [])
    assert match[3].hand.cards == mine


@card("the_house_turns_over")
@rule("HW-9.5", "HW-11.3")
def test_a_room_is_somewhere_else() -> None:
    match = victim()
    before = match.s.grid.spots["long_hall"]
    obey(match, "the_house_turns_over", "0/0/1@0")
    assert match.s.grid.spots["long_hall"] == place(0, 1) != before
    assert match[1].here.key == "long_hall"


@card("punch_is_served")
@rule("HW-11.3")
def test_everybody_drinks() -> None:
    match = victim()
    obey(match, "punch_is_served")
    assert [player.life for player in match.s.players] == [5, 5, 5]
