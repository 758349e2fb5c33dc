"""What is in the box: rooms, Guests with their sides, Drama cards and Whack cards, as they are printed."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from seance.games.house_of_whack.deed import Act, Deed, Power
from seance.games.house_of_whack.prose.chapters import say_chapter
from seance.games.house_of_whack.prose.wording import (
    say_arcana,
    say_arrival,
    say_deeds,
    say_loss,
    say_room,
    say_side,
)
from seance.kernel.grid import Tile
from seance.kernel.things import Card, Option, Thing

RED: Final = "red"
BLUE: Final = "blue"
GREEN: Final = "green"
GOLD: Final = "gold"
PURPLE: Final = "purple"
WILD: Final = "wild"
"""Red is Strength, blue is Spirit, green is Life (HW-1.1, HW-2.1, HW-3.1); wild fits both (HW-4.12)."""

ALLY: Final = "ally"
RESIDENT: Final = "resident"
MINION: Final = "minion"
PLAYER: Final = "player"
TRAP: Final = "trap"
LOCK: Final = "lock"
"""HW-G.1: the roles of a Guest; with traps and locks, all that somebody can be up against (HW-19.1)."""

WEAPON: Final = "weapon"
WEARABLE: Final = "wearable"
ARTIFACT: Final = "artifact"
TYPES: Final = (WEAPON, WEARABLE, ARTIFACT)
"""HW-14.3: one of each can be carried."""

START: Final = "start"
THE_END: Final = "the_end"
MAZE: Final = "maze"
BOILER: Final = "boiler"
GATE: Final = "gate"
HATCH: Final = "hatch"
MYSTERY: Final = "mystery"
CLOUD: Final = "cloud"
THRONE: Final = "throne"
TROPHY: Final = "trophy"
WRONG_FLOOR: Final = "wrong_floor"
ORDINARY: Final = ""
"""The chapters of the book that a room sends one to (HW-7.5)."""

SQUARES: Final = 9
DOORWAYS: Final = (1, 5, 7, 3)
"""b-3: the square at the door on each side as printed, clockwise from the north."""
BESIDE: Final = ((1, 3), (0, 2, 4), (1, 5), (0, 4, 6), (1, 3, 5, 7), (2, 4, 8), (3, 7), (4, 6, 8), (5, 7))
"""The squares next to each of the nine, row by row."""


QUARTER: Final = (6, 3, 0, 7, 4, 1, 8, 5, 2)
"""Which square comes to lie where, when a tile is turned clockwise by a quarter."""


def period(doors: str, mask: str) -> int:
    """After how many quarter turns a tile looks the same: 1, 2 or 4."""
    sides = [side in doors for side in "NESW"]
    turned = "".join(mask[square] for square in QUARTER)
    if turned == mask and len(set(sides)) == 1:
        return 1
    halfway = "".join(turned[square] for square in QUARTER)
    return 2 if halfway == mask and sides[:2] == sides[2:] else 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Side(Thing):
    """What a card, or one side of it, is good for: Powers that hold, and what can be done with it.

    ``owner`` is the card that it is printed on. ``bonus`` says whether any Power adds to a Conflict.
    """

    noun: ClassVar[str] = "side"

    def __init__(self, powers: tuple[Power, ...] = (), act: Act | None = None) -> None:
        self.powers = powers
        self.act = act
        self.text = say_side(powers, act)
        self.owner: Card | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing is printed here."""
        return not self.powers and self.act is None


NOTHING: Final = Side()


class RoomTile(Tile):
    """HW-6.6, HW-7: a room of three by three squares (b-3); ``mask`` marks what is blocked (b-4).

    ``special`` names its chapter. ``hearts`` are the colours in which one may redeem here (HW-20.2). With
    ``target`` one needs a token here to use it, and may then do so from afar (HW-7.3, HW-12.6, b-96).
    ``rate`` is what a purple heart gives for every ``price`` in value.
    """

    noun: ClassVar[str] = "room"

    def __init__(
        self,
        name: str,
        title: str,
        doors: str,
        mask: str = ".........",
        *,
        mood: str = "",
        special: str = ORDINARY,
        hearts: tuple[str, ...] = (),
        powers: tuple[Power, ...] = (),
        act: Act | None = None,
        target: bool = False,
        charges: int = 0,
        rate: tuple[Deed, ...] = (),
        price: int = 0,
    ) -> None:
        text = say_chapter(special) or say_room(powers, act, target, price, rate)
        super().__init__(name, title, doors, text)
        self.mask = mask
        self.mood = mood
        self.special = special
        self.hearts = list(hearts)
        self.target = target
        self.charges = charges
        self.rate = rate
        self.price = price
        self.side = Side(powers, act)
        self.side.owner = self
        self.free = [square for square in range(SQUARES) if mask[square] == "."]
        self.steps = [
            [near for near in BESIDE[square] if mask[near] == "."] if mask[square] == "." else []
            for square in range(SQUARES)
        ]
        self.period = period(doors, mask)
        self.ways_out = [side for side in range(4) if "NESW"[side] in doors]


class Third(Thing):
    """HW-16, HW-17: what a Guest is who stays: a Resident, or a Minion with what losing to it does."""

    noun: ClassVar[str] = "third"

    def __init__(
        self, role: str, colour: str, stat: int, value: int, side: Side = NOTHING, lose: tuple[Deed, ...] = ()
    ) -> None:
        self.role = role
        self.colour = colour
        self.stat = stat
        self.value = value
        self.side = side
        self.lose = lose
        self.text = say_loss(lose) if lose else side.text


class Guest(Card):
    """HW-G.1: one card and up to four roles: somebody to be, an Ally, and a Resident or a Minion.

    What is printed on the other sides stands here in words and numbers too, for whoever only reads cards.
    """

    noun: ClassVar[str] = "guest"

    def __init__(
        self,
        name: str,
        title: str,
        mood: str,
        strength: int,
        spirit: int,
        life: int,
        own: Side,
        ally: Side,
        worth: int,
        third: Third,
    ) -> None:
        super().__init__(name, title, own.text)
        self.mood = mood
        self.strength = strength
        self.spirit = spirit
        self.life = life
        self.own = own
        self.ally = ally
        self.worth = worth
        self.third = third
        self.ally_text = ally.text
        self.third_text = third.text
        self.role, self.colour, self.stat, self.value = third.role, third.colour, third.stat, third.value
        for side in (own, ally, third.side):
            if side is not NOTHING:
                side.owner = self


class Arcana(Card):
    """HW-4.9, b-26: a Drama card: an effect, or a modifier of a colour and a size, never both (HW-4.14).

    ``cancel`` cards act at once on an Arcana that is being played (HW-4.16, b-24); ``action`` cards cost an
    Action (b-116). ``play``, ``up`` and ``down`` are the choices to use its effect, or to turn a die with it.
    """

    noun: ClassVar[str] = "drama"

    def __init__(
        self,
        name: str,
        title: str,
        mood: str,
        colour: str,
        size: int,
        deeds: tuple[Deed, ...],
        *,
        cancel: bool = False,
        action: bool = False,
        honour: str = "",
    ) -> None:
        super().__init__(name, title, say_arcana(deeds, action, honour))
        self.mood = mood
        self.colour = colour
        self.size = size
        self.deeds = deeds
        self.cancel = cancel
        self.action = action
        self.honour = honour
        self.play = Option("play", self)
        self.up = Option("raise", self)
        self.down = Option("lower", self)

    def fits(self, colour: str) -> bool:
        """HW-4.12, HW-19.7: whether its modifier counts in a Conflict of this colour."""
        return self.colour in (colour, WILD)


@mypyc_attr(allow_interpreted_subclasses=True)
class Whack(Card):
    """HW-11.2: a card of the Whack deck; ``worth`` is what it brings when it is redeemed (HW-12.3)."""

    noun: ClassVar[str] = "whack"

    def __init__(self, name: str, title: str, text: str, mood: str, worth: int = 0) -> None:
        super().__init__(name, title, text, pool="whack")
        self.mood = mood
        self.worth = worth


class PropCard(Whack):
    """HW-14: something to carry; ``reach`` is its range in rooms (HW-12.5), ``charges`` its uses."""

    noun: ClassVar[str] = "prop"

    def __init__(
        self,
        name: str,
        title: str,
        mood: str,
        kind: str,
        worth: int,
        powers: tuple[Power, ...] = (),
        act: Act | None = None,
        *,
        charges: int = 0,
        reach: int = 0,
    ) -> None:
        super().__init__(name, title, say_side(powers, act), mood, worth)
        self.kind = kind
        self.side = Side(powers, act)
        self.side.owner = self
        self.charges = charges
        self.reach = reach


class Fiend(Whack):
    """HW-17: a Minion of the Whack deck, the stat to beat, and what losing to it does."""

    noun: ClassVar[str] = "minion"

    def __init__(
        self, name: str, title: str, mood: str, colour: str, stat: int, worth: int, lose: tuple[Deed, ...]
    ) -> None:
        super().__init__(name, title, say_loss(lose), mood, worth)
        self.colour = colour
        self.stat = stat
        self.lose = lose


class Snare(Whack):
    """HW-18: a Trap. With ``turns`` it stays before whoever lost to it (HW-18.5) and weighs on them."""

    noun: ClassVar[str] = "trap"

    def __init__(
        self,
        name: str,
        title: str,
        mood: str,
        colour: str,
        stat: int,
        worth: int,
        lose: tuple[Deed, ...],
        turns: int = 0,
        powers: tuple[Power, ...] = (),
    ) -> None:
        super().__init__(name, title, say_loss(lose, turns, powers), mood, worth)
        self.colour = colour
        self.stat = stat
        self.lose = lose
        self.turns = turns
        self.side = Side(powers)
        self.side.owner = self


class Twist(Whack):
    """HW-11.3: something happens now."""

    noun: ClassVar[str] = "twist"

    def __init__(self, name: str, title: str, mood: str, deeds: tuple[Deed, ...]) -> None:
        super().__init__(name, title, say_deeds(deeds), mood)
        self.deeds = deeds


class Arrival(Whack):
    """HW-11.5: somebody comes: an Ally or a Resident."""

    noun: ClassVar[str] = "arrival"

    def __init__(self, name: str, title: str, mood: str, role: str) -> None:
        super().__init__(name, title, say_arrival(role), mood)
        self.role = role


class HouseRule(Whack):
    """HW-13: the rules are different from now on. Its Powers hold for everybody."""

    noun: ClassVar[str] = "house_rule"

    def __init__(self, name: str, title: str, mood: str, powers: tuple[Power, ...]) -> None:
        super().__init__(name, title, say_side(powers, None), mood)
        self.side = Side(powers)
        self.side.owner = self
