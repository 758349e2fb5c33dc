"""Cut a recording into web/fixtures/haunt_the_house.json: some steps with four, five and two players.

Usage: .venv/bin/python web/scripts/fixture.py [recording.json]
where the recording is a list of {"players": n, "steps": [Step, ...]} as seat 0 gets them. Without one, the
excerpt keeps its steps and gets the game's words and cards as they are now.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from seance.server.catalogue import one_game, texts

GAME = "haunt_the_house"
PIECES = {4: slice(0, 24), 5: slice(120, 127), 2: slice(-4, None)}
OUT = Path(__file__).parent.parent / "fixtures" / f"{GAME}.json"


def main() -> None:
    """Read the recording, write the excerpt."""
    if len(sys.argv) > 1:
        matches = [piece(match) for match in json.loads(Path(sys.argv[1]).read_text())]
    else:
        matches = json.loads(OUT.read_text())["matches"]
    whole = {"info": msgspec.to_builtins(one_game(GAME)), "texts": texts(GAME, "en"), "matches": matches}
    OUT.write_text(json.dumps(whole, separators=(",", ":")) + "\n")


def piece(match: dict[str, Any]) -> dict[str, Any]:
    """Some steps of a match, their events numbered anew, from 1 as on the wire."""
    steps = match["steps"][PIECES[match["players"]]]
    before = steps[0]["first"] - 1
    return {**match, "steps": [{**step, "first": step["first"] - before} for step in steps]}


if __name__ == "__main__":
    main()
