"""AM-6.6, AM-7.4, b-16: three colleagues, two Proof Charms, all or nothing."""

from __future__ import annotations

from seance.games.most_haunted_house.cards import Charm
from seance.games.most_haunted_house.state import Night, Sleuth
from seance.kernel.question import Question, ask_some, together
from seance.kernel.state import say

PRICE = 2


def payable(me: Sleuth) -> list[Charm]:
    """b-17: Proof Charms, and candles; never tokens or Curses."""
    return [charm for charm in me.charms() if charm.proof or charm.candle]


def colleagues(s: Night, me: Sleuth) -> list[Sleuth]:
    """The others who could give something, in the order of turns; the possessed too (b-21)."""
    return [s.team[index] for index in s.order if index != me.index and payable(s.team[index])]


async def exorcise(s: Night, me: Sleuth) -> None:
    """b-16, b-43: asked once a turn; paid or not, the turn is over."""
    s.acting = False
    able = colleagues(s, me)
    if sum(len(payable(other)) for other in able) < PRICE:
        say(s, "sits-possessed", "AM-b-18", me)
        return
    offers: list[list[Charm]] = await together(lambda: [_asked(s, other, me) for other in able])
    offered = [(other, charm) for other, charms in zip(able, offers, strict=True) for charm in charms]
    if len(offered) < PRICE:
        say(s, "sits-possessed", "AM-6.6", me)
        return
    for other, charm in offered[:PRICE]:
        other.hand.take(charm)
        s.charms.add(charm)
        say(s, "gives", "AM-6.6", other, charm)
    possession = next(curse for curse in me.curses() if curse.possession)
    me.hand.take(possession)
    s.curses.add(possession)
    for deck in (s.hauntings, s.curses, s.charms):
        deck.shuffle(s.dice)
    say(s, "is-exorcised", "AM-7.4", me, possession)


def _asked(s: Night, other: Sleuth, me: Sleuth) -> Question:
    charms = payable(other)
    return ask_some(other, "exorcise", "AM-6.6", charms, 0, min(PRICE, len(charms)), [me])
