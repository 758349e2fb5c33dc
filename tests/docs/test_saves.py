"""The page on saves shows a real one, and explains every field."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import seance
from seance.kernel import save
from seance.kernel.zone import Zone
from tools.docs import ROOT, blocks

PAGE = ROOT / "docs" / "saves.md"


def test_the_saved_match_on_the_page_is_a_real_one() -> None:
    shown = json.loads(blocks(PAGE, "json")[0].text)
    match = seance.new_match("haunt_the_house", players=2, version="beginner", seed=3)
    for line in shown["journal"]:
        match.answer(line[0], line[2])
    real = json.loads(save.save(match, shown["names"]))
    assert list(shown) == list(real)
    left_open = {key for key, value in shown.items() if value == "…"} | {"rules_version"}
    assert {key: real[key] if key in left_open else value for key, value in shown.items()} == real


@pytest.mark.parametrize("struct", [save.SavedMatch, save.SavedAnswer, save.SavedEvent])
def test_every_field_of_a_save_is_explained(struct: Any) -> None:
    for field in msgspec.structs.fields(struct):
        assert f"| `{field.name}` |" in PAGE.read_text("utf-8"), field.name


def test_every_field_of_a_place_is_explained() -> None:
    place: Zone[Any] = Zone("somewhere", 0, [])
    for field in ("name", "sees", "cards", "home", "known"):
        assert hasattr(place, field)
        assert f"| `{field}` |" in PAGE.read_text("utf-8"), field
