# not compiled: told once per match, and Fluent does the work
"""Turns of the match as scenes of its story (story.py)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from seance.games.way_out.cards import ACE, JOKER, ROOMS, Room
from seance.kernel.refs import Ref
from seance.kernel.story import Block, Prose, Voice
from seance.kernel.things import SEAT

if TYPE_CHECKING:
    from seance.games.way_out.view import MazeView
    from seance.kernel.book import Book, Told, Turn

CARDS = {room.key: room for room in ROOMS}
SUIT_SIGNS = "♦♣♥♠"
RANKS = {1: "A", 11: "J", 12: "Q", 13: "K"}
CHANGE = re.compile(r"([+−])(\d+) (WILL|BODY|FEAR)")
QUESTIONS = {"remember", "bring", "dread"}
LOUD = {"memory", "blocked", "escape", "trap", "rescue", "fate", *QUESTIONS}
"""Words that stand by themselves."""
ESCAPES = {"way-out", "escapes", "escapes-mad", "escape", "climbs", "new-level"}
TRAPS = {"trapped", "rescued", "rescue", "left-behind", "fate"}
FAR = {*ESCAPES, *TRAPS, "last-turns-exits", "last-turns-deck"}
"""What is heard all over the house, whoever's story it is."""
SILENT = {"strong-body", "strong-will", "memory", "turns", "turns-dark", "won", "nobody-won"}
SILENT |= {"answered-will", "answered-body", "answered-fear"}
FOUND = {"finds", "uncovers", "wakes"}
"""A room is seen for the first time."""
COMINGS = {*FOUND, "turns", "turns-dark", "enters"}


def sign(room: Room) -> str:
    """The card in a corner: ``K♥``."""
    if room.suit == JOKER:
        return "★"
    return f"{RANKS.get(room.value, room.value)}{SUIT_SIGNS[room.suit]}"


def titles_of(book: Book[MazeView]) -> dict[str, str]:
    """What each card turned out to be, for those who were told."""
    events = [told for turn in book.turns for told in turn.events if told.name in FOUND]
    return {told.key("room"): told.facts["title"] for told in events}


def comings(book: Book[MazeView]) -> list[tuple[Told, Ref, Ref]]:
    """Every event by which somebody comes into a room, with who and where."""
    events = [told for turn in book.turns for told in turn.events if told.name in COMINGS]
    return [(told, told.facts.get("opener", told.facts["seat"]), told.facts["room"]) for told in events]


def first_visits(book: Book[MazeView]) -> set[int]:
    """The numbers of the events by which somebody comes into an open room for the first time."""
    been: set[tuple[Ref, Ref]] = set()
    found: set[int] = set()
    for told, who, room in comings(book):
        if told.name == "enters" and (who, room) not in been:
            found.add(told.at)
        been.add((who, room))
    return found


def last_seen(book: Book[MazeView]) -> dict[Ref, str]:
    """The room that each came to last: the end may come while somebody is still in the door."""
    return {who: room.key for _, who, room in comings(book)}


def questions_answered(book: Book[MazeView]) -> dict[tuple[int, str], str]:
    """What each has said to the three questions."""
    events = [told for turn in book.turns for told in turn.events if told.name in QUESTIONS]
    return {(told.seat, told.name): told.facts["words"] for told in events}


class Scenes:
    """Turns as paragraphs: in full for those whose story it is, in passing for the others."""

    def __init__(self, book: Book[MazeView], titles: dict[str, str]) -> None:
        self.book = book
        self.titles = titles
        self.first = first_visits(book)
        self.blocks: list[Block] = []
        self.lines: list[str] = []
        self.notes: list[str] = []

    def told(self, turns: list[Turn[MazeView]]) -> list[Block]:
        """Some turns as blocks."""
        self.blocks = []
        elsewhere: list[Told] = []
        for turn in turns:
            if self.book.seat is None or any(self.mine(told) for told in turn.events):
                self.meanwhile(elsewhere)
                elsewhere = []
                self.scene(turn)
            else:
                elsewhere.extend(turn.events)
        self.meanwhile(elsewhere)
        return self.blocks

    def mine(self, told: Told) -> bool:
        """Whether whoever tells the story is in it; lending the house a voice does not count."""
        if told.name in SILENT or told.name == "describe":
            return False
        facts = told.facts
        return Ref(SEAT, str(self.book.seat)) in [facts.get(noun) for noun in ("seat", "other", "opener")]

    def weight(self, told: Told) -> int:
        """How much a room did to whoever came in."""
        room = CARDS[told.key("room")]
        entries = [
            entry for entry in (room.by_suit, room.by_color) if entry and entry.title == told.facts["title"]
        ]
        return max(
            (abs(e.will) + abs(e.body) + 2 * abs(e.fear) for entry in entries for e in entry.effects),
            default=0,
        )

    def room(self, key: str) -> str:
        """What a room is called in the tale."""
        card = CARDS[key]
        if card.by_suit is None:
            return self.book.tell("an-exit" if card.value == ACE else "a-trap")
        return f"“{self.titles.get(key, card.by_suit.title)}”"

    # --- a turn in full ------------------------------------------------------------------------------

    def scene(self, turn: Turn[MazeView]) -> None:
        """What is said on the way out of a room begins the paragraph of what is found next."""
        at_exit = any(told.name == "way-out" for told in turn.events)
        for told in turn.events:
            if told.name not in SILENT and not (at_exit and told.name == "enters"):
                self.take(told)
        self.close()
        self.notes = []

    def take(self, told: Told) -> None:
        if told.name == "react":
            self.close()
            self.lines.append(f"“{told.facts['words'].strip()}”")
        elif told.name == "describe":
            self.described(told)
        elif told.name in LOUD:
            self.spoken(told)
        elif told.name in FOUND:
            self.found(told)
        elif told.name == "changed":
            self.changed(told)
        elif told.name in {"ignored-locked", "ignored-low"}:
            self.ignored(told)
        else:
            self.lines.append(self.line(told))

    def line(self, told: Told) -> str:
        """An event in which rooms have names instead of cards; a card only one saw is told by its card."""
        facts: dict[str, Any] = {noun: value for noun, value in told.facts.items() if value is not None}
        for noun in ("room", "beside"):
            if noun in facts:
                facts[f"words_{noun}"] = self.room(told.key(noun))
        if told.name == "looks":
            facts["seat"] = Ref(SEAT, str(self.book.seat))
            facts["words_room"] = CARDS[told.key("room")].title
        name = f"{told.name}-unseen" if None in told.facts.values() else told.name
        if told.at in self.first:
            name = "enters-first"
        return self.book.tell(name, **facts) if self.book.has(name) else self.book.line(told)

    def found(self, told: Told) -> None:
        facts = told.facts
        if told.name == "finds" and not any(line.startswith("“") for line in self.lines):
            self.close()
        self.lines.append(self.book.tell(told.name, seat=facts["seat"], title=facts["title"]))
        self.close()
        self.blocks.append(Voice(facts["text"]))
        self.notes.append(sign(CARDS[told.key("room")]))

    def described(self, told: Told) -> None:
        """The house player's words belong to the room, whatever else has happened there meanwhile."""
        who = "" if len(self.book.names) == 1 else self.book.tell("teller", seat=told.facts["seat"])
        at = max(
            (at for at, block in enumerate(self.blocks) if isinstance(block, Voice) and not block.who),
            default=-1,
        )
        self.blocks.insert(at + 1, Voice(told.facts["words"], note=who))

    def spoken(self, told: Told) -> None:
        if told.name in QUESTIONS:
            self.lines.append(self.book.tell(f"asked-{told.name}"))
        self.close()
        self.blocks.append(Voice(told.facts["words"], self.book.name(told.seat)))

    def changed(self, told: Told) -> None:
        """Numbers as a feeling; the numbers themselves go to the margin."""
        self.notes.append(told.facts["effect"])
        by, stat = max(_changes(told), key=lambda change: (abs(change[0]), change[1] == "fear"))
        feeling = f"{stat}-{'up' if by > 0 else 'down'}"
        if abs(by) > 1 and self.book.has(f"much-{feeling}"):
            feeling = f"much-{feeling}"
        self.lines.append(self.book.tell(feeling, seat=told.facts["seat"]))

    def ignored(self, told: Told) -> None:
        """WO-10: what a room would have done, had there been anything to do it to."""
        self.notes.append(self.book.tell("ignored-note", words=told.facts["effect"]))
        ((by, stat),) = _changes(told)
        way = "up" if by > 0 else "down"
        self.lines.append(self.book.tell(told.name, seat=told.facts["seat"], stat=stat, way=way))

    def close(self) -> None:
        text = " ".join(line for line in self.lines if line)
        if text:
            self.blocks.append(Prose(text, " · ".join(self.notes)))
            self.notes = []
        self.lines = []

    # --- what others do ------------------------------------------------------------------------------

    def meanwhile(self, events: list[Told]) -> None:
        """In one character's story the others are somewhere in the house."""
        found: dict[Ref, list[str]] = {}
        for told in events:
            if told.name in FOUND:
                found.setdefault(told.facts["seat"], []).append(f"“{told.facts['title']}”")
        parts = [
            self.book.tell("elsewhere-one", seat=seat, words=self.book.listed(rooms))
            for seat, rooms in found.items()
        ]
        if parts:
            self.blocks.append(Prose(self.book.tell("elsewhere", words="; ".join(parts))))
        for told in events:
            if told.name in FAR and told.name in LOUD:
                self.close()
                self.blocks.append(Voice(told.facts["words"], self.book.name(told.seat)))
            elif told.name in FAR:
                self.lines.append(self.line(told))
        self.close()


def _changes(told: Told) -> list[tuple[int, str]]:
    """``+2 WILL, −1 FEAR`` as numbers and stats."""
    found = CHANGE.findall(told.facts["effect"])
    return [(int(f"{mark.replace('−', '-')}{by}"), stat.lower()) for mark, by, stat in found]
