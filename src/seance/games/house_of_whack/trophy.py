"""HW-SR.8: the Trophy Room, and the one card that hangs in it."""

from __future__ import annotations

from typing import ClassVar

from seance.games.house_of_whack.cards import TROPHY, RoomTile
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.state import Premises
from seance.kernel.facts import Count
from seance.kernel.question import choose
from seance.kernel.state import say
from seance.kernel.things import PASS, Card, Option


class Exhibit(Option):
    """Put a card on display that has been redeemed, for what it was worth then."""

    noun: ClassVar[str] = "option"

    def __init__(self, card: Card, worth: int) -> None:
        super().__init__("display", card)
        self.card = card
        self.worth = worth


async def offer_display(s: Premises, me: Player, room: RoomTile, trophies: list[Exhibit]) -> None:
    """HW-SR.8: a card redeemed here may go on display if it outdoes the one that hangs there."""
    if room.special != TROPHY:
        return
    better: list[Option] = [trophy for trophy in trophies if trophy.worth > s.shown_worth]
    if better:
        option = await choose(me, "display", "HW-SR.8", [*better, PASS], list(s.display.cards))
        if isinstance(option, Exhibit):
            put_up(s, me, option)


def put_up(s: Premises, me: Player, trophy: Exhibit) -> None:
    """HW-SR.8: it replaces what hung there, which stays redeemed (HW-20.5)."""
    for card in s.display.take_all():
        s.players[s.shown_by].redeemed.add(card)
    s.display.add(me.redeemed.take(trophy.card))
    s.shown_by, s.shown_worth = me.index, trophy.worth
    say(s, "displays", "HW-SR.8", me, trophy.card, Count(trophy.worth, "value"))
