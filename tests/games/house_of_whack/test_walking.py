"""HW-6.1 to HW-6.5, HW-8: going about the House, square by square."""

from __future__ import annotations

from seance.games.house_of_whack.actions import possible
from seance.games.house_of_whack.cards import RoomTile
from seance.games.house_of_whack.deed import ENTERING, OTHER, SUMMON, TURN_ROOM, Act, Deed
from seance.games.house_of_whack.turn import act
from seance.games.house_of_whack.walking import ROLLING, WALKING, move
from tests.games.house_of_whack.floorplan import deck, link, lock, lock_link, room, stand
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import fiend, keys, last, table, wild
from tests.rules import rule

MIDDLE = 4


def alone() -> Table:
    """The first seat by itself in the middle of Start; the others are in a cell without doors."""
    at = table()
    cell = room(at, "cell", 9, 9, "")
    stand(at[1], at.s.start, MIDDLE)
    stand(at[2], cell, 0)
    stand(at[3], cell, 8)
    at.s.rooms.take_all()
    return at


def walk(at: Table, *answers: str) -> None:
    """One Action's walk of the first seat."""
    at.run(move(at.s, at[1], WALKING), *answers)


def roll(at: Table, die: int, *answers: str) -> None:
    """One Action's move of the first seat by a die."""
    at.dice(die)
    at.run(move(at.s, at[1], ROLLING), *answers)


def offered(at: Table) -> list[str]:
    """Where the last step could lead."""
    return sorted(last(at, "go").keys())


def here(at: Table) -> tuple[str, int]:
    """Where the first seat stands: the room, and the square counted from 1."""
    return at[1].here.key, at[1].square + 1


# --- how often, and whether -------------------------------------------------------------------------------


@rule("HW-6.1", "HW-6")
def test_every_action_may_be_a_move() -> None:
    at = alone()
    at.run(act(at.s, at[1]), "walk", "go:start:1", "done")
    at.run(act(at.s, at[1]), "walk", "go:start:3", "done")
    assert (here(at), at.s.actions) == (("start", 3), 0)
    assert not {"walk", "roll"} & set(keys(possible(at.s, at[1])))


@rule("HW-6.2")
def test_nobody_has_to_move() -> None:
    at = alone()
    walk(at, "done")
    assert here(at) == ("start", 5)
    at.run(act(at.s, at[1]), "done")
    assert here(at) == ("start", 5)


# --- how far ----------------------------------------------------------------------------------------------


@rule("HW-6.3", "HW-b-3", "HW-b-6")
def test_three_spaces_lead_from_one_middle_to_the_next() -> None:
    at = alone()
    room(at, "hall", 0, -1)
    walk(at, "go:hall:5")
    assert here(at) == ("hall", 5)


@rule("HW-6.3")
def test_a_walk_may_be_shorter_and_never_longer() -> None:
    at = alone()
    room(at, "hall", 0, -1)
    walk(at, "go:start:2", "done")
    assert here(at) == ("start", 2)
    assert "go:hall:5" in offered(at)
    assert "go:hall:2" not in offered(at)


@rule("HW-6.3", "HW-b-5")
def test_a_roll_has_to_be_used_up() -> None:
    at = alone()
    roll(at, 2, "go:start:2", "go:start:1")
    assert here(at) == ("start", 1)
    assert all("done" not in question.keys() for question in at.asked if question.name == "go")  # noqa: SIM118


@rule("HW-6.3", "HW-b-4")
def test_blocked_squares_are_walked_around() -> None:
    at = alone()
    ruin = room(at, "ruin", 0, -1, mask=".....#.#.")
    stand(at[1], ruin, MIDDLE)
    walk(at, "done")
    assert offered(at) == ["done", "go:ruin:1", "go:ruin:2", "go:ruin:3", "go:ruin:4", "go:ruin:7"]


@rule("HW-6.4")
def test_never_diagonally() -> None:
    at = alone()
    roll(at, 1, "go:start:2")
    assert offered(at) == ["go:start:2", "go:start:4", "go:start:6", "go:start:8"]


@rule("HW-6.4", "HW-b-5")
def test_never_onto_one_square_twice_and_the_first_counts() -> None:
    at = alone()
    walk(at, "go:start:2", "go:start:1", "done")
    assert "go:start:2" not in offered(at)
    assert "go:start:5" not in offered(at)
    assert "go:start:4" in offered(at)


@rule("HW-6.4")
def test_the_next_move_may_use_them_again() -> None:
    at = alone()
    walk(at, "go:start:2", "done")
    walk(at, "go:start:5", "done")
    assert here(at) == ("start", 5)


@rule("HW-b-5")
def test_a_roll_that_leads_into_a_corner_ends_there() -> None:
    at = alone()
    stand(at[1], at.s.start, 0)
    room(at, "nook", 0, -1, "S", mask="######..#")
    roll(at, 6, "go:start:2", "go:nook:8", "go:nook:7")
    assert here(at) == ("nook", 7)


# --- other people -----------------------------------------------------------------------------------------


@rule("HW-6.5")
def test_through_other_people_but_not_onto_them() -> None:
    at = alone()
    stand(at[2], at.s.start, 1)
    room(at, "hall", 0, -1)
    walk(at, "go:hall:8", "done")
    assert here(at) == ("hall", 8)
    assert "go:start:2" not in [key for question in at.asked for key in question.keys()]  # noqa: SIM118


@rule("HW-b-8", "HW-b-5")
def test_a_roll_that_would_end_on_somebody_ends_before() -> None:
    at = alone()
    stand(at[1], at.s.start, 0)
    stand(at[2], at.s.start, 1)
    stand(at[3], at.s.start, 3)
    roll(at, 1)
    assert here(at) == ("start", 1)
    assert "go" not in at.names()


@rule("HW-b-8", "HW-6.8")
def test_whoever_cannot_go_on_from_under_somebody_goes_back() -> None:
    """The door is open, but the room behind it is turned away before anybody gets in."""
    at = alone()
    at[1].square = MIDDLE
    stand(at[2], at.s.start, 1)
    corridor = RoomTile("corridor", "Corridor", "NS")
    deck(at, RoomTile("attic", "Attic", "N"), corridor)
    at[3].hand.add(wild("spin", 1, Deed(TURN_ROOM)))
    walk(at, "open:start:north", "3>play:spin", "corridor", "0/0/-1@90", "done")
    assert here(at) == ("start", 5)


# --- a house that changes under one's feet ----------------------------------------------------------------


@rule("HW-b-6", "HW-b-117")
def test_a_room_that_is_turned_on_entering_it_is_looked_at_again() -> None:
    at = alone()
    room(at, "drum", 0, -1, "NS", mask="#.##.##.#", act=Act(ENTERING, Deed(TURN_ROOM)))
    room(at, "hall", 0, -2)
    stand(at[1], at.s.start, 1)
    roll(at, 5, "go:hall:8", "drum", "0/0/-1@90")
    assert here(at) == ("drum", 2)


@rule("HW-b-6", "HW-8.4")
def test_a_room_that_one_comes_back_to_is_looked_at_again_too() -> None:
    """Out by the north door, back through a secret one, and the south door is not where it was."""
    at = alone()
    drum = room(at, "drum", 0, 1, "NS", mask="#.#####.#", act=Act(ENTERING, Deed(TURN_ROOM)))
    room(at, "cellar", 0, 2)
    link(at, at.s.start, 7, drum, 7)
    stand(at[1], drum, 1)
    walk(at, "go:cellar:2", "drum", "0/0/1@90", "done")
    assert here(at) == ("drum", 8)


@rule("HW-b-117", "HW-SR.9")
def test_a_room_that_moves_does_not_end_the_way_through_it() -> None:
    at = alone()
    room(at, "wrong", 0, -1, special="wrong_floor")
    walk(at, "go:wrong:5")
    assert here(at) == ("wrong", 5)
    assert at.s.grid.spots["wrong"] != at.s.grid.spots["start"]
    assert at.names() == ["go"]


@rule("HW-b-117", "HW-6.3")
def test_whoever_is_carried_off_while_the_die_rolls_goes_nowhere() -> None:
    at = alone()
    hall = room(at, "hall", 0, -1)
    stand(at[1], hall, MIDDLE)
    at[3].hand.add(wild("fetch", 1, Deed(SUMMON, 1, "", OTHER)))
    stand(at[3], at.s.start, 0)
    roll(at, 5, "3>play:fetch", "0", "go:start:9")
    assert (here(at), at.names().count("go")) == (("start", 9), 0)


@rule("HW-b-117", "HW-17.1")
def test_nor_does_whoever_flees_and_is_away_from_the_minion_all_the_same() -> None:
    at = alone()
    hall = room(at, "hall", 0, -1)
    imp = fiend("imp")
    at.s.lying.add(imp)
    at.s.lies["imp"] = hall
    at[3].hand.add(wild("fetch", 1, Deed(SUMMON, 1, "", OTHER)))
    stand(at[3], at.s.start, 0)
    at.dice(5)
    at.run(move(at.s, at[1], WALKING), "go:hall:5", "yes", "roll", "3>play:fetch", "0", "go:start:9")
    assert (here(at), at.s.actions, "clash" in at.told()) == (("start", 9), 1, False)


# --- secret doors -----------------------------------------------------------------------------------------


def linked() -> Table:
    """A secret door from the north-west corner of Start to the far corner of a room elsewhere."""
    at = alone()
    attic = room(at, "attic", 5, 5)
    link(at, at.s.start, 0, attic, 8)
    return at


@rule("HW-8.3", "HW-8")
def test_a_secret_door_is_a_square_like_any_other() -> None:
    at = linked()
    stand(at[1], at.s.start, 1)
    walk(at, "go:start:1", "go:start:4", "done")
    assert here(at) == ("start", 4)


@rule("HW-8.4", "HW-8")
def test_the_first_counter_is_a_space_and_the_second_another() -> None:
    at = linked()
    stand(at[1], at.s.start, 1)
    roll(at, 1, "go:start:1")
    assert "go:attic:9" not in offered(at)
    stand(at[1], at.s.start, 1)
    roll(at, 2, "go:attic:9")
    assert here(at) == ("attic", 9)


@rule("HW-8.4")
def test_from_the_counter_itself_it_is_one_space() -> None:
    at = linked()
    stand(at[1], at.s.start, 0)
    roll(at, 1, "go:attic:9")
    assert here(at) == ("attic", 9)


@rule("HW-8.4", "HW-8.5", "HW-b-80")
def test_a_counter_leads_to_its_own_twin_and_a_locked_one_nowhere() -> None:
    at = linked()
    cellar = room(at, "cellar", 5, 7)
    second = link(at, at.s.start, 2, cellar, 4)
    stand(at[1], at.s.start, 0)
    roll(at, 1, "go:start:2")
    assert offered(at) == ["go:attic:9", "go:start:2", "go:start:4"]
    lock_link(at, second)
    stand(at[1], at.s.start, 2)
    roll(at, 1, "go:start:2")
    assert offered(at) == ["go:start:2", "go:start:6"]


@rule("HW-10.3", "HW-10", "HW-6.11")
def test_a_lock_stops_whoever_comes_from_either_side() -> None:
    at = alone()
    hall = room(at, "hall", 0, -1)
    lock(at, hall, 2)
    walk(at, "done")
    assert not [key for key in offered(at) if "hall" in key]
    stand(at[1], hall, 4)
    walk(at, "done")
    assert not [key for key in offered(at) if "start" in key]
