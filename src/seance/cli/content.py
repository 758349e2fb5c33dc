"""``seance content``: every card of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seance.cli.arguments import AsJson, GameName

if TYPE_CHECKING:
    from rich.console import RenderableType

    from seance.kernel.game import Game
    from seance.kernel.things import Card


def content(game: GameName, /, *, json: AsJson = False) -> None:
    """Look through the cards of a game: what they are called, what they say and how many there are.

    Numbers are those of the largest table with the usual options.
    """
    from seance.games import load

    record = load(game)
    counts = _counts(record)
    if json:
        from seance.cli.output import print_json

        print_json([_data(card, counts.get(card.key, 0)) for card in record.cards.values()])
        return
    from rich.console import Group

    from seance.cli.output import print_long

    print_long(Group(*(_kind(noun, cards, counts) for noun, cards in _by_noun(record).items())))


def _counts(game: Game[Any]) -> dict[str, int]:
    """How many of each card are used at most, over all numbers of players."""
    from seance.kernel.dice import Dice
    from seance.kernel.zone import all_cards

    most: dict[str, int] = {}
    for players in game.players():
        state = game.setup(game.settings({"players": players}), Dice(0))
        for key, count in all_cards(game.zones(state)).items():
            most[key] = max(count, most.get(key, 0))
    return most


def _data(card: Card, count: int) -> dict[str, Any]:
    return {"key": card.key, "noun": card.noun, "title": card.title, "text": card.text, "count": count}


def _by_noun(game: Game[Any]) -> dict[str, list[Card]]:
    found: dict[str, list[Card]] = {}
    for card in game.cards.values():
        found.setdefault(card.noun, []).append(card)
    return found


def _kind(noun: str, cards: list[Card], counts: dict[str, int]) -> RenderableType:
    from rich.table import Table

    total = sum(counts.get(card.key, 0) for card in cards)
    table = Table(
        title=f"{noun.capitalize()}: {total}",
        title_justify="left",
        title_style="bold",
        box=None,
        header_style="dim",
        pad_edge=False,
        padding=(0, 2, 0, 0),
    )
    table.add_column("count", justify="right")
    table.add_column("title", no_wrap=True)
    table.add_column("key", style="cyan", no_wrap=True)
    if any(card.text for card in cards):
        table.add_column("text")
    for card in cards:
        table.add_row(str(counts.get(card.key, 0)), card.title, card.key, *([card.text] if card.text else []))
    table.add_row("")
    return table
