"""HW-5.10, HW-14, HW-15: what is picked up, carried and dropped."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import ALLY, TYPES, Guest, PropCard
from seance.games.house_of_whack.harm import drop_in, pick_up
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.state import Premises
from seance.kernel.question import choose
from seance.kernel.state import say
from seance.kernel.things import Card, Option

UP: Final = "up"
DOWN: Final = "down"
"""In ``used``, after a card's key: each thing goes up once and down once in a turn, and not for ever."""


def may_receive(me: Player) -> bool:
    """HW-2.5, b-105: whose Spirit is crushed gets no Prop and no Ally in any way."""
    return not me.crushed


def within_reach(s: Premises, me: Player) -> list[Card]:
    """HW-14.1, HW-15.2: the Props and Allies that lie in somebody's room."""
    if not s.lies or not may_receive(me):
        return []
    return [card for card in s.lying_in(me.here) if portable(s, card)]


def portable(s: Premises, card: Card) -> bool:
    """Whether a card that lies about can be carried."""
    return isinstance(card, PropCard) or (isinstance(card, Guest) and s.roles[card.key] == ALLY)


def take_options(s: Premises, me: Player) -> list[Option]:
    """HW-5.10: free Actions: take up what lies here, put down what one has."""
    found = [Option("take", card) for card in within_reach(s, me) if f"{card.key}:{UP}" not in s.used]
    return found + [Option("drop", card) for card in me.carried.cards if f"{card.key}:{DOWN}" not in s.used]


async def take(s: Premises, me: Player, card: Card) -> None:
    """HW-14.2; what is too much lies there again (HW-14.3)."""
    s.used.append(f"{card.key}:{UP}")
    me.carried.add(pick_up(s, card))
    say(s, "picks-up", "HW-14.2" if isinstance(card, PropCard) else "HW-15.2", me, card)
    await make_room(s, me)


def drop(s: Premises, me: Player, card: Card, rule: str = "HW-14.2") -> None:
    """HW-14.2, HW-5.10."""
    if me.index == s.active:
        s.used.append(f"{card.key}:{DOWN}")
    drop_in(s, me.carried.take(card), me)
    say(s, "drops", rule, me, card)


async def make_room(s: Premises, me: Player) -> None:
    """HW-14.3, b-32: one Weapon, one Wearable, one Artifact; the rest goes down at once."""
    for kind in TYPES:
        same = [card for card in me.carried.cards if isinstance(card, PropCard) and card.kind == kind]
        while len(same) > 1:
            card = await choose(me, "too-many", "HW-14.3", same)
            drop(s, me, card, "HW-14.3")
            same.remove(card)
