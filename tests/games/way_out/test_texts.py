"""The words of the game: nothing missing, nothing broken, nothing said twice."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from seance.games.way_out import GAME
from seance.games.way_out.scoring import ESCAPED, NOBODY, POINTS, SHARED, TIE
from seance.kernel.match import Match
from seance.kernel.rulebook import rulebook
from seance.kernel.words import Words
from tests.games.listener import Listener, play
from tests.games.way_out.house import WREN, act, house
from tests.games.way_out.words import entries, messages
from tests.rules import card


def rarely(listener: Listener) -> None:
    """What a few games at random are not sure to come to."""
    stuck = "wren.trapped = yes\nwren.at = 8"
    for centre in ("ring", "direct"):
        match = house(stuck, rooms="joker_laughing", top="diamonds_8", centre=centre)
        listener.ask(match)
        verb = "lay-dark" if centre == "ring" else "lay-instead"
        act(match, WREN, f"{verb}:dark_2")
        listener.listen(match, 0)
    match = house("ash.secret: clubs_9", deck="", quiet=False)
    act(match, WREN, "")
    act(match, 1, "pass")
    listener.listen(match, 0)
    jokers = "joker_laughing joker_weeping"
    match = house(f"{stuck}\nash.trapped = yes\nash.at = 9", rooms=jokers, deck="", players=2)
    listener.listen(match, 0)


def wanted() -> set[str]:
    """The messages that some question, option or event must take."""
    return {name for name in messages() if name.startswith(("ask-", "do-", "told-"))}


@cache
def spoken() -> frozenset[str]:
    """The messages that games at random take, each of them formatted on the way; it stops when all were."""
    listener = Listener(GAME)
    rarely(listener)
    for seed in range(60):
        settings = {
            "players": (3, 2, 1, 4)[seed % 4],
            "variant": ("standard", "longer", "multilevel")[seed % 3],
            "centre": ("ring", "direct")[seed % 2],
        }
        play(listener, Match(GAME, GAME.settings(settings), seed), seed)
        if wanted() <= listener.used:
            break
    return frozenset(listener.used)


def test_the_texts_parse_without_junk() -> None:
    assert [entry for entry in entries() if isinstance(entry, ast.Junk)] == []
    assert len(messages()) == sum(isinstance(entry, ast.Message) for entry in entries())


def test_whatever_is_asked_or_told_has_words() -> None:
    assert {"ask-leave", "do-open", "told-way-out"} <= spoken()


def test_no_words_are_left_that_nothing_says() -> None:
    assert wanted() - spoken() == set()


def test_every_line_of_a_score_and_every_reason_has_words() -> None:
    words = Words(GAME)
    lines = {"will", "body", "fear", "questions", "level"}
    assert {f"score-{line}" for line in lines} == {name for name in messages() if name.startswith("score-")}
    reasons = {ESCAPED, POINTS, NOBODY, TIE, SHARED}
    assert {f"why-{reason}" for reason in reasons} == {name for name in messages() if name.startswith("why-")}
    assert all(words.text(f"why-{reason}") for reason in reasons)


def test_no_two_texts_say_the_same() -> None:
    """Labels of the table in words may: a stat is called the same wherever it stands."""
    spoken = [entry for name, entry in messages().items() if not name.startswith("zone-")]
    said = Counter(serialize_pattern(entry.value) for entry in spoken if entry.value)
    assert [text for text, times in said.items() if times > 1] == []


@card("room:*")
def test_every_card_has_a_title_and_no_two_the_same() -> None:
    titles = Counter(each.title for each in GAME.cards.values())
    assert all(titles)
    assert set(titles.values()) == {1}


def test_every_rule_of_the_specification_stands_in_the_book() -> None:
    book = rulebook("way_out")
    rulings = {number for number in book.numbers if number.startswith("WO-b-")}
    assert rulings == {f"WO-b-{number}" for number in range(1, 50)}
    chapters = [number for number in book.numbers if re.fullmatch(r"WO-\d+", number)]
    assert chapters == [f"WO-{number}" for number in range(1, 14)]
    assert all(book.paragraphs.values())
