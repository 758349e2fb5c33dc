"""The part of a game's state that the kernel itself needs, and the tale that rules tell."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from seance.kernel.dice import Dice
from seance.kernel.facts import Value, kind_of, noun_of, value_of
from seance.kernel.tale import Event, Tale, sort_of
from seance.kernel.things import Seat, Thing
from seance.kernel.zone import ALL, seat_bit


class Veiled(Thing):
    """A fact of an event that only some seats may know."""

    def __init__(self, seats: int, thing: Thing) -> None:
        self.seats = seats
        self.thing = thing


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Thing):
    """What every game's state holds besides its own pieces.

    ``over`` ends the match after the chapter in progress. ``tale`` is None where nobody listens:
    searches and simulations.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.chapter = 0
        self.over = False
        self.tale: Tale | None = None


def only(me: Seat, thing: Thing) -> Veiled:
    """A fact for one seat's ears."""
    return Veiled(seat_bit(me.index), thing)


def say(s: State, name: str, rule: str, *things: Thing) -> None:
    """Tell everybody what happened."""
    if s.tale is not None:
        s.tale.append(_event(name, rule, ALL, things))


def whisper(s: State, me: Seat, name: str, rule: str, *things: Thing) -> None:
    """Tell one seat alone."""
    if s.tale is not None:
        s.tale.append(_event(name, rule, seat_bit(me.index), things))


def _event(name: str, rule: str, seen: int, things: tuple[Thing, ...]) -> Event:
    nouns: list[str] = []
    kinds: list[str] = []
    masks: list[int] = []
    values: list[Value] = []
    for thing in things:
        told, mask = thing, ALL
        if isinstance(thing, Veiled):
            told, mask = thing.thing, thing.seats
        nouns.append(noun_of(told))
        kinds.append(kind_of(told))
        masks.append(mask)
        values.append(value_of(told))
    return Event(sort_of(name, rule, tuple(nouns), tuple(kinds), tuple(masks), seen), values)
