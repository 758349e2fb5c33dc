"""The grammar behind every line that nobody cares to say in words of their own (WO-b-45).

A line depends on the match's voice, the turn, the player's past, the stats, the room, who is trapped and what
came before; on nothing that anybody could not know, and on no dice of the match. Within a match each bank of
phrases is gone through in an order of its own, so that nothing is said twice before all has been said.
"""

from __future__ import annotations

from math import gcd
from typing import TypeVar

from seance.games.way_out.box.entries import BODY, FEAR, WILL, Entry
from seance.games.way_out.box.nouns import Noun, capital, one
from seance.games.way_out.cards import JOKER, Room
from seance.games.way_out.prose import moments, pasts, phrases
from seance.games.way_out.state import RING, Maze, Player

MASK = 0xFFFFFFFF
Bank = tuple[str, ...]
T = TypeVar("T")

HOUSE = one("the house")
GRIN = one("that grin")
OPEN_DOOR = one("the open door")
FIRST = one("the first of them")
"""What there is to look at where no chart says so."""


def mix(voice: int, salt: int) -> int:
    """A number that looks like chance, the same for the same two."""
    word = (voice * 2654435761 + salt * 2246822519 + 374761393) & MASK
    for shift in (15, 13, 16):
        word = ((word ^ (word >> shift)) * 3266489917) & MASK
    return word ^ (word >> 16)


def pick(bank: tuple[T, ...], seed: int, step: int) -> T:
    """The phrase for a step of the match; as many steps as there are phrases bring up each of them once."""
    size = len(bank)
    stride = 1 + seed % size
    while gcd(stride, size) != 1:
        stride += 1
    return bank[(seed // size + step * stride) % size]


class Teller:
    """Somebody's words at this moment of the match."""

    def __init__(self, s: Maze, me: Player) -> None:
        self.s = s
        self.me = me
        who = self.past(pasts.WHO, 1)
        self.words = {
            "who": one(who),
            "where": one(self.past(pasts.WHERE, 2)),
            "bring": self.past(pasts.BRING, 3),
            "dread": one(self.past(pasts.DREAD, 4)),
            "deed": one(self.past(pasts.DEED, 5).format(who=who)),
        }

    # --- finding words -----------------------------------------------------------------------------

    def past(self, bank: tuple[T, ...], salt: int) -> T:
        """A piece of this player's past: the same all through a match, another one for each player."""
        return pick(bank, mix(self.s.voice, salt), self.me.index)

    def say(self, *parts: tuple[Bank, int]) -> str:
        """A phrase from each bank in turn; the number with it keeps banks apart from each other."""
        step = self.s.turns + self.s.built
        return self.fill(" ".join([pick(bank, mix(self.s.voice, salt), step) for bank, salt in parts]))

    def fill(self, text: str) -> str:
        """A phrase with its blanks filled; ``{Who}`` begins a sentence."""
        first = first_room(self.s, self.me)
        words = {**self.words, "thing": thing_here(self.s, self.me), "first": first.thing if first else FIRST}
        words |= {name.capitalize(): capital(word) for name, word in words.items()}
        return text.format(**words)

    def mood(self) -> int:
        """Which stat speaks."""
        me = self.me
        if me.fear >= max(me.will, me.body):
            return FEAR
        return WILL if me.will > me.body else BODY

    def chance(self, salt: int, out_of: int) -> bool:
        """Now and then, though never by dice."""
        return mix(self.s.voice, 1000 * salt + self.s.turns) % out_of == 0

    def somebody_is_stuck(self) -> bool:
        return any(other.trapped and other.index != self.me.index for other in self.s.players)

    # --- moments -----------------------------------------------------------------------------------

    def memory(self) -> str:
        """WO-2.7, in the first person."""
        about = pick(pasts.ABOUT_WHO, mix(self.s.voice, 6), self.me.index)
        last = pick(pasts.LAST, mix(self.s.voice, 7), self.me.index)
        return self.fill(f"I was {{where}}. {about} {last}")

    def describe(self, entry: Entry) -> str:
        """WO-3.3 and WO-5.7: the house speaks to whoever comes in."""
        mood = self.mood()
        air = (phrases.AIR_CLEAR, phrases.AIR_STRONG, phrases.AIR_AFRAID)[mood]
        parts = [(air, 10 + mood), (phrases.ABOUT_THING, 13)]
        if self.somebody_is_stuck() and self.chance(14, 2):
            parts[0] = (phrases.NEXT_DOOR, 14)
        elif first_room(self.s, self.me) not in {None, entry} and self.chance(15, 4):
            parts[0] = (phrases.AGAIN, 15)
        return self.say(*parts)

    def react(self) -> str:
        """WO-4.1: on the way out of a room."""
        mood = self.mood()
        said = (phrases.SAY_CLEAR, phrases.SAY_STRONG, phrases.SAY_AFRAID)[mood]
        return self.say((said, 20 + mood), (phrases.SAY_MORE, 23))

    def answer(self, stat: int) -> str:
        """WO-1.3: one of the three questions."""
        return self.say(((moments.REMEMBER, moments.BRINGING, moments.DREADING)[stat], 30 + stat))

    def blocked(self, top: int) -> str:
        """WO-6.1 and WO-6.3a."""
        bank = moments.HELD_BY_FEAR if top == FEAR else moments.HELD_BY_WILL
        return self.say((bank, 40 + top), (moments.HELD_AND, 43))

    def escape(self) -> str:
        """WO-6.2 and WO-6.3b."""
        bank = moments.OUT_MAD if self.me.mad else moments.OUT_WHOLE
        return self.say((bank, 44), (moments.OUT_AND, 45))

    def trap(self) -> str:
        """WO-7.1."""
        return self.say((moments.STUCK, 46), (moments.STUCK_AND, 47))

    def rescue(self) -> str:
        """WO-7.4."""
        return self.say((moments.FREED, 48), (moments.FREED_AND, 49))

    def fate(self) -> str:
        """WO-7.5; all who are left behind speak in the same moment, so the seat tells them apart."""
        return self.fill(pick(moments.LEFT, mix(self.s.voice, 50), self.me.index))


def thing_here(s: Maze, me: Player) -> Noun:
    """What there is to look at in the room one stands in."""
    if me.at not in s.spots:
        return HOUSE
    room = s.house.cards[s.spots[me.at]]
    entry = told_as(s, me.at, room)
    if entry is None:
        return GRIN if me.trapped or room.suit == JOKER else OPEN_DOOR
    return entry.thing


def told_as(s: Maze, place: str, room: Room) -> Entry | None:
    """The entry by which a room is known: that of its color, if it was opened by color."""
    return room.by_color if place in s.colored else room.by_suit


def first_room(s: Maze, me: Player) -> Entry | None:
    """Where the player woke up, as long as that room stands."""
    place = str(1 + len(RING) + me.index)
    if place not in s.spots:
        return None
    return s.house.cards[s.spots[place]].by_suit
