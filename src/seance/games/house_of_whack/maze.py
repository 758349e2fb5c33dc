"""HW-SR.4: the Hedge Maze: four tiles that come together, and do not stay where they are."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.building import note_end, put_down
from seance.games.house_of_whack.cards import MAZE, RoomTile
from seance.games.house_of_whack.dicing import LOST, throw
from seance.games.house_of_whack.house import facing, open_to_dark, spot_beyond
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.registry import BUILT, LEAVING
from seance.games.house_of_whack.ruins import carry_off
from seance.games.house_of_whack.state import Premises
from seance.kernel.grid import Placing, across, beside
from seance.kernel.question import choose
from seance.kernel.state import say

ASTRAY: Final = 3
"""HW-SR.4, b-20: on this or less the Maze moves."""


async def grow(s: Premises, me: Player, tile: RoomTile) -> None:
    """HW-SR.4, b-119: the other tiles come out of the deck, and each is laid beside a tile of the Maze."""
    rest = sorted((room for room in s.rooms.cards if room.special == MAZE), key=lambda room: room.key)
    if not rest:
        return
    for room in rest:
        s.drawn.add(s.rooms.take(room))
    s.rooms.shuffle(s.dice)
    for room in rest:
        ways = beside_maze(s, room)
        if not ways:
            s.rooms_gone.add(room)
            s.drawn.take(room)
            say(s, "maze-discarded", "HW-SR.4", room)
            continue
        way = await choose(me, "lay-maze", "HW-SR.4", ways, [room])
        s.drawn.take(room)
        put_down(s, room, way.at, way.turns)
        say(s, "maze-grows", "HW-SR.4", me, room)
    if not s.ending:
        note_end(s, rest[-1])


def hedges(s: Premises) -> list[RoomTile]:
    """The tiles of the Maze that are in play."""
    return [room for room in s.built.cards if room.special == MAZE]


def beside_maze(s: Premises, tile: RoomTile) -> list[Placing]:
    """b-119: every empty place that shares a side with the Maze, and every way to turn a tile there."""
    grid = s.grid
    places = [beside(grid.spots[room.key], side) for room in hedges(s) for side in range(4)]
    empty = [at for at in dict.fromkeys(places) if at not in grid.tiles]
    return [Placing(at, turns) for at in empty for turns in range(tile.period)]


async def get_lost(s: Premises, me: Player, room: RoomTile, side: int) -> RoomTile | None:
    """HW-SR.4, b-64: on a low roll another tile of the Maze comes to where one was going."""
    die = await throw(s, me, LOST)
    if die > ASTRAY or me.room is not room or side not in open_to_dark(s, room):
        return None
    at, entered = spot_beyond(s, room, side), across(facing(s, room, side))
    tiles = [tile for tile in hedges(s) if tile is not room and s.grid.layings(tile, at, entered)]
    if not tiles:
        return None
    tile = tiles[0] if len(tiles) == 1 else await choose(me, "move-maze", "HW-SR.4", tiles)
    ways = s.grid.layings(tile, at, entered)
    way = ways[0] if len(ways) == 1 else await choose(me, "turn-room", "HW-b-119", ways, [tile])
    carry_off(s, tile, way.at, way.turns)
    say(s, "maze-moves", "HW-SR.4", me, tile)
    return tile


BUILT[MAZE] = grow
LEAVING[MAZE] = get_lost
