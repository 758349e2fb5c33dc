"""HW-20: cards become Gold Hearts, Strength, Spirit, Life, or whatever a purple heart says."""

from __future__ import annotations

from typing import ClassVar, Final

from seance.games.house_of_whack.boiler import make_steam
from seance.games.house_of_whack.cards import BLUE, GOLD, GREEN, MYSTERY, PURPLE, RED, Guest, RoomTile, Whack
from seance.games.house_of_whack.deed import DISCOUNT, GOLD_RATE
from seance.games.house_of_whack.harm import gain
from seance.games.house_of_whack.house import on_wrong_floor
from seance.games.house_of_whack.mystery import exchange_purple, rate_here
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.powers import ruled, sides
from seance.games.house_of_whack.state import Premises
from seance.games.house_of_whack.trophy import Exhibit, offer_display
from seance.games.house_of_whack.wrong_floor import bound_to_return, put_back
from seance.kernel.facts import Count, Several
from seance.kernel.question import choose
from seance.kernel.state import say
from seance.kernel.things import DONE, Card, Option, Thing

RATES: Final = {GOLD: 1, GREEN: 2, RED: 3, BLUE: 3}
"""HW-20.3, b-46: how many hearts make one."""


class Heart(Thing):
    """A heart of a colour, as rooms have them."""

    noun: ClassVar[str] = "heart"

    def __init__(self, colour: str) -> None:
        self.colour = colour

    @property
    def key(self) -> str:
        return self.colour


HEARTS: Final = {colour: Heart(colour) for colour in (GOLD, RED, BLUE, GREEN, PURPLE)}


class Pay(Option):
    """Give a card, or a Gold Heart, for a colour."""

    noun: ClassVar[str] = "option"

    def __init__(self, card: Card | None, colour: str) -> None:
        verb = "pay" if card is not None else "spend"
        super().__init__(verb, card or HEARTS[colour], HEARTS[colour] if card is not None else None)
        self.card = card
        self.colour = colour


class Payment:
    """What has been laid down so far: cards and Gold Hearts by colour."""

    def __init__(self) -> None:
        self.cards: dict[str, list[Card]] = {}
        self.hearts: dict[str, int] = {}

    @property
    def empty(self) -> bool:
        return not self.cards and not self.hearts

    def all_cards(self) -> list[Card]:
        return [card for cards in self.cards.values() for card in cards]


def value_of(me: Player, card: Card) -> int:
    """HW-20.1, b-48: what is printed in the heart; a Guest has one as an Ally and one as a foe."""
    if isinstance(card, Guest):
        return card.worth if card in me.carried.cards else card.third.value
    assert isinstance(card, Whack)
    return card.worth


def hearts_here(s: Premises, me: Player) -> list[str]:
    """HW-20.2, HW-7.3: the colours one may redeem in."""
    room = me.here
    if room.target and s.tokens.get(room.key) != me.index:
        return []
    return [colour for colour in room.hearts if colour != PURPLE or rate_here(s, room)]


def rate(s: Premises, me: Player, colour: str) -> int:
    """HW-20.3: how many hearts make one, with whatever changes that."""
    cost = RATES[colour]
    if colour == GOLD:
        cost += ruled(s, GOLD_RATE)
    for side in sides(s, me):
        for power in side.powers:
            if power.kind == DISCOUNT and power.stat == colour:
                cost -= power.amount
    return max(1, cost)


def redeemable(s: Premises, me: Player) -> list[Card]:
    """HW-20.1: what one has that is worth something; on the Wrong Floor no card is (HW-SR.9)."""
    if on_wrong_floor(s, me.here):
        return []
    return [card for card in [*me.carried.cards, *me.claimed.cards] if value_of(me, card) > 0]


def may_redeem(s: Premises, me: Player) -> bool:
    """Whether anything can be laid down here."""
    if not me.here.hearts:
        return False
    return len(_payments(s, me, hearts_here(s, me), Payment())) > 0


def _payments(s: Premises, me: Player, colours: list[str], paid: Payment) -> list[Option]:
    """HW-20.4, HW-20.7, b-47: each card for one colour, and Gold Hearts for stats."""
    laid = paid.all_cards()
    options: list[Option] = [
        Pay(card, colour) for card in redeemable(s, me) if card not in laid for colour in colours
    ]
    if me.hearts > sum(paid.hearts.values()):
        options += [Pay(None, colour) for colour in colours if colour in (RED, BLUE, GREEN)]
    return options


async def redeem(s: Premises, me: Player) -> None:
    """HW-20.4: any number of cards for one Action; remainders are lost (HW-20.6, b-115)."""
    colours = hearts_here(s, me)
    paid = Payment()
    while True:
        options = _payments(s, me, colours, paid)
        if not paid.empty:
            options.append(DONE)
        if len(options) == 1 and not paid.empty:
            break
        option = await choose(me, "redeem", "HW-20.4", options, _laid(s, me, colours, paid))
        if not isinstance(option, Pay):
            break
        if option.card is None:
            paid.hearts[option.colour] = paid.hearts.get(option.colour, 0) + 1
        else:
            paid.cards.setdefault(option.colour, []).append(option.card)
    await settle(s, me, paid)


def _laid(s: Premises, me: Player, colours: list[str], paid: Payment) -> list[Thing]:
    """What lies on the counter so far: in all, and for each colour with how many of it make one."""
    about: list[Thing] = [Count(sum(value_of(me, card) for card in paid.all_cards()), "value")]
    for colour in colours:
        about.append(Count(_sum(me, paid, colour), colour))
        about.append(Count(_price(s, me, colour), f"{colour}_rate"))
    return about


def _price(s: Premises, me: Player, colour: str) -> int:
    """How many make one, in the room where one stands; a purple heart has its own price there."""
    if colour != PURPLE:
        return rate(s, me, colour)
    return s.terms.pay if me.here.special == MYSTERY and s.terms is not None else me.here.price


async def settle(s: Premises, me: Player, paid: Payment) -> None:
    """HW-20.5, HW-20.6, b-115: colour by colour, each with its own remainder."""
    room = me.here
    values = {colour: _sum(me, paid, colour) for colour in {**paid.cards, **paid.hearts}}
    worth = sum(value_of(me, card) for card in paid.all_cards())
    cards = paid.all_cards()
    returning = [card for card in cards if bound_to_return(s, me, card)]
    trophies = [Exhibit(card, value_of(me, card)) for card in cards if card not in returning]
    for card in cards:
        _leave(me, card)
    me.hearts -= sum(paid.hearts.values())
    if cards:
        say(s, "redeems", "HW-20.4", me, room, Several("cards", cards))
    for colour, value in values.items():
        await _buy(s, me, room, colour, value)
    await offer_display(s, me, room, trophies)
    await put_back(s, me, returning)
    await make_steam(s, me, worth)


def _sum(me: Player, paid: Payment, colour: str) -> int:
    cards = paid.cards.get(colour, [])
    return sum(value_of(me, card) for card in cards) + paid.hearts.get(colour, 0)


def _leave(me: Player, card: Card) -> None:
    """HW-20.5: out of the game, not discarded."""
    zone = me.carried if card in me.carried.cards else me.claimed
    me.redeemed.add(zone.take(card))


async def _buy(s: Premises, me: Player, room: RoomTile, colour: str, value: int) -> None:
    if colour == PURPLE:
        await exchange_purple(s, me, room, value)
        return
    bought = value // rate(s, me, colour)
    if bought == 0:
        say(s, "not-enough", "HW-20.6", me, HEARTS[colour])
    elif colour == GOLD:
        earn(s, me, bought, "HW-20.2")
    else:
        gain(s, me, colour, bought, "HW-20.2")


def earn(s: Premises, me: Player, hearts: int, rule: str) -> None:
    """HW-21.1: forward on the Whack Track."""
    me.hearts += hearts
    if rule == "HW-24.1":
        me.by_tokens += hearts
    elif rule == "HW-20.2":
        me.by_cards += hearts
    elif rule == "HW-SR.8":
        me.by_trophies += hearts
    say(s, "earns", rule, me, Count(hearts))


def forfeit(s: Premises, me: Player, hearts: int, rule: str) -> int:
    """HW-21.1, b-90: backward, never below nought; how many it were."""
    lost = min(me.hearts, hearts)
    me.hearts -= lost
    if lost:
        say(s, "forfeits", rule, me, Count(lost))
    return lost
