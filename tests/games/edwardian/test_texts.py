"""The words: all of them used, all of them ours."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast

from seance.games.edwardian import GAME
from seance.games.edwardian.box.deck import DECK
from seance.games.edwardian.hints import JUDGES
from seance.kernel.rulebook import rulebook
from seance.kernel.words import Words

FOLDER = files("seance.games.edwardian")
TEXTS = FOLDER.joinpath("texts", "en.ftl").read_text("utf-8")


def messages() -> dict[str, ast.Message]:
    body = FluentParser().parse(TEXTS).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def sources() -> str:
    """The game's own Python, all of it."""
    return "\n".join(each.read_text("utf-8") for each in Path(str(FOLDER)).rglob("*.py"))


def test_every_question_has_a_prompt() -> None:
    asked = {name.removeprefix("ask-") for name in messages() if name.startswith("ask-")}
    assert asked == set(JUDGES)


def test_every_event_that_is_told_has_words_and_the_other_way_round() -> None:
    code = sources()
    told = {
        re.sub(r"-\d$", "", name.removeprefix("told-")) for name in messages() if name.startswith("told-")
    }
    told = {name.removesuffix("-unseen") for name in told}
    assert {name for name in told if f'"{name}"' not in code} == set()
    spoken = set(re.findall(r'\bsay\(\s*s,\s*"([a-z-]+)"', code)) | set(
        re.findall(r'\bwhisper\(s, me, "([a-z-]+)"', code)
    )
    assert spoken <= told


def test_every_rule_that_is_cited_exists() -> None:
    numbers = set(rulebook("edwardian").numbers)
    cited = set(re.findall(r'"(ED-[\w.-]+)"', sources()))
    assert cited <= numbers


def test_the_rules_have_every_number_of_the_specification() -> None:
    numbers = set(rulebook("edwardian").numbers)
    cards = Counter(int(each.rule.removeprefix("ED-").partition(".")[0]) for each in DECK)
    chapters = {1: 6, 2: 5, 3: 2, 4: 7, 5: 3, 6: 5, **cards}
    wanted = {f"ED-{chapter}" for chapter in chapters}
    wanted |= {f"ED-{chapter}.{n}" for chapter, count in chapters.items() for n in range(1, count + 1)}
    wanted |= {f"ED-b-{n}" for n in range(1, 66)}
    assert numbers == wanted | {"ED-b-66", "ED-b-67", "ED-b-68"}, "and three of our own"


def test_a_line_of_the_tale_reads_well() -> None:
    words = Words(GAME, ["Ann", "Ben", "Cat", "Dan"])
    event = {
        "name": "plays",
        "facts": {"seat": {"seat": 0}, "card": {"card": "fever"}, "target": {"seat": 2}, "line": 3},
    }
    assert words.event(event) == "Ann plays Fever on Cat's third line."
    option = {"verb": "play-2", "parts": {"card": {"card": "roadside_inn"}, "seat": {"seat": 1}}}
    assert words.option(option) == "Roadside Inn on Ben's second line"


def test_scores_and_endings_have_words() -> None:
    names = messages()
    assert {"score-complete", "score-loose", "why-stalemate", "why-shared", "why-all-lost"} <= set(names)
