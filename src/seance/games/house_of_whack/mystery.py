"""HW-SR.5: the Mystery Room and what is agreed upon in it; and rooms that print an exchange of their own."""

from __future__ import annotations

from typing import ClassVar, Final

from seance.games.house_of_whack.arcana import VOTING, anytime
from seance.games.house_of_whack.building import build
from seance.games.house_of_whack.cards import BLUE, GOLD, GREEN, MYSTERY, RED, RoomTile
from seance.games.house_of_whack.deed import DRAW, GAIN, HEARTS, HURRY, TURN_UP, Deed
from seance.games.house_of_whack.harm import base, put
from seance.games.house_of_whack.house import connected, facing, on_wrong_floor, open_to_dark, spot_beyond
from seance.games.house_of_whack.pieces import Terms
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.registry import ACTS, BUILT, USES, able, aim, perform
from seance.games.house_of_whack.ruins import collapse, scatter
from seance.games.house_of_whack.speaking import tell_words
from seance.games.house_of_whack.state import Premises
from seance.kernel.facts import Count, Said
from seance.kernel.grid import across, floor_of
from seance.kernel.question import choose, choose_number, choose_some, free_text
from seance.kernel.state import say
from seance.kernel.things import PASS, Option, Thing
from seance.kernel.vote import unanimous

VALUE: Final = "value"
DRAMA: Final = "drama"
HONOUR: Final = "honour"
ACTIONS: Final = "actions"
WHACK: Final = "whack"
"""Prices and prizes besides Strength, Spirit, Life and Gold Hearts."""
PROPOSALS: Final = 3
"""b-56: how often each player may propose something."""
EXCHANGE: Final = Option("exchange")
SPOKEN: Final = "mystery"
"""Where the words of an act at the table are kept."""


class Tariff(Thing):
    """b-56: something for something. ``low`` and ``high`` are how much may be asked for one of the prize.

    Nobody may ask for less than one: an exchange is one to one at the very least (HW-SR.5).
    """

    noun: ClassVar[str] = "tariff"

    def __init__(self, price: str, prize: str, low: int = 1, high: int = 4) -> None:
        self.price = price
        self.prize = prize
        self.low = low
        self.high = high

    @property
    def key(self) -> str:
        return f"{self.price}-{self.prize}"


TARIFFS: Final = (
    Tariff(VALUE, RED),
    Tariff(VALUE, BLUE),
    Tariff(VALUE, GREEN),
    Tariff(VALUE, DRAMA),
    Tariff(VALUE, ACTIONS, 2),
    Tariff(DRAMA, ACTIONS, 1, 3),
    Tariff(DRAMA, GREEN, 2),
    Tariff(DRAMA, GOLD, 2),
    Tariff(GREEN, GOLD, 1, 2),
    Tariff(RED, BLUE, 1, 2),
    Tariff(BLUE, RED, 1, 2),
    Tariff(GOLD, DRAMA, 1, 3),
    Tariff(GOLD, WHACK, 1, 3),
)
HONOURS: Final = (Tariff(HONOUR, GREEN, 1, 1), Tariff(HONOUR, DRAMA, 1, 1))
"""b-51, b-56: an act at the table, where those are allowed."""
PRIZES: Final = {
    RED: (GAIN, RED),
    BLUE: (GAIN, BLUE),
    GREEN: (GAIN, GREEN),
    GOLD: (HEARTS, ""),
    DRAMA: (DRAW, ""),
    ACTIONS: (HURRY, ""),
    WHACK: (TURN_UP, ""),
}
"""Which deed brings a prize."""


# --- agreeing -------------------------------------------------------------------------------------------


async def negotiate(s: Premises, me: Player, tile: RoomTile) -> None:
    """HW-SR.5, HW-P.4, b-56: proposals go round until all agree to one, or everybody has made three."""
    s.terms = None
    for _ in range(PROPOSALS):
        silent = True
        for proposer in s.clockwise():
            terms = await propose(s, proposer)
            if terms is not None:
                silent = False
                if await agreed(s, proposer, terms):
                    return
        if silent:
            break
    await vanish(s, me, tile)


async def propose(s: Premises, me: Player) -> Terms | None:
    """b-56, b-93: one template and its price, or nothing."""
    offered: list[Thing] = [*TARIFFS, *(HONOURS if s.meta else ()), PASS]
    tariff = await choose(me, "propose", "HW-SR.5", offered)
    if not isinstance(tariff, Tariff):
        return None
    pay = tariff.low
    if tariff.high > tariff.low:
        pay = await choose_number(me, "price", "HW-SR.5", tariff.low, tariff.high, [tariff])
    say(s, "proposes", "HW-SR.5", me, tariff, Count(pay, "pay"))
    if tariff.price == HONOUR:
        s.honours[SPOKEN] = await free_text(me, "act", "HW-b-56", "", about=[tariff])
        tell_words(s, "own-words", "HW-b-56", me, s.honours[SPOKEN])
    return Terms(tariff.price, pay, tariff.prize, 1)


async def agreed(s: Premises, proposer: Player, terms: Terms) -> bool:
    """b-23, b-56: all others vote at once; one no, or one silence, is enough against it (b-93)."""
    await anytime(s, VOTING, [proposer])
    voters = [player for player in s.clockwise() if player is not proposer]
    tariff = Tariff(terms.price, terms.prize)
    if not await unanimous(voters, "agree", "HW-SR.5", [proposer, tariff, Count(terms.pay, "pay")]):
        say(s, "no-deal", "HW-SR.5")
        return False
    s.terms = terms
    say(s, "agreed", "HW-SR.5", tariff, Count(terms.pay, "pay"))
    return True


async def vanish(s: Premises, me: Player, tile: RoomTile) -> None:
    """HW-SR.5, b-92: nobody could agree, so the room was never there; another is drawn for the same door.

    Whoever got into it meanwhile by a card (b-23) goes where the survivors of a burst room go (b-81); for a
    builder who has died nothing is drawn (HW-6.8).
    """
    at, ways, people = s.grid.spots[tile.key], connected(s, tile), s.in_room(tile)
    say(s, "room-vanishes", "HW-b-92", tile)
    s.honours.pop(SPOKEN, None)
    for player in people:
        player.room = None
    await collapse(s, tile)
    await scatter(s, people, ways, "HW-b-92")
    side = None if me.dead else _entrance(s, me, at, tile)
    if side is not None:
        await build(s, me, at, side)


def _entrance(s: Premises, me: Player, at: int, tile: RoomTile) -> int | None:
    """The side on which a door leads there, the builder's first; for a room apart, where its first door was.

    None where none does any more: rooms may be moved and doors locked while people talk (HW-6.8).
    """
    for room in [me.here, *s.built.cards]:
        for side in open_to_dark(s, room):
            if spot_beyond(s, room, side) == at:
                return across(facing(s, room, side))
    return None if s.grid.on_floor(floor_of(at)) else tile.ways_out[0]


# --- exchanging -----------------------------------------------------------------------------------------


def rate_here(s: Premises, room: RoomTile) -> bool:
    """Whether a purple heart buys anything in this room."""
    if room.special == MYSTERY:
        return s.terms is not None and s.terms.price == VALUE
    return len(room.rate) > 0


async def exchange_purple(s: Premises, me: Player, room: RoomTile, value: int) -> None:
    """HW-20.2: what a room's text gives, or what was agreed upon, as often as it was paid for."""
    if room.special == MYSTERY:
        assert s.terms is not None
        await hand_over(s, me, s.terms, value // s.terms.pay)
        return
    for _ in range(value // room.price):
        await perform(s, me, room.rate, await aim(s, me, room.rate, "HW-20.2", room))


async def hand_over(s: Premises, me: Player, terms: Terms, times: int) -> None:
    """What was paid for; Whack cards one after another."""
    for _ in range(times if terms.prize == WHACK else min(1, times)):
        await perform(s, me, (_deed(terms, times),))


def _deed(terms: Terms, times: int) -> Deed:
    kind, stat = PRIZES[terms.prize]
    return Deed(kind, 1 if terms.prize == WHACK else times * terms.gain, stat)


def exchanges(s: Premises, me: Player) -> list[Option]:
    """b-56: the exchange, where its price is no card with a heart: such cards are redeemed (HW-20.4).

    On the Wrong Floor cards buy nothing, Drama cards neither (HW-SR.9).
    """
    terms = s.terms
    if terms is None or terms.price == VALUE or most(me, terms) == 0:
        return []
    if terms.price == DRAMA and on_wrong_floor(s, me.here):
        return []
    return [EXCHANGE] if able(s, me, (_deed(terms, 1),)) else []


def most(me: Player, terms: Terms) -> int:
    """How often somebody could pay; a stat is never paid below 1, an act at the table is done once."""
    if terms.price == HONOUR:
        return 1
    if terms.price == DRAMA:
        return len(me.hand.cards) // terms.pay
    have = me.hearts if terms.price == GOLD else base(me, terms.price) - 1
    return max(0, have // terms.pay)


async def exchange(s: Premises, me: Player, option: Option) -> None:
    """HW-SR.5, HW-20.4, b-91: as often as one likes for one Action; no heart is given, so no steam."""
    terms = s.terms
    assert terms is not None
    times, limit = 1, most(me, terms)
    if limit > 1:
        times = await choose_number(me, "how-often", "HW-SR.5", 1, limit)
    if await paid(s, me, terms, times * terms.pay):
        say(s, "exchanges", "HW-SR.5", me, Tariff(terms.price, terms.prize), Count(times))
        await hand_over(s, me, terms, times)


async def paid(s: Premises, me: Player, terms: Terms, amount: int) -> bool:
    """Pay; whether it counts, which for an act at the table all others say (b-51)."""
    if terms.price == HONOUR:
        voters = [player for player in s.clockwise() if player is not me]
        words = Said(s.honours.get(SPOKEN, ""))
        return await unanimous(voters, "performed", "HW-b-51", [me, words])
    if terms.price == DRAMA:
        cards = await choose_some(me, "pay-drama", "HW-SR.5", me.hand.cards[:], amount, amount)
        for card in cards:
            s.drama_gone.add(me.hand.take(card))
    elif terms.price == GOLD:
        me.hearts -= amount
    else:
        put(me, terms.price, base(me, terms.price) - amount)
    return True


BUILT[MYSTERY] = negotiate
USES[MYSTERY] = exchanges
ACTS[EXCHANGE.verb] = exchange
