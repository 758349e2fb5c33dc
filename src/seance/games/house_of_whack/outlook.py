"""What somebody at the table can make of what they see: themselves, others, rooms, and how a fight may go."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.cards import (
    BLUE,
    GREEN,
    RED,
    Arcana,
    Fiend,
    Guest,
    HouseRule,
    PropCard,
    RoomTile,
    Snare,
)
from seance.games.house_of_whack.deed import BONUS, MINIONS, Deed, Power
from seance.games.house_of_whack.view import PlayerView, PremisesView, RoomView
from seance.kernel.facts import noun_of
from seance.kernel.question import Prompt
from seance.kernel.things import Card, Name, Option, Thing

RANDOM: Final[tuple[float, ...]] = (0.37, 0.25, 0.22, 0.13, 0.03)
"""How often the card drawn for an opponent adds 0, 1, 2, 3 or 4 (section c, HW-19.8)."""
LONG: Final = 13
"""After so many rounds on each floor everybody wants to see the end of it, more and more."""
LATE: Final = 8
"""So few tiles are left that the floor may end any turn."""


class Lore:
    """What is known of a box before anything happens: its cards, by key."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = {card.key: card for card in cards}
        self.tiles = {card.key: card for card in cards if isinstance(card, RoomTile)}


class Passages:
    """Which rooms each room leads to, and how many of its doors lead to where nothing is yet."""

    def __init__(self) -> None:
        self.onward: dict[str, list[str]] = {}
        self.dark: dict[str, int] = {}


class Outlook:
    """A view, with what matters in it at hand; what takes long to work out is noted here.

    ``notes`` are what each room is worth, ``best`` the best errand from each, ``ways`` how they hang
    together, all empty until asked for; ``purse`` is what could be redeemed, and below 0 until then.
    """

    def __init__(self, lore: Lore, view: PremisesView, seat: int) -> None:
        self.lore = lore
        self.view = view
        self.seat = seat
        self.me: PlayerView = view["players"][seat]
        self.others = [player for player in view["players"] if player["seat"] != seat and not player["out"]]
        self.peopled = [other["room"] for other in self.others]
        self.rooms = {room["room"]: room for room in view["rooms"]}
        self.late = view["rooms_left"] < LATE or view["ending"]
        self.mine = view["active"] == seat
        self.restless = 0.1 * max(0, view["rounds"] - LONG * view["floor"])
        self._hand: list[Arcana] | None = None
        self.notes: dict[str, float] = {}
        self.best: dict[str, float] = {}
        self.ways: Passages | None = None
        self.purse = -1.0

    @property
    def room(self) -> RoomView | None:
        return self.rooms.get(self.me["room"])

    def player(self, seat: int) -> PlayerView:
        return self.view["players"][seat]

    def lead(self, seat: int) -> float:
        """How much it helps to hinder somebody: more, the further they are ahead of the others and of me."""
        hearts = self.player(seat)["hearts"]
        best = max([other["hearts"] for other in self.others], default=0)
        ahead = 0.15 if hearts >= self.me["hearts"] else 0.0
        return 0.25 + ahead + (0.2 if hearts == best else 0.0)

    def tile(self, key: str) -> RoomTile | None:
        return self.lore.tiles.get(key)

    def foes_in(self, room: RoomView) -> list[Card]:
        """The Minions in a room."""
        found: list[Card] = []
        for lying in room["cards"]:
            card = self.lore.cards[lying["card"]]
            if isinstance(card, Fiend) or lying["role"] == "minion":
                found.append(card)
        return found

    def hand(self) -> list[Arcana]:
        if self._hand is None:
            cards = [self.lore.cards[key] for key in self.me["hand"] if key is not None]
            self._hand = [card for card in cards if isinstance(card, Arcana)]
        return self._hand

    def total(self, player: PlayerView, colour: str) -> int:
        return player["red"] if colour == RED else player["blue"]

    def in_hand(self, colour: str) -> int:
        """What one's own cards could add to a Conflict of this colour."""
        return sum(card.size for card in self.hand() if card.fits(colour))


def chance(ahead: int) -> float:
    """How likely one wins who is so much ahead before the random card is turned up."""
    return sum(RANDOM[: max(0, ahead)])


def foe_stat(outlook: Outlook, card: Card) -> tuple[str, int, int]:
    """A foe's colour, what it has to be beaten by, and what it is worth."""
    if isinstance(card, Fiend):
        return card.colour, card.stat + ruled(outlook, MINIONS), card.worth
    if isinstance(card, Snare):
        return card.colour, card.stat, card.worth
    assert isinstance(card, Guest)
    return card.third.colour, card.third.stat, card.third.value


def ruled(outlook: Outlook, kind: str) -> int:
    """How much of a Power the House Rules in force have."""
    return sum(
        power.amount
        for key in outlook.view["rules"]
        for power in _rule_powers(outlook.lore.cards[key])
        if power.kind == kind
    )


def _rule_powers(card: Card) -> tuple[Power, ...]:
    return card.side.powers if isinstance(card, HouseRule) else ()


def fight_value(outlook: Outlook, card: Card, with_cards: bool = True) -> float:
    """What fighting a foe may bring, in Hearts: its worth, against what losing costs."""
    colour, stat, worth = foe_stat(outlook, card)
    mine = outlook.total(outlook.me, colour) + (outlook.in_hand(colour) if with_cards else 0)
    win = chance(mine - stat)
    return win * (worth + 0.5) - (1.0 - win) * loss(outlook, card)


HOUSEWIN: Final = 0.6
"""HW-32.5: what a Heart for the House costs whoever plays against it."""


def loss(outlook: Outlook, card: Card) -> float:
    """What losing to a foe costs: dear for those who have little Life left and much to lose."""
    cost = 0.3 + (HOUSEWIN * foe_stat(outlook, card)[2] if outlook.view["versus"] else 0.0)
    for deed in _lose_text(card):
        if deed.kind == "lose" and deed.stat == GREEN:
            cost += death(outlook, deed.amount)
        elif deed.kind == "lose" and deed.stat == BLUE:
            cost += 1.5 if outlook.me["spirit"] <= deed.amount else 0.4 * deed.amount
        else:
            cost += 0.5
    return cost


def _lose_text(card: Card) -> tuple[Deed, ...]:
    if isinstance(card, Guest):
        return card.third.lose
    return card.lose if isinstance(card, (Fiend, Snare)) else ()


def death(outlook: Outlook, amount: int) -> float:
    """What losing so much Life costs: all Hearts and all cards, if it is the last."""
    left = outlook.me["life"] - amount
    if left <= 0:
        return 3.0 + outlook.me["hearts"]
    return amount * (0.5 + 1.2 / left)


def carried_bonus(card: Card) -> int:
    """What a card adds to Conflicts while it is carried."""
    powers = (
        card.side.powers
        if isinstance(card, PropCard)
        else card.ally.powers
        if isinstance(card, Guest)
        else ()
    )
    return sum(power.amount for power in powers if power.kind == BONUS)


def carry_worth(card: Card) -> float:
    """What it is worth to carry something: its price, and what it adds to fights."""
    return value(card, False) + 1.2 * carried_bonus(card)


def value(card: Card, claimed: bool) -> int:
    """HW-20.1: what a card is worth when it is redeemed."""
    if isinstance(card, Guest):
        return card.third.value if claimed else card.worth
    return card.worth if isinstance(card, (PropCard, Fiend, Snare)) else 0


# --- what a question is about ---------------------------------------------------------------------------


def card_of(option: Thing) -> Card | None:
    """The card that an option is about."""
    part = option.part if isinstance(option, Option) else option
    return part if isinstance(part, Card) else None


def seat_of(outlook: Outlook, thing: Thing | None) -> PlayerView | None:
    """The player that is meant."""
    if isinstance(thing, Option):
        thing = thing.part
    if isinstance(thing, Name) and thing.kind == "seat":
        return outlook.player(int(thing.key))
    return None


def noted(question: Prompt, noun: str) -> Thing | None:
    """What a question is about, by the name it has there."""
    for thing in question.about or []:
        if noun_of(thing) == noun:
            return thing
    return None


def yes(outlook: Outlook, question: Prompt, option: Thing) -> float:
    """Yes, whatever it is about."""
    return 1.0 if option.key == "yes" else 0.0
