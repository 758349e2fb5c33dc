# not compiled: boxes are made and checked once
"""Section c, the rooms: how many of each kind, their doors, hearts and obstacles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from seance.games.house_of_whack.box.contents import Box
from seance.games.house_of_whack.box.law import BOUGHT, HELD, wrong_act, wrong_deeds, wrong_powers
from seance.games.house_of_whack.cards import (
    BLUE,
    BOILER,
    CLOUD,
    DOORWAYS,
    GATE,
    GOLD,
    GREEN,
    HATCH,
    MAZE,
    MYSTERY,
    ORDINARY,
    PURPLE,
    RED,
    SQUARES,
    START,
    THE_END,
    THRONE,
    TROPHY,
    WRONG_FLOOR,
    RoomTile,
)
from seance.games.house_of_whack.deed import ACTION, ENTERING, FREE, HOUSEKEEPING, STAYING

COUNTER: Final = "to redeem in"
HAZARD: Final = "hazard"
COMFORT: Final = "helpful"
DISPENSER: Final = "with charges"
PLAIN: Final = "plain"
KINDS: Final = {COUNTER: 7, HAZARD: 6, COMFORT: 8, DISPENSER: 2, PLAIN: 3}
SPECIAL: Final = (START, THE_END, BOILER, GATE, HATCH, MYSTERY, CLOUD, THRONE, TROPHY, WRONG_FLOOR)
HEARTS: Final = {GOLD: 6, RED: 4, BLUE: 4, GREEN: 4, PURPLE: 2}
FOUR: Final = [BLUE, GOLD, GREEN, RED]
TARGETS: Final = (4, 6)
DOORS, MANY, FEW = "NESW", 0.45, 0.1
MOST_CHARGES: Final = 5
PRICES: Final = (1, 2, 3)


def kind_of(tile: RoomTile) -> str:
    """What an ordinary room is good for."""
    if tile.charges:
        return DISPENSER
    if tile.hearts:
        return COUNTER
    if tile.side.act is not None and tile.side.act.when in (ENTERING, STAYING):
        return HAZARD
    return PLAIN if tile.side.idle else COMFORT


def room_faults(box: Box) -> Iterator[str]:
    """HW-6, HW-7, HW-20.2: all that is wrong with the rooms."""
    for tile in box.rooms:
        wrong = _wrong(tile)
        if wrong:
            yield f"{tile.key} {wrong}."
    yield from _kinds(box)
    yield from _hearts(box)
    yield from _doors(box)
    low, high = TARGETS
    aimed = [tile for tile in box.rooms if tile.target]
    if not low <= len(aimed) <= high or any(kind_of(tile) not in (COMFORT, COUNTER) for tile in aimed):
        yield f"{low} to {high} rooms that help or redeem are to have a target; here {len(aimed)} rooms have."


def _kinds(box: Box) -> Iterator[str]:
    special = Counter(tile.special for tile in box.rooms if tile.special != ORDINARY)
    if special != {MAZE: 4, **dict.fromkeys(SPECIAL, 1)}:
        yield f"Start, The End, four mazes and eight other special rooms are wanted; here: {dict(special)}."
    kinds = Counter(kind_of(tile) for tile in box.rooms if tile.special == ORDINARY)
    for kind, count in KINDS.items():
        if kinds[kind] != count:
            yield f"There are {kinds[kind]} ordinary rooms of the kind {kind!r}; {count} are wanted."


def _hearts(box: Box) -> Iterator[str]:
    """HW-20.2: ten rooms redeem, with twenty hearts; the ordinary purple one prints its exchange."""
    hearts = Counter(colour for tile in box.rooms for colour in tile.hearts)
    if hearts != HEARTS:
        yield f"The rooms have {dict(hearts)} hearts; {HEARTS} are wanted."
    for tile in box.rooms:
        if tile.special == START and sorted(tile.hearts) != FOUR:
            yield "Start has a heart of every colour but purple."
        if tile.special == TROPHY and GOLD not in tile.hearts:
            yield "The Trophy Room has a gold heart."
        if tile.special == MYSTERY and tile.hearts != [PURPLE]:
            yield "The Mystery Room has a purple heart, and no other."
        priced = PURPLE in tile.hearts and tile.special == ORDINARY
        if priced != bool(tile.rate) or priced != (tile.price > 0):
            yield f"{tile.key} sells something without a purple heart, or has one and sells nothing."


def _doors(box: Box) -> Iterator[str]:
    """HW-6.10: doors enough to build on."""
    doors = [len(tile.ways_out) for tile in box.rooms if tile.special != CLOUD]
    if sum(count >= 3 for count in doors) < MANY * len(doors):
        yield "Fewer than 45 in 100 rooms have three or four doors."
    if sum(count == 1 for count in doors) > FEW * len(doors):
        yield "More than 10 in 100 rooms are dead ends."
    for tile in box.rooms:
        least = {START: 4, WRONG_FLOOR: 2, CLOUD: 0}.get(tile.special, 1)
        if len(tile.ways_out) < least or (tile.special == CLOUD and tile.ways_out):
            yield f"{tile.key} has {len(tile.ways_out)} doors, and cannot be laid so."
        if tile.special == START and "#" in tile.mask:
            yield "Nothing stands in the way on Start."


def _wrong(tile: RoomTile) -> str:
    """What is wrong with one room by itself."""
    times = (ACTION, FREE, HOUSEKEEPING, ENTERING, STAYING)
    if not set(tile.hearts) <= set(HEARTS) or len(set(tile.hearts)) < len(tile.hearts):
        return "has a heart of a colour that there is not, or twice the same"
    if tile.special != ORDINARY and (not tile.side.idle or tile.target or tile.charges or tile.rate):
        return "is a special room: what it does stands in its chapter, not on the tile"
    if not 0 <= tile.charges <= MOST_CHARGES or (tile.charges and tile.side.act is None):
        return f"has {tile.charges} charges; it is up to {MOST_CHARGES}, for something that can be used"
    if tile.rate and tile.price not in PRICES:
        return f"has a price of {tile.price}; it is 1, 2 or 3"
    return (
        _obstacles(tile)
        or wrong_powers(tile.side.powers, HELD)
        or wrong_act(tile.side.act, times)
        or wrong_deeds(tile.rate, BOUGHT)
    )


def _obstacles(tile: RoomTile) -> str:
    """b-3, b-4: nine squares, and every free one can be reached from every door."""
    if len(tile.mask) != SQUARES or set(tile.mask) - {".", "#"}:
        return "has a floor that is not of nine squares, each '.' or '#'"
    if tile.special == CLOUD:
        return ""
    found = [DOORWAYS[side] for side in tile.ways_out[:1] if tile.mask[DOORWAYS[side]] == "."]
    for square in found:
        found += [near for near in tile.steps[square] if near not in found]
    doors = all(DOORWAYS[side] in found for side in tile.ways_out)
    return "" if doors and sorted(found) == tile.free else "has a square or a door that nobody can reach"
