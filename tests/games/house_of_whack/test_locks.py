"""HW-10.4, b-108: from where a lock can be tried, and how often."""

from __future__ import annotations

from seance.games.house_of_whack.actions import for_an_action
from seance.games.house_of_whack.deed import HOME, OTHER, Deed
from seance.games.house_of_whack.quarrels import Force, force, locks_near
from tests.games.house_of_whack.annex import annexe, into
from tests.games.house_of_whack.floorplan import link, lock, lock_link
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import effect, hold, keys
from tests.games.house_of_whack.own_cards import table
from tests.rules import rule


def corridor() -> Table:
    """Start, a den north of it, an attic beyond; Start's north door is locked."""
    t = table()
    annexe(t, "den", 0, -1)
    annexe(t, "attic", 0, -2)
    lock(t, t.s.start, 0)
    return t


def near(t: Table, key: str, square: int) -> list[str]:
    into(t, 1, next(room for room in t.s.built.cards if room.key == key), square)
    return keys(locks_near(t.s, t[1]))


@rule("HW-b-108", "HW-10.4")
def test_a_lock_can_be_tried_from_any_square_of_either_room() -> None:
    t = corridor()
    for square in range(9):
        assert near(t, "start", square) == near(t, "den", square) == ["lock-1"]
        assert near(t, "attic", square) == []
    into(t, 1, t.s.start, 8)
    assert "force:lock-1" in [option.key for option in for_an_action(t.s, t[1])]


@rule("HW-b-108")
def test_a_wall_behind_the_door_is_no_way_to_a_lock() -> None:
    t = table()
    annexe(t, "cell", 0, -1, "N")
    lock(t, t.s.start, 0)
    assert (near(t, "start", 4), near(t, "cell", 4)) == (["lock-1"], [])


@rule("HW-b-108", "HW-b-80")
def test_locked_stairs_can_be_tried_from_either_end() -> None:
    t = corridor()
    loft = annexe(t, "loft", 0, 0, floor=1)
    t.s.bolts = []
    lock_link(t, link(t, t.s.start, 0, loft, 8, stairs=True))
    assert near(t, "start", 4) == near(t, "loft", 0) == ["lock-1"]
    assert near(t, "den", 4) == []


@rule("HW-19.12", "HW-b-108", "HW-b-104")
def test_whoever_was_taken_away_from_a_lock_does_not_try_it_again() -> None:
    t = corridor()
    into(t, 1, next(room for room in t.s.built.cards if room.key == "attic"))
    bolt = lock(t, t[1].here, 2)
    hold(t, 2, effect("home", Deed(HOME, 1, "", OTHER)))
    t.run(force(t.s, t[1], Force(bolt).bolt), "2>play:home", "go:start:5")
    assert (t[1].here, t.s.actions, "again" in t.names()) == (t.s.start, 2, False)
