"""HW-SR.1: steam, rooms that burst, and what is left of them."""

from __future__ import annotations

from seance.games.house_of_whack.actions import possible
from seance.games.house_of_whack.boiler import make_steam, valves
from seance.games.house_of_whack.cards import BOILER, GATE, HATCH, MYSTERY, TROPHY, RoomTile
from seance.games.house_of_whack.deed import HEARTS, Deed
from seance.games.house_of_whack.pieces import LINKS, Bolt, Shortcut, Terms
from seance.games.house_of_whack.player import SUPPLY
from seance.games.house_of_whack.redeeming import Payment, redeem, settle
from seance.games.house_of_whack.registry import ACTS
from seance.games.house_of_whack.ruins import collapse
from seance.kernel.things import Option
from tests.games.house_of_whack.annex import annexe, brute, into, leave
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import hold, keys, last, prop, somebody, table, wild
from tests.rules import rule


def house() -> tuple[Table, RoomTile, RoomTile]:
    """Start, the Boiler Room east of it, and a cellar south of it."""
    at = table()
    return at, annexe(at, "boiler", 1, 0, special=BOILER), annexe(at, "cellar", 0, 1)


def steam(at: Table, worth: int, *answers: str) -> None:
    at.run(make_steam(at.s, at[1], worth), *answers)


def vent(at: Table, room: RoomTile, *answers: str) -> None:
    at.run(ACTS["vent"](at.s, at[1], Option("vent", room)), *answers)  # type: ignore[arg-type]


@rule("HW-SR.1")
def test_no_boiler_room_no_steam() -> None:
    at = table()
    steam(at, 3)
    assert at.s.steam == {}


@rule("HW-SR.1")
def test_as_much_steam_as_was_redeemed() -> None:
    at, _, _ = house()
    steam(at, 2, "boiler+cellar")
    assert at.s.steam == {"boiler": 1, "cellar": 1}
    assert (last(at, "steam").low, last(at, "steam").high) == (2, 2)


@rule("HW-SR.1")
def test_surplus_steam_is_lost() -> None:
    at, _, _ = house()
    steam(at, 9)
    assert at.s.steam == {"start": 1, "boiler": 1, "cellar": 1}


@rule("HW-SR.1", "HW-b-103")
def test_one_new_token_for_a_room_in_a_turn() -> None:
    at, boiler, _ = house()
    at.s.steam = {"boiler": 2}
    steam(at, 1, "cellar")
    vent(at, boiler, "start")
    assert last(at, "vent").keys() == ["start"]
    assert at.s.steam == {"boiler": 1, "cellar": 1, "start": 1}
    steam(at, 2)
    assert at.s.steam == {"boiler": 2, "cellar": 1, "start": 1}
    steam(at, 2)
    assert at.s.steam == {"boiler": 2, "cellar": 1, "start": 1}


@rule("HW-b-60")
def test_start_never_gets_a_fifth_token() -> None:
    at, _, _ = house()
    at.s.steam = {"start": 3}
    steam(at, 3)
    assert at.s.steam["start"] == 4
    at.s.steamed = []
    steam(at, 3)
    assert at.s.steam["start"] == 4
    assert at.s.steam["cellar"] == 2


@rule("HW-SR.1", "HW-b-62")
def test_cards_make_steam_and_gold_hearts_do_not() -> None:
    at, _, _ = house()
    at[1].hearts = 2
    at.run(redeem(at.s, at[1]), "spend:green", "spend:green")
    assert (at[1].life, at.s.steam) == (5, {})
    at[1].claimed.add(brute(worth=2))
    at.run(redeem(at.s, at[1]), "pay:brute:gold", "start+cellar")
    assert at.s.steam == {"start": 1, "cellar": 1}


@rule("HW-b-91")
def test_a_purple_exchange_makes_steam_of_cards_only() -> None:
    at, _, _ = house()
    into(at, 1, annexe(at, "bazaar", 0, -1, hearts=("purple",), rate=(Deed(HEARTS, 1),), price=2))
    at.run(settle(at.s, at[1], Payment()))
    assert at.s.steam == {}
    at[1].claimed.add(brute(worth=4))
    at.run(redeem(at.s, at[1]), "pay:brute:purple")
    assert at[1].hearts == 2
    assert sum(at.s.steam.values()) == 4


@rule("HW-SR.1", "HW-b-81", "HW-b-106")
def test_a_room_bursts_at_five() -> None:
    at, _, cellar = house()
    annexe(at, "pantry", 0, 2)
    into(at, 2, cellar)
    into(at, 3, cellar, 0)
    at[3].life, at[3].hearts = 2, 7
    at[3].carried.add(prop("club"))
    leave(at, cellar, brute())
    leave(at, cellar, somebody("aunt"), "ally")
    at.s.tokens = {"cellar": 0, "start": 1}
    at[1].supply = at[2].supply = SUPPLY - 1
    at.s.steam = {"cellar": 3}
    steam(at, 1, "cellar")
    assert "bursts" not in at.told()
    at.s.steamed = []
    steam(at, 1, "cellar", "pantry", "go:pantry:5")
    assert (at[2].life, at[2].here.key) == (2, "pantry")
    assert (at[3].dead, at[3].hearts) == (True, 0)
    assert at.s.lies == {}
    assert at.s.lying.cards == []
    assert {"brute", "club"} <= set(keys(at.s.whack_gone.cards))
    assert "aunt" in keys(at.s.guests_gone.cards)
    assert at.s.tokens == {"start": 1}
    assert (at[1].supply, at[2].supply) == (SUPPLY, SUPPLY - 1)
    assert cellar in at.s.rooms_gone.cards
    assert cellar not in at.s.built.cards
    assert "cellar" not in at.s.steam
    assert "cellar" not in at.s.grid.spots
    told = at.told()
    assert told.index("bursts") < told.index("dies") < told.index("escapes")


@rule("HW-SR.1", "HW-b-117")
def test_whoever_has_no_way_out_finds_themselves_on_start() -> None:
    at, _, _ = house()
    cave = annexe(at, "cave", 5, 5)
    into(at, 1, cave)
    at.s.steam = {"cave": 4}
    steam(at, 1, "cave", "go:start:5")
    assert at[1].is_at(at.s.start, 4)


@rule("HW-b-103")
def test_several_rooms_burst_one_after_another_and_the_boiler_room_last() -> None:
    at, boiler, cellar = house()
    attic = annexe(at, "attic", 1, 1)
    into(at, 1, cellar)
    into(at, 2, boiler)
    at.s.steam = {"boiler": 4, "cellar": 4, "attic": 4}
    steam(at, 3, "boiler+cellar+attic", "attic", "go:start:5", "go:start:4")
    assert last(at, "burst").keys() == ["cellar", "attic"]
    assert [tile.key for tile in at.s.rooms_gone.cards] == ["attic", "cellar", "boiler"]
    assert at[1].is_at(at.s.start, 4)
    assert at[2].is_at(at.s.start, 3)
    assert "escape" not in at.names()
    assert attic.key not in at.s.grid.spots


@rule("HW-b-103")
def test_connections_are_read_before_the_tile_goes() -> None:
    at, _, cellar = house()
    vault = annexe(at, "vault", 7, 7)
    at.s.shortcuts = [Shortcut(1, False, cellar, 0, vault, 0)]
    into(at, 1, cellar)
    at.s.steam = {"cellar": 4}
    steam(at, 1, "cellar", "vault", "go:vault:1")
    assert last(at, "escape").keys() == ["start", "vault"]


@rule("HW-b-103", "HW-b-117")
def test_nobody_escapes_into_a_room_without_a_free_square() -> None:
    at, _, cellar = house()
    nook = annexe(at, "nook", 0, 2, "N", mask="#.#######")
    into(at, 2, nook, 1)
    into(at, 1, cellar)
    at.s.steam = {"cellar": 4}
    steam(at, 1, "cellar", "go:start:5")
    assert at[1].room is at.s.start


@rule("HW-b-63")
def test_without_the_boiler_room_all_steam_is_gone() -> None:
    at, _, _ = house()
    at.s.steam = {"boiler": 4, "cellar": 2, "start": 1}
    steam(at, 1, "boiler")
    assert at.s.steam == {}
    at.s.steamed = []
    steam(at, 3)
    assert at.s.steam == {}


@rule("HW-SR.1")
def test_steam_is_vented_from_one_room_into_others() -> None:
    at, boiler, cellar = house()
    at.s.steam = {"cellar": 3}
    assert "vent:cellar" not in [option.key for option in possible(at.s, at[1])]
    into(at, 1, boiler, 0)
    assert "vent:cellar" in [option.key for option in possible(at.s, at[1])]
    vent(at, cellar, "start+boiler")
    assert last(at, "vent").keys() == ["start", "boiler"]
    assert (last(at, "vent").low, last(at, "vent").high) == (1, 2)
    assert at.s.steam == {"cellar": 1, "start": 1, "boiler": 1}
    assert [option.key for option in valves(at.s, at[1])] == ["vent:start", "vent:boiler"]


@rule("HW-SR.1", "HW-b-103")
def test_venting_can_burst_a_room() -> None:
    at, boiler, cellar = house()
    into(at, 1, boiler, 0)
    at.s.steam = {"boiler": 1, "cellar": 4}
    vent(at, boiler, "cellar")
    assert at.s.steam == {}
    assert cellar in at.s.rooms_gone.cards


@rule("HW-SR.1", "HW-b-60")
def test_nothing_to_vent_nowhere_to_go() -> None:
    at, boiler, _ = house()
    into(at, 1, boiler, 0)
    assert valves(at.s, at[1]) == []
    at.s.steam, at.s.steamed = {"boiler": 1, "start": 4}, ["boiler", "cellar"]
    assert valves(at.s, at[1]) == []


@rule("HW-b-98", "HW-b-106", "HW-10.6")
def test_doors_and_locks_go_with_a_room() -> None:
    at, boiler, cellar = house()
    at.s.shortcuts = [
        Shortcut(1, False, cellar, 0, boiler, 0),
        Shortcut(2, True, boiler, 2, cellar, 2),
        Shortcut(3, False, at.s.start, 8, boiler, 8),
    ]
    at.s.bolts = [
        Bolt(cellar, 0, "red", 3, 1),
        Bolt(at.s.start, 2, "red", 3, 2),
        Bolt(boiler, LINKS + 1, "blue", 3, 3),
        Bolt(boiler, LINKS + 3, "blue", 3, 4),
    ]
    at.run(collapse(at.s, cellar))
    assert [link.number for link in at.s.shortcuts] == [3]
    assert [bolt.number for bolt in at.s.bolts] == [2, 4]


@rule("HW-b-94", "HW-b-106")
def test_what_a_special_room_brought_ends_with_its_tile() -> None:
    at, _, _ = house()
    cup = brute("cup")
    at.s.display.add(cup)
    at.s.shown_by = 1
    at.s.terms = Terms("value", 1, "hearts", 1)
    at.s.opened = True
    at[2].number.add(at.s.digits.draw())
    at.s.gate.add(at.s.notions.draw())
    notions, digits = len(at.s.notions.cards), len(at.s.digits.cards)
    for x, kind in enumerate((TROPHY, MYSTERY, HATCH, GATE)):
        at.run(collapse(at.s, annexe(at, kind, x, 5, special=kind)))
    assert at[2].redeemed.cards == [cup]
    assert (at.s.display.cards, at.s.shown_by) == ([], -1)
    assert not at.s.opened
    assert at[2].number.cards == []
    assert len(at.s.digits.cards) == digits + 1
    assert at.s.gate.cards == []
    assert len(at.s.notions.cards) == notions + 1
    assert at.s.terms is None


@rule("HW-b-106")
def test_charges_go_with_a_room_and_a_prop() -> None:
    at, _, _ = house()
    spa = annexe(at, "spa", 3, 3, charges=2)
    leave(at, spa, prop("wand", charges=3))
    at.s.charges["wand"] = 1
    at.run(collapse(at.s, spa))
    assert at.s.charges == {}


@rule("HW-SR.1", "HW-b-41")
def test_a_redeemer_who_bursts_has_no_more_actions() -> None:
    at, _, _ = house()
    hold(at, 1, wild("jest"))
    cave = annexe(at, "cave", 5, 5, hearts=("gold",))
    into(at, 1, cave)
    at[1].life = 1
    at[1].claimed.add(brute(worth=1))
    at.s.steam = {"cave": 4}
    at.run(redeem(at.s, at[1]), "pay:brute:gold", "cave")
    assert at[1].dead
    assert at[1].hearts == 0
    assert at[1].hand.cards == []
