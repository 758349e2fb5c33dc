"""HW-19.14 to HW-19.17, HW-19.25 to HW-19.29: attacks on players, in one room and from afar."""

from __future__ import annotations

from seance.games.house_of_whack.actions import do, for_an_action
from seance.games.house_of_whack.cards import BLUE, CLOUD, RED, WEAPON, HouseRule, RoomTile
from seance.games.house_of_whack.deed import NO_ATTACKS, WITS, Power
from seance.games.house_of_whack.harm import STATS
from seance.games.house_of_whack.pieces import Bolt
from seance.games.house_of_whack.quarrels import Attack, attack, attacks, shots
from seance.games.house_of_whack.whacking import may_draw
from tests.games.house_of_whack.kit import Table
from tests.games.house_of_whack.own_cards import (
    arcana,
    bear,
    fiend,
    hold,
    room,
    set_down,
    somebody,
    table,
    thing,
)
from tests.rules import rule


def keys(t: Table) -> list[str]:
    return [option.key for option in attacks(t.s, t[1])]


def by_force(t: Table) -> Attack:
    """The first seat attacks the second with Strength."""
    return Attack("attack", t[2], STATS[RED])


def by_wits(t: Table) -> Attack:
    return Attack("attack", t[2], STATS[BLUE])


@rule("HW-19.14", "HW-b-85")
def test_whoever_is_in_the_same_room_can_be_attacked_even_on_start() -> None:
    t = table()
    t[3].room = room(t, "away", 0, -1)
    assert keys(t) == [f"attack:{t[2].key}:red"]
    assert keys(t)[0] in [option.key for option in for_an_action(t.s, t[1])]


@rule("HW-b-85")
def test_no_safety_on_the_cloud() -> None:
    t = table(2)
    cloud = RoomTile("puff", "puff", "", special=CLOUD)
    t[1].room = t[2].room = cloud
    t.s.grid.open_floor()
    assert [option.key for option in attacks(t.s, t[1])] == [f"attack:{t[2].key}:red"]


@rule("HW-19.14")
def test_spirit_where_a_power_says_so() -> None:
    t = table(2)
    bear(t, 1, somebody("friend", ally=(Power(WITS),)))
    assert keys(t) == [f"attack:{t[2].key}:red", f"attack:{t[2].key}:blue"]


@rule("HW-19.14")
def test_a_house_rule_may_forbid_it() -> None:
    t = table()
    t.s.rules.add(HouseRule("peace", "peace", "", (Power(NO_ATTACKS),)))
    assert keys(t) == []


@rule("HW-19.15", "HW-19.16")
def test_strength_takes_a_prop_or_a_life() -> None:
    t = table()
    t.stats(1, 5, 3, 4)
    bear(t, 2, thing("cane"), somebody("friend"))
    hold(t, 2, arcana("kept"))
    t.run(attack(t.s, t[1], by_force(t)), "-", "take:cane")
    assert [card.key for card in t[1].carried.cards] == ["cane"]
    assert t[2].life == 4
    assert t.asked[-1].keys() == ["take:cane", "wound"]
    t.run(attack(t.s, t[1], by_force(t)), "-")
    assert t[2].life == 3


@rule("HW-19.16")
def test_spirit_takes_a_card_of_ones_choice_or_a_point_of_spirit() -> None:
    t = table()
    t.stats(1, 3, 5, 4)
    bear(t, 2, thing("cane"))
    hold(t, 2, arcana("dull"), arcana("bright"))
    t.run(attack(t.s, t[1], by_wits(t)), "-", "rob", "bright")
    assert [card.key for card in t[1].hand.cards] == ["bright"]
    t.run(attack(t.s, t[1], by_wits(t)), "-", "-", "wound")
    assert (t[2].spirit, t[2].life) == (2, 4)


@rule("HW-19.16")
def test_only_the_two_of_them_know_which_card_was_taken() -> None:
    t = table()
    t.stats(1, 3, 5, 4)
    hold(t, 2, arcana("bright"))
    t.run(attack(t.s, t[1], by_wits(t)), "-", "rob", "bright")
    assert t[1].hand.knows(0, 1)
    assert not t[1].hand.knows(0, 2)


@rule("HW-19.17", "HW-5.8")
def test_a_token_is_replaced_by_ones_own_and_still_blocks() -> None:
    """Section d, 4: the room holds a token before and after."""
    t = table()
    t.stats(1, 5, 3, 4)
    t.s.tokens[t.s.start.key] = 1
    t[2].supply = 11
    assert not may_draw(t.s, t[1])
    t.run(attack(t.s, t[1], by_force(t)), "token")
    assert t.s.tokens == {t.s.start.key: 0}
    assert (t[1].supply, t[2].supply) == (11, 12)
    assert not may_draw(t.s, t[1])


@rule("HW-19.17", "HW-b-16")
def test_without_a_token_in_supply_there_is_nothing_to_replace_it_with() -> None:
    t = table()
    t.stats(1, 5, 3, 4)
    t.s.tokens[t.s.start.key] = 1
    t[1].supply = 0
    t.run(attack(t.s, t[1], by_force(t)))
    assert t.s.tokens == {t.s.start.key: 1}
    assert t[2].life == 3


@rule("HW-b-31")
def test_a_defender_who_wins_takes_the_reward() -> None:
    t = table()
    t.stats(2, 5, 3, 4)
    bear(t, 1, thing("cane"))
    t.run(attack(t.s, t[1], by_force(t)), "take:cane")
    assert [card.key for card in t[2].carried.cards] == ["cane"]


@rule("HW-b-32", "HW-14.3")
def test_what_is_too_much_is_dropped_at_once() -> None:
    t = table()
    t.stats(1, 5, 3, 4)
    bear(t, 1, thing("old", WEAPON))
    bear(t, 2, thing("new", WEAPON))
    t.run(attack(t.s, t[1], by_force(t)), "take:new", "old")
    assert [card.key for card in t[1].carried.cards] == ["new"]
    assert t.s.lies == {"old": t.s.start}


@rule("HW-b-33", "HW-3.3")
def test_a_loser_with_one_life_may_die_and_then_props_lie_in_the_room() -> None:
    t = table()
    t.stats(1, 5, 3, 4)
    t.stats(2, 3, 3, 1)
    bear(t, 2, thing("cane"))
    t.run(attack(t.s, t[1], by_force(t)), "wound")
    assert t[2].dead
    assert not t[1].carried.cards
    assert t.s.lies == {"cane": t.s.start}


@rule("HW-b-105")
def test_a_crushed_winner_takes_no_prop() -> None:
    t = table()
    t.stats(1, 5, 0, 4)
    bear(t, 2, thing("cane"))
    t.run(attack(t.s, t[1], by_force(t)))
    assert t[2].life == 3
    assert t[2].carried.cards


@rule("HW-19.12")
def test_a_draw_can_be_tried_again_in_ones_own_turn_only() -> None:
    t = table()
    t.run(attack(t.s, t[1], by_force(t)), "yes", "no")
    assert t.s.actions == 1
    t.s.active = 2
    t.run(attack(t.s, t[1], by_force(t)))
    assert t.s.actions == 1


# --- from afar ------------------------------------------------------------------------------------------


def gallery(reach: int = 2) -> Table:
    """Start, and two rooms north of it in a row; the second seat stands in the farther one, with a coat."""
    t = table()
    room(t, "near", 0, -1)
    t[2].room = room(t, "far", 0, -2)
    t[3].room = room(t, "aside", 1, -1)
    bear(t, 1, thing("bow", reach=reach))
    bear(t, 2, thing("coat", "wearable"))
    return t


def shot(t: Table) -> list[str]:
    return [option.key for option in shots(t.s, t[1])]


def shoot(t: Table, *answers: str) -> None:
    option = next(option for option in shots(t.s, t[1]) if option.verb == "shoot")
    assert isinstance(option, Attack)
    t.run(do(t.s, t[1], option), *answers)


@rule("HW-19.25", "HW-19.26", "HW-19.27", "HW-b-28", "HW-b-29", "HW-b-27")
def test_range_counts_rooms_in_a_straight_row() -> None:
    """The target's room counts, one's own does not; who stands round a corner is safe, and so are Minions."""
    t = gallery(2)
    set_down(t, fiend(), t.s.grid.tiles[t.s.grid.spots["near"]])
    assert shot(t) == [f"shoot:{t[2].key}:bow"]
    assert shot(gallery(1)) == []


@rule("HW-b-28")
def test_whoever_stands_between_does_not_block() -> None:
    t = gallery()
    t[3].room = t.s.grid.tiles[t.s.grid.spots["near"]]
    assert shot(t) == [f"shoot:{t[2].key}:bow", f"shoot:{t[3].key}:bow"]


@rule("HW-19.27", "HW-b-28")
def test_a_locked_door_between_is_in_the_way() -> None:
    """Section d, 5."""
    t = gallery()
    near = t.s.grid.tiles[t.s.grid.spots["near"]]
    t.s.bolts = [Bolt(near, 0, RED, 3, 1)]
    assert shot(t) == []
    t.s.bolts = []
    assert len(shot(t)) == 1


@rule("HW-19.28", "HW-b-109")
def test_a_ranged_win_costs_a_life_and_nothing_else() -> None:
    """Section d, 5: 8 against 6, and no Prop may be taken, nor a token replaced."""
    t = gallery()
    t.stats(1, 8, 3, 4)
    t.stats(2, 6, 3, 4)
    t.s.tokens["far"] = 1
    shoot(t)
    assert t[2].life == 3
    assert t[2].carried.cards
    assert t.s.tokens == {"far": 1}
    assert t.s.charges["bow"] == 2
    assert "spoils" not in t.names()


@rule("HW-19.29", "HW-b-30", "HW-b-109")
def test_a_ranged_loss_is_a_draw_and_another_try_costs_a_charge_too() -> None:
    """Section d, 5: 6 against 8."""
    t = gallery()
    t.stats(1, 6, 3, 4)
    t.stats(2, 8, 3, 4)
    shoot(t, "yes", "no")
    assert (t[1].life, t[2].life) == (4, 4)
    assert t.s.charges["bow"] == 1
    assert t.s.actions == 1
    assert t.told()[-1] == "draw"


@rule("HW-19.25", "HW-b-109")
def test_without_a_charge_there_is_no_shot() -> None:
    t = gallery()
    t.s.charges["bow"] = 0
    assert shot(t) == []


@rule("HW-b-109")
def test_in_the_same_room_it_is_an_ordinary_attack() -> None:
    t = gallery()
    t[2].room = t.s.start
    assert shot(t) == []
    assert keys(t) == [f"attack:{t[2].key}:red"]


@rule("HW-19.28")
def test_with_wits_one_shoots_with_spirit_too() -> None:
    t = gallery()
    t.stats(1, 1, 9, 4)
    bear(t, 1, somebody("friend", ally=(Power(WITS),)))
    assert shot(t) == [f"shoot:{t[2].key}:bow", f"hex:{t[2].key}:bow"]
    hexing = shots(t.s, t[1])[1]
    t.run(do(t.s, t[1], hexing))
    assert (t[2].spirit, t[2].life) == (2, 4)
    assert t.s.charges["bow"] == 2
