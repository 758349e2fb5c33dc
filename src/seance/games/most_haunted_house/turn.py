"""AM-4, AM-6: a turn of up to five Actions, the end of a cycle, the clock."""

from __future__ import annotations

from typing import Final

from seance.games.most_haunted_house.cards import Investigator
from seance.games.most_haunted_house.exorcism import concede, exorcise, helpless, lost
from seance.games.most_haunted_house.haunting import StandUp, enter, face, faceable
from seance.games.most_haunted_house.lifting import Lift, lift, liftable
from seance.games.most_haunted_house.rolling import take_up
from seance.games.most_haunted_house.searching import may_search, search
from seance.games.most_haunted_house.state import CYCLES, Night, Sleuth
from seance.games.most_haunted_house.trading import (
    LayOff,
    Trade,
    lay_off_now,
    may_lay_off,
    trade,
    tradeable,
)
from seance.games.most_haunted_house.walking import Reach, Walk, reach, walk
from seance.games.most_haunted_house.weights import Load, lingering
from seance.games.most_haunted_house.winning import check
from seance.kernel.facts import Count
from seance.kernel.question import choose
from seance.kernel.state import say
from seance.kernel.things import DONE, Option, Thing

SEARCH: Final = Option("search")
LEFT: Final[list[list[Thing]]] = [[Count(left, "left")] for left in range(20)]
"""How many Actions are left, as it is told with the question."""


async def turn(s: Night) -> None:
    """AM-6: Actions in any order; whoever is possessed waits for an Exorcise (AM-7.4)."""
    if s.chapter == 1 or (s.at == 0 and lost(s)):
        await before(s)
    me = s.active
    begin(s, me)
    load = Load(s, me)
    while s.acting:
        if me.possessed:
            if helpless(s, me):
                break
            await exorcise(s, me)
        else:
            near = reach(s, me, load)
            options = possible(s, me, load, near)
            if len(options) == 1:
                break
            move = await choose(me, "turn", "AM-6", options, LEFT[max(0, load.actions_left(s))])
            if isinstance(move, Walk):
                walk(s, me, move, near.way(move.to))
                continue
            await act(s, me, move)
        check(s)
        load = Load(s, me)
    if s.over:
        return
    end(s, me)
    s.at = (s.at + 1) % len(s.team)
    if s.at == 0:
        await end_cycle(s)


async def before(s: Night) -> None:
    """First everybody is introduced, or chooses who they are; and where nothing helps, all may give up."""
    if s.drafting:
        await draft(s)
    elif s.chapter == 1:
        introduce(s)
    if lost(s):
        await concede(s)


async def draft(s: Night) -> None:
    """b-34: everybody takes one of six, in the order of seats."""
    for me in s.team:
        card: Investigator = await choose(me, "draft", "AM-5.2", s.spare.cards[:])
        me.card.add(s.spare.take(card))
        say(s, "takes-part", "AM-5.2", me, card)
    s.drafting = False


def introduce(s: Night) -> None:
    """AM-5.2: who was dealt to whom."""
    for me in s.team:
        say(s, "takes-part", "AM-5.2", me, me.investigator)


def begin(s: Night, me: Sleuth) -> None:
    """Nothing is spent yet."""
    s.acting, s.strode = not s.over, False
    s.deeds = []
    s.extra = s.walked = s.searched = s.faced = s.traded = 0
    s.ignored = ""
    s.began = me.place.room


async def act(s: Night, me: Sleuth, move: Option) -> None:
    """AM-6: one thing after another, until one is done."""
    if move is SEARCH:
        await search(s, me)
    elif isinstance(move, Lift):
        await lift(s, me, move.curse)
    elif isinstance(move, StandUp):
        await face(s, me, move.haunting)
    elif isinstance(move, Trade):
        await trade(s, me, move.charm)
    elif isinstance(move, LayOff):
        lay_off_now(s, me, move.charm)
    else:
        s.acting = False


def possible(s: Night, me: Sleuth, load: Load, near: Reach) -> list[Option]:
    """All that can be done now; one may always pass (AM-6.7). With no Action left one can still stride."""
    if load.actions_left(s) < 1:
        return near.options
    here: list[Option] = []
    if may_search(s, me):
        here.append(SEARCH)
    if s.present.cards:
        here.extend([StandUp(haunting) for haunting in faceable(s, me)])
    if me.hand.cards:
        here.extend([Lift(curse) for curse in liftable(me)])
        here.extend([Trade(charm) for charm in tradeable(s, me, load)])
        here.extend([LayOff(charm) for charm in may_lay_off(s, me)])
    return [*near.options[:-1], *here, DONE] if here else near.options


def end(s: Night, me: Sleuth) -> None:
    """What weighed on this turn is over; who lingered pays for it in the next."""
    s.acting = False
    take_up(s)
    me.marks = []
    stayed = me.place.room == s.began and not me.possessed
    me.slow = lingering(me) if stayed else 0
    if me.slow:
        say(s, "lingers", "AM-7.3", me, Count(me.slow))


async def end_cycle(s: Night) -> None:
    """AM-4.1, AM-6.5b, AM-6.7, b-36: sums are cleared, the clock moves, at the full hour something comes."""
    s.sums = {}
    s.cycle += 1
    if s.cycle == CYCLES:
        s.over = True
        say(s, "dawns", "AM-4.3", Count(s.proof))
        return
    say(s, "strikes", "AM-4.1", Count(s.cycle))
    if s.cycle % 2 == 0:
        await enter(s)
        check(s)
