"""ED-3: shuffling, who begins, and the deal."""

from __future__ import annotations

from seance.games.edwardian.box.deck import DECK
from seance.games.edwardian.drawing import plain
from seance.games.edwardian.state import END_NOW, PLAY_ON, WALK_AGAIN, Evening, new_player
from seance.kernel.dice import Dice
from seance.kernel.game import Settings

NEEDED = {"full": 3, "two_lines": 2, "short": 1}
"""How many complete lines lose, by the form of the game."""
FIFTH_TERROR = {"walk_again": WALK_AGAIN, "play_on": PLAY_ON, "end_now": END_NOW}
"""What happens in a stalemate (ED-b-51), by its name in the settings."""
HAND = 7
SHORT_HAND = 9


def set_up(settings: Settings, dice: Dice) -> Evening:
    """ED-3: all cards, lots for the first turn, and a hand for everybody."""
    s = Evening(dice)
    players: int = settings["players"]
    form = form_for(str(settings["form"]), players)
    s.needed = NEEDED[form]
    s.size = hand_size(settings["hand"], form)
    s.fifth_terror = FIFTH_TERROR[str(settings["fifth_terror"])]
    s.players = [new_player(index) for index in range(players)]
    s.stock.cards = list(DECK)
    s.stock.shuffle(dice)
    draw_for_first(s)
    s.stock.shuffle(dice)
    deal(s)
    return s


def form_for(wanted: str, players: int) -> str:
    """ED-b-4: the printed three lines; but two players play the short form, unless they say otherwise."""
    if wanted != "auto":
        return wanted
    return "short" if players == 2 else "full"


def hand_size(wanted: int | str, form: str) -> int:
    """ED-3.2 and ED-5.3: seven cards, nine in the short form, unless the table says otherwise."""
    if isinstance(wanted, int):
        return wanted
    return SHORT_HAND if form == "short" else HAND


def draw_for_first(s: Evening) -> None:
    """ED-3.1: a card for each; the first in the alphabet begins, and all go back (ED-b-55)."""
    cards = s.stock.cards[-len(s.players) :]
    names = [plain(card.title) for card in cards]
    s.active = names.index(min(names))
    s.lot = cards[s.active].title


def deal(s: Evening) -> None:
    """ED-3.2: one card at a time, clockwise from whoever begins."""
    count = len(s.players)
    for number in range(s.size * count):
        s.players[(s.active + number) % count].hand.add(s.stock.draw())
