"""b-81, b-98, b-106: what becomes of a room that leaves the house, of what is in it, and of whoever was."""

from __future__ import annotations

from seance.games.house_of_whack.building import take_away
from seance.games.house_of_whack.cards import (
    BOILER,
    CLOUD,
    GATE,
    HATCH,
    MYSTERY,
    TROPHY,
    WRONG_FLOOR,
    RoomTile,
)
from seance.games.house_of_whack.harm import discard, pick_up
from seance.games.house_of_whack.house import free_squares, surrounding
from seance.games.house_of_whack.pieces import LINKS, words_of
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.state import Premises
from seance.games.house_of_whack.walking import set_into
from seance.kernel.question import choose
from seance.kernel.state import say


async def collapse(s: Premises, tile: RoomTile) -> None:
    """b-81: a room and everything in it are discarded. Whoever stands there has to be taken out first."""
    if s.below is tile:
        await blow_away(s, tile)
    empty(s, tile)
    unhinge(s, tile)
    forget(s, tile)
    s.rooms_gone.add(take_away(s, tile))


async def blow_away(s: Premises, tile: RoomTile) -> None:
    """b-61, b-118: the Cloud drifts where its rider likes, or whoever has the turn; else over Start."""
    riders = [me for me in s.clockwise() if not me.dead and me.here.special == CLOUD]
    rooms = surrounding(s, tile) or [s.start]
    chooser = riders[0] if riders else s.me
    room = rooms[0] if len(rooms) == 1 else await choose(chooser, "blown-away", "HW-b-61", rooms, [tile])
    s.below = room
    say(s, "blown-away", "HW-b-61", room)


def empty(s: Premises, tile: RoomTile) -> None:
    """b-106: cards to their discards, a token to its owner, steam to nobody."""
    for card in s.lying_in(tile):
        discard(s, pick_up(s, card))
    owner = s.tokens.pop(tile.key, -1)
    if owner >= 0 and not s.players[owner].out:
        s.players[owner].supply += 1
    s.steam.pop(tile.key, None)


def unhinge(s: Premises, tile: RoomTile) -> None:
    """HW-10.6, b-98: locks go with their door, secret doors and stairs with either end."""
    gone = [link for link in s.shortcuts if link.room is tile or link.other is tile]
    sides = [LINKS + link.number for link in gone]
    s.shortcuts = [link for link in s.shortcuts if link not in gone]
    s.bolts = [bolt for bolt in s.bolts if bolt.room is not tile and bolt.side not in sides]


def forget(s: Premises, tile: RoomTile) -> None:
    """b-63, b-94: what a special room brought with it ends with its tile."""
    if tile.special == BOILER:
        s.steam = {}
    elif tile.special == CLOUD:
        s.below = None
    elif tile.special == WRONG_FLOOR:
        s.wrong = -1
    elif tile.special == MYSTERY:
        s.terms = None
    elif tile.special == TROPHY:
        take_down(s)
    elif tile.special == GATE:
        empty_gate(s)
    elif tile.special == HATCH:
        forget_numbers(s)


def take_down(s: Premises) -> None:
    """b-94: the trophy goes back to what its owner has redeemed."""
    for card in s.display.take_all():
        s.players[s.shown_by].redeemed.add(card)
    s.shown_by = -1
    s.shown_worth = 0


def empty_gate(s: Premises) -> None:
    """b-94: the outcomes in the hat are nobody's any more."""
    for notion in s.gate.take_all():
        s.notions.add(notion)
    for player in s.players:
        s.honours.pop(words_of(player.index), None)


def forget_numbers(s: Premises) -> None:
    """b-94: nobody has a number for a Hatch that is not there."""
    s.opened = False
    for player in s.players:
        for digit in player.number.take_all():
            s.digits.add(digit)


async def scatter(s: Premises, people: list[Player], ways: list[RoomTile], rule: str) -> None:
    """b-103, b-117: each goes to a room of their choice out of some that has a free square, else to Start."""
    for me in people:
        rooms = [room for room in ways if free_squares(s, room)] or [s.start]
        room = rooms[0] if len(rooms) == 1 else await choose(me, "escape", rule, rooms)
        say(s, "escapes", rule, me, room)
        await set_into(s, me, room, "HW-b-117")


def carry_off(s: Premises, tile: RoomTile, at: int, turns: int) -> None:
    """HW-9.5, b-64: take up a room with everything and everybody in it, and lay it somewhere else."""
    s.grid.lift(s.grid.spots[tile.key])
    s.grid.lay(tile, at, turns)
