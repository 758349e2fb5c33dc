"""The counts on the box, and the mixes of section c."""

from __future__ import annotations

from collections import Counter
from typing import Any

from seance.games.most_haunted_house.box.charms import CANDLES, CHARMS, WARDS
from seance.games.most_haunted_house.box.curses import CURSES, POSSESSIONS
from seance.games.most_haunted_house.box.hauntings import HAUNTINGS, ONCE, PAIR, SOLO, TRIO
from seance.games.most_haunted_house.box.investigators import INVESTIGATORS
from seance.games.most_haunted_house.box.tokens import TOKENS
from seance.games.most_haunted_house.cards import BONUS, CLOSED, CURSE_ALL, REROLL
from seance.games.most_haunted_house.house import ROOMS

CARDS: list[Any] = [*HAUNTINGS, *CURSES, *POSSESSIONS, *CHARMS, *INVESTIGATORS]


def test_the_counts_on_the_box() -> None:
    """AM-2.2."""
    assert (len(TOKENS), len(HAUNTINGS), len(CURSES), len(POSSESSIONS)) == (29, 20, 17, 4)
    assert (len(CHARMS), len(INVESTIGATORS)) == (24, 6)


def test_the_tokens() -> None:
    """Section c, with 11 for a 5 and 10 for an 8: our bots are better than those it was measured with."""
    thresholds = Counter(token.threshold for token in TOKENS)
    assert thresholds == {5: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 5, 11: 4, 12: 3, 13: 2}


def test_the_thresholds_of_hauntings() -> None:
    assert [card.threshold for card in ONCE] == [0] * 6
    assert [card.threshold for card in SOLO] == [10, 11, 12, 13, 14, 14]
    assert [card.threshold for card in PAIR] == [17, 18, 20, 21, 22, 23]
    assert {card.name: card.threshold for card in TRIO} == {"skipping_rhyme": 30, "demonic_voices": 33}


def test_six_hauntings_give_proof_and_none_that_happens_once() -> None:
    """b-25: four of the pairs and both trios."""
    assert sum(card.proof for card in PAIR) == 4
    assert all(card.proof for card in TRIO)
    assert not any(card.proof for card in (*ONCE, *SOLO))


def test_hauntings_are_in_one_or_two_rooms_and_in_no_passage() -> None:
    """AM-3.3, b-26."""
    for card in HAUNTINGS:
        assert len(card.rooms) in {1, 2}
        assert set(card.rooms) <= set(ROOMS.values())


def test_no_haunting_closes_its_own_room_or_a_way() -> None:
    """b-45: a room, and not one that is printed on the card."""
    for card in HAUNTINGS:
        assert (card.effect == CLOSED) == bool(card.closes)
        assert card.closes not in card.rooms
        assert not card.closes or card.closes in ROOMS.values()


def test_one_haunting_makes_everybody_draw_a_curse() -> None:
    assert [card.name for card in ONCE if card.effect == CURSE_ALL] == ["names_in_the_dust"]


def test_curses_take_eight_to_sixteen_and_two_are_proof() -> None:
    assert {min(card.threshold for card in CURSES), max(card.threshold for card in CURSES)} == {8, 16}
    assert sum(card.proof for card in CURSES) == 2
    assert all(card.possession for card in POSSESSIONS)
    assert not any(card.possession for card in CURSES)


def test_six_charms_are_proof_six_are_candles_two_are_wards() -> None:
    assert sum(card.proof for card in CHARMS) == 6
    assert sum(card.candle for card in CHARMS) == len(CANDLES) == 6
    assert len(WARDS) == 2
    assert not any(card.proof and card.candle for card in CHARMS)
    useful = Counter(card.effect for card in CHARMS[14:])
    assert (useful[BONUS], useful[REROLL], sum(useful.values())) == (3, 2, 10)


def test_no_two_cards_have_a_name_or_a_sentence_in_common() -> None:
    for words in (
        [card.key for card in CARDS],
        [card.title for card in CARDS],
        [card.mood for card in CARDS],
    ):
        assert len(set(words)) == len(CARDS)


def test_every_card_has_one_sentence_of_mood_or_two_short_ones() -> None:
    for card in CARDS:
        assert card.mood.endswith(".")
        assert card.mood.count(".") <= 2
        assert 15 < len(card.mood) < 75, card.mood
