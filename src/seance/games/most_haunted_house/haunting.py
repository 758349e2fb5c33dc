"""AM-4.2, AM-6.5, AM-7.1: Hauntings come, are faced, and go."""

from __future__ import annotations

from seance.games.most_haunted_house.cards import (
    CURSE_ALL,
    LOSE_CHARM,
    SHUFFLE_TOKENS,
    STEADFAST,
    Haunting,
)
from seance.games.most_haunted_house.drawing import draw_curse, lay_off
from seance.games.most_haunted_house.house import ROOM
from seance.games.most_haunted_house.rolling import cast, roll
from seance.games.most_haunted_house.searching import shuffle_tokens
from seance.games.most_haunted_house.state import SUPPLY, Night, Sleuth
from seance.games.most_haunted_house.weights import on_haunting
from seance.kernel.facts import Count, Several
from seance.kernel.question import choose
from seance.kernel.state import say
from seance.kernel.things import Option


class StandUp(Option):
    """Stand up to a Haunting in one of its rooms."""

    def __init__(self, haunting: Haunting) -> None:
        super().__init__("face", haunting)
        self.haunting = haunting


def faceable(s: Night, me: Sleuth) -> list[Haunting]:
    """AM-6.5, b-26: one attempt a turn, in a room that is printed on it."""
    if s.faced:
        return []
    room = me.place.room
    return [card for card in s.present.cards if room in card.rooms]


async def face(s: Night, me: Sleuth, haunting: Haunting) -> None:
    """AM-6.5: a roll, added to what colleagues have rolled at it in this cycle."""
    s.deeds.append("face")
    s.faced += 1
    twice = me.investigator.ability == STEADFAST
    missing = haunting.threshold - s.sums.get(haunting.key, 0)
    throw = await roll(s, me, "face", haunting, missing, on_haunting(s, me), twice=twice)
    add_up(s, me, haunting, throw.total)


def join_in(s: Night, me: Sleuth, haunting: Haunting) -> None:
    """b-47: one more die for a sum that was begun in this cycle, from anywhere; no attempt."""
    missing = haunting.threshold - s.sums[haunting.key]
    add_up(s, me, haunting, cast(s, me, "join-in", haunting, missing, []).total)


def add_up(s: Night, me: Sleuth, haunting: Haunting, amount: int) -> None:
    """AM-6.5a, b-22: one running sum for each Haunting, checked after every roll."""
    total = s.sums.get(haunting.key, 0) + amount
    s.sums[haunting.key] = total
    if total < haunting.threshold:
        say(s, "faces", "AM-6.5a", me, haunting, Count(total), Count(haunting.threshold, "against"))
        return
    say(s, "drives-out", "AM-6.5", me, haunting, Count(total), Count(haunting.threshold, "against"))
    put_under(s, haunting)
    if haunting.proof and s.given < SUPPLY:
        s.given += 1
        me.proof += 1
        say(s, "has-proof", "AM-2.3", me, Count(s.proof))


def put_under(s: Night, haunting: Haunting) -> None:
    """AM-6.5, b-15: under its deck, which is not shuffled; should it come again, it begins at 0 (b-22)."""
    s.present.take(haunting)
    s.sums.pop(haunting.key, None)
    s.hauntings.put_under(haunting, -1)


async def enter(s: Night) -> None:
    """AM-4.2: a new Haunting comes in; X happens once and goes under the deck (AM-6.5c)."""
    if not s.hauntings.cards:
        return
    haunting = s.hauntings.draw()
    s.present.add(haunting)
    if haunting.threshold:
        say(s, "comes", "AM-7.1", haunting, Several("rooms", [ROOM[room] for room in haunting.rooms]))
        return
    say(s, "happens", "AM-6.5c", haunting)
    await happen(s, haunting)
    put_under(s, haunting)


async def happen(s: Night, haunting: Haunting) -> None:
    """What happens once; what lasts is a mark until the end of everybody's next turn."""
    for index in s.order:
        me = s.team[index]
        if haunting.effect == CURSE_ALL:
            await draw_curse(s, me, "AM-7.1")
        elif haunting.effect == LOSE_CHARM:
            await lose_charm(s, me)
        elif haunting.effect != SHUFFLE_TOKENS:
            me.marks.append(haunting.key)
    if haunting.effect == SHUFFLE_TOKENS:
        shuffle_tokens(s)


async def lose_charm(s: Night, me: Sleuth) -> None:
    """Whoever holds Charms lets go of one."""
    charms = me.charms()
    if charms:
        lay_off(s, me, await choose(me, "let-go", "AM-7.1", charms))
