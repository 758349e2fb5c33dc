# not compiled: told once per match, and Fluent does the work
"""The match as a case file: who went in, the night by the clock, how it ended, and the exhibits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seance.games.most_haunted_house.box.curses import POSSESSIONS
from seance.games.most_haunted_house.box.hauntings import BY_KEY as HAUNTING
from seance.games.most_haunted_house.hours import Hours
from seance.games.most_haunted_house.house import HOUSE
from seance.kernel.refs import Ref
from seance.kernel.story import Block, Part, Plate, Prose, Telling, Vignette, Voice

if TYPE_CHECKING:
    from seance.games.most_haunted_house.view import NightView, SleuthView
    from seance.kernel.book import Book

WATCHES = ("first", "second", "third", "last")
HOURS_A_WATCH = 3
MIDNIGHT = 12
"""The cycle that begins at midnight."""
ENDS = ("wins", "dawns", "concedes")
POSSESSED = {card.key for card in POSSESSIONS}
SPOTS = {
    "bedchamber": (0, 0),
    "nursery": (2, 0),
    "landing": (1, 1),
    "study": (2, 1),
    "chapel": (0, 2),
    "balcony": (1, 2),
    "observatory": (2, 2),
    "kitchen": (0, 4),
    "dining_room": (2, 4),
    "library": (0, 5),
    "hall": (1, 5),
    "music_room": (2, 5),
    "foyer": (1, 6),
    "parlour": (2, 6),
}
"""Where rooms lie on a plate: the upper floor above the ground floor."""


def story(book: Book[NightView]) -> Telling:
    """Four watches of three hours each, between the beginning and the end."""
    return _File(book).telling()


class _File:
    def __init__(self, book: Book[NightView]) -> None:
        self.book = book
        self.hours = Hours(book)
        self.midnight: Plate | None = None

    def telling(self) -> Telling:
        for turn in self.book.turns:
            if self.midnight is None and self.hours.cycle == MIDNIGHT:
                self.midnight = self.plate("plate", turn.before)
            self.hours.read(turn)
        if self.book.turns:
            self.hours.close(last=True)
        parts = [self.party(), *(self.watch(number) for number in range(len(WATCHES)))]
        return Telling([*parts, self.end(), self.exhibits()], self.title())

    def title(self) -> str:
        if self.book.result is None:
            return self.book.tell("title-running")
        return self.book.tell("title-won" if self.book.view["won"] else "title-lost")

    # --- the beginning ----------------------------------------------------------------------------------

    def party(self) -> Part:
        """Who went in; in one investigator's story, what is printed on that one's card."""
        book, goal = self.book, self.book.view["goal"]
        cards = [(each["seat"], each["card"]) for each in book.view["team"] if each["card"]]
        note = " · ".join(f"{book.name(seat)}: {self.card(key).title}" for seat, key in cards)
        if book.seat is None:
            text = book.tell("overture", words=book.listed(book.names), count=goal)
            return Part(book.tell("party"), (Prose(text, note),))
        mine = [self.card(key) for seat, key in cards if seat == book.seat]
        facts = {"seat": Ref.seat(book.seat), "count": goal}
        text = book.tell("overture-of", **facts)
        return Part(book.tell("party"), (Prose(text, note), *[Voice(card.mood) for card in mine]))

    def card(self, key: str) -> Any:
        return self.book.game.cards[key]

    # --- the night --------------------------------------------------------------------------------------

    def watch(self, number: int) -> Part:
        """Three hours of entries, and at midnight a plan."""
        first = number * HOURS_A_WATCH
        entries = [self.hours.entries.get(hour, []) for hour in range(first, first + HOURS_A_WATCH)]
        blocks = [block for entry in entries for block in entry]
        if first * 2 == MIDNIGHT and self.midnight is not None:
            blocks.insert(0, self.midnight)
        return Part(self.book.tell(f"heading-{WATCHES[number]}"), tuple(blocks))

    def plate(self, caption: str, view: NightView) -> Plate:
        """All rooms, who is in them, and which are haunted."""
        haunted = {room for each in view["hauntings"] for room in HAUNTING[each["haunting"]].rooms}
        vignettes = [self.vignette(room, view, haunted) for room in SPOTS]
        return Plate(self.book.tell(caption), tuple(vignettes), tuple(doors()))

    def vignette(self, room: str, view: NightView, haunted: set[str]) -> Vignette:
        tone = "trap" if room in haunted else ""
        return Vignette(room, self.room(room), SPOTS[room], tone=tone, people=self.people(view, room))

    def room(self, room: str) -> str:
        return self.book.words.text(f"room-{room}").rpartition("the ")[2]

    def people(self, view: NightView, room: str) -> tuple[str, ...]:
        here = [each["seat"] for each in view["team"] if HOUSE.spaces[each["space"]].room == room]
        return tuple(self.book.name(seat) for seat in here)

    # --- the end ----------------------------------------------------------------------------------------

    def end(self) -> Part:
        """On the step, or wherever they were when it was light."""
        book = self.book
        ends = [told for turn in book.turns for told in turn.events if told.name in ENDS]
        if not ends:
            text = book.words.text("story-unfinished")
            return Part(book.tell("so-far"), (Prose(text), self.plate("plate-now", book.view)))
        text = book.tell(ends[-1].name, **ends[-1].facts, goal=book.view["goal"])
        if book.view["won"]:
            return Part(book.tell("heading-won"), (Prose(text, self.hours.time()),))
        still = [self.still(each) for each in book.view["team"] if each["possessed"]]
        plate = self.plate("plate-end", book.view)
        return Part(book.tell("heading-lost"), (Prose(" ".join([text, *still])), plate))

    def still(self, each: SleuthView) -> str:
        """Somebody who was not freed in time."""
        curse = next(key for key in each["hand"] if key in POSSESSED)
        span = self.hours.span(each["seat"])
        return self.book.tell("still", seat=Ref.seat(each["seat"]), curse=Ref.card(curse), span=span)

    def exhibits(self) -> Part:
        """The Proof: what is in the hands of everybody, or of one, and what was left of Hauntings."""
        seats = [each for each in self.book.view["team"] if self.book.seat in (None, each["seat"])]
        held = [(each["seat"], self.card(key)) for each in seats for key in each["hand"] if key]
        proof = [(seat, card) for seat, card in held if card.proof]
        blocks: list[Block] = [self.exhibit(number, *each) for number, each in enumerate(proof)]
        if self.book.over and self.hours.traces and self.book.seat is None:
            blocks.append(Prose(self.book.tell("traces", hauntings=list(dict.fromkeys(self.hours.traces)))))
        return Part(self.book.tell("exhibits"), tuple(blocks))

    def exhibit(self, number: int, seat: int, card: Any) -> Voice:
        letter = chr(ord("A") + number)
        label = self.book.tell("exhibit", letter=letter, words=card.title, seat=Ref.seat(seat))
        return Voice(card.mood, note=label)


def doors() -> list[tuple[str, str]]:
    """The rooms between which one can walk, on one floor."""
    spaces = HOUSE.spaces
    pairs = {(spaces[a].room, spaces[b].room) for a, ways in HOUSE.ways.items() for b in ways if a[0] == b[0]}
    return sorted(pair for pair in pairs if pair[0] < pair[1])
