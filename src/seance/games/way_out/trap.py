"""WO-7: the Trap, and what somebody does who sits in it."""

from __future__ import annotations

from seance.games.way_out.cards import Room
from seance.games.way_out.prose.narration import Teller
from seance.games.way_out.rooms import DARK, Dark, as_seen, connect, lay, matches, ring_for, tell_door
from seance.games.way_out.secret import NO_ONE, announce, draw
from seance.games.way_out.state import FACE_UP, Maze, Player
from seance.games.way_out.stats import one_more
from seance.games.way_out.telling import tell
from seance.kernel.facts import Named
from seance.kernel.question import choose
from seance.kernel.state import Veiled, say, whisper
from seance.kernel.things import Option, Thing
from seance.kernel.zone import seat_bit

CALM = 2
"""WO-7.4: what FEAR is after a rescue."""


class Lay(Option):
    """Lay the Door that one has looked at: open, with a door to this room, or face down against it."""

    def __init__(self, verb: str, seen: Thing, place: str, up: bool) -> None:
        super().__init__(verb, seen)
        self.place = place
        self.up = up


async def spring(s: Maze, me: Player) -> None:
    """WO-7.1: whoever reveals a Joker is stuck."""
    me.trapped = True
    say(s, "trapped", "WO-7.1", me)
    if s.talks:
        await tell(s, me, "trap", "WO-7.1", Teller(s, me).trap())


async def rescue(s: Maze, me: Player) -> None:
    """WO-7.4: free whoever is stuck here. WO-b-28: the room is harmless ever after."""
    for other in s.players:
        if other.trapped and other.at == me.at:
            other.trapped = False
            other.fear = me.fear = CALM
            say(s, "rescued", "WO-7.4", me, Named("other", other))
            if s.talks:
                await tell(s, me, "rescue", "WO-7.4", Teller(s, me).rescue(), [Named("other", other)])


async def trapped_turn(s: Maze, me: Player) -> None:
    """WO-7.2: look at a Door, alone, and lay it somewhere. WO-b-46: a Secret Door may replace it."""
    giver = await announce(s, me)
    if giver == NO_ONE:
        if not s.deck.cards:
            say(s, "waits", "WO-b-30", me)
            return
        s.door.add(draw(s), seat_bit(me.index))
    else:
        s.door.show(0, me.index)
    whisper(s, me, "looks", "WO-7.2", s.door.cards[0])
    if giver == me.index:
        await one_more(s, me)
    put(s, me, await choose(me, "lay", "WO-7.2", layings(s, me, s.door.cards[0])))


def layings(s: Maze, me: Player, room: Room) -> list[Lay]:
    """WO-7.2: open where it also meets a room of its suit; or face down against any card (WO-b-24)."""
    options: list[Lay] = []
    if s.graph.free(me.at) > 0:
        options = [
            Lay("lay", as_seen(s, place), place, True) for place in matches(s, room, me.at, color=False)
        ]
        verb = "lay-instead" if s.direct else "lay-dark"
        options.extend([Lay(verb, DARK[dark], dark, True) for dark in ring_for(s, room, me.at, color=False)])
    for place in s.places:
        if s.graph.free(place) > 0:
            seen = as_seen(s, place)
            options.append(Lay("hide-dark" if isinstance(seen, Dark) else "hide", seen, place, False))
    return options


def put(s: Maze, me: Player, choice: Lay) -> None:
    """Lay the Door as chosen. WO-b-27: nobody suffers anything for it."""
    known = s.door.knowers(0)
    room = s.door.draw()
    if choice.up:
        place = lay(s, room, FACE_UP)
        s.graph.join(me.at, place)
        tell_door(s, me, "lays", "WO-7.2", room, choice.place)
        connect(s, place, choice.place)
        return
    place = lay(s, room, known)
    s.graph.join(choice.place, place)
    if s.plain_door:
        s.plain.append(place)
    say(s, "hides", "WO-7.2", me, DARK[place], Veiled(known, room))
