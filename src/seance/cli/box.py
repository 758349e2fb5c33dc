"""``seance box``: boxes with other cards: make one, look into it, try it, put two together."""

from __future__ import annotations

import secrets
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from seance.cli.arguments import AsJson, Workers, boxed_game
from seance.cli.content import Kind, Sought

if TYPE_CHECKING:
    from rich.text import Text

    from seance.kernel.game import Game
    from seance.lab.boxes import Verdict

GAME = "house_of_whack"
"""The game whose every copy is different."""
SHOWN = 5
"""So many of the cards with which people win most are told of."""

Which = Annotated[str, Parameter(help="A box: its file, or its number; 0 is the first printing.")]
Seed = Annotated[int | None, Parameter(help="The number of the box; the same number gives the same box.")]
Mixing = Annotated[int, Parameter(help="Another number takes other cards from the two.")]
Out = Annotated[Path | None, Parameter(help="The file to write; without it the box goes to the terminal.")]
Games = Annotated[int, Parameter(name=["--games", "-n"], help="How many games bots play with it.")]


def new(*, seed: Seed = None, out: Out = None) -> None:
    """Make a box nobody has ever opened: forty rooms, 24 Guests, 60 Drama and 80 Whack cards of its own."""
    from seance.games import load

    boxes = load(GAME).other_boxes()
    _write(boxes.number(1 + secrets.randbelow(boxes.most - 1) if seed is None else seed), out)


def show(which: Which, /, *, search: Sought = "", kind: Kind = None, json: AsJson = False) -> None:
    """Look through a box: every card with all that is printed on it."""
    from seance.cli.content import look_through

    look_through(boxed_game(GAME, which), search, kind, json=json)


def check(which: Which, /, *, games: Games = 200, workers: Workers = 0, json: AsJson = False) -> int:
    """See whether a box is any good: its counts, ranges and budgets, and what bots make of it.

    Bots play one floor in fours. The status is 1 when a floor is too short or too long for them, or when they
    win with some card far more often than it deserves.
    """
    from seance.cli.progress import progress_bar
    from seance.lab.boxes import judge

    game = boxed_game(GAME, which)
    with progress_bar(games) as bar:
        verdict = judge(game, games, 0, workers, None if bar is None else partial(bar, "Playing"))
    _print(game, verdict, json=json)
    return 0 if verdict.long_enough and not verdict.deciding else 1


def merge(one: Which, other: Which, /, *, seed: Mixing = 0, out: Out = None) -> None:
    """Put two boxes together and take one out again, with cards of both."""
    first, second = boxed_game(GAME, one), boxed_game(GAME, other)
    _write(first.other_boxes().merged(first, second, seed), out)


def _write(game: Game[Any], out: Path | None) -> None:
    """A box as a file, and a line about it."""
    from msgspec import json

    data = json.format(json.encode(game.box), indent=1)
    if out is None:
        sys.stdout.write(data.decode() + "\n")
        return
    out.write_bytes(data)
    from rich.text import Text

    from seance.cli.output import harmless
    from seance.cli.output import show as show_text

    show_text(Text(harmless(f"{_called(game)} is in {out}.")))


def _called(game: Game[Any]) -> str:
    if game.box is None:
        return "The first printing"
    number = game.box["number"]
    return f"“{game.box['name']}”, box {number}," if number else f"“{game.box['name']}”"


def _print(game: Game[Any], verdict: Verdict, *, json: bool) -> None:
    if json:
        from seance.cli.output import print_json

        print_json(_data(game, verdict))
        return
    from seance.cli.output import show as show_text

    show_text(*_lines(game, verdict))


def _data(game: Game[Any], verdict: Verdict) -> dict[str, Any]:
    box = game.box or {"name": "", "number": 0}
    return {
        "name": box["name"],
        "number": box["number"],
        "games": verdict.games,
        "rounds_per_floor": {"mean": verdict.rounds, "error": verdict.error, "ok": verdict.long_enough},
        "cards": {card: {**share.data(), "seats": share.games} for card, share in verdict.cards},
        "deciding": [card for card, _ in verdict.deciding],
    }


def _lines(game: Game[Any], verdict: Verdict) -> list[Text]:
    from seance.lab.boxes import LENGTH, PLAYERS

    low, high = LENGTH
    rounds = f"{verdict.rounds:.1f} ± {verdict.error:.1f} rounds to a floor; {low:g} to {high:g} will do"
    lines = [
        _mark(True, "cards", "counts, ranges and budgets hold, and every tile can be laid"),
        _mark(verdict.long_enough, "length", f"{rounds} ({verdict.games} games of bots)"),
        _mark(not verdict.deciding, "shares", f"one seat in {PLAYERS} wins; most often with these cards:"),
    ]
    for card, share in verdict.cards[:SHOWN]:
        lines.append(
            _mark(
                share not in [each for _, each in verdict.deciding], "", f"{game.cards[card].title}: {share}"
            )
        )
    return lines


def _mark(good: bool, what: str, found: str) -> Text:
    from rich.text import Text

    from seance.cli.output import harmless

    mark, style = ("✓", "green") if good else ("✗", "bold red")
    return Text.assemble((f"{mark} {what:<7}", style), harmless(found))
