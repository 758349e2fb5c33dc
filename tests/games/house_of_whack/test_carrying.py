"""HW-14: Props: taken, carried, dropped, and too many of a kind."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.actions import for_an_action, for_nothing, use
from seance.games.house_of_whack.cards import MINION, RED
from seance.games.house_of_whack.carrying import drop, make_room, take, within_reach
from seance.games.house_of_whack.harm import die
from seance.games.house_of_whack.powers import bonus
from seance.games.house_of_whack.quarrels import attacks
from seance.games.house_of_whack.redeeming import redeemable
from seance.kernel.things import Option
from tests.games.house_of_whack.kit import Table
from tests.rules import rule


def table(*carried: str) -> Table:
    match = Table()
    match.plain()
    match.carry(1, *carried)
    return match


def keys(found: list[Option]) -> list[str]:
    return [option.key for option in found]


@rule("HW-14.1")
def test_taken_props_lie_before_one_and_others_in_the_room_for_all_to_see() -> None:
    match = table("umbrella")
    match.put("candelabra", "start")
    for zone in (match[1].carried, match.s.lying):
        assert all(zone.knows(0, seat) for seat in range(3))
    assert within_reach(match.s, match[2]) == [match.card("candelabra")]


@rule("HW-14", "HW-14.2", "HW-5.10")
def test_picking_up_and_dropping_are_free_in_ones_own_room() -> None:
    match = table("umbrella")
    match.lay("long_hall", 0, -1)
    match.put("foil_tiara", "start")
    match.put("smelling_salts", "long_hall")
    match.s.actions = 0
    assert keys(for_nothing(match.s, match[1])) == ["take:foil_tiara", "drop:umbrella"]
    match.run(take(match.s, match[1], match.card("foil_tiara")))
    drop(match.s, match[1], match.card("umbrella"))
    assert [card.key for card in match[1].carried.cards] == ["foil_tiara"]
    assert match.s.lies["umbrella"] is match.s.start


@rule("HW-14.2", "HW-5.10")
def test_what_was_picked_up_may_be_put_down_elsewhere_in_the_same_turn() -> None:
    match = table()
    match.lay("long_hall", 0, -1)
    tiara = match.put("foil_tiara", "start")
    match.run(take(match.s, match[1], tiara))
    match.stand(1, "long_hall")
    assert keys(for_nothing(match.s, match[1])) == ["drop:foil_tiara"]
    drop(match.s, match[1], tiara)
    assert match.s.lies["foil_tiara"].key == "long_hall"
    assert keys(for_nothing(match.s, match[1])) == []


@rule("HW-14.3", "HW-b-32")
@pytest.mark.parametrize("left", ["umbrella", "candelabra"])
def test_one_of_each_type_and_the_rest_is_dropped_at_once(left: str) -> None:
    match = table("umbrella", "foil_tiara", "smelling_salts")
    match.put("candelabra", "start")
    match.run(take(match.s, match[1], match.card("candelabra")), left)
    kept = {"umbrella", "candelabra"} - {left}
    assert {card.key for card in match[1].carried.cards} == {"foil_tiara", "smelling_salts", *kept}
    assert match.s.lies == {left: match.s.start}


@rule("HW-14.3")
def test_one_of_each_may_stay() -> None:
    match = table("umbrella", "foil_tiara", "smelling_salts")
    match.run(make_room(match.s, match[1]))
    assert len(match[1].carried.cards) == 3


@rule("HW-b-79")
def test_there_is_no_limit_for_allies() -> None:
    match = table()
    match.carry(1, *(guest.key for guest in match.s.guests.cards[:5]))
    match.run(make_room(match.s, match[1]))
    assert len(match[1].carried.cards) == 5


@rule("HW-14.4")
def test_a_bonus_counts_only_while_it_is_carried() -> None:
    match = table("rolling_pin")
    assert bonus(match.s, match[1], RED, MINION) == 1
    assert match[1].strength == 3
    drop(match.s, match[1], match.card("rolling_pin"))
    assert bonus(match.s, match[1], RED, MINION) == 0


@rule("HW-14.5")
def test_a_power_may_cost_an_action() -> None:
    match = table("dinner_gong")
    match.lay("long_hall", 0, -1)
    match.stand(2, "long_hall")
    assert "use:dinner_gong" in keys(for_an_action(match.s, match[1]))
    assert "use:dinner_gong" not in keys(for_nothing(match.s, match[1]))


@rule("HW-14.6", "HW-12.4")
def test_without_charges_a_prop_does_nothing_but_can_be_redeemed() -> None:
    match = table("trained_ferrets")
    assert bonus(match.s, match[1], RED, MINION) == 1
    match.s.charges["trained_ferrets"] = 0
    assert bonus(match.s, match[1], RED, MINION) == 0
    assert redeemable(match.s, match[1]) == [match.card("trained_ferrets")]


@rule("HW-14.7", "HW-19.25")
def test_only_a_prop_with_a_range_shoots() -> None:
    match = table("umbrella")
    match.lay("long_hall", 0, -1)
    match.stand(2, "long_hall")
    assert "shoot:1:umbrella" not in keys(attacks(match.s, match[1]))
    match.carry(1, "cork_rifle")
    assert "shoot:1:cork_rifle" in keys(attacks(match.s, match[1]))


@rule("HW-b-120")
def test_charges_stay_when_a_prop_changes_hands() -> None:
    match = table("smelling_salts")
    match[1].spirit = 1
    match.run(use(match.s, match[1], match.card("smelling_salts").side))
    drop(match.s, match[1], match.card("smelling_salts"))
    match.s.used = []
    match.run(take(match.s, match[2], match.card("smelling_salts")))
    assert match.s.charges["smelling_salts"] == 1


@rule("HW-2.5", "HW-b-105")
def test_a_crushed_spirit_picks_up_nothing() -> None:
    match = table()
    match.put("umbrella", "start")
    match[1].spirit = 0
    assert keys(for_nothing(match.s, match[1])) == []


@rule("HW-3.3", "HW-14.1")
def test_what_the_dead_carried_lies_where_they_fell() -> None:
    match = table("umbrella")
    match.run(die(match.s, match[1]))
    assert match.s.lies["umbrella"] is match.s.start
    assert match[1].carried.cards == []
