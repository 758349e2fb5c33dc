"""AM-6.4: Charms that are traded in, and Charms that are laid off."""

from __future__ import annotations

from seance.games.most_haunted_house.cards import (
    BONUS,
    IGNORE,
    JOIN_IN,
    LIFT,
    MORE_ACTIONS,
    MOVE,
    NOTHING,
    REROLL,
    WARD,
    Charm,
)
from seance.games.most_haunted_house.drawing import lay_off
from seance.games.most_haunted_house.haunting import join_in
from seance.games.most_haunted_house.lifting import liftable
from seance.games.most_haunted_house.rolling import give_back
from seance.games.most_haunted_house.state import Night, Sleuth
from seance.games.most_haunted_house.walking import move, moves
from seance.games.most_haunted_house.weights import CHARMS_A_TURN, Load
from seance.kernel.question import choose
from seance.kernel.state import say
from seance.kernel.things import Option


class Trade(Option):
    """Trade a Charm in for what it does."""

    def __init__(self, charm: Charm) -> None:
        super().__init__("trade", charm)
        self.charm = charm


class LayOff(Option):
    """Let a Charm go, unused."""

    def __init__(self, charm: Charm) -> None:
        super().__init__("lay-off", charm)
        self.charm = charm


def tradeable(s: Night, me: Sleuth, load: Load) -> list[Charm]:
    """AM-6.4: those that would do something now."""
    if load.silent or s.traded >= CHARMS_A_TURN:
        return []
    return [charm for charm in me.charms() if useful(s, me, charm)]


def useful(s: Night, me: Sleuth, charm: Charm) -> bool:
    """Re-rolls have their own moment, and wards work by themselves (b-47)."""
    if charm.effect in (NOTHING, REROLL, WARD):
        return False
    if charm.effect == LIFT:
        return bool(liftable(me))
    if charm.effect == JOIN_IN:
        return bool(s.sums)
    if charm.effect == IGNORE:
        return bool(s.present.cards) and not s.ignored
    if charm.effect == MOVE:
        return bool(moves(s, me, charm.amount))
    return True


def may_lay_off(s: Night, me: Sleuth) -> list[Charm]:
    """b-11: free, or an Action where that was agreed; with what is traded five times a turn.

    Once the Actions are spent nothing would come of it, and the turn is over.
    """
    return me.charms() if s.traded < CHARMS_A_TURN else []


async def trade(s: Night, me: Sleuth, charm: Charm) -> None:
    """AM-6.4: an Action, and the Charm goes back into its deck; one for a roll lies there until it (b-47)."""
    s.deeds.append("trade")
    s.traded += 1
    say(s, "trades", "AM-6.4", me, charm)
    if charm.effect == BONUS:
        me.hand.take(charm)
        s.played.add(charm)
        return
    if charm.effect == MORE_ACTIONS:
        s.extra += charm.amount
    elif charm.effect == MOVE:
        to = await choose(me, "where", "AM-b-46", moves(s, me, charm.amount), [charm])
        move(s, me, to, charm.amount)
    elif charm.effect == LIFT:
        curse = await choose(me, "which-curse", "AM-6.4", liftable(me), [charm])
        give_back(s, me, curse)
        say(s, "is-rid-of", "AM-6.4", me, curse)
    elif charm.effect == JOIN_IN:
        begun = [card for card in s.present.cards if card.key in s.sums]
        join_in(s, me, await choose(me, "which-haunting", "AM-b-47", begun, [charm]))
    elif charm.effect == IGNORE:
        haunting = await choose(me, "ignore", "AM-6.4", s.present.cards[:], [charm])
        s.ignored = haunting.key
        say(s, "ignores", "AM-6.4", me, haunting)
    give_back(s, me, charm)


def lay_off_now(s: Night, me: Sleuth, charm: Charm) -> None:
    """AM-7.2, b-11, b-15: under the deck, without a shuffle."""
    s.deeds.extend(["lay-off"] * s.lay_off_cost)
    s.traded += 1
    lay_off(s, me, charm)
