from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import seance
from seance.kernel.dice import Dice
from seance.kernel.things import Card
from seance.kernel.zone import (
    ALL,
    NOBODY,
    OWNERS,
    SPECTATOR,
    Zone,
    all_cards,
    includes,
    known_cards,
    redeal_zones,
    seat_bit,
)

ADA, BRAM, CORA = range(3)
A, B, C, D = (Card(name, name.upper()) for name in "abcd")


def deck(*cards: Card, sees: int = NOBODY) -> Zone[Card]:
    return Zone("deck", sees, list(cards or (A, B, C)))


def keys(zone: Zone[Card]) -> str:
    return "".join(card.key for card in zone.cards)


# --- sets of seats -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [SPECTATOR, ADA, 39])
def test_all_is_everybody_and_nobody_is_no_one(seat: int) -> None:
    assert includes(ALL, seat)
    assert not includes(NOBODY, seat)


def test_a_set_holds_its_seats_and_never_a_spectator() -> None:
    both = seat_bit(ADA) | seat_bit(CORA)
    assert [includes(both, seat) for seat in (ADA, BRAM, CORA, SPECTATOR)] == [True, False, True, False]


# --- moving cards ------------------------------------------------------------------------------------


def test_the_top_is_the_end_of_the_list() -> None:
    zone = deck()
    zone.add(D)
    assert zone.draw() is D
    assert zone.draw() is C
    assert keys(zone) == "ab"


def test_put_under_lays_at_the_bottom() -> None:
    zone = deck()
    zone.put_under(D)
    assert keys(zone) == "dabc"


def test_take_removes_one_of_its_kind() -> None:
    zone = deck(A, B, A)
    assert zone.take(A) is A
    assert keys(zone) == "ba"


def test_take_at_removes_that_place() -> None:
    zone = deck(A, B, A)
    assert zone.take_at(1) is B
    assert keys(zone) == "aa"


def test_take_all_empties_the_place() -> None:
    zone = deck()
    assert zone.take_all() == [A, B, C]
    assert zone.cards == []


def test_taking_what_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="not in list"):
        deck().take(D)


def test_a_zone_is_known_by_its_name() -> None:
    assert deck().key == "deck"
    assert repr(deck()) == "<deck: a b c>"


# --- who knows what ----------------------------------------------------------------------------------


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    hand = deck(sees=seat_bit(ADA))
    assert hand.look(ADA) == ["a", "b", "c"]
    assert hand.look(BRAM) == [None, None, None]
    assert hand.look(SPECTATOR) == [None, None, None]


def test_an_open_row_is_seen_by_all_and_a_deck_by_nobody() -> None:
    assert deck(sees=ALL).look(SPECTATOR) == ["a", "b", "c"]
    assert deck(sees=NOBODY).look(ADA) == [None, None, None]


def test_owners_see_their_own_cards_wherever_they_lie() -> None:
    mixed = deck(Card("mine", "", owner=ADA), Card("yours", "", owner=BRAM), Card("stray", ""), sees=OWNERS)
    assert mixed.look(ADA) == ["mine", None, None]
    assert mixed.look(BRAM) == [None, "yours", None]
    assert mixed.look(SPECTATOR) == [None, None, None]


def test_show_lets_one_seat_know_one_card() -> None:
    zone = deck()
    zone.show(1, BRAM)
    assert zone.look(BRAM) == [None, "b", None]
    assert zone.look(ADA) == zone.look(SPECTATOR) == [None, None, None]


def test_two_seats_may_know_the_same_card() -> None:
    zone = deck()
    zone.show(1, BRAM)
    zone.show(1, CORA)
    assert [zone.knows(1, seat) for seat in (ADA, BRAM, CORA)] == [False, True, True]


def test_show_all_lets_one_seat_know_everything() -> None:
    zone = deck()
    zone.show_all(CORA)
    assert zone.look(CORA) == ["a", "b", "c"]
    assert zone.look(ADA) == [None, None, None]


def test_a_card_laid_openly_on_a_deck_stays_known() -> None:
    zone = deck()
    zone.add(D, known=ALL)
    assert zone.look(SPECTATOR) == [None, None, None, "d"]


def test_a_card_put_under_a_deck_stays_known_to_who_did_it() -> None:
    zone = deck()
    zone.put_under(D, known=seat_bit(ADA))
    assert zone.look(ADA) == ["d", None, None, None]
    assert zone.look(BRAM) == [None] * 4


def test_knowledge_moves_with_its_card() -> None:
    zone = deck()
    zone.show(1, ADA)
    zone.add(D)
    zone.put_under(D)
    assert zone.look(ADA) == [None, None, "b", None, None]
    zone.take_at(0)
    zone.draw()
    assert zone.look(ADA) == [None, "b", None]


def test_drawing_the_known_card_leaves_the_others_unknown() -> None:
    zone = deck()
    zone.show(2, ADA)
    zone.draw()
    zone.add(D)
    assert zone.look(ADA) == [None, None, None]


def test_a_card_taken_unseen_voids_what_was_known() -> None:
    zone = deck()
    zone.show(1, ADA)
    zone.take(C)
    assert zone.look(ADA) == [None, None]


def test_a_shuffle_voids_what_was_known() -> None:
    zone = deck()
    zone.show(1, ADA)
    zone.shuffle(Dice(1))
    assert zone.look(ADA) == [None, None, None]
    assert sorted(keys(zone)) == ["a", "b", "c"]


def test_taking_all_voids_what_was_known() -> None:
    zone = deck()
    zone.show(0, ADA)
    zone.take_all()
    zone.add(D)
    assert zone.look(ADA) == [None]


def test_a_copy_shares_nothing() -> None:
    zone = Zone("deck", NOBODY, [A, B], home="card")
    zone.show(0, ADA)
    twin = zone.copy()
    twin.show(1, ADA)
    twin.add(C)
    assert (twin.name, twin.sees, twin.home) == ("deck", NOBODY, "card")
    assert zone.look(ADA) == ["a", None]
    assert twin.look(ADA) == ["a", "b", None]


# --- re-deals ----------------------------------------------------------------------------------------

# Cards of a pool belong to one owner or to none: otherwise owners would know them by their backs.
OWNER = {"x": ADA, "y": BRAM, "z": -1}
POOLED = [Card(f"{pool}{number}", "", pool=pool, owner=OWNER[pool]) for pool in OWNER for number in range(3)]
MASKS = st.sampled_from([ALL, NOBODY, OWNERS, seat_bit(ADA), seat_bit(BRAM), seat_bit(ADA) | seat_bit(CORA)])


@st.composite
def places(draw: st.DrawFn) -> list[Zone[Card]]:
    """Some zones with any cards, of which any are known to any seats."""
    found = []
    for number in range(draw(st.integers(1, 4))):
        cards = draw(st.lists(st.sampled_from(POOLED), max_size=5))
        zone: Zone[Card] = Zone(f"zone{number}", draw(MASKS), cards)
        for index in range(len(cards)):
            if draw(st.booleans()):
                zone.show(index, draw(st.integers(ADA, CORA)))
        found.append(zone)
    return found


@given(places(), st.integers(SPECTATOR, CORA), st.integers(0, 2**30))
def test_a_redeal_looks_the_same_to_the_seat_and_loses_nothing(
    zones: list[Zone[Card]], seat: int, seed: int
) -> None:
    other = [zone.copy() for zone in zones]
    redeal_zones(other, seat, Dice(seed))
    assert [zone.look(seat) for zone in other] == [zone.look(seat) for zone in zones]
    assert all_cards(other) == all_cards(zones)
    assert known_cards(other, seat) == known_cards(zones, seat)
    assert [zone.known for zone in other] == [zone.known for zone in zones]


@given(places(), st.integers(0, 2**30))
def test_a_redeal_keeps_the_backs_where_they_are(zones: list[Zone[Card]], seed: int) -> None:
    backs = [[card.pool for card in zone.cards] for zone in zones]
    redeal_zones(zones, ADA, Dice(seed))
    assert [[card.pool for card in zone.cards] for zone in zones] == backs


def test_a_redeal_reaches_every_distribution_about_equally_often() -> None:
    counts: Counter[str] = Counter()
    for seed in range(1200):
        zones = [deck(A, B, sees=seat_bit(BRAM)), deck(C, sees=NOBODY), deck(D, sees=seat_bit(ADA))]
        redeal_zones(zones, ADA, Dice(seed))
        counts["/".join(keys(zone) for zone in zones)] += 1
    assert sorted(counts) == ["ab/c/d", "ac/b/d", "ba/c/d", "bc/a/d", "ca/b/d", "cb/a/d"]
    assert all(140 < count < 260 for count in counts.values())


def test_known_cards_counts_what_a_seat_can_point_at() -> None:
    zones = [deck(A, A, B, sees=seat_bit(ADA)), deck(A, C, sees=ALL)]
    zones[0].show(0, BRAM)
    assert known_cards(zones, ADA) == {"a": 3, "b": 1, "c": 1}
    assert known_cards(zones, BRAM) == {"a": 2, "c": 1}
    assert known_cards(zones, SPECTATOR) == {"a": 1, "c": 1}
    assert all_cards(zones) == {"a": 3, "b": 1, "c": 1}


# --- knowledge that moves ------------------------------------------------------------------------------


def test_a_card_that_slips_away_leaves_only_its_parties_sure_of_the_rest() -> None:
    zone = deck()
    zone.show_all(ADA)
    zone.show_all(BRAM)
    zone.slip(1, seat_bit(BRAM))
    assert [zone.knowers(index) for index in range(2)] == [seat_bit(BRAM)] * 2


def test_cards_are_taken_up_with_those_who_know_them() -> None:
    zone = deck()
    zone.show(1, CORA)
    other: Zone[Card] = Zone("other", NOBODY, [])
    for card, known in zone.take_up():
        other.add(card, known)
    assert not zone.cards
    assert [other.knows(index, CORA) for index in range(3)] == [False, True, False]


def test_a_card_turned_up_is_everybodys_and_turned_down_its_knowers() -> None:
    zone = deck()
    zone.turn_up(2)
    assert zone.face_up(2)
    assert zone.look(SPECTATOR) == [None, None, zone.cards[2].key]
    zone.turn_down(2, seat_bit(ADA))
    assert not zone.face_up(2)
    assert zone.look(SPECTATOR) == [None, None, None]
    assert zone.knows(2, ADA)


def test_nobody_outside_the_kernel_reads_or_writes_what_zones_know() -> None:
    """``zone.known`` is the kernel's; a call such as ``catalogue.known(name)`` is something else."""
    root = Path(seance.__file__).parent
    touched = [
        f"{path.relative_to(root)}:{node.lineno}"
        for path in root.rglob("*.py")
        if path.parent.name != "kernel"
        for tree in [ast.parse(path.read_text("utf-8"))]
        for called in [{id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}]
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "known" and id(node) not in called
    ]
    assert touched == []
