"""The part of a game's state that the kernel itself needs, and the tale that rules tell."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from seance.kernel.dice import Dice
from seance.kernel.facts import Fact, fact_of, noun_of
from seance.kernel.things import Seat, Thing
from seance.kernel.zone import ALL, includes, seat_bit

_SHAPES: dict[tuple[str, ...], tuple[str, ...]] = {}
_MASKS: dict[tuple[int, ...], tuple[int, ...]] = {}


def _masks(nouns: tuple[str, ...], veils: dict[str, int]) -> tuple[int, ...]:
    masks = tuple([veils.get(noun, ALL) for noun in nouns])
    return _MASKS.setdefault(masks, masks)


@mypyc_attr(acyclic=True)
class Event:
    """One line of the tale: what happened, by which rule, and who may know what of it.

    ``facts`` are nouns and keys. ``veils`` names the facts that only some seats may know; to all others
    they are None. ``seen`` is the set of seats that learn of the event at all. A match keeps hundreds of
    events, so they are stored as tuples, and the nouns and veils, always the same few, only once.
    """

    def __init__(
        self, name: str, rule: str, facts: dict[str, Fact], veils: dict[str, int], seen: int
    ) -> None:
        nouns = tuple(facts)
        self.name = name
        self.rule = rule
        self.seen = seen
        self.nouns: tuple[str, ...] = _SHAPES.setdefault(nouns, nouns)
        self.values: tuple[Fact, ...] = tuple(facts.values())
        self.masks: tuple[int, ...] | None = _masks(nouns, veils) if veils else None

    @property
    def facts(self) -> dict[str, Fact]:
        return dict(zip(self.nouns, self.values, strict=True))

    @property
    def veils(self) -> dict[str, int]:
        if self.masks is None:
            return {}
        return {noun: mask for noun, mask in zip(self.nouns, self.masks, strict=True) if mask != ALL}

    def seen_by(self, seat: int) -> dict[str, Any] | None:
        """The event as plain data for one seat; None when it may not know that anything happened."""
        if not includes(self.seen, seat):
            return None
        facts = self.facts
        for noun, mask in self.veils.items():
            if not includes(mask, seat):
                facts[noun] = None
        return {"name": self.name, "rule": self.rule, "facts": facts, "private": self.seen != ALL}


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
        self.tale: list[Event] | None = None


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
    facts: dict[str, Fact] = {}
    veils: dict[str, int] = {}
    for thing in things:
        told = thing
        if isinstance(thing, Veiled):
            told = thing.thing
            veils[noun_of(told)] = thing.seats
        facts[noun_of(told)] = fact_of(told)
    return Event(name, rule, facts, veils, seen)
