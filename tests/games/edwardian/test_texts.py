"""The words: all of them used, all of them ours."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from seance.games.edwardian import GAME
from seance.games.edwardian.box.deck import DECK
from seance.games.edwardian.hints import JUDGES
from seance.kernel.data import EventData, Facts, OptionData
from seance.kernel.refs import Ref
from seance.kernel.rulebook import rulebook
from seance.kernel.words import Words
from tests.stories.faults import Vocabulary

FOLDER = files("seance.games.edwardian")
TEXTS = FOLDER.joinpath("texts", "en.ftl").read_text("utf-8")
TALES = FOLDER.joinpath("tales", "en.ftl").read_text("utf-8")


@cache
def messages(source: str = TEXTS) -> dict[str, ast.Message]:
    body = FluentParser().parse(source).body
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


# --- names in a sentence -------------------------------------------------------------------------------

PLAIN = """
    Blood Letting, Fever, Fisticuffs, Magickal Dabbling, Nervous Exhaustion, Over Indulgence,
    Pleasant Company, Possession
"""
QUOTED = """
    Activate Focus, Arrested, Attacked!, Consult Expert, Drawing the Wrong Conclusion, Examine
    Focus, Garrotted, Losing Sleep, Pray, Receive Telegram, Search the Area, Send Telegram, Speak in
    Tongues
"""
WITH_THE = """
    Ancient Manuscript, Archaeological Dig, Auction of Curiosities, Avid Collector, Blackened Tree,
    Buried Artefact, Chance Find, Cloaked Figure, Coach and Horses, Country Walk, Curious Painting,
    Darkened Lens, Dead Faint, Disembodied Presence, Distant Relative, Disused Graveyard, Dread Old
    God, Encrypted Letter, Engraved Coin, Enlightening Conversation, Fateful Possession, Fire,
    Foreign Village, Hallucination, Hidden Compartment, Hidden Treasure, Historian, Historical Find,
    Hunting Spirit, Inheritance, Local Canon, Locked Box, Magical Almanac, Magical Summoning,
    Magickal Dabbler, Mysterious Door, Ocean Bound Vessel, Private Library, Psychic, Refreshments,
    Religious Doctrine, Roadside Inn, Ruined Church, Runestones, Secret Room, Storm, Strange Mist,
    Sudden Inspiration, Tarot Card, Terrible Accident, Tin Whistle, Tortured Soul, Transformation,
    Trap Door, Urchin Thief, Village Idiot, Violent Temper, Wealthy Relative's Mansion, Wellwishing
    Stranger
"""


def titles(text: str) -> list[str]:
    return [" ".join(title.split()) for title in text.split(",")]


def test_every_card_has_its_article_or_stands_in_quotation_marks_or_needs_neither() -> None:
    wanted = {title: title for title in titles(PLAIN)}
    wanted |= {title: f"“{title}”" for title in titles(QUOTED)}
    wanted |= {title: f"the {title}" for title in titles(WITH_THE)}
    words = Words(GAME)
    assert len(wanted) == 80
    for card in GAME.cards.values():
        facts: Facts = {"seat": {"seat": 0}, "card": {"card": card.key}}
        event = EventData(name="discards", rule="ED-4", facts=facts, private=False)
        assert words.event(event) == f"Claret lays off {wanted[card.title]}."


class Blanks(Visitor):
    """The blanks in a message, where facts go."""

    def __init__(self, message: ast.Message) -> None:
        self.found: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's name
        self.found.add(re.sub("^[Tt]he_", "", node.id.name))


def filled(blanks: set[str], key: str) -> dict[str, Any]:
    """Facts for these blanks: the same card wherever a card goes."""
    facts: dict[str, Any] = {"line": 1, "count": 2, "winners": 1, "low": 1, "lot": "Storm", "words": "Ann"}
    facts |= dict.fromkeys(("seat", "target", "by", "with", "victim"), Ref.seat(0))
    facts |= dict.fromkeys(("card", "taken", "given", "dropped", "means"), Ref.card(key))
    facts |= {"cards": [Ref.card(key), Ref.card("ancient_manuscript")], "seats": [Ref.seat(0)]}
    return {blank: facts[blank] for blank in blanks}


def test_no_sentence_forgets_an_article_or_has_one_too_many_whatever_the_card() -> None:
    vocabulary = Vocabulary(bare=tuple(titles(PLAIN + "," + QUOTED)), named=tuple(titles(WITH_THE)))
    words = Words(GAME, ["Ann"])
    sentences = {
        name: Blanks(message).found
        for name, message in messages(TEXTS + TALES).items()
        if name.startswith(("ask-", "told-", "tale-"))
    }
    wrong = [
        (name, text)
        for name, blanks in sentences.items()
        for key in GAME.cards
        for text in [words.text(name, **filled(blanks, key))]
        for mark in (vocabulary.missing_article, vocabulary.needless_article)
        for _ in mark(text)
    ]
    assert wrong == []


def test_a_line_of_the_tale_reads_well() -> None:
    words = Words(GAME, ["Ann", "Ben", "Cat", "Dan"])
    event: EventData = {
        "name": "plays",
        "rule": "ED-4.2",
        "private": False,
        "facts": {"seat": {"seat": 0}, "card": {"card": "fever"}, "target": {"seat": 2}, "line": 3},
    }
    assert words.event(event) == "Ann plays Fever on Cat's third line."
    event["facts"] = {"seat": {"seat": 0}, "card": {"card": "storm"}, "target": {"seat": 2}, "line": 3}
    assert words.event(event, 1) == "The Storm, says Ann, and points to the third line of Cat."
    option: OptionData = {
        "key": "play-2",
        "verb": "play-2",
        "parts": {"card": {"card": "roadside_inn"}, "seat": {"seat": 1}},
    }
    assert words.option(option) == "Roadside Inn on Ben's second line"


def test_scores_and_endings_have_words() -> None:
    names = messages()
    assert {"score-complete", "score-loose", "why-stalemate", "why-shared", "why-all-lost"} <= set(names)
