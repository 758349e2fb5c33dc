"""The Hatch: numbers, who knows them, and what is under the lid."""

from __future__ import annotations

from seance.games.house_of_whack.actions import possible
from seance.games.house_of_whack.cards import (
    ALLY,
    ARTIFACT,
    RED,
    WEAPON,
    Arrival,
    Fiend,
    PropCard,
    Snare,
    Whack,
)
from seance.games.house_of_whack.floors import clear
from seance.games.house_of_whack.hatch import (
    GUESS,
    OPEN,
    can_look,
    knows,
    lid,
    look,
    number_of,
    record,
    set_numbers,
    try_combination,
)
from seance.games.house_of_whack.quarrels import spoils
from seance.games.house_of_whack.turn import discard_down
from tests.games.house_of_whack.kit import Table
from tests.rules import card, rule


def table(*known: int) -> Table:
    """Three people with 10, 20 and 30; the first, in the Hatch, knows the numbers of these."""
    t = Table()
    t.plain()
    t.lay("the_hatch", 0, -1)
    t.stand(1, "the_hatch")
    for seat in (1, 2, 3):
        record(t.s, t[seat], 10 * seat)
    for seat in known:
        look(t.s, t[1], t[seat])
    return t


def deck(t: Table, *cards: Whack) -> None:
    """Nothing but these in the Whack deck."""
    for old in t.s.whack.take_all():
        t.s.boxed.add(old)
    for each in cards:
        t.s.whack.add(each)


VASE = PropCard("x_vase", "Vase", "", ARTIFACT, 2, charges=2)
SABRE = PropCard("x_sabre", "Sabre", "", WEAPON, 3)
SWORD = PropCard("x_sword", "Sword", "", WEAPON, 1)
FRIEND = Arrival("x_friend", "A Friend", "", ALLY)
BEAST = Fiend("x_beast", "Beast", "", RED, 3, 2, ())
SNARE = Snare("x_snare", "Snare", "", RED, 3, 4, ())


@rule("HW-SR.3", "HW-b-54")
def test_everybody_records_a_number_in_secret() -> None:
    t = Table()
    t.lay("the_hatch", 0, -1)
    t[3].room = None
    t.s.opened = True
    t.run(set_numbers(t.s, t[1], t.card("the_hatch")), "1>0", "2>99", "3>7")
    assert [number_of(player) for player in t.s.players] == [0, 99, 7]
    assert [(question.low, question.high) for question in t.asked] == [(0, 99)] * 3
    assert knows(t[1], t[1])
    assert not knows(t[1], t[2])
    assert not t.s.opened


@card("digit:*")
@rule("HW-b-54")
def test_every_number_can_be_written_by_six_people_at_once() -> None:
    t = Table(6)
    for number in range(100):
        for player in t.s.players:
            record(t.s, player, number)
            assert number_of(player) == number
            assert [digit.key for digit in player.number.cards] == [
                f"digit-{number // 10}",
                f"digit-{number % 10}",
            ]


@rule("HW-b-93")
def test_whoever_records_nothing_gets_a_number_by_chance() -> None:
    numbers = set()
    for seed in range(5):
        t = Table(2, seed)
        t.lay("the_hatch", 0, -1)
        t.run(set_numbers(t.s, t[1], t.card("the_hatch")))
        numbers.add(number_of(t[1]))
    assert len(numbers) > 1


@rule("HW-SR.3")
def test_a_beaten_player_may_be_made_to_show_it() -> None:
    t = table()
    t.run(spoils(t.s, t[1], t[2], RED), "look")
    assert knows(t[1], t[2])
    assert not knows(t[3], t[2])
    assert t[2].life == 4
    assert not can_look(t.s, t[1], t[2])
    assert can_look(t.s, t[3], t[2])


@rule("HW-SR.3")
def test_whoever_knows_it_all_opens_it_for_an_action() -> None:
    t = table(2, 3)
    assert OPEN in possible(t.s, t[1])
    t.s.actions = 0
    assert OPEN not in possible(t.s, t[1])
    t.run(try_combination(t.s, t[1], OPEN), "ten-drama")
    assert t.s.opened
    assert t.names() == ["hatch"]


@rule("HW-b-54")
def test_only_in_its_room() -> None:
    t = table(2, 3)
    t.stand(1, "start")
    assert OPEN not in possible(t.s, t[1])


@rule("HW-b-54")
def test_a_guess_that_is_wrong_tells_nothing() -> None:
    t = table(3)
    assert lid(t.s, t[1]) == [GUESS]
    t.run(try_combination(t.s, t[1], GUESS), "21")
    assert t.told()[-1] == "stays-shut"
    assert not t.s.opened
    assert not knows(t[1], t[2])
    assert lid(t.s, t[1]) == [GUESS]


@rule("HW-b-54")
def test_a_guess_may_be_right() -> None:
    t = table()
    t.run(try_combination(t.s, t[1], GUESS), "20", "30", "ten-drama")
    assert t.s.opened


@rule("HW-b-54")
def test_all_guesses_have_to_be_right() -> None:
    for guesses in (("20", "31"), ("21", "30")):
        t = table()
        t.run(try_combination(t.s, t[1], GUESS), *guesses)
        assert not t.s.opened


@rule("HW-b-54")
def test_open_is_open_until_it_is_built_again() -> None:
    t = table(2, 3)
    t.s.opened = True
    assert lid(t.s, t[1]) == []


@rule("HW-SR.3", "HW-b-83")
def test_ten_drama_cards_are_kept_until_ones_own_discard_phase() -> None:
    t = table(2, 3)
    t.run(try_combination(t.s, t[1], OPEN), "ten-drama")
    assert len(t[1].hand.cards) == 10
    question = discard_down(t.s, t[1])
    keys = "+".join(card.key for card in t[1].hand.cards[:7])
    t.run(question, keys)
    assert t.asked[-1].low == 7
    assert len(t[1].hand.cards) == 3


@rule("HW-SR.3", "HW-b-82")
def test_five_whack_cards_bring_props_and_arrivals_only() -> None:
    t = table(2, 3)
    deck(t, SWORD, BEAST, SNARE, VASE, SABRE, FRIEND)
    t.run(try_combination(t.s, t[1], OPEN), "five-whack", "yes")
    assert [card.key for card in t[1].carried.cards[:2]] == ["x_sabre", "x_vase"]
    assert len(t[1].carried.cards) == 3
    assert t.s.charges["x_vase"] == 2
    assert sorted(card.key for card in t.s.whack.cards) == ["x_beast", "x_snare", "x_sword"]
    assert t.s.whack_gone.cards == [FRIEND]
    assert not t.s.drawn.cards
    assert "clash" not in t.told()
    assert t[1].life == 4


@rule("HW-SR.3", "HW-14.3")
def test_two_weapons_are_one_too_many() -> None:
    t = table(2, 3)
    deck(t, SABRE, SWORD)
    t.run(try_combination(t.s, t[1], OPEN), "five-whack", "x_sword")
    assert t[1].carried.cards == [SABRE]
    assert t.s.lies["x_sword"] is t.card("the_hatch")


@rule("HW-b-105")
def test_for_a_crushed_spirit_the_props_lie_in_the_room() -> None:
    t = table(2, 3)
    t[1].spirit = 0
    deck(t, SABRE)
    t.run(try_combination(t.s, t[1], OPEN), "five-whack")
    assert not t[1].carried.cards
    assert t.s.lies["x_sabre"] is t.card("the_hatch")


@rule("HW-SR.3")
def test_ten_whack_cards_bring_hearts_for_what_they_are_worth() -> None:
    t = table(2, 3)
    deck(t, SWORD, BEAST, SNARE, VASE, SABRE, FRIEND)
    t.run(try_combination(t.s, t[1], OPEN), "ten-whack")
    assert t[1].hearts == 12
    assert len(t.s.whack.cards) == 6
    assert not t[1].carried.cards


@rule("HW-b-94")
def test_numbers_go_with_the_floor() -> None:
    t = table(2)
    t.s.opened = True
    clear(t.s)
    assert not t.s.opened
    assert not any(player.number.cards for player in t.s.players)
    assert len(t.s.digits.cards) == 120
    assert lid(t.s, t[1]) == []
