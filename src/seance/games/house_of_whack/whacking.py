"""HW-5.8, HW-11: a Whack card is drawn, and dealt with."""

from __future__ import annotations

from seance.games.house_of_whack.arcana import DRAWN, anytime
from seance.games.house_of_whack.cards import (
    ALLY,
    MINION,
    Arrival,
    Fiend,
    HouseRule,
    PropCard,
    Snare,
    Twist,
    Whack,
)
from seance.games.house_of_whack.carrying import make_room, may_receive
from seance.games.house_of_whack.decks import can_draw_whack, draw_guest, draw_whack
from seance.games.house_of_whack.foes import fight_minion, spring
from seance.games.house_of_whack.harm import drop_in, house_earns, pick_up
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.registry import aim, perform
from seance.games.house_of_whack.state import Premises
from seance.kernel.question import yes_or_no
from seance.kernel.state import say


def may_draw(s: Premises, me: Player) -> bool:
    """HW-5.8, b-16, b-77, b-120: no token lies here, one is left to lay, and there is a card."""
    return me.here.key not in s.tokens and me.supply > 0 and can_draw_whack(s)


async def draw(s: Premises, me: Player) -> None:
    """HW-5.8: a token first, then the card, whatever it is."""
    lay_token(s, me)
    await meet_card(s, me)


def lay_token(s: Premises, me: Player) -> None:
    """HW-5.8."""
    s.tokens[me.here.key] = me.index
    me.supply -= 1
    say(s, "lays-token", "HW-5.8", me, me.here)


async def meet_card(s: Premises, me: Player) -> None:
    """HW-11.2: turn up a card, give the others a moment, and deal with it."""
    card = draw_whack(s)
    if card is None:
        return
    s.drawn.add(card)
    say(s, "turns-up", "HW-5.8", me, card)
    await anytime(s, DRAWN, [card])
    if card in s.drawn.cards:
        if me.dead:
            s.whack_gone.add(_take(s, card))
        else:
            await deal_with(s, me, card)


def _take(s: Premises, card: Whack) -> Whack:
    s.drawn.take(card)
    return card


async def deal_with(s: Premises, me: Player, card: Whack) -> None:
    """HW-11.3 to HW-11.8."""
    if isinstance(card, Snare):
        await spring(s, me, card)
        return
    if isinstance(card, Twist):
        await twist(s, me, card)
        return
    s.drawn.take(card)
    if isinstance(card, PropCard):
        await find(s, me, card)
    elif isinstance(card, Fiend):
        s.lying.add(card)
        s.lies[card.key] = me.here
        await fight_minion(s, me, card)
    elif isinstance(card, Arrival):
        s.whack_gone.add(card)
        await arrive(s, me, card.role)
    else:
        assert isinstance(card, HouseRule)
        proclaim(s, card)


async def find(s: Premises, me: Player, card: PropCard) -> None:
    """HW-14.1: into one's hands, or left where it lies."""
    if card.charges:
        s.charges[card.key] = card.charges
    drop_in(s, card, me)
    if may_receive(me) and await yes_or_no(me, "pick-up", "HW-14.1", [card]):
        me.carried.add(pick_up(s, card))
        say(s, "picks-up", "HW-14.1", me, card)
        await make_room(s, me)


async def twist(s: Premises, me: Player, card: Twist) -> None:
    """HW-11.3; HW-32.3, b-73: against the House it brings the House a Heart."""
    house_earns(s, 1, "HW-32.3")
    await perform(s, me, card.deeds, await aim(s, me, card.deeds, "HW-11.3", card))
    if card in s.drawn.cards:
        s.whack_gone.add(_take(s, card))


async def arrive(s: Premises, me: Player, role: str) -> None:
    """HW-15.1, HW-16.2: somebody comes; b-42: or nobody, where no Guest is left."""
    guest = draw_guest(s)
    if guest is None:
        say(s, "nobody-comes", "HW-b-42", me.here)
        return
    s.lying.add(guest)
    s.lies[guest.key] = me.here
    s.roles[guest.key] = ALLY if role == ALLY else guest.third.role
    say(s, "arrives", "HW-15.1" if role == ALLY else "HW-16.2", guest, me.here)
    if s.roles[guest.key] == MINION:
        await fight_minion(s, me, guest)
    elif role == ALLY and may_receive(me) and await yes_or_no(me, "take-along", "HW-15.2", [guest]):
        me.carried.add(pick_up(s, guest))
        say(s, "joins", "HW-15.2", me, guest)


def proclaim(s: Premises, card: HouseRule) -> None:
    """HW-13.1, HW-13.2: in force at once; over the cap the oldest goes. HW-32.4: two Hearts for the House."""
    for old in s.rules.cards[s.permanent :]:
        if contradicts(old, card):
            repeal(s, old, "HW-b-50")
    s.rules.add(card)
    say(s, "proclaimed", "HW-13.1", card)
    house_earns(s, 2, "HW-32.4")
    if s.cap and len(s.rules.cards) - s.permanent > s.cap:
        repeal(s, s.rules.cards[s.permanent], "HW-13.2")


def contradicts(old: HouseRule, new: HouseRule) -> bool:
    """b-50: whether two House Rules are about the same thing; the newer one wins."""
    kinds = [power.kind for power in new.side.powers]
    return any(power.kind in kinds for power in old.side.powers)


def repeal(s: Premises, card: HouseRule, rule: str) -> None:
    """A House Rule is over."""
    s.whack_gone.add(s.rules.take(card))
    say(s, "repealed", rule, card)
