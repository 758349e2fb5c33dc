"""HW-SR.1: the Boiler Room, steam, and rooms that burst."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import BOILER, GREEN, RoomTile
from seance.games.house_of_whack.harm import lose
from seance.games.house_of_whack.house import connected
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.registry import ACTS, USES
from seance.games.house_of_whack.ruins import collapse, scatter
from seance.games.house_of_whack.state import Premises
from seance.kernel.facts import Count, Several
from seance.kernel.question import choose, choose_some
from seance.kernel.state import say
from seance.kernel.things import Option

BURSTING: Final = 5
"""HW-SR.1: this many tokens, and the room is no more."""
SCALD: Final = 2
"""HW-SR.1: the Life that it costs to be there."""


async def make_steam(s: Premises, me: Player, worth: int) -> None:
    """HW-SR.1, b-62, b-91: with a Boiler Room in play, redeemed cards make as much steam as their worth."""
    if worth <= 0 or not any(room.special == BOILER for room in s.built.cards):
        return
    rooms = cool_rooms(s)
    count = min(worth, len(rooms))
    if count == 0:
        return
    if count < len(rooms):
        rooms = await choose_some(me, "steam", "HW-SR.1", rooms, count, count, [Count(count)])
    await fill(s, me, rooms)


def cool_rooms(s: Premises) -> list[RoomTile]:
    """b-103: the rooms that have got no steam in this turn; Start never gets a fifth (b-60)."""
    found = [room for room in s.built.cards if room.key not in s.steamed]
    if s.steam.get(s.start.key, 0) >= BURSTING - 1 and s.start in found:
        found.remove(s.start)
    return found


async def fill(s: Premises, me: Player, rooms: list[RoomTile]) -> None:
    """HW-SR.1, b-103: all tokens are placed before anything bursts."""
    for room in rooms:
        s.steam[room.key] = s.steam.get(room.key, 0) + 1
        s.steamed.append(room.key)
    say(s, "steam", "HW-SR.1", me, Several("rooms", rooms))
    waiting = [room for room in s.built.cards if s.steam.get(room.key, 0) >= BURSTING]
    while waiting:
        room = await next_to_burst(me, waiting)
        waiting.remove(room)
        await burst(s, room, waiting)


async def next_to_burst(me: Player, waiting: list[RoomTile]) -> RoomTile:
    """b-103: in the order that suits whoever placed the steam; the Boiler Room last."""
    rooms = [room for room in waiting if room.special != BOILER] or waiting
    return rooms[0] if len(rooms) == 1 else await choose(me, "burst", "HW-b-103", rooms)


async def burst(s: Premises, room: RoomTile, waiting: list[RoomTile]) -> None:
    """b-81: damage first, then the room goes with all that is in it, then those who are left find another."""
    say(s, "bursts", "HW-SR.1", room)
    ways = [other for other in connected(s, room) if other not in waiting]
    people = [player for player in s.clockwise() if player.room is room]
    for player in people:
        await lose(s, player, GREEN, SCALD, "HW-SR.1")
    people = [player for player in people if player.room is room]
    for player in people:
        player.room = None
    await collapse(s, room)
    await scatter(s, people, ways, "HW-SR.1")


# --- the valves -----------------------------------------------------------------------------------------


def valves(s: Premises, me: Player) -> list[Option]:
    """HW-SR.1: the rooms out of which steam can be let, into others that have got none in this turn."""
    cool = cool_rooms(s)
    steaming = [room for room in s.built.cards if s.steam.get(room.key, 0) > 0]
    return [Option("vent", room) for room in steaming if any(other is not room for other in cool)]


async def vent(s: Premises, me: Player, option: Option) -> None:
    """HW-SR.1: any number of tokens from one room to others, one for each (b-103)."""
    source = option.part
    assert isinstance(source, RoomTile)
    cool = [room for room in cool_rooms(s) if room is not source]
    most = min(s.steam[source.key], len(cool))
    rooms = await choose_some(me, "vent", "HW-SR.1", cool, 1, most, [source])
    s.steam[source.key] -= len(rooms)
    if s.steam[source.key] == 0:
        del s.steam[source.key]
    say(s, "vents", "HW-SR.1", me, source, Count(len(rooms)))
    await fill(s, me, rooms)


USES[BOILER] = valves
ACTS["vent"] = vent
