"""Views whose types are not true, planted in the miniature game: the suite says where."""

from __future__ import annotations

from typing import Any, cast

import pytest

from seance.kernel.game import View
from tests.contract import mini, shapes
from tests.contract.mini import Cellar, CellarView
from tests.contract.planting import finds


def test_a_view_without_a_type_of_its_own() -> None:
    def view(s: Cellar, seat: int) -> View:
        return mini.view(s, seat)

    finds(shapes.types_are_true, "the views of mini have no type of their own", view=view)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"points": None}, r"view\.points is None, and no list"),
        ({"points": [0, True]}, r"view\.points\[1\] is True, not int"),
        ({"places": {"lamp": [3]}}, r"view\.places\['lamp'\]\[0\] is 3, not str or None"),
        ({"more": 1}, "view has 'more', of which the type knows nothing"),
    ],
)
def test_a_view_that_is_not_what_its_type_says(change: dict[str, Any], complaint: str) -> None:
    def view(s: Cellar, seat: int) -> CellarView:
        return cast("CellarView", {**mini.view(s, seat), **change})

    finds(shapes.types_are_true, complaint, view=view)


def test_a_view_that_forgets_a_field() -> None:
    def view(s: Cellar, seat: int) -> CellarView:
        seen: Any = {**mini.view(s, seat)}
        del seen["turn"]
        return cast("CellarView", seen)

    finds(shapes.types_are_true, "view lacks 'turn'", view=view)


def test_a_field_for_seats_that_holds_something_else() -> None:
    finds(shapes.types_are_true, "turn holds seats, and is", seat_fields=("turn",))
