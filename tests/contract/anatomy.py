"""A state taken apart: everything in it, the way there, and what differs between two of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from seance.kernel.snapshot import NOT_WRITTEN, fields_of
from seance.kernel.things import Card, Thing
from seance.kernel.zone import Zone

Way = tuple[Any, ...]
"""How one comes from a state to something in it: names of fields, places in lists, keys of dicts."""


def parts(thing: object) -> list[tuple[Any, object]]:
    """What a thing, a list or a dict holds; a card is printed and holds nothing."""
    if isinstance(thing, (list, tuple)):
        return list(enumerate(thing))
    if isinstance(thing, dict):
        return [*thing.items(), *[(f"key {key.key}", key) for key in thing if isinstance(key, Thing)]]
    if isinstance(thing, Thing) and not isinstance(thing, Card):
        return [(name, getattr(thing, name)) for name in fields_of(thing) if is_written(thing, name)]
    return []


def is_written(thing: Thing, name: str) -> bool:
    """Whether a field belongs to the state and was written at all: the fields of a copy may not be."""
    return name not in NOT_WRITTEN and hasattr(thing, name)


def walk(thing: object, way: Way = ()) -> Iterator[tuple[Way, object]]:
    """Everything that is reached from here, with the way there."""
    yield way, thing
    for step, part in parts(thing):
        yield from walk(part, (*way, step))


def follow(thing: Any, way: Way) -> Any:
    """What stands at the end of a way."""
    for step in way:
        thing = getattr(thing, step) if isinstance(thing, Thing) else thing[step]
    return thing


def difference(mine: object, other: object) -> str:
    """The first field in which two states differ, by class and name: ``Guest.points``; empty for none."""
    return next(differences(mine, other), "")


def differences(mine: object, other: object, where: str = "") -> Iterator[str]:
    """Every field in which two states differ; one that only one of them has is different too."""
    if mine is other or (isinstance(mine, list) and mine == other):
        return  # lists are mostly cards, which are quick to compare
    inside, there = dict(parts(mine)), dict(parts(other))
    same_form = type(mine) is type(other) and (isinstance(mine, Thing) or [*inside] == [*there])
    if not same_form or (not inside and mine != other):
        yield where or type(mine).__name__
        return
    for step in {**inside, **there}:
        name = f"{called(mine, where)}.{step}" if isinstance(mine, Thing) else where
        if step in inside and step in there:
            yield from differences(inside[step], there[step], name)
        else:
            yield name


def called(thing: Thing, where: str) -> str:
    """A thing as complaints name it: by its class, a place by the field that it stands in."""
    return where if type(thing) is Zone and where else type(thing).__name__


def contrast(mine: object, other: object) -> str:
    """Where two pieces of plain data part, and what stands there in either."""
    if isinstance(mine, dict) and isinstance(other, dict) and mine.keys() == other.keys():
        key = next(key for key in mine if mine[key] != other[key])
        return f"{key}: {contrast(mine[key], other[key])}"
    return f"{mine!r} here, {other!r} there"
