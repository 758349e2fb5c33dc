"""Facts that a scenario can set besides laying cards (docs/scenarios.md)."""

from __future__ import annotations

from seance.games.edwardian.state import (
    ATTACK,
    CHAIRS,
    DEFENCE,
    DISCARD,
    FIRST,
    LINES,
    OWN_LINES,
    STALE,
    Evening,
    Line,
)

STEPS = {"first": FIRST, "attack": ATTACK, "defence": DEFENCE, "own": OWN_LINES, "discard": DISCARD}


def stage(s: Evening, fact: str, value: str) -> bool:
    """``turn = claret``, ``step = defence``, ``claret.missed = 1``, ``claret.2 = complete``.

    A line can be ``complete``, ``played`` (the active player has used it) or ``fresh`` (its top card has just
    arrived). False for a fact that does not exist.
    """
    owner, _, what = fact.partition(".")
    if fact == "turn":
        s.active = seat_of(s, value)
        s.step = ATTACK
    elif fact == "step" and value in STEPS:
        s.step = STEPS[value]
    elif fact == "stale" and value == "yes":
        s.stale = STALE
    elif fact == "thieving" and value == "yes":
        s.thieving = True
    elif what == "missed":
        s.players[seat_of(s, owner)].missed = int(value)
    elif what in {str(at + 1) for at in range(LINES)}:
        return mark(s.players[seat_of(s, owner)].lines[int(what) - 1], value)
    else:
        return False
    return True


def mark(line: Line, value: str) -> bool:
    """Say something of a line."""
    if value == "complete":
        line.complete = True
        line.fresh = 0
    elif value == "played":
        line.played = True
    elif value == "fresh":
        line.fresh = 1
    else:
        return False
    return True


def seat_of(s: Evening, chair: str) -> int:
    """The seat of a chair that somebody sits in."""
    chairs = CHAIRS[: len(s.players)]
    if chair not in chairs:
        raise ValueError(f"one of {', '.join(chairs)} is wanted")
    return chairs.index(chair)
