"""HTH-1: what is in the box."""

from __future__ import annotations

from typing import ClassVar

from seance.kernel.things import Card

COLOURS = ("purple", "green", "yellow", "pink", "blue")
KINDS = ("bump", "chill", "creak", "moan")
COPIES = 4
GEAR = ("candle", "flashlight", "lantern", "torch", "crowbar", "key", "map", "rope")

ACTION = "action"
"""At any moment of an Action turn, but not in the middle of an Action (HTH-7.3)."""
LAST = "last"
"""In an Action turn, when no Action is left."""
GOOD_BOO = "good boo"
BAD_BOO = "bad boo"
REACTION = "reaction"
SCORING = "scoring"


class Scare(Card):
    """HTH-1.1: a Scare of one colour. The four copies of a kind are one and the same card (HTH-b-7)."""

    noun: ClassVar[str] = "scare"

    def __init__(self, owner: int, kind: int) -> None:
        colour = COLOURS[owner]
        super().__init__(f"{colour}-{KINDS[kind]}", KINDS[kind].capitalize(), "", f"{colour} scares", owner)
        self.kind = kind


class Hunter(Card):
    """HTH-1.2: a ghost hunter with gear, perhaps Skulls, and the Scares that send it running."""

    noun: ClassVar[str] = "hunter"

    def __init__(self, name: str, title: str, text: str, scares: str, gear: str, skulls: int) -> None:
        super().__init__(name, title, text)
        self.needs = [scares.split().count(kind) for kind in KINDS]
        self.gear = gear.split()
        self.skulls = skulls


class Room(Card):
    """HTH-1.4: a room tile. What its power does is written in ``box/rooms.py``."""

    noun: ClassVar[str] = "room"

    def __init__(self, name: str, title: str, text: str, attack: bool = False) -> None:
        super().__init__(name, title, text)
        self.attack = attack


class Phantom(Card):
    """HTH-1.4: a ghostly ally. What it does is written in ``box/phantoms.py``."""

    noun: ClassVar[str] = "phantom"

    def __init__(
        self, name: str, title: str, text: str, timing: str, skulls: int, attack: bool = False
    ) -> None:
        super().__init__(name, title, text)
        self.timing = timing
        self.skulls = skulls
        self.attack = attack


class Trophy(Card):
    """HTH-1.4: gear that is in a ghost's collection from the start. Lights are red, tools blue (HTH-b-25)."""

    noun: ClassVar[str] = "trophy"

    def __init__(self, name: str, title: str, gear: str, colour: str) -> None:
        super().__init__(name, title, "", f"{colour} trophy")
        self.gear = gear
        self.colour = colour


SCARES: list[list[Scare]] = [[Scare(owner, kind) for kind in range(4)] for owner in range(5)]


def full_deck(owner: int) -> list[Scare]:
    """The sixteen Scares of one ghost, unshuffled."""
    return [scare for scare in SCARES[owner] for _ in range(COPIES)]


def kinds_among(scares: list[Scare]) -> list[Scare]:
    """One of each kind that is there, in the order of the kinds."""
    found: list[Scare | None] = [None, None, None, None]
    for scare in scares:
        found[scare.kind] = scare
    return [scare for scare in found if scare is not None]
