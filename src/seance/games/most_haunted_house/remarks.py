"""What a colleague says of what they are about to do, so that the others need not guess."""

from __future__ import annotations

from seance.games.most_haunted_house.box.hauntings import BY_KEY as HAUNTING
from seance.games.most_haunted_house.house import HOUSE, ROOM
from seance.games.most_haunted_house.judgement import Outlook
from seance.games.most_haunted_house.view import NightView
from seance.kernel.question import Prompt, Token
from seance.kernel.remark import Remark
from seance.kernel.things import Option

BOTH_HANDS = 20
"""What takes more than this takes two of us."""


def remark(view: NightView, prompt: Prompt, token: Token) -> Remark | None:
    """A short line, or nothing: where to, what for, and whether somebody should come along."""
    if prompt.name != "turn":
        return None
    move = prompt.value(token)
    assert isinstance(move, Option)
    mind = Outlook(view, prompt.seat)
    if move.verb == "face" and move.part is not None:
        return _facing(view, move.part.key)
    if move.verb != "walk" or move.part is None:
        return None
    if mind.homeward:
        return Remark("home" if mind.missing <= 0 else "late")
    return _going(mind, move.part.key)


def _facing(view: NightView, haunting: str) -> Remark | None:
    """Whoever begins at something too big for one asks for company."""
    begun = next((each["sum"] for each in view["hauntings"] if each["haunting"] == haunting), 0)
    if begun or HAUNTING[haunting].threshold <= BOTH_HANDS:
        return None
    return Remark("begin", HAUNTING[haunting])


def _going(mind: Outlook, space: str) -> Remark | None:
    """Who goes somewhere says what for: a Haunting, or a room to search."""
    aim = mind.aim(space)
    if aim is None or aim.seen_from(space) <= 0:
        return None
    if aim.key in HAUNTING:
        return Remark("haunting", HAUNTING[aim.key])
    return Remark("search", ROOM[HOUSE.spaces[aim.key].room])
