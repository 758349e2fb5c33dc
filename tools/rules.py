"""Which numbered rules and which cards no test shows, and which citations lead nowhere.

Tests say what they show with ``@rule("HTH-3.2")`` and ``@card("cellar")`` (``tests/rules.py``). This reads
the sources of the tests and runs nothing. It prints what is missing; where nothing is, it prints nothing.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from seance.games import NAMES, load
from seance.kernel.rulebook import rulebook

TESTS = Path(__file__).parents[1] / "tests"

ALIKE = {
    "haunt_the_house": ("hunter", "scare", "trophy"),
    "way_out": ("room",),
    "house_of_whack": ("arrival", "digit", "minion", "trap"),
}
"""Nouns whose cards differ only in what a table says of them: one test through the table shows them all."""


@dataclass(frozen=True)
class Citation:
    """A mark on a test: ``mark`` is rule or card, ``what`` the number or key, ``where`` the test."""

    mark: str
    what: str
    where: str


def citations(folder: Path) -> list[Citation]:
    """Every mark on every test below a folder."""
    found: list[Citation] = []
    for file in sorted(folder.rglob("*.py")):
        name = file.relative_to(TESTS.parent).as_posix()
        found.extend(cited_in(ast.parse(file.read_text("utf-8"), str(file)), name))
    return found


def cited_in(tree: ast.AST, where: str) -> Iterator[Citation]:
    """The marks in a piece of source; those on a function or class carry its name."""
    for node in ast.iter_child_nodes(tree):
        inside = where
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            inside = f"{where}::{node.name}"
        elif isinstance(node, ast.Call):
            yield from marked(node, where)
        yield from cited_in(node, inside)


def marked(call: ast.Call, where: str) -> Iterator[Citation]:
    """The citations in ``rule(...)``, ``card(...)`` or ``pytest.mark.rule(...)``."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in ("rule", "card"):
        for argument in call.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield Citation(name, argument.value, where)


def uncited_rules(game: str, found: list[Citation]) -> list[str]:
    """The numbers in a game's rulebook that no test cites, in the order of the book."""
    cited = {each.what for each in found if each.mark == "rule"}
    return [number for number in rulebook(game).numbers if number not in cited]


def uncited_cards(game: str, found: list[Citation]) -> list[str]:
    """The cards of a game that none of its own tests shows."""
    here = f"tests/games/{game}/"
    cited = {each.what for each in found if each.mark == "card" and each.where.startswith(here)}
    alike = [noun for noun in ALIKE.get(game, ()) if f"{noun}:*" in cited]
    return [key for key, card in load(game).cards.items() if key not in cited and card.noun not in alike]


def astray(found: list[Citation]) -> list[Citation]:
    """The citations of rules and cards that no game has."""
    rules = {number for game in NAMES for number in rulebook(game).numbers}
    cards = {key for game in NAMES for key in load(game).cards}
    cards |= {f"{noun}:*" for game in NAMES for noun in ALIKE.get(game, ())}
    known = {"rule": rules, "card": cards}
    return [each for each in found if each.what not in known[each.mark]]


def complaints(found: list[Citation]) -> list[str]:
    """All that is missing, a line each."""
    lines: list[str] = []
    for game in NAMES:
        paragraphs = rulebook(game).paragraphs
        lines += [f"{number}: {beginning(paragraphs[number])}" for number in uncited_rules(game, found)]
        lines += [f"{game}: no test shows the card {key}" for key in uncited_cards(game, found)]
    lines += [
        f"{each.where} cites the {each.mark} {each.what}, which does not exist" for each in astray(found)
    ]
    return lines


def beginning(text: str, length: int = 80) -> str:
    """The first words of a paragraph."""
    line = " ".join(text.split())
    return line if len(line) <= length else f"{line[:length].rsplit(' ', 1)[0]} …"


def table(found: list[Citation]) -> list[str]:
    """Every rule with the tests that show it."""
    lines: list[str] = []
    for game in NAMES:
        for number in rulebook(game).numbers:
            tests = [each.where for each in found if each.mark == "rule" and each.what == number]
            lines += [f"{number:12} {test}" for test in tests or ["-"]]
    return lines


def main() -> int:
    """Print what is missing (or, with --all, everything); 1 when anything is."""
    parser = argparse.ArgumentParser(description="List the rules and cards that no test shows.")
    parser.add_argument("--all", action="store_true", help="print every rule with its tests")
    wanted = parser.parse_args()
    found = citations(TESTS)
    missing = complaints(found)
    for line in table(found) if wanted.all else missing:
        print(line)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
