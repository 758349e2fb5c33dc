"""What the front end's build checks its pictures against is what is in the boxes."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).parent.parent / "web" / "scripts" / "boxes.py"


def script() -> Any:
    spec = spec_from_file_location("boxes", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_list_of_what_needs_a_picture_is_current() -> None:
    boxes = script()
    assert boxes.OUT.read_text() == boxes.written(), (
        "something else is in the boxes now: `make box` writes it down"
    )
