"""The table: players and what lies before them, the house as it stands, the decks, what is under way."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from seance.games.house_of_whack.cards import Arcana, Guest, HouseRule, RoomTile, Snare, Whack
from seance.games.house_of_whack.notions import Digit, Notion
from seance.kernel.dice import Dice
from seance.kernel.grid import Grid
from seance.kernel.state import State
from seance.kernel.things import Card, Seat, Thing
from seance.kernel.zone import ALL, NOBODY, Zone, seat_bit

SUPPLY: Final = 12
"""b-16: tokens of each player."""
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
class Player(Seat):
    """Somebody in the house, or on the way back to it.

    ``strength``, ``spirit`` and ``life`` are the dice (HW-1.3, HW-2.2, HW-3.2). ``room`` is None while
    they are dead; ``out`` is for good (HW-SR.2). ``hearts`` are the Gold Hearts, ``by_tokens``,
    ``by_cards`` and ``by_trophies`` those of them that were scored and redeemed for. ``square`` is the
    square as printed on the tile.
    ``missing`` counts turns to miss, ``resting`` says that the next one is spent on coming to oneself
    (HW-2.6). ``timers`` are the turns that each Trap has left, ``boosts`` what is added to red and blue
    until the end of the turn in progress.
    """

    def __init__(
        self,
        index: int,
        guest: Zone[Guest],
        hand: Zone[Arcana],
        carried: Zone[Card],
        claimed: Zone[Card],
        traps: Zone[Snare],
        redeemed: Zone[Card],
        number: Zone[Digit],
    ) -> None:
        super().__init__(index)
        self.guest = guest
        self.hand = hand
        self.carried = carried
        self.claimed = claimed
        self.traps = traps
        self.redeemed = redeemed
        self.number = number
        self.room: RoomTile | None = None
        self.square = 4
        self.strength = 3
        self.spirit = 3
        self.life = 4
        self.hearts = 0
        self.by_tokens = 0
        self.by_cards = 0
        self.by_trophies = 0
        self.supply = SUPPLY
        self.out = False
        self.missing = 0
        self.resting = False
        self.tried = False
        self.splendid = False
        self.deaths = 0
        self.timers: dict[str, int] = {}
        self.boosts: dict[str, int] = {}

    def copy(self) -> Player:
        """A player of its own; cards are shared, as always."""
        twin = Player(
            self.index,
            self.guest.copy(),
            self.hand.copy(),
            self.carried.copy(),
            self.claimed.copy(),
            self.traps.copy(),
            self.redeemed.copy(),
            self.number.copy(),
        )
        twin.room = self.room
        twin.square = self.square
        twin.strength = self.strength
        twin.spirit = self.spirit
        twin.life = self.life
        twin.hearts = self.hearts
        twin.by_tokens = self.by_tokens
        twin.by_cards = self.by_cards
        twin.by_trophies = self.by_trophies
        twin.supply = self.supply
        twin.out = self.out
        twin.missing = self.missing
        twin.resting = self.resting
        twin.tried = self.tried
        twin.splendid = self.splendid
        twin.deaths = self.deaths
        twin.timers = self.timers.copy()
        twin.boosts = self.boosts.copy()
        return twin

    @property
    def dead(self) -> bool:
        """HW-3.3: off the board, for now or for good."""
        return self.room is None

    @property
    def crushed(self) -> bool:
        """HW-2.3."""
        return self.spirit == 0

    @property
    def here(self) -> RoomTile:
        """The room in which somebody who is alive stands."""
        assert self.room is not None
        return self.room

    def is_at(self, room: RoomTile, square: int) -> bool:
        return self.room is room and self.square == square


@mypyc_attr(allow_interpreted_subclasses=True)
class Bolt(Thing):
    """HW-10: a lock on a door of a room: a die. ``side`` is a side as printed, or ``LINKS`` + number.

    It belongs to that door and travels with its tile (HW-10.6).
    """

    noun: ClassVar[str] = "bolt"

    def __init__(self, room: RoomTile, side: int, colour: str, stat: int, number: int) -> None:
        self.room = room
        self.side = side
        self.colour = colour
        self.stat = stat
        self.number = number

    def copy(self) -> Bolt:
        """A lock of its own."""
        return Bolt(self.room, self.side, self.colour, self.stat, self.number)

    @property
    def key(self) -> str:
        return f"lock-{self.number}"


def words_of(seat: int) -> str:
    """Where somebody's own words for the Gate are kept: by seat, as nobody else knows their card (b-52)."""
    return f"gate-{seat}"


LINKS: Final = 10
"""Locks on secret doors and stairs: the number of the pair, counted from here."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shortcut(Thing):
    """HW-8, HW-9: a pair of secret doors, or a flight of stairs: two squares in two rooms."""

    noun: ClassVar[str] = "link"

    def __init__(
        self, number: int, stairs: bool, room: RoomTile, square: int, other: RoomTile, twin: int
    ) -> None:
        self.number = number
        self.stairs = stairs
        self.room = room
        self.square = square
        self.other = other
        self.twin = twin

    def copy(self) -> Shortcut:
        """A pair of its own."""
        return Shortcut(self.number, self.stairs, self.room, self.square, self.other, self.twin)

    @property
    def key(self) -> str:
        return f"{'stairs' if self.stairs else 'door'}-{self.number}"

    def far_end(self, room: RoomTile, square: int) -> tuple[RoomTile, int] | None:
        """Where it leads from a square, if it begins there."""
        if self.room is room and self.square == square:
            return self.other, self.twin
        if self.other is room and self.twin == square:
            return self.room, self.square
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Clash(Thing):
    """HW-19: a Conflict under way. ``foe`` is a seat, or -1 and then ``card`` or ``bolt`` stands against.

    ``sides`` says for each card laid on whose side it lies: 0 the fighter's, 1 the opponent's; ``layers``
    who laid it, -1 for the random card. ``mine`` and ``theirs`` are the totals before cards; ``shown``
    once all lie open, ``broken`` when a Minion was evaded. ``first`` is where its cards begin among those
    laid: a Conflict may break out in the middle of another. ``broken`` says that the foe was evaded.
    """

    noun: ClassVar[str] = "clash"

    def __init__(
        self, fighter: int, colour: str, against: str, foe: int, card: Card | None, bolt: int
    ) -> None:
        self.fighter = fighter
        self.colour = colour
        self.against = against
        self.foe = foe
        self.card = card
        self.bolt = bolt
        self.ranged = False
        self.mine = 0
        self.theirs = 0
        self.shown = False
        self.broken = False
        self.first = 0
        self.sides: list[int] = []
        self.layers: list[int] = []

    def copy(self) -> Clash:
        """A Conflict of its own."""
        twin = Clash(self.fighter, self.colour, self.against, self.foe, self.card, self.bolt)
        twin.ranged = self.ranged
        twin.mine = self.mine
        twin.theirs = self.theirs
        twin.shown = self.shown
        twin.broken = self.broken
        twin.first = self.first
        twin.sides = self.sides[:]
        twin.layers = self.layers[:]
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms(Thing):
    """b-56: what the Mystery Room gives for what: ``pay`` of ``price`` for ``gain`` of ``prize``."""

    noun: ClassVar[str] = "terms"

    def __init__(self, price: str, pay: int, prize: str, gain: int) -> None:
        self.price = price
        self.pay = pay
        self.prize = prize
        self.gain = gain

    def copy(self) -> Terms:
        """Terms of their own."""
        return Terms(self.price, self.pay, self.prize, self.gain)

    @property
    def key(self) -> str:
        return f"{self.pay}-{self.price}-{self.gain}-{self.prize}"


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


def new_player(index: int) -> Player:
    """Somebody with nothing yet."""
    name = str(index + 1)
    own = seat_bit(index)
    return Player(
        index,
        Zone(f"{name}.guest", ALL, []),
        Zone(f"{name}.hand", own, []),
        Zone(f"{name}.carried", ALL, []),
        Zone(f"{name}.claimed", ALL, []),
        Zone(f"{name}.traps", ALL, []),
        Zone(f"{name}.redeemed", ALL, []),
        Zone(f"{name}.number", own, []),
    )


def new_premises(dice: Dice, players: int, start: RoomTile) -> Premises:
    """An empty table."""
    piles: list[Zone[Any]] = [Zone(name, sees, [], home) for name, sees, home in PILES]
    return Premises(dice, [new_player(index) for index in range(players)], Grid(), piles, start)
