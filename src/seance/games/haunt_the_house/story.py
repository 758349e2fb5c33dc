# not compiled: told once per match, and Fluent does the work
"""The match as a farce of ghosts: a part for every hunter who left, and how it came to that."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from seance.kernel.parts import points
from seance.kernel.refs import Ref
from seance.kernel.story import Block, Part, Plate, Prose, Telling, Vignette

if TYPE_CHECKING:
    from seance.games.haunt_the_house.view import GhostView, HouseView
    from seance.kernel.book import Book, Told

SILENT = {"draws", "refills", "discards", "uses", "sees", "sees-hand", "sees-trophy", "passes", "ends"}
"""What hands do. Nobody would tell it afterwards."""
REWARDS = {"rewarded": "skull", "prefers-skull": "skull", "prefers-phantom": "phantom"}
OUTCOMES = {"finishes", "flees", "bad-boo", "arrives", "nobody-comes", "last-round"}
GATHERED = {"moved": "wakes", "drops": "drops-one"}
"""What befalls several at once is told in one sentence, of which each has a part."""
COLUMNS = 3


def story(book: Book[HouseView]) -> Telling:
    """A part ends when a hunter does not wait any longer."""
    told = [told for turn in book.turns for told in turn.events]
    parts, rest = [], told
    while any(each.name == "flees" for each in rest):
        end = _after_the_flight(rest)
        parts.append(Part(_heading(book, rest[:end]), tuple(_Night(book).told(rest[:end]))))
        rest = rest[end:]
    parts.append(Part(book.tell("heading-rest"), tuple(_Night(book).told(rest))))
    return Telling([_prologue(book), *parts, _epilogue(book)], _title(book))


def _prologue(book: Book[HouseView]) -> Part:
    """What ghosts do, for those who have never been one."""
    overture = Prose(book.tell("overture", count=len(book.names)))
    own = [] if book.seat is None else [Prose(book.tell("overture-of", seat=Ref.seat(book.seat)))]
    return Part(book.tell("prologue"), (overture, *own))


def _after_the_flight(told: list[Told]) -> int:
    """Whoever guessed right is rewarded in the same breath."""
    at = next(at for at, each in enumerate(told) if each.name == "flees") + 1
    while at < len(told) and told[at].name in {*REWARDS, "arrives", "nobody-comes", "last-round"}:
        at += 1
    return at


def _title(book: Book[HouseView]) -> str:
    winners = book.result["winners"] if book.result else []
    return book.tell("title", seat=Ref.seat(winners[0])) if winners else book.tell("title-running")


def _heading(book: Book[HouseView], told: list[Told]) -> str:
    facts = next(each.facts for each in told if each.name == "flees")
    return book.tell("heading", hunter=facts["hunter"], room=facts["room"])


class _Night:
    """One part: long preparations, short outcries."""

    def __init__(self, book: Book[HouseView]) -> None:
        self.book = book
        self.blocks: list[Block] = []
        self.lines: list[str] = []
        self.gathering = ""
        self.hidden: dict[tuple[str, Ref], dict[Ref, list[Ref | None]]] = {}
        self.found: dict[str, Counter[tuple[Ref, Ref]]] = {}
        self.together: list[str] = []
        self.rewards: dict[str, list[str]] = {}
        self.outcry = False

    def told(self, events: list[Told]) -> list[Block]:
        for told in events:
            self.take(told)
        self.close()
        return self.blocks

    def take(self, told: Told) -> None:
        name, facts = told.name, told.facts
        if name == "boo":
            self.close()
            self.outcry = True
            self.lines.append(self.book.line(told))
        elif name in {"correct", "bluff"}:
            self.found.setdefault(name, Counter())[facts["seat"], facts["scare"]] += 1
        elif name in REWARDS:
            self.rewards.setdefault(REWARDS[name], []).append(self.book.name(told.seat))
        elif name in OUTCOMES:
            self.reveal()
            self.lines.append(self.book.line(told))
        elif name not in SILENT and name != "reveals":
            self.prepare(told)

    def prepare(self, told: Told) -> None:
        if self.outcry:
            self.close()
        if told.name in {"hides", "shows"}:
            self.gather("hidden")
            rooms = self.hidden.setdefault((told.name, told.facts["seat"]), {})
            rooms.setdefault(told.facts["room"], []).append(told.facts["scare"])
        elif told.name in GATHERED:
            self.gather(told.name)
            self.together.append(self.part(told))
        else:
            self.tidy()
            self.lines.append(self.book.line(told))

    def gather(self, what: str) -> None:
        """What is of one sort goes into one sentence; what comes after it does not."""
        if self.gathering != what:
            self.tidy()
        self.gathering = what

    def part(self, told: Told) -> str:
        """One of several things that happen at the same time."""
        known = {noun: value for noun, value in told.facts.items() if value is not None}
        unseen = "-unseen" if len(known) < len(told.facts) else ""
        return self.book.tell(GATHERED[told.name] + unseen, **known)

    def tidy(self) -> None:
        """What was hidden and shown so far, ghost by ghost; who woke up where, and who dropped what."""
        for (name, seat), rooms in self.hidden.items():
            self.lines.append(self.book.tell(name, seat=seat, words=self.places(rooms)))
        self.hidden.clear()
        if self.together:
            self.lines.append(self.book.tell(self.gathering, words=self.book.listed(self.together)))
        self.together.clear()

    def places(self, rooms: dict[Ref, list[Ref | None]]) -> str:
        """What lies where: things by name, or something or other here and there."""
        named = {room: [scare for scare in scares if scare] for room, scares in rooms.items()}
        if not any(named.values()):
            here = [self.book.tell("in-room", words="", room=room).strip() for room in rooms]
            return self.book.tell("something", words=self.book.listed(here))
        return self.book.listed(
            [
                self.book.tell("in-room", words=self.book.words.fact("scares", scares), room=room)
                for room, scares in named.items()
                if scares
            ]
        )

    def reveal(self) -> None:
        for name in ("correct", "bluff"):
            found = self.found.pop(name, None)
            if found:
                things = [
                    self.book.tell("scares-of", seat=seat, scare=scare, count=count)
                    for (seat, scare), count in found.items()
                ]
                text = self.book.tell(name, count=found.total(), words=self.book.listed(things))
                self.lines.append(text)

    def close(self) -> None:
        self.tidy()
        self.reveal()
        if self.lines:
            self.blocks.append(Prose(" ".join(self.lines), self.margin()))
        self.lines, self.rewards, self.outcry = [], {}, False

    def margin(self) -> str:
        kinds = [(kind, self.book.listed(list(dict.fromkeys(names)))) for kind, names in self.rewards.items()]
        return " · ".join(self.book.tell(f"reward-{kind}", words=names) for kind, names in kinds)


def _epilogue(book: Book[HouseView]) -> Part:
    blocks: list[Block] = []
    if book.over and book.result:
        winner = Ref.seat(book.result["winners"][0])
        blocks.append(Prose(book.tell("ends", seat=winner), points(book)))
    else:
        blocks.append(Prose(book.words.text("story-unfinished")))
    shelves = [_shelf(book, ghost) for ghost in book.view["ghosts"]]
    blocks.extend([Prose(" ".join(shelves)), _house(book)])
    return Part(book.tell("epilogue"), tuple(blocks))


def _shelf(book: Book[HouseView], ghost: GhostView) -> str:
    name = "conscience" if ghost["hunters"] else "clean"
    hunters = [Ref.card(key) for key in ghost["hunters"]]
    return book.tell(name, seat=Ref.seat(ghost["seat"]), hunters=hunters)


def _house(book: Book[HouseView]) -> Plate:
    """The rooms as they are, and who is still brave enough to sit in them."""
    vignettes = [
        Vignette(
            room["room"],
            book.words.label("room", room["room"]),
            (at % COLUMNS, at // COLUMNS),
            tone="black" if room["hunter"] else "dark",
            people=(book.words.label("hunter", room["hunter"]),) if room["hunter"] else (),
        )
        for at, room in enumerate(book.view["rooms"])
    ]
    return Plate(book.tell("plate"), tuple(vignettes))
