"""AM-4 and AM-6: turns, Actions, the clock, the end."""

from __future__ import annotations

from typing import cast

import pytest

from seance.games.most_haunted_house import GAME
from seance.games.most_haunted_house.state import CYCLES, Night
from seance.games.most_haunted_house.walking import Walk
from seance.games.most_haunted_house.weights import actions_left
from seance.kernel.dice import Dice
from seance.kernel.run import Run
from tests.games.most_haunted_house.night import (
    FOUR,
    ONE,
    THREE,
    TWO,
    act,
    asked,
    cycle,
    hand,
    night,
    options,
    refused,
    sleuth,
    state,
    told,
    winners,
)
from tests.rules import card, rule

QUIET = (
    "hauntings: wet_footprints warm_seat counting cold_stair wet_ink at_the_window table_for_nine shut_lid"
)


@rule("AM-4", "AM-4.1", "AM-4.2", "AM-b-5", "AM-b-36")
def test_a_haunting_comes_at_every_full_hour() -> None:
    match = night()
    for number in range(1, CYCLES):
        cycle(match)
        names = told(match.tale.since(0))
        assert names.count("comes") + names.count("happens") == number // 2
    assert number // 2 == 11


@rule("AM-1.2", "AM-4.3", "AM-b-4")
def test_the_night_is_over_after_twenty_four_cycles() -> None:
    match = night("cycle = 22\n" + QUIET)
    cycle(match)
    assert winners(match) is None
    cycle(match)
    assert winners(match) == []


@rule("AM-1", "AM-1.1", "AM-4.3", "AM-b-6", "AM-b-7", "AM-2.3", "AM-b-8")
def test_everybody_wins_as_soon_as_the_last_steps_onto_the_door() -> None:
    """Three Charms, two Curses and a token, in the middle of Three's Actions."""
    match = night(
        """
        1.hand: glass_plate parish_register
        2.hand: plaster_cast small_hand
        4.hand: voice_on_the_plate
        4.proof = 1
        3.space = ge9
        turn = 3
        """
    )
    events = act(match, THREE, "walk:ge10")
    assert told(events) == ["walks", "wins"]
    assert winners(match) == [0, 1, 2, 3]


@rule("AM-1.2", "AM-b-6")
def test_one_space_away_is_not_home() -> None:
    match = night("1.hand: glass_plate parish_register plaster_cast\n1.proof = 3\n3.space = ge8\nturn = 3")
    act(match, THREE, "walk:ge9")
    assert not match.over


@rule("AM-1.2")
@pytest.mark.parametrize(("difficulty", "proof"), [("easy", 5), ("normal", 6), ("hard", 7)])
def test_how_much_proof_it_takes(difficulty: str, proof: int) -> None:
    for held, won in ((proof - 1, False), (proof, True)):
        match = night(f"1.proof = {held}\n1.space = gc9", difficulty=difficulty)
        act(match, ONE, "walk:gc10")
        assert match.over == won


@rule("AM-b-19")
def test_the_possessed_count_on_the_door() -> None:
    match = night("1.proof = 6\n2.hand: the_tenant\n1.space = gc9")
    act(match, ONE, "walk:gc10")
    assert match.over


@rule("AM-6", "AM-6.7")
def test_five_actions_and_then_the_next() -> None:
    match = night()
    act(match, ONE, "walk:gd9", "walk:gd8", "walk:gd7")
    assert match.view(ONE)["actions"] == 1
    assert asked(match) == (ONE, "turn")
    act(match, ONE, "walk:gd6")
    assert asked(match) == (TWO, "turn")


@rule("AM-6.1", "AM-b-30")
def test_five_walks_are_the_most_even_with_actions_left() -> None:
    match = night("1.hand: smelling_salts vertigo")
    act(match, ONE, "trade:smelling_salts", "walk:gd6")
    assert match.view(ONE)["actions"] == 1
    assert match.view(ONE)["walks"] == 0
    assert not any(key.startswith("walk") for key in options(match, ONE))


@rule("AM-6.1", "AM-3.2", "AM-b-28")
def test_nobody_walks_onto_or_through_a_colleague() -> None:
    match = night("1.space = gd5\n2.space = gd6\n3.space = ge6\n4.space = gc5")
    reach = options(match, ONE)
    assert "walk:gd6" not in reach
    assert "walk:gd7" not in reach
    assert "walk:gd4" in reach
    assert "gd6" in refused(match, ONE, "walk:gd6")


@rule("AM-3.4", "AM-b-27")
def test_the_stairs_are_a_step() -> None:
    match = night("1.space = gd4")
    act(match, ONE, "walk:ud3")
    assert sleuth(match, ONE).space == "ud3"
    assert match.view(ONE)["actions"] == 3


@rule("AM-6.1", "AM-b-46")
def test_the_telegraph_boy_walks_once_for_nothing() -> None:
    match = night("1.card: courier\nspare: night_porter photographer")
    act(match, ONE, "walk:gd5")
    assert (match.view(ONE)["actions"], match.view(ONE)["walks"]) == (0, 0) or asked(match) == (TWO, "turn")
    assert sleuth(match, ONE).space == "gd5"


@rule("AM-b-44", "AM-7.1")
def test_haunted_stairs_cost_two_actions_and_one_walk() -> None:
    match = night("present: cold_stair\n1.space = gd3")
    act(match, ONE, "walk:ud3")
    assert (match.view(ONE)["actions"], match.view(ONE)["walks"]) == (3, 4)


@rule("AM-b-45")
def test_a_closed_room_can_be_left_and_not_entered() -> None:
    match = night("present: shut_lid\n1.space = gc6\n2.space = gd6")
    assert "walk:gc5" in options(match, ONE)
    assert "walk:ga4" in options(match, ONE)
    act(match, ONE, "done")
    assert not any(key in options(match, TWO) for key in ("walk:gb6", "walk:gb7"))


@rule("AM-6.2", "AM-b-3", "AM-7.5", "AM-2", "AM-2.2")
@pytest.mark.parametrize(("rolled", "found"), [(12, "rowan_twig"), (11, "lead_soles")])
def test_as_much_as_the_token_says_finds_a_charm(rolled: int, found: str) -> None:
    match = night(
        """
        2.space = ga1
        tokens = ga1:12 gh1:5
        charms: rowan_twig
        curses: lead_soles
        turn = 2
        """,
        [rolled],
    )
    act(match, TWO, "search")
    assert hand(match, TWO) == [found]
    assert state(match).tokens == {"gh1": 5}


@rule("AM-6.2", "AM-b-31")
def test_two_searches_a_turn_and_no_third() -> None:
    match = night(
        "1.space = ga1\ntokens = ga1:5 ga3:5 gc2:5 gh1:9\ncharms: bent_coin rowan_twig iron_nail", [3, 3]
    )
    act(match, ONE, "search", "walk:ga3", "search")
    assert match.view(ONE)["actions"] == 1
    assert "search" not in options(match, ONE)
    assert any(key.startswith("walk") for key in options(match, ONE))


@rule("AM-6.2", "AM-b-32", "AM-b-2", "AM-5.1")
def test_the_last_token_brings_all_of_them_back() -> None:
    match = night("1.space = ga1\ntokens = ga1:5", [10])
    act(match, ONE, "search")
    assert len(state(match).tokens) == 29


@rule("AM-7.2", "AM-b-9", "AM-b-11", "AM-b-15")
def test_a_full_hand_does_not_search() -> None:
    match = night(
        "1.space = ga1\n1.hand: glass_plate plaster_cast rowan_twig lead_soles\ntokens = ga1:5 gh1:9"
    )
    assert "search" not in options(match, ONE)
    act(match, ONE, "lay-off:rowan_twig")
    assert "search" in options(match, ONE)
    assert match.view(ONE)["actions"] == 5
    assert state(match).charms.cards[0].key == "rowan_twig"


@rule("AM-b-14", "AM-b-10")
def test_a_hand_full_of_curses_waits_for_a_roll() -> None:
    match = night("1.space = ga1\n1.hand: lead_soles vertigo slow_hour small_hand\ntokens = ga1:5 gh1:9", [8])
    assert "search" not in options(match, ONE)
    act(match, ONE, "lift:lead_soles")
    assert "search" in options(match, ONE)


@rule("AM-6.3", "AM-7.3")
def test_a_curse_is_named_and_rolled_for() -> None:
    match = night("1.hand: lead_soles", [7, 7, 8])
    act(match, ONE, "lift:lead_soles", "lift:lead_soles")
    assert hand(match, ONE) == ["lead_soles"]
    act(match, ONE, "lift:lead_soles")
    assert hand(match, ONE) == []


@rule("AM-b-44")
def test_a_bare_twenty_lifts_any_curse() -> None:
    match = night(
        "1.hand: voice_on_the_plate cold_fingers wrong_reflection\npresent: wet_ink table_for_nine", [20]
    )
    act(match, ONE, "lift:voice_on_the_plate")
    assert "voice_on_the_plate" not in hand(match, ONE)


@rule("AM-6.5", "AM-6.5a", "AM-b-22", "AM-b-24", "AM-b-25", "AM-b-26")
def test_rolls_at_a_haunting_add_up() -> None:
    match = night("present: other_reader\n1.space = ga5\n3.space = ug4", [11, 10])
    act(match, ONE, "face:other_reader", "done")
    assert match.view(ONE)["hauntings"] == [{"haunting": "other_reader", "sum": 11}]
    act(match, TWO, "done")
    act(match, THREE, "face:other_reader")
    assert match.view(ONE)["hauntings"] == []
    assert sleuth(match, THREE).proof == 1
    assert state(match).hauntings.cards[0].key == "other_reader"


@rule("AM-6.5b", "AM-b-36")
def test_sums_are_forgotten_at_the_end_of_a_cycle() -> None:
    match = night("present: table_for_nine\n1.space = ga1", [9])
    act(match, ONE, "face:table_for_nine")
    cycle(match)
    assert match.view(ONE)["hauntings"] == [{"haunting": "table_for_nine", "sum": 0}]


@rule("AM-6.5", "AM-b-23")
def test_one_attempt_a_turn_whichever_haunting() -> None:
    match = night("present: table_for_nine wet_footprints\n1.space = ga1", [2])
    act(match, ONE, "face:table_for_nine")
    assert not any(key.startswith("face") for key in options(match, ONE))


@card("names_in_the_dust")
@rule("AM-6.5c", "AM-b-37")
def test_x_happens_once_and_goes_under_the_deck() -> None:
    match = night(
        "cycle = 1\nhauntings: counting names_in_the_dust\ncurses: lead_soles vertigo slow_hour thread"
    )
    cycle(match)
    assert [hand(match, seat) for seat in range(4)] == [
        ["thread"],
        ["slow_hour"],
        ["vertigo"],
        ["lead_soles"],
    ]
    assert match.view(ONE)["hauntings"] == []
    assert [card.key for card in state(match).hauntings.cards] == ["names_in_the_dust", "counting"]


@rule("AM-7.4", "AM-b-20")
def test_nobody_holds_two_possessions() -> None:
    match = night(
        """
        cycle = 1
        hauntings: counting names_in_the_dust
        1.hand: the_tenant
        curses: lead_soles vertigo slow_hour thread the_sleeper
        """
    )
    cycle(match)
    assert hand(match, ONE) == ["the_tenant", "thread"]


@rule("AM-b-43", "AM-b-1")
def test_a_possession_ends_the_turn_it_comes_in() -> None:
    match = night(
        "1.space = ga1\ntokens = ga1:20 gh1:9\ncurses: the_tenant\n2.hand: glass_plate plaster_cast", [2]
    )
    act(match, ONE, "search")
    assert asked(match) == (TWO, "exorcise")
    act(match, TWO, ["glass_plate", "plaster_cast"])
    assert hand(match, ONE) == []
    assert asked(match) == (TWO, "turn")


@rule("AM-b-13")
def test_above_the_limit_a_charm_goes_at_once() -> None:
    match = night(
        """
        cycle = 1
        hauntings: names_in_the_dust
        1.hand: glass_plate bent_coin lead_soles vertigo
        curses: slow_hour thread dust_in_the_eyes heavy_coat
        """
    )
    for seat in range(4):
        act(match, seat, "done")
    assert asked(match) == (ONE, "too-many")
    act(match, ONE, "bent_coin")
    assert hand(match, ONE) == ["glass_plate", "lead_soles", "vertigo", "heavy_coat"]


@rule("AM-b-13")
def test_above_the_limit_with_curses_alone_the_new_one_goes() -> None:
    match = night(
        """
        cycle = 1
        hauntings: names_in_the_dust
        1.hand: lead_soles vertigo slow_hour small_hand
        curses: thread dust_in_the_eyes heavy_coat good_chair
        """
    )
    cycle(match)
    assert hand(match, ONE) == ["lead_soles", "vertigo", "slow_hour", "small_hand"]
    assert len(hand(match, FOUR)) == 1


@rule("AM-6.1", "AM-b-46")
def test_no_walk_costs_more_than_is_left() -> None:
    """With haunted stairs, caps and a free Walk at work, in whole nights played at random."""
    dice = Dice(11)
    for seed in range(30):
        run = Run.start(GAME, GAME.settings({"players": 4}), seed, keep=False)
        while (question := run.question) is not None:
            if question.name == "turn":
                s = cast("Night", run.state)
                left = actions_left(s, s.active)
                assert all(walk.cost <= left for walk in question.options if isinstance(walk, Walk))
            run.answer(question.random(dice))
