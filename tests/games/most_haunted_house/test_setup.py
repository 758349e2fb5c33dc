"""AM-5: how a night begins, and what holds all night."""

from __future__ import annotations

from collections import Counter

from seance import new_match
from seance.games.most_haunted_house import GAME
from seance.games.most_haunted_house.box.tokens import COUNTS
from seance.games.most_haunted_house.setup import turn_order
from seance.kernel.dice import Dice
from seance.kernel.zone import SPECTATOR
from tests.facts import bare
from tests.games.most_haunted_house.night import ONE, TWO, act, census, cycle, hand, night, options, state
from tests.rules import rule


@rule("AM-5", "AM-5.1", "AM-5.3", "AM-7", "AM-b-1", "AM-b-2")
def test_how_a_night_begins() -> None:
    match = new_match("most_haunted_house", seed=11)
    s = state(match)
    assert (s.cycle, s.proof, s.present.cards) == (0, 0, [])
    assert Counter(s.tokens.values()) == COUNTS
    assert [me.space for me in s.team] == ["gc10", "gd10", "ge10", "gf10"]
    assert [len(deck.cards) for deck in (s.hauntings, s.curses, s.charms)] == [20, 21, 24]
    assert all(me.hand.cards == [] for me in s.team)
    assert len({me.investigator.key for me in s.team}) == 4


@rule("AM-5.2")
def test_everybody_is_introduced_once() -> None:
    match = new_match("most_haunted_house", seed=11)
    dealt = {str(me.index): me.investigator.key for me in state(match).team}
    cycle(match)
    told = [bare(event.facts) for event in match.tale if event.name == "takes-part"]
    assert {facts["seat"]: facts["investigator"] for facts in told} == dealt
    assert len(told) == 4


@rule("AM-5.1", "AM-5.3")
def test_no_two_nights_are_alike() -> None:
    nights = [state(new_match("most_haunted_house", seed=seed)) for seed in range(6)]
    assert len({tuple(s.tokens.values()) for s in nights}) == 6
    assert len({tuple(card.key for card in s.charms.cards) for s in nights}) == 6
    assert len({tuple(s.order) for s in nights}) > 1


@rule("AM-5.4", "AM-b-33")
def test_from_the_highest_roll_to_the_lowest_and_equals_roll_again() -> None:
    dice = Dice(1)
    dice.script = [4, 17, 4, 9, 2, 12]
    assert turn_order(dice, [0, 1, 2, 3]) == [1, 3, 2, 0]


@rule("AM-b-40", "AM-b-3")
def test_everything_lies_open_but_the_decks() -> None:
    match = night("1.hand: glass_plate lead_soles")
    for eyes in (ONE, TWO, SPECTATOR):
        view = match.view(eyes)
        assert view["team"][ONE]["hand"] == ["glass_plate", "lead_soles"]
        assert len(view["tokens"]) == 29
        assert view["charms_left"] == 23


@rule("AM-b-35", "AM-1.1")
def test_there_are_always_four() -> None:
    assert new_match("most_haunted_house", seed=1).seats == 4


@rule("AM-b-41")
def test_nobody_gives_cards_away() -> None:
    match = night("1.hand: glass_plate rowan_twig\n1.space = gc9")
    assert not any(key.startswith("give") for key in options(match, ONE))


@rule("AM-b-42")
def test_a_one_and_a_twenty_are_numbers_at_a_haunting() -> None:
    match = night("present: demonic_voices\n1.space = ue1", [20])
    act(match, ONE, "face:demonic_voices")
    assert state(match).sums == {"demonic_voices": 20}


@rule("AM-b-39")
def test_an_empty_deck_gives_nothing() -> None:
    match = night("1.space = ga1\ntokens = ga1:5 gh1:5", [10])
    state(match).charms.cards.clear()
    before = census(match)
    match.answer(ONE, "search")
    assert (hand(match, ONE), census(match)) == ([], before)


@rule("AM-b-49", "AM-1.2", "AM-b-7")
def test_five_six_or_seven_proof_are_wanted() -> None:
    wanted = {each: night(difficulty=each).view()["goal"] for each in ("easy", "normal", "hard")}
    assert wanted == {"easy": 5, "normal": 6, "hard": 7}
    difficulty = next(setting for setting in GAME.choices if setting.key == "difficulty")
    assert (difficulty.default, set(difficulty.house)) == ("normal", {"easy", "hard"})
