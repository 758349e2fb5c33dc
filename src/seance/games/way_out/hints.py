"""What somebody should value who wants to get out: a liking, in turns saved, for each option."""

from __future__ import annotations

from collections.abc import Callable

from seance.games.way_out.cards import ACE, JOKER
from seance.games.way_out.entries import Effect
from seance.games.way_out.judgement import CARD, FAR, Outlook
from seance.kernel.game import View
from seance.kernel.question import Question
from seance.kernel.things import Option, Thing

CALM = 2
PACING = -4.0
"""What it is worth to walk about in rooms that lead nowhere: the game would never end."""
FITNESS = 0.5
"""How many turns a point of fitness is worth."""


def weigh(view: View, question: Question) -> list[float]:
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


def a_strength(outlook: Outlook, option: Thing) -> float:
    """Exits open for BODY."""
    return 2.0 if option.key == "strong-body" else 0.0


def a_way(outlook: Outlook, option: Thing) -> float:
    """Towards an Exit; to somebody in a trap if FEAR is in the way; else through a new Door."""
    if option.key == "open":
        return -1.0 - min(a_door(outlook, color=True), a_door(outlook, color=False))
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


def a_door(outlook: Outlook, color: bool) -> float:
    """How many turns away the end is after opening a Door this way."""
    return outlook.average_reach(color) - FITNESS * outlook.on_average(color)


def relief_in(outlook: Outlook, place: str) -> float:
    """WO-7.4: what a rescue does for the rescuer."""
    stuck = [each for each in outlook.view["players"] if each["trapped"] and each["at"] == place]
    if not stuck:
        return 0.0
    return outlook.gain(Effect(0, 0, CALM - outlook.fear))


def a_call(outlook: Outlook, option: Thing) -> float:
    """Color or Suit: by what is known of the Door, if anything is."""
    color = option.key == "color"
    known = [key for key in outlook.view["door"] if key is not None]
    if known:
        card = CARD[known[0]]
        gain = outlook.by_color(card) if color else outlook.by_suit(card)
        return FITNESS * gain - outlook.reach(card, color)
    return -a_door(outlook, color)


def a_secret(outlook: Outlook, option: Thing) -> float:
    """My own Door is worth a point more to me; somebody else's is none of my business."""
    if option.key == "pass":
        return 0.0
    if outlook.view["active"] != outlook.seat:
        return -0.5
    card = CARD[option.key]
    if outlook.me["trapped"]:
        return 0.2
    best = max(
        FITNESS * outlook.by_color(card) - outlook.reach(card, color=True),
        FITNESS * outlook.by_suit(card) - outlook.reach(card, color=False),
    )
    plus = FITNESS * outlook.gain(Effect(0, 1, 0))
    return best + plus + min(a_door(outlook, color=True), a_door(outlook, color=False))


def an_effect(outlook: Outlook, option: Thing) -> float:
    effect = part_of(option)
    assert isinstance(effect, Effect)
    return outlook.gain(effect)


def a_link(outlook: Outlook, option: Thing) -> float:
    """The door that brings an Exit nearest; and, all else equal, more doors rather than fewer."""
    if option.key == "apart":
        return -0.5 - outlook.distance(outlook.me["at"])
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
    "stronger": a_strength,
    "leave": a_way,
    "call": a_call,
    "secret-door": a_secret,
    "effect": an_effect,
    "one-more": an_effect,
    "link": a_link,
    "way-out": a_way_out,
    "lay": a_laying,
}
