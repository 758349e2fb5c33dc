"""Section c: how many there are of everything, and within what ranges (HW-P.2)."""

from __future__ import annotations

from collections import Counter

import pytest

from seance.games.house_of_whack.box.arrivals import ARRIVALS
from seance.games.house_of_whack.box.first import FIRST
from seance.games.house_of_whack.box.house_rules import HOUSE_RULES
from seance.games.house_of_whack.box.minions import MINIONS
from seance.games.house_of_whack.box.props import PROPS
from seance.games.house_of_whack.box.rooms import COMFORTS, COUNTERS, DISPENSERS, HAZARDS, PLAIN, ROOMS
from seance.games.house_of_whack.box.special_rooms import SPECIAL_ROOMS
from seance.games.house_of_whack.box.traps import TRAPS
from seance.games.house_of_whack.box.twists import TWISTS
from seance.games.house_of_whack.cards import (
    ALLY,
    ARTIFACT,
    BLUE,
    CLOUD,
    DOORWAYS,
    GOLD,
    GREEN,
    MAZE,
    MYSTERY,
    PURPLE,
    RED,
    RESIDENT,
    START,
    TROPHY,
    WEAPON,
    WEARABLE,
    WRONG_FLOOR,
    RoomTile,
)
from seance.games.house_of_whack.deed import (
    DISCARD,
    ENTERING,
    EVADE,
    FORFEIT,
    HOME,
    HOUSEKEEPING,
    LET_GO,
    LOCK_UP,
    LOSE,
    MISS,
    RESTORE,
    SECRET_DOOR,
    SPILL,
    STAIRS,
    STAYING,
)
from tests.rules import rule

DOORED = [tile for tile in FIRST.rooms if tile.special != CLOUD]


@rule("HW-P.2")
def test_the_house_has_forty_tiles() -> None:
    assert (len(SPECIAL_ROOMS), len(ROOMS), len(FIRST.rooms)) == (14, 26, 40)
    assert Counter(tile.special for tile in SPECIAL_ROOMS)[MAZE] == 4
    assert len({tile.special for tile in SPECIAL_ROOMS}) == 11


@rule("HW-P.2", "HW-7.5")
def test_ordinary_rooms_come_in_five_kinds() -> None:
    kinds = [len(rooms) for rooms in (COUNTERS, HAZARDS, COMFORTS, DISPENSERS, PLAIN)]
    assert kinds == [7, 6, 8, 2, 3]
    assert all(tile.hearts for tile in COUNTERS)
    assert all(tile.side.act and tile.side.act.when in (ENTERING, STAYING) for tile in HAZARDS)
    assert all(not tile.side.idle and not tile.hearts for tile in COMFORTS)
    assert all(tile.charges > 0 for tile in DISPENSERS)
    assert all(tile.side.idle and not tile.hearts for tile in PLAIN)


@rule("HW-20.2")
def test_ten_rooms_redeem_and_twenty_hearts_are_painted() -> None:
    redeem = [tile for tile in FIRST.rooms if tile.hearts]
    assert len(redeem) == 10
    hearts = Counter(colour for tile in redeem for colour in tile.hearts)
    assert hearts == {GOLD: 6, RED: 4, BLUE: 4, GREEN: 4, PURPLE: 2}
    by_special = {tile.special: tile for tile in redeem if tile.special}
    assert sorted(by_special[START].hearts) == sorted((GOLD, RED, BLUE, GREEN))
    assert GOLD in by_special[TROPHY].hearts
    assert by_special[MYSTERY].hearts == [PURPLE]


@rule("HW-20.2")
def test_the_ordinary_purple_heart_prints_its_exchange() -> None:
    (room,) = [tile for tile in ROOMS if PURPLE in tile.hearts]
    assert room.rate
    assert room.price > 0


@rule("HW-6.10", "HW-7.1")
def test_doors_are_many_and_dead_ends_few() -> None:
    doors = Counter(len(tile.ways_out) for tile in DOORED)
    assert doors[3] + doors[4] >= 0.45 * len(DOORED)
    assert doors[1] <= 0.1 * len(DOORED)
    assert doors[0] == 0
    by_special = {tile.special: tile for tile in SPECIAL_ROOMS}
    assert len(by_special[WRONG_FLOOR].ways_out) >= 2
    assert (len(by_special[START].ways_out), by_special[START].mask) == (4, "." * 9)


@rule("HW-6.3", "HW-b-3", "HW-b-4")
@pytest.mark.parametrize("tile", DOORED, ids=lambda tile: tile.key)
def test_every_free_square_can_be_reached_from_every_door(tile: RoomTile) -> None:
    assert len(tile.mask) == 9
    assert set(tile.mask) <= {".", "#"}
    queue = [DOORWAYS[tile.ways_out[0]]]
    for square in queue:
        queue += [near for near in tile.steps[square] if near not in queue]
    assert all(DOORWAYS[side] in queue for side in tile.ways_out)
    assert sorted(queue) == tile.free


@rule("HW-b-4")
def test_obstacles_vary() -> None:
    assert len({tile.mask for tile in FIRST.rooms}) >= 10


@rule("HW-7.3", "HW-12.6")
def test_five_rooms_have_a_target() -> None:
    aimed = [tile for tile in FIRST.rooms if tile.target]
    assert 4 <= len(aimed) <= 6
    assert all(tile in (*COMFORTS, *COUNTERS) for tile in aimed)


@rule("HW-11.2")
def test_the_whack_deck_has_eighty_cards_of_six_types() -> None:
    counts = [len(cards) for cards in (PROPS, MINIONS, TRAPS, TWISTS, ARRIVALS, HOUSE_RULES)]
    assert counts == [20, 16, 12, 12, 12, 8]
    assert len(FIRST.whack) == 80


@rule("HW-14.3", "HW-12.4", "HW-12.5")
def test_props() -> None:
    assert Counter(card.kind for card in PROPS) == {WEAPON: 8, WEARABLE: 6, ARTIFACT: 6}
    assert {card.worth for card in PROPS} == {1, 2, 3, 4, 5}
    ranged = [card for card in PROPS if card.reach]
    assert len(ranged) == 3
    assert all(card.kind == WEAPON for card in ranged)
    assert {card.reach for card in ranged} == {1, 2}
    assert {card.charges for card in ranged} == {3}


@rule("HW-12.2", "HW-12.4", "HW-17.4")
def test_effects_that_must_be_in_the_box() -> None:
    evading = [card for card in PROPS if any(power.kind == EVADE for power in card.side.powers)]
    assert [card.kind for card in evading] == [WEARABLE]
    assert sum(card.charges > 0 for card in PROPS if card.kind != WEAPON) >= 2
    acts = [card.side.act for card in (*PROPS, *ROOMS) if card.side.act is not None]
    assert sum(act.when == HOUSEKEEPING for act in acts) >= 2
    assert sum(deed.kind == RESTORE for act in acts for deed in act.deeds) >= 2


@rule("HW-17.5", "HW-17.9", "HW-12.3")
def test_minions() -> None:
    assert Counter(card.stat for card in MINIONS) == {2: 4, 3: 4, 4: 3, 5: 2, 6: 2, 7: 1}
    assert Counter(card.colour for card in MINIONS) == {RED: 8, BLUE: 8}
    assert all(0 <= card.worth - card.stat / 2 <= 0.5 for card in MINIONS)
    kinds = {deed.kind for card in MINIONS for deed in card.lose}
    assert kinds == {LOSE, LET_GO, HOME, DISCARD, SPILL, FORFEIT, MISS}
    assert all(deed.amount <= 2 for card in MINIONS for deed in card.lose if deed.kind == LOSE)


@rule("HW-18.2", "HW-18.5")
def test_traps() -> None:
    assert {card.stat for card in TRAPS} == {2, 3, 4, 5, 6}
    assert Counter(card.colour for card in TRAPS) == {RED: 6, BLUE: 6}
    assert Counter(card.turns for card in TRAPS)[0] == 6
    assert {card.turns for card in TRAPS} == {0, 1, 2, 3}
    assert all(bool(card.turns) == bool(card.side.powers) for card in TRAPS)
    assert all(0 <= card.worth - card.stat / 2 <= 0.5 for card in TRAPS)


@rule("HW-8.1", "HW-9.1", "HW-10.1", "HW-11.3")
def test_twists() -> None:
    kinds = Counter((deed.kind, deed.stat) for card in TWISTS for deed in card.deeds)
    assert (kinds[SECRET_DOOR, ""], kinds[STAIRS, ""]) == (3, 2)
    assert (kinds[LOCK_UP, RED], kinds[LOCK_UP, BLUE]) == (2, 1)
    assert len(TWISTS) - 8 == 4


@rule("HW-11.5")
def test_arrivals() -> None:
    assert Counter(card.role for card in ARRIVALS) == {ALLY: 7, RESIDENT: 5}


@rule("HW-12.3")
def test_only_what_can_be_won_or_carried_has_a_heart() -> None:
    assert all(card.worth > 0 for card in (*PROPS, *MINIONS, *TRAPS))
    assert all(card.worth == 0 for card in (*TWISTS, *ARRIVALS, *HOUSE_RULES))


def test_every_tile_and_card_has_a_title_and_a_mood_of_its_own() -> None:
    everything = (*FIRST.rooms, *FIRST.whack)
    titles = [*(card.title for card in everything), *(card.title for card in (*FIRST.guests, *FIRST.drama))]
    assert len(set(titles)) == len(titles)
    moods = [tile.mood for tile in FIRST.rooms] + [card.mood for card in FIRST.whack]
    assert all(moods)
    assert len(set(moods)) == len(moods)
