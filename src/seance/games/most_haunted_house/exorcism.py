"""AM-6.6, AM-7.4, b-16: three colleagues, two Proof Charms, all or nothing."""

from __future__ import annotations

from seance.games.most_haunted_house.cards import Charm
from seance.games.most_haunted_house.state import Night, Sleuth
from seance.kernel.facts import Count, Several
from seance.kernel.question import Question, ask_one, ask_some, together
from seance.kernel.state import say
from seance.kernel.things import NO, YES

PRICE = 2


def payable(me: Sleuth) -> list[Charm]:
    """b-17: Proof Charms, and candles; never tokens or Curses."""
    return [charm for charm in me.charms() if charm.proof or charm.candle]


def colleagues(s: Night, me: Sleuth) -> list[Sleuth]:
    """The others who could give something, in the order of turns; the possessed too (b-21)."""
    return [s.team[index] for index in s.order if index != me.index and payable(s.team[index])]


def helpless(s: Night, me: Sleuth) -> bool:
    """b-18: whether the others have too little between them; then nobody is asked, and the turn is over."""
    if payable_for(s, me):
        return False
    s.acting = False
    say(s, "sits-possessed", "AM-b-18", me)
    return True


async def exorcise(s: Night, me: Sleuth) -> None:
    """b-16, b-43: asked once a turn; paid or not, the turn is over."""
    s.acting = False
    able = colleagues(s, me)
    offers: list[list[Charm]] = await together(lambda: [_asked(s, other, me) for other in able])
    offered = [(other, charm) for other, charms in zip(able, offers, strict=True) for charm in charms]
    for other, charms in zip(able, offers, strict=True):
        say(s, "would-give", "AM-6.6", other, Several("charms", charms))
    if len(offered) < PRICE:
        say(s, "is-not-enough", "AM-6.6", me)
        return
    pay(s, offered)
    free(s, me)


def pay(s: Night, offered: list[tuple[Sleuth, Charm]]) -> None:
    """AM-6.6: two of what was offered, candles before Proof; whatever is too much stays where it is."""
    offered.sort(key=lambda gift: gift[1].proof)
    for other, charm in offered[:PRICE]:
        other.hand.take(charm)
        s.charms.add(charm)
        say(s, "gives", "AM-6.6", other, charm)


def free(s: Night, me: Sleuth) -> None:
    """AM-7.4: the Possession goes back, and everything is shuffled (b-15)."""
    possession = next(curse for curse in me.curses() if curse.possession)
    me.hand.take(possession)
    s.curses.add(possession)
    for deck in (s.hauntings, s.curses, s.charms):
        deck.shuffle(s.dice)
    say(s, "is-exorcised", "AM-7.4", me, possession)


def _asked(s: Night, other: Sleuth, me: Sleuth) -> Question:
    charms = payable(other)
    return ask_some(other, "exorcise", "AM-6.6", charms, 0, min(PRICE, len(charms)), [me])


# --- when nothing can be done any more ------------------------------------------------------------------


def lost(s: Night) -> bool:
    """b-21: all four are possessed and cannot pay, and nothing in the night will change that."""
    return all(me.possessed for me in s.team) and not any(payable_for(s, me) for me in s.team)


def payable_for(s: Night, me: Sleuth) -> bool:
    return sum([len(payable(other)) for other in s.team if other is not me]) >= PRICE


async def concede(s: Night) -> None:
    """b-21: asked when a cycle begins, all at once; only if everybody says so is the night given up."""
    answers = await together(lambda: [_give_up(me) for me in s.team])
    if all(answer is YES for answer in answers):
        s.conceded = s.over = True
        say(s, "concedes", "AM-b-21", Count(s.proof))


def _give_up(me: Sleuth) -> Question:
    question = ask_one(me, "concede", "AM-b-21", [YES, NO])
    question.default = 1
    return question
