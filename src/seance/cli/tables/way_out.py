"""The house of cards in a terminal: how everybody is, the doors of every room, and the room you are in.

A room is written as on its card, ``7♥``; one that lies face down by its number, ``□3``. Behind it stand the
signs of whoever is there, then the rooms to which its doors lead, and a dot for each side that is still a
wall: ``7♥●: K♦ □2 ··``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from seance.cli.lines import Fitting
from seance.cli.phrases import say
from seance.cli.tables.marks import CANDLE, colour, seat_name, symbol

if TYPE_CHECKING:
    from seance.games.way_out.view import MazeView, PlayerView, RoomView
    from seance.kernel.things import Card
    from seance.kernel.words import Words

SUITS = ("♦", "♣", "♥", "♠")
"""In the order of the deck (WO-3.1)."""
RANKS = {1: "A", 11: "J", 12: "Q", 13: "K"}
JOKER = "Jok"
DARK = "□"
WALL = "·"
STATS = ("will", "body", "fear")
ROOMY_FROM = 100
LONGEST_NAME = 16
State = Literal["escaped", "trapped", "locked", "mad"]
STATES: tuple[State, ...] = ("escaped", "trapped", "locked", "mad")


def headline(view: MazeView) -> Text:
    """How far the match has come, and what is left to find."""
    parts = [
        say(f"wo-{view['variant']}"),
        say("wo-turn", turn=view["turns"]),
        say("wo-exits", count=view["exits"]),
        say("wo-deck", count=view["deck"]),
    ]
    line = Text(" · ".join(parts), "not bold dim")
    if view["waiting"] is None or view["over"]:
        return line
    return Text.assemble((say("wo-last-turns"), f"bold {CANDLE}"), "  ", line)


def table(view: MazeView, words: Words, me: int) -> RenderableType:
    """Sheets, house and room; where there is little space, only the rooms next door."""
    where = _where(view, me)

    def roomy(width: int) -> RenderableType:
        if width < ROOMY_FROM:
            return lines(width)
        house = _house(view, words, where, list(_rooms(view)))
        return Group(_sheets(view, words, me, gap=3), "", house, "", _here(view, words, where), "")

    def lines(_: int) -> RenderableType:
        house = _house(view, words, where, list(_rooms(view)))
        return Group(_sheets(view, words, me, gap=1), house, _here(view, words, where))

    def short(_: int) -> RenderableType:
        house = _house(view, words, where, list(_rooms(view)))
        return Group(_sheets_in_a_row(view, words, me), house, _here(view, words, where))

    def tight(_: int) -> RenderableType:
        house = _house(view, words, where, _near(view, where))
        return Group(_sheets_in_a_row(view, words, me), house, _here(view, words, where, tell=False))

    def nothing(_: int) -> RenderableType:
        """Whoever lays a Door against any of forty rooms needs the whole screen for the answers."""
        return Group()

    return Fitting(roomy, lines, short, tight, nothing)


def hand(view: MazeView, words: Words, me: int) -> RenderableType | None:
    """What only its owner sees: Secret Doors, and the Door that somebody in a trap looks at."""
    doors = [key for key in view["players"][me]["secret"] if key]
    looked = [key for key in view["door"] if key]
    parts = []
    if doors:
        parts.append((say("wo-secret-doors"), doors, f"bold {colour(me)}"))
    if looked:
        parts.append((say("wo-door"), looked, f"bold {CANDLE}"))
    shown = [
        Text.assemble((f"{name}: ", "dim"), (", ".join(_code(words.game.cards[key]) for key in keys), style))
        for name, keys, style in parts
    ]
    return Text("   ").join(shown) if shown else None


def explain(card: Card, where: str, _: Words) -> str:
    """What both rooms behind a card do, where somebody may lay it; nothing where it lies already."""
    room: Any = card
    if room.by_suit and where in {"secret-door", ""}:
        return say("wo-both", suit=room.suit_effect, color=room.color_effect)
    return ""


# --- the sheets ----------------------------------------------------------------------------------------


def _sheets(view: MazeView, words: Words, me: int, gap: int) -> Table:
    drawn = Table(box=None, header_style="dim", pad_edge=False, padding=(0, gap, 0, 0))
    drawn.add_column(f"    {say('wo-player')}", no_wrap=True, max_width=LONGEST_NAME + 4)
    many = view["variant"] == "multilevel"
    for name in (*STATS, "points", *(["noted"] if many else []), *_secret(view)):
        drawn.add_column(say(f"wo-{name}"), justify="right", no_wrap=True)
    drawn.add_column(say("wo-answers"), no_wrap=True)
    drawn.add_column(say("wo-where"), no_wrap=True, overflow="ellipsis")
    for player in view["players"]:
        drawn.add_row(*_sheet(player, view, words, me))
    return drawn


def _sheet(player: PlayerView, view: MazeView, words: Words, me: int) -> list[Text]:
    numbers = [*_stats(player), player["points"]]
    if view["variant"] == "multilevel":
        numbers.append(sum(player["notes"]))
    numbers += [len(player["secret"]) for _ in _secret(view)]
    cells = [Text(str(number), _weight(player, at)) for at, number in enumerate(numbers)]
    answers = " ".join(say(f"wo-{stat}") for stat in player["answered"]) or "–"
    return [_name(player, view, words, me), *cells, Text(answers, "dim"), _whereabouts(player, view, words)]


def _secret(view: MazeView) -> list[str]:
    """The column for Secret Doors, where there are any (WO-12.1)."""
    return [] if view["variant"] == "solo" else ["doors"]


def _weight(player: PlayerView, at: int) -> str:
    """The highest stat stands out: it decides at an Exit (WO-6)."""
    stats = _stats(player)
    return "bold" if at < len(stats) and stats[at] == max(stats) else ""


def _stats(player: PlayerView) -> list[int]:
    return [player["will"], player["body"], player["fear"]]


def _name(player: PlayerView, view: MazeView, words: Words, me: int) -> Text:
    active = player["seat"] == view["active"] and not view["over"]
    name = seat_name(player["seat"], words.names, bold=player["seat"] == me)
    return Text("→ " if active else "  ", CANDLE).append(name)


def _whereabouts(player: PlayerView, view: MazeView, words: Words) -> Text:
    """The room, and whatever else there is to say: out, trapped, not to be shaken any more."""
    states = [say(f"wo-{state}") for state in STATES if player[state]]
    if player["at"] is None:
        return Text(", ".join(states), "dim")
    room = _rooms(view)[player["at"]]
    text = Text(f"{_sign(room, words)} {_title(room, words)}")
    return text.append(f" ({', '.join(states)})", "bold") if states else text


def _sheets_in_a_row(view: MazeView, words: Words, me: int) -> Columns:
    """``● Wren 3/5/2 7♥``: WILL, BODY, FEAR and the room."""
    sheets = [_short(player, view, words, me) for player in view["players"]]
    return Columns([*sheets, Text(say("wo-stats"), "dim")], padding=(0, 2))


def _short(player: PlayerView, view: MazeView, words: Words, me: int) -> Text:
    name = _name(player, view, words, me)
    name.truncate(LONGEST_NAME, overflow="ellipsis")
    stats = "/".join(map(str, _stats(player)))
    at = say("wo-escaped") if player["at"] is None else _sign(_rooms(view)[player["at"]], words)
    stuck = f" {say('wo-trapped')}" if player["trapped"] else ""
    return Text.assemble(name, (f" {stats}", "bold"), f" {at}{stuck}", no_wrap=True)


# --- the house -----------------------------------------------------------------------------------------


def _house(view: MazeView, words: Words, where: str | None, places: list[str]) -> Columns:
    """Rooms that hang together stand together."""
    rooms = _rooms(view)
    order = [place for part in _parts(view) for place in part if place in places]
    return Columns([_room(rooms[place], view, words, where) for place in order], padding=(0, 3), equal=True)


def _room(room: RoomView, view: MazeView, words: Words, where: str | None) -> Text:
    rooms = _rooms(view)
    here = room["place"] == where
    style = f"bold {CANDLE}" if here else "bold" if room["open"] else "dim"
    text = Text(_sign(room, words), style, no_wrap=True)
    for player in view["players"]:
        if player["at"] == room["place"]:
            text.append(symbol(player["seat"]), colour(player["seat"]))
    doors = [_sign(rooms[other], words) for other in room["doors"]]
    walls = [WALL * room["free"]] if room["free"] else []
    return text.append(":", "dim").append(" " + " ".join(doors + walls), "not bold dim" if not here else "")


def _here(view: MazeView, words: Words, where: str | None, *, tell: bool = True) -> Text:
    """What the room is called in which the reader stands, and what it is like in there."""
    if where is None:
        return Text("")
    room = _rooms(view)[where]
    text = Text.assemble((_card_title(room, words), "dim"), "  ", (_title(room, words), f"bold {CANDLE}"))
    return text.append(f"  {_description(room, words)}", "dim") if tell else text


def _where(view: MazeView, me: int) -> str | None:
    """The room of the reader; for somebody who watches or is out, that of the active player."""
    mine = view["players"][me]["at"] if me >= 0 else None
    at: str | None = mine or view["players"][view["active"]]["at"]
    return at


def _rooms(view: MazeView) -> dict[str, RoomView]:
    return {room["place"]: room for room in view["rooms"]}


def _parts(view: MazeView) -> list[list[str]]:
    """The rooms in parts between which nobody can walk, each from its oldest room outwards."""
    rooms = _rooms(view)
    seen: set[str] = set()
    parts: list[list[str]] = []
    for place in rooms:
        if place not in seen:
            parts.append(_walk(rooms, place))
            seen.update(parts[-1])
    return parts


def _walk(rooms: dict[str, RoomView], start: str) -> list[str]:
    order = [start]
    for place in order:
        order += [other for other in rooms[place]["doors"] if other not in order]
    return order


def _near(view: MazeView, where: str | None) -> list[str]:
    """The room that one is in, and those next door."""
    return [where, *_rooms(view)[where]["doors"]] if where is not None else []


# --- a room in words -----------------------------------------------------------------------------------


def _sign(room: RoomView, words: Words) -> str:
    """``7♥``, ``□3``, or ``□3=7♥`` for a face-down room that the reader knows."""
    code = _code(_card(room, words)) if room["card"] else ""
    if room["open"]:
        return code
    return f"{DARK}{room['place']}={code}" if code else f"{DARK}{room['place']}"


def _card(room: RoomView, words: Words) -> Any:
    """The card of a room that the reader knows."""
    assert room["card"] is not None
    return words.game.cards[room["card"]]


def _code(card: Any) -> str:
    return f"{RANKS.get(card.value, card.value)}{SUITS[card.suit]}" if card.suit >= 0 else JOKER


def _card_title(room: RoomView, words: Words) -> str:
    return _card(room, words).title if room["open"] else say("wo-dark", number=room["place"])


def _title(room: RoomView, words: Words) -> str:
    """What the room was called when it was opened: by Color, or by Suit."""
    if not room["open"]:
        return say("wo-unseen")
    card = _card(room, words)
    if not card.by_suit:
        return say("wo-an-exit" if card.suit >= 0 else "wo-a-trap")
    title: str = card.color_room if room["color"] else card.suit_room
    return title


def _description(room: RoomView, words: Words) -> str:
    if room["card"] is None or not room["open"]:
        return ""
    card = _card(room, words)
    text: str = card.color_text if room["color"] else card.suit_text
    return text
