"""b-44, b-47: what a roll comes to, and what can be done about it."""

from __future__ import annotations

from seance.games.most_haunted_house import GAME
from seance.kernel.words import Words
from tests.games.most_haunted_house.night import ONE, TWO, act, asked, hand, night, told
from tests.rules import card, rule


@rule("AM-b-44")
def test_every_roll_tells_its_sum_line_by_line() -> None:
    match = night(
        "1.space = ga1\n1.hand: cold_fingers\npresent: counting\ntokens = ga1:12 gh1:9\nturn = 1", [14]
    )
    events = act(match, ONE, "search")
    assert told(events)[:6] == ["searches", "rolls", "adds", "takes", "takes", "makes"]
    words = Words(GAME)
    lines = [words.event(seen) for event in events[1:6] if (seen := event.seen_by(ONE))]
    assert lines == [
        "First rolls 14.",
        "+2, the Photographer.",
        "−3, Cold Fingers.",
        "−2, Counting under the Bed.",
        "That makes 11 against 12.",
    ]
    assert match.view(TWO)["roll"] == {
        "seat": ONE,
        "deed": "search",
        "about": "ga1",
        "dice": [14],
        "die": 14,
        "parts": [
            {"card": "photographer", "amount": 2},
            {"card": "cold_fingers", "amount": -3},
            {"card": "counting", "amount": -2},
        ],
        "total": 11,
        "against": 12,
        "made": False,
    }


@rule("AM-b-44")
def test_a_roll_with_nothing_to_it_is_told_in_one_line() -> None:
    match = night("2.space = ga1\ntokens = ga1:12 gh1:9\nturn = 2", [14])
    assert told(act(match, TWO, "search"))[:3] == ["searches", "rolls", "finds"]


@rule("AM-6.4", "AM-b-47", "AM-b-12")
def test_a_bonus_is_declared_before_the_roll() -> None:
    match = night(
        "2.hand: rowan_twig\n2.space = ga1\ntokens = ga1:12 gh1:9\ncharms: bent_coin\nturn = 2", [7]
    )
    act(match, TWO, "trade:rowan_twig", "search")
    assert hand(match, TWO) == ["rowan_twig"]  # it was shuffled back, and shuffles keep the order here


@rule("AM-b-47")
def test_rolling_again_is_decided_after_the_die() -> None:
    match = night(
        "2.hand: bent_coin\n2.space = ga1\ntokens = ga1:12 gh1:9\ncharms: rowan_twig\nturn = 2", [3, 15]
    )
    act(match, TWO, "search")
    assert asked(match) == (TWO, "again")
    act(match, TWO, "again:bent_coin")
    assert hand(match, TWO) == ["bent_coin"]  # found again, on top of its deck
    assert match.view(TWO)["actions"] == 3


@card("demonic_voices")
@rule("AM-b-44", "AM-7.1")
def test_what_is_added_is_known_before_anybody_walks_there() -> None:
    scene = "present: demonic_voices\n1.space = {}"
    there, elsewhere = (night(scene.format(space)).view()["edge"] for space in ("uf2", "ga1"))
    assert there == elsewhere
    assert (there["search"], there["quiet"]) == (2 - 2, {"nursery": 2, "music_room": 2})
