"""The maze: rooms and the doors between them, and the sheet of each player."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from seance.games.way_out.cards import Room
from seance.kernel.dice import Dice
from seance.kernel.graph import Graph
from seance.kernel.state import State
from seance.kernel.things import Seat
from seance.kernel.zone import ALL, NOBODY, Zone, seat_bit

NAMES = ("wren", "ash", "marlow", "ives", "sorrel", "quill", "tamsin", "lowe")
PLACES = tuple([str(number) for number in range(54)])
"""What rooms are called while their cards lie face down: in the order in which they were built."""
CENTRE: Final = "0"
RING = ("1", "2", "3", "4")
"""The face-down rooms against the sides of the Ace of Diamonds (WO-2.4)."""
DOORS: Final = 4
"""A card has four sides (WO-b-10)."""
NOWHERE: Final = ""
NOT_YET: Final = -1
EXITS: Final = 4
FACE_UP: Final = -1
"""What the zones call ALL, as a constant that compiles to a number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Seat):
    """One player: three stats, the questions answered, and where the token stands.

    ``answered`` is a set of stats as bits. ``locked`` says that WILL is circled (WO-6.3a), ``mad`` that
    sanity was lost (WO-6.2a), ``awake`` that the starting room has been described (WO-3.3). ``notes`` are the
    scores written down in the multilevel game (WO-13.1).
    """

    def __init__(
        self,
        index: int,
        secret: Zone[Room],
        will: int,
        body: int,
        fear: int,
        answered: int = 0,
        at: str = NOWHERE,
        awake: bool = False,
        trapped: bool = False,
        escaped: bool = False,
        locked: bool = False,
        mad: bool = False,
        notes: list[int] | None = None,
    ) -> None:
        super().__init__(index)
        self.secret = secret
        self.will = will
        self.body = body
        self.fear = fear
        self.answered = answered
        self.at = at
        self.awake = awake
        self.trapped = trapped
        self.escaped = escaped
        self.locked = locked
        self.mad = mad
        self.notes: list[int] = [] if notes is None else notes

    def copy(self) -> Player:
        """A sheet of its own."""
        return Player(
            self.index,
            self.secret.copy(),
            self.will,
            self.body,
            self.fear,
            self.answered,
            self.at,
            self.awake,
            self.trapped,
            self.escaped,
            self.locked,
            self.mad,
            self.notes[:],
        )


def new_player(index: int, fear: int) -> Player:
    """WO-2.1 and WO-2.2, before anybody has said which is stronger. Only the owner sees Secret Doors."""
    secret: Zone[Room] = Zone(f"{NAMES[index]}.secret", seat_bit(index), [])
    return Player(index, secret, will=3, body=5, fear=fear)


@mypyc_attr(allow_interpreted_subclasses=True)
class Maze(State):
    """The whole table.

    The card at index *i* of ``house`` is the room called ``places[i]``, and ``spots`` finds *i* again; what
    is face up, all know. ``graph`` holds the doors. ``door`` holds the Door that is about to be opened, or
    that a trapped player looks at.

    ``sure`` are the cards on top of the deck that cannot be Aces or Jokers (WO-2.6); ``plain`` are rooms, and
    ``plain_door`` is the Door, of which everybody can tell the same. ``colored`` are the rooms that were
    opened by Color. ``exits`` counts the Aces that were revealed; ``levels`` are the suits of those that have
    led to another level (WO-b-49), as bits; ``waiting`` are the seats that have a last
    turn left, NOT_YET while no end is near. ``voice`` gives each match its own way of telling.
    """

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.players: list[Player] = []
        self.deck: Zone[Room] = Zone("deck", NOBODY, [], "room")
        self.house: Zone[Room] = Zone("house", NOBODY, [])
        self.door: Zone[Room] = Zone("door", NOBODY, [])
        self.discard: Zone[Room] = Zone("discard", ALL, [])
        self.graph = Graph()
        self.places: list[str] = []
        self.spots: dict[str, int] = {}
        self.built = 0
        self.variant = "standard"
        self.direct = False
        self.quiet = False
        self.voice = 0
        self.active = 0
        self.turns = 0
        self.begun = False
        self.exits = 1
        self.waiting = NOT_YET
        self.sure = 0
        self.plain: list[str] = []
        self.plain_door = False
        self.colored: list[str] = []
        self.levels = 0
        self.noted = False
        self.ended = ""

    @property
    def talks(self) -> bool:
        """Whether anything is narrated at all: somebody is asked, or somebody listens (WO-b-45)."""
        return self.tale is not None or not self.quiet

    @property
    def solo(self) -> bool:
        """WO-12."""
        return len(self.players) == 1

    @property
    def multilevel(self) -> bool:
        """WO-13; one player always plays WO-12."""
        return self.variant == "multilevel" and not self.solo


def copy_maze(s: Maze) -> Maze:
    """A maze of its own; cards are shared, as always."""
    twin = Maze.__new__(Maze)
    twin.dice = s.dice.copy()
    twin.chapter = s.chapter
    twin.over = s.over
    twin.tale = None
    twin.players = [player.copy() for player in s.players]
    twin.deck = s.deck.copy()
    twin.house = s.house.copy()
    twin.door = s.door.copy()
    twin.discard = s.discard.copy()
    twin.graph = s.graph.copy()
    twin.places = s.places[:]
    twin.spots = s.spots.copy()
    twin.built = s.built
    twin.variant = s.variant
    twin.direct = s.direct
    twin.quiet = s.quiet
    twin.voice = s.voice
    twin.active = s.active
    twin.turns = s.turns
    twin.begun = s.begun
    twin.exits = s.exits
    twin.waiting = s.waiting
    twin.sure = s.sure
    twin.plain = s.plain[:]
    twin.plain_door = s.plain_door
    twin.colored = s.colored[:]
    twin.levels = s.levels
    twin.noted = s.noted
    twin.ended = s.ended
    return twin


def zones_of(s: Maze) -> list[Zone[Any]]:
    """Every place where a card can lie."""
    return [s.deck, s.house, s.door, s.discard, *[player.secret for player in s.players]]


def left_of(s: Maze, me: Player) -> Player:
    """WO-3.2: the house player of ``me``; alone, one is one's own (WO-12.1)."""
    return s.players[(me.index + 1) % len(s.players)]
