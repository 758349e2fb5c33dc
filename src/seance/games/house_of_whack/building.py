"""HW-6.7 to HW-6.10, HW-22.1: a door is opened where nothing was, and a room is there."""

from __future__ import annotations

from seance.games.house_of_whack.arcana import BUILDING, anytime
from seance.games.house_of_whack.cards import CLOUD, THE_END, RoomTile
from seance.games.house_of_whack.decks import draw_room
from seance.games.house_of_whack.house import facing, open_to_dark, spot_beyond
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.registry import BUILT, LEAVING
from seance.games.house_of_whack.state import Premises
from seance.kernel.grid import Placing, across
from seance.kernel.question import choose
from seance.kernel.state import say


async def open_door(s: Premises, me: Player, room: RoomTile, side: int) -> RoomTile | None:
    """HW-6.7: what is behind a door of a room; None where nothing can be entered there after all."""
    if room.special in LEAVING:
        moved = await LEAVING[room.special](s, me, room, side)
        if moved is not None or me.room is not room or side not in open_to_dark(s, room):
            return moved
    return await build(s, me, spot_beyond(s, room, side), across(facing(s, room, side)))


async def build(s: Premises, me: Player, at: int, entered: int) -> RoomTile | None:
    """Draw a tile and lay it at a place, with a door on the side on which it is entered (HW-6.10)."""
    tile = next_tile(s)
    if tile is None:
        return None
    say(s, "reveals-room", "HW-6.7", me, tile)
    if tile.special == CLOUD:
        await BUILT[CLOUD](s, me, tile)
        return None
    await lay(s, me, tile, s.grid.layings(tile, at, entered))
    return await settle(s, me, tile)


async def settle(s: Premises, me: Player, tile: RoomTile) -> RoomTile | None:
    """What a new room brings with it, and a moment for everybody; what lies there now."""
    at = s.grid.spots[tile.key]
    note_end(s, tile)
    if tile.special in BUILT:
        await BUILT[tile.special](s, me, tile)
    if s.grid.tiles.get(at) is tile:
        await anytime(s, BUILDING, [tile])
    return s.grid.tiles.get(at)


def next_tile(s: Premises) -> RoomTile | None:
    """HW-26.1, b-11: on the last floor The End is the deck when all other tiles are used."""
    if end_waits(s):
        for tile in s.rooms_out.cards:
            if tile.special == THE_END:
                return s.rooms_out.take(tile)
    return draw_room(s)


def end_waits(s: Premises) -> bool:
    """HW-26.1: whether The End is the only tile that is left to lay."""
    if s.rooms.cards or not s.last or s.floors:
        return False
    return any(tile.special == THE_END for tile in s.rooms_out.cards)


async def lay(s: Premises, me: Player, tile: RoomTile, ways: list[Placing]) -> None:
    """HW-6.9, b-10: whoever builds turns the tile as they like; it lies beside the house meanwhile."""
    ways = [way for way in ways if way.turns < tile.period]
    way = ways[0]
    if len(ways) > 1:
        s.drawn.add(tile)
        way = await choose(me, "turn-room", "HW-6.10", ways, [tile])
        s.drawn.take(tile)
    put_down(s, tile, way.at, way.turns)


def put_down(s: Premises, tile: RoomTile, at: int, turns: int) -> None:
    """The tile lies; what has charges has them all (HW-7.4)."""
    s.grid.lay(tile, at, turns)
    s.built.add(tile)
    if tile.charges:
        s.charges[tile.key] = tile.charges


def take_away(s: Premises, tile: RoomTile) -> RoomTile:
    """Lift a tile off the board."""
    s.grid.lift(s.grid.spots[tile.key])
    s.charges.pop(tile.key, None)
    return s.built.take(tile)


def note_end(s: Premises, tile: RoomTile) -> None:
    """HW-22.1, b-11: The End, or on any but the last floor the last tile, ends the floor with this turn."""
    if tile.special == THE_END:
        s.ending = True
        say(s, "the-end", "HW-22.1", tile)
    elif not s.rooms.cards and not (s.last and s.floors == 0):
        s.ending = True
        say(s, "last-room", "HW-22.1", tile)
