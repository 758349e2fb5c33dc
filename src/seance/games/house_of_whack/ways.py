"""How the rooms that one sees hang together: by facing doors and by links, and where it is still dark."""

from __future__ import annotations

from seance.games.house_of_whack.outlook import Outlook, Passages
from seance.games.house_of_whack.view import RoomView
from seance.kernel.grid import SIDES, across, beside, place


def ways(outlook: Outlook) -> Passages:
    """Worked out once for each look at the house; locks are a nuisance, and left out."""
    if outlook.ways is None:
        outlook.ways = _ways(outlook)
    return outlook.ways


def dark_doors(outlook: Outlook, room: RoomView) -> int:
    """How many doors of a room lead to where nothing is yet."""
    return ways(outlook).dark[room["room"]]


def _ways(outlook: Outlook) -> Passages:
    found = Passages()
    doors = {room["room"]: doors_of(outlook, room) for room in outlook.view["rooms"]}
    spots = {place(room["x"], room["y"], room["floor"]): room["room"] for room in outlook.view["rooms"]}
    shut = [(bolt["room"], bolt["wall"][:1].upper()) for bolt in outlook.view["bolts"]]
    for at, key in spots.items():
        beyond = [(side, spots.get(beside(at, side))) for side in doors[key]]
        found.dark[key] = sum(other is None for _, other in beyond)
        found.onward[key] = [
            other
            for side, other in beyond
            if other is not None and across(side) in doors[other] and not _shut(shut, key, other, side)
        ]
    for link in outlook.view["links"]:
        one, other = link["rooms"]
        found.onward[one].append(other)
        found.onward[other].append(one)
    return found


def doors_of(outlook: Outlook, room: RoomView) -> list[int]:
    """The sides of the board on which a room has a door."""
    tile, turns = outlook.tile(room["room"]), room["turns"]
    return [] if tile is None else [(way + turns) % 4 for way in tile.ways_out]


def _shut(shut: list[tuple[str, str]], room: str, other: str, side: int) -> bool:
    """Whether a lock is on the door between two rooms, from either side."""
    return bool(shut) and ((room, SIDES[side]) in shut or (other, SIDES[across(side)]) in shut)
