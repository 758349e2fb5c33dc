"""AM-2: what is in the box. What cards do is written where it matters; here is what is printed on them."""

from __future__ import annotations

from typing import ClassVar, Final

from seance.kernel.things import Card

# Effects are numbers: they are compared at every step of every simulation.

# --- what a Haunting or a Curse does as long as it lasts ------------------------------------------------

SEARCH: Final = 1
"""So much is taken from Search rolls."""
ROLLS: Final = 2
"""So much is taken from every roll."""
ACTIONS: Final = 3
"""So many Actions fewer."""
MOST_ACTIONS: Final = 4
MOST_WALKS: Final = 5
HARDER_CURSES: Final = 6
"""So much is added to what lifts a Curse."""
SNARE: Final = 7
"""A Search whose die shows so much or less brings a Curse besides."""
STAIRS: Final = 8
"""The stairs cost so many Actions."""
CLOSED: Final = 9
"""A room cannot be entered."""
BARRED: Final = 10
"""No Search on the floor printed on the card."""
LINGERING: Final = 11
"""Whoever ends a turn, not possessed, in the room where it began has an Action fewer in the next."""
SILENT: Final = 12
"""No Charm can be played."""

# --- what a Haunting of threshold X does, once ----------------------------------------------------------

CURSE_ALL: Final = 13
LOSE_CHARM: Final = 14
SHUFFLE_TOKENS: Final = 15

# --- what a Charm does when it is traded in -------------------------------------------------------------

BONUS: Final = 16
REROLL: Final = 17
MOVE: Final = 18
LIFT: Final = 19
MORE_ACTIONS: Final = 20
JOIN_IN: Final = 21
IGNORE: Final = 22
WARD: Final = 23
NOTHING: Final = 0

# --- what an investigator can do ------------------------------------------------------------------------

STRIDE: Final = 24
KEEN: Final = 25
CLEANSING: Final = 26
STEADFAST: Final = 27
POCKETS: Final = 28
SLIP: Final = 29


class Token(Card):
    """AM-2.2: a Search token and the number that finds a Charm (b-3)."""

    noun: ClassVar[str] = "token"

    def __init__(self, threshold: int, copy: int) -> None:
        super().__init__(f"token-{threshold}-{copy}", str(threshold))
        self.threshold = threshold


class Worked(Card):
    """A card that does something: how much of which effect, and whether it carries the mark of Proof."""

    def __init__(
        self, name: str, title: str, text: str, mood: str, effect: int, amount: int, proof: bool
    ) -> None:
        super().__init__(name, title, text)
        self.mood = mood
        self.effect = effect
        self.amount = amount
        self.proof = proof


class Haunting(Worked):
    """AM-7.1: what comes at the full hour, the rooms it is in, and the number that drives it out.

    Threshold 0 stands for X: it happens once and goes under the deck (AM-6.5c). ``closes`` says which room
    is shut, ``elsewhere`` that it is not felt in its own rooms.
    """

    noun: ClassVar[str] = "haunting"

    def __init__(
        self,
        name: str,
        title: str,
        text: str,
        mood: str,
        rooms: str,
        threshold: int,
        effect: int,
        amount: int = 0,
        *,
        proof: bool = False,
        closes: str = "",
        elsewhere: bool = False,
    ) -> None:
        super().__init__(name, title, text, mood, effect, amount, proof)
        self.rooms = rooms.split()
        self.threshold = threshold
        self.closes = closes
        self.elsewhere = elsewhere


class Curse(Worked):
    """AM-7.3: what a failed Search brings. A Possession is one, without a threshold (AM-7.4, b-48)."""

    noun: ClassVar[str] = "curse"

    def __init__(
        self,
        name: str,
        title: str,
        text: str,
        mood: str,
        threshold: int,
        effect: int,
        amount: int = 0,
        *,
        proof: bool = False,
        floor: str = "",
    ) -> None:
        super().__init__(name, title, text, mood, effect, amount, proof)
        self.threshold = threshold
        self.floor = floor

    @property
    def possession(self) -> bool:
        return self.threshold == 0


class Charm(Worked):
    """AM-7.5: what a good Search finds. A candle pays for an Exorcise like a Proof Charm, and is no Proof."""

    noun: ClassVar[str] = "charm"

    def __init__(
        self,
        name: str,
        title: str,
        text: str,
        mood: str,
        effect: int,
        amount: int = 0,
        *,
        proof: bool = False,
        candle: bool = False,
    ) -> None:
        super().__init__(name, title, text, mood, effect, amount, proof)
        self.candle = candle


class Investigator(Card):
    """AM-5.2: somebody who has come to look, and what they are good at."""

    noun: ClassVar[str] = "investigator"

    def __init__(self, name: str, title: str, text: str, mood: str, ability: int, amount: int = 0) -> None:
        super().__init__(name, title, text)
        self.mood = mood
        self.ability = ability
        self.amount = amount
