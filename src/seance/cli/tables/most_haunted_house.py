"""The night in a terminal: the clock, both floors, what haunts them, and what everybody holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from seance.cli.lines import Fitting, flowing
from seance.cli.phrases import say
from seance.cli.tables.marks import CANDLE, colour, seat_name
from seance.cli.tables.most_haunted_house_answers import answers, costs
from seance.cli.tables.most_haunted_house_plan import FLOORS, WIDTH, FloorPlan, room_name
from seance.games.most_haunted_house.state import CYCLES

if TYPE_CHECKING:
    from seance.games.most_haunted_house.view import HauntingView, NightView, RollView, SleuthView
    from seance.kernel.data import QuestionData
    from seance.kernel.things import Card
    from seance.kernel.words import Words

__all__ = ["answers", "explain", "headline", "lit", "table"]

PROOF, CANDLES = "✦", "†"
HAUNTS = "☾"
GAP = 3
BOTH = 2 * WIDTH + GAP
"""Columns that two floors take side by side."""
BESIDE = BOTH + 40
"""Columns from which everybody stands beside both floors."""
NEXT_TO_ONE = WIDTH + 36
"""The same for one floor."""
START = 6
"""AM-4.1: the hour at which the clock starts."""


def headline(view: NightView) -> Text:
    """What time it is, and how much Proof there is."""
    parts = [
        clock(view["cycle"]),
        say("am-left", count=CYCLES - view["cycle"]),
        say("am-proof", count=view["proof"], goal=view["goal"]),
    ]
    return Text(" · ".join(parts), "not bold dim")


def clock(cycle: int) -> str:
    """The time after so many half-hours, in words."""
    return say("am-clock", hour=(START - 1 + cycle // 2) % 12 + 1, half="yes" if cycle % 2 else "no")


def table(view: NightView, words: Words, me: int) -> RenderableType:
    """The house as it stands."""
    return _fitting(FloorPlan(view, words, {}, _haunted(view, words)), me)


def lit(view: NightView, words: Words, me: int, question: QuestionData) -> RenderableType:
    """The same, with what it costs to walk to each space in reach."""
    return _fitting(FloorPlan(view, words, costs(question), _haunted(view, words)), me)


def explain(card: Card, _: str, __: Words) -> str:
    """What the card does."""
    return card.text


def _fitting(plan: FloorPlan, me: int) -> Fitting:
    """Both floors with walls and names; both without; the one where the reader stands, hands cut; none."""

    def wide(width: int) -> RenderableType:
        if width < BESIDE:
            return tall(width)
        return _abreast([_floors(plan.tall, FLOORS, width), _sheet(plan, width - BOTH - GAP)], BOTH)

    def tall(width: int) -> RenderableType:
        return Group(_floors(plan.tall, FLOORS, width), _sheet(plan, width))

    def low(width: int) -> RenderableType:
        return Group(_floors(plan.low, FLOORS, width), _sheet(plan, width))

    def one(width: int) -> RenderableType:
        return beside(_short(plan, width - WIDTH - GAP), width)

    def tight(width: int) -> RenderableType:
        return beside(_people(plan, width - WIDTH - GAP, cut=True), width)

    def beside(others: RenderableType, width: int) -> RenderableType:
        floor = _floors(plan.low, (_floor_of(plan.view, me),), width)
        return none(width) if width < NEXT_TO_ONE else _abreast([floor, others], WIDTH)

    def none(width: int) -> RenderableType:
        return _people(plan, width, cut=True)

    return Fitting(wide, tall, low, one, tight, none)


def _floor_of(view: NightView, me: int) -> str:
    """Where the reader stands; for somebody who watches, where the turn is."""
    return view["team"][me if me >= 0 else view["active"]]["space"][0]


def _abreast(parts: list[RenderableType], width: int) -> Table:
    """Two things side by side, the first so wide."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=width)
    grid.add_column()
    grid.add_row(*parts)
    return grid


def _floors(draw: Any, floors: tuple[str, ...], width: int) -> RenderableType:
    """Side by side, or below each other where there is no room for that."""
    drawn = [Group(*draw(floor)) for floor in floors]
    return Group(*drawn) if len(drawn) == 1 or width < BOTH else _abreast([*drawn], WIDTH)


# --- everybody -----------------------------------------------------------------------------------------


def _sheet(plan: FloorPlan, width: int) -> RenderableType:
    """Everybody, what haunts the house, and the last roll."""
    facts = [*_facts(plan), Text(say("am-key"), "dim")]
    return Group(_people(plan, width), *_hauntings(plan), *flowing(facts, width, "   "))


def _short(plan: FloorPlan, width: int) -> RenderableType:
    """Everybody, and the Hauntings by name."""
    return Group(_people(plan, width), *flowing([_sum(plan, each) for each in plan.view["hauntings"]], width))


def _people(plan: FloorPlan, width: int, *, cut: bool = False) -> RenderableType:
    """In the order of turns; two by two where there is room, and two lines for each where they are cut."""
    blocks = [_block(plan, plan.view["team"][seat], cut) for seat in plan.view["order"]]
    if width < BOTH:
        return Group(*blocks)
    grid = Table.grid(padding=(0, GAP, 0, 0), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    for at in range(0, len(blocks), 2):
        grid.add_row(*blocks[at : at + 2])
    return grid


def _block(plan: FloorPlan, each: SleuthView, cut: bool) -> RenderableType:
    """Who it is and where, and below that what they hold."""
    active = each["seat"] == plan.view["active"] and not plan.view["over"]
    card = plan.words.game.cards.get(each["card"])
    head = Text("→ " if active else "  ", CANDLE, no_wrap=True, overflow="ellipsis")
    head.append_text(seat_name(each["seat"], plan.words.names, bold=active))
    facts = [card.title] if card is not None else []
    head.append(f" · {' · '.join([*facts, plan.words.label('space', each['space'])])}", "not bold dim")
    held = Text(", ", no_wrap=cut, overflow="ellipsis").join(_held(plan, each))
    return Group(head, Padding(held, (0, 0, 0, 4)))


def _held(plan: FloorPlan, each: SleuthView) -> list[Text]:
    """Tokens and cards, and what else weighs on somebody."""
    cards: dict[str, Any] = plan.words.game.cards
    held = [_card(cards[key]) for key in each["hand"] if key]
    if each["proof"]:
        held.insert(0, Text(f"{say('am-tokens', count=each['proof'])} {PROOF}", "bold"))
    held += [Text(say("am-felt", title=cards[key].title), "dim") for key in each["marks"]]
    if each["slow"]:
        held.append(Text(say("am-fewer", count=each["slow"]), "dim"))
    return held or [Text(say("am-empty"), "dim")]


def _card(card: Any) -> Text:
    """A Charm with its marks, a Curse with what lifts it."""
    text = Text(card.title)
    if card.proof:
        text.append(f" {PROOF}", "bold")
    if card.noun == "curse":
        text.append(f" ({card.threshold or say('am-possessed')})")
        text.stylize("red")
    elif card.candle:
        text.append(f" {CANDLES}", "bold")
    return text


# --- the house -----------------------------------------------------------------------------------------


def _haunted(view: NightView, words: Words) -> set[str]:
    """The rooms of all Hauntings in the house."""
    cards: dict[str, Any] = words.game.cards
    return {room for each in view["hauntings"] for room in cards[each["haunting"]].rooms}


def _hauntings(plan: FloorPlan) -> list[Text]:
    """A line for each Haunting: where it is, how far the sum has come, and what it does."""
    found = [_haunting(plan, each) for each in plan.view["hauntings"]]
    return found or [Text(say("am-nothing-haunts"), "dim")]


def _haunting(plan: FloorPlan, each: HauntingView) -> Text:
    card: Any = plan.words.game.cards[each["haunting"]]
    rooms = ", ".join(room_name(plan.words, room) for room in card.rooms)
    return _sum(plan, each).append(f" {rooms}.", "not bold").append(f" {card.text}", "not bold dim")


def _sum(plan: FloorPlan, each: HauntingView) -> Text:
    """``☾ Table for Nine 12 of 17 ✦``."""
    card: Any = plan.words.game.cards[each["haunting"]]
    sums = say("am-of", sum=each["sum"], threshold=card.threshold)
    text = Text(f"{HAUNTS} {card.title} {sums}", f"bold {CANDLE}")
    return text.append(f" {PROOF}" if card.proof else "")


def _facts(plan: FloorPlan) -> list[Text]:
    """The last roll, and what else there is to know."""
    view, words = plan.view, plan.words
    facts = [] if view["roll"] is None else [_roll(view["roll"], words)]
    facts += [Text(say("am-closed", room=words.label("room", room))) for room in view["closed"]]
    if view["ignored"]:
        facts.append(Text(say("am-unheard", title=words.label("haunting", view["ignored"]))))
    left = {"hauntings": view["hauntings_left"], "curses": view["curses_left"], "charms": view["charms_left"]}
    return [*facts, Text(say("am-decks", **left), "dim")]


def _roll(roll: RollView, words: Words) -> Text:
    """``● Ada 14 +2 Photographer −3 Cold Fingers = 13 against 12, enough``."""
    text = seat_name(roll["seat"], words.names)
    text.append(f" {roll['die']}", "bold")
    for part in roll["parts"]:
        sign = "+" if part["amount"] > 0 else "−"
        text.append(f" {sign}{abs(part['amount'])} {words.label('card', part['card'])}", "not bold dim")
    verdict = say("am-made" if roll["made"] else "am-missed", total=roll["total"], against=roll["against"])
    return text.append(f" = {verdict}", colour(roll["seat"]))
