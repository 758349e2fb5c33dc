"""How a match ended: who wins, and everybody's points line by line with the rule for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from seance.cli.phrases import say
from seance.cli.tables.marks import CANDLE, seat_name

if TYPE_CHECKING:
    from rich.console import RenderableType

    from seance.kernel.data import ResultData, ScoreData
    from seance.kernel.words import Words


def ending(result: ResultData, words: Words) -> RenderableType:
    """The result (as ``Result.data`` gives it) with its reasons."""
    parts: list[RenderableType] = [_verdict(result, words)]
    if result["why"]:
        parts.append(Text(_worded(words, "why", result["why"])))
    if any(score["lines"] for score in result["scores"]):
        parts += ["", _scores(result, words)]
    return Group(*parts)


def _verdict(result: ResultData, words: Words) -> Text:
    names = [words.names[seat] for seat in result["winners"]]
    phrase = {0: "nobody-wins", 1: "wins"}.get(len(names), "win-together")
    text = Text(say(phrase, names=", ".join(names)), f"bold {CANDLE}")
    return text.append(f"  {result['rule']}", "not bold dim")


def _scores(result: ResultData, words: Words) -> Table:
    """One column for each player, one row for each line of anybody's score."""
    scores = result["scores"]
    rules = {line["name"]: line["rule"] for score in scores for line in score["lines"]}
    order = _merged_order([[line["name"] for line in score["lines"]] for score in scores])
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column("", style="dim")
    for score in scores:
        won = score["seat"] in result["winners"]
        table.add_column(seat_name(score["seat"], words.names, bold=won), justify="right")
    for name in order:
        table.add_row(_worded(words, "score", name), rules[name], *(_points(score, name) for score in scores))
    totals = [Text(str(score["total"]).replace("-", "−"), "bold") for score in scores]
    table.add_row(Text(say("total"), "bold"), result["rule"], *totals)
    return table


def _merged_order(lists: list[list[str]]) -> list[str]:
    """All names once, each as soon as it can come after what precedes it in its own list."""
    merged: list[str] = []
    for names in lists:
        at = 0
        for name in names:
            if name in merged:
                at = merged.index(name) + 1
            else:
                merged.insert(at, name)
                at += 1
    return merged


def _points(score: ScoreData, name: str) -> str:
    points = [line["points"] for line in score["lines"] if line["name"] == name]
    return str(sum(points)).replace("-", "−") if points else ""


def _worded(words: Words, kind: str, name: str) -> str:
    """The game's own words for a score line or a reason, or else its name."""
    full = f"{kind}-{name}"
    return words.text(full) if words.has(full) else name.replace("-", " ").capitalize()
