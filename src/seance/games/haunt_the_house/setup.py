"""HTH-2: setting up the house."""

from __future__ import annotations

from seance.games.haunt_the_house.box.hunters import HUNTERS, TROPHIES
from seance.games.haunt_the_house.box.phantoms import PHANTOMS
from seance.games.haunt_the_house.box.rooms import ROOMS
from seance.games.haunt_the_house.cards import REACTION, Phantom
from seance.games.haunt_the_house.drawing import draw_up_to, fill_doorway
from seance.games.haunt_the_house.state import HAND, House, new_doorway, new_ghost, new_house
from seance.kernel.dice import Dice
from seance.kernel.game import Settings


def set_up(settings: Settings, dice: Dice) -> House:
    """HTH-2: rooms, hunters, decks, hands, trophies, a start player."""
    s = new_house(dice)
    players: int = settings["players"]
    attacks: bool = settings["attacks"]
    s.full = settings["version"] == "full"
    s.ghosts = [new_ghost(index) for index in range(players)]
    s.doors = [new_doorway(index) for index in range(doorways(players))]
    s.rooms.cards = [room for room in ROOMS if attacks or not room.attack]
    s.hunters.cards = list(HUNTERS)
    if s.full:
        s.phantoms.cards = [phantom for phantom in PHANTOMS if attacks or not needs_attacks(phantom)]
    s.rooms.shuffle(dice)
    s.hunters.shuffle(dice)
    s.phantoms.shuffle(dice)
    for door in s.doors:
        fill_doorway(s, door)
    for ghost in s.ghosts:
        ghost.deck.shuffle(dice)
        draw_up_to(s, ghost, HAND)
    deal_trophies(s)
    s.active = dice.below(players)
    return s


def needs_attacks(phantom: Phantom) -> bool:
    """HTH-7.6: Attacks can be left out, and what only answers them (Vanishing) with them."""
    return phantom.attack or phantom.timing == REACTION


def doorways(players: int) -> int:
    """HTH-2.1: three rooms for two, four for three or four, five for five."""
    return {2: 3, 3: 4, 4: 4, 5: 5}[players]


def one_trophy_each(s: House) -> bool:
    """HTH-2.4: there are not enough for five to have one of each colour."""
    return len(s.ghosts) == 5


def deal_trophies(s: House) -> None:
    """HTH-2.4: one of each colour; with five players one of either (HTH-b-23)."""
    s.red.cards = [trophy for trophy in TROPHIES if trophy.colour == "red"]
    s.blue.cards = [trophy for trophy in TROPHIES if trophy.colour == "blue"]
    s.red.shuffle(s.dice)
    s.blue.shuffle(s.dice)
    for ghost in s.ghosts:
        if one_trophy_each(s):
            at = s.dice.below(len(s.red.cards) + len(s.blue.cards))
            ghost.trophies.add(s.red.draw() if at < len(s.red.cards) else s.blue.draw())
        else:
            ghost.trophies.add(s.red.draw())
            ghost.trophies.add(s.blue.draw())
