"""Write the plan of A Most Haunted House for its board, from the drawing in the game's folder.

Usage: make box
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from seance.games.most_haunted_house.house import COLUMNS, FLOORS, HOUSE, MARKS, PASSAGES, ROOMS, Space

OUT = Path(__file__).parents[1] / "src" / "games" / "most_haunted_house" / "house.json"
LETTERS = {name: letter for letter, name in (ROOMS | PASSAGES).items()}
SIGNS = {name: sign for sign, name in MARKS.items()}


def plan() -> dict[str, Any]:
    """Rooms and marks by their letters; of each floor the spaces, and where one can walk right and down."""
    floors = list(FLOORS.values())
    return {
        "rooms": ROOMS | PASSAGES,
        "marks": MARKS,
        "spaces": {floor: rows(floor, drawn) for floor in floors},
        "right": {floor: rows(floor, lambda space: joined(space, 1, 0)) for floor in floors},
        "down": {floor: rows(floor, lambda space: joined(space, 0, 1)) for floor in floors},
    }


def rows(floor: str, of: Any) -> list[str]:
    """A floor line by line; nothing stands where there is no space."""
    spaces = {(space.x, space.y): space for space in HOUSE.spaces.values() if space.floor == floor}
    empty = " " * len(of(next(iter(spaces.values()))))
    deep = max(y for _, y in spaces) + 1
    lines = [[(x, y) for x in range(len(COLUMNS))] for y in range(deep)]
    return ["".join(of(spaces[at]) if at in spaces else empty for at in line) for line in lines]


def drawn(space: Space) -> str:
    """Its room and what it is for, as in the drawing."""
    return LETTERS[space.room] + SIGNS[space.mark]


def joined(space: Space, dx: int, dy: int) -> str:
    """Whether one can walk to the space beside it."""
    beside = f"{space.floor}{COLUMNS[space.x + dx : space.x + dx + 1]}{space.y + dy + 1}"
    return "-" if beside in HOUSE.ways[space.key] else "|"


def written() -> str:
    """The file as it should be."""
    return json.dumps(plan(), indent=1) + "\n"


if __name__ == "__main__":
    OUT.write_text(written())
