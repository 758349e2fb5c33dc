"""The haunted house in a terminal: a doorway per room, a line per ghost, and your hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from seance.cli.lines import Fitting
from seance.cli.phrases import say
from seance.cli.tables.marks import CANDLE, colour, seat_name, symbol

if TYPE_CHECKING:
    from seance.games.haunt_the_house.view import GhostView, HouseView, RoomView
    from seance.kernel.things import Card
    from seance.kernel.words import Words

KINDS = ("bump", "chill", "creak", "moan")
ABREAST_FROM = 100
"""Columns from which the doorways stand side by side."""
LONGEST_NAME = 20
COLOUR = "purple"
"""Any will do: a kind has the same name in every colour."""
MISSING = "○"


def headline(view: HouseView) -> Text:
    """How far the match has come, and what is left in the stacks."""
    parts = [
        say("hth-full" if view["full"] else "hth-beginner"),
        say("hth-turn", turn=view["turns"]),
        say("hth-first-to", hunters=view["hunters_to_end"]),
        say("hth-hunters-left", count=view["hunters_left"]),
    ]
    line = Text(" · ".join(parts), "not bold dim")
    if view["ender"] < 0 or view["over"]:
        return line
    return Text.assemble((say("hth-last-round"), f"bold {CANDLE}"), "  ", line)


def table(view: HouseView, words: Words, me: int) -> RenderableType:
    """Doorways and ghosts: side by side where there is room, in lines where there is less."""
    ghosts = _ghosts(view, words, me, gap=1)

    def abreast(width: int) -> RenderableType:
        if width < ABREAST_FROM:
            return lines(width)
        return Group(_doorways(view, words), "", _ghosts(view, words, me, gap=3), "")

    def lines(_: int) -> RenderableType:
        return Group(_pairs_of_lines(view, words), "", ghosts)

    def tight(_: int) -> RenderableType:
        return Group(_single_lines(view, words), ghosts)

    return Fitting(abreast, lines, tight)


def hand(view: HouseView, words: Words, me: int) -> RenderableType:
    """What only its owner sees: scares, phantoms, trophies."""
    mine = view["ghosts"][me]
    scares = " · ".join(words.label("scare", key) for key in mine["hand"] if key) or say("hth-empty")
    parts = [(say("hth-hand"), scares, f"bold {colour(me)}")]
    if held := [words.label("scare", key) for key in mine["held"] if key]:
        parts.append((say("hth-held"), held[0], f"bold {CANDLE}"))
    if mine["phantoms"]:
        parts.append((say("hth-phantoms"), _phantoms(mine["phantoms"], words), ""))
    trophies = ", ".join(_gear_of(words, key) for key in mine["trophies"] if key)
    parts.append((say("hth-trophies"), trophies, ""))
    return Text("   ").join(Text.assemble((f"{name}: ", "dim"), (what, style)) for name, what, style in parts)


def explain(card: Card, where: str, _: Words) -> str:
    """Phantoms always say what they do, rooms where their power is at stake."""
    if card.noun == "phantom":
        attack = f", {say('hth-attack')}" if getattr(card, "attack", False) else ""
        return f"{card.text} ({_skulls(card)}{attack})"
    return card.text if where in {"show", "power", "echo"} else ""


# --- doorways ------------------------------------------------------------------------------------------


def _doorways(view: HouseView, words: Words) -> Table:
    """The doorways next to each other, as they lie on a real table."""
    rooms = view["rooms"]
    drawn = Table(box=ROUNDED, border_style="dim", expand=True, header_style="bold")
    for room in rooms:
        drawn.add_column(words.label("room", room["room"]), ratio=1)
    drawn.add_row(*(Text(words.game.cards[room["room"]].text, "dim") for room in rooms), end_section=True)
    drawn.add_row(*(_hunter(room, words, bold=True) for room in rooms))
    drawn.add_row(*(_fears(room, words) for room in rooms))
    drawn.add_row(*(_loot(room, words) for room in rooms), end_section=True)
    drawn.add_row(*(_hidden(room, words) or Text(say("hth-nothing-hidden"), "dim") for room in rooms))
    return drawn


def _pairs_of_lines(view: HouseView, words: Words) -> RenderableType:
    """Two lines for each doorway: what matters now, and below it the gear and the power."""
    rows = [(_title(room, words), _hunter(room, words), _fears(room, words)) for room in view["rooms"]]
    widths = [max(cells[at].cell_len for cells in rows) + 2 for at in range(3)]
    parts: list[RenderableType] = []
    for room, cells in zip(view["rooms"], rows, strict=True):
        line = Table.grid(expand=True)
        for width in widths:
            line.add_column(width=width, no_wrap=True)
        line.add_column(ratio=1)
        line.add_row(*cells, _hidden(room, words))
        power = words.game.cards[room["room"]].text
        parts += [line, Text(f"  {power}", "dim").append("   ").append(_loot(room, words))]
    return Group(*parts)


def _single_lines(view: HouseView, words: Words) -> Table:
    """One line for each doorway, without names and powers."""
    drawn = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
    for name in ("room", "fears", "carries", "hidden"):
        drawn.add_column(say(f"hth-{name}"), no_wrap=name != "hidden")
    for room in view["rooms"]:
        drawn.add_row(_title(room, words), _fears(room, words), _loot(room, words), _hidden(room, words))
    return drawn


def _title(room: RoomView, words: Words) -> Text:
    return Text(words.label("room", room["room"]), "bold")


def _hunter(room: RoomView, words: Words, *, bold: bool = False) -> Text:
    if room["hunter"] is None:
        return Text(say("hth-no-hunter"), "dim")
    return Text(words.label("hunter", room["hunter"]), "bold" if bold else "")


def _fears(room: RoomView, words: Words) -> Text:
    """A ring before a kind for each time it is needed; shown scares fill it with the sign of their owner.

    What is shown but not needed, since another hunter came (HTH-b-11), stands behind a plus.
    """
    needed: list[Text] = []
    surplus: list[Text] = []
    for kind, count in zip(KINDS, _needs(room, words), strict=True):
        signs = [_sign(scare["seat"]) for scare in room["shown"] if scare["scare"].endswith(kind)]
        name = words.label("scare", f"{COLOUR}-{kind}")
        if count:
            rings = [*signs[:count], *[Text(MISSING)] * (count - len(signs))]
            needed.append(Text("").join([*rings, Text(name, "" if len(signs) < count else "dim")]))
        surplus += [Text.assemble("+", sign, (name, "dim")) for sign in signs[count:]]
    return Text(" ").join([*needed, *surplus])


def _sign(seat: int) -> Text:
    return Text(symbol(seat), colour(seat))


def _needs(room: RoomView, words: Words) -> list[int]:
    """How often each kind is on the hunter's card."""
    needs: list[int] = getattr(words.game.cards.get(room["hunter"] or ""), "needs", [0, 0, 0, 0])
    return needs


def _loot(room: RoomView, words: Words) -> Text:
    """What the hunter will leave behind: gear and skulls."""
    hunter = words.game.cards.get(room["hunter"] or "")
    gear: list[str] = [words.label("gear", each) for each in getattr(hunter, "gear", [])]
    if getattr(hunter, "skulls", 0):
        gear.append(_skulls(hunter))
    return Text(", ".join(gear), "dim")


def _hidden(room: RoomView, words: Words) -> Text:
    """Who hid what: the sign of each owner, and the kind where the reader knows it."""
    parts = []
    for scare in room["hidden"]:
        kind = "?" if scare["scare"] is None else words.label("scare", scare["scare"])
        parts.append(Text(f"{symbol(scare['seat'])}{kind}", colour(scare["seat"])))
    return Text(" ").join(parts)


# --- ghosts --------------------------------------------------------------------------------------------


def _ghosts(view: HouseView, words: Words, me: int, gap: int) -> Table:
    drawn = Table(box=None, header_style="dim", pad_edge=False, padding=(0, gap, 0, 0))
    drawn.add_column(f"    {say('hth-ghost')}", no_wrap=True, max_width=LONGEST_NAME)
    for name in ("hunters", "skulls", "scares", *(["company", "played"] if view["full"] else [])):
        drawn.add_column(say(f"hth-{name}"), justify="right", no_wrap=True)
    drawn.add_column(say("hth-gear"))
    for ghost in view["ghosts"]:
        drawn.add_row(*_ghost(ghost, view, words, me))
    return drawn


def _ghost(ghost: GhostView, view: HouseView, words: Words, me: int) -> list[Text]:
    seat = ghost["seat"]
    active = seat == view["active"] and not view["over"]
    name = Text("→ " if active else "  ", CANDLE).append(seat_name(seat, words.names, bold=seat == me))
    gear = [f"{words.label('gear', kind)}{f'×{n}' if n > 1 else ''}" for kind, n in ghost["gear"].items()]
    numbers = [f"{len(ghost['hunters'])}/{view['hunters_to_end']}", ghost["skulls"], len(ghost["hand"])]
    if view["full"]:
        numbers += [len(ghost["phantoms"]), _played(ghost["played"], words)]
    return [name, *(Text(str(number)) for number in numbers), Text(" ".join(gear))]


def _played(keys: list[str], words: Words) -> str:
    """How many phantoms were played, and the skulls on them."""
    if not keys:
        return "0"
    skulls = sum(getattr(words.game.cards[key], "skulls", 0) for key in keys)
    return f"{len(keys)} ({_signed(skulls)})"


def _phantoms(keys: list[str | None], words: Words) -> str:
    """Phantoms with the skulls they bring or take."""
    known = [words.game.cards[key] for key in keys if key]
    return ", ".join(f"{phantom.title} {_signed(getattr(phantom, 'skulls', 0))}" for phantom in known)


def _gear_of(words: Words, key: str) -> str:
    return words.label("gear", getattr(words.game.cards[key], "gear", key))


def _skulls(card: Any) -> str:
    """Skulls on a hunter or phantom; those on phantoms may be fewer than none."""
    count: int = card.skulls
    signed = _signed(count) if card.noun == "phantom" else str(count)
    return say("hth-skull-count", count=abs(count), signed=signed)


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"
