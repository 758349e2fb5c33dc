"""Cards that come into a hand: Charms, Curses, Possessions, and what has to go when there are too many."""

from __future__ import annotations

from seance.games.most_haunted_house.cards import WARD, Charm, Curse
from seance.games.most_haunted_house.rolling import give_back
from seance.games.most_haunted_house.state import Night, Sleuth
from seance.games.most_haunted_house.weights import hand_limit
from seance.kernel.question import choose
from seance.kernel.state import say
from seance.kernel.things import Card


async def draw_charm(s: Night, me: Sleuth) -> None:
    """AM-6.2: a good Search. b-39: an empty deck gives nothing."""
    if not s.charms.cards:
        return
    charm = s.charms.draw()
    me.hand.add(charm)
    say(s, "finds", "AM-7.5", me, charm)
    await keep_to_limit(s, me, charm)


async def draw_curse(s: Night, me: Sleuth, rule: str) -> None:
    """A Curse from the deck, and at once its weight."""
    curse = next_curse(s, me)
    if curse is None:
        return
    me.hand.add(curse)
    say(s, "is-possessed" if curse.possession else "is-cursed", rule, me, curse)
    await keep_to_limit(s, me, curse)


def next_curse(s: Night, me: Sleuth) -> Curse | None:
    """b-20: never a second Possession in a hand; a ward turns the first one away."""
    passed: list[Curse] = []
    found: Curse | None = None
    while s.curses.cards and found is None:
        curse = s.curses.draw()
        ward = next((charm for charm in me.charms() if charm.effect == WARD), None)
        if curse.possession and (me.possessed or ward is not None):
            passed.append(curse)
            if not me.possessed and ward is not None:
                turn_away(s, me, ward, curse)
        else:
            found = curse
    if passed:
        s.curses.cards.extend(passed)
        s.curses.shuffle(s.dice)
    return found


def turn_away(s: Night, me: Sleuth, ward: Charm, curse: Curse) -> None:
    """A Possession comes, in sight of all, finds the ward, and does not stay."""
    me.hand.add(curse)
    say(s, "wards-off", "AM-7.4", me, ward, curse)
    me.hand.take(curse)
    give_back(s, me, ward)


async def keep_to_limit(s: Night, me: Sleuth, new: Card) -> None:
    """b-13: above the limit a Charm goes at once; if there are only Curses, the new one goes."""
    if len(me.hand.cards) <= hand_limit(me):
        return
    charms = me.charms()
    if charms:
        lay_off(s, me, await choose(me, "too-many", "AM-b-13", charms))
    else:
        say(s, "spared", "AM-b-13", me, new)
        give_back(s, me, new)


def lay_off(s: Night, me: Sleuth, charm: Charm) -> None:
    """AM-7.2, b-15: an unused Charm goes under the deck, which is not shuffled."""
    me.hand.take(charm)
    s.charms.put_under(charm, -1)
    say(s, "lays-off", "AM-7.2", me, charm)
