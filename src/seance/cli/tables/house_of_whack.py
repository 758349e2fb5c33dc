"""The night in a terminal: the house floor by floor, everybody's dice and Hearts, the Conflict under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from seance.cli.lines import Fitting, flowing
from seance.cli.phrases import say
from seance.cli.tables.house_of_whack_answers import answers, goals_of
from seance.cli.tables.house_of_whack_cards import explain, hand, named_cards, room_lines
from seance.cli.tables.house_of_whack_conflict import conflict
from seance.cli.tables.house_of_whack_plan import (
    LOW_WIDTH,
    MARGIN,
    WIDTH,
    Goals,
    Spot,
    StoreyPlan,
    framed,
)
from seance.cli.tables.marks import CANDLE, seat_name

if TYPE_CHECKING:
    from seance.games.house_of_whack.view import PlayerView, PremisesView, RoomView
    from seance.kernel.data import QuestionData
    from seance.kernel.words import Words

__all__ = ["answers", "explain", "hand", "headline", "lit", "table"]

GAP = 3
HEART = "♥"
PEOPLE = 46
"""Columns that everybody needs beside the house."""
ALL_ROWS = 99


def headline(view: PremisesView) -> Text:
    """How far the night has come."""
    parts = [
        say("hw-floor", floor=view["floor"], floors=view["floors"]),
        say("hw-round", count=view["rounds"] + 1),
        say("hw-rooms", count=view["rooms_left"]),
    ]
    if view["versus"]:
        parts.append(say("hw-house-has", count=view["house"]))
    if view["ending"] and not view["over"]:
        parts.append(say("hw-ending"))
    return Text(" · ".join(parts), "not bold dim")


def table(view: PremisesView, words: Words, me: int) -> RenderableType:
    """The house as it stands."""
    return _fitting(Seen(view, words, me, {}))


def lit(view: PremisesView, words: Words, me: int, question: QuestionData) -> RenderableType:
    """The same, with the numbers of the answers where they lead."""
    return _fitting(Seen(view, words, me, goals_of(question)))


class Seen:
    """What is to be drawn, and for whom: for somebody who watches, from where the turn is."""

    def __init__(self, view: PremisesView, words: Words, me: int, goals: Goals) -> None:
        self.view = view
        self.words = words
        self.goals = goals
        where = view["players"][me if me >= 0 else view["active"]]["room"]
        rooms = view["rooms"]
        self.here: RoomView = next((room for room in rooms if room["room"] == where), rooms[0])

    @property
    def focus(self) -> Spot:
        return self.here["x"], self.here["y"]

    def floors(self) -> list[StoreyPlan]:
        """All of them, the reader's first."""
        numbers = dict.fromkeys([self.here["floor"], *sorted(room["floor"] for room in self.view["rooms"])])
        return [StoreyPlan(self.view, self.words, number, self.goals) for number in numbers]


def _fitting(seen: Seen) -> Fitting:
    """All floors with squares beside everybody, or above; then by names only; then only where one is."""

    def wide(width: int) -> RenderableType:
        plan = _house(seen, seen.floors(), width, ALL_ROWS, low=False)
        side = width - _plan_width(plan) - GAP
        if side < PEOPLE:
            return tall(width)
        return _abreast([Group(*plan), _sheet(seen, side)], _plan_width(plan))

    def tall(width: int) -> RenderableType:
        return Group(*_house(seen, seen.floors(), width, ALL_ROWS, low=False), _sheet(seen, width))

    def beside(rows: int) -> Any:
        def draw(width: int) -> RenderableType:
            plan = _house(seen, seen.floors()[:1], width - PEOPLE - GAP, rows, low=False)
            side = width - _plan_width(plan) - GAP
            others = Group(*conflict(seen.view, seen.words), *_people(seen, cut=True), *_here(seen))
            return _abreast([Group(*plan), others], _plan_width(plan)) if side >= PEOPLE else low(width)

        return draw

    def low(width: int) -> RenderableType:
        plan = _house(seen, seen.floors(), width, ALL_ROWS, low=True)
        return Group(*plan, *conflict(seen.view, seen.words), *_people(seen, cut=True), *_here(seen))

    def one(rows: int) -> Any:
        def draw(width: int) -> RenderableType:
            plan = _house(seen, seen.floors()[:1], width, rows, low=not seen.goals)
            return Group(*plan, *conflict(seen.view, seen.words), *_names(seen, width))

        return draw

    def none(width: int) -> RenderableType:
        return Group(*conflict(seen.view, seen.words), *_names(seen, width))

    return Fitting(wide, tall, beside(ALL_ROWS), beside(3), beside(2), low, one(3), one(2), one(1), none)


def _house(seen: Seen, floors: list[StoreyPlan], width: int, rows: int, *, low: bool) -> list[Text]:
    """Floor after floor, each with its name where there are several."""
    lines: list[Text] = []
    for plan in floors:
        columns = (width - 2) // LOW_WIDTH if low else (width - 2 * MARGIN - 1) // WIDTH
        focus = seen.focus if plan.floor == seen.here["floor"] else next(iter(plan.rooms))
        frame = framed(plan, focus, columns, rows)
        if len({room["floor"] for room in seen.view["rooms"]}) > 1:
            lines.append(Text(_storey(seen, plan), "dim"))
        lines += plan.low(frame) if low else plan.tall(frame)
        if frame != plan.bounds():
            lines.append(Text(say("hw-more"), "dim"))
    if len(floors) < len(seen.floors()):
        lines.append(Text(say("hw-other-floors"), "dim"))
    return lines


def _storey(seen: Seen, plan: StoreyPlan) -> str:
    """What a floor is called."""
    if plan.floor == seen.view["wrong"]:
        return say("hw-wrong")
    if any(room["room"] == "on_a_cloud" for room in plan.rooms.values()):
        return say("hw-cloud")
    return say("hw-storey", number=plan.floor)


def _plan_width(lines: list[Text]) -> int:
    return max(line.cell_len for line in lines)


def _abreast(parts: list[RenderableType], width: int) -> Table:
    """Two things side by side, the first so wide."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=width)
    grid.add_column()
    grid.add_row(*parts)
    return grid


# --- everybody ------------------------------------------------------------------------------------------


def _sheet(seen: Seen, width: int) -> RenderableType:
    """Everything that there is to know."""
    view, words = seen.view, seen.words
    parts = [*conflict(view, words), *_under_way(seen), *_people(seen, cut=False), *_rules(seen)]
    return Group(*parts, *room_lines(view, words, seen.here), *flowing(_facts(seen), width, GAP * " "))


def _people(seen: Seen, *, cut: bool) -> list[RenderableType]:
    """Each with Guest, dice and Hearts, and below that what they have."""
    blocks: list[RenderableType] = []
    for each in seen.view["players"]:
        blocks += [_name(seen, each), Padding(_dice(seen, each, cut), (0, 0, 0, 2))]
        have = Text(" · ", no_wrap=cut, overflow="ellipsis").join(named_cards(seen.view, seen.words, each))
        if have:
            blocks.append(Padding(have, (0, 0, 0, 2)))
    return blocks


def _name(seen: Seen, each: PlayerView) -> Text:
    """``→ ● Ada 7♥ · Masked Wrestler · Start``."""
    active = each["seat"] == seen.view["active"] and not seen.view["over"]
    head = Text("→ " if active else "  ", CANDLE, no_wrap=True, overflow="ellipsis")
    head.append_text(seat_name(each["seat"], seen.words.names, bold=active))
    head.append(f" {each['hearts']}{HEART}", "bold")
    facts = [seen.words.game.cards[key].title for key in (each["guest"], each["room"]) if key]
    return head.append("".join(f" · {fact}" for fact in facts), "not bold dim")


def _dice(seen: Seen, each: PlayerView, cut: bool) -> Text:
    """Strength, Spirit and Life, in brackets what they come to; then how many cards and tokens."""
    facts = [
        say(
            "hw-stats",
            red=_total(each["strength"], each["red"]),
            blue=_total(each["spirit"], each["blue"]),
            life=each["life"],
        ),
        say("hw-hand", count=len(each["hand"])),
        *([] if cut else [say("hw-tokens", count=each["supply"])]),
    ]
    text = Text(" · ".join(facts if each["room"] else []), no_wrap=cut, overflow="ellipsis")
    for state in _states(seen.view, each):
        text.append(" · " if text.plain else "").append(state, "bold red")
    return text


def _total(base: int, total: int) -> str:
    return str(base) if base == total else say("hw-total", base=base, total=total)


def _states(view: PremisesView, each: PlayerView) -> list[str]:
    """What has befallen somebody; before the first turn everybody is still to come in."""
    if each["out"]:
        return [say("hw-out")]
    if not each["room"]:
        return [say("hw-outside" if view["phase"] == "begin" else "hw-dead")]
    found = [say("hw-crushed")] if each["spirit"] == 0 else []
    found += [say("hw-resting")] if each["resting"] else []
    return found + ([say("hw-missing", count=each["missing"])] if each["missing"] else [])


def _names(seen: Seen, width: int) -> list[Text]:
    """Everybody in as few lines as possible."""
    return flowing([_brief(seen, each) for each in seen.view["players"]], width, GAP * " ")


def _brief(seen: Seen, each: PlayerView) -> Text:
    """``● Ada 7♥ 4/3/2``."""
    text = seat_name(each["seat"], seen.words.names, bold=each["seat"] == seen.view["active"])
    text.append(f" {each['hearts']}{HEART}", "bold")
    state = ", ".join(_states(seen.view, each)) or f"{each['red']}/{each['blue']}/{each['life']}"
    return text.append(f" {state}", "not bold dim")


# --- what else there is ---------------------------------------------------------------------------------


def _here(seen: Seen) -> list[Text]:
    """Where one is, and what is in it; and the locks, which one may be standing before."""
    locks = [Text(lock, "dim") for lock in _locks(seen)]
    return room_lines(seen.view, seen.words, seen.here)[:3] + locks


def _under_way(seen: Seen) -> list[Text]:
    """Cards that were turned up or are being played."""
    view, cards = seen.view, seen.words.game.cards
    found = [(say("hw-turned-up"), key) for key in view["drawn"]]
    found += [(say("hw-being-played"), key) for key in view["played"]]
    return [_told(label, cards[key]) for label, key in found if key]


def _rules(seen: Seen) -> list[Text]:
    return [_told(say("hw-rule"), seen.words.game.cards[key]) for key in seen.view["rules"]]


def _told(label: str, card: Any) -> Text:
    return Text.assemble((f"{label}: ", "dim"), (card.title, f"bold {CANDLE}"), (f": {card.text}", "dim"))


def _facts(seen: Seen) -> list[Text]:
    """Locks, links, special rooms and decks."""
    view = seen.view
    decks = {"drama": view["drama_left"], "whack": view["whack_left"], "guests": view["guests_left"]}
    facts = [*_locks(seen), *_links(seen), *_special(seen)]
    return [
        *[Text(fact) for fact in facts],
        Text(say("hw-decks", **decks), "dim"),
        Text(say("hw-key"), "dim"),
    ]


def _locks(seen: Seen) -> list[str]:
    cards = seen.words.game.cards
    found = []
    for bolt in seen.view["bolts"]:
        number = bolt["bolt"].rpartition("-")[2]
        stat = say("hw-stat", colour=bolt["colour"], count=bolt["stat"])
        if bolt["link"]:
            link = next(each["link"] for each in seen.view["links"] if each["number"] == bolt["link"])
            found.append(say("hw-link-lock", number=number, link=_word(seen, "link", link), stat=stat))
        else:
            door = say("hw-lock-side", wall=bolt["wall"])
            room = cards[bolt["room"]].title
            found.append(say("hw-lock", number=number, door=door, room=room, stat=stat))
    return found


def _links(seen: Seen) -> list[str]:
    found = []
    for link in seen.view["links"]:
        one, other = (seen.words.game.cards[room].title for room in link["rooms"])
        phrase = "hw-stairs" if link["stairs"] else "hw-secret"
        found.append(say(phrase, number=link["number"], one=one, other=other))
    return found


def _special(seen: Seen) -> list[str]:
    """What special rooms have brought."""
    view, cards = seen.view, seen.words.game.cards
    found = [say("hw-gate", count=len(view["gate"]))] if view["gate"] else []
    if view["terms"]:
        pay, price, _, prize = view["terms"].split("-")
        found.append(say("hw-terms", tariff=_word(seen, "tariff", f"{price}-{prize}"), pay=pay))
    found += [say("hw-hatch-open")] if view["opened"] else []
    found += [say("hw-trophy", title=cards[key].title) for key in view["display"] if key]
    known = [cards[key].title for key in view["foreseen"] if key]
    return [*found, say("hw-foreseen", list=", ".join(known))] if known else found


def _word(seen: Seen, noun: str, key: str) -> str:
    return seen.words.word(noun, key)
