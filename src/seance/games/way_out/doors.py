"""WO-5: opening a Door, and coming into the room behind it."""

from __future__ import annotations

from seance.games.way_out.box.entries import ONE_MORE, Entry
from seance.games.way_out.cards import ACE, JOKER, Room
from seance.games.way_out.exits import way_out
from seance.games.way_out.prose.narration import Teller, told_as
from seance.games.way_out.rooms import (
    DARK,
    as_seen,
    card_at,
    connect,
    lay,
    matches,
    ring_for,
    tell_door,
    turn_over,
    value_on_table,
)
from seance.games.way_out.secret import NO_ONE, announce, draw
from seance.games.way_out.state import FACE_UP, Maze, Player, left_of
from seance.games.way_out.stats import change, one_more, suffer
from seance.games.way_out.telling import tell
from seance.games.way_out.trap import rescue, spring
from seance.kernel.facts import Named, Said
from seance.kernel.question import ask_one, choose
from seance.kernel.state import say
from seance.kernel.things import Option, Thing

COLOR = Option("color")
SUIT = Option("suit")
APART = Option("apart")
CALLS = [COLOR, SUIT]


class Link(Option):
    """Make a door from the new room to another one."""

    def __init__(self, verb: str, seen: Thing, place: str) -> None:
        super().__init__(verb, seen)
        self.place = place


async def open_door(s: Maze, me: Player) -> bool:
    """WO-5 in the order of WO-b-21; False when there turned out to be no Door (WO-b-22)."""
    giver = await announce(s, me)
    if giver == NO_ONE and not s.deck.cards:
        say(s, "no-door", "WO-b-22", me)
        return False
    color = await choose(me, "call", "WO-5.1", CALLS) is COLOR
    place = lay(s, draw(s), FACE_UP)
    s.graph.join(me.at, place)
    await reveal(s, me, place, color)
    if giver == me.index:
        await one_more(s, me)
    if not s.over:
        await link(s, me, place, color)
        await arrive(s, me, place)
    return True


async def open_dark(s: Maze, me: Player, place: str) -> None:
    """WO-b-12: a face-down room is a Door too, but its doors were made when it was laid (WO-9.2)."""
    say(s, "gropes", "WO-b-12", me, DARK[place])
    color = await choose(me, "call", "WO-5.1", CALLS, [DARK[place]]) is COLOR
    turn_over(s, place)
    await reveal(s, me, place, color, dark=True)
    if not s.over:
        await arrive(s, me, place)


async def reveal(s: Maze, me: Player, place: str, color: bool, dark: bool = False) -> None:
    """WO-5.2 and WO-5.3: the house player turns the card, its entry applies; not with WO-b-14."""
    rule = "WO-5.2" if color else "WO-5.3"
    room = card_at(s, place)
    if color:
        s.colored.append(place)
    entry = told_as(s, place, room)
    if s.talks:
        tell_card(s, me, rule, room, entry, [DARK[place]] if dark else [])
    if entry is None:
        return
    if color and value_on_table(s, room):
        say(s, "echoes", "WO-5.2", me, room)
        change(s, me, ONE_MORE[0 if room.red else 1], "WO-5.2")
    else:
        await suffer(s, me, entry, rule)


def tell_card(s: Maze, me: Player, rule: str, room: Room, entry: Entry | None, dark: list[Thing]) -> None:
    """Say what was behind the Door; of a room that lay face down, which one it was (WO-b-12)."""
    if entry is None:
        say(s, "turns-dark" if dark else "turns", rule, left_of(s, me), Named("opener", me), room, *dark)
        return
    texts = [Said(entry.title, "title"), Said(entry.text, "text")]
    say(s, "uncovers" if dark else "finds", rule, me, room, *texts, *dark)


async def link(s: Maze, me: Player, place: str, color: bool) -> None:
    """WO-5.6: connect the new room with one other of its color or suit, or leave it."""
    room = card_at(s, place)
    options: list[Option] = [
        Link("link", as_seen(s, other), other) for other in matches(s, room, me.at, color)
    ]
    verb = "instead" if s.direct else "link-dark"
    options.extend([Link(verb, DARK[dark], dark) for dark in ring_for(s, room, me.at, color)])
    if not options:
        return
    question = ask_one(me, "link", "WO-5.6", [*options, APART], [room])
    question.default = len(options)
    choice = await question
    if isinstance(choice, Link):
        tell_door(s, me, "links", "WO-5.6", room, choice.place)
        connect(s, place, choice.place)


async def arrive(s: Maze, me: Player, place: str) -> None:
    """WO-5.7 and WO-5.8: move in; then the Exit, the Trap, or a description."""
    me.at = place
    room = card_at(s, place)
    if room.value == ACE:
        await way_out(s, me)
    elif room.suit == JOKER:
        await spring(s, me)
    elif s.talks:
        entry = told_as(s, place, room)
        assert entry is not None
        await describe(s, me, entry, "WO-5.7")


async def enter(s: Maze, me: Player, place: str) -> None:
    """WO-4.3 and WO-9.1: go where somebody has been before. Nothing applies but Exits and rescues."""
    me.at = place
    room = card_at(s, place)
    if s.tale is not None:
        say(s, "enters", "WO-9.1", me, room)
    if room.value == ACE:
        await way_out(s, me)
    elif room.suit == JOKER:
        await rescue(s, me)


async def describe(s: Maze, me: Player, entry: Entry, rule: str) -> None:
    """WO-3.3 and WO-5.7: the house player says what the room is like."""
    about: list[Thing] = [Named("other", me), Said(entry.title, "title")]
    await tell(s, left_of(s, me), "describe", rule, Teller(s, me).describe(entry), about)
