"""Every ordinary room, and what it does for one or to one."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.actions import for_an_action, for_nothing, use
from seance.games.house_of_whack.box.rooms import COMFORTS, COUNTERS, DISPENSERS, HAZARDS, PLAIN
from seance.games.house_of_whack.cards import BLUE, MINION, RED, RoomTile
from seance.games.house_of_whack.deed import ENTERING, STAYING
from seance.games.house_of_whack.powers import bonus
from seance.games.house_of_whack.redeeming import hearts_here, redeem
from seance.games.house_of_whack.turn import hand_limit, keep_house
from seance.games.house_of_whack.walking import WALKING, after, move, room_does
from seance.kernel.things import Option
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.victim import Score, befall, victim
from tests.rules import card, rule

HEARTS = {
    "pawnshop": "gold red",
    "counting_house": "gold blue",
    "soup_kitchen": "gold green",
    "auction_room": "gold red blue",
    "muscle_beach": "red green",
    "chapel_of_ease": "blue green",
    "prop_exchange": "purple",
}
DANGERS: dict[str, tuple[str, Score]] = {
    "wasp_conservatory": (STAYING, {"life": 3}),
    "doll_nursery": (STAYING, {"spirit": 2}),
    "bat_attic": (ENTERING, {"hand": 2}),
    "laundry_chute": (STAYING, {"room": "start"}),
    "magnet_room": (STAYING, {"carried": 0}),
    "toll_corridor": (ENTERING, {"hearts": 4}),
}
SHOWN = {
    "gymnasium",
    "whispering_library",
    "portrait_gallery",
    "telephone_room",
    "observatory",
    "spare_bedroom",
    "midnight_kitchen",
    "dumbwaiter",
    "rejuvinex",
    "plot_dispenser",
}


def inside(key: str) -> Table:
    """The first of three nobodies, in a room next to Start."""
    match = Table()
    match.plain()
    match.lay(key, 0, 1)
    match.stand(1, key, match.card(key).free[0])
    return match


def keys(found: list[Option]) -> list[str]:
    return [option.key for option in found]


def test_every_room_is_shown_here() -> None:
    assert set(HEARTS) == {tile.key for tile in COUNTERS}
    assert set(DANGERS) == {tile.key for tile in HAZARDS}
    assert {tile.key for tile in (*COMFORTS, *DISPENSERS)} == SHOWN


@card("pawnshop", "counting_house", "soup_kitchen", "auction_room", "muscle_beach", "chapel_of_ease")
@card("prop_exchange")
@rule("HW-20.2", "HW-7.3", "HW-b-96")
@pytest.mark.parametrize("tile", COUNTERS, ids=lambda tile: tile.key)
def test_what_can_be_bought_there(tile: RoomTile) -> None:
    match = inside(tile.key)
    assert hearts_here(match.s, match[1]) == ([] if tile.target else HEARTS[tile.key].split())
    match.s.tokens[tile.key] = 0
    assert hearts_here(match.s, match[1]) == HEARTS[tile.key].split()
    match.s.tokens[tile.key] = 1
    assert hearts_here(match.s, match[1]) == ([] if tile.target else HEARTS[tile.key].split())


@card("prop_exchange")
@rule("HW-20.2", "HW-20.6")
def test_backstage_two_drama_cards_cost_two() -> None:
    match = inside("prop_exchange")
    match.carry(1, "family_silver")
    match.run(redeem(match.s, match[1]), "pay:family_silver:purple")
    assert len(match[1].hand.cards) == 4


@card("wasp_conservatory", "doll_nursery", "bat_attic", "laundry_chute", "magnet_room", "toll_corridor")
@rule("HW-7", "HW-7.1")
@pytest.mark.parametrize("tile", HAZARDS, ids=lambda tile: tile.key)
def test_what_it_does_and_when(tile: RoomTile) -> None:
    when, change = DANGERS[tile.key]
    match = victim()
    match.lay(tile.key, 1, 0)
    match.stand(1, tile.key, tile.free[0])
    befall(
        match,
        room_does(match.s, match[1], tile, ENTERING if when == STAYING else STAYING),
        {"room": tile.key},
    )
    befall(match, room_does(match.s, match[1], tile, when), {"room": tile.key, **change})


@card("toll_corridor", "bat_attic")
@rule("HW-7.1", "HW-6.3")
def test_walking_in_is_entering() -> None:
    match = victim()
    match.lay("toll_corridor", 0, -2)
    match.run(move(match.s, match[1], WALKING), "go:toll_corridor:8", "done")
    assert match[1].hearts == 4


@card("laundry_chute")
@rule("HW-b-99", "HW-7.1")
def test_whoever_comes_down_the_chute_is_attacked_by_nobody() -> None:
    match = inside("laundry_chute")
    match.put("angry_goose", "start")
    match.run(after(match.s, match[1], match.s.start), "go:start:5")
    assert match.s.faced == []


@card("gymnasium", "whispering_library")
@rule("HW-7.3", "HW-12.6", "HW-19.3", "HW-b-96")
@pytest.mark.parametrize(("key", "colour"), [("gymnasium", RED), ("whispering_library", BLUE)])
def test_it_helps_whoever_has_a_token_there_wherever_they_are(key: str, colour: str) -> None:
    match = inside(key)
    assert bonus(match.s, match[1], colour, MINION) == 0
    match.s.tokens[key] = 1
    assert [bonus(match.s, player, colour, MINION) for player in match.s.players] == [0, 1, 0]


@card("portrait_gallery")
@rule("HW-7.3", "HW-12.6", "HW-4.4")
def test_the_gallery_holds_a_card_more() -> None:
    match = inside("portrait_gallery")
    match.s.tokens["portrait_gallery"] = 1
    assert [hand_limit(match.s, player) for player in match.s.players] == [3, 4, 3]


@card("telephone_room")
@rule("HW-7.2", "HW-7.3", "HW-12.6", "HW-b-96")
def test_the_exchange_steals_a_card_over_any_distance() -> None:
    match = inside("telephone_room")
    match[3].hand.add(match.s.drama.draw())
    assert "use:telephone_room" not in keys(for_an_action(match.s, match[1]))
    match.s.tokens["telephone_room"] = 1
    assert "use:telephone_room" in keys(for_an_action(match.s, match[2]))
    match.run(use(match.s, match[2], match.card("telephone_room").side))
    assert (len(match[2].hand.cards), len(match[3].hand.cards)) == (1, 0)


@card("observatory")
@rule("HW-7.1", "HW-5.10")
def test_the_observatory_shows_three_cards_for_nothing() -> None:
    match = inside("observatory")
    third, second, first = (each.key for each in match.s.whack.cards[-3:])
    assert "use:observatory" in keys(for_nothing(match.s, match[1]))
    match.run(use(match.s, match[1], match.card("observatory").side), third, second)
    assert [each.key for each in match.s.whack.cards[-3:]] == [first, second, third]
    assert "use:observatory" not in keys(for_nothing(match.s, match[1]))


@card("spare_bedroom")
@rule("HW-5.2", "HW-12.2", "HW-7.1")
def test_a_night_in_the_spare_bedroom_restores_the_spirit() -> None:
    match = inside("spare_bedroom")
    match[1].spirit = match[2].spirit = 0
    for seat in (1, 2):
        match.run(keep_house(match.s, match[seat]))
    assert (match[1].spirit, match[2].spirit) == (3, 0)


@card("midnight_kitchen")
@rule("HW-7.2", "HW-5.7", "HW-12.1")
def test_the_kitchen_feeds_for_an_action() -> None:
    match = inside("midnight_kitchen")
    assert "use:midnight_kitchen" in keys(for_an_action(match.s, match[1]))
    assert "use:midnight_kitchen" not in keys(for_an_action(match.s, match[2]))
    match.run(use(match.s, match[1], match.card("midnight_kitchen").side))
    assert match[1].life == 5


@card("dumbwaiter")
@rule("HW-7.2", "HW-9.5")
def test_the_waiter_takes_one_anywhere() -> None:
    match = inside("dumbwaiter")
    match.lay("long_hall", 0, -1)
    assert "use:dumbwaiter" in keys(for_an_action(match.s, match[1]))
    match.run(use(match.s, match[1], match.card("dumbwaiter").side), "long_hall", "go:long_hall:5")
    assert match[1].is_at(match.card("long_hall"), 4)


@card("rejuvinex")
@rule("HW-7.4", "HW-12.4")
def test_rejuvinex_heals_three_times() -> None:
    match = inside("rejuvinex")
    assert "use:rejuvinex" not in keys(for_an_action(match.s, match[1]))
    for _ in range(3):
        match[1].life = 1
        assert "use:rejuvinex" in keys(for_an_action(match.s, match[1]))
        match.run(use(match.s, match[1], match.card("rejuvinex").side))
        assert match[1].life == 4
    match[1].life = 1
    assert "use:rejuvinex" not in keys(for_an_action(match.s, match[1]))


@card("plot_dispenser")
@rule("HW-7.4", "HW-4.5")
def test_the_dispenser_gives_three_cards_three_times() -> None:
    match = inside("plot_dispenser")
    for _ in range(3):
        assert "use:plot_dispenser" in keys(for_an_action(match.s, match[1]))
        match.run(use(match.s, match[1], match.card("plot_dispenser").side))
    assert len(match[1].hand.cards) == 9
    assert "use:plot_dispenser" not in keys(for_an_action(match.s, match[1]))


@card("long_hall", "upside_down_parlour", "broom_cupboard")
@rule("HW-7.1")
@pytest.mark.parametrize("tile", PLAIN, ids=lambda tile: tile.key)
def test_nothing_happens_in_a_plain_room(tile: RoomTile) -> None:
    match = inside(tile.key)
    for when in (ENTERING, STAYING):
        match.run(room_does(match.s, match[1], tile, when))
    assert match.told() == []
    assert not [key for key in keys(for_an_action(match.s, match[1])) if key.startswith("use")]
