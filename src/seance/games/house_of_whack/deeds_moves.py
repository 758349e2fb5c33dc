"""Deeds of going places: at a bound, at a push, at somebody's call; and falling upon somebody on the spot.

Whoever is put somewhere has not walked in: no Minion attacks for it (b-99c), and a move in progress
is over (b-117).
"""

from __future__ import annotations

from seance.games.house_of_whack.cards import RED, RoomTile
from seance.games.house_of_whack.deed import (
    DASH,
    DUEL,
    HOME,
    HOP,
    LEAP,
    NO_ATTACKS,
    SHOVE,
    SUMMON,
    TRADE_PLACES,
    Deed,
)
from seance.games.house_of_whack.deeds_things import pick
from seance.games.house_of_whack.harm import STATS
from seance.games.house_of_whack.house import connected, free_squares
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.powers import ruled
from seance.games.house_of_whack.quarrels import Attack, attack, strike
from seance.games.house_of_whack.registry import ABLE, DOING
from seance.games.house_of_whack.state import Premises
from seance.games.house_of_whack.walking import after, set_into, wander
from seance.kernel.facts import Named
from seance.kernel.state import say


async def relocate(s: Premises, person: Player, room: RoomTile, rule: str) -> None:
    """b-117: put somebody into a room, on a free square of their choice."""
    await set_into(s, person, room, rule)
    say(s, "is-put", rule, person, room)


def _with_space(s: Premises, rooms: list[RoomTile]) -> list[RoomTile]:
    """HW-6.5: those in which one can stand."""
    return [room for room in rooms if free_squares(s, room)]


def _near(s: Premises, person: Player) -> list[RoomTile]:
    return _with_space(s, connected(s, person.here))


def _anywhere(s: Premises, person: Player) -> list[RoomTile]:
    return _with_space(s, [room for room in s.built.cards if room is not person.room])


def _can_go_home(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    return person.room is not s.start


async def go_home(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-9.5: to Start, from any floor."""
    await relocate(s, person, s.start, "HW-9.5")


def _can_leap(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    return len(_anywhere(s, person)) > 0


async def leap(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-9.5: to any room, on any floor."""
    room = await pick(person, "leap", "HW-9.5", _anywhere(s, person))
    await relocate(s, person, room, "HW-9.5")


def _can_hop(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    return len(_near(s, person)) > 0


async def hop(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-6.11: to a connected room."""
    room = await pick(person, "hop", "HW-6.11", _near(s, person))
    await relocate(s, person, room, "HW-6.11")


async def shove(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-6.11: to a connected room which somebody else chooses."""
    room = await pick(me, "shove", "HW-6.11", _near(s, person), [Named("target", person)])
    await relocate(s, person, room, "HW-6.11")


def _can_summon(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    return not me.dead and person.room is not me.room and len(free_squares(s, me.here)) > 0


async def summon(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-9.5: from wherever they are."""
    await relocate(s, person, me.here, "HW-9.5")


def _can_trade_places(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    return not me.dead and not person.dead and person.room is not me.room


async def trade_places(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """b-117: each stands where the other stood."""
    me.room, person.room = person.room, me.room
    me.square, person.square = person.square, me.square
    say(s, "trade-places", "HW-b-117", me, Named("target", person))
    for each in (me, person):
        await _step_aside(s, each)


async def _step_aside(s: Premises, me: Player) -> None:
    """HW-6.5: a walker may be passing somebody; whoever comes instead stands beside them, or on Start."""
    if any(other is not me and other.is_at(me.here, me.square) for other in s.players):
        await set_into(s, me, me.here if free_squares(s, me.here) else s.start, "HW-b-117")


def _can_dash(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """b-116: a Conflict is no moment for a walk."""
    return person.index == s.active and s.clash is None


async def dash(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-6.3: some spaces more, with all that a move may lead to (HW-17.1)."""
    began = person.here
    if await wander(s, person, False, deed.amount):
        await after(s, person, began)


def _can_duel(s: Premises, me: Player, deed: Deed, person: Player) -> bool:
    """HW-19.14: in the same room, one Conflict at a time, and where attacks are allowed at all."""
    if person is me or me.dead or person.room is not me.room or s.clash is not None:
        return False
    return ruled(s, NO_ATTACKS) == 0


async def duel(s: Premises, me: Player, deed: Deed, person: Player) -> None:
    """HW-19.14: as an attack; only whoever has the turn can pay for another try after a draw (HW-19.12)."""
    option = Attack("attack", person, STATS[deed.stat or RED])
    if me.index == s.active:
        await attack(s, me, option)
    else:
        await strike(s, me, option)


DOING[HOME] = go_home
ABLE[HOME] = _can_go_home
DOING[LEAP] = leap
ABLE[LEAP] = _can_leap
DOING[HOP] = hop
ABLE[HOP] = _can_hop
DOING[SHOVE] = shove
ABLE[SHOVE] = _can_hop
DOING[SUMMON] = summon
ABLE[SUMMON] = _can_summon
DOING[TRADE_PLACES] = trade_places
ABLE[TRADE_PLACES] = _can_trade_places
DOING[DASH] = dash
ABLE[DASH] = _can_dash
DOING[DUEL] = duel
ABLE[DUEL] = _can_duel
