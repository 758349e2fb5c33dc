# not compiled: told once per match, and Fluent does the work
"""The match as a ghost story: three questions, rooms one after the other, and the house as it grew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seance.games.way_out.cards import ACE
from seance.games.way_out.prose.plan import Plan
from seance.games.way_out.prose.scenes import CARDS, FOUND, Scenes, last_seen, questions_answered, titles_of
from seance.kernel.parts import points, stretches
from seance.kernel.refs import Ref
from seance.kernel.story import Block, Part, Prose, Telling, Voice

if TYPE_CHECKING:
    from seance.games.way_out.view import MazeView, PlayerView
    from seance.kernel.book import Book, Told, Turn

PLATES = 4
"""How many plans are drawn before the last one."""
A_HOUSE = 4
"""Fewer rooms than that make no plan."""
BEFORE = {"strong-body", "strong-will", "memory"}
HOURS = ("escapes", "escapes-mad", "rescued", "trapped", "climbs", "new-level", "held-back")
"""What gives a part its name before any room does."""
ANSWERS = ("remember", "bring", "dread")


def story(book: Book[MazeView]) -> Telling:
    """A prologue, a part for some turns each, and what became of everybody."""
    return _Tale(book).telling()


class _Tale:
    def __init__(self, book: Book[MazeView]) -> None:
        self.book = book
        self.titles = titles_of(book)
        self.scenes = Scenes(book, self.titles)
        self.plan = Plan(book, self.titles)
        self.answers = questions_answered(book)
        self.last = last_seen(book)
        self.headings: set[str] = set()
        self.alone = len(book.names) == 1

    def telling(self) -> Telling:
        spans = stretches(self.book.turns, len(self.book.names))
        every = max(1, -(-len(spans) // (PLATES + 1)))
        parts = [self.prologue()]
        for number, turns in enumerate(spans, start=1):
            blocks = self.scenes.told(turns)
            if number % every == 0 and number < len(spans) and len(turns[-1].after["rooms"]) >= A_HOUSE:
                blocks.append(self.plan.plate(turns[-1].after, self.book.tell("plate", number=number)))
            parts.append(Part(self.heading(turns), tuple(blocks)))
        return Telling([*parts, self.epilogue()], self.title())

    # --- before and after --------------------------------------------------------------------------

    def prologue(self) -> Part:
        """WO-2: the three questions, who they are put to, and the last thing that each remembers."""
        book = self.book
        told = [told for turn in book.turns[:1] for told in turn.events if told.name in BEFORE]
        blocks: list[Block] = [Prose(self.overture())]
        for seat in self.cast():
            own = [each for each in told if each.seat == seat]
            blocks.extend(
                Prose(book.tell(each.name, seat=Ref.seat(seat))) for each in own if each.name != "memory"
            )
            blocks.extend(
                Voice(each.facts["words"], book.name(seat)) for each in own if each.name == "memory"
            )
        return Part(book.tell("prologue"), tuple(blocks))

    def overture(self) -> str:
        if self.book.seat is None:
            return self.book.tell("overture", count=len(self.book.names))
        return self.book.tell("overture-of", seat=Ref.seat(self.book.seat))

    def cast(self) -> list[int]:
        """Whose past is told: everybody's, or that of whose story it is."""
        return list(range(len(self.book.names))) if self.book.seat is None else [self.book.seat]

    def epilogue(self) -> Part:
        book = self.book
        blocks: list[Block] = []
        if book.over:
            lines = [self.fate(player) for player in book.view["players"]]
            ended = next((told for told in _all(book) if told.name in {"won", "nobody-won"}), None)
            blocks.append(Prose(" ".join([*lines, self.closing(ended)]), points(book)))
        else:
            blocks.append(Prose(book.words.text("story-unfinished")))
        blocks.extend(self.reckoning())
        blocks.append(self.plan.plate(book.view, book.tell("plate-last" if book.over else "plate-now")))
        heading = "epilogue-alone" if self.alone else "epilogue"
        return Part(book.tell(heading if book.over else "so-far", seat=Ref.seat(0)), tuple(blocks))

    def closing(self, ended: Told | None) -> str:
        if ended is None:
            return ""
        escaped = any(player["escaped"] for player in self.book.view["players"])
        if self.alone and not escaped:
            return self.book.tell("lost-alone", seat=Ref.seat(0))
        return self.book.tell(ended.name if escaped or ended.name != "won" else "won-inside", **ended.facts)

    def fate(self, player: PlayerView) -> str:
        """Where the end finds somebody."""
        seat = Ref.seat(player["seat"])
        stands = [room["card"] for room in self.book.view["rooms"] if room["place"] == player["at"]]
        key = self.last.get(seat) or next(iter(stands), None)
        title = self.scenes.room(key) if key else ""
        return self.book.tell(f"fate-{_end_of(player, key)}", seat=seat, words=title)

    def reckoning(self) -> list[Block]:
        """The three questions again: all that was said, in one's own story; how many, in everybody's."""
        book = self.book
        if book.seat is None:
            return [Prose(" ".join(self.counted()))]
        blocks: list[Block] = []
        for question in ANSWERS:
            said = self.answers.get((book.seat, question))
            asked = book.tell(f"asked-{question}")
            if said:
                blocks.extend([Prose(asked), Voice(said, book.name(book.seat))])
            else:
                blocks.append(Prose(f"{asked} {book.tell('unanswered')}"))
        return blocks

    def counted(self) -> list[str]:
        """Who could say what; whoever could say nothing is named last, and in one breath."""
        book, players = self.book, self.book.view["players"]
        answered = {
            player["seat"]: [book.tell(f"knew-{stat}") for stat in player["answered"]] for player in players
        }
        lines = [
            book.tell("knew", seat=Ref.seat(seat), words=book.listed(known))
            for seat, known in answered.items()
            if known
        ]
        silent = [book.name(seat) for seat, known in answered.items() if not known]
        if silent:
            lines.append(book.tell("knew-nothing", words=book.listed(silent)))
        return lines

    # --- titles ------------------------------------------------------------------------------------

    def title(self) -> str:
        """What it comes to."""
        if not self.book.over:
            return self.book.tell("title-running")
        out = [Ref.seat(player["seat"]) for player in self.book.view["players"] if player["escaped"]]
        if self.alone and not out:
            return self.book.tell("title-kept", seat=Ref.seat(0))
        return self.book.tell("title", count=len(out), seats=out)

    def heading(self, turns: list[Turn[MazeView]]) -> str:
        """The hour's event, or the room that did most to somebody; never the same twice."""
        candidates = [*self.events_of(turns), *self.rooms_of(turns), self.book.tell("heading-quiet")]
        found = next((each for each in candidates if each not in self.headings), candidates[-1])
        self.headings.add(found)
        return found

    def events_of(self, turns: list[Turn[MazeView]]) -> list[str]:
        events = {told.name: told for told in self.own(turns)}
        return [
            self.book.tell(f"heading-{name}", seat=Ref.seat(events[name].seat))
            for name in HOURS
            if name in events
        ]

    def rooms_of(self, turns: list[Turn[MazeView]]) -> list[str]:
        found = [told for told in self.own(turns) if told.name in FOUND]
        return [str(told.facts["title"]) for told in sorted(found, key=self.scenes.weight, reverse=True)]

    def own(self, turns: list[Turn[MazeView]]) -> list[Told]:
        """What counts in the story of whose it is."""
        events = [told for turn in turns for told in turn.events]
        return [told for told in events if self.book.seat is None or self.scenes.mine(told)]


def _end_of(player: PlayerView, room: str | None) -> str:
    """What has become of somebody, in a word."""
    if player["escaped"]:
        return "out-mad" if player["mad"] else "out"
    if player["trapped"]:
        return "stuck"
    return "doorway" if room and CARDS[room].value == ACE else "inside"


def _all(book: Book[MazeView]) -> list[Told]:
    return [told for turn in book.turns for told in turn.events]
