# not compiled: told once per match, and Fluent does the work
"""The match as an evening by the fire: wards who went to the wrong places, and what came for them.

Each line of cards is somebody whom a player looks after. The cards bring their own sentences with them, so a
complete line is a ghost story already.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from seance.games.edwardian.box.deck import DECK
from seance.games.edwardian.cards import EVENT, FOCUS, SETTING, TERROR, TaleCard
from seance.kernel.parts import points, stretches
from seance.kernel.refs import Ref
from seance.kernel.story import Block, Part, Plate, Prose, Spot, Telling, Vignette, Voice

if TYPE_CHECKING:
    from seance.games.edwardian.view import EveningView, LineView, PlayerView
    from seance.kernel.book import Book, Told, Turn

CARDS: dict[str, TaleCard] = {card.key: card for card in DECK}
STEPS = {SETTING: "setting", FOCUS: "focus", TERROR: "terror"}
PARTS = 9
WORTH_TELLING = {
    "begins", "completed", "sleepless", "brawl", "quarrels", "flees", "flee-from", "moves-in", "carried-off",
    "activated", "hands-pass", "driven-away", "stolen", "stale", "runs-dry", "ends-now", "loses-friend",
    "loses", "misses",
}  # fmt: skip
"""What is told besides cards on lines. All else is paperwork."""


HEARD = {"begins", "completed", "stale", "runs-dry", "ends-now", "loses", "hands-pass"}


def story(book: Book[EveningView]) -> Telling:
    """Some rounds to a part, then the stories that were finished."""
    turns = book.turns
    halves = 2 * len(book.names)
    used: set[str] = set()
    parts = [_Evening(book, used).part(span) for span in stretches(turns, halves, PARTS)]
    return Telling([_prologue(book), *parts, _finished(book), _epilogue(book)], _title(book))


def _prologue(book: Book[EveningView]) -> Part:
    """Whom it is all about."""
    if book.seat is None:
        text = book.tell("overture", words=book.listed(book.names))
    else:
        text = book.tell("overture-of", seat=Ref.seat(book.seat), count=len(book.names))
    return Part(book.tell("prologue"), (Prose(text),))


def _title(book: Book[EveningView]) -> str:
    if book.result is None:
        return book.tell("title-running")
    lost = [told for turn in book.turns for told in turn.events if told.name == "loses"]
    return book.tell("title-lost", seat=lost[0].facts["seat"]) if lost else book.tell("title")


class _Evening:
    """One part: a sentence from a card to set the tone, then a paragraph for each turn."""

    def __init__(self, book: Book[EveningView], used: set[str]) -> None:
        self.book = book
        self.used = used
        self.lines: list[str] = []
        self.troubles: dict[Ref, list[str]] = {}
        self.answer: Told | None = None
        self.blocks: list[Block] = []
        self.hands: Ref | None = None

    def part(self, turns: list[Turn[EveningView]]) -> Part:
        events = [told for turn in turns for told in turn.events]
        epigraph, heading = self.epigraph(events)
        for turn in turns:
            for told in turn.events:
                self.take(told)
            self.settle()
        self.close()
        return Part(heading, (*epigraph, *self.blocks))

    def epigraph(self, events: list[Told]) -> tuple[list[Block], str]:
        """The worst that was laid: a Terror before a Focus before a Setting."""
        laid = [CARDS[told.key("card")] for told in events if told.name in {"plays", "activated"}]
        essentials = [card for card in laid if card.kind in STEPS and card.key not in self.used]
        if not essentials:
            return [], self.book.tell("heading-quiet")
        worst = max(essentials, key=lambda card: card.kind)
        self.used.add(worst.key)
        return [Voice(worst.flavour)], self.book.tell("heading", card=Ref.card(worst.key))

    def take(self, told: Told) -> None:
        name, facts = told.name, told.facts
        if not self.concerns(told):
            return
        if name == "plays":
            self.new_hand(facts["seat"])
            self.laid(told)
        elif name == "plays-own" and CARDS[told.key("card")].essential:
            self.settle()
            self.lines.append(self.book.tell("at-home", **facts))
        elif name in {"defends", "plays-own", "uses"}:
            self.settle()
            self.answer = told
        elif name == "taken-off":
            self.taken_off(told)
        elif name == "lap":
            self.settle()
            self.lines.append(self.book.tell("lap", seat=facts["seat"]))
        elif name in WORTH_TELLING:
            self.settle()
            self.lines.append(self.book.line(told))

    def concerns(self, told: Told) -> bool:
        """In one player's story, what was done by or to that player, and what all the room heard."""
        if self.book.seat is None or told.name in HEARD:
            return True
        return Ref.seat(self.book.seat) in [told.facts.get(noun) for noun in ("seat", "target", "by")]

    def new_hand(self, seat: Ref) -> None:
        """A paragraph belongs to whoever is at it."""
        if seat != self.hands:
            self.close()
        self.hands = seat

    def laid(self, told: Told) -> None:
        card, facts = CARDS[told.key("card")], told.facts
        if card.kind in STEPS:
            self.settle()
            self.lines.append(self.book.tell(STEPS[card.kind], **facts))
        elif card.kind == EVENT or card.whole:
            self.troubles.setdefault(facts["target"], []).append(card.title)

    def taken_off(self, told: Told) -> None:
        """A card that went; if somebody played one for it, in the same breath."""
        gone = told.facts["card"]
        if self.answer is None:
            self.settle()
            self.lines.append(self.book.tell("gone", card=gone, target=told.facts["target"]))
            return
        seat, means, self.answer = self.answer.facts["seat"], self.answer.facts["card"], None
        self.lines.append(self.book.tell("saved", seat=seat, card=gone, means=means))

    def settle(self) -> None:
        """A card that was played to no visible end is forgotten."""
        self.answer = None

    def close(self) -> None:
        if self.lines:
            self.blocks.append(Prose(" ".join(self.lines), self.margin()))
            self.troubles.clear()
        self.lines = []

    def margin(self) -> str:
        """Small misfortunes, by whom they befell."""
        return " · ".join(
            f"{self.book.words.fact('seat', seat)}: {', '.join(dict.fromkeys(cards))}"
            for seat, cards in self.troubles.items()
        )


def _finished(book: Book[EveningView]) -> Part:
    """ED-1.3: Setting, Focus, Terror; three sentences, and somebody is gone."""
    blocks: list[Block] = []
    for player in book.view["players"]:
        for at, line in enumerate(player["lines"], start=1):
            if line["complete"]:
                cards = [CARDS[key] for key in line["cards"]]
                name = "finished" if cards else "finished-gone"
                titles = book.listed([card.title for card in cards]) if cards else ""
                blocks.append(Prose(book.tell(name, seat=Ref.seat(player["seat"]), line=at), titles))
                blocks.extend(Voice(card.flavour) for card in cards)
    return Part(book.tell("heading-finished"), tuple(blocks))


def _epilogue(book: Book[EveningView]) -> Part:
    lines = [book.line(told) for turn in book.turns for told in turn.events if told.name == "wins"]
    if not book.over:
        lines = [book.words.text("story-unfinished")]
    safe = [
        book.tell("safe", seat=Ref.seat(player["seat"]), count=_open(player))
        for player in book.view["players"]
    ]
    blocks: list[Block] = [Prose(" ".join([*lines, *safe]), points(book))]
    plate = _plate(book)
    return Part(book.tell("epilogue"), tuple([*blocks, plate] if plate.vignettes else blocks))


def _open(player: PlayerView) -> int:
    return sum(not line["complete"] for line in player["lines"])


def _plate(book: Book[EveningView]) -> Plate:
    """Everybody's three lines, from left to right: where, what, and who came. Two players side by side."""
    vignettes: list[Vignette] = []
    doors: list[tuple[str, str]] = []
    rows = [0, 0]
    for place, player in enumerate(book.view["players"]):
        side = place % 2
        if side == 0:
            rows = [max(rows)] * 2
        for line in player["lines"]:
            keys = line["cards"]
            vignettes.extend(
                _vignette(book, player, line, at, (4 * side + at, rows[side])) for at in range(len(keys))
            )
            doors.extend(pairwise(keys))
            rows[side] += bool(keys)
    return Plate(book.tell("plate"), tuple(vignettes), tuple(doors))


def _vignette(book: Book[EveningView], player: PlayerView, line: LineView, at: int, spot: Spot) -> Vignette:
    key = line["cards"][at]
    people = (book.name(player["seat"]),) if at == 0 else ()
    return Vignette(key, CARDS[key].title, spot, "", "trap" if line["complete"] else "black", people)
