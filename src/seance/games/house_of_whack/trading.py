"""HW-5.11, b-78: Props and Allies change hands, if both agree."""

from __future__ import annotations

from seance.games.house_of_whack.carrying import make_room, may_receive
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.state import Premises
from seance.kernel.deal import bargain
from seance.kernel.facts import Named
from seance.kernel.things import Option


class Barter(Option):
    """Offer somebody a trade."""

    def __init__(self, other: Player) -> None:
        super().__init__("trade", Named("partner", other))
        self.partner = other


def partners(s: Premises, me: Player) -> list[Option]:
    """Who is in the same room, and has something, or could be given something (b-105)."""
    if not may_receive(me):
        return []
    return [
        Barter(other)
        for other in s.others(me)
        if other.room is me.room and may_receive(other) and (me.carried.cards or other.carried.cards)
    ]


async def trade(s: Premises, me: Player, other: Player) -> None:
    """b-78: offers and counter-offers; all changes hands at once, and limits are checked after."""
    await bargain(s, me, other, lambda seat: [s.players[seat].carried], "HW-5.11")
    await make_room(s, me)
    await make_room(s, other)
