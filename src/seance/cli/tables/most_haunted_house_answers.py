"""Thirty spaces to walk to, by what they cost: in two lines, for each can be typed by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from seance.cli.lines import flowing
from seance.cli.phrases import say
from seance.cli.tables.marks import CANDLE

if TYPE_CHECKING:
    from seance.kernel.data import QuestionData
    from seance.kernel.words import Words

VERBS = ("walk", "move")
GAP = "   "


def costs(question: QuestionData) -> dict[str, int]:
    """The spaces that one can go to, and what that costs."""
    steps = [option for option in question["options"] if option["verb"] in VERBS]
    return {option["key"].partition(":")[2]: _number(option["parts"]["cost"]) for option in steps}


def _number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact


def answers(question: QuestionData, words: Words, width: int, _: int) -> RenderableType | None:
    """The spaces first, then everything else with its number; None where nobody goes anywhere."""
    spaces = costs(question)
    if not spaces:
        return None
    others = [
        Text.assemble((f"{number} ", f"bold {CANDLE}"), words.option(option))
        for number, option in enumerate(question["options"], start=1)
        if option["verb"] not in VERBS
    ]
    return Group(*flowing(_ways(spaces), width, " "), *flowing(others, width, GAP))


def _ways(spaces: dict[str, int]) -> list[Text]:
    """``Walk to gc9 for 1 · gc8 gd9 for 2``, word by word."""
    words = [Text(say("am-walk"))]
    for cost in sorted(set(spaces.values())):
        words += [Text("·", "dim")] if len(words) > 1 else []
        words += [Text(space, f"bold {CANDLE}") for space, price in spaces.items() if price == cost]
        words.append(Text(say("am-for", cost=cost), "dim"))
    return words
