"""What the front end draws from is what is in the boxes: the list of pictures, the plan of the house."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

SCRIPTS = Path(__file__).parent.parent / "web" / "scripts"


def script(name: str) -> Any:
    spec = spec_from_file_location(name, SCRIPTS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_list_of_what_needs_a_picture_is_current() -> None:
    boxes = script("boxes")
    assert boxes.OUT.read_text() == boxes.written(), (
        "something else is in the boxes now: `make box` writes it down"
    )


def test_the_plan_of_the_house_is_current() -> None:
    house = script("house")
    assert house.OUT.read_text() == house.written(), (
        "the house is drawn another way now: `make box` writes it down"
    )
