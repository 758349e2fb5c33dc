"""Every investigator, and what the others cannot do."""

from __future__ import annotations

from tests.games.most_haunted_house.night import (
    FOUR,
    ONE,
    THREE,
    TWO,
    act,
    asked,
    hand,
    night,
    options,
    sleuth,
    state,
)
from tests.rules import card, rule


@card("photographer")
@rule("AM-5.2", "AM-b-44")
def test_the_photographer_searches_with_two_more() -> None:
    match = night("1.space = ga1\ntokens = ga1:12 gh1:5\ncharms: rowan_twig", [10])
    act(match, ONE, "search")
    assert hand(match, ONE) == ["rowan_twig"]


@card("medium")
@rule("AM-5.2", "AM-b-44")
def test_the_medium_rolls_twice_and_keeps_the_better() -> None:
    match = night("2.space = ga1\npresent: table_for_nine\nturn = 2", [4, 11])
    act(match, TWO, "face:table_for_nine")
    assert state(match).sums == {"table_for_nine": 11}


@card("night_porter")
@rule("AM-5.2", "AM-b-28")
def test_the_night_porter_walks_past_colleagues_but_not_onto_them() -> None:
    match = night(
        """
        1.card: night_porter
        spare: photographer courier
        1.space = gd5
        2.space = gd6
        3.space = ge6
        4.space = ge5
        """
    )
    assert "walk:gd7" in options(match, ONE)
    assert "walk:gd6" not in options(match, ONE)


@card("sexton")
@rule("AM-5.2", "AM-b-44")
def test_the_sexton_lifts_curses_with_three_more() -> None:
    match = night("3.hand: lead_soles\nturn = 3", [5])
    act(match, THREE, "lift:lead_soles")
    assert hand(match, THREE) == []


@card("courier")
@rule("AM-5.2", "AM-b-46", "AM-b-30")
def test_the_telegraph_boy_may_walk_six_spaces() -> None:
    match = night("1.card: courier\nspare: photographer night_porter\n1.space = gd9\n1.hand: vertigo")
    act(match, ONE, "walk:gd3")
    assert sleuth(match, ONE).space == "gd3"
    assert asked(match) == (TWO, "turn")


@card("collector")
@rule("AM-5.2", "AM-7.2")
def test_the_collector_holds_five() -> None:
    match = night(
        """
        4.hand: glass_plate plaster_cast rowan_twig hag_stone
        4.space = ga1
        tokens = ga1:2 gh1:5
        charms: iron_nail
        turn = 4
        """,
        [9],
    )
    act(match, FOUR, "search")
    assert len(hand(match, FOUR)) == 5
    assert "search" not in options(match, FOUR)


@rule("AM-5.2", "AM-b-34")
def test_investigators_are_chosen_in_the_order_of_seats() -> None:
    from seance import new_match

    match = new_match("most_haunted_house", seed=4, investigators="draft")
    assert asked(match) == (ONE, "draft")
    for seat, who in enumerate(("sexton", "medium", "courier", "collector")):
        assert match.view(seat)["team"][seat]["card"] == "", "the table can be seen meanwhile"
        act(match, seat, who)
    assert [me["card"] for me in match.view(ONE)["team"]] == ["sexton", "medium", "courier", "collector"]
    assert asked(match)[1] == "turn"
