"""Every Prop: what it adds, and what can be done with it."""

from __future__ import annotations

import pytest

from seance.games.house_of_whack.actions import for_an_action, for_nothing, use
from seance.games.house_of_whack.box.props import PROPS
from seance.games.house_of_whack.cards import BLUE, GREEN, LOCK, MINION, PLAYER, RED, TRAP, PropCard
from seance.games.house_of_whack.foes import may_evade
from seance.games.house_of_whack.harm import base, lose
from seance.games.house_of_whack.powers import bonus
from seance.games.house_of_whack.quarrels import Attack, attack, attacks
from seance.games.house_of_whack.turn import hand_limit, keep_house
from seance.games.house_of_whack.walking import ROLLING, WALKING, move
from seance.kernel.things import Option
from tests.games.house_of_whack.kit import Table
from tests.rules import card, rule

FOES = (MINION, PLAYER, TRAP, LOCK)
STRONG: dict[str, dict[str, int]] = {
    "rolling_pin": dict.fromkeys(FOES, 1),
    "candelabra": {**dict.fromkeys(FOES, 1), MINION: 2},
    "umbrella": {**dict.fromkeys(FOES, 1), PLAYER: 2},
    "portable_piano": dict.fromkeys(FOES, 3),
    "cork_rifle": {PLAYER: 1},
    "blunderbuss": {PLAYER: 2},
    "trained_ferrets": dict.fromkeys(FOES, 1),
    "skeleton_keys": {LOCK: 2},
}
CLEVER: dict[str, dict[str, int]] = {
    "cutting_remark": dict.fromkeys(FOES, 1),
    "false_moustache": dict.fromkeys(FOES, 1),
    "skeleton_keys": {LOCK: 2},
}
OTHERWISE = {
    "cutting_remark",
    "portable_piano",
    "ghost_sheet",
    "quilted_armour",
    "foil_tiara",
    "roller_skates",
    "forty_pockets",
    "smelling_salts",
    "everlasting_sandwich",
    "crystal_bowling_ball",
    "dinner_gong",
    "family_silver",
}
"""Those that are good for more than a bonus; each has a test below."""


def table(key: str) -> Table:
    """Three nobodies on Start, the first of them with a Prop."""
    match = Table()
    match.plain()
    match.carry(1, key)
    return match


def keys(found: list[Option]) -> list[str]:
    return [option.key for option in found]


@card(
    "rolling_pin", "candelabra", "umbrella", "portable_piano", "cork_rifle", "blunderbuss", "trained_ferrets"
)
@card("cutting_remark", "false_moustache", "skeleton_keys")
@rule("HW-1.4", "HW-14.4", "HW-19.3")
@pytest.mark.parametrize("prop", PROPS, ids=lambda prop: prop.key)
def test_what_it_adds_in_a_conflict(prop: PropCard) -> None:
    match = table(prop.key)
    for foe in FOES:
        assert bonus(match.s, match[1], RED, foe) == STRONG.get(prop.key, {}).get(foe, 0)
        assert bonus(match.s, match[1], BLUE, foe) == CLEVER.get(prop.key, {}).get(foe, 0)
    assert bonus(match.s, match[2], RED, PLAYER) == 0


def test_every_prop_is_good_for_something_shown_here() -> None:
    assert {*STRONG, *CLEVER, *OTHERWISE} == {prop.key for prop in PROPS}


@card("cutting_remark")
@rule("HW-19.14", "HW-14.5")
def test_a_cutting_remark_attacks_the_spirit() -> None:
    match = table("cutting_remark")
    assert "attack:1:blue" in keys(attacks(match.s, match[1]))
    assert "attack:0:red" in keys(attacks(match.s, match[2]))
    assert "attack:0:blue" not in keys(attacks(match.s, match[2]))


@card("cork_rifle", "blunderbuss", "trained_ferrets")
@rule("HW-12.5", "HW-14.7", "HW-19.26")
@pytest.mark.parametrize(("key", "far"), [("cork_rifle", 1), ("blunderbuss", 2), ("trained_ferrets", 2)])
def test_how_far_it_shoots(key: str, far: int) -> None:
    match = table(key)
    match.lay("long_hall", 0, -1)
    match.lay("auction_room", 0, -2)
    match.stand(2, "long_hall")
    match.stand(3, "auction_room")
    shots = keys(attacks(match.s, match[1]))
    assert f"shoot:1:{key}" in shots
    assert (f"shoot:2:{key}" in shots) == (far == 2)


@card("blunderbuss")
@rule("HW-12.4", "HW-14.6", "HW-19.28")
def test_the_last_charge_counts_in_the_conflict_that_it_pays_for() -> None:
    match = table("blunderbuss")
    match.s.drama.take_all()
    match.lay("long_hall", 0, -1)
    match.stand(2, "long_hall")
    match.s.charges["blunderbuss"] = 1
    (shot,) = [option for option in attacks(match.s, match[1]) if option.verb == "shoot"]
    assert isinstance(shot, Attack)
    match.run(attack(match.s, match[1], shot))
    assert (match[2].life, match.s.charges["blunderbuss"]) == (3, 0)
    assert bonus(match.s, match[1], RED, PLAYER) == 0


@card("portable_piano", "roller_skates")
@rule("HW-6.3", "HW-14.5")
@pytest.mark.parametrize(("key", "far"), [("portable_piano", "2"), ("roller_skates", "4"), ("umbrella", "3")])
def test_how_far_one_walks_with_it(key: str, far: str) -> None:
    match = table(key)
    match.run(move(match.s, match[1], WALKING), "done")
    assert [thing.key for thing in match.asked[0].about or []] == [far]


@card("family_silver")
@rule("HW-6.3", "HW-14.5")
def test_the_family_silver_takes_one_off_a_movement_roll() -> None:
    match = table("family_silver")
    match.dice(3)
    match.run(move(match.s, match[1], ROLLING), "go:start:5")
    assert [thing.key for thing in match.asked[0].about or []] == ["2"]


@card("ghost_sheet")
@rule("HW-17.4", "HW-14.5")
def test_a_sheet_evades_minions() -> None:
    match = table("ghost_sheet")
    assert may_evade(match.s, match[1])
    assert not may_evade(match.s, match[2])


@card("quilted_armour", "foil_tiara")
@rule("HW-14.5")
@pytest.mark.parametrize(("key", "colour", "left"), [("quilted_armour", GREEN, 3), ("foil_tiara", BLUE, 2)])
def test_it_takes_one_off_the_first_loss_of_a_turn(key: str, colour: str, left: int) -> None:
    match = table(key)
    for _ in range(2):
        match.run(lose(match.s, match[1], colour, 1, "HW-3.2"))
    assert base(match[1], colour) == left


@card("forty_pockets")
@rule("HW-4.4", "HW-14.5")
def test_forty_pockets_hold_a_card_more() -> None:
    match = table("forty_pockets")
    assert (hand_limit(match.s, match[1]), hand_limit(match.s, match[2])) == (4, 3)


@card("smelling_salts")
@rule("HW-12.1", "HW-12.4", "HW-14.6")
def test_smelling_salts_restore_the_spirit_twice() -> None:
    match = table("smelling_salts")
    salts = match.card("smelling_salts")
    assert "use:smelling_salts" not in keys(for_an_action(match.s, match[1]))
    for _ in range(2):
        match[1].spirit = 0
        assert "use:smelling_salts" in keys(for_an_action(match.s, match[1]))
        match.run(use(match.s, match[1], salts.side))
        assert match[1].spirit == 3
    match[1].spirit = 1
    assert "use:smelling_salts" not in keys(for_an_action(match.s, match[1]))
    assert match.card("smelling_salts") in match[1].carried.cards


@card("everlasting_sandwich")
@rule("HW-12.2", "HW-5.2", "HW-14.6")
def test_a_sandwich_feeds_one_for_three_turns() -> None:
    match = table("everlasting_sandwich")
    for _ in range(4):
        match.run(keep_house(match.s, match[1]))
    assert match[1].life == 7


@card("crystal_bowling_ball")
@rule("HW-5.10", "HW-14.5")
def test_a_bowling_ball_shows_two_cards_for_nothing_once_in_a_turn() -> None:
    match = table("crystal_bowling_ball")
    above, below = match.s.whack.cards[-1].key, match.s.whack.cards[-2].key
    assert "use:crystal_bowling_ball" in keys(for_nothing(match.s, match[1]))
    match.run(use(match.s, match[1], match.card("crystal_bowling_ball").side), below)
    assert [card.key for card in match.s.whack.cards[-2:]] == [above, below]
    assert "use:crystal_bowling_ball" not in keys(for_nothing(match.s, match[1]))


@card("dinner_gong")
@rule("HW-12.4", "HW-14.5")
def test_a_gong_brings_somebody_here() -> None:
    match = table("dinner_gong")
    match.lay("long_hall", 0, -1)
    match.stand(2, "long_hall")
    match.run(use(match.s, match[1], match.card("dinner_gong").side), "go:start:5")
    assert match[2].is_at(match.s.start, 4)
    assert match.s.charges["dinner_gong"] == 1
