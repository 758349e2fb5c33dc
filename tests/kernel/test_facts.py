from __future__ import annotations

import pytest

from seance.games import load
from seance.kernel.data import Fact, OptionData
from seance.kernel.facts import Count, Named, Said, Several, describe, plain, typed
from seance.kernel.refs import Ref
from seance.kernel.things import Card, Option, Seat, Thing
from seance.kernel.words import MissingWords, Words

BELL, BOOK = Card("bell", "Bell"), Card("book", "Book")


def test_things_are_told_by_noun_and_key() -> None:
    assert describe([BELL, Seat(2), Option("ring", BELL)]) == {
        "card": {"card": "bell"},
        "seat": {"seat": 2},
        "option": {"word": "ring:bell"},
    }


def test_a_thing_may_be_told_under_another_noun() -> None:
    assert describe([Seat(0), Named("target", Seat(1))]) == {"seat": {"seat": 0}, "target": {"seat": 1}}


def test_several_things_are_told_as_a_list() -> None:
    assert describe([Several("cards", [BELL, BOOK]), Several("none", [])]) == {
        "cards": [{"card": "bell"}, {"card": "book"}],
        "none": [],
    }


def test_numbers_and_words_are_told_as_they_are() -> None:
    facts: list[Thing] = [Count(3), Count(4, "candles"), Said("Boo!"), Said("Hu!", "reply")]
    assert describe(facts) == {"count": 3, "candles": 4, "words": "Boo!", "reply": "Hu!"}


# --- a fact is what it says it is -------------------------------------------------------------------------


def test_a_count_has_a_key_of_its_own() -> None:
    assert [Count(number).key for number in (1, 2)] == ["1", "2"]
    assert Option("bid", Count(3)).key == "bid:3"


@pytest.mark.parametrize(
    "fact", [0, 7, "1", "bell", "seat", {"seat": 1}, {"card": "bell"}, {"word": "color"}, []]
)
def test_plain_facts_are_read_as_what_they_are(fact: Fact) -> None:
    assert plain(*typed(fact)) == fact


def test_lists_of_facts_are_read_as_what_they_are() -> None:
    seats: list[Fact] = [{"seat": 0}, {"seat": 2}]
    cards: list[Fact] = [{"card": "bell"}, {"card": "bell"}]
    for facts in (seats, cards, list[Fact](["one", "two"])):
        assert plain(*typed(facts)) == facts


def test_a_number_below_the_number_of_seats_is_no_player() -> None:
    words = Words(load("haunt_the_house"), ["Ada", "Ben", "Cara"])
    assert [words.fact("count", each) for each in (1, "1", Ref.seat(1))] == [1, "1", "Ben"]


def test_what_somebody_says_is_never_taken_for_a_card() -> None:
    words = Words(load("haunt_the_house"), ["cellar", "1"])
    assert words.fact("room", "cellar") == "cellar"
    assert words.fact("room", Ref("card", "cellar")) == "Cellar"
    assert [words.fact("seat", Ref.seat(seat)) for seat in (0, 1)] == ["cellar", "1"]


def test_a_game_may_have_a_word_of_its_own_for_what_all_games_share() -> None:
    done: OptionData = {"key": "done", "verb": "done", "parts": {}}
    titles = {name: Words(load(name)).option(done) for name in ("most_haunted_house", "way_out")}
    assert titles == {"most_haunted_house": "End the turn", "way_out": "Done"}


def test_a_word_without_a_text_is_an_error_and_not_a_key() -> None:
    with pytest.raises(MissingWords, match="no words for 'gear-teapot'"):
        Words(load("haunt_the_house")).fact("gear", Ref("word", "teapot"))
