from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seance.kernel.answers import read_answer
from seance.kernel.dice import Dice
from seance.kernel.errors import BrokenRule
from seance.kernel.facts import Count, Named
from seance.kernel.question import NUMBER, SOME, TEXT, Question, ask_number, ask_one, ask_some, choose
from seance.kernel.run import Run
from seance.kernel.things import NO, YES, Card, Option, Seat
from tests.kernel.minis import BIDS, EPITAPH, VISIT
from tests.kernel.parlour import CARD, CARDS, Parlour, asked, at_random, dealt, mini, play, room

ME = Seat(1)
BELL, BOO, CANDLE = CARD["bell"], CARD["boo"], CARD["candle"]


def text(default: str = "Boo.", longest: int = 10) -> Question:
    question = Question(ME.index, "say", "T-1", TEXT, [])
    question.low, question.high, question.default = 0, longest, default
    return question


# --- one, some, a number, a text -----------------------------------------------------------------------


def test_one_of_a_list_is_the_very_thing_that_was_offered() -> None:
    question = ask_one(ME, "ring", "T-1", [BELL, BOO])
    assert question.value(1) is BOO
    assert question.spell(1) == "boo"
    assert question.keys() == ["bell", "boo"]
    assert question.fallback() == 0


def test_a_subset_comes_as_a_list() -> None:
    question = ask_some(ME, "pack", "T-1", [BELL, BOO, CANDLE], low=2)
    assert question.value((0, 2)) == [BELL, CANDLE]
    assert question.spell((0, 2)) == ["bell", "candle"]
    assert question.fallback() == (0, 1)
    assert (question.kind, question.low, question.high) == (SOME, 2, 3)


def test_a_number_is_itself() -> None:
    question = ask_number(ME, "candles", "T-1", 2, 5)
    assert question.value(4) == 4
    assert question.spell(4) == "4"
    assert question.fallback() == 2
    assert (question.kind, question.low, question.high) == (NUMBER, 2, 5)


def test_a_text_is_itself_and_has_a_default() -> None:
    assert text().value("Hu!") == "Hu!"
    assert text().spell("Hu!") == "Hu!"
    assert text().fallback() == "Boo."


def test_a_default_goes_before_the_usual_fallback() -> None:
    question = ask_one(ME, "ring", "T-1", [BELL, BOO])
    question.default = 1
    assert question.fallback() == 1


CARD_LISTS = st.lists(st.sampled_from(CARDS), min_size=1, max_size=6)


@st.composite
def any_question(draw: st.DrawFn) -> Question:
    """A question of any kind, with options that may look alike."""
    cards = draw(CARD_LISTS)
    low = draw(st.integers(0, len(cards)))
    return draw(
        st.sampled_from(
            [
                ask_one(ME, "one", "T-1", cards),
                ask_some(ME, "some", "T-1", cards, low, draw(st.integers(low, len(cards)))),
                ask_number(ME, "number", "T-1", -low, draw(st.integers(0, 9))),
                text(),
            ]
        )
    )


@given(any_question(), st.integers(0, 2**30))
def test_random_answers_and_fallbacks_are_always_accepted(question: Question, seed: int) -> None:
    for token in (question.random(Dice(seed)), question.fallback()):
        again = read_answer(question, question.spell(token))
        assert sorted(question.spell(again)) == sorted(question.spell(token))


def test_random_answers_reach_every_subset() -> None:
    question = ask_some(ME, "pack", "T-1", [BELL, BOO, CANDLE], low=1, high=2)
    dice = Dice(1)
    assert {question.random(dice) for _ in range(200)} == {(0,), (1,), (2,), (0, 1), (0, 2), (1, 2)}


# --- what clients get ----------------------------------------------------------------------------------


def test_a_question_as_data_says_everything_a_client_needs() -> None:
    question = ask_one(ME, "ring", "T-1", [BELL, Option("dodge", BOO, Named("target", ME))], [CANDLE])
    assert question.data() == {
        "seat": 1,
        "name": "ring",
        "rule": "T-1",
        "kind": "one",
        "low": 1,
        "high": 1,
        "about": {"card": {"card": "candle"}},
        "options": [
            {"key": "bell", "verb": "", "parts": {"card": {"card": "bell"}}},
            {
                "key": "dodge:boo:1",
                "verb": "dodge",
                "parts": {"card": {"card": "boo"}, "target": {"seat": 1}},
            },
        ],
        "default": "bell",
    }


def test_an_option_may_be_offered_under_another_noun() -> None:
    options = ask_one(ME, "ring", "T-1", [Named("chime", BELL)]).data()["options"]
    assert options == [{"key": "bell", "verb": "", "parts": {"chime": {"card": "bell"}}}]


def test_keys_of_options_tell_verb_and_parts() -> None:
    assert Option("climb").key == "climb"
    assert Option("ring", BELL).key == "ring:bell"
    assert Option("ring", BELL, Card("tower", "Tower")).key == "ring:bell:tower"


# --- asked by rules ------------------------------------------------------------------------------------


def test_a_visit_asks_one_question_of_each_kind() -> None:
    match = dealt(VISIT, "bell boo lamp", "")
    names = []
    for answer in ("yes", "boo", ["boo", "lamp"], "3"):
        names += asked(match)
        match.answer(0, answer)
    assert names == [(0, "knock"), (0, "ring"), (0, "pack"), (0, "candles")]
    assert match.view()["places"]["pile"] == ["boo", "lamp"]
    assert match.view()["count"] == 3
    assert asked(match) == [(1, "knock")]


def test_whoever_is_silent_says_no() -> None:
    question = play(VISIT).questions[0]
    assert [question.value(0), question.value(1)] == [YES, NO]
    assert question.value(question.fallback()) is NO


def test_words_are_told_and_change_nothing() -> None:
    plain, rude = play(EPITAPH), play(EPITAPH)
    plain.answer(0, "Here lies nobody.")
    rude.answer(0, "yes; points = 99")
    assert rude.log()[0] == {
        "name": "carved",
        "rule": "MINI-2",
        "facts": {"seat": {"seat": 0}, "words": "yes; points = 99"},
        "private": False,
    }
    assert rude.view() == plain.view()
    assert asked(rude) == asked(plain) == [(1, "carve")]


def test_whoever_is_silent_carves_the_default() -> None:
    question = play(EPITAPH).questions[0]
    assert question.data()["default"] == "Here lies nobody."
    assert question.data()["high"] == 30


# --- together ------------------------------------------------------------------------------------------


def test_all_are_asked_together_and_nobody_sees_anything_until_all_have_answered() -> None:
    match = dealt(BIDS, "bell swat", "echo lamp", "boo moth")
    views = [match.view(seat) for seat in (-1, 0, 1, 2)]
    assert asked(match) == [(0, "bid"), (1, "bid"), (2, "bid")]
    assert match.answer(2, "moth") == []
    assert match.answer(0, "bell") == []
    assert asked(match) == [(1, "bid")]
    assert [match.view(seat) for seat in (-1, 0, 1, 2)] == views
    assert [event.name for event in match.answer(1, "echo")] == ["played", "played", "played"]
    assert match.view()["points"] == [0, 0, 1]


def test_answers_come_in_the_order_of_the_questions() -> None:
    match = dealt(BIDS, "bell swat", "echo lamp", "boo moth")
    for seat, bid in ((1, "echo"), (2, "boo"), (0, "swat")):
        match.answer(seat, bid)
    assert match.view()["places"]["pile"] == ["swat", "echo", "boo"]


def test_an_answer_may_be_changed_until_the_last_one_is_in() -> None:
    match = dealt(BIDS, "bell swat", "echo lamp", "boo moth")
    match.answer(0, "bell")
    match.answer(1, "echo")
    match.answer(0, "swat")
    assert asked(match) == [(2, "bid")]
    match.answer(2, "boo")
    assert match.view()["places"]["pile"] == ["swat", "echo", "boo"]
    assert match.view()["points"] == [1, 0, 0]


@given(st.integers(0, 200))
def test_a_redeal_asks_the_others_about_their_new_hands(seed: int) -> None:
    match = play(BIDS, seed)
    mine = match.questions[1]
    other = match.redeal(1, seed + 1)
    assert other.asked[1] is not mine
    assert other.asked[1].keys() == mine.keys()
    for seat in (0, 2):
        assert other.asked[seat].keys() == [card.key for card in room(other).guests[seat].hand.cards]


def test_a_redeal_changes_what_the_others_may_bid() -> None:
    match = play(BIDS)
    offered = {tuple(match.redeal(1, seed).asked[0].keys()) for seed in range(20)}
    assert len(offered) > 5


def test_a_match_may_end_with_a_question_to_all() -> None:
    assert at_random(play(BIDS), 1).over


# --- a question with a fault ------------------------------------------------------------------------------


def test_two_things_with_one_key_are_an_error_in_the_rule_that_offers_them() -> None:
    """The traceback ends where the options were made."""

    async def turn(s: Parlour) -> None:
        await choose(s.guests[0], "ring", "MINI-1.2", [Option("ring", Count(1)), Option("ring", Count(1))])

    with pytest.raises(BrokenRule, match="two different things by one key, 'ring:1'") as caught:
        play(mini(turn, "bell boo", 1))
    assert caught.traceback[-1].name == "__await__"
    assert caught.traceback[-2].name == "turn"


def test_copies_of_one_card_are_one_thing() -> None:
    assert ask_one(ME, "ring", "T-1", [BELL, BELL]).fault() is None


def test_simulations_do_not_look_for_faults() -> None:
    """They would pay for it at every decision; every game is looked at where somebody listens."""

    async def turn(s: Parlour) -> None:
        await choose(s.guests[0], "ring", "MINI-1.2", [Option("ring", Count(1)), Option("ring", Count(1))])
        s.over = True

    game = mini(turn, "bell boo", 1)
    run = Run.start(game, game.settings({}), 1)
    run.answer(1)
    assert run.question is None
