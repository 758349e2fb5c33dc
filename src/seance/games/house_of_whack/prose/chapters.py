"""HW-7.5: what the rooms with a chapter of their own say in short. The chapter says the rest."""

from __future__ import annotations

from typing import Final

_CHAPTERS: Final = {
    "start": "Everybody begins here, and comes back here from the dead.",
    "the_end": "The floor ends with this turn.",
    "boiler": "While it stands, cards that are redeemed make steam. A room with five tokens of steam bursts.",
    "gate": "Once built, everybody hides two outcomes in it. Action: go through, draw one, and obey.",
    "hatch": "Once built, everybody hides a number in it. Action: guess them all, and it opens.",
    "maze": "All four are laid at once. Who leaves one for where nothing is may find another moving there.",
    "mystery": "Once built, all must agree what is sold here, and for how much. Otherwise it vanishes.",
    "cloud": "It hangs above a room. Action: drift to the next room, or go down. Action below: come up.",
    "throne": "Action: put somebody on trial. The rest vote. Whoever wins takes things, a hand or 5 Hearts.",
    "trophy": "What is redeemed here may be hung up, if it beats the last in value. It scores double.",
    "wrong_floor": "Who enters is on a floor of its own. Minions redeemed elsewhere come back to it.",
}


def say_chapter(special: str) -> str:
    """What a special room is about; nothing for an ordinary one."""
    return _CHAPTERS.get(special, "")
