"""Everything that the rules ask, offer and tell has words, and nothing else has."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.mystery import HONOURS, TARIFFS
from seance.kernel.refs import Ref
from seance.kernel.things import Card
from seance.kernel.words import Words

HOUSE = Path(str(files("seance.games.house_of_whack")))
WORDS = Words(GAME, ["Ada", "Ben"])
ASKING = {
    "choose",
    "choose_some",
    "choose_number",
    "yes_or_no",
    "ask_one",
    "ask_some",
    "ask_number",
    "free_text",
    "vote",
    "unanimous",
    "pick",
}
FURTHER = {
    "told": {
        "case",
        "rebuttal",
        "own-words",
        "clash",
        "clash-player",
        "clash-lock",
        "honoured",
        "dishonoured",
    },
    "ask": {"case", "rebuttal", "react", "answer", "nudge", "wild"},
    "do": {"done", "pay", "spend", "fight", "evade", "assault", "attack", "shoot", "hex"},
}
"""Names that are handed on, and not spelt where they are used."""


def calls() -> Iterator[tuple[str, list[str]]]:
    """Every call in the rules: what is called, and the texts among its arguments."""
    for path in HOUSE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                yield name, [text for text in texts if isinstance(text, str)]


def spelt(kind: str) -> set[str]:
    """The names of questions, verbs or events that stand in the rules."""
    known = {"told": {"say", "tell_words"}, "ask": ASKING, "do": {"Option"}}[kind]
    found = {texts[0] for name, texts in calls() if name in known and texts}
    if kind == "do":
        found |= {texts[0] for name, texts in calls() if name == "__init__" and texts}
    return {name for name in found if re.fullmatch(r"[a-z-]+", name)} | FURTHER[kind]


def written(kind: str) -> set[str]:
    source = (HOUSE / "texts" / "en.ftl").read_text("utf-8")
    names = set(re.findall(rf"^{kind}-([a-z-]+?)(?:-unseen)?(?:-\d+)? =", source, re.MULTILINE))
    return {name.removesuffix("-unseen") for name in names}


@pytest.mark.parametrize("kind", ["told", "ask", "do"])
def test_whatever_is_asked_offered_and_told_has_words(kind: str) -> None:
    assert [name for name in sorted(spelt(kind)) if not WORDS.has(f"{kind}-{name}")] == []


@pytest.mark.parametrize("kind", ["told", "ask", "do"])
def test_there_are_words_for_nothing_else(kind: str) -> None:
    deals = {name for name in written(kind) if name.startswith("deal-")}
    assert sorted(written(kind) - spelt(kind) - deals) == []


def test_every_exchange_of_the_mystery_room_has_words() -> None:
    for tariff in (*TARIFFS, *HONOURS):
        assert WORDS.fact("tariff", Ref("word", tariff.key))


NAMED = [card for card in GAME.cards.values() if card.noun != "digit"]


@pytest.mark.parametrize("card", NAMED, ids=[card.key for card in NAMED])
def test_every_card_is_called_with_one_article_at_most(card: Card) -> None:
    name = WORDS.text("do-use", card=Ref.card(card.key))
    assert not re.search(r"\b(the|a|an) (The|A|An) ", name)
    assert card.title.split()[-1] in name
