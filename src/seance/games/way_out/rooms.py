"""Rooms on the table: laying, turning over, taking away, and what can be seen of them."""

from __future__ import annotations

from seance.games.way_out.cards import ACE, CENTRE_ACE, Room, alike
from seance.games.way_out.state import CENTRE, DOORS, FACE_UP, PLACES, RING, Maze, Player
from seance.kernel.facts import Count, Named
from seance.kernel.state import say
from seance.kernel.things import Thing


class Dark(Count):
    """A room whose card lies face down, by number."""

    def __init__(self, place: str) -> None:
        super().__init__(int(place), "dark")
        self.place = place

    @property
    def key(self) -> str:
        return f"dark_{self.place}"


DARK = {place: Dark(place) for place in PLACES}


def lay(s: Maze, room: Room, known: int) -> str:
    """Put a card on the table, without doors yet; ``known`` is FACE_UP for a card that lies face up."""
    place = PLACES[s.built]
    s.built += 1
    s.spots[place] = len(s.places)
    s.places.append(place)
    s.house.add(room, known)
    s.graph.add(place, DOORS)
    if known == FACE_UP:
        _count_exit(s, room)
    return place


def turn_over(s: Maze, place: str) -> Room:
    """Reveal a face-down room."""
    index = s.spots[place]
    room = s.house.cards[index]
    s.house.turn_up(index)
    _count_exit(s, room)
    return room


def _count_exit(s: Maze, room: Room) -> None:
    """WO-b-40: the Ace of Diamonds counts from the start."""
    if room.value == ACE and room is not CENTRE_ACE:
        s.exits += 1


def tear_down(s: Maze, place: str) -> None:
    """Discard a room; its doors go with it."""
    index = s.spots[place]
    s.discard.add(s.house.take_at(index))
    s.places.pop(index)
    s.spots = {other: spot for spot, other in enumerate(s.places)}
    s.graph.remove(place)


def card_at(s: Maze, place: str) -> Room:
    """The card of a room, whoever may see it."""
    return s.house.cards[s.spots[place]]


def is_open(s: Maze, place: str) -> bool:
    """Whether the card of a room lies face up."""
    return s.house.face_up(s.spots[place])


def as_seen(s: Maze, place: str) -> Thing:
    """A room as everybody sees it: its card, or its number in the dark."""
    index = s.spots[place]
    return s.house.cards[index] if s.house.face_up(index) else DARK[place]


def value_on_table(s: Maze, room: Room) -> bool:
    """WO-5.2 and WO-b-13: whether another card that lies face up has the same value."""
    for index, other in enumerate(s.house.cards):
        if other.value == room.value and other is not room and s.house.face_up(index):
            return True
    return False


def matches(s: Maze, room: Room, beside: str, color: bool) -> list[str]:
    """WO-5.6: the open rooms of one color, or suit, with a card that is laid against ``beside``."""
    found: list[str] = []
    for index, other in enumerate(s.house.cards):
        if other is not room and alike(room, other, color) and s.house.face_up(index):
            place = s.places[index]
            if place != beside and s.graph.free(place) > 0:
                found.append(place)
    return found


def ring_for(s: Maze, room: Room, beside: str, color: bool) -> list[str]:
    """WO-b-11: the rooms of the ring, still face down, by which a card like the Ace of Diamonds gets to it.

    With the direct centre it takes the place of one of them at the Ace; otherwise it is joined to it.
    """
    if not alike(room, CENTRE_ACE, color) or CENTRE not in s.graph.links:
        return []
    return [
        dark for dark in RING if dark in s.graph.links and not is_open(s, dark) and _usable(s, beside, dark)
    ]


def _usable(s: Maze, beside: str, dark: str) -> bool:
    if s.direct:
        return beside != CENTRE and s.graph.joined(CENTRE, dark)
    return beside != dark and s.graph.free(dark) > 0


def tell_door(s: Maze, me: Player, name: str, rule: str, room: Room, other: str) -> None:
    """Say where the second door of a room leads."""
    seen = as_seen(s, other)
    if isinstance(seen, Dark):
        say(s, f"{name}-instead" if s.direct else f"{name}-dark", rule, me, room, seen)
    else:
        say(s, name, rule, me, room, Named("beside", seen))


def connect(s: Maze, place: str, other: str) -> None:
    """WO-5.6: make the door that was chosen; a face-down room of the ring may have to give way (WO-b-11)."""
    if s.direct and other in RING and not is_open(s, other):
        s.graph.cut(CENTRE, other)
        s.graph.join(place, CENTRE)
    else:
        s.graph.join(place, other)
