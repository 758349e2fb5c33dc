"""Types that are true: what leaves a game has the shape that its types promise to bots and browsers."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints, is_typeddict

from seance.kernel.data import EventData, QuestionData, ResultData
from seance.kernel.game import Game
from seance.kernel.match import Match
from tests.contract.kit import Case
from tests.contract.play import bots_for, observers, play
from tests.misfits import fits

GAMES = Path(__file__).parents[2] / "src" / "seance" / "games"
LOG = list[EventData | None]


def view_type(game: Game[Any]) -> Any:
    """The type of a game's views; read from the source, for compiled code has forgotten it."""
    source = GAMES / game.name / "view.py"
    view = _from_source(game.name, source).view if source.is_file() else game.view
    return get_type_hints(view)["return"]


@cache
def _from_source(name: str, source: Path) -> ModuleType:
    spec = spec_from_file_location(f"{__name__}_{name}", source)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def types_are_true(case: Case, kind: str, seed: int) -> None:
    """Views of every seat at every decision; questions, events and the result as well."""
    match, shape = case.match(seed), view_type(case.game)
    assert is_typeddict(shape), f"the views of {case.game.name} have no type of their own"
    for question, _ in play(match, bots_for(case, kind, seed)):
        fits(question.data(), QuestionData, question.name)
        _views_fit(case, match, shape)
    _views_fit(case, match, shape)
    for seat in observers(case):
        fits(match.log(seat), LOG, "log")
    result = match.result()
    assert result is not None
    fits(result.data(), ResultData, "result")


def _views_fit(case: Case, match: Match, shape: Any) -> None:
    for seat in observers(case):
        fits(match.view(seat), shape, "view")
    for name, value in _fields(match.view()):
        if name in case.game.seat_fields:
            assert _seats(value, match.seats), f"{name} holds seats, and is {value!r}"


def _fields(data: object) -> Iterator[tuple[str, object]]:
    """All fields of plain data, with what they hold."""
    if isinstance(data, Mapping):
        for name, value in data.items():
            yield name, value
            yield from _fields(value)
    elif isinstance(data, list):
        for each in data:
            yield from _fields(each)


def _seats(value: object, seats: int) -> bool:
    """A seat, several, or none: -1 or null."""
    if isinstance(value, list):
        return all(_seats(each, seats) for each in value)
    return value is None or (isinstance(value, int) and -1 <= value < seats)
