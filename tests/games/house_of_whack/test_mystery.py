"""HW-SR.5: the Mystery Room: what everybody could agree on, and what becomes of it if they could not."""

from __future__ import annotations

from typing import Any

import pytest

from seance.games.house_of_whack.actions import for_an_action, possible
from seance.games.house_of_whack.building import build
from seance.games.house_of_whack.cards import BLUE, BOILER, GOLD, GREEN, RED, THE_END, WEARABLE, RoomTile
from seance.games.house_of_whack.deed import LEAP, LOSE, OTHER, Deed
from seance.games.house_of_whack.floors import clear
from seance.games.house_of_whack.mystery import (
    ACTIONS,
    DRAMA,
    EXCHANGE,
    HONOUR,
    HONOURS,
    PRIZES,
    TARIFFS,
    VALUE,
    WHACK,
    exchange,
    negotiate,
    vanish,
)
from seance.games.house_of_whack.pieces import Bolt, Terms
from seance.games.house_of_whack.redeeming import hearts_here, redeem
from seance.games.house_of_whack.turn import act
from seance.games.house_of_whack.walking import WALKING, move
from seance.kernel.grid import place
from tests.games.house_of_whack.annex import annexe, deck, into
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.made import effect, hold, keys, last, modifier
from tests.games.house_of_whack.own_cards import bear, fiend, table, thing
from tests.rules import card, rule


def built(players: int = 3, **settings: Any) -> Table:
    """The Mystery Room stands north of Start, and the first seat has just opened its door."""
    t = table(players, **settings)
    t.lay("mystery_room", 0, -1, 1)
    return t


def inside(terms: Terms | None, **settings: Any) -> Table:
    """The first seat is in the room, and this is what was agreed upon."""
    t = built(**settings)
    t.stand(1, "mystery_room")
    t.s.terms = terms
    return t


def agree(t: Table, *answers: str) -> None:
    t.run(negotiate(t.s, t[1], t.card("mystery_room")), *answers)


def offered(t: Table) -> list[str]:
    return [option.key for option in for_an_action(t.s, t[1])]


# --- agreeing -------------------------------------------------------------------------------------------


@card("mystery_room")
@rule("HW-SR.5", "HW-b-56", "HW-b-93")
def test_one_proposes_and_all_others_have_to_agree() -> None:
    t = built(4)
    t[4].room = None
    agree(t, "drama-actions", "2", "2>yes", "3>yes", "4>yes")
    assert t.s.terms is not None
    assert t.s.terms.key == "2-drama-1-actions"
    assert t.names() == ["propose", "price", "agree", "agree", "agree"]
    assert [question.seat for question in t.asked[2:]] == [1, 2, 3]
    assert t.card("mystery_room") in t.s.built.cards


@rule("HW-b-56", "HW-b-93")
def test_one_no_or_one_silence_is_enough_and_then_the_next_proposes() -> None:
    t = built()
    agree(
        t, "value-red", "2", "2>yes", "3>no", "gold-drama", "1", "1>yes", "green-gold", "1", "1>yes", "2>yes"
    )
    assert t.s.terms is not None
    assert t.s.terms.key == "1-green-1-gold"
    assert [question.seat for question in t.asked if question.name == "propose"] == [0, 1, 2]


@rule("HW-SR.5", "HW-b-56")
def test_everybody_may_propose_three_times_and_no_more() -> None:
    t = built(2)
    deck(t, RoomTile("den", "Den", "NESW"))
    agree(t, *["red-blue", "1", "2>no", "blue-red", "1", "1>no"] * 3)
    assert [question.seat for question in t.asked if question.name == "propose"] == [0, 1] * 3
    assert (t.s.terms, "room-vanishes" in t.told()) == (None, True)


@rule("HW-b-93", "HW-b-56")
def test_who_says_nothing_proposes_nothing_and_votes_no() -> None:
    t = built()
    deck(t, RoomTile("den", "Den", "NESW"))
    agree(t, "value-red", "2", "pass", "pass", "pass", "pass", "pass")
    assert last(t, "propose").fallback() == len(last(t, "propose").options) - 1
    assert (t.s.terms, keys(t.s.rooms_gone.cards)) == (None, ["mystery_room"])


@rule("HW-SR.5", "HW-b-56")
def test_no_template_gives_more_than_it_takes_and_none_takes_words() -> None:
    for tariff in (*TARIFFS, *HONOURS):
        assert 1 <= tariff.low <= tariff.high
        assert tariff.prize in PRIZES
    assert {tariff.price for tariff in TARIFFS} == {VALUE, DRAMA, GOLD, RED, BLUE, GREEN}


@rule("HW-b-56", "HW-b-51", "HW-P.6")
@pytest.mark.parametrize("meta", [False, True])
def test_acts_at_the_table_only_where_they_are_allowed(meta: bool) -> None:
    t = built(meta=meta)
    deck(t, RoomTile("den", "Den", "NESW"))
    agree(t, "pass", "pass", "pass")
    assert ("honour-green" in t.asked[0].keys()) == meta  # noqa: SIM118


@card("mystery_room")
@rule("HW-SR.5", "HW-b-92")
def test_without_consensus_another_tile_is_drawn_for_the_same_door() -> None:
    t = table()
    deck(t, RoomTile("attic", "Attic", "NESW"), RoomTile("den", "Den", "E"), t.card("mystery_room"))
    t.run(move(t.s, t[1], WALKING), "open:start:north", "pass", "pass", "pass", "done")
    assert (t[1].here.key, keys(t.s.rooms_gone.cards)) == ("den", ["mystery_room"])
    assert t.s.grid.tiles[place(0, -1)].key == "den"
    assert not t.s.ending


@rule("HW-b-92", "HW-22.1")
def test_the_tile_instead_may_be_the_end() -> None:
    t = built()
    deck(t, RoomTile("attic", "Attic", "NESW"), RoomTile("end", "End", "NESW", special=THE_END))
    agree(t, "pass", "pass", "pass")
    assert (t.s.grid.tiles[place(0, -1)].key, t.s.ending) == ("end", True)


@rule("HW-b-92", "HW-b-9")
def test_with_no_tile_left_the_floor_is_over() -> None:
    t = table()
    deck(t, t.card("mystery_room"))
    assert t.run(build(t.s, t[1], place(0, -1), 2), "pass", "pass", "pass") is None
    assert (keys(t.s.built.cards), t.s.ending) == (["start"], True)


@rule("HW-b-92", "HW-b-23")
def test_whoever_leapt_into_a_room_that_was_never_there_is_beside_it() -> None:
    t = built()
    deck(t, RoomTile("den", "Den", "NESW"))
    hold(t, 2, effect("leap", Deed(LEAP)))
    answers = ["value-red", "1", "2>play:leap", "go:mystery_room:5", "pass", "pass", *["pass"] * 3]
    agree(t, *answers, "go:start:5")
    assert t[2].is_at(t.s.start, 4)
    assert keys(t.s.built.cards) == ["start", "den"]


@rule("HW-b-92", "HW-6.8")
def test_nothing_is_drawn_for_a_builder_who_died_meanwhile() -> None:
    t = built()
    deck(t, t.card("on_a_cloud"))
    t[1].life = 1
    hold(t, 2, effect("poison", Deed(LOSE, 1, GREEN, OTHER)))
    agree(t, "value-red", "1", "2>play:poison", "0", *["pass"] * 5)
    assert (t[1].dead, keys(t.s.built.cards), keys(t.s.rooms.cards)) == (True, ["start"], ["on_a_cloud"])


@rule("HW-b-94")
def test_what_was_agreed_upon_goes_with_the_floor() -> None:
    t = inside(Terms(GREEN, 1, GOLD, 1))
    t.s.honours["mystery"] = "Sing."
    clear(t.s)
    assert (t.s.terms, t.s.honours) == (None, {})


# --- exchanging -----------------------------------------------------------------------------------------


@rule("HW-SR.5", "HW-b-56", "HW-20.4")
def test_the_exchange_is_an_action_and_holds_in_this_room_only() -> None:
    t = inside(Terms(GREEN, 1, GOLD, 1))
    assert EXCHANGE in possible(t.s, t[1])
    assert EXCHANGE not in possible(t.s, t[2])
    t.run(act(t.s, t[1]), "exchange", "2")
    assert (t.s.actions, t[1].life, t[1].hearts) == (1, 2, 2)
    into(t, 1, t.s.start)
    assert EXCHANGE not in possible(t.s, t[1])


@rule("HW-SR.5")
@pytest.mark.parametrize(
    ("price", "pay", "prize", "gained"),
    [
        (GREEN, 2, GOLD, {"life": 2, "hearts": 5}),
        (RED, 1, BLUE, {"strength": 2, "spirit": 4}),
        (BLUE, 2, RED, {"spirit": 1, "strength": 4}),
        (GOLD, 3, DRAMA, {"hearts": 1, "hand": 3}),
        (DRAMA, 2, GREEN, {"hand": 0, "life": 5}),
        (DRAMA, 2, GOLD, {"hand": 0, "hearts": 5}),
    ],
)
def test_what_is_paid_and_what_is_given(price: str, pay: int, prize: str, gained: dict[str, int]) -> None:
    t = inside(Terms(price, pay, prize, 1))
    t[1].hearts = 4
    hold(t, 1, modifier("a", RED, 1), modifier("b", RED, 1))
    answers = ["1"] if price == RED else []
    t.run(exchange(t.s, t[1], EXCHANGE), *answers, *(["a+b"] if price == DRAMA else []))
    have = {"strength": 3, "spirit": 3, "life": 4, "hearts": 4, "hand": 2, **gained}
    me = t[1]
    assert have == {
        "strength": me.strength,
        "spirit": me.spirit,
        "life": me.life,
        "hearts": me.hearts,
        "hand": len(me.hand.cards),
    }


@rule("HW-SR.5", "HW-5.6")
def test_drama_cards_for_actions() -> None:
    t = inside(Terms(DRAMA, 1, ACTIONS, 1))
    hold(t, 1, *[modifier(f"m{number}", RED, 1) for number in range(3)])
    t.run(act(t.s, t[1]), "exchange", "3", "m0+m1+m2")
    assert (t.s.actions, t[1].hand.cards) == (4, [])


@rule("HW-SR.5", "HW-11.2")
def test_whack_cards_for_gold_come_one_after_another() -> None:
    t = inside(Terms(GOLD, 1, WHACK, 1))
    t[1].hearts = 3
    for key in ("second", "first"):
        t.s.whack.add(thing(key, WEARABLE))
    t.run(exchange(t.s, t[1], EXCHANGE), "2", "yes", "no")
    assert (keys(t[1].carried.cards), keys(t.s.lying_in(t[1].here))) == (["first"], ["second"])
    assert (t[1].hearts, t.s.tokens) == (1, {})


@rule("HW-SR.5", "HW-1.3")
@pytest.mark.parametrize(
    "terms", [Terms(GREEN, 2, GOLD, 1), Terms(GOLD, 1, DRAMA, 1), Terms(DRAMA, 1, GOLD, 1)]
)
def test_nobody_pays_what_they_do_not_have_or_the_last_point_of_a_stat(terms: Terms) -> None:
    t = inside(terms)
    t[1].life = 2
    assert "exchange" not in offered(t)


@rule("HW-SR.5", "HW-20.2", "HW-20.6")
def test_cards_with_hearts_are_redeemed_for_the_purple_one() -> None:
    t = inside(Terms(VALUE, 2, RED, 1))
    bear(t, 1, thing("vase", worth=5))
    assert (hearts_here(t.s, t[1]), "exchange" in offered(t)) == (["purple"], False)
    t.run(redeem(t.s, t[1]), "pay:vase:purple")
    assert (t[1].strength, keys(t[1].redeemed.cards)) == (5, ["vase"])
    t.s.terms = Terms(GREEN, 1, GOLD, 1)
    assert hearts_here(t.s, t[1]) == []


@rule("HW-b-91", "HW-SR.1")
def test_only_cards_with_hearts_make_steam() -> None:
    t = inside(Terms(VALUE, 1, GREEN, 1))
    annexe(t, "boiler", 1, 0, special=BOILER)
    t[1].claimed.add(fiend())
    t.run(redeem(t.s, t[1]), "pay:fiend:purple")
    assert (sum(t.s.steam.values()), t[1].life) == (3, 7)
    t.s.steam, t.s.steamed = {}, []
    t.s.terms = Terms(DRAMA, 1, GOLD, 1)
    hold(t, 1, modifier("m", RED, 1))
    t.run(exchange(t.s, t[1], EXCHANGE), "m")
    assert (t.s.steam, t[1].hearts) == ({}, 1)


@rule("HW-SR.9", "HW-SR.5", "HW-b-56")
@pytest.mark.parametrize(("price", "may"), [(DRAMA, False), (GOLD, True), (GREEN, True)])
def test_on_the_wrong_floor_no_card_buys_anything_here_either(price: str, may: bool) -> None:
    t = inside(Terms(price, 1, RED, 1))
    t[1].hearts = 2
    hold(t, 1, modifier("m", RED, 1))
    assert "exchange" in offered(t)
    t.s.wrong = 0
    assert ("exchange" in offered(t)) == may


# --- acts at the table ----------------------------------------------------------------------------------


@rule("HW-b-51", "HW-b-56")
@pytest.mark.parametrize(("vote", "life"), [("yes", 5), ("no", 4)])
def test_an_act_at_the_table_counts_if_all_others_say_so(vote: str, life: int) -> None:
    t = inside(None, meta=True)
    agree(t, "honour-green", "Run ten times round the table: +9 Life.", "2>yes", "3>yes")
    assert t.s.terms is not None
    assert (t.s.terms.price, t.s.terms.pay, t.s.terms.gain) == (HONOUR, 1, 1)
    t.run(exchange(t.s, t[1], EXCHANGE), "2>yes", f"3>{vote}")
    assert (t[1].life, t[1].hearts) == (life, 0)


@rule("HW-b-92", "HW-6.8")
@pytest.mark.parametrize(("locked", "drawn"), [(False, ["soup_kitchen"]), (True, [])])
def test_the_door_is_looked_for_when_the_builder_was_carried_off(locked: bool, drawn: list[str]) -> None:
    """Random play in the benchmark stumbled here: the builder's new room had no door that led there."""
    t = Table(3)
    mystery = t.lay("mystery_room", 0, -1, turns=1)
    t.lay("the_gate", 1, 0)
    t.stand(1, "the_gate")
    t.top("soup_kitchen")
    if locked:
        t.s.bolts = [Bolt(t.s.start, 0, "red", 3, 1)]
    t.run(vanish(t.s, t[1], mystery), *["0/0/-1@0" for _ in drawn])
    there = t.s.grid.tiles.get(place(0, -1))
    assert [tile.key for tile in (there,) if tile is not None] == drawn
