"""WO-1, WO-2 and WO-3.1: the box, the deal, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from seance.games.way_out import GAME
from seance.games.way_out.cards import ACES, JOKERS, PLAIN, ROOMS
from seance.games.way_out.setup import first_player
from seance.games.way_out.state import FACE_UP
from seance.kernel.dice import Dice
from seance.kernel.errors import BadSettings
from seance.kernel.rulebook import rulebook
from seance.kernel.snapshot import dump, restore
from seance.kernel.zone import ALL, SPECTATOR
from tests.games.way_out.house import ASH, MARLOW, WREN, act, asked, new, options, sheet, state
from tests.rules import card, rule

SEEDS = range(25)
EVERY_NUMBER = range(1, 9)
DECK = {1: 46, 2: 43, 3: 40, 4: 37, 5: 34, 6: 31, 7: 28, 8: 25}
LOWER = {1: 44, 2: 39, 3: 34, 4: 29, 5: 24, 6: 19, 7: 14, 8: 9}


@rule("WO-1", "WO-1.1", "WO-b-1")
def test_one_to_eight_can_play() -> None:
    assert GAME.players() == (1, 2, 3, 4, 5, 6, 7, 8)
    assert 48 - 4 - 8 * (2 + 1 + 2) == 4
    assert 48 - 4 - 9 * (2 + 1 + 2) < 0
    with pytest.raises(BadSettings):
        GAME.settings({"players": 9})


@rule("WO-1.2")
@card("room:*")
def test_fifty_two_cards_and_two_jokers() -> None:
    assert len(ROOMS) == len({room.key for room in ROOMS}) == 54
    assert Counter(room.suit for room in (*PLAIN, *ACES)) == {0: 13, 1: 13, 2: 13, 3: 13}
    assert len(JOKERS) == 2
    assert [room.title for room in ROOMS if room.key in {"hearts_7", "spades_king", "clubs_ace"}] == [
        "Seven of Hearts",
        "King of Spades",
        "Ace of Clubs",
    ]


@rule("WO-1.3")
def test_three_stats_and_no_question_answered() -> None:
    for seat in range(3):
        assert sheet(new(), seat)["answered"] == []
    text = rulebook("way_out").paragraphs["WO-1.3"]
    for question in ("WILL asks what you remember", "BODY what you bring", "FEAR what you are afraid of"):
        assert question in text


@rule("WO-2.1")
def test_the_stronger_of_body_and_will_starts_at_five_and_the_other_at_three() -> None:
    match = new()
    assert options(match, WREN) == ["strong-body", "strong-will"]
    act(match, MARLOW, "strong-will")
    act(match, WREN, "strong-body")
    act(match, ASH, "strong-will")
    sheets = [sheet(match, seat) for seat in range(3)]
    # A starting room may have changed the first player's stats by now.
    first = match.view()["active"]
    wanted = [(3, 5), (5, 3), (5, 3)]
    for seat in {0, 1, 2} - {first}:
        assert (sheets[seat]["will"], sheets[seat]["body"]) == wanted[seat]


@rule("WO-2.2")
@pytest.mark.parametrize("players", range(2, 9))
def test_fear_starts_at_the_number_of_players(players: int) -> None:
    assert {each["fear"] for each in new(players=players).view()["players"]} == {players}


@rule("WO-2", "WO-2.3", "WO-2.4")
def test_the_ace_of_diamonds_lies_in_the_middle_of_four_face_down_rooms() -> None:
    view = new().view()
    centre, *ring = view["rooms"][:5]
    assert (centre["card"], centre["open"], centre["free"]) == ("diamonds_ace", True, 0)
    assert centre["doors"] == [room["place"] for room in ring]
    for room in ring:
        assert (room["card"], room["open"], room["doors"], room["free"]) == (None, False, ["0"], 3)


@rule("WO-2.4")
def test_nobody_knows_the_ring_and_it_is_never_an_ace_or_a_joker() -> None:
    for seed in SEEDS:
        match = new(seed)
        assert all(room.plain for room in state(match).house.cards[1:5])
        for seat in range(SPECTATOR, 3):
            assert [room["card"] for room in match.view(seat)["rooms"][1:5]] == [None] * 4


@rule("WO-2.5", "WO-b-18", "WO-b-48")
def test_two_secret_doors_and_a_starting_room_each() -> None:
    for seed in SEEDS:
        match = new(seed, players=4)
        for seat in range(4):
            me = state(match).players[seat]
            assert len(me.secret.cards) == 2
            assert all(room.plain for room in me.secret.cards)
            start = match.view()["rooms"][5 + seat]
            assert (me.at, start["open"], start["doors"]) == (start["place"], True, [])
            assert state(match).house.cards[5 + seat].plain


@rule("WO-b-18")
def test_only_the_owner_sees_secret_doors() -> None:
    match = new()
    assert None not in sheet(match, WREN, WREN)["secret"]
    for eyes in (ASH, MARLOW, SPECTATOR):
        assert sheet(match, WREN, eyes)["secret"] == [None, None]


@rule("WO-2.6")
@pytest.mark.parametrize("players", EVERY_NUMBER)
def test_the_first_draws_are_plain_and_the_aces_and_jokers_lie_below(players: int) -> None:
    for seed in SEEDS:
        deck = state(new(seed, players)).deck.cards
        assert len(deck) == DECK[players]
        assert all(room.plain for room in deck[-2 * players :])
        below = deck[: -2 * players]
        assert len(below) == LOWER[players]
        special = {room.key for room in below if not room.plain}
        jokers = set() if players == 1 else {room.key for room in JOKERS}
        assert special == {"clubs_ace", "hearts_ace", "spades_ace"} | jokers


@rule("WO-2.6")
def test_four_players_have_eight_safe_draws_and_a_fear_of_four() -> None:
    match = new(players=4)
    assert match.view()["deck"] == 37
    assert match.view()["sure"] == 8
    assert [each["fear"] for each in match.view()["players"]] == [4, 4, 4, 4]


@rule("WO-2.6")
def test_an_ace_may_come_right_after_the_safe_draws() -> None:
    assert any(not state(new(seed)).deck.cards[-7].plain for seed in range(60))


@rule("WO-2.7")
def test_everybody_tells_the_last_thing_they_remember() -> None:
    match = new(quiet=False)
    for seat in range(3):
        act(match, seat, "strong-body")
    assert [(question.seat, question.name) for question in match.questions] == [
        (seat, "memory") for seat in range(3)
    ]
    for seat in (ASH, WREN, MARLOW):
        act(match, seat, f"I am seat {seat}.")
    memories = [event.facts for event in match.tale if event.name == "memory"]
    assert memories == [{"seat": {"seat": seat}, "words": f"I am seat {seat}."} for seat in range(3)]


@rule("WO-3", "WO-3.1")
def test_the_lowest_starting_room_begins_and_diamonds_come_before_clubs_hearts_and_spades() -> None:
    s = GAME.setup(GAME.settings({"players": 4}), Dice(1))
    by_key = {room.key: room for room in ROOMS}
    for starts, begins in (
        ("hearts_7 clubs_7 diamonds_9 spades_king", 1),
        ("hearts_7 clubs_7 diamonds_7 spades_7", 2),
        ("hearts_7 spades_7 diamonds_8 clubs_8", 0),
        ("hearts_king spades_queen diamonds_king clubs_3", 3),
    ):
        s.house.cards[5:9] = [by_key[key] for key in starts.split()]
        assert first_player(s).index == begins


@rule("WO-3.1")
def test_whoever_begins_is_the_first_to_be_asked_after_the_sheets_are_written() -> None:
    for seed in range(8):
        match = new(seed)
        for seat in range(3):
            act(match, seat, "strong-body")
        question = asked(match)
        assert question is not None
        assert question[1] == "effect" or question[0] == match.view()["active"]
        assert match.view()["active"] == first_player(state(match)).index


def test_what_lies_face_up_is_known_to_all() -> None:
    assert FACE_UP == ALL


def test_a_save_that_calls_the_maze_a_house_can_still_be_read() -> None:
    written = dump(GAME.setup(GAME.settings({}), Dice(1)))
    assert written["is"] == "Maze"
    assert dump(restore(GAME, {**written, "is": "House"})) == written
