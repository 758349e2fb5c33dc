"""HW-SR.9: the Wrong Floor: no way back, no redeeming, and Minions that come back."""

from __future__ import annotations

from seance.games.house_of_whack.building import open_door
from seance.games.house_of_whack.cards import (
    BLUE,
    CLOUD,
    MAZE,
    MINION,
    NOTHING,
    RED,
    RESIDENT,
    TROPHY,
    WRONG_FLOOR,
    Guest,
    RoomTile,
    Third,
)
from seance.games.house_of_whack.deed import LOSE, STAIRS, Deed
from seance.games.house_of_whack.foes import colour_of
from seance.games.house_of_whack.house import connected, dark_sides, floor_at
from seance.games.house_of_whack.pieces import Shortcut
from seance.games.house_of_whack.redeeming import may_redeem, redeem, redeemable
from seance.games.house_of_whack.registry import ENTERED
from seance.games.house_of_whack.ruins import collapse
from seance.games.house_of_whack.walking import WALKING, move, set_into
from seance.kernel.grid import place
from tests.games.house_of_whack.annex import annexe, brute, deck, into, leave
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import do, keys, last, table
from tests.rules import rule


def wrong() -> RoomTile:
    return RoomTile("wrong", "Wrong", "ESW", special=WRONG_FLOOR)


def den(doors: str = "NESW") -> RoomTile:
    return RoomTile("den", "Den", doors)


def apart(hearts: tuple[str, ...] = ()) -> tuple[Table, RoomTile]:
    """The Wrong Floor, by now a floor of its own."""
    at = table()
    tile = annexe(at, "wrong", 0, 0, floor=1, special=WRONG_FLOOR, hearts=hearts)
    at.s.wrong = 1
    return at, tile


def lout(key: str = "lout") -> Guest:
    """A Guest who is a Minion unless they are an Ally."""
    third = Third(MINION, RED, 2, 3, NOTHING, (Deed(LOSE, 1, "green"),))
    return Guest(key, key.title(), "", 3, 3, 4, NOTHING, NOTHING, 2, third)


@rule("HW-SR.9", "HW-b-66", "HW-b-117")
def test_whoever_enters_is_on_another_floor_and_walks_on() -> None:
    at = table()
    deck(at, den(), wrong())
    into(at, 1, at.s.start, 1)
    at.run(move(at.s, at[1], WALKING), "open:start:north", "0/0/-1@90", "go:wrong:5", "done")
    tile = at[1].here
    assert tile.key == "wrong"
    assert floor_at(at.s, tile) == at.s.wrong == 1
    assert at.s.grid.turns[place(0, 0, 1)] == 1
    assert place(0, -1) not in at.s.grid.tiles
    assert 0 in dark_sides(at.s, at.s.start)
    built = at.run(open_door(at.s, at[2], at.s.start, 0))
    assert built.key == "den"
    assert floor_at(at.s, built) == 0


@rule("HW-b-67")
def test_it_comes_apart_only_once() -> None:
    at, tile = apart()
    at.run(ENTERED[WRONG_FLOOR](at.s, at[1], tile))  # type: ignore[arg-type]
    assert at.s.wrong == 1
    assert floor_at(at.s, tile) == 1
    assert "wrong-floor" not in at.told()


@rule("HW-SR.9", "HW-b-117")
def test_to_be_set_into_it_is_to_enter_it() -> None:
    at = table()
    tile = annexe(at, "wrong", 0, 1, special=WRONG_FLOOR)
    at.run(set_into(at.s, at[1], tile, "HW-b-117"), "go:wrong:5")
    assert floor_at(at.s, tile) == at.s.wrong == 1


@rule("HW-SR.9", "HW-b-6")
def test_a_way_that_led_through_it_leads_there_no_more() -> None:
    at = table()
    tile = annexe(at, "wrong", 0, -1, special=WRONG_FLOOR)
    annexe(at, "beyond", 0, -2)
    into(at, 1, at.s.start, 1)
    at.run(move(at.s, at[1], WALKING), "go:wrong:5", "go:wrong:4")
    assert at[1].is_at(tile, 3)
    assert floor_at(at.s, tile) == 1
    assert last(at, "go").about is not None


@rule("HW-b-65")
def test_only_secret_doors_and_stairs_lead_away() -> None:
    at, tile = apart()
    assert connected(at.s, tile) == []
    at.s.shortcuts = [Shortcut(1, False, tile, 0, at.s.start, 0)]
    assert connected(at.s, tile) == [at.s.start]


@rule("HW-b-71")
def test_all_floors_share_one_deck() -> None:
    at, tile = apart()
    deck(at, den())
    into(at, 1, tile, 1)
    built = at.run(open_door(at.s, at[1], tile, 0))
    assert floor_at(at.s, built) == 1
    assert at.s.rooms.cards == []
    assert at.s.ending


@rule("HW-SR.9")
def test_all_minions_there_are_of_the_spirit() -> None:
    at, tile = apart()
    den_there = annexe(at, "den", 0, 1, floor=1)
    there, here, guest = brute("there"), brute("here"), lout()
    leave(at, den_there, there)
    leave(at, at.s.start, here)
    leave(at, tile, guest, MINION)
    assert (colour_of(at.s, there), colour_of(at.s, here), colour_of(at.s, guest)) == (BLUE, RED, BLUE)
    at.s.roles["lout"] = RESIDENT
    assert colour_of(at.s, guest) == RED


@rule("HW-SR.9")
def test_no_card_is_redeemed_there_but_gold_hearts_are() -> None:
    at, tile = apart(hearts=("green", "gold"))
    at[1].claimed.add(brute())
    assert may_redeem(at.s, at[1])
    into(at, 1, tile)
    assert redeemable(at.s, at[1]) == []
    assert not may_redeem(at.s, at[1])
    at[1].hearts = 2
    at.run(redeem(at.s, at[1]), "spend:green", "spend:green")
    assert at[1].life == 5
    assert keys(at[1].claimed.cards) == ["brute"]


@rule("HW-SR.9", "HW-b-70", "HW-b-99")
def test_minions_redeemed_elsewhere_are_put_back_there() -> None:
    at, tile = apart()
    annexe(at, "den", 0, 1, floor=1)
    into(at, 2, tile)
    at[1].claimed.add(brute(worth=2))
    at[1].claimed.add(lout())
    at.run(redeem(at.s, at[1]), "pay:brute:gold", "pay:lout:gold", "den", "wrong")
    assert last(at, "put-back").keys() == ["wrong", "den"]
    assert at.s.lies["brute"].key == "den"
    assert at.s.lies["lout"] is tile
    assert at.s.roles == {"lout": MINION}
    assert at[1].redeemed.cards == []
    assert at[1].hearts == 5
    assert at.s.faced == []


@rule("HW-SR.9")
def test_what_is_no_minion_stays_redeemed() -> None:
    at, _ = apart()
    at[1].carried.add(lout())
    at.run(redeem(at.s, at[1]), "pay:lout:gold")
    assert keys(at[1].redeemed.cards) == ["lout"]
    assert at.s.lies == {}


@rule("HW-SR.9")
def test_before_it_is_entered_nothing_is_put_back() -> None:
    at = table()
    annexe(at, "wrong", 0, 1, special=WRONG_FLOOR)
    at[1].claimed.add(brute())
    at.run(redeem(at.s, at[1]), "pay:brute:gold")
    assert keys(at[1].redeemed.cards) == ["brute"]


@rule("HW-b-113")
def test_a_minion_that_must_return_is_not_displayed() -> None:
    at, tile = apart()
    into(at, 1, annexe(at, "trophies", 0, 1, special=TROPHY, hearts=("gold",)))
    at[1].claimed.add(brute(worth=5))
    at.run(redeem(at.s, at[1]), "pay:brute:gold")
    assert at.s.display.cards == []
    assert at.s.lies["brute"] is tile


@rule("HW-b-107")
def test_no_stairs_lead_to_maze_cloud_or_wrong_floor() -> None:
    at = table()
    maze, cloud = RoomTile("yew", "Yew", "N", special=MAZE), RoomTile("cloud", "Cloud", "", special=CLOUD)
    deck(at, den(), maze, cloud, wrong())
    do(at, Deed(STAIRS), 1, "mark:start:1", "mark:den:9")
    assert sorted(keys(at.s.rooms.cards)) == ["cloud", "wrong", "yew"]
    assert floor_at(at.s, at.s.shortcuts[0].other) == 1
    assert at.s.below is None
    assert at.s.wrong == -1


@rule("HW-SR.9", "HW-b-94")
def test_its_rules_end_with_its_tile() -> None:
    at, tile = apart()
    there = annexe(at, "den", 0, 1, floor=1)
    leave(at, there, brute())
    at.run(collapse(at.s, tile))
    assert at.s.wrong == -1
    assert colour_of(at.s, at.s.lying.cards[0]) == RED
