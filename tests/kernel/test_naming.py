"""Cards in a sentence: articles, and alike ones counted, where a game's texts say how."""

from __future__ import annotations

import pytest

from seance.games import load
from seance.kernel.naming import counted, named, whichever
from seance.kernel.refs import Ref
from seance.kernel.words import MissingWords, Words

GAMES = ("edwardian", "way_out", "haunt_the_house", "house_of_whack")
TALE, HOUSE, GHOSTS, WHACK = (Words(load(name), ["Ada"]) for name in GAMES)


def cards(*keys: str) -> list[Ref]:
    return [Ref.card(key) for key in keys]


def test_a_card_is_named_for_the_middle_and_for_the_beginning_of_a_sentence() -> None:
    assert named(TALE, {"card": Ref.card("storm")}) == {"the_card": "the Storm", "The_card": "The Storm"}
    assert named(TALE, {"card": Ref.card("fever")}) == {"the_card": "Fever", "The_card": "Fever"}
    assert named(TALE, {"taken": Ref.card("attacked")})["The_taken"] == "“Attacked!”"


def test_a_list_is_named_card_by_card() -> None:
    found = named(TALE, {"cards": cards("storm", "fever", "pray"), "dropped": []})
    assert found["the_cards"] == "the Storm, Fever and “Pray”"
    assert found["The_cards"] == "The Storm, Fever and “Pray”"
    assert found["the_dropped"] == "nothing"


def test_what_is_no_card_or_has_no_words_for_it_is_not_named() -> None:
    assert named(TALE, {"seat": Ref.seat(0), "count": 2, "words": "storm", "said": ["storm"]}) == {}
    assert named(HOUSE, {"room": Ref.card("clubs_2")}) == {}


def test_alike_cards_are_counted_in_the_order_in_which_they_come() -> None:
    scares = cards("purple-moan", "green-bump", "purple-moan", "purple-bump")
    assert counted(GHOSTS, "scares", scares) == ["two Moans", "two Bumps"]


def test_what_cannot_be_counted_is_listed_as_it_is() -> None:
    assert counted(HOUSE, "rooms", cards("clubs_2", "clubs_2")) == ["Two of Clubs", "Two of Clubs"]
    assert counted(GHOSTS, "seats", [Ref.seat(0), Ref.seat(0)]) == ["Ada", "Ada"]
    assert counted(GHOSTS, "scares", []) == []


def test_a_text_about_cards_of_several_sorts_says_card_for_whichever_it_is() -> None:
    found = named(WHACK, {"seat": Ref.seat(0), "minion": Ref.card("carpet_shark"), "room": Ref.card("start")})
    assert (found["the_card"], found["the_minion"], found["The_room"]) == (
        "the Carpet Shark",
        "the Carpet Shark",
        "Start",
    )
    assert whichever(WHACK, {"minion": Ref.card("carpet_shark")}) == {"card": "Carpet Shark"}
    assert (
        named(WHACK, {"minion": Ref.card("carpet_shark"), "card": Ref.card("start")})["the_card"] == "Start"
    )
    assert whichever(WHACK, {"seat": Ref.seat(0), "cards": cards("start")}) == {}


def test_a_title_may_have_an_article_of_its_own() -> None:
    assert named(WHACK, {"room": Ref.card("the_gate")})["the_room"] == "the Gate"
    assert named(WHACK, {"room": Ref.card("boiler_room")})["the_room"] == "the Boiler Room"


def test_words_that_differ_in_their_numbers_share_a_text() -> None:
    assert WHACK.fact("bolt", Ref("word", "lock-12")) == "Lock 12"
    assert WHACK.fact("laying", Ref("word", "0/2/-1@90")) == "2 across, -1 down, turned by 90°"
    assert WHACK.fact("wall", Ref("word", "north")) == "north"
    with pytest.raises(MissingWords, match="has no words for 'bolt-key-1'"):
        WHACK.fact("bolt", Ref("word", "key-1"))
