"""What a ghost should value, judged from its seat."""

from __future__ import annotations

from itertools import product
from math import prod

import pytest

from seance.bots import HintsBot
from seance.games.haunt_the_house import GAME
from seance.games.haunt_the_house.box.hunters import HUNTERS
from seance.games.haunt_the_house.box.rooms import ROOMS
from seance.games.haunt_the_house.cards import Hunter
from seance.games.haunt_the_house.hints import ALLY, JUDGES, PHANTOM, POWER
from seance.games.haunt_the_house.judgement import (
    TEMPO,
    TRUST,
    Outlook,
    RoomOutlook,
    collection,
    counts,
    covered,
    hunter_worth,
    likelihood,
)
from seance.games.haunt_the_house.view import view
from seance.kernel.match import Match
from tests.games.haunt_the_house.house import FOUR, GREEN, PURPLE, house, state
from tests.games.haunt_the_house.words import messages

EVEN = [0.25, 0.25, 0.25, 0.25]


def outlook(match: Match, room: str = "music_room", seat: int = PURPLE) -> tuple[Outlook, RoomOutlook]:
    seen = Outlook(view(state(match), seat), seat)
    return seen, seen.room(room)


def liking(match: Match, seat: int = PURPLE) -> dict[str, float]:
    """The weight of every option of the question that is asked."""
    question = match.question(seat)
    assert question is not None
    return dict(zip(question.keys(), GAME.weigh(match.view(seat), question.frozen()), strict=True))


# --- the chance of a BOO ---------------------------------------------------------------------------


def test_a_boo_that_the_hand_can_finish_is_sure() -> None:
    seen, room = outlook(house("1.shown: green-bump green-bump green-moan"))
    assert room.chance(seen.hand) == 1.0


def test_a_boo_that_lacks_something_where_nothing_is_hidden_is_hopeless() -> None:
    seen, room = outlook(house("1.shown: green-bump green-bump green-moan\npurple.hand: chill"))
    assert room.chance(seen.hand) == 0.0


def test_an_unknown_scare_makes_a_boo_likely_but_not_sure() -> None:
    scene = "1.shown: green-bump green-bump green-moan\npurple.hand: chill\n1.hidden: yellow-moan"
    seen, room = outlook(house(scene))
    assert room.chance(seen.hand) == pytest.approx(TRUST / 2)


def test_a_scare_of_ones_own_is_counted_on() -> None:
    scene = "1.shown: green-bump green-bump green-moan\npurple.hand: chill\n1.hidden: purple-moan"
    seen, room = outlook(house(scene))
    assert room.chance(seen.hand) == 1.0
    assert room.my_correct == 1


def test_a_bluff_of_ones_own_is_not_counted_on() -> None:
    scene = "1.shown: green-bump green-bump green-moan\npurple.hand: chill\n1.hidden: purple-creak"
    seen, room = outlook(house(scene))
    assert room.chance(seen.hand) == 0.0
    assert room.my_correct == 0


def brute(short: list[int], cards: int, odds: list[float]) -> float:
    """Go through every way in which the unknown cards may have fallen."""
    return sum(
        prod(odds[kind] for kind in drawn)
        for drawn in product(range(4), repeat=cards)
        if all(drawn.count(kind) >= short[kind] for kind in range(4))
    )


@pytest.mark.parametrize("odds", [EVEN, [0.3, 0.3, 0.2, 0.2], [0.5, 0.5, 0.0, 0.0]])
@pytest.mark.parametrize("cards", range(5))
@pytest.mark.parametrize("short", [[0, 0, 0, 0], [1, 0, 0, 0], [2, 0, 1, 0], [1, 1, 0, 0], [1, 1, 1, 1]])
def test_the_chance_to_be_covered_is_counted_rightly(short: list[int], cards: int, odds: list[float]) -> None:
    assert covered(short[:], cards, odds) == pytest.approx(brute(short, cards, odds))


def test_asking_for_a_chance_changes_nothing() -> None:
    short = [2, 0, 1, 0]
    covered(short, 4, EVEN)
    assert short == [2, 0, 1, 0]


@pytest.mark.parametrize("hunter", HUNTERS, ids=lambda hunter: hunter.key)
def test_a_hidden_scare_is_of_some_kind_and_likelier_of_a_feared_one(hunter: Hunter) -> None:
    odds = likelihood(hunter.needs)
    assert sum(odds) == pytest.approx(1.0)
    feared = [chance for chance, need in zip(odds, hunter.needs, strict=True) if need]
    assert sum(feared) == pytest.approx(TRUST)


# --- what a hunter is worth ------------------------------------------------------------------------


def squares(gear: dict[str, int]) -> int:
    return sum(number**2 for number in gear.values())


@pytest.mark.parametrize("mine", [{}, {"candle": 1}, {"candle": 3, "rope": 2}, {"torch": 5, "map": 1}])
def test_a_hunter_is_worth_what_it_would_add_to_the_score(mine: dict[str, int]) -> None:
    for hunter in HUNTERS:
        then = dict(mine)
        for piece in hunter.gear:
            then[piece] = then.get(piece, 0) + 1
        points = squares(then) - squares(mine) + hunter.skulls
        assert hunter_worth(hunter, mine) == points + TEMPO, hunter.key


def test_ones_own_trophies_count_and_unknown_ones_do_not() -> None:
    match = house("purple.hunters: dr_volta\npurple.trophies: trophy_flashlight trophy_key")
    assert collection(match.view(PURPLE)["ghosts"][PURPLE]) == {"flashlight": 2, "key": 1}
    assert collection(match.view(GREEN)["ghosts"][PURPLE]) == {"flashlight": 1}


def test_unknown_scares_are_not_counted() -> None:
    assert counts(["green-bump", None, "green-moan", "green-bump"]) == [2, 0, 0, 1]


def test_a_hunter_who_is_nearer_to_running_is_a_better_prospect() -> None:
    far, _ = outlook(house())
    near, _ = outlook(house("1.shown: green-bump green-moan"))
    nearest, _ = outlook(house("1.shown: green-bump green-bump green-moan"))
    prospects = [seen.room("music_room").prospect(seen.hand) for seen in (far, near, nearest)]
    assert prospects == sorted(prospects)
    assert prospects[0] < prospects[2]


# --- choices ---------------------------------------------------------------------------------------


def test_a_sure_boo_is_liked_best() -> None:
    likings = liking(house("1.shown: green-bump green-bump green-moan"))
    assert max(likings, key=lambda key: likings[key]) == "boo:music_room"


def test_a_hopeless_boo_is_liked_least() -> None:
    likings = liking(house())
    boos = [weight for key, weight in likings.items() if key.startswith("boo:")]
    picks = [weight for key, weight in likings.items() if key.startswith("pick:")]
    assert max(boos) < min(picks)


def test_the_hunter_who_ends_the_game_is_liked_more_by_a_ghost_in_the_lead() -> None:
    scene = "1.shown: green-bump green-bump green-moan\npurple.hunters: biscuit auntie_purl lars_the_lucky\n"
    ahead = liking(house(scene + "purple.skulls = 20"))
    behind = liking(house(scene + "green.skulls = 20"))
    assert ahead["boo:music_room"] > behind["boo:music_room"]


def test_the_last_chance_is_taken_when_it_is_one() -> None:
    scene = f"1.shown: green-bump green-bump green-moan\nender = pink\npink.hunters: {FOUR}"
    likings = liking(house(scene))
    assert max(likings, key=lambda key: likings[key]) == "boo:music_room"
    assert likings["boo:music_room"] > likings["pass"]


def test_an_attack_is_dodged() -> None:
    match = house("1.room: cellar\ngreen.phantoms: vanishing")
    for step in ("pick:purple-bump", "show:cellar", "yes", "1"):
        match.answer(PURPLE, step)
    likings = liking(match, GREEN)
    assert likings["vanish:vanishing"] > likings["pass"]


def test_a_bot_in_a_hurry_takes_what_it_likes_best() -> None:
    match = house("1.shown: green-bump green-bump green-moan")
    question = match.question(PURPLE)
    assert question is not None
    token = HintsBot(GAME, seed=1, spread=0.001).answer(match.view(PURPLE), question.frozen())
    assert question.spell(token) == "boo:music_room"


def test_every_question_of_the_game_is_judged_and_no_other() -> None:
    assert {f"ask-{name}" for name in JUDGES} == {name for name in messages() if name.startswith("ask-")}


def test_every_room_and_every_phantom_has_a_value() -> None:
    assert POWER.keys() == {room.key for room in ROOMS}
    assert ALLY.keys() == PHANTOM.keys()
