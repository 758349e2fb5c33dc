# not compiled: told once per match, and Fluent does the work
"""The night hour by hour, as the case file has it: who looked where, what was found, what came and went."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seance.games.most_haunted_house.box.curses import CURSES, POSSESSIONS
from seance.games.most_haunted_house.box.hauntings import BY_KEY as HAUNTING
from seance.games.most_haunted_house.entries import Hour, Scribe
from seance.games.most_haunted_house.house import HOUSE
from seance.kernel.refs import Ref
from seance.kernel.story import Block, Prose, Voice

if TYPE_CHECKING:
    from collections.abc import Callable

    from seance.games.most_haunted_house.cards import Curse, Haunting
    from seance.games.most_haunted_house.view import NightView
    from seance.kernel.book import Book, Told, Turn

CURSE = {card.key: card for card in (*CURSES, *POSSESSIONS)}
DOOR = set(HOUSE.marked("door"))
CYCLES_AN_HOUR = 2
LATE = 20
"""The cycle from which whoever stands on the step is waiting there."""
AFTERMATH = {"is-cursed", "is-possessed", "lays-off", "wards-off", "spared"}
"""What may follow at once when a Haunting happens."""


class Hours:
    """Reads the tale, and writes an entry whenever a full hour strikes."""

    def __init__(self, book: Book[NightView]) -> None:
        self.book = book
        self.scribe = Scribe(book)
        self.cycle = 0
        self.hour = Hour()
        self.proof = 0
        self.enough = False
        self.happens: Ref | None = None
        self.toll: list[Told] = []
        self.spoken: set[str] = set()
        self.held: dict[int, tuple[Ref, int]] = {}
        self.asked: set[int] = set()
        self.gifts: list[Told] = []
        self.faced: dict[Ref, list[int]] = {}
        self.driven = Ref.card("")
        self.traces: list[Ref] = []
        self.entries: dict[int, list[Block]] = {}

    def read(self, turn: Turn[NightView]) -> None:
        """One turn after another."""
        self.proof = turn.after["proof"]
        for told in turn.events:
            if self.happens is not None and told.name not in AFTERMATH:
                self._toll()
            self.take(told)
        self._count(turn)

    def take(self, told: Told) -> None:
        """What matters of an event."""
        hear = HEARD.get(told.name)
        if hear is not None:
            hear(self, told)

    def tell(self, told: Told, name: str, **facts: Any) -> None:
        """A sentence of this hour."""
        self.hour.lines.append((told.at, self.book.tell(name, **facts)))

    def mine(self, told: Told) -> bool:
        """In one investigator's story the others' small things are left out."""
        return self.book.seat in (None, told.seat)

    # --- searching, and what clings ---------------------------------------------------------------------

    def searches(self, told: Told) -> None:
        self.hour.of(told.seat, told.at).rooms.append(told.facts["room"])

    def finds(self, told: Told) -> None:
        self.hour.of(told.seat, told.at).charms.append(told.facts["charm"])

    def is_cursed(self, told: Told) -> None:
        if self.happens is not None:
            self.toll.append(told)
        else:
            self.hour.of(told.seat, told.at).curses.append(told.facts["curse"])
        if self.book.seat == told.seat:
            self.hour.lines += [(told.at, voice) for voice in self._mood(CURSE[told.key("curse")])]

    def lifts(self, told: Told) -> None:
        self.hour.of(told.seat, told.at).lifted.append(told.facts["curse"])

    def stays_cursed(self, told: Told) -> None:
        self.hour.of(told.seat, told.at).tries.append(told.facts["curse"])

    def lays_off(self, told: Told) -> None:
        if self.happens is not None:
            self.toll.append(told)

    def is_rid_of(self, told: Told) -> None:
        if self.mine(told):
            self.tell(
                told, "is-rid-of", seat=told.facts["seat"], words=self.scribe.known(told.facts["curse"])
            )

    def own(self, told: Told) -> None:
        """A sentence about one investigator, in their own story or in everybody's."""
        if self.mine(told):
            self.hour.lines.append((told.at, self.book.line(told)))

    def everybodys(self, told: Told) -> None:
        self.hour.lines.append((told.at, self.book.line(told)))

    # --- Hauntings --------------------------------------------------------------------------------------

    def comes(self, told: Told) -> None:
        card = HAUNTING[told.key("haunting")]
        self.hour.comes = [Prose(self.book.tell("came", **told.facts)), *self._mood(card)]

    def happened(self, told: Told) -> None:
        """It is told when it is known whom it has cost what."""
        self.happens, self.toll = told.facts["haunting"], []

    def _toll(self) -> None:
        assert self.happens is not None
        texts = [self.book.tell("happened", haunting=self.happens)]
        for event, name, pair in (("is-cursed", "left", "left-with"), ("lays-off", "taken", "taken-from")):
            lost = [told.facts for told in self.toll if told.name == event and self.mine(told)]
            if lost:
                words = self.book.listed([self.book.tell(pair, **facts) for facts in lost])
                texts.append(self.book.tell(name, words=words))
        self.hour.comes = [Prose(" ".join(texts)), *self._mood(HAUNTING[self.happens.key])]
        self.happens = None

    def _mood(self, card: Haunting | Curse) -> list[Voice]:
        """What is printed on a card for the mood, once a night."""
        if card.key in self.spoken:
            return []
        self.spoken.add(card.key)
        return [Voice(card.mood)]

    def faces(self, told: Told) -> None:
        seats = self.faced.setdefault(told.facts["haunting"], [])
        if told.seat not in seats:
            seats.append(told.seat)

    def drives_out(self, told: Told) -> None:
        self.faces(told)
        haunting = told.facts["haunting"]
        names = [self.book.name(seat) for seat in self.faced.pop(haunting)]
        if len(names) == 1:
            self.tell(told, "driven-alone", seat=told.facts["seat"], haunting=haunting)
        else:
            self.tell(told, "driven-together", words=self.book.listed(names), haunting=haunting)
        self.driven = haunting

    def has_proof(self, told: Told) -> None:
        """It follows what drove the Haunting out."""
        self.tell(told, "trace")
        self.traces.append(self.driven)

    def _in_vain(self, told: Told) -> None:
        for haunting, seats in self.faced.items():
            if len(seats) > 1:
                names = self.book.listed([self.book.name(seat) for seat in seats])
                self.tell(told, "in-vain", words=names, haunting=haunting)
        self.faced.clear()

    # --- the possessed ----------------------------------------------------------------------------------

    def is_possessed(self, told: Told) -> None:
        self.held[told.seat] = (told.facts["curse"], self.cycle)
        self.asked.discard(told.seat)
        self.everybodys(told)
        self.hour.lines += [(told.at, voice) for voice in self._mood(CURSE[told.key("curse")])]

    def spared(self, told: Told) -> None:
        if told.key("curse") == self.held.get(told.seat, (Ref.card(""), 0))[0].key:
            del self.held[told.seat]

    def gives(self, told: Told) -> None:
        self.gifts.append(told)

    def is_not_enough(self, told: Told) -> None:
        """Once for each Possession; it is asked every half-hour."""
        if told.seat not in self.asked:
            self.asked.add(told.seat)
            self.everybodys(told)

    def is_exorcised(self, told: Told) -> None:
        givers = dict.fromkeys(gift.seat for gift in self.gifts)
        self.tell(
            told,
            "freed",
            seat=told.facts["seat"],
            curse=told.facts["curse"],
            charms=[gift.facts["charm"] for gift in self.gifts],
            words=self.book.listed([self.book.name(seat) for seat in givers]),
            span=self.span(told.seat),
        )
        self.gifts = []
        self.held.pop(told.seat, None)

    def span(self, seat: int) -> str:
        """How long somebody has been possessed, in words."""
        _, since = self.held.get(seat, (None, self.cycle))
        half = "yes" if (self.cycle - since) % 2 else "no"
        return self.book.tell("span", hours=(self.cycle - since) // 2, half=half)

    # --- the clock, and the way home --------------------------------------------------------------------

    def strikes(self, told: Told) -> None:
        self._in_vain(told)
        self.cycle = int(told.facts["count"])
        if self.cycle % CYCLES_AN_HOUR == 0:
            self.close()

    def walks(self, told: Told) -> None:
        if told.key("space") not in DOOR:
            self.hour.arrived.pop(told.seat, None)
        elif self.enough or self.cycle >= LATE:
            self.hour.arrived[told.seat] = told.at

    def _count(self, turn: Turn[NightView]) -> None:
        """Whether there is Proof enough, after each turn."""
        enough = self.proof >= turn.after["goal"]
        if enough is not self.enough and not turn.after["over"]:
            self.tell(turn.events[-1], "enough" if enough else "short-again", count=self.proof)
        self.enough = enough

    def time(self) -> str:
        """What stands in the margin now."""
        return self.scribe.margin(self.cycle // CYCLES_AN_HOUR, self.proof)

    def close(self, *, last: bool = False) -> None:
        """The hour is over, and is written down."""
        if self.happens is not None:
            self._toll()
        hour, self.hour = self.hour, Hour()
        hour.number = (self.cycle - (not last)) // CYCLES_AN_HOUR
        if last:
            hour.arrived.clear()
        self.entries[hour.number] = self.scribe.entry(hour, self.proof)


HEARD: dict[str, Callable[[Hours, Told], None]] = {
    "searches": Hours.searches,
    "finds": Hours.finds,
    "is-cursed": Hours.is_cursed,
    "lifts": Hours.lifts,
    "stays-cursed": Hours.stays_cursed,
    "lays-off": Hours.lays_off,
    "is-rid-of": Hours.is_rid_of,
    "wards-off": Hours.everybodys,
    "lies-about-again": Hours.everybodys,
    "comes": Hours.comes,
    "happens": Hours.happened,
    "faces": Hours.faces,
    "drives-out": Hours.drives_out,
    "has-proof": Hours.has_proof,
    "is-possessed": Hours.is_possessed,
    "spared": Hours.spared,
    "gives": Hours.gives,
    "is-not-enough": Hours.is_not_enough,
    "is-exorcised": Hours.is_exorcised,
    "strikes": Hours.strikes,
    "walks": Hours.walks,
    "is-moved": Hours.own,
}
