"""WO-3 and WO-4: waking up, a turn, and whose turn is next."""

from __future__ import annotations

from seance.games.way_out.doors import describe, enter, open_dark, open_door
from seance.games.way_out.ending import count_down, finish
from seance.games.way_out.prose.narration import Teller
from seance.games.way_out.rooms import Dark, as_seen, card_at
from seance.games.way_out.secret import has_door
from seance.games.way_out.state import Maze, Player
from seance.games.way_out.stats import suffer
from seance.games.way_out.telling import tell, tell_memories
from seance.games.way_out.trap import trapped_turn
from seance.kernel.facts import Said
from seance.kernel.question import Question, ask_one, choose, together
from seance.kernel.state import say
from seance.kernel.things import Option, Thing

STRONG_BODY = Option("strong-body")
STRONG_WILL = Option("strong-will")
OPEN = Option("open")
STRONG, WEAK = 5, 3


class Go(Option):
    """Go into an adjacent room: ``enter`` one that lies open, ``grope`` into one that does not."""

    def __init__(self, verb: str, seen: Thing, place: str) -> None:
        super().__init__(verb, seen)
        self.place = place


async def turn(s: Maze) -> None:
    """WO-4: one turn of the active player."""
    if not s.begun:
        await begin(s)
    me = s.players[s.active]
    s.turns += 1
    s.noted = False
    if not me.awake:
        await wake(s, me)
    if me.trapped:
        await trapped_turn(s, me)
    elif not s.over:
        await leave(s, me)
    count_down(s, me)
    if s.over:
        await finish(s)
    else:
        pass_on(s)


async def begin(s: Maze) -> None:
    """WO-2.1 and WO-2.7: which is stronger, and what is the last thing you remember?"""

    def sheets() -> list[Question]:
        return [ask_one(me, "stronger", "WO-2.1", [STRONG_BODY, STRONG_WILL]) for me in s.players]

    choices = await together(sheets)
    for player, choice in zip(s.players, choices, strict=True):
        player.body, player.will = (STRONG, WEAK) if choice is STRONG_BODY else (WEAK, STRONG)
        say(s, choice.verb, "WO-2.1", player)
    if s.talks:
        await tell_memories(s)
    s.begun = True


async def wake(s: Maze, me: Player) -> None:
    """WO-3.3 and WO-b-44: the starting Room, from the chart of its suit."""
    me.awake = True
    room = card_at(s, me.at)
    entry = room.by_suit
    assert entry is not None, "WO-b-48: nobody wakes on an Ace or a Joker"
    if s.talks:
        say(s, "wakes", "WO-3.3", me, room, Said(entry.title, "title"), Said(entry.text, "text"))
        await describe(s, me, entry, "WO-3.3")
    await suffer(s, me, entry, "WO-3.3")


async def leave(s: Maze, me: Player) -> None:
    """WO-4.1 and WO-4.2: say something, and be somewhere else when the turn ends."""
    if s.talks:
        await tell(s, me, "react", "WO-4.1", Teller(s, me).react())
    options = ways(s, me)
    if s.graph.free(me.at) > 0 and has_door(s):
        options.append(OPEN)
    while options:
        move = options[0] if len(options) == 1 else await choose(me, "leave", "WO-4.2", options)
        if await made(s, me, move):
            return
        options = ways(s, me)
    say(s, "stays-put", "WO-b-22", me)


async def made(s: Maze, me: Player, move: Option) -> bool:
    """Leave that way; False when there was no Door to be opened (WO-b-22)."""
    if not isinstance(move, Go):
        return await open_door(s, me)
    if move.verb == "enter":
        await enter(s, me, move.place)
    else:
        await open_dark(s, me, move.place)
    return True


def ways(s: Maze, me: Player) -> list[Option]:
    """WO-9.1: the adjacent rooms, in the order in which their doors were made."""
    options: list[Option] = []
    for place in s.graph.neighbours(me.at):
        seen = as_seen(s, place)
        options.append(Go("grope" if isinstance(seen, Dark) else "enter", seen, place))
    return options


def pass_on(s: Maze) -> None:
    """WO-4.4: to the left, past those who are out of the house (WO-6.5)."""
    s.active = (s.active + 1) % len(s.players)
    while s.players[s.active].escaped:
        s.active = (s.active + 1) % len(s.players)
