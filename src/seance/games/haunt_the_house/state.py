"""The house: doorways with hunters and Scares, and what lies before each ghost."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from seance.games.haunt_the_house.cards import COLOURS, Hunter, Phantom, Room, Scare, Trophy, full_deck
from seance.kernel.dice import Dice
from seance.kernel.state import State
from seance.kernel.things import CARD, Seat, Thing
from seance.kernel.zone import ALL, NOBODY, OWNERS, Zone, seat_bit

HAND = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Ghost(Seat):
    """One player: a deck of Scares, a hand, and the collection."""

    def __init__(
        self,
        index: int,
        deck: Zone[Scare],
        hand: Zone[Scare],
        held: Zone[Scare],
        discard: Zone[Scare],
        hunters: Zone[Hunter],
        phantoms: Zone[Phantom],
        played: Zone[Phantom],
        trophies: Zone[Trophy],
        skulls: int = 0,
    ) -> None:
        super().__init__(index)
        self.deck = deck
        self.hand = hand
        self.held = held
        self.discard = discard
        self.hunters = hunters
        self.phantoms = phantoms
        self.played = played
        self.trophies = trophies
        self.skulls = skulls

    def zones(self) -> list[Zone[Any]]:
        """Every place that is this ghost's."""
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
        """A ghost of its own; cards are shared, as always."""
        return Ghost(
            self.index,
            self.deck.copy(),
            self.hand.copy(),
            self.held.copy(),
            self.discard.copy(),
            self.hunters.copy(),
            self.phantoms.copy(),
            self.played.copy(),
            self.trophies.copy(),
            self.skulls,
        )


def new_ghost(index: int) -> Ghost:
    """A ghost with its deck and nothing else yet. Only its owner sees what it holds and throws away."""
    name, mine = COLOURS[index], seat_bit(index)
    return Ghost(
        index,
        deck=Zone(f"{name}.deck", NOBODY, full_deck(index), f"{name} scares"),
        hand=Zone(f"{name}.hand", mine, []),
        held=Zone(f"{name}.held", mine, []),
        discard=Zone(f"{name}.discard", mine, []),
        hunters=Zone(f"{name}.hunters", ALL, []),
        phantoms=Zone(f"{name}.phantoms", mine, []),
        played=Zone(f"{name}.played", ALL, []),
        trophies=Zone(f"{name}.trophies", mine, []),
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Doorway(Thing):
    """A Room on the table with its hunter, the Scares shown above it and those hidden below."""

    noun: ClassVar[str] = "room"
    tells: ClassVar[str] = CARD

    def __init__(
        self, index: int, room: Zone[Room], hunter: Zone[Hunter], shown: Zone[Scare], hidden: Zone[Scare]
    ) -> None:
        self.index = index
        self.room = room
        self.hunter = hunter
        self.shown = shown
        self.hidden = hidden

    @property
    def key(self) -> str:
        return self.room.cards[0].key

    def zones(self) -> list[Zone[Any]]:
        """Every place that belongs to this doorway."""
        return [self.room, self.hunter, self.shown, self.hidden]

    def copy(self) -> Doorway:
        """A doorway of its own."""
        return Doorway(
            self.index, self.room.copy(), self.hunter.copy(), self.shown.copy(), self.hidden.copy()
        )


def new_doorway(index: int) -> Doorway:
    """An empty doorway. HTH-b-38: who hid a Scare is public, its face is its owner's secret."""
    name = str(index + 1)
    return Doorway(
        index,
        room=Zone(f"{name}.room", ALL, []),
        hunter=Zone(f"{name}.hunter", ALL, []),
        shown=Zone(f"{name}.shown", ALL, []),
        hidden=Zone(f"{name}.hidden", OWNERS, []),
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class House(State):
    """The whole table.

    ``actions`` are those left in this turn; ``acting`` says that it is not over yet, ``fled`` that its BOO
    sent a hunter running. ``ender`` is the ghost who set off the last round (HTH-6.1), -1 before that.
    ``markers`` are the ghosts with a reward to collect after the BOO (HTH-7.2), ``offer`` the Phantoms of
    which one of them keeps one.
    """

    def __init__(
        self,
        dice: Dice,
        ghosts: list[Ghost],
        doors: list[Doorway],
        rooms: Zone[Room],
        old_rooms: Zone[Room],
        hunters: Zone[Hunter],
        phantoms: Zone[Phantom],
        offer: Zone[Phantom],
        red: Zone[Trophy],
        blue: Zone[Trophy],
    ) -> None:
        super().__init__(dice)
        self.ghosts = ghosts
        self.doors = doors
        self.rooms = rooms
        self.old_rooms = old_rooms
        self.hunters = hunters
        self.phantoms = phantoms
        self.offer = offer
        self.red = red
        self.blue = blue
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


def new_house(dice: Dice) -> House:
    """An empty house with its stacks; nobody sees what lies in them."""
    return House(
        dice,
        ghosts=[],
        doors=[],
        rooms=Zone("rooms", NOBODY, [], "room"),
        old_rooms=Zone("old rooms", ALL, []),
        hunters=Zone("hunters", NOBODY, [], "hunter"),
        phantoms=Zone("phantoms", NOBODY, [], "phantom"),
        offer=Zone("offer", NOBODY, []),
        red=Zone("red trophies", NOBODY, [], "red trophy"),
        blue=Zone("blue trophies", NOBODY, [], "blue trophy"),
    )


def copy_house(s: House) -> House:
    """A house of its own; cards are shared, as always."""
    twin = House(
        s.dice.copy(),
        [ghost.copy() for ghost in s.ghosts],
        [door.copy() for door in s.doors],
        s.rooms.copy(),
        s.old_rooms.copy(),
        s.hunters.copy(),
        s.phantoms.copy(),
        s.offer.copy(),
        s.red.copy(),
        s.blue.copy(),
    )
    twin.chapter = s.chapter
    twin.over = s.over
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
