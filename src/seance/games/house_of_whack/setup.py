"""HW-4.1, HW-11.1, HW-G.2, HW-P.5: setting the table."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.box.contents import Box
from seance.games.house_of_whack.building import put_down
from seance.games.house_of_whack.cards import BLUE, GREEN, RED, START, HouseRule
from seance.games.house_of_whack.harm import OWN, original, put
from seance.games.house_of_whack.notions import COPIES, DIGITS
from seance.games.house_of_whack.state import DIE, HAND, Premises, new_premises
from seance.games.house_of_whack.whacking import contradicts
from seance.kernel.dice import Dice
from seance.kernel.game import Settings
from seance.kernel.grid import place
from seance.kernel.things import Card

SHUFFLED, THREE, PERMANENT, NONE = "shuffled", "three", "permanent", "none"
"""HW-P.5: the four ways of using House Rules."""
AT_THE_START: Final = 3


def set_up(box: Box, settings: Settings, dice: Dice) -> Premises:
    """Tiles, decks, Guests, hands, and who begins."""
    start = next(tile for tile in box.rooms if tile.special == START)
    s = new_premises(dice, settings["players"], start)
    s.floors = 0 if settings["ending"] == "ordinary" else int(settings["ending"])
    s.last = s.floors == 1
    s.avatars = settings["avatars"]
    s.versus = settings["versus"]
    s.meta = settings["meta"]
    s.cap = settings["cap"]
    lay_out(s, box, settings)
    put_down(s, start, place(0, 0), 0)
    deal(s)
    s.active = s.first = highest(dice, list(range(len(s.players))))
    return s


def lay_out(s: Premises, box: Box, settings: Settings) -> None:
    """HW-4.1, HW-11.1: every deck is shuffled."""
    s.rooms.cards = [tile for tile in box.rooms if tile is not s.start and _wanted(tile.special, settings)]
    s.boxed.cards = [tile for tile in box.rooms if tile is not s.start and tile not in s.rooms.cards]
    s.drama.cards = list(box.drama)
    s.whack.cards = list(box.whack)
    s.guests.cards = list(box.guests)
    s.notions.cards = [notion for notion in box.notions if settings["meta"] or not notion.honour]
    s.boxed.cards += [notion for notion in box.notions if notion not in s.notions.cards]
    s.digits.cards = [digit for digit in DIGITS for _ in range(COPIES)]
    house_rules(s, settings["house_rules"])
    for deck in (s.rooms, s.drama, s.whack, s.guests):
        deck.shuffle(s.dice)


def _wanted(special: str, settings: Settings) -> bool:
    """A first game leaves the special rooms in the box, all but The End."""
    return settings["rooms"] == "all" or special in ("", "the_end")


def house_rules(s: Premises, way: str) -> None:
    """HW-P.5, b-114: in the deck, three from the start under the cap (HW-13.2), all for good, or none."""
    rules = [card for card in s.whack.cards if isinstance(card, HouseRule)]
    if way == SHUFFLED:
        return
    for card in rules:
        s.whack.take(card)
    s.dice.shuffle(rules)
    if way == THREE:
        s.rules.cards = _lasting(rules[:AT_THE_START])[-s.cap :]
    elif way == PERMANENT:
        s.rules.cards = _lasting(rules)
        s.permanent = len(s.rules.cards)
    s.boxed.cards += [card for card in rules if card not in s.rules.cards]


def _lasting(rules: list[HouseRule]) -> list[HouseRule]:
    """b-50: of two about the same thing, the newer one."""
    return [
        rule
        for at, rule in enumerate(rules)
        if not any(contradicts(rule, newer) for newer in rules[at + 1 :])
    ]


def deal(s: Premises) -> None:
    """HW-G.2, HW-4.1: a Guest each, unless they begin as themselves (HW-31.2); three Drama cards."""
    for me in s.players:
        if not s.avatars:
            me.guest.add(s.guests.draw())
        for colour in (RED, BLUE, GREEN):
            put(me, colour, original(me, colour) if me.guest.cards else OWN[colour])
        for _ in range(HAND):
            me.hand.add(s.drama.draw())


def highest(dice: Dice, seats: list[int]) -> int:
    """b-2: the highest roll begins; who is level rolls again."""
    while len(seats) > 1:
        rolls = [dice.below(DIE) for _ in seats]
        seats = [seat for seat, roll in zip(seats, rolls, strict=True) if roll == max(rolls)]
    return seats[0]


def cards_of(box: Box) -> tuple[Card, ...]:
    """Everything that can lie on the table."""
    return (*box.rooms, *box.guests, *box.drama, *box.whack, *box.notions, *DIGITS)
