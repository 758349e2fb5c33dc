"""HW-SR.6: up on the Cloud, down again, and where it drifts."""

from __future__ import annotations

from seance.games.house_of_whack.actions import possible
from seance.games.house_of_whack.boiler import make_steam
from seance.games.house_of_whack.building import open_door
from seance.games.house_of_whack.cards import BOILER, CLOUD, RoomTile
from seance.games.house_of_whack.cloud import from_above
from seance.games.house_of_whack.deed import ENTERING, GAIN, HERE, Act, Deed
from seance.games.house_of_whack.house import connected, floor_at, in_sight, surrounding
from seance.games.house_of_whack.pieces import Shortcut
from seance.games.house_of_whack.registry import ACTS, people
from seance.games.house_of_whack.ruins import collapse
from seance.games.house_of_whack.walking import WALKING, move
from seance.kernel.grid import place
from seance.kernel.things import Option, Thing
from tests.games.house_of_whack.annex import annexe, brute, deck, into, leave
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import last, table
from tests.rules import rule


def cloud() -> RoomTile:
    return RoomTile("cloud", "Cloud", "", special=CLOUD)


def aloft() -> tuple[Table, RoomTile]:
    """The first seat rides over Start, with a hall east of it."""
    at = table()
    tile = annexe(at, "cloud", 0, 0, "", floor=1, special=CLOUD)
    annexe(at, "hall", 1, 0)
    at.s.below = at.s.start
    into(at, 1, tile)
    return at, tile


def act(at: Table, verb: str, part: Thing | None, *answers: str) -> None:
    at.run(ACTS[verb](at.s, at[1], Option(verb, part)), *answers)  # type: ignore[arg-type]


def offered(at: Table) -> list[str]:
    return [option.key for option in possible(at.s, at[1])]


@rule("HW-SR.6", "HW-b-118", "HW-b-117")
def test_whoever_draws_the_cloud_is_on_it() -> None:
    at = table()
    deck(at, RoomTile("den", "Den", "N"), cloud())
    at.run(move(at.s, at[1], WALKING), "open:start:north", "go:cloud:5")
    assert at[1].here.key == "cloud"
    assert at[1].square == 4
    assert floor_at(at.s, at[1].here) == 1
    assert at.s.below is at.s.start
    assert place(0, -1) not in at.s.grid.tiles
    assert not at.s.ending


@rule("HW-SR.6", "HW-b-71")
def test_the_cloud_can_be_the_last_tile() -> None:
    at = table()
    deck(at, cloud())
    assert at.run(open_door(at.s, at[1], at.s.start, 0), "go:cloud:1") is None
    assert at.s.ending


@rule("HW-SR.6", "HW-b-84")
def test_the_counter_moves_to_a_room_around_it() -> None:
    at, _ = aloft()
    annexe(at, "corner", 1, 1)
    annexe(at, "far", 2, 0)
    annexe(at, "upstairs", 1, 0, floor=2)
    assert [option.key for option in from_above(at.s, at[1])] == [
        "descend:start",
        "drift:hall",
        "drift:corner",
    ]
    act(at, "drift", at.s.grid.tiles[place(1, 1)])
    assert at.s.below is not None
    assert at.s.below.key == "corner"
    assert "drift:far" in offered(at)


@rule("HW-SR.6")
def test_up_from_the_room_below_only() -> None:
    at, tile = aloft()
    into(at, 1, at.s.start, 4)
    assert "board" in offered(at)
    assert "descend:start" not in offered(at)
    act(at, "board", None, "go:cloud:3")
    assert at[1].is_at(tile, 2)
    assert "board" not in offered(at)
    into(at, 1, at.s.grid.tiles[place(1, 0)])
    assert "board" not in offered(at)


@rule("HW-SR.6", "HW-7.1")
def test_down_into_the_room_below() -> None:
    at, _ = aloft()
    den = annexe(at, "den", 0, 1, act=Act(ENTERING, Deed(GAIN, 1, "green")))
    at.s.below = den
    act(at, "descend", den, "go:den:1")
    assert at[1].is_at(den, 0)
    assert at[1].life == 5


@rule("HW-b-118", "HW-17.1")
def test_minions_attack_whoever_comes_down() -> None:
    at, _ = aloft()
    at.s.actions = 0
    leave(at, at.s.start, brute())
    act(at, "descend", at.s.start, "go:start:5")
    assert at.s.faced == ["brute"]


@rule("HW-b-118", "HW-17.1")
def test_minions_attack_whoever_comes_up() -> None:
    at, tile = aloft()
    into(at, 1, at.s.start)
    at.s.actions = 0
    leave(at, tile, brute())
    act(at, "board", None, "go:cloud:5")
    assert at.s.faced == ["brute"]


@rule("HW-b-117", "HW-SR.6")
def test_no_way_down_into_a_full_room() -> None:
    at, _ = aloft()
    nook = annexe(at, "nook", 0, 1, "N", mask="#.#######")
    into(at, 2, nook, 1)
    at.s.below = nook
    assert "descend:nook" not in offered(at)
    assert "drift:start" in offered(at)


@rule("HW-b-61")
def test_the_rider_says_where_the_cloud_goes() -> None:
    at, _ = aloft()
    at.s.active = 1
    den = annexe(at, "den", 1, 1)
    at.s.below = den
    at.run(collapse(at.s, den), "hall")
    assert last(at, "blown-away").seat == 0
    assert last(at, "blown-away").keys() == ["hall", "start"]
    assert at.s.below.key == "hall"


@rule("HW-b-61", "HW-b-118")
def test_without_a_rider_whoever_has_the_turn_says_it() -> None:
    at, _ = aloft()
    into(at, 1, at.s.start)
    at.s.active = 1
    den = annexe(at, "den", 1, 1)
    at.s.below = den
    at.run(collapse(at.s, den), "start")
    assert last(at, "blown-away").seat == 1


@rule("HW-b-61", "HW-b-84")
def test_the_cloud_goes_over_start_when_nothing_is_around() -> None:
    at, _ = aloft()
    den = annexe(at, "den", 8, 8)
    at.s.below = den
    at.run(collapse(at.s, den))
    assert at.s.below is at.s.start


@rule("HW-b-68")
def test_the_cloud_is_a_floor_of_its_own() -> None:
    at, tile = aloft()
    assert connected(at.s, tile) == []
    assert surrounding(at.s, tile) == []
    assert in_sight(at.s, tile, 3) == []
    assert people(at.s, at[1], HERE) == []
    into(at, 2, tile, 0)
    assert people(at.s, at[1], HERE) == [at[2]]
    at.s.shortcuts = [Shortcut(1, False, tile, 0, at.s.start, 0)]
    assert in_sight(at.s, tile, 3) == []


@rule("HW-SR.1", "HW-SR.6")
def test_a_cloud_can_burst_too() -> None:
    at, tile = aloft()
    annexe(at, "boiler", 2, 0, special=BOILER)
    at.s.steam = {"cloud": 4}
    at.run(make_steam(at.s, at[1], 1), "cloud", "go:start:5")
    assert at.s.below is None
    assert at[1].is_at(at.s.start, 4)
    assert at[1].life == 2
    assert tile in at.s.rooms_gone.cards
    assert "board" not in offered(at)
