"""HW-SR.6: On a Cloud: a room apart, with a counter for what is below it."""

from __future__ import annotations

from seance.games.house_of_whack.arcana import BUILDING, anytime
from seance.games.house_of_whack.building import note_end, put_down
from seance.games.house_of_whack.cards import CLOUD, RoomTile
from seance.games.house_of_whack.deed import ENTERING
from seance.games.house_of_whack.house import free_squares, surrounding
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.registry import ACTS, BUILT, USES
from seance.games.house_of_whack.state import Premises
from seance.games.house_of_whack.walking import after, room_does, set_into
from seance.kernel.facts import Named
from seance.kernel.grid import place
from seance.kernel.state import say
from seance.kernel.things import Option


async def rise(s: Premises, me: Player, tile: RoomTile) -> None:
    """HW-SR.6, b-68, b-118: on a floor of its own, over the room that one was about to leave."""
    s.below = me.here
    put_down(s, tile, place(0, 0, s.grid.open_floor()), 0)
    say(s, "cloud", "HW-SR.6", me, tile, Named("below", s.below))
    await set_into(s, me, tile, "HW-SR.6")
    note_end(s, tile)
    await anytime(s, BUILDING, [tile])


def from_above(s: Premises, me: Player) -> list[Option]:
    """HW-SR.6, b-84: down to the room below, or on to one around it on the same floor."""
    below = s.below
    if below is None:
        return []
    down = [Option("descend", below)] if free_squares(s, below) else []
    return down + [Option("drift", room) for room in surrounding(s, below)]


async def board(s: Premises, me: Player, option: Option) -> None:
    """HW-SR.6: up, from the room with the counter."""
    for tile in s.built.cards:
        if tile.special == CLOUD:
            await travel(s, me, tile)
            return


async def descend(s: Premises, me: Player, option: Option) -> None:
    """HW-SR.6: down again."""
    room = option.part
    assert isinstance(room, RoomTile)
    await travel(s, me, room)


async def travel(s: Premises, me: Player, room: RoomTile) -> None:
    """b-118: up or down is a movement Action; Minions at its end attack (HW-17.1)."""
    began = me.here
    say(s, "enters", "HW-SR.6", me, room)
    await set_into(s, me, room, "HW-SR.6")
    await room_does(s, me, room, ENTERING)
    await after(s, me, began)


async def drift(s: Premises, me: Player, option: Option) -> None:
    """HW-SR.6: the counter moves by one room."""
    room = option.part
    assert isinstance(room, RoomTile)
    s.below = room
    say(s, "drifts", "HW-SR.6", me, room)


BUILT[CLOUD] = rise
USES[CLOUD] = from_above
ACTS["board"] = board
ACTS["descend"] = descend
ACTS["drift"] = drift
