"""A state as plain JSON data, and back.

A state is a tree of things: no object stands in it twice except cards, which are shared and written by
key. That is why one function can write the state of every game.
"""

from __future__ import annotations

from typing import Any, Final

from seance.kernel.dice import Dice, SealedDice
from seance.kernel.errors import BadSave
from seance.kernel.game import Game
from seance.kernel.state import State
from seance.kernel.things import Card, Thing
from seance.kernel.zone import Zone

NOT_WRITTEN = ("tale",)
PLAIN: Final = frozenset({type(None), bool, int, float, str})


def dump(thing: object) -> Any:
    """Plain data for a state or a part of one."""
    if thing is None or isinstance(thing, (int, str, float)):
        return thing
    if isinstance(thing, list):
        return [{"card": each.key} if isinstance(each, Card) else dump(each) for each in thing]
    if isinstance(thing, Card):
        return {"card": thing.key}
    if isinstance(thing, dict):
        return {"dict": [[dump(key), dump(value)] for key, value in thing.items()]}
    if isinstance(thing, Thing):
        return _fields(thing)
    raise TypeError(f"{type(thing).__name__} cannot stand in a state: it has no plain form")


def _fields(thing: Thing) -> dict[str, Any]:
    """Most are plain as they are, and a call for each of them would take longer than all the rest."""
    fields: dict[str, Any] = {"is": type(thing).__name__}
    for name in fields_of(thing):
        if name not in NOT_WRITTEN:
            value = getattr(thing, name)
            fields[name] = value if type(value) in PLAIN else dump(value)
    return fields


def restore(game: Game[Any], data: object) -> Any:
    """The state that ``dump`` wrote, for the same game."""
    if isinstance(data, list):
        return [restore(game, each) for each in data]
    if not isinstance(data, dict):
        return data
    if "is" in data:
        return _thing(game, data)
    if "dict" in data:
        return {restore(game, key): restore(game, value) for key, value in data["dict"]}
    if "card" in data:
        return _card(game, data["card"])
    return _thing(game, data)


def _card(game: Game[Any], key: object) -> Card:
    if not isinstance(key, str) or key not in game.cards:
        raise BadSave(f"The save names a card {key!r} that {game.title} does not have.")
    return game.cards[key]


def _thing(game: Game[Any], data: dict[str, Any]) -> Thing:
    kind: Any = {"Zone": Zone, "Dice": Dice, "SealedDice": SealedDice, **game.classes}.get(data.get("is", ""))
    if kind is None:
        raise BadSave(f"The save holds a {data.get('is')!r}, which {game.title} does not know.")
    thing: Thing = kind.__new__(kind)
    if isinstance(thing, State):
        thing.tale = None
    for name, value in data.items():
        if name != "is":
            _set(thing, name, restore(game, value))
    return thing


def _set(thing: Thing, name: str, value: object) -> None:
    try:
        setattr(thing, name, value)
    except (TypeError, AttributeError) as error:
        raise BadSave(f"The save's {type(thing).__name__} has no {name!r} of that kind.") from error


_FIELDS: dict[tuple[type, tuple[str, ...]], tuple[str, ...]] = {}
"""A state has hundreds of things of a few classes, and is written at every chapter."""


def fields_of(thing: Thing) -> tuple[str, ...]:
    """The names of a thing's fields: compiled classes list them, interpreted ones have a ``__dict__``.

    An interpreted class that extends a compiled one has some of both.
    """
    own = tuple(getattr(thing, "__dict__", ()))
    found = _FIELDS.get((type(thing), own))
    if found is None:
        names = {*getattr(type(thing), "__mypyc_attrs__", ()), *own}
        found = tuple(sorted(name for name in names if not name.startswith("__")))
        _FIELDS[type(thing), own] = found
    return found
