"""Cut a recording into web/fixtures/haunt_the_house.json: a few steps of matches of four, five and two players.

Usage: .venv/bin/python web/scripts/fixture.py recording.json
where the recording is a list of {"players": n, "steps": [Step, ...]} as seat 0 gets them.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from importlib.resources import files
from pathlib import Path

from seance.kernel.catalogue import catalogue

GAME = "haunt_the_house"
PIECES = {4: slice(0, 24), 5: slice(120, 127), 2: slice(-4, None)}
OUT = Path(__file__).parent.parent / "fixtures" / f"{GAME}.json"


def main() -> None:
    game = import_module(f"seance.games.{GAME}").GAME
    texts = [files(where).joinpath("texts", "en.ftl").read_text("utf-8") for where in ("seance.kernel", f"seance.games.{GAME}")]
    settings = [{"key": s.key, "default": s.default, "choices": list(s.choices), "text": s.text} for s in game.settings]
    info = {
        "name": GAME,
        "title": game.title,
        "prefix": game.prefix,
        "players": [2, 3, 4, 5],
        "seat_names": list(game.seat_names),
        "settings": settings,
        "bots": ["hints", "random"],
        "cards": catalogue(game),
    }
    matches = [piece(match) for match in json.loads(Path(sys.argv[1]).read_text())]
    OUT.write_text(json.dumps({"info": info, "texts": "\n".join(texts), "matches": matches}, separators=(",", ":")) + "\n")


def piece(match: dict) -> dict:
    """Some steps of a match, their events numbered anew, from 1 as on the wire."""
    steps = match["steps"][PIECES[match["players"]]]
    before = steps[0]["first"]
    return {"players": match["players"], "steps": [{**step, "first": step["first"] - before + 1} for step in steps]}


if __name__ == "__main__":
    main()
