"""Cut positions of Edwardian matches into web/fixtures/edwardian.json: one for every question to seat 0.

Usage: .venv/bin/python web/scripts/fireside.py
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import seance
from seance.bots.hints import HintsBot
from seance.kernel.match import Match
from seance.server.catalogue import one_game, texts
from seance.server.sight import position

GAME = "edwardian"
MATCHES = [(players, seed) for seed in range(4) for players in (4, 6, 3)]
OUT = Path(__file__).parent.parent / "fixtures" / f"{GAME}.json"


def main() -> None:
    """Let bots play, and keep of each question the position with the most answers."""
    steps: dict[str, Any] = {}
    for players, seed in MATCHES:
        for name, step in asked(seance.new_match(GAME, seed, players=players), seed):
            if name not in steps or answers(step) > answers(steps[name]):
                steps[name] = step
    whole = {"info": msgspec.to_builtins(one_game(GAME)), "texts": texts(GAME, "en"), "steps": steps}
    OUT.write_text(json.dumps(whole, separators=(",", ":")) + "\n")


def answers(step: dict[str, Any]) -> int:
    """How much there is to choose from."""
    return len(step["question"]["options"]) if step["question"] else 0


def asked(match: Match, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every step in which seat 0 is asked, by the name of the question; the last one as ``over``."""
    bots = [HintsBot(match.game, seed * 10 + seat) for seat in range(match.settings["players"])]
    told = 0
    while not match.over:
        question = match.questions[0]
        if question.seat == 0:
            yield question.name, msgspec.to_builtins(position(match, 0, told))
            told = len(match.tale)
        match.answer_for(question, bots[question.seat].answer(match.view(question.seat), question.frozen()))
    yield "over", msgspec.to_builtins(position(match, 0, told))


if __name__ == "__main__":
    main()
