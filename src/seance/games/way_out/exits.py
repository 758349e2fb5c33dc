"""WO-6: a Way Out, and whether one can take it."""

from __future__ import annotations

from seance.games.way_out.box.entries import BODY, FEAR, WILL, Effect
from seance.games.way_out.levels import climb, new_level
from seance.games.way_out.prose.narration import Teller
from seance.games.way_out.rooms import card_at
from seance.games.way_out.state import EXITS, NOWHERE, Maze, Player
from seance.games.way_out.stats import answer, fear_rules, tell_ignored
from seance.games.way_out.telling import tell
from seance.kernel.question import choose
from seance.kernel.state import say
from seance.kernel.things import Option

ESCAPE = Option("escape")
CLIMB = Option("climb")
STAY = Option("stay")


def highest(me: Player, red: bool) -> int:
    """Which stat counts as the highest: FEAR loses ties, color settles those of WILL and BODY (WO-6.4)."""
    if fear_rules(me):
        return FEAR
    if me.will == me.body:
        return WILL if red else BODY
    return WILL if me.will > me.body else BODY


async def way_out(s: Maze, me: Player) -> None:
    """WO-6: read the stats of whoever has come to an Exit (WO-b-15: each time they do)."""
    room = card_at(s, me.at)
    top = highest(me, room.red)
    say(s, "way-out", "WO-6", me, room)
    if await read(s, me, top):
        if may_leave(s):
            await leave_or_stay(s, me)
    else:
        await held_back(s, me, top)
    if s.multilevel:
        new_level(s, me, room)


async def held_back(s: Maze, me: Player, top: int) -> None:
    """WO-6.1 and WO-6.3a: tell what keeps one in the house."""
    rule = "WO-6.1" if top == FEAR else "WO-6.3a"
    say(s, "held-back", rule, me)
    if s.talks:
        await tell(s, me, "blocked", rule, Teller(s, me).blocked(top))


def may_leave(s: Maze) -> bool:
    """WO-13.2: on many levels nobody escapes before the fourth Exit."""
    return not s.multilevel or s.exits == EXITS


async def read(s: Maze, me: Player, top: int) -> bool:
    """WO-6.1 to WO-6.3: answer the questions that come up; whether the Exit can be used."""
    if top == FEAR:
        await question(s, me, FEAR, "WO-6.1")
        return False
    if top == BODY:
        await question(s, me, BODY, "WO-6.2")
        if me.will > me.fear:
            await question(s, me, WILL, "WO-6.2b")
        return True
    await question(s, me, WILL, "WO-6.3")
    if me.body > me.fear:
        await question(s, me, BODY, "WO-6.3b")
        return True
    lock(s, me)
    return False


async def question(s: Maze, me: Player, stat: int, rule: str) -> None:
    """WO-1.3: a question is answered, in words if anybody cares to."""
    if answer(s, me, stat, rule) and s.talks:
        teller = Teller(s, me)
        await tell(s, me, ("remember", "bring", "dread")[stat], rule, teller.answer(stat))


def lock(s: Maze, me: Player) -> None:
    """WO-6.3a: the WILL number is circled."""
    if not me.locked:
        me.locked = True
        say(s, "locked", "WO-6.3a", me)


async def leave_or_stay(s: Maze, me: Player) -> None:
    """WO-b-16: escaping is a choice; alone, so is another level (WO-12.3)."""
    options = [ESCAPE, CLIMB, STAY] if s.solo else [ESCAPE, STAY]
    choice = await choose(me, "way-out", "WO-12.3" if s.solo else "WO-6", options)
    if choice is ESCAPE:
        await escape(s, me)
    elif choice is CLIMB:
        climb(s, me)
    else:
        say(s, "stays-inside", "WO-6", me)


def lose_sanity(s: Maze, me: Player) -> None:
    """WO-6.2a: WILL becomes 0. WO-b-17: unless it is locked."""
    if me.locked:
        tell_ignored(s, me, Effect(-me.will, 0, 0), "WO-b-17")
    else:
        me.will = 0


async def escape(s: Maze, me: Player) -> None:
    """WO-6.2 and WO-6.3b: out of the house, perhaps without one's sanity (WO-6.2a, WO-b-17)."""
    room = card_at(s, me.at)
    me.mad = highest(me, room.red) == BODY and me.fear >= me.will
    say(s, "escapes-mad" if me.mad else "escapes", "WO-6.2a" if me.mad else "WO-6.2", me, room)
    if me.mad:
        lose_sanity(s, me)
    if s.talks:
        await tell(s, me, "escape", "WO-6.2", Teller(s, me).escape())
    me.escaped = True
    me.at = NOWHERE
    if s.variant != "longer" or all(player.escaped for player in s.players):
        s.over = True
        s.ended = "escape"
