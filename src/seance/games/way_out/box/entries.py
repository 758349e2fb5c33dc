"""What a room does to whoever opens it: entries of the six charts (WO-5.2, WO-5.3)."""

from __future__ import annotations

from typing import ClassVar

from seance.games.way_out.box.nouns import Noun
from seance.kernel.facts import Said
from seance.kernel.things import Thing

WILL, BODY, FEAR = range(3)
STATS = ("will", "body", "fear")


class Effect(Said):
    """A change of one or two stats: what is added to WILL, to BODY and to FEAR."""

    def __init__(self, will: int, body: int, fear: int) -> None:
        changes = list(zip(STATS, (will, body, fear), strict=True))
        super().__init__(", ".join([_spelt(change, stat) for stat, change in changes if change]), "effect")
        self.name = "_".join([f"{stat}{change:+d}" for stat, change in changes if change])
        self.will = will
        self.body = body
        self.fear = fear

    @property
    def key(self) -> str:
        return self.name


class Entry(Thing):
    """One room of a chart. With more than one effect, whoever opens the room takes one of them.

    ``thing`` is what one would look at in there; the narration speaks of it.
    """

    noun: ClassVar[str] = "entry"

    def __init__(self, chart: str, value: int, title: str, text: str, thing: Noun, effects: str) -> None:
        self.chart = chart
        self.value = value
        self.title = title
        self.text = text
        self.thing = thing
        self.effects = [read_effect(each) for each in effects.split(" | ")]

    @property
    def key(self) -> str:
        return f"{self.chart}_{self.value}"

    @property
    def printed(self) -> str:
        """The effect as it stands in the chart: ``-1 WILL or +1 FEAR``."""
        return " or ".join([effect.text for effect in self.effects])


Row = tuple[str, str, Noun, str]
"""Title, description, thing, effects."""


def room(title: str, text: str, thing: Noun, effects: str) -> Row:
    """One room of a chart."""
    return title, text, thing, effects


def chart(name: str, rows: list[Row]) -> list[Entry]:
    """A chart: twelve rooms for the values from two to king."""
    return [Entry(name, value, *row) for value, row in enumerate(rows, start=2)]


def read_effect(text: str) -> Effect:
    """``will-1 fear+1`` as an effect."""
    changes = [0, 0, 0]
    for part in text.split():
        changes[STATS.index(part[:4])] = int(part[4:])
    return Effect(changes[WILL], changes[BODY], changes[FEAR])


def _spelt(change: int, stat: str) -> str:
    sign = "+" if change > 0 else "\N{MINUS SIGN}"
    return f"{sign}{abs(change)} {stat.upper()}"


ONE_MORE = [Effect(1, 0, 0), Effect(0, 1, 0), Effect(0, 0, 1)]
"""WO-8.3: one more WILL, BODY or FEAR, in this order."""
