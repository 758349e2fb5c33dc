"""Deals: one seat offers cards for cards, the other accepts, refuses or makes another offer.

A deal is an object: who gives what for what, to whom, and how many more offers may follow. It is void
as soon as one side no longer has the goods, and its cards change hands all at once or not at all.

``goods(seat)`` lists the places a seat trades from, in the same order for every seat: what lay in the
giver's first place comes to lie in the taker's first place, and so on.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from seance.kernel.facts import Named, Several
from seance.kernel.question import ask_one, choose_some
from seance.kernel.state import State, Veiled, say
from seance.kernel.things import Card, Option, Seat, Thing
from seance.kernel.zone import ALL, NOBODY, Zone, seat_bit

Goods = Callable[[int], list[Zone[Any]]]

ACCEPT = Option("accept")
REFUSE = Option("refuse")
COUNTER = Option("counter")


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Thing):
    """An offer: ``maker`` gives ``give`` to ``taker`` and gets ``get``.

    ``rounds`` is how many counter-offers may still follow. Seats stand in it by number, so that a game
    may keep a standing offer in its state.
    """

    noun: ClassVar[str] = "deal"

    def __init__(self, maker: int, taker: int, give: list[Card], get: list[Card], rounds: int) -> None:
        self.maker = maker
        self.taker = taker
        self.give = give
        self.get = get
        self.rounds = rounds

    @property
    def key(self) -> str:
        return f"{self.maker}:{_spelt(self.give)}:{self.taker}:{_spelt(self.get)}"

    def copy(self) -> Deal:
        return Deal(self.maker, self.taker, self.give[:], self.get[:], self.rounds)


async def bargain(
    s: State,
    me: Seat,
    other: Seat,
    goods: Goods,
    rule: str,
    rounds: int = 3,
    meanwhile: Callable[[Deal], Awaitable[None]] | None = None,
) -> Deal | None:
    """Let two seats come to terms, with at most ``rounds`` counter-offers; the deal struck, or None.

    ``meanwhile`` is what may happen while an offer lies on the table: a window for the others, say.
    """
    deal = await propose(me, other, goods, rule, rounds)
    while deal is not None:
        _tell(s, "deal-offered", rule, deal, goods)
        if meanwhile is not None:
            await meanwhile(deal)
        if not stands(deal, goods):
            say(s, "deal-void", rule, Named("maker", me), Named("taker", other))
            return None
        answer = await _reply(me, other, deal, rule)
        if answer is ACCEPT:
            _tell(s, "deal-struck", rule, deal, goods)
            strike(deal, goods)
            return deal
        if answer is REFUSE:
            say(s, "deal-refused", rule, Named("maker", me), Named("taker", other))
            return None
        me, other = other, me
        deal = await propose(me, other, goods, rule, deal.rounds - 1)
    return None


async def propose(me: Seat, other: Seat, goods: Goods, rule: str, rounds: int) -> Deal | None:
    """Ask a seat what it gives and what it wants for it; None when it names nothing at all.

    It may name only what it knows: cards of its own, and cards of the other's that both of them know.
    What it offers, the other now knows it has.
    """
    about: list[Thing] = [Named("taker", other)]
    give = await choose_some(me, "deal-give", rule, _known(goods(me.index), [me]), about=about)
    get = await choose_some(me, "deal-get", rule, _known(goods(other.index), [me, other]), about=about)
    if not give and not get:
        return None
    for zone, index in _places(goods(me.index), give, me.index):
        if zone.sees != ALL:
            zone.show(index, other.index)
    return Deal(me.index, other.index, give, get, rounds)


def stands(deal: Deal, goods: Goods) -> bool:
    """Whether both sides still have what the deal names."""
    given = _places(goods(deal.maker), deal.give, deal.maker)
    got = _places(goods(deal.taker), deal.get, deal.taker)
    return len(given) == len(deal.give) and len(got) == len(deal.get)


def strike(deal: Deal, goods: Goods) -> bool:
    """Change everything hand to hand; nothing moves, and the answer is False, when the deal is void."""
    if not stands(deal, goods):
        return False
    parties = seat_bit(deal.maker) | seat_bit(deal.taker)
    mine, theirs = goods(deal.maker), goods(deal.taker)
    given = _lift(mine, deal.give, deal.maker, parties)
    got = _lift(theirs, deal.get, deal.taker, parties)
    _lay(theirs, given, parties)
    _lay(mine, got, parties)
    return True


def _spelt(cards: list[Card]) -> str:
    return "+".join(card.key for card in cards)


async def _reply(me: Seat, other: Seat, deal: Deal, rule: str) -> Option:
    """What the other side says to an offer; somebody who does not answer refuses."""
    options = [ACCEPT, REFUSE, COUNTER] if deal.rounds > 0 else [ACCEPT, REFUSE]
    about: list[Thing] = [Named("maker", me), Several("give", deal.give), Several("get", deal.get)]
    question = ask_one(other, "deal-reply", rule, options, about)
    question.default = 1
    answer: Option = await question
    return answer


def _known(zones: list[Zone[Any]], seats: list[Seat]) -> list[Card]:
    """The cards in these places that all of these seats know."""
    return [
        card
        for zone in zones
        for index, card in enumerate(zone.cards)
        if all(zone.knows(index, seat.index) for seat in seats)
    ]


def _places(zones: list[Zone[Any]], cards: list[Card], owner: int) -> list[tuple[Zone[Any], int]]:
    """Where these cards lie, as far as they are still there and their owner knows them."""
    wanted = cards[:]
    found: list[tuple[Zone[Any], int]] = []
    for zone in zones:
        for index, card in enumerate(zone.cards):
            if card in wanted and zone.knows(index, owner):
                wanted.remove(card)
                found.append((zone, index))
    return found


def _lift(zones: list[Zone[Any]], cards: list[Card], owner: int, parties: int) -> list[tuple[int, Card]]:
    """Take the cards out; with each goes the number of the place it lay in."""
    lifted: list[tuple[int, Card]] = []
    places = _places(zones, cards, owner)
    places.reverse()
    for zone, index in places:
        card = zone.take_at(index) if zone.sees == ALL else zone.slip(index, parties)
        lifted.append((zones.index(zone), card))
    lifted.reverse()
    return lifted


def _lay(zones: list[Zone[Any]], lifted: list[tuple[int, Card]], parties: int) -> None:
    for number, card in lifted:
        zone = zones[number]
        zone.add(card, NOBODY if zone.sees == ALL else parties)


def _tell(s: State, name: str, rule: str, deal: Deal, goods: Goods) -> None:
    """Tell the table of an offer; what lies hidden is named to the two of them only."""
    say(
        s,
        name,
        rule,
        Named("maker", Seat(deal.maker)),
        Named("taker", Seat(deal.taker)),
        _veiled("give", deal.give, goods(deal.maker), deal),
        _veiled("get", deal.get, goods(deal.taker), deal),
    )


def _veiled(noun: str, cards: list[Card], zones: list[Zone[Any]], deal: Deal) -> Thing:
    told = Several(noun, cards)
    hidden = any(zone.sees != ALL and card in zone.cards for card in cards for zone in zones)
    return Veiled(seat_bit(deal.maker) | seat_bit(deal.taker), told) if hidden else told
