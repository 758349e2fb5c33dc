"""WO-1.2: a deck of cards with two Jokers. What the rooms behind them are is written in the charts."""

from __future__ import annotations

from typing import ClassVar, Final

from seance.games.way_out.box.color_charts import BLACK, RED
from seance.games.way_out.box.entries import Entry
from seance.games.way_out.box.suit_charts import CLUBS, DIAMONDS, HEARTS, SPADES
from seance.kernel.things import Card

SUITS = ("diamonds", "clubs", "hearts", "spades")
"""In the order that settles ties between starting Rooms (WO-3.1)."""
JOKER: Final = -1
"""What stands for the suit of a Joker."""
ACE: Final = 1
WORDS = ("", "Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")
COURT = {11: "Jack", 12: "Queen", 13: "King"}
SUIT_CHARTS = (DIAMONDS, CLUBS, HEARTS, SPADES)
A_WAY_OUT = (
    "A door ajar, and air from outside. Whoever stands here reads their highest stat: BODY or WILL may lead "
    "out, FEAR never does."
)
A_TRAP = "The card laughs at whoever turns it. Only somebody else can get them out."


class Room(Card):
    """A card of the deck: a Door before it is turned, a Room afterwards; an Exit if it is an Ace.

    ``by_suit`` and ``by_color`` are its entries in the charts; what they say is printed here for those who
    only see the card. ``plain`` cards are neither Aces nor Jokers; only these two have a text of their own.
    """

    noun: ClassVar[str] = "room"

    def __init__(self, name: str, title: str, text: str, value: int, suit: int) -> None:
        super().__init__(name, title, text)
        self.value = value
        self.suit = suit
        self.red = suit in {0, 2}
        self.plain = value > ACE
        self.by_suit: Entry | None = None
        self.by_color: Entry | None = None
        self.suit_room = self.suit_text = self.suit_effect = ""
        self.color_room = self.color_text = self.color_effect = ""

    def furnish(self, by_suit: Entry, by_color: Entry) -> None:
        """Write the entries of the charts on the card."""
        self.by_suit, self.by_color = by_suit, by_color
        self.suit_room, self.suit_text, self.suit_effect = by_suit.title, by_suit.text, by_suit.printed
        self.color_room, self.color_text, self.color_effect = by_color.title, by_color.text, by_color.printed


def _named(value: int, suit: int, text: str = "") -> Room:
    short = WORDS[value].lower() if value == ACE else COURT.get(value, str(value)).lower()
    rank = COURT[value] if value in COURT else WORDS[value]
    return Room(f"{SUITS[suit]}_{short}", f"{rank} of {SUITS[suit].capitalize()}", text, value, suit)


def _plain(value: int, suit: int) -> Room:
    room = _named(value, suit)
    room.furnish(SUIT_CHARTS[suit][value - 2], (RED if room.red else BLACK)[value - 2])
    return room


PLAIN: tuple[Room, ...] = tuple([_plain(value, suit) for suit in range(4) for value in range(2, 14)])
ACES: tuple[Room, ...] = tuple([_named(ACE, suit, A_WAY_OUT) for suit in range(4)])
JOKERS: tuple[Room, ...] = (
    Room("joker_laughing", "Laughing Joker", A_TRAP, 0, JOKER),
    Room("joker_weeping", "Weeping Joker", A_TRAP, 0, JOKER),
)
CENTRE_ACE = ACES[0]
ROOMS: tuple[Room, ...] = (*PLAIN, *ACES, *JOKERS)
CHARTS: dict[str, list[Entry]] = {
    "red": RED,
    "black": BLACK,
    "diamonds": DIAMONDS,
    "clubs": CLUBS,
    "hearts": HEARTS,
    "spades": SPADES,
}


def alike(a: Room, b: Room, color: bool) -> bool:
    """WO-b-8: whether two cards match by color or, otherwise, by suit. Jokers match nothing."""
    if min(a.suit, b.suit) == JOKER:
        return False
    return a.red == b.red if color else a.suit == b.suit
