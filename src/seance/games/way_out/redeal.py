"""Another house that a seat could not tell from this one, for bots that search."""

from __future__ import annotations

from seance.games.way_out.cards import Room
from seance.games.way_out.state import Maze, zones_of
from seance.kernel.dice import Dice
from seance.kernel.zone import Zone

Slot = tuple[Zone[Room], int]


def redeal(s: Maze, seat: int, dice: Dice) -> None:
    """Shuffle what the seat does not know; Aces and Jokers only to where they may be (WO-b-48, WO-2.6)."""
    hidden = [
        (zone, index)
        for zone in zones_of(s)
        for index in range(len(zone.cards))
        if not zone.knows(index, seat)
    ]
    cards = [zone.cards[index] for zone, index in hidden]
    specials = [card for card in cards if not card.plain]
    plains = [card for card in cards if card.plain]
    anywhere = [slot for slot in hidden if may_hold_special(s, slot)]
    dice.shuffle(anywhere)
    dice.shuffle(plains)
    chosen = anywhere[: len(specials)]
    for (zone, index), card in zip(chosen, specials, strict=True):
        zone.cards[index] = card
    taken = {(zone.name, index) for zone, index in chosen}
    left = [slot for slot in hidden if (slot[0].name, slot[1]) not in taken]
    for (zone, index), card in zip(left, plains, strict=True):
        zone.cards[index] = card


def may_hold_special(s: Maze, slot: Slot) -> bool:
    """Whether, as far as the table can tell, an Ace or a Joker may lie there."""
    zone, index = slot
    if zone is s.deck:
        return index < len(s.deck.cards) - s.sure
    if zone is s.house:
        return s.places[index] not in s.plain
    return zone is s.door and not s.plain_door
