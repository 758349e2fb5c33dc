"""Cards in a sentence: articles, and alike ones counted, where a game's texts say how."""

from __future__ import annotations

from seance.games import load
from seance.kernel.naming import counted, named
from seance.kernel.refs import Ref
from seance.kernel.words import Words

TALE, HOUSE, GHOSTS = (Words(load(name), ["Ada"]) for name in ("edwardian", "way_out", "haunt_the_house"))


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
