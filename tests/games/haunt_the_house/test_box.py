"""HTH-1: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from seance.games.haunt_the_house import GAME
from seance.games.haunt_the_house.box.hunters import TROPHIES
from seance.games.haunt_the_house.box.phantoms import KINDS, PHANTOMS
from seance.games.haunt_the_house.box.rooms import POWERS, ROOMS
from seance.games.haunt_the_house.cards import COLOURS, SCARES, full_deck
from seance.kernel.errors import BadSettings
from seance.kernel.match import Match
from seance.kernel.rulebook import rulebook
from tests.games.haunt_the_house.house import GREEN, PURPLE, census, house, points, scored, state
from tests.rules import card, rule, stated

CONTENTS = {
    "scare": stated("haunt_the_house", "HTH-1.1", "cards"),
    "hunter": stated("haunt_the_house", "HTH-1.2", "ghost hunters"),
    "room": stated("haunt_the_house", "HTH-1.4", "rooms"),
    "phantom": stated("haunt_the_house", "HTH-1.4", "phantoms"),
    "trophy": stated("haunt_the_house", "HTH-1.4", "trophies"),
}


def new(**settings: object) -> Match:
    return Match(GAME, GAME.settings(settings), 1)


@rule("HTH-1", "HTH-1.1", "HTH-1.2", "HTH-1.4")
def test_five_ghosts_put_the_whole_box_on_the_table() -> None:
    nouns = Counter[str]()
    for key, number in census(new(players=5)).items():
        nouns[GAME.cards[key].noun] += number
    assert nouns == CONTENTS


@rule("HTH-1.0")
def test_two_to_five_ghosts_play() -> None:
    assert GAME.players() == (2, 3, 4, 5)


@rule("HTH-1.0")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_or_more_ghosts_are_turned_away(players: int) -> None:
    with pytest.raises(BadSettings):
        new(players=players)


@rule("HTH-1.0")
def test_the_game_comes_in_two_versions() -> None:
    assert new(version="full").view()["full"]
    assert not new(version="beginner").view()["full"]


@rule("HTH-1.0")
def test_the_rules_say_for_how_long_and_from_what_age() -> None:
    text = rulebook("haunt_the_house").paragraphs["HTH-1.0"]
    assert "from eight years up" in text
    assert "half an hour" in text


@rule("HTH-1.1")
@card("scare:*")
def test_scares_are_five_decks_of_four_times_four() -> None:
    decks = [Counter(scare.key for scare in full_deck(owner)) for owner in range(5)]
    assert sum(deck.total() for deck in decks) == CONTENTS["scare"]
    for colour, deck in zip(COLOURS, decks, strict=True):
        assert deck == {f"{colour}-bump": 4, f"{colour}-chill": 4, f"{colour}-creak": 4, f"{colour}-moan": 4}


@rule("HTH-1.1")
@card("scare:*")
def test_fronts_differ_by_colour_and_backs_tell_no_kind() -> None:
    assert len({scare.key for deck in SCARES for scare in deck}) == 20
    assert all(len({scare.pool for scare in deck}) == 1 for deck in SCARES)


@rule("HTH-1.3", "HTH-b-21")
def test_a_skull_is_a_point_even_beyond_the_fifty_five_in_the_box() -> None:
    final = scored("purple.skulls = 60\ngreen.skulls = 5")
    assert points(final.scores[PURPLE])["tokens"] == 60
    assert points(final.scores[GREEN])["tokens"] == 5


@rule("HTH-1.3")
def test_the_rules_count_thirty_ones_and_five_fives() -> None:
    text = rulebook("haunt_the_house").paragraphs["HTH-1.3"]
    assert "thirty tokens worth one skull" in text
    assert "five worth five skulls" in text


@rule("HTH-1.4")
def test_there_is_a_marker_colour_for_each_of_five_ghosts() -> None:
    assert GAME.seat_names == ("Purple", "Green", "Yellow", "Pink", "Blue")


@rule("HTH-1.4")
def test_every_room_has_a_power_of_its_own() -> None:
    assert len({room.key for room in ROOMS}) == len(ROOMS)
    assert POWERS.keys() == {room.key for room in ROOMS}
    assert len({room.text for room in ROOMS}) == len({power for _, power in POWERS.values()}) == len(ROOMS)


@rule("HTH-1.4")
def test_the_book_gives_away_a_music_room_and_names_a_laboratory() -> None:
    texts = {room.key: room.text for room in ROOMS}
    assert "Gain a skull." in texts.values()
    assert "laboratory" in texts


@rule("HTH-1.4")
def test_there_are_two_phantoms_of_each_kind() -> None:
    counts = Counter(phantom.key for phantom in PHANTOMS)
    assert counts == {phantom.key: 2 for phantom in KINDS}
    assert counts.total() == CONTENTS["phantom"]
    assert {"vanishing", "sneaky"} < counts.keys()


@rule("HTH-1.4")
def test_some_phantoms_add_skulls_and_some_take_them_away() -> None:
    skulls = [phantom.skulls for phantom in KINDS]
    assert min(skulls) == -2
    assert max(skulls) == 2


@rule("HTH-1.4", "HTH-b-25")
@card("trophy:*")
def test_trophies_show_every_gear_once_lights_on_red_and_tools_on_blue() -> None:
    assert {trophy.gear for trophy in TROPHIES if trophy.colour == "red"} == {
        "candle",
        "flashlight",
        "lantern",
        "torch",
    }
    assert {trophy.gear for trophy in TROPHIES if trophy.colour == "blue"} == {
        "crowbar",
        "key",
        "map",
        "rope",
    }
    assert len(TROPHIES) == CONTENTS["trophy"]


@rule("HTH-7.6", "HTH-b-27")
def test_two_rooms_and_three_kinds_of_phantom_attack() -> None:
    assert {room.key for room in ROOMS if room.attack} == {"cellar", "long_gallery"}
    assert {phantom.key for phantom in KINDS if phantom.attack} == {"grasping", "gusty", "howling"}


def test_a_scene_keeps_every_card_in_exactly_one_place() -> None:
    scene = "1.hidden: green-moan\npurple.hunters: biscuit\npurple.phantoms: bold bold"
    assert census(house(scene)) == census(new())
    assert len(state(house(scene)).phantoms.cards) == len(PHANTOMS) - 2
