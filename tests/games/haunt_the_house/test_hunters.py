"""HTH-1.2: the table of hunters, and how evenly it is made."""

from __future__ import annotations

from collections import Counter
from itertools import product

from seance.games.haunt_the_house.box.hunters import HUNTERS
from seance.games.haunt_the_house.cards import GEAR, KINDS, Hunter
from tests.rules import card, rule

LIGHTS, TOOLS = GEAR[:4], GEAR[4:]


def combinations(shape: list[int]) -> list[tuple[int, ...]]:
    """What the hunters fear whose combination has this shape, as counts of Bump, Chill, Creak and Moan."""
    return sorted(tuple(hunter.needs) for hunter in HUNTERS if sorted(hunter.needs) == sorted(shape))


def needed(hunters: list[Hunter]) -> list[int]:
    """How often some hunters together fear each kind."""
    return [sum(hunter.needs[kind] for hunter in hunters) for kind in range(4)]


@rule("HTH-1.2")
@card("hunter:*")
def test_hunters_fear_four_scares_each() -> None:
    assert len({hunter.key for hunter in HUNTERS}) == len(HUNTERS)
    assert all(sum(hunter.needs) == 4 for hunter in HUNTERS)


@card("hunter:*")
def test_no_two_hunters_fear_the_same() -> None:
    assert len({tuple(hunter.needs) for hunter in HUNTERS}) == len(HUNTERS)


@card("hunter:*")
def test_all_six_pairs_of_pairs_are_there() -> None:
    assert combinations([2, 2, 0, 0]) == sorted(each for each in product((0, 2), repeat=4) if sum(each) == 4)


@card("hunter:*")
def test_all_twelve_pairs_with_two_singles_are_there() -> None:
    wanted = [each for each in product((0, 1, 2), repeat=4) if sorted(each) == [0, 1, 1, 2]]
    assert combinations([2, 1, 1, 0]) == sorted(wanted)
    assert len(wanted) == 12


@card("hunter:*")
def test_six_fear_three_of_one_kind_and_one_of_another() -> None:
    threes = {
        (KINDS[needs.index(3)], KINDS[needs.index(1)])
        for needs in (hunter.needs for hunter in HUNTERS)
        if 3 in needs
    }
    assert threes == {
        ("chill", "bump"),
        ("chill", "moan"),
        ("creak", "bump"),
        ("creak", "moan"),
        ("bump", "moan"),
        ("moan", "bump"),
    }


@card("hunter:*")
def test_every_scare_is_needed_twenty_four_times() -> None:
    assert needed(list(HUNTERS)) == [24, 24, 24, 24]


@rule("HTH-1.2")
@card("hunter:*")
def test_sixteen_carry_two_pieces_of_gear_and_eight_carry_one_and_two_skulls() -> None:
    assert Counter(len(hunter.gear) for hunter in HUNTERS) == {2: 16, 1: 8}
    assert all(hunter.skulls == 2 for hunter in HUNTERS if len(hunter.gear) == 1)


@card("hunter:*")
def test_of_those_with_two_pieces_only_the_threes_have_a_skull() -> None:
    for hunter in HUNTERS:
        if len(hunter.gear) == 2:
            assert hunter.skulls == (1 if 3 in hunter.needs else 0), hunter.key


@card("hunter:*")
def test_every_gear_is_carried_five_times() -> None:
    assert Counter(gear for hunter in HUNTERS for gear in hunter.gear) == dict.fromkeys(GEAR, 5)


@card("hunter:*")
def test_every_light_goes_with_every_tool_once_and_every_gear_once_alone() -> None:
    pairs = [tuple(hunter.gear) for hunter in HUNTERS if len(hunter.gear) == 2]
    assert sorted(pairs) == sorted(product(LIGHTS, TOOLS))
    assert sorted(hunter.gear[0] for hunter in HUNTERS if len(hunter.gear) == 1) == sorted(GEAR)


@card("hunter:*")
def test_the_carriers_of_each_gear_fear_every_scare_five_times() -> None:
    for gear in GEAR:
        assert needed([hunter for hunter in HUNTERS if gear in hunter.gear]) == [5, 5, 5, 5], gear


@card("hunter:*")
def test_the_two_skull_hunters_fear_every_scare_eight_times() -> None:
    assert needed([hunter for hunter in HUNTERS if hunter.skulls == 2]) == [8, 8, 8, 8]


@card("hunter:*")
def test_the_hunters_have_twenty_two_skulls_between_them() -> None:
    assert sum(hunter.skulls for hunter in HUNTERS) == 22
