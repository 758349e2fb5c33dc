"""What somebody should value who wants to get out: a liking, in turns saved, for each option.

These players look for an Exit that they can use, and walk there. They do not plan. Which is the stronger in
them is a matter of character; what is behind a Door nobody knows, so they say Color or Suit by whim; and they
keep their Secret Doors for a time of need. Whoever plans is out of the house in three turns (docs/balance).
"""

from __future__ import annotations

from collections.abc import Callable

from seance.games.way_out.box.entries import Effect
from seance.games.way_out.cards import ACE, JOKER
from seance.games.way_out.judgement import CARD, FAR, Outlook
from seance.games.way_out.view import MazeView
from seance.kernel.question import Prompt
from seance.kernel.things import Option, Thing

CALM = 2
PACING = -9.0
"""What it is worth to walk about in rooms that lead nowhere: the game would never end."""
UNKNOWN = -4.0
"""What it is worth to open a Door: an Exit three rooms away is as good."""


def weigh(view: MazeView, question: Prompt) -> list[float]:
    """A liking for each option; what is asked decides how it is judged."""
    judge = JUDGES.get(question.name)
    if judge is None:
        return [0.0] * len(question.options)
    outlook = Outlook(view, question.seat)
    return [judge(outlook, option) for option in question.options]


def part_of(option: Thing) -> Thing:
    """What an option is about."""
    return option.part if isinstance(option, Option) and option.part is not None else option


def place_of(outlook: Outlook, option: Thing) -> str:
    """The room that an option is about, open or dark."""
    key = part_of(option).key
    return key.removeprefix("dark_") if key.startswith("dark_") else outlook.place_of[key]


def a_way(outlook: Outlook, option: Thing) -> float:
    """Towards an Exit; to somebody in a trap if FEAR is in the way; else through a new Door."""
    if option.key == "open":
        return UNKNOWN
    place = place_of(outlook, option)
    relief = relief_in(outlook, place)
    if relief > 0:
        return relief
    if outlook.hopeless:
        return 0.0 if not outlook.rooms[place]["open"] else PACING
    distance = outlook.distance(place)
    if distance == FAR:
        return -3.0 if not outlook.rooms[place]["open"] else PACING
    return -1.0 - distance + (0.5 if distance == 0 else 0.0)


def relief_in(outlook: Outlook, place: str) -> float:
    """WO-7.4: what a rescue does for the rescuer."""
    stuck = [each for each in outlook.view["players"] if each["trapped"] and each["at"] == place]
    if not stuck:
        return 0.0
    return outlook.gain(Effect(0, 0, CALM - outlook.fear))


def a_call(outlook: Outlook, option: Thing) -> float:
    """Color or Suit: the better for me if I know the Door, and a whim if I do not."""
    known = [key for key in outlook.view["door"] if key is not None]
    if not known:
        return 0.0
    card = CARD[known[0]]
    return outlook.by_color(card) if option.key == "color" else outlook.by_suit(card)


def a_secret(outlook: Outlook, option: Thing) -> float:
    """A Secret Door is for the time when I am trapped, or when there is no other; never for somebody else."""
    if option.key == "pass":
        return 0.0
    mine = outlook.view["active"] == outlook.seat
    return 0.2 if mine and (outlook.me["trapped"] or not outlook.view["deck"]) else -1.0


def an_effect(outlook: Outlook, option: Thing) -> float:
    effect = part_of(option)
    assert isinstance(effect, Effect)
    return outlook.gain(effect)


def a_link(outlook: Outlook, option: Thing) -> float:
    """The door that brings an Exit nearest; and, all else equal, more doors rather than fewer."""
    if option.key == "apart":
        return -0.5 - outlook.distance(outlook.me["at"] or "")
    if isinstance(option, Option) and option.verb == "instead":
        return -0.5
    return -outlook.distance(place_of(outlook, option))


def a_way_out(outlook: Outlook, option: Thing) -> float:
    """Out; on many levels only with the highest total, for that is what counts there."""
    if option.key != "escape":
        return 0.0
    if outlook.view["variant"] != "multilevel":
        return 5.0
    totals = [sum(each["notes"]) + each["points"] for each in outlook.view["players"]]
    return 5.0 if totals[outlook.seat] == max(totals) else -1.0


def a_laying(outlook: Outlook, option: Thing) -> float:
    """Open doors to my room bring help; a way out that only I know of waits beside it."""
    assert isinstance(option, Option)
    if option.verb.startswith("lay"):
        return 1.0
    card = CARD[next(key for key in outlook.view["door"] if key is not None)]
    mine = place_of(outlook, option) == outlook.me["at"]
    if card.value == ACE:
        return 2.0 if mine else 0.0
    if card.suit == JOKER:
        return -1.0 if mine else 0.3
    return 0.0


JUDGES: dict[str, Callable[[Outlook, Thing], float]] = {
    "leave": a_way,
    "call": a_call,
    "secret-door": a_secret,
    "effect": an_effect,
    "one-more": an_effect,
    "link": a_link,
    "way-out": a_way_out,
    "lay": a_laying,
}
