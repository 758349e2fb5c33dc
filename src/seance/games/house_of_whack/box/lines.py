# not compiled: msgspec structs lose their options under mypyc
"""How a card is written in a file: plain data in the rules' own words, and never anything that runs.

Numbers, names and lengths are bounded here, so that a hostile file is refused before a card is made of it;
whether the words make sense together, ``faults`` says.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

from seance.games.house_of_whack.box.law import COMING, DEEDS, FOES, PEOPLE, POWERS, WHEN


def _one_of(words: Iterable[str]) -> Meta:
    return Meta(pattern=f"^({'|'.join(words)})$", max_length=16)


Key = Annotated[str, Meta(min_length=1, max_length=48)]
Title = Annotated[str, Meta(min_length=1, max_length=60)]
Mood = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=16)]
Amount = Annotated[int, Meta(ge=-9, le=9)]
Small = Annotated[int, Meta(ge=0, le=9)]


class Written(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What all lines of a box file have in common: nothing unknown stands in them."""


class DeedLine(Written):
    """One thing that a card does."""

    do: Annotated[str, _one_of(DEEDS)]
    amount: Amount = 1
    stat: Word = ""
    whom: Annotated[str, _one_of(PEOPLE)] = "me"


Deeds = Annotated[list[DeedLine], Meta(max_length=4)]


class PowerLine(Written):
    """Something that holds."""

    power: Annotated[str, _one_of(POWERS)]
    amount: Amount = 1
    stat: Word = ""
    against: Annotated[str, _one_of(FOES)] = ""


Powers = Annotated[list[PowerLine], Meta(max_length=4)]


class ActLine(Written):
    """Something that can be used, and when."""

    when: Annotated[str, _one_of(WHEN)]
    deeds: Deeds


class SideLine(Written):
    """What one side of a card is good for."""

    powers: Powers = []
    act: ActLine | None = None


class RoomLine(Written):
    """A room."""

    key: Key
    title: Title
    doors: Annotated[str, Meta(pattern="^N?E?S?W?$", max_length=4)]
    mask: Annotated[str, Meta(pattern="^[.#]{9}$", max_length=9)] = "........."
    mood: Mood = ""
    special: Word = ""
    hearts: Annotated[list[Word], Meta(max_length=5)] = []
    powers: Powers = []
    act: ActLine | None = None
    target: bool = False
    charges: Small = 0
    rate: Deeds = []
    price: Small = 0


class ThirdLine(Written):
    """What a Guest is who stays."""

    role: Word
    colour: Word
    stat: Small
    value: Small
    side: SideLine | None = None
    lose: Deeds = []


class GuestLine(Written):
    """A Guest."""

    key: Key
    title: Title
    mood: Mood
    strength: Small
    spirit: Small
    life: Small
    own: SideLine
    ally: SideLine
    worth: Small
    third: ThirdLine


class DramaLine(Written):
    """A Drama card."""

    key: Key
    title: Title
    mood: Mood
    colour: Word
    size: Annotated[int, Meta(ge=1, le=4)]
    deeds: Deeds
    cancel: bool = False
    action: bool = False
    honour: Mood = ""


class PropLine(Written, tag_field="kind", tag="prop"):
    """A Prop."""

    key: Key
    title: Title
    mood: Mood
    type: Word
    worth: Small
    side: SideLine
    charges: Small = 0
    reach: Small = 0


class FiendLine(Written, tag_field="kind", tag="minion"):
    """A Minion."""

    key: Key
    title: Title
    mood: Mood
    colour: Word
    stat: Small
    worth: Small
    lose: Deeds


class SnareLine(Written, tag_field="kind", tag="trap"):
    """A Trap."""

    key: Key
    title: Title
    mood: Mood
    colour: Word
    stat: Small
    worth: Small
    lose: Deeds = []
    turns: Small = 0
    powers: Powers = []


class TwistLine(Written, tag_field="kind", tag="twist"):
    """A Twist."""

    key: Key
    title: Title
    mood: Mood
    deeds: Deeds


class ArrivalLine(Written, tag_field="kind", tag="arrival"):
    """An Arrival."""

    key: Key
    title: Title
    mood: Mood
    role: Annotated[str, _one_of(COMING)]


class HouseRuleLine(Written, tag_field="kind", tag="house_rule"):
    """A House Rule."""

    key: Key
    title: Title
    mood: Mood
    powers: Powers


WhackLine = PropLine | FiendLine | SnareLine | TwistLine | ArrivalLine | HouseRuleLine


class NotionLine(Written):
    """An outcome of the Gate."""

    key: Key
    title: Title
    deeds: Deeds = []


class BoxFile(Struct, forbid_unknown_fields=True):
    """The whole file."""

    format: str
    schema: int
    game: str
    name: Title
    number: Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
    rooms: Annotated[list[RoomLine], Meta(max_length=60)]
    guests: Annotated[list[GuestLine], Meta(max_length=60)]
    drama: Annotated[list[DramaLine], Meta(max_length=120)]
    whack: Annotated[list[WhackLine], Meta(max_length=160)]
    outcomes: Annotated[list[NotionLine], Meta(max_length=40)]
