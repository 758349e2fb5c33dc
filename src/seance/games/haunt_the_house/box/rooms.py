"""The rooms and what they can do for whoever shows a Scare there (HTH-3.4).

A power may be declined (HTH-b-12); once used, what can be done is done (HTH-b-13), and it sets off no
further power (HTH-b-14).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from seance.games.haunt_the_house.attacks import struck
from seance.games.haunt_the_house.cards import Room, Scare, kinds_among
from seance.games.haunt_the_house.drawing import can_draw, draw
from seance.games.haunt_the_house.scaring import haunted, others, to_discards
from seance.games.haunt_the_house.state import Doorway, Ghost, House
from seance.kernel.facts import Count, Named
from seance.kernel.question import choose, yes_or_no
from seance.kernel.state import only, say, whisper
from seance.kernel.zone import ALL, NOBODY

Power = Callable[[House, Ghost, Doorway], Awaitable[None]]
Possible = Callable[[House, Ghost, Doorway], bool]

ROOMS: tuple[Room, ...] = (
    Room("broom_cupboard", "Broom Cupboard", "Hide one more scare here."),
    Room("cellar", "Cellar", "Another ghost discards a scare. You pick it without looking.", attack=True),
    Room("cold_pantry", "Cold Pantry", "Draw two scares."),
    Room("front_hall", "Front Hall", "Send one hunter away and let a new one in."),
    Room("laboratory", "Laboratory", "Swap the hunters of two rooms."),
    Room("library", "Library", "Peek at every hidden scare in one room."),
    Room("linen_room", "Linen Room", "Take a scare of your choice from your discard pile."),
    Room("long_gallery", "Long Gallery", "Look at another ghost's hand and trophies.", attack=True),
    Room("music_room", "Music Room", "Gain a skull."),
)


async def offer_power(s: House, me: Ghost, here: Doorway) -> None:
    """HTH-3.4: after showing a Scare you may use the room's power, where it can do anything at all."""
    possible, power = POWERS[here.key]
    if possible(s, me, here) and await yes_or_no(me, "power", "HTH-3.4", [here]):
        say(s, "uses", "HTH-3.4", me, here)
        await power(s, me, here)


async def use_power(s: House, me: Ghost, here: Doorway) -> None:
    """A power set off by a Phantom: no second thoughts."""
    possible, power = POWERS[here.key]
    if possible(s, me, here):
        say(s, "uses", "HTH-3.4", me, here)
        await power(s, me, here)


async def hide(s: House, me: Ghost, scare: Scare, here: Doorway) -> None:
    """HTH-3.3: lay a Scare face down below a room. The face stays its owner's secret (HTH-b-38)."""
    me.hand.take(scare)
    here.hidden.add(scare)
    say(s, "hides", "HTH-3.3", me, here, only(me, scare))


async def broom_cupboard(s: House, me: Ghost, here: Doorway) -> None:
    scare = await choose(me, "hide-here", "HTH-3.3", kinds_among(me.hand.cards), [here])
    await hide(s, me, scare, here)


async def cellar(s: House, me: Ghost, here: Doorway) -> None:
    target = await choose(me, "victim", "HTH-7.6", with_scares(s, me), [here])
    for ghost in await struck(s, [target], here):
        scare = s.dice.pick(ghost.hand.cards)
        to_discards(s, [ghost.hand.take(scare)], NOBODY)
        say(s, "loses", "HTH-7.6", ghost, only(ghost, scare))


async def cold_pantry(s: House, me: Ghost, here: Doorway) -> None:
    say(s, "draws", "HTH-3.4", me, Count(draw(s, me, 2)))


async def front_hall(s: House, me: Ghost, here: Doorway) -> None:
    door = await choose(me, "send-away", "HTH-3.4", haunted(s))
    old = door.hunter.draw()
    door.hunter.add(s.hunters.draw())
    s.hunters.put_under(old, ALL)
    say(s, "replaced", "HTH-3.4", door, old, Named("newcomer", door.hunter.cards[0]))


async def laboratory(s: House, me: Ghost, here: Doorway) -> None:
    first = await choose(me, "swap", "HTH-3.4", haunted(s))
    rest = [door for door in haunted(s) if door is not first]
    second = await choose(me, "swap-with", "HTH-3.4", rest, [first])
    one, other = first.hunter.draw(), second.hunter.draw()
    first.hunter.add(other)
    second.hunter.add(one)
    say(s, "swapped", "HTH-3.4", first, other, Named("place", second), Named("stranger", one))


async def library(s: House, me: Ghost, here: Doorway) -> None:
    door = await choose(me, "peek", "HTH-3.4", with_secrets(s, me))
    say(s, "peeks", "HTH-3.4", me, door)
    peek(s, me, door)


async def linen_room(s: House, me: Ghost, here: Doorway) -> None:
    scare = await choose(me, "pick-up", "HTH-3.4", kinds_among(me.discard.cards))
    me.hand.add(me.discard.take(scare))
    say(s, "takes-old", "HTH-3.4", me, only(me, scare))


async def long_gallery(s: House, me: Ghost, here: Doorway) -> None:
    target = await choose(me, "victim", "HTH-7.6", others(s, me), [here])
    for ghost in await struck(s, [target], here):
        ghost.hand.show_all(me.index)
        ghost.trophies.show_all(me.index)
        say(s, "looked-over", "HTH-7.6", ghost)
        for scare in ghost.hand.cards:
            whisper(s, me, "sees-hand", "HTH-7.6", ghost, scare)
        for trophy in ghost.trophies.cards:
            whisper(s, me, "sees-trophy", "HTH-7.6", ghost, trophy)


async def music_room(s: House, me: Ghost, here: Doorway) -> None:
    me.skulls += 1
    say(s, "gains", "HTH-3.4", me, Count(1))


def peek(s: House, me: Ghost, door: Doorway) -> None:
    """Learn every hidden Scare of a room, and go on knowing it as long as it lies there."""
    for scare in door.hidden.cards:
        if scare.owner != me.index:
            whisper(s, me, "sees", "HTH-b-38", s.ghosts[scare.owner], door, scare)
    door.hidden.show_all(me.index)


def with_scares(s: House, me: Ghost) -> list[Ghost]:
    """The other ghosts that have a Scare to lose."""
    return [ghost for ghost in others(s, me) if ghost.hand.cards]


def with_secrets(s: House, me: Ghost) -> list[Doorway]:
    """The rooms where somebody else hid something."""
    return [door for door in s.doors if any(scare.owner != me.index for scare in door.hidden.cards)]


POWERS: dict[str, tuple[Possible, Power]] = {
    "broom_cupboard": (lambda s, me, here: len(me.hand.cards) > 0, broom_cupboard),
    "cellar": (lambda s, me, here: len(with_scares(s, me)) > 0, cellar),
    "cold_pantry": (lambda s, me, here: can_draw(me), cold_pantry),
    "front_hall": (lambda s, me, here: len(s.hunters.cards) > 0, front_hall),
    "laboratory": (lambda s, me, here: len(haunted(s)) > 1, laboratory),
    "library": (lambda s, me, here: len(with_secrets(s, me)) > 0, library),
    "linen_room": (lambda s, me, here: len(me.discard.cards) > 0, linen_room),
    "long_gallery": (lambda s, me, here: True, long_gallery),
    "music_room": (lambda s, me, here: True, music_room),
}
"""For each room: whether its power can do anything now, and the power."""
