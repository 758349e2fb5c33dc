"""The table: players and what lies before them, the house as it stands, the decks, what is under way."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from seance.games.house_of_whack.cards import Arcana, Guest, HouseRule, RoomTile, Whack
from seance.games.house_of_whack.notions import Digit, Notion
from seance.games.house_of_whack.pieces import Bolt, Clash, Shortcut, Terms
from seance.games.house_of_whack.player import Player, new_player
from seance.kernel.dice import Dice
from seance.kernel.grid import Grid
from seance.kernel.state import State
from seance.kernel.things import Card
from seance.kernel.zone import ALL, NOBODY, Zone

HAND: Final = 3
"""HW-4.4."""
ACTIONS: Final = 2
"""HW-5.6."""
WALK: Final = 3
"""HW-6.3."""
DIE: Final = 6

BEGIN: Final = "begin"
OPENING: Final = "opening"
ACTING: Final = "acting"
CLOSING: Final = "closing"
"""Where a turn stands: coming back, Housekeeping and Draw; one Action after another; Discard and the end."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Premises(State):
    """The whole table.

    The house: ``grid`` says where each tile lies, ``built`` are the tiles, ``lies`` the room in which
    each card of ``lying`` lies and ``roles`` what a Guest there is; ``tokens`` whose token a room holds.
    ``charges`` are the uses left of what has any. Decks and discards go in pairs. ``laid`` are face-down
    Conflict cards, ``played`` Arcana that wait or happen, ``drawn`` the Whack card being dealt with,
    ``rules`` the House Rules in force, oldest first.

    The turn: ``active``, ``phase``, ``actions`` left, ``faced`` Minions (b-99), ``used`` what is used up
    until the next turn; ``fresh`` says that a window opens before the next Action. ``ending`` says that
    the floor ends with this turn (HW-23.1), ``last`` that no floor follows.
    """

    def __init__(
        self,
        dice: Dice,
        players: list[Player],
        grid: Grid[RoomTile],
        zones: list[Zone[Any]],
        start: RoomTile,
    ) -> None:
        super().__init__(dice)
        self.players = players
        self.grid = grid
        self.piles = zones
        self.start = start
        self.tokens: dict[str, int] = {}
        self.lies: dict[str, RoomTile] = {}
        self.roles: dict[str, str] = {}
        self.charges: dict[str, int] = {}
        self.bolts: list[Bolt] = []
        self.shortcuts: list[Shortcut] = []
        self.pairs = 0
        self.clash: Clash | None = None
        # the turn
        self.active = 0
        self.phase = BEGIN
        self.actions = 0
        self.faced: list[str] = []
        self.used: list[str] = []
        self.rounds = 0
        self.first = 0
        self.fresh = True
        self.floor = 1
        self.ending = False
        self.last = False
        # how this match is played
        self.floors = 0
        self.avatars = False
        self.versus = False
        self.cap = 0
        self.permanent = 0
        self.meta = False
        self.house_hearts = 0
        # special rooms
        self.steam: dict[str, int] = {}
        self.steamed: list[str] = []
        self.below: RoomTile | None = None
        self.wrong = -1
        self.terms: Terms | None = None
        self.honours: dict[str, str] = {}
        self.opened = False
        self.shown_by = -1
        self.shown_worth = 0

    # the piles, by number: they are made, copied and listed together

    @property
    def rooms(self) -> Zone[RoomTile]:
        return self.piles[0]

    @property
    def rooms_gone(self) -> Zone[RoomTile]:
        """Discarded tiles, which come back with the next floor (HW-25.1)."""
        return self.piles[1]

    @property
    def rooms_out(self) -> Zone[RoomTile]:
        """Tiles that have left the game, and The End while it is set aside."""
        return self.piles[2]

    @property
    def built(self) -> Zone[RoomTile]:
        return self.piles[3]

    @property
    def drama(self) -> Zone[Arcana]:
        return self.piles[4]

    @property
    def drama_gone(self) -> Zone[Arcana]:
        return self.piles[5]

    @property
    def whack(self) -> Zone[Whack]:
        return self.piles[6]

    @property
    def whack_gone(self) -> Zone[Whack]:
        return self.piles[7]

    @property
    def guests(self) -> Zone[Guest]:
        return self.piles[8]

    @property
    def guests_gone(self) -> Zone[Guest]:
        return self.piles[9]

    @property
    def lying(self) -> Zone[Card]:
        return self.piles[10]

    @property
    def rules(self) -> Zone[HouseRule]:
        return self.piles[11]

    @property
    def laid(self) -> Zone[Arcana]:
        return self.piles[12]

    @property
    def played(self) -> Zone[Arcana]:
        return self.piles[13]

    @property
    def drawn(self) -> Zone[Card]:
        return self.piles[14]

    @property
    def display(self) -> Zone[Card]:
        """HW-SR.8: what the Trophy Room shows; ``shown_by`` says whose it is, ``shown_worth`` its value."""
        return self.piles[15]

    @property
    def notions(self) -> Zone[Notion]:
        """Outcomes that nobody has written for the Gate."""
        return self.piles[16]

    @property
    def gate(self) -> Zone[Notion]:
        """HW-SR.2: the outcomes in the hat."""
        return self.piles[17]

    @property
    def digits(self) -> Zone[Digit]:
        """What Hatch numbers are written with."""
        return self.piles[18]

    @property
    def boxed(self) -> Zone[Card]:
        """What this match leaves in the box."""
        return self.piles[19]

    @property
    def me(self) -> Player:
        """Whose turn it is."""
        return self.players[self.active]

    def clockwise(self) -> list[Player]:
        """Everybody who is in the game, from whoever has the turn."""
        order = self.players[self.active :] + self.players[: self.active]
        return [player for player in order if not player.out]

    def others(self, me: Player) -> list[Player]:
        """All others who are alive, clockwise."""
        at = me.index
        order = self.players[at + 1 :] + self.players[:at]
        return [player for player in order if player.room is not None]

    def in_room(self, room: RoomTile) -> list[Player]:
        return [player for player in self.players if player.room is room]

    def lying_in(self, room: RoomTile) -> list[Card]:
        """The cards that lie in a room, oldest first."""
        if not self.lies:
            return []
        return [card for card in self.lying.cards if self.lies[card.key] is room]


PILES: Final = (
    ("rooms", NOBODY, "room"),
    ("rooms.discard", ALL, ""),
    ("rooms.out", ALL, ""),
    ("house", ALL, ""),
    ("drama", NOBODY, "drama"),
    ("drama.discard", ALL, ""),
    ("whack", NOBODY, "whack"),
    ("whack.discard", ALL, ""),
    ("guests", NOBODY, "guest"),
    ("guests.discard", ALL, ""),
    ("lying", ALL, ""),
    ("rules", ALL, ""),
    ("laid", NOBODY, ""),
    ("played", ALL, ""),
    ("drawn", ALL, ""),
    ("display", ALL, ""),
    ("notions", NOBODY, "notion"),
    ("gate", NOBODY, ""),
    ("digits", NOBODY, "digit"),
    ("boxed", ALL, ""),
)
"""The piles of a table: their names, who sees them, and which cards begin there."""


def copy_premises(s: Premises) -> Premises:
    """A table of its own; cards are shared, as always."""
    twin = Premises(
        s.dice.copy(),
        [player.copy() for player in s.players],
        s.grid.copy(),
        [pile.copy() for pile in s.piles],
        s.start,
    )
    twin.chapter = s.chapter
    twin.over = s.over
    twin.tokens = s.tokens.copy()
    twin.lies = s.lies.copy()
    twin.roles = s.roles.copy()
    twin.charges = s.charges.copy()
    twin.bolts = [bolt.copy() for bolt in s.bolts]
    twin.shortcuts = [link.copy() for link in s.shortcuts]
    twin.pairs = s.pairs
    twin.clash = None if s.clash is None else s.clash.copy()
    twin.active = s.active
    twin.phase = s.phase
    twin.actions = s.actions
    twin.faced = s.faced[:]
    twin.used = s.used[:]
    twin.rounds = s.rounds
    twin.first = s.first
    twin.fresh = s.fresh
    twin.floor = s.floor
    twin.ending = s.ending
    twin.last = s.last
    twin.floors = s.floors
    twin.avatars = s.avatars
    twin.versus = s.versus
    twin.cap = s.cap
    twin.permanent = s.permanent
    twin.meta = s.meta
    twin.house_hearts = s.house_hearts
    twin.steam = s.steam.copy()
    twin.steamed = s.steamed[:]
    twin.below = s.below
    twin.wrong = s.wrong
    twin.terms = None if s.terms is None else s.terms.copy()
    twin.honours = s.honours.copy()
    twin.opened = s.opened
    twin.shown_by = s.shown_by
    twin.shown_worth = s.shown_worth
    return twin


def zones_of(s: Premises) -> list[Zone[Any]]:
    """Every place where a card can lie."""
    zones: list[Zone[Any]] = s.piles[:]
    for player in s.players:
        zones += [player.guest, player.hand, player.carried, player.claimed, player.traps]
        zones += [player.redeemed, player.number]
    return zones


def new_premises(dice: Dice, players: int, start: RoomTile) -> Premises:
    """An empty table."""
    piles: list[Zone[Any]] = [Zone(name, sees, [], home) for name, sees, home in PILES]
    return Premises(dice, [new_player(index) for index in range(players)], Grid(), piles, start)
