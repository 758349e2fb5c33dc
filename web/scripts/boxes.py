"""List what is in every game's box in web/fixtures/boxes.json: the build wants a picture for each of them.

Usage: make box
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from seance.games import NAMES
from seance.server.catalogue import gallery_of

OUT = Path(__file__).parent.parent / "fixtures" / "boxes.json"
NEEDED = ("key", "kind", "cards", "imprints")
"""What a picture may depend on; titles and texts may change without anybody drawing anew."""


def boxes() -> dict[str, list[dict[str, Any]]]:
    """Every face of every game, without its words."""
    return {
        name: [{field: face[field] for field in NEEDED} for face in msgspec.to_builtins(gallery_of(name))]
        for name in NAMES
    }


def written() -> str:
    """The file as it should be: a line for each face, so that a change can be read."""
    lists = {name: [json.dumps(face, separators=(",", ":")) for face in box] for name, box in boxes().items()}
    games = [f'"{name}": [\n' + ",\n".join(box) + "\n]" for name, box in lists.items()]
    return "{\n" + ",\n".join(games) + "\n}\n"


if __name__ == "__main__":
    OUT.write_text(written())
