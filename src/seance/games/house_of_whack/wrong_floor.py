"""HW-SR.9: the Wrong Floor."""

from __future__ import annotations

from seance.games.house_of_whack.cards import MINION, WRONG_FLOOR, Fiend, Guest, RoomTile
from seance.games.house_of_whack.house import floor_at
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.registry import ENTERED
from seance.games.house_of_whack.ruins import carry_off
from seance.games.house_of_whack.state import Premises
from seance.kernel.grid import place
from seance.kernel.question import choose
from seance.kernel.state import say
from seance.kernel.things import Card


async def come_apart(s: Premises, me: Player, tile: RoomTile) -> None:
    """HW-SR.9, b-66, b-67: whoever comes in first finds no way back: the tile is a floor of its own."""
    if s.wrong >= 0:
        return
    s.wrong = s.grid.open_floor()
    carry_off(s, tile, place(0, 0, s.wrong), s.grid.turns[s.grid.spots[tile.key]])
    say(s, "wrong-floor", "HW-SR.9", me, tile)


def bound_to_return(s: Premises, me: Player, card: Card) -> bool:
    """HW-SR.9, b-113: whether a card is a beaten Minion, which comes back if it is redeemed now."""
    if s.wrong < 0 or card not in me.claimed.cards or not wrong_rooms(s):
        return False
    return isinstance(card, Fiend) or (isinstance(card, Guest) and card.third.role == MINION)


def wrong_rooms(s: Premises) -> list[RoomTile]:
    """The rooms of the Wrong Floor."""
    return [room for room in s.built.cards if floor_at(s, room) == s.wrong]


async def put_back(s: Premises, me: Player, cards: list[Card]) -> None:
    """HW-SR.9, b-70: Minions redeemed elsewhere go to rooms of this floor, and attack nobody (b-99)."""
    for card in cards:
        rooms = wrong_rooms(s)
        if not rooms:
            return
        room = rooms[0] if len(rooms) == 1 else await choose(me, "put-back", "HW-SR.9", rooms, [card])
        s.lying.add(me.redeemed.take(card))
        s.lies[card.key] = room
        if isinstance(card, Guest):
            s.roles[card.key] = MINION
        say(s, "put-back", "HW-SR.9", me, card, room)


ENTERED[WRONG_FLOOR] = come_apart
