from __future__ import annotations

from seance.kernel.facts import Count, Named, Said, Several, describe
from seance.kernel.things import Card, Option, Seat, Thing

BELL, BOOK = Card("bell", "Bell"), Card("book", "Book")


def test_things_are_told_by_noun_and_key() -> None:
    assert describe([BELL, Seat(2), Option("ring", BELL)]) == {
        "card": "bell",
        "seat": "2",
        "option": "ring:bell",
    }


def test_a_thing_may_be_told_under_another_noun() -> None:
    assert describe([Seat(0), Named("target", Seat(1))]) == {"seat": "0", "target": "1"}


def test_several_things_are_told_as_a_list() -> None:
    assert describe([Several("cards", [BELL, BOOK]), Several("none", [])]) == {
        "cards": ["bell", "book"],
        "none": [],
    }


def test_numbers_and_words_are_told_as_they_are() -> None:
    facts: list[Thing] = [Count(3), Count(4, "candles"), Said("Boo!"), Said("Hu!", "reply")]
    assert describe(facts) == {"count": 3, "candles": 4, "words": "Boo!", "reply": "Hu!"}
