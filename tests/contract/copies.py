"""``copy`` forgets nothing: every field is given a value that it does not have by itself, and must keep it.

A match seldom shows a forgotten field: mostly it holds what a new object holds anyway.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from seance.kernel.game import Game
from seance.kernel.snapshot import fields_of
from seance.kernel.state import State
from seance.kernel.things import Card, Thing
from seance.kernel.zone import Zone
from tests.contract.anatomy import Way, difference, follow, walk
from tests.contract.kit import Case
from tests.contract.memory import EVERY
from tests.contract.play import bots_for, play

ZONE: Zone[Any] = Zone("", 0, [])
STRANGE = 1 << 20
"""A seat that nobody has."""


def copies_forget_nothing(case: Case, kind: str, seed: int) -> None:
    """Now and then in a match; a field is changed once, as soon as there is a thing that has it."""
    match = case.match(seed)
    tried: set[str] = set()
    for number, _ in enumerate(play(match, bots_for(case, kind, seed))):
        if number % EVERY == 0:
            tried |= copy_forgets_nothing(case.game, match.run.state, tried)


def copy_forgets_nothing(game: Game[Any], state: State, tried: Collection[str] = ()) -> set[str]:
    """As it is, and with each field changed in turn but those ``tried`` before; which ones were."""
    lost = difference(state, game.copy(state))
    assert not lost, f"copy forgets {lost}"
    changed: set[str] = set()
    for name, way in fields(state).items():
        kept = None if name in tried else keeps(game, state, way)
        assert kept is not False, f"copy forgets {name}"
        if kept:
            changed.add(name)
    return changed


def fields(state: State) -> dict[str, Way]:
    """The fields that copies are written for, by class and name, each in the last thing that has it."""
    found: dict[str, Way] = {}
    for way, _ in walk(state):
        holder = follow(state, way[:-1])
        if way and isinstance(holder, Thing) and is_copied_by_the_game(holder, way[-1]):
            found[f"{type(holder).__name__}.{way[-1]}"] = way
    return found


def is_copied_by_the_game(holder: Thing, field: str) -> bool:
    """What the kernel's own classes copy is the kernel's to test; a kind of place adds fields to a Zone's."""
    if type(holder).__module__.startswith("seance.kernel"):
        return False
    return not isinstance(holder, Zone) or field in {"name", "cards"} or field not in fields_of(ZONE)


def keeps(game: Game[Any], state: State, way: Way) -> bool | None:
    """Whether a copy has the field as it is, whatever it is; None where nothing strange can stand there."""
    holder, name = follow(state, way[:-1]), way[-1]
    before = getattr(holder, name)
    for value in strange(game, before):
        try:
            setattr(holder, name, value)
            twin = game.copy(state)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            continue  # no value of that kind stands there
        finally:
            setattr(holder, name, before)
        return not difference(value, getattr(follow(twin, way[:-1]), name))
    return None


def strange(game: Game[Any], value: object) -> list[object]:
    """Values of the same kind that a field does not have by itself; where the kind is unknown, several."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, (int, float)):
        return [value + 1, value - 1]
    if isinstance(value, str):
        return [f"{value}'"]
    if type(value) is Zone:
        return [strange_place(game, value)]
    return strange_many(value)


def strange_many(value: object) -> list[object]:
    """One more of what is there; one fewer, where that would be one thing twice."""
    if isinstance(value, dict) and value:
        return [dict(list(value.items())[:-1])]
    if isinstance(value, list) and value:
        last = value[-1]
        return [value[:-1] if isinstance(last, Thing) and not isinstance(last, Card) else [*value, last]]
    several: dict[type, list[object]] = {
        dict: [{"'": STRANGE}, {STRANGE: STRANGE}],
        list: [[STRANGE], ["'"]],
        type(None): [STRANGE, "'", [STRANGE]],
    }
    return several.get(type(value), [])


def strange_place(game: Game[Any], place: Zone[Any]) -> Zone[Any]:
    """The place with a card more, seen by somebody who is not there and known to another."""
    twin = place.copy()
    twin.cards.append(next(iter(game.cards.values())))
    twin.sees, twin.known = STRANGE, [STRANGE << 1] * len(twin.cards)
    return twin
