"""How a scenario describes the house: where rooms lie, what lies in them, doors between them, locks."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import ALLY, BLUE, CLOUD, MINION, RED, RESIDENT, RoomTile
from seance.games.house_of_whack.house import COMPASS
from seance.games.house_of_whack.pieces import LINKS, Bolt, Shortcut
from seance.games.house_of_whack.player import SUPPLY
from seance.games.house_of_whack.state import ACTING, OPENING, Premises
from seance.kernel.errors import BadScenario
from seance.kernel.grid import floor_of, place
from seance.kernel.stage import one_of, whole

FAR: Final = 20
"""How far from Start a room may lie: this is only to catch a slip of the pen."""
FLOORS: Final = 9
CHARGES: Final = 9
TURNS: Final = ("0", "90", "180", "270")
ROLES: Final = (ALLY, RESIDENT, MINION)
COLOURS: Final = (RED, BLUE)
HIGHEST: Final = 99
"""b-20: a lock may exceed six."""


def rooms_of(s: Premises) -> list[str]:
    """The keys of all rooms that stand."""
    return [tile.key for tile in s.built.cards]


def room_called(s: Premises, name: str) -> RoomTile:
    return s.built.cards[one_of(name, rooms_of(s))]


def pairs(value: str, like: str) -> list[tuple[str, str]]:
    """Words of the form ``name:value``, apart."""
    found = [word.partition(":") for word in value.split()]
    if not all(colon for _, colon, _ in found):
        raise BadScenario(f"each is written like {like}")
    return [(name, said) for name, _, said in found]


def begun(s: Premises) -> None:
    """Whatever is said of the house is said of a match that is under way."""
    if s.phase not in (OPENING, ACTING):
        s.phase = OPENING


def stand(s: Premises) -> None:
    """Lay every room of the house of which no plan speaks, at the first door that it fits."""
    begun(s)
    for tile in s.built.cards:
        if tile.key not in s.grid.spots and tile.special == CLOUD:
            s.grid.lay(tile, place(0, 0, s.grid.open_floor()))
        elif tile.key not in s.grid.spots:
            for way in s.grid.all_layings(tile)[:1]:
                s.grid.lay(tile, way.at, way.turns)


def put_plan(s: Premises, seat: int, value: str) -> None:
    """Each as ``attic:0/1/-1@90``: floor, east, south, and how far it is turned."""
    begun(s)
    for name, said in pairs(value, "start:0/0/0@90"):
        where, _, turned = said.partition("@")
        lay_at(s, room_called(s, name), spot(where), one_of(turned or "0", TURNS))


def spot(where: str) -> int:
    numbers = where.split("/")
    if len(numbers) != 3:
        raise BadScenario("a place is floor/east/south: 0/1/-1, say")
    floor, x, y = (whole(number, -FAR, FAR) for number in numbers)
    return place(x, y, whole(str(floor), 0, FLOORS))


def lay_at(s: Premises, tile: RoomTile, at: int, turns: int) -> None:
    """Lay a room, or turn Start, which lies already."""
    if tile.key in s.grid.spots:
        if s.grid.spots[tile.key] != at:
            raise BadScenario(f"{tile.key} lies elsewhere already")
        s.grid.turns[at] = turns
        return
    if at in s.grid.tiles:
        raise BadScenario(f"{s.grid.tiles[at].key} lies there already")
    s.grid.lay(tile, at, turns)
    s.grid.floors = max(s.grid.floors, floor_of(at) + 1)


def put_lies(s: Premises, seat: int, value: str) -> None:
    """Each as ``rolling_pin:start``; a Guest as ``night_nurse:start:resident``."""
    stand(s)
    for name, said in pairs(value, "rolling_pin:start, or night_nurse:start:ally"):
        room, _, role = said.partition(":")
        s.lies[name] = room_called(s, room)
        if role:
            s.roles[name] = ROLES[one_of(role, ROLES)]


def put_tokens(s: Premises, seat: int, value: str) -> None:
    """b-16: each as ``start:2``; what lies there is missing from somebody's supply."""
    stand(s)
    for name, said in pairs(value, "start:2"):
        owner = s.players[whole(said, 1, len(s.players)) - 1]
        s.tokens[room_called(s, name).key] = owner.index
    for player in s.players:
        player.supply = SUPPLY - sum(each == player.index for each in s.tokens.values())


def put_charges(s: Premises, seat: int, value: str) -> None:
    """Each as ``cork_rifle:2``."""
    stand(s)
    for name, said in pairs(value, "cork_rifle:2"):
        s.charges[name] = whole(said, 0, CHARGES)


def put_steam(s: Premises, seat: int, value: str) -> None:
    """HW-SR.1: each as ``start:3``."""
    stand(s)
    for name, said in pairs(value, "start:3"):
        s.steam[room_called(s, name).key] = whole(said, 1, CHARGES)


def put_cloud(s: Premises, seat: int, value: str) -> None:
    stand(s)
    s.below = room_called(s, value)


# --- secret doors, stairs and locks ---------------------------------------------------------------------


def put_secret(s: Premises, seat: int, value: str) -> None:
    """HW-8: each as ``start:1-attic:5``, with the squares as printed."""
    _link(s, value, False)


def put_stairs(s: Premises, seat: int, value: str) -> None:
    """HW-9: each as ``start:1-attic:5``, with the squares as printed."""
    _link(s, value, True)


def _link(s: Premises, value: str, stairs: bool) -> None:
    stand(s)
    for word in value.split():
        one, dash, other = word.partition("-")
        if not dash:
            raise BadScenario("each is written like start:1-attic:5")
        room, square = _end(s, one)
        end, twin = _end(s, other)
        s.pairs += 1
        s.shortcuts.append(Shortcut(s.pairs, stairs, room, square, end, twin))


def _end(s: Premises, value: str) -> tuple[RoomTile, int]:
    ((name, square),) = pairs(value, "start:1") or [("", "")]
    return room_called(s, name), whole(square, 1, 9) - 1


def put_locks(s: Premises, seat: int, value: str) -> None:
    """HW-10: each as ``start:north:red:4``; on a secret door or on stairs as ``start:1:blue:3``."""
    stand(s)
    for word in value.split():
        parts = word.split(":")
        if len(parts) != 4:
            raise BadScenario("each is written like start:north:red:4")
        room = room_called(s, parts[0])
        colour = COLOURS[one_of(parts[2], COLOURS)]
        number = len(s.bolts) + 1
        s.bolts.append(Bolt(room, _door(s, room, parts[1]), colour, whole(parts[3], 1, HIGHEST), number))


def _door(s: Premises, room: RoomTile, name: str) -> int:
    """A side as printed, for the side of the board that is meant; or the number of a link."""
    if name.isdigit():
        return LINKS + whole(name, 1, max(1, s.pairs))
    return (one_of(name, COMPASS) - s.grid.turns.get(s.grid.spots.get(room.key, -1), 0)) % 4
