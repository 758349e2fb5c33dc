# not compiled: boxes are made and checked once
"""HW-P.2: a box from a number. The same number always gives the same box."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack.box.brew.brewing_drama import brew_drama
from seance.games.house_of_whack.box.brew.brewing_guests import brew_guests
from seance.games.house_of_whack.box.brew.brewing_rooms import brew_rooms
from seance.games.house_of_whack.box.brew.brewing_whack import brew_notions, brew_whack
from seance.games.house_of_whack.box.brew.happenings import EDITIONS
from seance.games.house_of_whack.box.brew.pen import Pen
from seance.games.house_of_whack.box.contents import Box
from seance.games.house_of_whack.box.faults import faults
from seance.kernel.dice import Dice
from seance.kernel.errors import BadBox

NUMBERS: Final = 1 << 53
"""So many boxes there are; the first printing is number 0."""
TRIES: Final = 200


def brew(number: int) -> Box:
    """The box of this number."""
    if not 0 < number < NUMBERS:
        raise BadBox(f"Boxes have numbers from 1 to {NUMBERS - 1}, not {number}; 0 is the first printing.")
    for attempt in range(TRIES):
        box = _brewed(number, attempt)
        if not faults(box):
            return box
    raise BadBox(f"Nothing came of box {number}; please take another.")


def _brewed(number: int, attempt: int) -> Box:
    """One attempt. What chance puts together may be out of balance; then it is poured away."""
    pen = Pen(Dice(number, attempt))
    rooms = brew_rooms(pen)
    guests = brew_guests(pen)
    drama = brew_drama(pen)
    whack = brew_whack(pen)
    notions = brew_notions(pen)
    return Box(pen.name(EDITIONS)[1], number, rooms, guests, drama, whack, notions)
