"""What a ghost should value: a liking, in points, for each option of each question."""

from __future__ import annotations

from collections.abc import Callable

from seance.games.haunt_the_house.box.phantoms import KINDS
from seance.games.haunt_the_house.cards import Phantom
from seance.games.haunt_the_house.judgement import (
    HUNTER,
    KIND,
    REWARD,
    TEMPO,
    Outlook,
    RoomOutlook,
    collection,
)
from seance.games.haunt_the_house.view import GhostView, HouseView
from seance.kernel.question import Prompt
from seance.kernel.things import Option, Thing

WASTE = 3.0
"""What a bad BOO costs beside the hunter: a turn, and everybody's hidden Scares in the room."""
CAUTION = 5.0
"""How much ending the game at the right or the wrong moment can be worth."""
LAST_BOO = 3.0
"""What the others make of their last chance, on the whole."""
POWER = {
    "broom_cupboard": 0.8,
    "cellar": 0.65,
    "cold_pantry": 0.8,
    "front_hall": 0.6,
    "laboratory": 0.65,
    "library": 0.6,
    "linen_room": 0.75,
    "long_gallery": 0.5,
    "music_room": 0.85,
}
"""What a room's power is worth, on the whole."""
ALLY = {
    "bashful": 0.2,
    "bold": 4.5,
    "curious": 0.8,
    "dizzy": 0.3,
    "echoing": 0.8,
    "grasping": 1.6,
    "gusty": 1.2,
    "howling": 1.0,
    "hungry": 1.4,
    "restless": 1.2,
    "sneaky": 1.2,
    "stubborn": 0.8,
    "tireless": 1.4,
    "vanishing": 0.3,
    "patient": 0.0,
}
"""What playing a Phantom is worth beside the Skulls printed on it."""
PHANTOM = {phantom.key: phantom for phantom in KINDS}


def weigh(view: HouseView, question: Prompt) -> list[float]:
    """A liking for each option; what a question is about decides how it is judged."""
    outlook = Outlook(view, question.seat)
    judge = JUDGES.get(question.name)
    if judge is None:
        return [0.0] * len(question.options)
    return [judge(outlook, option) for option in question.options]


def key_of(option: Thing) -> str:
    """The key of what an option is about."""
    if isinstance(option, Option) and option.part is not None:
        return option.part.key
    return option.key


def a_turn(outlook: Outlook, option: Thing) -> float:
    assert isinstance(option, Option)
    if option.verb == "boo":
        return boo(outlook, outlook.room(key_of(option)))
    if option.verb == "pick":
        return best_place(outlook, KIND[key_of(option)])
    if option.verb == "draw":
        return 1.0 + 0.5 * (3 - sum(outlook.hand))
    if option.verb == "summon":
        return summoning(outlook, PHANTOM[key_of(option)])
    return 0.0


def boo(outlook: Outlook, room: RoomOutlook) -> float:
    """A BOO takes a whole turn, that is two placements; so it must beat twice what one of them brings."""
    chance = room.chance(outlook.hand)
    gain = chance * (room.worth + 0.8) - (1 - chance) * WASTE
    if room.my_correct:
        gain += REWARD * 0.6
    return gain - 0.4 + chance * ending(outlook, room)


def ending(outlook: Outlook, room: RoomOutlook) -> float:
    """HTH-6.1: the last hunter ends the game, which is good for whoever is ahead and nobody else."""
    if len(outlook.me["hunters"]) + 1 < outlook.view["hunters_to_end"]:
        return 0.0
    ahead = points(outlook.me) + room.worth - TEMPO - best_rival(outlook) - LAST_BOO
    return max(-CAUTION, min(CAUTION, ahead))


def best_rival(outlook: Outlook) -> float:
    """What the best of the others seems to have."""
    return max([points(ghost) for ghost in outlook.view["ghosts"] if ghost["seat"] != outlook.seat])


def points(ghost: GhostView) -> float:
    """A ghost's score as far as it can be seen; a trophy that is not seen is a piece of something."""
    tokens = float(ghost["skulls"]) + sum([HUNTER[key].skulls for key in ghost["hunters"]])
    gear = sum([count * count for count in collection(ghost).values()])
    allies = sum([PHANTOM[key].skulls for key in ghost["played"]])
    unseen: int = ghost["trophies"].count(None)
    return tokens + gear + allies + 2.0 * unseen


def best_place(outlook: Outlook, kind: int) -> float:
    return max([max(hide_in(outlook, room, kind), show_in(outlook, room, kind)) for room in outlook.rooms])


def a_place(outlook: Outlook, option: Thing) -> float:
    assert isinstance(option, Option)
    held = [key for key in outlook.me["held"] if key is not None]
    kind = KIND[held[0]]
    outlook.hand[kind] += 1
    room = outlook.room(key_of(option))
    worth = hide_in(outlook, room, kind) if option.verb == "hide" else show_in(outlook, room, kind)
    outlook.hand[kind] -= 1
    return worth


def progress(outlook: Outlook, room: RoomOutlook, kind: int) -> float:
    """What laying a Scare there brings: the room needs it less, and the hand has room for another."""
    if room.hunter is None:
        return -9.0
    needed = room.lacking[kind] > 0
    after = outlook.hand[:]
    after[kind] -= 1
    before = room.prospect(outlook.hand)
    if needed:
        room.lacking[kind] -= 1
    change = room.prospect(after) - before
    if needed:
        room.lacking[kind] += 1
    fresh = 0.25 * room.prospect(after) if needed else 0.0
    return change + fresh + (0.5 if needed else 0.0)


def hide_in(outlook: Outlook, room: RoomOutlook, kind: int) -> float:
    if room.hunter is None:
        return -9.0
    if room.needs[kind] == 0:
        return bluff(room)
    reward = 0.0 if room.my_correct else 0.55 * REWARD
    surplus = 0.0 if room.lacking[kind] > 0 else -0.5
    return progress(outlook, room, kind) + reward + surplus


def bluff(room: RoomOutlook) -> float:
    """A Scare that frightens nobody, laid where others are already guessing."""
    return 0.3 + 0.15 * min(2, room.strangers)


def show_in(outlook: Outlook, room: RoomOutlook, kind: int) -> float:
    if room.hunter is None or room.open[kind] <= 0:
        return -9.0
    given_away = 0.05 * room.worth
    return progress(outlook, room, kind) + 0.9 * POWER[room.key] - given_away


def summoning(outlook: Outlook, phantom: Phantom) -> float:
    """A Phantom costs nothing: play it as soon as it does what it is for."""
    if phantom.key == "bold":
        return phantom.skulls + max([boo(outlook, room) for room in outlook.rooms])
    if phantom.key == "bashful":
        return 0.3
    if phantom.key == "sneaky" and sum(outlook.hand) == 0:
        return -0.5
    return phantom.skulls + ALLY[phantom.key]


def a_room_to_boo(outlook: Outlook, option: Thing) -> float:
    return boo(outlook, outlook.room(key_of(option)))


def a_last_chance(outlook: Outlook, option: Thing) -> float:
    assert isinstance(option, Option)
    if option.verb == "pass":
        return 0.0
    room = outlook.room(key_of(option))
    return room.chance(outlook.hand) * room.worth + (0.5 if room.my_correct else 0.0)


def a_power(outlook: Outlook, option: Thing) -> float:
    return 1.0 if option.key == "yes" else 0.0


def a_scare_for_good(outlook: Outlook, option: Thing) -> float:
    """Picking from the discards: whatever brings some hunter nearest."""
    kind = KIND[key_of(option)]
    outlook.hand[kind] += 1
    worth = sum([room.prospect(outlook.hand) for room in outlook.rooms])
    outlook.hand[kind] -= 1
    return worth


def a_scare_to_lose(outlook: Outlook, option: Thing) -> float:
    return -usefulness(outlook, KIND[key_of(option)])


def usefulness(outlook: Outlook, kind: int) -> float:
    """What the hand loses without one Scare of this kind."""
    with_it = sum([room.prospect(outlook.hand) for room in outlook.rooms])
    outlook.hand[kind] -= 1
    without = sum([room.prospect(outlook.hand) for room in outlook.rooms])
    outlook.hand[kind] += 1
    return with_it - without


def a_discard(outlook: Outlook, option: Thing) -> float:
    """Throw away what brings no hunter nearer: a fresh card is better."""
    return 0.35 - usefulness(outlook, KIND[key_of(option)])


def a_hunter_to_replace(outlook: Outlook, option: Thing) -> float:
    return -outlook.room(key_of(option)).prospect(outlook.hand)


def a_ghost(outlook: Outlook, option: Thing) -> float:
    """Whoever is ahead."""
    return points(outlook.view["ghosts"][int(option.key)])


def a_secret(outlook: Outlook, option: Thing) -> float:
    room = outlook.room(key_of(option))
    return room.unknown * (1.0 + 0.2 * room.worth)


def a_gust(outlook: Outlook, option: Thing) -> float:
    room = outlook.room(key_of(option))
    return room.strangers - 0.3 * room.worth * room.unknown


def an_echo(outlook: Outlook, option: Thing) -> float:
    return POWER[key_of(option)]


def a_sneak(outlook: Outlook, option: Thing) -> float:
    assert isinstance(option, Option)
    if option.other is None:
        return 0.0
    return hide_in(outlook, outlook.room(option.other.key), KIND[key_of(option)])


def a_reward(outlook: Outlook, option: Thing) -> float:
    """A Phantom is worth more than a Skull while there is time to play it, and none waits already."""
    if option.key == "take-skull":
        return 1.0
    waiting = len(outlook.me["phantoms"])
    return 0.9 if outlook.view["ender"] >= 0 else 1.25 - 0.25 * waiting


def a_phantom_to_keep(outlook: Outlook, option: Thing) -> float:
    phantom = PHANTOM[key_of(option)]
    if outlook.view["ender"] >= 0:
        return 2.0 if phantom.key == "patient" else 0.0
    if phantom.key == "vanishing":
        return 0.8
    return phantom.skulls + ALLY[phantom.key]


def an_afterthought(outlook: Outlook, option: Thing) -> float:
    assert isinstance(option, Option)
    if option.verb == "pass":
        return 0.0
    phantom = PHANTOM[key_of(option)]
    if phantom.key == "stubborn":
        return phantom.skulls + max([boo(outlook, room) for room in outlook.rooms])
    return 1.0


def a_vanishing(outlook: Outlook, option: Thing) -> float:
    return 0.0 if option.key == "pass" else 2.0


def a_swap(outlook: Outlook, option: Thing) -> float:
    """Move hunters that are worth something to me towards rooms where I have laid Scares."""
    room = outlook.room(key_of(option))
    return room.worth - room.prospect(outlook.hand)


JUDGES: dict[str, Callable[[Outlook, Thing], float]] = {
    "turn": a_turn,
    "place": a_place,
    "power": a_power,
    "hide-here": a_scare_for_good,
    "victim": a_ghost,
    "send-away": a_hunter_to_replace,
    "swap": a_swap,
    "swap-with": a_swap,
    "peek": a_secret,
    "pick-up": a_scare_for_good,
    "vanish": a_vanishing,
    "take-back": a_scare_for_good,
    "echo": an_echo,
    "rob": a_ghost,
    "blow": a_gust,
    "drop": a_scare_to_lose,
    "sneak": a_sneak,
    "reward": a_reward,
    "keep": a_phantom_to_keep,
    "after-boo": an_afterthought,
    "where-boo": a_room_to_boo,
    "discard": a_discard,
    "last-chance": a_last_chance,
}
