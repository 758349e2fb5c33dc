"""HTH-2: setting the house up."""

from __future__ import annotations

import pytest

from seance.games.haunt_the_house import GAME
from seance.games.haunt_the_house.box.hunters import HUNTERS
from seance.games.haunt_the_house.box.phantoms import KINDS, PHANTOMS
from seance.games.haunt_the_house.box.rooms import ROOMS
from seance.kernel.match import Match
from seance.kernel.zone import SPECTATOR
from tests.games.haunt_the_house.house import GREEN, PURPLE, YELLOW, asked, ghost, hand, play_at_random, state
from tests.rules import rule

SEEDS = range(40)
NUMBERS = [(2, 3), (3, 4), (4, 4), (5, 5)]


def new(seed: int = 1, **settings: object) -> Match:
    return Match(GAME, GAME.settings(settings), seed)


@rule("HTH-2", "HTH-2.1", "HTH-2.2", "HTH-2.3", "HTH-2.4", "HTH-2.5")
def test_rooms_hunters_hands_trophies_and_a_ghost_who_begins() -> None:
    match = new(players=3)
    view = match.view()
    assert len(view["rooms"]) == 4
    assert all(room["hunter"] for room in view["rooms"])
    assert [len(each["hand"]) for each in view["ghosts"]] == [3, 3, 3]
    assert [len(each["trophies"]) for each in view["ghosts"]] == [2, 2, 2]
    assert asked(match) == (view["active"], "turn")


@rule("HTH-2.1")
@pytest.mark.parametrize(("players", "rooms"), NUMBERS)
def test_three_four_or_five_rooms_are_laid_out_and_the_others_form_the_stack(
    players: int, rooms: int
) -> None:
    view = new(players=players).view()
    assert len({room["room"] for room in view["rooms"]}) == rooms
    assert view["rooms_left"] == 9 - rooms


@rule("HTH-2.1")
def test_rooms_are_shuffled() -> None:
    assert len({new(seed).view()["rooms"][0]["room"] for seed in SEEDS}) == len(ROOMS)


@rule("HTH-2.2")
@pytest.mark.parametrize(("players", "rooms"), NUMBERS)
def test_a_hunter_stands_face_up_in_every_doorway(players: int, rooms: int) -> None:
    view = new(players=players).view(SPECTATOR)
    assert len({room["hunter"] for room in view["rooms"]} - {None}) == rooms
    assert view["hunters_left"] == len(HUNTERS) - rooms


@rule("HTH-2.2")
def test_hunters_are_shuffled() -> None:
    assert len({new(seed).view()["rooms"][0]["hunter"] for seed in SEEDS}) > 12


@rule("HTH-2.3")
def test_everybody_starts_with_three_scares_thirteen_in_the_deck_and_no_skulls() -> None:
    for seat in range(5):
        before = ghost(new(players=5), seat)
        assert (len(before["hand"]), before["deck"], before["discards"]) == (3, 13, 0)
        assert before["skulls"] == 0


@rule("HTH-2.3")
def test_nobody_else_sees_a_hand() -> None:
    match = new()
    assert None not in hand(match, PURPLE)
    for eyes in (GREEN, YELLOW, SPECTATOR):
        assert hand(match, PURPLE, eyes) == [None, None, None]


@rule("HTH-2.3")
def test_decks_are_shuffled() -> None:
    assert len({tuple(hand(new(seed), PURPLE)) for seed in SEEDS}) > 5


@rule("HTH-2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_a_red_and_a_blue_trophy(players: int) -> None:
    for seat in range(players):
        assert ghost(new(players=players), seat)["trophy_colours"] == ["blue", "red"]


@rule("HTH-2.4")
def test_trophies_are_their_owners_secret() -> None:
    match = new()
    assert None not in ghost(match, PURPLE)["trophies"]
    for eyes in (GREEN, YELLOW, SPECTATOR):
        assert ghost(match, PURPLE, eyes)["trophies"] == [None, None]


@rule("HTH-2.4", "HTH-b-23")
def test_five_ghosts_get_one_trophy_each_out_of_all_eight() -> None:
    reds = set()
    dealt = set()
    for seed in SEEDS:
        trophies = [ghost(new(seed, players=5), seat) for seat in range(5)]
        assert [len(each["trophies"]) for each in trophies] == [1] * 5
        reds.add(sum(each["trophy_colours"] == ["red"] for each in trophies))
        dealt.add(trophies[0]["trophies"][0])
    assert reds == {1, 2, 3, 4}
    assert len(dealt) == 8


@rule("HTH-b-24")
@pytest.mark.parametrize(("players", "left"), [(2, 4), (3, 2), (4, 0), (5, 3)])
def test_trophies_that_nobody_took_stay_hidden_to_the_end(players: int, left: int) -> None:
    match = new(players=players)
    play_at_random(match)
    unused = [state(match).red, state(match).blue]
    assert sum(len(zone.cards) for zone in unused) == left
    for seat in range(SPECTATOR, players):
        assert all(key is None for zone in unused for key in zone.look(seat))


@rule("HTH-2.5", "HTH-b-41")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chance_decides_who_begins(players: int) -> None:
    assert {asked(new(seed, players=players))[0] for seed in SEEDS} == set(range(players))


@rule("HTH-2.6")
def test_a_beginner_game_has_no_phantoms() -> None:
    match = new(version="beginner")
    play_at_random(match)
    assert not state(match).phantoms.cards
    assert all(ghost(match, seat)["phantoms"] == ghost(match, seat)["played"] == [] for seat in range(4))


@rule("HTH-2.6", "HTH-7.1")
def test_a_full_game_has_all_phantoms_shuffled_and_face_down() -> None:
    tops = {state(new(seed)).phantoms.cards[-1].key for seed in SEEDS}
    assert len(tops) > 7
    assert new().view()["phantoms_left"] == len(PHANTOMS)
    assert all(key is None for seat in range(SPECTATOR, 4) for key in state(new()).phantoms.look(seat))


@rule("HTH-7.6", "HTH-b-27")
def test_without_attacks_seven_rooms_are_enough_even_for_five_ghosts() -> None:
    match = new(players=5, attacks=False)
    assert match.view()["rooms_left"] == 2
    play_at_random(match)
    assert match.over
    rooms = {room.key for zone in GAME.zones(state(match)) for room in zone.cards if room.noun == "room"}
    assert rooms == {room.key for room in ROOMS} - {"cellar", "long_gallery"}


@rule("HTH-7.6")
def test_without_attacks_nobody_needs_to_vanish() -> None:
    phantoms = {phantom.key for phantom in state(new(attacks=False)).phantoms.cards}
    assert phantoms == {phantom.key for phantom in KINDS} - {"grasping", "gusty", "howling", "vanishing"}
