"""The fireside in a terminal: everybody's three lines, the piles, and your hand with what fits where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from seance.cli.lines import Fitting
from seance.cli.phrases import say
from seance.cli.tables.edwardian_answers import answers
from seance.cli.tables.marks import CANDLE, colour, seat_name, symbol
from seance.games.edwardian.box.essentials import SPOT_OF
from seance.games.edwardian.cards import FOCUS, NOWHERE, TERROR

if TYPE_CHECKING:
    from seance.games.edwardian.view import EveningView, PlayerView
    from seance.kernel.things import Card
    from seance.kernel.words import Words

__all__ = ["answers", "explain", "hand", "headline", "table"]

LINES = 3
FULL_LINE = 3
ABREAST_FROM = 110
"""Columns from which two players stand side by side."""
LONGEST_NAME = 14
NAMES = 24
"""Columns for names with facts below them."""
ARRIVED = "✶"
LIES, MISSING, OVER = "●", "○", "✕"


def headline(view: EveningView) -> Text:
    """What loses, and how far the evening has come."""
    parts = [say("ed-needed", lines=view["needed"]), say("ed-turn", turn=view["turns"])]
    line = Text(" · ".join(parts), "not bold dim")
    if not view["stale"] or view["over"]:
        return line
    return Text.assemble((say("ed-stale"), f"bold {CANDLE}"), "  ", line)


def table(view: EveningView, words: Words, me: int) -> RenderableType:
    """A block for each player, two abreast where there is room; else a line for each line, or each player."""

    def abreast(width: int) -> RenderableType:
        return (
            Group(_blocks(view, words, me, 2), _piles(view, words)) if width >= ABREAST_FROM else below(width)
        )

    def below(_: int) -> RenderableType:
        return Group(_lines(view, words, me), _piles(view, words))

    def tight(_: int) -> RenderableType:
        return Group(_players(view, words, me), _piles(view, words))

    return Fitting(abreast, below, tight)


def hand(view: EveningView, words: Words, me: int) -> RenderableType:
    """The cards by kind; behind a Focus or a Terror the lines of others on which it would go now."""
    cards = [words.game.cards[key] for key in view["players"][me]["hand"] if key]
    parts = [Text(card.title, "bold").append_text(_fits(card, view, me)) for card in sorted(cards, key=_kind)]
    held = Text(" · ", "dim").join(parts) if parts else Text(say("ed-empty"))
    return Text.assemble((f"{say('ed-hand')}: ", "dim"), held)


def explain(card: Card, _: str, __: Words) -> str:
    """What the card does."""
    return str(getattr(card, "effect", ""))


# --- the players ---------------------------------------------------------------------------------------


def _blocks(view: EveningView, words: Words, me: int, columns: int) -> Table:
    """Name and score, and the three lines below each other."""
    grid = Table.grid(expand=True, padding=(0, 2, 0, 0))
    for _ in range(columns):
        grid.add_column(ratio=1)
    blocks = [
        Group(_name(player, view, words, me), *[_line(player, at, words) for at in range(LINES)], "")
        for player in view["players"]
    ]
    for at in range(0, len(blocks), columns):
        grid.add_row(*blocks[at : at + columns])
    return grid


def _lines(view: EveningView, words: Words, me: int) -> Table:
    """Three lines beside each name."""
    grid = Table.grid(expand=True)
    grid.add_column(no_wrap=True, width=NAMES)
    grid.add_column(ratio=1)
    for player in view["players"]:
        grid.add_row(
            Group(*_stacked_name(player, view, words, me)),
            Group(*[_line(player, at, words) for at in range(LINES)]),
        )
    return grid


def _players(view: EveningView, words: Words, me: int) -> Table:
    """One line for each player: how far each line has come, and what lies on top of it."""
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(no_wrap=True, max_width=LONGEST_NAME)
    grid.add_column(no_wrap=True, justify="right")
    for _ in range(LINES):
        grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    for player in view["players"]:
        tops = [_top(player, at, words) for at in range(LINES)]
        grid.add_row(_arrow(player, view, words, me), Text(str(player["score"]), "dim"), *tops)
    return grid


def _arrow(player: PlayerView, view: EveningView, words: Words, me: int) -> Text:
    """Who it is, with an arrow where the turn is."""
    seat = player["seat"]
    active = seat == view["active"] and not view["over"]
    return Text("→ " if active else "  ", CANDLE).append_text(seat_name(seat, words.names, bold=seat == me))


def _facts(player: PlayerView) -> list[str]:
    """Score, cards in hand, and turns to miss."""
    facts = [say("ed-score", score=player["score"]), say("ed-cards", count=len(player["hand"]))]
    return [*facts, say("ed-missed", count=player["missed"])] if player["missed"] else facts


def _name(player: PlayerView, view: EveningView, words: Words, me: int) -> Text:
    return _arrow(player, view, words, me).append(f"  {' · '.join(_facts(player))}", "not bold dim")


def _stacked_name(player: PlayerView, view: EveningView, words: Words, me: int) -> list[Text]:
    facts = _facts(player)
    rest = [Text(f"    {fact}", "dim") for fact in (" · ".join(facts[:2]), *facts[2:])]
    return [_arrow(player, view, words, me), *rest][:LINES]


# --- the lines -----------------------------------------------------------------------------------------


def _line(player: PlayerView, at: int, words: Words) -> Text:
    """All cards of a line, those that have just arrived marked."""
    line = player["lines"][at]
    cards = line["cards"]
    old = len(cards) - line["fresh"]
    parts = [
        _card(key, words, fresh=number >= old, over=line["complete"]) for number, key in enumerate(cards)
    ]
    text = Text.assemble("    ", (f"{at + 1} ", "dim"), no_wrap=True, overflow="ellipsis")
    if line["complete"]:
        text.append(f"{OVER} ", "bold red")
    if not parts:
        text.append(say("ed-complete" if line["complete"] else "ed-unstarted"), "dim")
    return text.append_text(Text(" › ", "dim").join(parts))


def _top(player: PlayerView, at: int, words: Words) -> Text:
    """How many cards lie on a line, and the top one."""
    line = player["lines"][at]
    cards = line["cards"]
    if line["complete"]:
        return Text(f"{OVER * FULL_LINE} {say('ed-complete')}", "bold red")
    text = Text(LIES * len(cards) + MISSING * (FULL_LINE - len(cards)) + " ", "dim")
    return text.append_text(_card(cards[-1], words, fresh=line["fresh"] > 0, over=False)) if cards else text


def _card(key: str, words: Words, *, fresh: bool, over: bool) -> Text:
    title = words.label("card", key)
    return Text(f"{ARRIVED}{title}", f"bold {CANDLE}") if fresh else Text(title, "dim" if over else "")


def _fits(card: Any, view: EveningView, me: int) -> Text:
    """The lines of others that a Focus or a Terror would go on, as things lie now (ED-1.3)."""
    text = Text()
    if card.kind not in (FOCUS, TERROR):
        return text
    for player in view["players"]:
        if player["seat"] != me:
            text.append_text(_fits_on(card, player))
    return text


def _fits_on(card: Any, player: PlayerView) -> Text:
    """The numbers of a player's lines that take this card, behind the player's sign."""
    tops = [SPOT_OF[line["cards"][-1]] if line["cards"] else NOWHERE for line in player["lines"]]
    takes = [
        str(at + 1)
        for at, spot in enumerate(tops)
        if (card.on >> spot) & 1 and not player["lines"][at]["complete"]
    ]
    seat = player["seat"]
    return Text(f" {symbol(seat)}{''.join(takes)}", colour(seat)) if takes else Text()


def _piles(view: EveningView, words: Words) -> Text:
    """What is left to draw, and what lies on top of the discards."""
    parts = [say("ed-stock", count=view["stock"]), say("ed-discards", count=len(view["discards"]))]
    if view["discards"]:
        parts.append(say("ed-top", card=words.label("card", view["discards"][-1])))
    text = Text(f"  {' · '.join(parts)}", "dim", no_wrap=True, overflow="ellipsis")
    for key in view["table"]:
        text.append(f"  {say('ed-table', card=words.label('card', key))}", f"not dim bold {CANDLE}")
    return text


def _kind(card: Any) -> int:
    kind: int = card.kind
    return kind
