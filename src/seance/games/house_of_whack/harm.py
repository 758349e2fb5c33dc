"""HW-1 to HW-3: stats that rise and fall, a Spirit that is crushed, and death."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import ALLY, BLUE, GREEN, RED, Guest, Whack
from seance.games.house_of_whack.deed import SHIELD
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.powers import sides
from seance.games.house_of_whack.state import Premises
from seance.kernel.facts import Count
from seance.kernel.state import say
from seance.kernel.things import Card, Thing
from seance.kernel.vote import unanimous

OWN: Final = {RED: 3, BLUE: 3, GREEN: 4}
"""HW-31.3: what somebody has who is nobody but themselves."""


class Stat(Thing):
    """Strength, Spirit or Life, as it is told."""

    noun = "stat"

    def __init__(self, colour: str) -> None:
        self.colour = colour

    @property
    def key(self) -> str:
        return self.colour


STATS: Final = {RED: Stat(RED), BLUE: Stat(BLUE), GREEN: Stat(GREEN)}


def base(me: Player, colour: str) -> int:
    """HW-1.3, HW-2.2, HW-3.2: what the die shows."""
    if colour == RED:
        return me.strength
    return me.spirit if colour == BLUE else me.life


def original(me: Player, colour: str) -> int:
    """HW-1.2: what is printed; without a Guest, what everybody has (b-72)."""
    if not me.guest.cards:
        return OWN[colour]
    guest = me.guest.cards[0]
    if colour == RED:
        return guest.strength
    return guest.spirit if colour == BLUE else guest.life


def put(me: Player, colour: str, value: int) -> None:
    """Turn the die: Strength never below 1 (HW-1.3), the others never below 0 (HW-2.3)."""
    if colour == RED:
        me.strength = max(1, value)
    elif colour == BLUE:
        me.spirit = max(0, value)
    else:
        me.life = max(0, value)


def gain(s: Premises, me: Player, colour: str, amount: int, rule: str) -> None:
    """HW-1.3, b-115: up, without a limit. A Spirit that rises is no longer crushed (HW-2.8)."""
    crushed = me.crushed
    put(me, colour, base(me, colour) + amount)
    say(s, "gains", rule, me, STATS[colour], Count(amount))
    if crushed and not me.crushed:
        _recover(s, me)


def restore(s: Premises, me: Player, colour: str, rule: str) -> None:
    """HW-1.2: back to what is printed."""
    crushed = me.crushed
    put(me, colour, original(me, colour))
    say(s, "restored", rule, me, STATS[colour])
    if crushed and not me.crushed:
        _recover(s, me)


def _recover(s: Premises, me: Player) -> None:
    say(s, "recovers", "HW-2.8", me)
    me.resting = False


def house_earns(s: Premises, hearts: int, rule: str) -> None:
    """HW-32.1: who plays against the House sees it gain Hearts; in any other game it has none."""
    if s.versus:
        s.house_hearts += hearts
        say(s, "house-earns", rule, Count(hearts))


async def lose(s: Premises, me: Player, colour: str, amount: int, rule: str) -> None:
    """Down; what comes of it comes at once."""
    amount -= _shielded(s, me, colour, amount)
    if amount == 0 or me.dead:
        return
    was = base(me, colour)
    put(me, colour, was - amount)
    if base(me, colour) == was:
        return
    say(s, "loses", rule, me, STATS[colour], Count(was - base(me, colour)))
    if colour == GREEN and me.life == 0:
        await die(s, me)
    elif colour == BLUE and me.spirit == 0 and was > 0:
        say(s, "crushed", "HW-2.3", me)


def _shielded(s: Premises, me: Player, colour: str, amount: int) -> int:
    """What a shield takes of a loss; each works once in a turn."""
    spared = 0
    for side in sides(s, me):
        for power in side.powers:
            if power.kind == SHIELD and power.stat == colour and spared < amount and side.owner is not None:
                mark = f"{side.owner.key}:{me.index}"
                if mark not in s.used:
                    s.used.append(mark)
                    spared = min(amount, spared + power.amount)
                    say(s, "shielded", "HW-14.5", me, side.owner)
    return spared


async def die(s: Premises, me: Player) -> None:
    """HW-3.3: what was carried lies in the room, all else is gone, Hearts and Avatar too (b-72)."""
    room = me.here
    say(s, "dies", "HW-3.3", me, room)
    me.deaths += 1
    for card in me.carried.take_all():
        drop_in(s, card, me)
    me.room = None
    strip(s, me)
    if s.avatars:
        for guest in me.guest.take_all():
            discard(s, guest)
    if s.meta:
        voters = [player for player in s.clockwise() if player is not me]
        me.splendid = await unanimous(voters, "splendid", "HW-3.4", [me])


def strip(s: Premises, me: Player) -> None:
    """HW-3.3: hand, beaten foes, running Traps, Hearts, and what was still to come (b-41)."""
    for card in me.hand.take_all():
        s.drama_gone.add(card)
    for each in [*me.claimed.take_all(), *me.traps.take_all()]:
        discard(s, each)
    me.timers = {}
    me.boosts = {}
    me.hearts = me.by_tokens = me.by_cards = me.by_trophies = 0
    me.missing = 0
    me.resting = False


def drop_in(s: Premises, card: Card, me: Player) -> None:
    """Lay a Prop or an Ally down in somebody's room."""
    s.lying.add(card)
    s.lies[card.key] = me.here
    if isinstance(card, Guest):
        s.roles[card.key] = ALLY


def pick_up(s: Premises, card: Card) -> Card:
    """Take up a card that lies in a room."""
    s.lying.take(card)
    del s.lies[card.key]
    s.roles.pop(card.key, None)
    return card


def discard(s: Premises, card: Card) -> None:
    """b-106: each to its own pile."""
    s.charges.pop(card.key, None)
    if isinstance(card, Guest):
        s.guests_gone.add(card)
    else:
        assert isinstance(card, Whack)
        s.whack_gone.add(card)
