"""The kinds of Phantom, two of each (HTH-7), and what they do when they are played.

Whatever cannot be carried out is left out; the Phantom still lies there and scores (HTH-b-13, HTH-7.4).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from seance.games.haunt_the_house.attacks import struck
from seance.games.haunt_the_house.box.rooms import hide, peek, use_power, with_scares, with_secrets
from seance.games.haunt_the_house.cards import (
    ACTION,
    BAD_BOO,
    GOOD_BOO,
    LAST,
    REACTION,
    SCORING,
    Phantom,
    Scare,
    kinds_among,
)
from seance.games.haunt_the_house.drawing import draw
from seance.games.haunt_the_house.scaring import haunted, others, to_discards
from seance.games.haunt_the_house.state import Doorway, Ghost, House
from seance.kernel.facts import Count, Named
from seance.kernel.question import choose
from seance.kernel.state import only, say
from seance.kernel.things import Option
from seance.kernel.zone import NOBODY

COPIES = 2

KINDS: tuple[Phantom, ...] = (
    Phantom("bashful", "Bashful", "Take one of your scares from any room back into your hand.", ACTION, 1),
    Phantom("bold", "Bold", "After your last action, yell BOO as well.", LAST, -2),
    Phantom("curious", "Curious", "Peek at every hidden scare in the house.", ACTION, 1),
    Phantom(
        "dizzy",
        "Dizzy",
        "Every hunter moves one room to the right. The last one walks round to the first.",
        ACTION,
        1,
    ),
    Phantom("echoing", "Echoing", "Choose a room where you have a scare. Use its power.", ACTION, 1),
    Phantom("grasping", "Grasping", "Take a skull from another ghost.", ACTION, 0, attack=True),
    Phantom(
        "gusty",
        "Gusty",
        "Choose a room. Every hidden scare there that is not yours is discarded.",
        ACTION,
        0,
        attack=True,
    ),
    Phantom(
        "howling", "Howling", "Every other ghost discards one scare of its choice.", ACTION, 1, attack=True
    ),
    Phantom("hungry", "Hungry", "Draw three scares.", ACTION, 0),
    Phantom(
        "patient", "Patient", "Never play this. At the end of the game it scores from your hand.", SCORING, 2
    ),
    Phantom("restless", "Restless", "Take one more action this turn.", ACTION, 0),
    Phantom("sneaky", "Sneaky", "Hide one more scare, anywhere.", ACTION, 1),
    Phantom(
        "stubborn", "Stubborn", "Play this after your bad BOO. Yell BOO once more, in any room.", BAD_BOO, 0
    ),
    Phantom(
        "tireless",
        "Tireless",
        "Play this after you frighten a hunter out. Draw until you hold three scares.",
        GOOD_BOO,
        1,
    ),
    Phantom(
        "vanishing",
        "Vanishing",
        "Play this when an attack is aimed at you. It goes right through you.",
        REACTION,
        2,
    ),
)
PHANTOMS: tuple[Phantom, ...] = tuple(kind for kind in KINDS for _ in range(COPIES))


class Scattered(Option):
    """One's own Scare in some room, hidden or shown."""

    def __init__(self, verb: str, scare: Scare, door: Doorway) -> None:
        super().__init__(verb, scare, door)
        self.scare = scare
        self.door = door


async def summon(s: House, me: Ghost, phantom: Phantom) -> None:
    """HTH-7.4: lay it down for all to see and do what it says; one a turn (HTH-7.3)."""
    s.may_summon = False
    me.played.add(me.phantoms.take(phantom))
    say(s, "summons", "HTH-7.4", me, phantom)
    if phantom.key in EFFECTS:
        await EFFECTS[phantom.key](s, me)


async def bashful(s: House, me: Ghost) -> None:
    options = my_scares(s, me)
    if options:
        choice = await choose(me, "take-back", "HTH-7.4", options)
        await take_back(s, me, choice)


def my_scares(s: House, me: Ghost) -> list[Scattered]:
    """One's own Scares in the rooms, each kind once a room and a side."""
    options: list[Scattered] = []
    for door in s.doors:
        mine = [scare for scare in door.hidden.cards if scare.owner == me.index]
        options.extend(Scattered("unhide", scare, door) for scare in kinds_among(mine))
        mine = [scare for scare in door.shown.cards if scare.owner == me.index]
        options.extend(Scattered("unshow", scare, door) for scare in kinds_among(mine))
    return options


async def take_back(s: House, me: Ghost, choice: Scattered) -> None:
    door, scare = choice.door, choice.scare
    if choice.verb == "unhide":
        door.hidden.take_at(door.hidden.cards.index(scare))
        say(s, "takes-back", "HTH-7.4", me, door, only(me, scare))
    else:
        door.shown.take(scare)
        say(s, "takes-back", "HTH-7.4", me, door, scare)
    me.hand.add(scare)


async def curious(s: House, me: Ghost) -> None:
    for door in s.doors:
        peek(s, me, door)


async def dizzy(s: House, me: Ghost) -> None:
    doors = haunted(s)
    hunters = [door.hunter.draw() for door in doors]
    for door, hunter in zip(doors, hunters[-1:] + hunters[:-1], strict=True):
        door.hunter.add(hunter)
        say(s, "moved", "HTH-7.4", hunter, door)


async def echoing(s: House, me: Ghost) -> None:
    doors = [door for door in s.doors if has_scare(door, me)]
    if doors:
        await use_power(s, me, await choose(me, "echo", "HTH-7.4", doors))


def has_scare(door: Doorway, me: Ghost) -> bool:
    """Whether a Scare of mine lies there, hidden or shown."""
    return any(scare.owner == me.index for scare in door.hidden.cards + door.shown.cards)


async def grasping(s: House, me: Ghost) -> None:
    rich = [ghost for ghost in others(s, me) if ghost.skulls > 0]
    if not rich:
        return
    target = await choose(me, "rob", "HTH-7.6", rich)
    for ghost in await struck(s, [target], kind("grasping")):
        ghost.skulls -= 1
        me.skulls += 1
        say(s, "robbed", "HTH-7.6", ghost, Named("thief", me))


async def gusty(s: House, me: Ghost) -> None:
    doors = with_secrets(s, me)
    if not doors:
        return
    door = await choose(me, "blow", "HTH-7.6", doors)
    owners = [ghost for ghost in others(s, me) if hidden_of(door, ghost)]
    for ghost in await struck(s, owners, kind("gusty")):
        scares = hidden_of(door, ghost)
        for scare in scares:
            door.hidden.take_at(door.hidden.cards.index(scare))
        to_discards(s, scares, NOBODY)
        say(s, "blown-away", "HTH-7.6", ghost, door, Count(len(scares)))


def hidden_of(door: Doorway, ghost: Ghost) -> list[Scare]:
    """What one ghost hid in a room."""
    return [scare for scare in door.hidden.cards if scare.owner == ghost.index]


async def howling(s: House, me: Ghost) -> None:
    for ghost in await struck(s, with_scares(s, me), kind("howling")):
        scare = await choose(ghost, "drop", "HTH-7.6", kinds_among(ghost.hand.cards))
        to_discards(s, [ghost.hand.take(scare)], NOBODY)
        say(s, "drops", "HTH-7.6", ghost, only(ghost, scare))


async def hungry(s: House, me: Ghost) -> None:
    say(s, "draws", "HTH-7.4", me, Count(draw(s, me, 3)))


async def restless(s: House, me: Ghost) -> None:
    s.actions += 1


class Sneak(Option):
    """Hide this Scare there."""

    def __init__(self, scare: Scare, door: Doorway) -> None:
        super().__init__("sneak", scare, door)
        self.scare = scare
        self.door = door


async def sneaky(s: House, me: Ghost) -> None:
    options = [Sneak(scare, door) for scare in kinds_among(me.hand.cards) for door in haunted(s)]
    if options:
        choice = await choose(me, "sneak", "HTH-3.3", options)
        await hide(s, me, choice.scare, choice.door)


def kind(name: str) -> Phantom:
    """A Phantom by name."""
    return next(phantom for phantom in KINDS if phantom.key == name)


EFFECTS: dict[str, Callable[[House, Ghost], Awaitable[None]]] = {
    "bashful": bashful,
    "curious": curious,
    "dizzy": dizzy,
    "echoing": echoing,
    "grasping": grasping,
    "gusty": gusty,
    "howling": howling,
    "hungry": hungry,
    "restless": restless,
    "sneaky": sneaky,
}
"""Bold, Stubborn and Tireless act on the BOO itself and are found in ``turn.py``; Patient only scores."""
