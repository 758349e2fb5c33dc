"""How a scenario sets up the evening (docs/scenarios.md)."""

from __future__ import annotations

from functools import partial

from seance.games.edwardian.possible import CHECKS
from seance.games.edwardian.state import (
    ATTACK,
    CHAIRS,
    DEFENCE,
    DISCARD,
    FIRST,
    LINES,
    LIVELY,
    OWN_LINES,
    STALE,
    Evening,
)
from seance.kernel.stage import Prop, Stage, one_of, whole, yes_no

STEPS = {"first": FIRST, "attack": ATTACK, "defence": DEFENCE, "own": OWN_LINES, "discard": DISCARD}
MARKS = ("complete", "played", "fresh")
MOST_MISSED = 9
"""ED-b-31: turns to miss add up without end; this is only to catch a slip of the pen."""


def put_turn(s: Evening, seat: int, value: str) -> None:
    s.active = one_of(value, CHAIRS[: len(s.players)])
    s.step = ATTACK


def put_step(s: Evening, seat: int, value: str) -> None:
    """A step after the attack means that there was one (ED-4.7)."""
    s.step = list(STEPS.values())[one_of(value, list(STEPS))]
    s.attacked = s.step > ATTACK


def put_stale(s: Evening, seat: int, value: str) -> None:
    s.stale = STALE if yes_no(value) else LIVELY


def put_thieving(s: Evening, seat: int, value: str) -> None:
    s.thieving = yes_no(value)


def put_missed(s: Evening, seat: int, value: str) -> None:
    s.players[seat].missed = whole(value, 0, MOST_MISSED)


def put_line(at: int, s: Evening, seat: int, value: str) -> None:
    """Say something of a line. What was played there or has just arrived came with an attack."""
    line = s.players[seat].lines[at]
    marks = [MARKS[one_of(word, MARKS)] for word in value.split() or [value]]
    line.complete = "complete" in marks
    line.played = "played" in marks
    line.fresh = marks.count("fresh")
    s.attacked = s.attacked or line.played or line.fresh > 0


STAGE: Stage[Evening] = Stage(
    owners=CHAIRS,
    props=(
        Prop("turn", "whose turn it is", put_turn),
        Prop("step", "which step of the turn comes next", put_step),
        Prop("stale", "whether the match ends with the stock", put_stale),
        Prop("thieving", "whether the Urchin Thief sits in a hand by his own doing", put_thieving),
        Prop("<chair>.missed", "how many turns are to be missed", put_missed),
        *[
            Prop(f"<chair>.{at + 1}", "what is to be said of a line", partial(put_line, at))
            for at in range(LINES)
        ],
    ),
    checks=CHECKS,
)
