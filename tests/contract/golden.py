"""What is written down about each game, so that nothing changes unnoticed.

``golden/<game>.json`` holds the box, perft counts and hashes of whole games for every variant;
``golden/<game>.txt`` is one game to read. ``SEANCE_GOLDEN=write pytest tests/contract/test_golden.py``
writes both anew: look at the difference before you keep it.
"""

from __future__ import annotations

import hashlib
import os
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from seance.kernel.match import Match
from seance.kernel.question import NUMBER, ONE, SOME, Question, Token
from seance.kernel.run import Run
from seance.kernel.zone import SPECTATOR, all_cards
from tests.contract.kit import Case, Kit, variants
from tests.contract.memory import whole
from tests.contract.play import bots_for, finish, play
from tests.contract.stretch import portion

FOLDER = Path(__file__).parent / "golden"
DEPTH = 4
MOST = 4000
"""Positions are counted four answers deep, or less where that would be more than so many."""


def writing() -> bool:
    """Whether the files are to be written anew."""
    return os.environ.get("SEANCE_GOLDEN") == "write"


def compare(file: str, found: bytes) -> None:
    """Hold what was found against what is written down."""
    path = FOLDER / file
    if writing():
        path.write_bytes(found)
    assert path.exists(), f"{file} is not written down yet: SEANCE_GOLDEN=write"
    assert path.read_text("utf-8").splitlines() == found.decode().splitlines(), f"{file} tells another story"


def facts(kit: Kit) -> bytes:
    """Everything about a game that goes into its JSON file."""
    data = {case.name: variant_facts(case) for case in variants(kit)}
    return msgspec.json.format(msgspec.json.encode(data, order="sorted"), indent=1) + b"\n"


def variant_facts(case: Case) -> dict[str, Any]:
    return {
        "box": box(case),
        "perft": {str(seed): perft_counts(Run.start(case.game, case.settings, seed)) for seed in (1, 2)},
        "games": {
            f"{kind} {seed}": game_hash(case, kind, seed) for kind in ("random", "hints") for seed in (1, 2)
        },
    }


def box(case: Case) -> dict[str, int]:
    """How many cards of each pool are in play."""
    counts: dict[str, int] = {}
    for key, count in all_cards(case.game.zones(case.match(1).run.state)).items():
        pool = case.game.cards[key].pool
        counts[pool] = counts.get(pool, 0) + count
    return counts


def game_hash(case: Case, kind: str, seed: int) -> str:
    """A whole game, or a stretch of a long one, in a few letters: how many answers, and a hash of it all."""
    match = finish(portion(case, seed).match(seed), bots_for(case, kind, seed))
    encoded = msgspec.json.encode(whole(match), order="sorted")
    return f"{match.number} answers, {hashlib.sha256(encoded).hexdigest()[:16]}"


# --- perft -------------------------------------------------------------------------------------------


def perft_counts(run: Run) -> list[int]:
    """How many positions there are after one, two, three, four answers."""
    counts: list[int] = []
    positions = [run]
    for _ in range(DEPTH):
        tokens = [list(every_answer(position.question)) for position in positions]
        counts.append(sum(len(each) for each in tokens))
        if counts[-1] > MOST or len(counts) == DEPTH:
            break
        positions = [after(run, token) for run, each in zip(positions, tokens, strict=True) for token in each]
    return counts


def after(run: Run, token: Token) -> Run:
    twin = run.copy()
    place = next(place for place, asked in enumerate(twin.asked) if asked is twin.question)
    twin.answer(token, place)
    return twin


def every_answer(question: Question | None) -> list[Token]:
    """All the legal answers to a question; of texts, the default alone."""
    if question is None:
        return []
    if question.kind == ONE:
        return list(range(len(question.options)))
    if question.kind == NUMBER:
        return list(range(question.low, question.high + 1))
    if question.kind == SOME:
        sizes = range(question.low, question.high + 1)
        return [picked for size in sizes for picked in combinations(range(len(question.options)), size)]
    return [question.fallback()]


# --- a game to read ----------------------------------------------------------------------------------


def playthrough(kit: Kit, seed: int = 1) -> bytes:
    """One game between bots that follow the hints, as those who were asked lived through it."""
    case = portion(Case(kit), seed)
    match = case.match(seed)
    lines = [f"{kit.game.title}, seed {seed}, {case.settings}", ""]
    seat, told = SPECTATOR, 0
    for question, token in play(match, bots_for(case, "hints", seed)):
        lines += _told(kit, match, seat, told)
        lines += _asked(kit, question, token)
        seat, told = question.seat, len(match.tale)
    lines += _told(kit, match, seat, told)
    return "\n".join([*lines, "", *_ended(kit, match), ""]).encode()


def _ended(kit: Kit, match: Match) -> list[str]:
    result = match.result()
    assert result is not None
    names = kit.game.seat_names
    lines = [f"Won by {', '.join(names[seat] for seat in result.winners)} ({result.rule})"]
    for score in result.scores:
        lines.append(f"{names[score.seat]}: {score.total}")
        lines += [f"  {name} {points} ({rule})" for name, rule, points in score.lines]
    return lines


def _asked(kit: Kit, question: Question, token: Token) -> list[str]:
    data = question.data()
    who = kit.game.seat_names[question.seat]
    offered = [kit.words.option(option) for option in data["options"]]
    lines = ["", f"{who}: {kit.words.question(data)} ({question.rule})"]
    lines += [f"    {' | '.join(dict.fromkeys(offered))}"] if offered else []
    if question.kind == ONE:
        assert isinstance(token, int)
        answer = offered[token]
    else:
        picked = [offered[index] for index in token] if isinstance(token, tuple) else [str(token)]
        answer = ", ".join(picked) or "nothing"
    return [*lines, f"  > {answer}"]


def _told(kit: Kit, match: Match, seat: int, since: int) -> list[str]:
    """What the last answer brought about, as the one who gave it sees it."""
    lines: list[str] = []
    for number, event in enumerate(match.log(seat, since), start=since):
        told = "(something that only others see)" if event is None else kit.words.event(event, number)
        lines.append(f"  {told}")
    return lines
