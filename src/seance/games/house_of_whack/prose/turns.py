# not compiled: told once per match, and Fluent does the work
"""The night turn by turn: which events are told, and how."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from seance.games.house_of_whack.cards import CLOUD, THE_END, WRONG_FLOOR, RoomTile
from seance.games.house_of_whack.prose.notebook import HEARTS, Notebook
from seance.games.house_of_whack.prose.scuffles import Scuffle
from seance.kernel.parts import spoken, voice

if TYPE_CHECKING:
    from collections.abc import Callable

    from seance.kernel.book import Told

SORTS = ("card", "prop", "guest", "minion", "trap", "twist", "arrival", "house_rule")
"""The sorts of card that an event can be about."""
GRAND = {CLOUD, THE_END, WRONG_FLOOR}
"""Rooms that are told of when they do what they do."""
ALWAYS = ("dies", "bursts", "verdict", "opens-hatch", "is-out", "wrong-floor", "cloud")
HEADLINES = (*ALWAYS, "defeats", "beats", "beaten", "reveals-room")
"""What a chapter may be called after, the most remarkable first; some are everybody's."""


def read(n: Notebook, told: Told) -> None:
    """Write down one event."""
    if spoken(told):
        n.break_off()
        n.now.blocks.append(voice(n.book, told))
    elif told.name in HEARD:
        HEARD[told.name](n, told)
    if told.name in HEADLINES and (told.name in ALWAYS or n.concerns(told)):
        n.now.headlines.append(told)


def tell(n: Notebook, told: Told) -> None:
    """Everybody heard of it."""
    n.say(told.name, **_facts(told))


def own(n: Notebook, told: Told) -> None:
    """It is told by those who have a part in it."""
    if n.concerns(told):
        tell(n, told)


def plain(n: Notebook, told: Told) -> None:
    """A deed that needs nothing but its facts."""
    n.do(told, **{noun: fact for noun, fact in _facts(told).items() if noun != "seat"})


def _facts(told: Told) -> Mapping[str, Any]:
    """What is known of an event; the card that it is about, of whichever sort, is ``thing`` as well."""
    cards = [told.facts[noun] for noun in SORTS if noun in told.facts]
    return {**told.facts, "thing": cards[0]} if cards else told.facts


# --- turns and floors -------------------------------------------------------------------------------------


def turn(n: Notebook, told: Told) -> None:
    """A turn is a paragraph."""
    n.close()
    n.me = told.seat
    if n.over:
        n.floor += 1
        n.now.floor = n.floor
        n.over = False


def floor_ends(n: Notebook, told: Told) -> None:
    """What the tokens bring is told with it; then everybody is in the hall again (HW-25.1)."""
    n.close()
    n.floor = n.now.floor = int(told.facts["floor"])
    tell(n, told)
    n.over = True


def is_put(n: Notebook, told: Told) -> None:
    """Who walks tells of it otherwise."""
    if n.over or not n.concerns(told):
        return
    if not n.put or n.put[-1].facts["room"] != told.facts["room"]:
        n.breathe()
    n.put.append(told)


# --- walking, finding, taking -----------------------------------------------------------------------------


def reveals_room(n: Notebook, told: Told) -> None:
    """Some rooms make an entrance of their own."""
    room = n.book.game.cards[told.key("room")]
    n.found.add(room.key)
    if not isinstance(room, RoomTile) or room.special not in GRAND:
        n.do(told, room=told.facts["room"])
    if n.concerns(told):
        n.mood(told.facts["room"])


def enters(n: Notebook, told: Told) -> None:
    """Who walks through several rooms is told of in the last; a room just found has been entered."""
    if told.key("room") in n.found:
        return
    if n.last(told, "enters"):
        n.deeds.pop()
    n.do(told, room=told.facts["room"])


def lays_token(n: Notebook, told: Told) -> None:
    """There, where that has just been said."""
    room, last = told.facts["room"], n.last(told, "reveals-room", "enters")
    here = last is not None and last.facts["room"] == room
    n.do(told, room=room, here="yes" if here else "no")


def turns_up(n: Notebook, told: Told) -> None:
    """Foes are told of in the Conflict, things when they are taken, Guests when they come along."""
    twist = told.facts.get("twist")
    if twist is not None:
        n.do(told, card=twist)
        if n.concerns(told):
            n.mood(twist)


def takes_up(n: Notebook, told: Told) -> None:
    """Several in a row are one deed; who lets go of something and picks it up again has done nothing."""
    thing, last = _facts(told)["thing"], n.last(told, told.name, "drops")
    if last is None:
        n.do(told, things=[thing])
    elif last.name == told.name:
        last.facts["things"].append(thing)
    elif last.facts["things"] == [thing]:
        n.deeds.pop()
        return
    else:
        n.do(told, things=[thing])
    if told.name != "drops" and n.concerns(told):
        n.mood(thing)


def redeems(n: Notebook, told: Told) -> None:
    """What it brings is told after it."""
    n.do(told, things=told.facts["cards"], count=0)


def earns(n: Notebook, told: Told) -> None:
    """What comes of redeeming belongs to the same breath."""
    count, last = int(told.facts["count"]), n.last(told, "redeems")
    if last is not None:
        last.facts["count"] += count
    n.shift(told.seat, HEARTS, count)


def links(n: Notebook, told: Told) -> None:
    """HW-8, HW-9: a secret door, or stairs."""
    kind = "stairs" if told.key("link").startswith("stairs") else "door"
    n.do(told, room=told.facts["room"], other=told.facts["other"], kind=kind)


# --- cards ------------------------------------------------------------------------------------------------


def plays(n: Notebook, told: Told) -> None:
    """Several in a row are one deed."""
    last = n.last(told, "plays")
    if last is not None:
        last.facts["cards"].append(told.facts["drama"])
    else:
        n.do(told, cards=[told.facts["drama"]])


def plays_on(n: Notebook, told: Told) -> None:
    """On somebody."""
    n.do(told, card=told.facts["drama"], target=told.facts["target"])


def answers(n: Notebook, told: Told) -> None:
    """HW-4.16: it is told with what comes of it."""
    n.answer = told


def answered(n: Notebook, told: Told) -> None:
    """An Arcana is stopped, goes to somebody else, or happens twice."""
    if n.answer is not None and (n.concerns(told) or n.concerns(n.answer)):
        facts = {"seat": n.answer.facts["seat"], "drama": n.answer.facts["drama"]}
        n.say(told.name, **facts, card=told.facts["drama"], target=told.facts.get("target", ""))
    n.answer = None


# --- figures ----------------------------------------------------------------------------------------------


def gains(n: Notebook, told: Told) -> None:
    """Figures stand in the margin."""
    n.shift(told.seat, f"stat-{told.key('stat')}", int(told.facts["count"]))


def loses(n: Notebook, told: Told) -> None:
    """Losses as well."""
    n.shift(told.seat, f"stat-{told.key('stat')}", -int(told.facts["count"]))


def forfeits(n: Notebook, told: Told) -> None:
    """Gold Hearts that are gone."""
    n.shift(told.seat, HEARTS, -int(told.facts["count"]))


# --- Conflicts --------------------------------------------------------------------------------------------


def clash(n: Notebook, told: Told) -> None:
    """A Conflict is told when it is over."""
    n.breathe()
    n.scuffle = Scuffle(told)


def during(n: Notebook, told: Told) -> None:
    """Who helps, and what it comes to."""
    if n.scuffle is not None:
        n.scuffle.hear(told)


def ends(n: Notebook, told: Told) -> None:
    """Who won; a Trap that drew has caught somebody all the same (HW-18.4)."""
    scuffle, n.scuffle = n.scuffle, None
    if scuffle is None:
        if told.name == "caught" and n.concerns(told):
            n.say("caught", seat=told.facts["seat"], foe=told.facts["trap"])
    elif n.book.seat is None or scuffle.concerns(n.book.seat):
        n.mood(scuffle.foe if scuffle.foe is not None and scuffle.foe.kind == "card" else None)
        n.breathe()
        n.lines += scuffle.sentences(n.book, told)
        n.scores.append(scuffle.note())
        n.mine = scuffle.fighter == n.me


def unlocks(n: Notebook, told: Told) -> None:
    """By a Conflict or without one."""
    (ends if n.scuffle is not None else own)(n, told)


def takes(n: Notebook, told: Told) -> None:
    """HW-19.16: what the winner takes, a Prop or an Ally."""
    if n.concerns(told):
        n.say("takes", seat=told.facts["seat"], rival=told.facts["rival"], thing=_facts(told)["thing"])


# --- death, and what comes after --------------------------------------------------------------------------


def is_now(n: Notebook, told: Told) -> None:
    """Somebody comes back as somebody else."""
    n.guest = told.facts["guest"]
    tell(n, told)


def comes_back(n: Notebook, told: Told) -> None:
    """As somebody else, it has been told already."""
    if n.guest is None:
        tell(n, told)
    n.guest = None


HEARD: dict[str, Callable[[Notebook, Told], None]] = {
    "turn": turn,
    "floor-ends": floor_ends,
    "is-put": is_put,
    "reveals-room": reveals_room,
    "enters": enters,
    "lays-token": lays_token,
    "turns-up": turns_up,
    "redeems": redeems,
    "earns": earns,
    "links": links,
    "plays": plays,
    "plays-on": plays_on,
    "answers": answers,
    "gains": gains,
    "loses": loses,
    "forfeits": forfeits,
    "unlocks": unlocks,
    "takes": takes,
    "is-now": is_now,
    "comes-back": comes_back,
}
TOGETHER: dict[Callable[[Notebook, Told], None], str] = {
    takes_up: "picks-up keeps drops",
    answered: "stopped copied redirected",
    clash: "clash clash-player clash-lock",
    during: "helps adds totals scores",
    ends: "beats beaten caught draw defeats holds",
    plain: "joins evades locks fetches banishes lures drifts",
    own: "deal-struck misses crushed snatches swaps-hands uproots filches robs ousts shoots",
    tell: "begins dies trade-places bursts escapes hat-filled enters-gate is-out alone numbers-set stays-shut"
    " opens-hatch maze-moves agreed room-vanishes cloud accuses verdict mistrial nothing-to-take seizes"
    " takes-hand displays put-back wrong-floor becomes proclaimed turns-room shifts-room the-end last-room",
}
HEARD |= {name: hear for hear, names in TOGETHER.items() for name in names.split()}
