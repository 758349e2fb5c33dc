"""The house: doorways with hunters and Scares, and what lies before each ghost."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from seance.games.haunt_the_house.cards import COLOURS, Hunter, Phantom, Room, Scare, Trophy, full_deck
from seance.kernel.dice import Dice
from seance.kernel.state import State
from seance.kernel.things import Seat, Thing
from seance.kernel.zone import ALL, NOBODY, OWNERS, Zone, seat_bit

HAND = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Ghost(Seat):
    """One player: a deck of Scares, a hand, and the collection."""

    def __init__(self, index: int, dice: Dice) -> None:
        super().__init__(index)
        name, mine = COLOURS[index], seat_bit(index)
        self.deck: Zone[Scare] = Zone(f"{name}.deck", NOBODY, full_deck(index), f"{name} scares")
        self.hand: Zone[Scare] = Zone(f"{name}.hand", mine, [])
        self.held: Zone[Scare] = Zone(f"{name}.held", mine, [])
        self.discard: Zone[Scare] = Zone(f"{name}.discard", mine, [])
        self.hunters: Zone[Hunter] = Zone(f"{name}.hunters", ALL, [])
        self.phantoms: Zone[Phantom] = Zone(f"{name}.phantoms", mine, [])
        self.played: Zone[Phantom] = Zone(f"{name}.played", ALL, [])
        self.trophies: Zone[Trophy] = Zone(f"{name}.trophies", mine, [])
        self.skulls = 0
        self.deck.shuffle(dice)

    def zones(self) -> list[Zone[Any]]:
        return [
            self.deck,
            self.hand,
            self.held,
            self.discard,
            self.hunters,
            self.phantoms,
            self.played,
            self.trophies,
        ]

    def copy(self) -> Ghost:
        twin = Ghost.__new__(Ghost)
        twin.index = self.index
        twin.deck = self.deck.copy()
        twin.hand = self.hand.copy()
        twin.held = self.held.copy()
        twin.discard = self.discard.copy()
        twin.hunters = self.hunters.copy()
        twin.phantoms = self.phantoms.copy()
        twin.played = self.played.copy()
        twin.trophies = self.trophies.copy()
        twin.skulls = self.skulls
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Doorway(Thing):
    """A Room on the table with its hunter, the Scares shown above it and those hidden below.

    HTH-b-38: who hid a Scare is public, its face is its owner's secret.
    """

    noun: ClassVar[str] = "room"

    def __init__(self, index: int) -> None:
        self.index = index
        self.room: Zone[Room] = Zone(f"{index + 1}.room", ALL, [])
        self.hunter: Zone[Hunter] = Zone(f"{index + 1}.hunter", ALL, [])
        self.shown: Zone[Scare] = Zone(f"{index + 1}.shown", ALL, [])
        self.hidden: Zone[Scare] = Zone(f"{index + 1}.hidden", OWNERS, [])

    @property
    def key(self) -> str:
        return self.room.cards[0].key

    def zones(self) -> list[Zone[Any]]:
        return [self.room, self.hunter, self.shown, self.hidden]

    def copy(self) -> Doorway:
        twin = Doorway.__new__(Doorway)
        twin.index = self.index
        twin.room = self.room.copy()
        twin.hunter = self.hunter.copy()
        twin.shown = self.shown.copy()
        twin.hidden = self.hidden.copy()
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class House(State):
    """The whole table.

    ``actions`` are those left in this turn; ``acting`` says that it is not over yet, ``fled`` that its BOO
    sent a hunter running. ``ender`` is the ghost who set off the last round (HTH-6.1), -1 before that.
    ``markers`` are the ghosts with a reward to collect after the BOO (HTH-7.2), ``offer`` the Phantoms of
    which one of them keeps one.
    """

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.ghosts: list[Ghost] = []
        self.doors: list[Doorway] = []
        self.rooms: Zone[Room] = Zone("rooms", NOBODY, [], "room")
        self.old_rooms: Zone[Room] = Zone("old rooms", ALL, [])
        self.hunters: Zone[Hunter] = Zone("hunters", NOBODY, [], "hunter")
        self.phantoms: Zone[Phantom] = Zone("phantoms", NOBODY, [], "phantom")
        self.offer: Zone[Phantom] = Zone("offer", NOBODY, [])
        self.red: Zone[Trophy] = Zone("red trophies", NOBODY, [], "red trophy")
        self.blue: Zone[Trophy] = Zone("blue trophies", NOBODY, [], "blue trophy")
        self.full = True
        self.active = 0
        self.turns = 0
        self.actions = 0
        self.acting = False
        self.may_boo = False
        self.may_summon = False
        self.fled = False
        self.ender = -1
        self.markers: list[int] = []

    @property
    def hunters_to_end(self) -> int:
        """HTH-6.1: the fourth hunter ends the game, the fifth with two players."""
        return 5 if len(self.ghosts) == 2 else 4


def copy_house(s: House) -> House:
    """A house of its own; cards are shared, as always."""
    twin = House.__new__(House)
    twin.dice = s.dice.copy()
    twin.chapter = s.chapter
    twin.over = s.over
    twin.tale = None
    twin.ghosts = [ghost.copy() for ghost in s.ghosts]
    twin.doors = [door.copy() for door in s.doors]
    twin.rooms = s.rooms.copy()
    twin.old_rooms = s.old_rooms.copy()
    twin.hunters = s.hunters.copy()
    twin.phantoms = s.phantoms.copy()
    twin.offer = s.offer.copy()
    twin.red = s.red.copy()
    twin.blue = s.blue.copy()
    twin.full = s.full
    twin.active = s.active
    twin.turns = s.turns
    twin.actions = s.actions
    twin.acting = s.acting
    twin.may_boo = s.may_boo
    twin.may_summon = s.may_summon
    twin.fled = s.fled
    twin.ender = s.ender
    twin.markers = s.markers[:]
    return twin


def zones_of(s: House) -> list[Zone[Any]]:
    """Every place where a card can lie."""
    zones: list[Zone[Any]] = [s.rooms, s.old_rooms, s.hunters, s.phantoms, s.offer, s.red, s.blue]
    for ghost in s.ghosts:
        zones.extend(ghost.zones())
    for door in s.doors:
        zones.extend(door.zones())
    return zones
