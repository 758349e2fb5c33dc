"""HW-5: Housekeeping, Draw, Action, Discard. An Action is a chapter, and so is the window before it."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.actions import Use, costs, do, possible
from seance.games.house_of_whack.arcana import ACTING as ACTING_NOW
from seance.games.house_of_whack.arcana import DISCARDING, DRAWING, ENDING, anytime
from seance.games.house_of_whack.arcana import HOUSEKEEPING as KEEPING_HOUSE
from seance.games.house_of_whack.cards import BLUE, Side
from seance.games.house_of_whack.carrying import drop
from seance.games.house_of_whack.decks import deal_drama, draw_guest
from seance.games.house_of_whack.deed import ACTIONS as MORE_ACTIONS
from seance.games.house_of_whack.deed import HAND as LARGER_HAND
from seance.games.house_of_whack.deed import HOUSEKEEPING, PASS_LEFT
from seance.games.house_of_whack.floors import end_floor, floor_is_over
from seance.games.house_of_whack.harm import OWN, discard, gain, original, put, restore
from seance.games.house_of_whack.opening import begin
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.powers import ruled, sides, spend_charge, total, total_of, usable
from seance.games.house_of_whack.registry import able, aim, perform
from seance.games.house_of_whack.state import ACTING, ACTIONS, BEGIN, CLOSING, HAND, OPENING, Premises
from seance.games.house_of_whack.walking import set_into
from seance.kernel.facts import Count
from seance.kernel.question import ask_one, choose, choose_some, yes_or_no
from seance.kernel.state import say
from seance.kernel.things import NO, YES
from seance.kernel.vote import unanimous

SKIPPED: Final = -1
"""In place of Actions left: a turn without an Action phase."""


async def turn(s: Premises) -> None:
    """One stretch of a turn: its beginning, a window, an Action, or its end."""
    if s.phase == BEGIN:
        await begin(s)
        s.phase = OPENING
    elif s.phase == OPENING:
        await open_turn(s, s.me)
    elif s.phase == ACTING and s.fresh:
        await wait(s, s.me)
    elif s.phase == ACTING:
        await act(s, s.me)
    else:
        await close_turn(s, s.me)


# --- Housekeeping and Draw ------------------------------------------------------------------------------


async def open_turn(s: Premises, me: Player) -> None:
    """HW-5.1: back from the dead, if need be; Housekeeping, even in a turn that is missed (HW-5.4); Draw."""
    s.faced = []
    s.used = []
    s.steamed = []
    s.actions = SKIPPED
    s.phase = CLOSING
    if me.out or (me.dead and not await come_back(s, me)):
        next_player(s)
        return
    say(s, "turn", "HW-5.1", me)
    await keep_house(s, me)
    if me.dead:
        return
    if me.missing > 0 or (me.resting and me.crushed):
        await miss(s, me)
        return
    me.resting = False
    await anytime(s, DRAWING, [me])
    if not me.dead:
        deal_drama(s, me, max(0, hand_limit(s, me) - len(me.hand.cards)), "HW-4.3")
        s.actions = max(0, ACTIONS + total(s, me, MORE_ACTIONS))
        s.phase = ACTING


async def come_back(s: Premises, me: Player) -> bool:
    """HW-3.5, b-39, b-41: somebody new, on Start, with three cards; one may wait (b-75)."""
    question = ask_one(me, "come-back", "HW-3.5", [YES, NO])
    question.default = 0
    if await question is NO:
        say(s, "stays-away", "HW-b-75", me)
        return False
    reborn(s, me)
    await set_into(s, me, s.start, "HW-3.5")
    say(s, "comes-back", "HW-3.5", me, s.start)
    deal_drama(s, me, HAND, "HW-3.5")
    return True


def reborn(s: Premises, me: Player) -> None:
    """b-39, b-42, b-72: a new Guest, or the old one where none is left; with Avatars, oneself."""
    guest = None if s.avatars else draw_guest(s)
    if guest is not None:
        for old in me.guest.take_all():
            discard(s, old)
        me.guest.add(guest)
        say(s, "is-now", "HW-b-39", me, guest)
    for colour in OWN:
        put(me, colour, original(me, colour))
    if me.splendid:
        me.life += 1
        me.splendid = False


async def keep_house(s: Premises, me: Player) -> None:
    """HW-5.2, HW-5.3, HW-2.4: Traps count down, a crushed Spirit lets go, and what has the icon acts."""
    await anytime(s, KEEPING_HOUSE, [me])
    if me.dead:
        return
    for trap in me.traps.cards:
        me.timers[trap.key] -= 1
    if me.crushed and me.carried.cards:
        cards = await choose_some(me, "let-go", "HW-2.4", me.carried.cards[:], low=1)
        for card in cards:
            drop(s, me, card, "HW-2.4")
    for side in usable(s, me, HOUSEKEEPING):
        await _tend(s, me, side)


async def _tend(s: Premises, me: Player, side: Side) -> None:
    act, owner = side.act, side.owner
    if not me.dead and act is not None and owner is not None and able(s, me, act.deeds):
        say(s, "keeps-house", "HW-5.2", me, owner)
        spend_charge(s, side)
        await perform(s, me, act.deeds, await aim(s, me, act.deeds, "HW-5.2", owner))


async def miss(s: Premises, me: Player) -> None:
    """HW-5.4; HW-2.6, b-44: whoever rests on Start is themselves again when the skipped turn ends."""
    if me.resting and me.crushed:
        me.resting = False
        restore(s, me, BLUE, "HW-2.6")
        voters = [player for player in s.clockwise() if player is not me]
        if s.meta and await unanimous(voters, "raved", "HW-2.7", [me]):
            gain(s, me, BLUE, 1, "HW-2.7")
    else:
        me.missing -= 1
        say(s, "misses", "HW-5.4", me)


def hand_limit(s: Premises, me: Player) -> int:
    """HW-4.4, and whatever changes it."""
    return limit_of(sides(s, me))


def limit_of(found: list[Side]) -> int:
    """The same, by the sides whose Powers somebody has."""
    return max(0, HAND + total_of(found, LARGER_HAND))


# --- Actions --------------------------------------------------------------------------------------------


async def wait(s: Premises, me: Player) -> None:
    """b-23: before and after each Action anybody may react."""
    await anytime(s, ACTING_NOW, [me, Count(s.actions, "left")])
    s.fresh = False


async def act(s: Premises, me: Player) -> None:
    """HW-5.6: one Action, or something that costs none."""
    if me.dead:
        s.phase = CLOSING
        return
    options = possible(s, me)
    if len(options) == 1:
        s.phase = CLOSING
        return
    option = await choose(me, "turn", "HW-5.6", options, [Count(s.actions, "left")])
    if option.verb == "done":
        s.phase = CLOSING
        return
    s.fresh = costs(option) or isinstance(option, Use)
    if costs(option):
        s.actions -= 1
    await do(s, me, option)


# --- Discard and the end --------------------------------------------------------------------------------


async def close_turn(s: Premises, me: Player) -> None:
    """HW-5.13 to HW-5.15; whoever died in their own turn has no Discard phase (b-41)."""
    s.fresh = True
    if not me.dead and s.actions != SKIPPED:
        await discard_down(s, me)
    if not me.dead:
        await anytime(s, ENDING, [me])
    end_of_traps(s, me)
    for player in s.players:
        player.boosts = {}
    if floor_is_over(s):
        await end_floor(s)
        await offer_rest(s, s.clockwise())
    else:
        await offer_rest(s, [me])
    next_player(s)


async def offer_rest(s: Premises, seats: list[Player]) -> None:
    """HW-2.6, b-105: at the end of one's own turn on Start, or when the end of a floor puts one there."""
    for me in seats:
        if me.room is s.start and me.crushed and not me.resting and not s.over:
            me.resting = await yes_or_no(me, "rest", "HW-2.6")


async def discard_down(s: Premises, me: Player) -> None:
    """HW-5.13, HW-5.14, HW-4.6: down to the limit, and as many more as one likes."""
    await anytime(s, DISCARDING, [me])
    if not me.hand.cards or me.dead:
        return
    over = max(0, len(me.hand.cards) - hand_limit(s, me))
    cards = await choose_some(me, "discard", "HW-5.13", me.hand.cards[:], low=over)
    for card in cards:
        s.drama_gone.add(me.hand.take(card))
    if cards:
        say(s, "discards", "HW-5.13", me, Count(len(cards)))
    if ruled(s, PASS_LEFT):
        pass_left(s, me)


def pass_left(s: Premises, me: Player) -> None:
    """A House Rule: the hand goes to whoever sits to the left."""
    order = [player for player in s.clockwise() if not player.dead]
    if len(order) < 2:
        return
    left = order[(order.index(me) + 1) % len(order)]
    for card in me.hand.take_all():
        left.hand.add(card, 1 << me.index)
    say(s, "passes-hand", "HW-13.1", me)


def end_of_traps(s: Premises, me: Player) -> None:
    """HW-18.6, b-100: a Trap whose turns are up is discarded at the end of the turn."""
    for trap in me.traps.cards[:]:
        if me.timers[trap.key] <= 0:
            del me.timers[trap.key]
            discard(s, me.traps.take(trap))
            say(s, "freed", "HW-18.6", me, trap)


def next_player(s: Premises) -> None:
    """HW-5.15: clockwise; a round is over when it comes back to whoever began."""
    s.active = (s.active + 1) % len(s.players)
    s.actions = 0
    s.fresh = True
    s.phase = OPENING
    if s.active == s.first:
        s.rounds += 1
