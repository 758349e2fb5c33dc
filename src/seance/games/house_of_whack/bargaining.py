"""HW-19.6, b-57: pleas and threats are talk; what is executed is an open gift of Props and Allies."""

from __future__ import annotations

from typing import ClassVar, Final

from seance.games.house_of_whack.carrying import make_room, may_receive
from seance.games.house_of_whack.pieces import Clash
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.state import Premises
from seance.kernel.deal import ACCEPT, REFUSE, Deal, strike
from seance.kernel.facts import Named
from seance.kernel.question import ask_one
from seance.kernel.state import say
from seance.kernel.things import PASS, Card, Option

RULE: Final = "HW-19.6"


class Bribe(Option):
    """Offer one thing to one person, and hope."""

    noun: ClassVar[str] = "option"

    def __init__(self, card: Card, helper: Player) -> None:
        super().__init__("gift", card, helper)
        self.card = card
        self.helper = helper


async def bargain_over(s: Premises, clash: Clash) -> None:
    """The fighter, and an opponent who is a player, may each offer somebody else a thing for help."""
    for seat in (clash.fighter, clash.foe):
        if seat >= 0 and s.players[seat].carried.cards:
            helpers = could_help(s, clash)
            if helpers:
                await plead(s, s.players[seat], helpers, RULE)


def could_help(s: Premises, clash: Clash) -> list[Player]:
    """Whoever has no part in it, holds cards, and could be given something (b-105)."""
    return [
        player
        for player in s.players
        if player.index not in (clash.fighter, clash.foe)
        and not player.dead
        and player.hand.cards
        and may_receive(player)
    ]


async def plead(s: Premises, me: Player, helpers: list[Player], rule: str) -> None:
    """b-57: one thing for one person, or nothing for anybody."""
    options: list[Option] = [Bribe(card, helper) for card in me.carried.cards for helper in helpers]
    question = ask_one(me, "offer-help", rule, [*options, PASS])
    question.default = len(options)
    option: Option = await question
    if isinstance(option, Bribe):
        await _offer(s, me, option, rule)


async def _offer(s: Premises, me: Player, bribe: Bribe, rule: str) -> None:
    """b-57: it changes hands at once; what was promised for it binds nobody."""
    helper, card = bribe.helper, bribe.card
    say(s, "offers", rule, me, Named("helper", helper), card)
    question = ask_one(helper, "accept-gift", rule, [ACCEPT, REFUSE], [Named("by", me), card])
    question.default = 1
    if await question is REFUSE:
        say(s, "declines", rule, helper, card)
        return
    strike(Deal(me.index, helper.index, [card], [], 0), lambda seat: [s.players[seat].carried])
    say(s, "gives", "HW-b-57", me, Named("helper", helper), card)
    await make_room(s, helper)
