"""Answers in a way of their own: places to go by room, cards in rows with whom they could serve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from seance.cli.lines import flowing
from seance.cli.phrases import say
from seance.cli.tables.house_of_whack_cards import modifier
from seance.cli.tables.marks import CANDLE, seat_name
from seance.games.house_of_whack.house import COMPASS
from seance.kernel.data import card_of, seat_of
from seance.kernel.grid import Tile

if TYPE_CHECKING:
    from seance.cli.tables.house_of_whack_plan import Goals
    from seance.kernel.data import OptionData, QuestionData
    from seance.kernel.words import Words

GAP = "   "
GOING = ("go", "open", "mark")
IN_ROWS = ("help", "add", "pay", "gift", "raise", "lower")
FROM_HAND = ("lay", "discard", "pay-drama")
"""Questions about cards that stand above them in full."""
LONGEST_TITLE = 30


def goals_of(question: QuestionData) -> Goals:
    """The numbers of answers, by the square, the door or the empty place that each leads to."""
    found: Goals = {}
    for number, option in enumerate(question["options"], start=1):
        _, _, rest = option["key"].partition(":")
        if option["verb"] in GOING:
            found[rest] = number
        elif "laying" in option["parts"]:
            found.setdefault(option["key"].partition("@")[0], number)
    return found


def answers(question: QuestionData, words: Words, width: int, _: int) -> RenderableType | None:
    """What is best not listed line by line; None where it is."""
    options = question["options"]
    verbs = {option["verb"] for option in options}
    if verbs & {*GOING}:
        return _places(question, words, width)
    if any("laying" in option["parts"] for option in options):
        return Group(*flowing(_layings(question, words), width, GAP))
    if question["name"] in FROM_HAND:
        return Group(*flowing(_tickets(question, words), width, GAP))
    return _rows(question, words, width) if verbs & {*IN_ROWS} else None


def _numbered(number: int, what: Text | str) -> Text:
    return Text.assemble((f"{number} ", f"bold {CANDLE}"), what)


# --- places ---------------------------------------------------------------------------------------------


def _places(question: QuestionData, words: Words, width: int) -> RenderableType:
    """``Start 1 2 3 · Laundry Chute 4 5``, then the doors into the dark, then everything else."""
    squares: dict[str, list[int]] = {}
    doors: list[Text] = []
    others: list[Text] = []
    for number, option in enumerate(question["options"], start=1):
        room = words.game.cards.get(card_of(option["parts"].get("room")) or "")
        if room is None:
            others.append(_numbered(number, words.option(option)))
        elif option["verb"] == "open":
            doors.append(_numbered(number, words.option(option)))
        else:
            squares.setdefault(room.title, []).append(number)
    rooms = [_room(title, numbers) for title, numbers in squares.items()]
    return Group(*flowing(rooms, width, GAP), *flowing([*doors, *others], width, GAP))


def _room(title: str, numbers: list[int]) -> Text:
    text = Text(f"{title} ")
    return text.append(" ".join(str(number) for number in numbers), f"bold {CANDLE}")


def _layings(question: QuestionData, words: Words) -> list[Text]:
    """Which doors a tile has on which sides, turned so; where there are several places, where it goes."""
    tile = words.game.cards.get(card_of(question["about"].get("room")) or "")
    places = {option["key"].partition("@")[0] for option in question["options"]}
    found = []
    for number, option in enumerate(question["options"], start=1):
        place, _, turned = option["key"].partition("@")
        text = say("hw-lay-here", doors=_doors(tile, int(turned or 0) // 90))
        found.append(_numbered(number, f"{place}: {text}" if len(places) > 1 else text))
    return found


def _doors(tile: Any, turns: int) -> str:
    if not isinstance(tile, Tile):
        return ""
    return ", ".join(name for side, name in enumerate(COMPASS) if tile.has_door(side, turns))


def _tickets(question: QuestionData, words: Words) -> list[Text]:
    cards = [words.game.cards[option["key"]] for option in question["options"]]
    return [_numbered(at, f"{card.title} {modifier(card)}") for at, card in enumerate(cards, start=1)]


# --- cards ----------------------------------------------------------------------------------------------


def _rows(question: QuestionData, words: Words, width: int) -> RenderableType:
    """A row for each card, with everything that can be done with it; then all else."""
    rows: dict[str, list[Text]] = {}
    others: list[Text] = []
    for number, option in enumerate(question["options"], start=1):
        card = next((key for key in map(card_of, option["parts"].values()) if key), None)
        if option["verb"] in IN_ROWS and card is not None:
            rows.setdefault(card, []).append(_numbered(number, _use(question, option, words)))
        elif option["key"] == question["default"] == "pass":
            others.append(_numbered(number, f"{words.option(option)}  {say('keys-pass')}"))
        else:
            others.append(_numbered(number, words.option(option)))
    return Group(_grid(rows, words, width), *flowing(others, width, GAP))


def _grid(rows: dict[str, list[Text]], words: Words, width: int) -> Table:
    titles = {key: words.game.cards[key].title for key in rows}
    column = min(LONGEST_TITLE, max(map(len, titles.values()), default=0))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=column, no_wrap=True, overflow="ellipsis")
    grid.add_column(max_width=max(20, width - column - 2))
    for key, uses in rows.items():
        grid.add_row(Text(titles[key], "bold"), Group(*flowing(uses, width - column - 2, GAP)))
    return grid


def _use(question: QuestionData, option: OptionData, words: Words) -> Text:
    """What a card would be used for, in a word or two."""
    verb = option["verb"]
    if verb in ("help", "add"):
        return Text(say("hw-for", name=side_name(question, str(option["key"]).rpartition(":")[2], words)))
    if verb == "gift":
        seat = seat_of(option["parts"].get("seat"))
        return Text() if seat is None else seat_name(seat, words.names)
    if verb == "pay":
        return Text(words.label("heart", option["key"].rpartition(":")[2]))
    return Text(say(f"hw-{verb}"))


def side_name(question: QuestionData, camp: str, words: Words) -> str:
    """Who is meant by a side of a Conflict."""
    about = question["about"]
    if camp == "fighter":
        return words.names[seat_of(about.get("fighter")) or 0]
    rival = seat_of(about.get("rival"))
    if rival is not None:
        return words.names[rival]
    foe = card_of(about.get("foe"))
    return words.game.cards[foe].title if foe else words.label("camp", camp)
