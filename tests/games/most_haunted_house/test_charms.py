"""Every Charm, and what it is traded in for."""

from __future__ import annotations

import pytest

from seance.games.most_haunted_house.box.charms import CHARMS
from seance.games.most_haunted_house.cards import BONUS, MORE_ACTIONS, MOVE, REROLL, WARD, Charm
from tests.games.most_haunted_house.night import (
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


def those(effect: int) -> list[Charm]:
    return [charm for charm in CHARMS if charm.effect == effect]


def named(card: Charm) -> str:
    return card.key


@card("glass_plate", "parish_register", "plaster_cast")
@rule("AM-2.3", "AM-b-9")
@pytest.mark.parametrize("charm", CHARMS, ids=named)
def test_what_counts_as_proof(charm: Charm) -> None:
    assert night(f"1.hand: {charm.key}").view(ONE)["proof"] == charm.proof


@rule("AM-6.6", "AM-b-17")
@pytest.mark.parametrize("charm", CHARMS, ids=named)
def test_what_pays_for_an_exorcise(charm: Charm) -> None:
    other = "glass_plate" if charm.key != "glass_plate" else "plaster_cast"
    match = night(f"1.hand: the_tenant\n2.hand: {charm.key} {other}")
    paying = charm.proof or charm.candle
    assert asked(match) == (TWO, "exorcise" if paying else "turn")


@card(
    "sealed_letter",
    "vestry_candle",
    "tallow_stub",
    "birthday_candle",
    "rowan_twig",
    "spirit_level",
    "opera_glasses",
)
@rule("AM-6.4", "AM-b-47")
@pytest.mark.parametrize("charm", those(BONUS), ids=named)
def test_it_adds_to_the_next_roll_and_to_no_other(charm: Charm) -> None:
    match = night(f"2.hand: {charm.key} lead_soles\nturn = 2", [8 - charm.amount, 7])
    act(match, TWO, f"trade:{charm.key}", "lift:lead_soles")
    assert hand(match, TWO) == []
    match = night(f"2.hand: {charm.key} lead_soles slow_hour\nturn = 2", [8 - charm.amount, 11])
    act(match, TWO, f"trade:{charm.key}", "lift:lead_soles", "lift:slow_hour")
    assert hand(match, TWO) == ["slow_hour"]


@card("silver_whistle", "storm_lantern", "bent_coin", "rabbit_foot")
@rule("AM-b-47")
@pytest.mark.parametrize("charm", those(REROLL), ids=named)
def test_it_rolls_again_for_an_unspent_action(charm: Charm) -> None:
    match = night(f"2.hand: {charm.key} lead_soles\nturn = 2", [2, 19])
    assert f"trade:{charm.key}" not in options(match, TWO)
    act(match, TWO, "lift:lead_soles", f"again:{charm.key}")
    assert hand(match, TWO) == []
    assert match.view(TWO)["actions"] == 3


@rule("AM-b-47")
def test_without_an_action_nothing_is_rolled_again() -> None:
    match = night("2.hand: bent_coin lead_soles\nturn = 2", [2, 2, 2, 2, 2])
    for _ in range(4):
        act(match, TWO, "lift:lead_soles", "pass")
    act(match, TWO, "lift:lead_soles")
    assert asked(match) != (TWO, "again")


@card("child_drawing", "night_light", "servants_key")
@rule("AM-b-46", "AM-6.4")
@pytest.mark.parametrize("charm", those(MOVE), ids=named)
def test_it_moves_so_far_and_walks_are_not_counted(charm: Charm) -> None:
    match = night(f"1.hand: {charm.key}\n1.space = gd8")
    act(match, ONE, f"trade:{charm.key}")
    far = {key.partition(":")[2] for key in options(match, ONE)}
    assert f"gd{8 - charm.amount}" in far
    assert f"gd{7 - charm.amount}" not in far
    act(match, ONE, f"move:gd{8 - charm.amount}")
    assert (match.view(ONE)["walks"], match.view(ONE)["actions"]) == (5, 4)


@card("box_of_matches", "smelling_salts")
@rule("AM-6.4", "AM-b-44")
@pytest.mark.parametrize("charm", those(MORE_ACTIONS), ids=named)
def test_two_actions_more_for_one(charm: Charm) -> None:
    match = night(f"1.hand: {charm.key}")
    act(match, ONE, f"trade:{charm.key}")
    assert match.view(ONE)["actions"] == 6


@rule("AM-b-44")
def test_more_actions_do_not_lift_a_cap() -> None:
    match = night("1.hand: smelling_salts\npresent: lit_below")
    act(match, ONE, "trade:smelling_salts")
    assert match.view(ONE)["actions"] == 3


@card("iron_nail", "hag_stone")
@rule("AM-7.4", "AM-b-20")
@pytest.mark.parametrize("charm", those(WARD), ids=named)
def test_a_ward_turns_a_possession_away(charm: Charm) -> None:
    match = night(
        f"1.hand: {charm.key}\n1.space = ga1\ntokens = ga1:20 gh1:5\ncurses: lead_soles the_tenant", [2]
    )
    act(match, ONE, "search")
    assert hand(match, ONE) == ["lead_soles"]
    assert charm.key in [card.key for card in state(match).charms.cards]


@card("bitter_drops")
@rule("AM-6.4", "AM-b-48")
def test_bitter_drops_lift_a_curse_without_a_roll() -> None:
    match = night("1.hand: bitter_drops lead_soles slow_hour")
    act(match, ONE, "trade:bitter_drops")
    assert options(match, ONE) == ["lead_soles", "slow_hour"]
    act(match, ONE, "slow_hour")
    assert hand(match, ONE) == ["lead_soles"]


@card("speaking_tube")
@rule("AM-b-47", "AM-6.5a")
def test_the_speaking_tube_joins_in_from_anywhere() -> None:
    match = night("present: wet_footprints other_reader\n1.space = ga5\n2.hand: speaking_tube", [11, 10])
    act(match, ONE, "face:other_reader", "done")
    act(match, TWO, "trade:speaking_tube", "other_reader")
    assert sleuth(match, TWO).proof == 1


@rule("AM-b-47")
def test_the_speaking_tube_needs_a_sum() -> None:
    assert "trade:speaking_tube" not in options(night("1.hand: speaking_tube\npresent: wet_footprints"), ONE)


@card("cotton_wool")
@rule("AM-6.4", "AM-b-38")
def test_cotton_wool_shuts_one_haunting_out_for_a_turn() -> None:
    match = night("1.hand: cotton_wool\npresent: warm_seat lit_below")
    act(match, ONE, "trade:cotton_wool", "warm_seat")
    assert (match.view(ONE)["walks"], match.view(ONE)["actions"]) == (5, 3)
    act(match, ONE, "done")
    assert match.view(TWO)["walks"] == 3


@rule("AM-6.4")
def test_five_charms_a_turn() -> None:
    match = night("4.card: collector\n3.hand: rowan_twig bent_coin\nturn = 3")
    state(match).traded = 5
    act(match, THREE, "walk:ge9")
    assert not any(key.startswith(("trade", "lay-off")) for key in options(match, THREE))


@rule("AM-b-11")
def test_letting_go_may_cost_an_action() -> None:
    match = night("1.hand: rowan_twig", lay_off="action")
    act(match, ONE, "lay-off:rowan_twig")
    assert match.view(ONE)["actions"] == 4


@rule("AM-b-11", "AM-6.7")
def test_when_the_actions_are_spent_the_turn_is_over() -> None:
    match = night("1.hand: rowan_twig\n1.space = gd8")
    act(match, ONE, "walk:gd3")
    assert asked(match) == (TWO, "turn")
    assert hand(match, ONE) == ["rowan_twig"]
