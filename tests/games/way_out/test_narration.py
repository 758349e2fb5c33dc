"""WO-b-45: what is told, who tells it, and how often the same is told."""

from __future__ import annotations

import re
from collections import Counter
from types import ModuleType
from typing import Any

import pytest

from seance.bots import RandomBot
from seance.games.way_out import GAME
from seance.games.way_out.box.entries import BODY, FEAR, WILL
from seance.games.way_out.box.nouns import Noun, capital, many, one
from seance.games.way_out.cards import CHARTS
from seance.games.way_out.prose import moments, narration, pasts, phrases
from seance.games.way_out.prose.narration import Teller, mix, pick
from seance.games.way_out.state import Maze
from seance.games.way_out.telling import LONGEST
from seance.kernel.errors import Refused
from seance.kernel.match import Match
from seance.kernel.question import TEXT
from seance.kernel.run import Run
from seance.kernel.snapshot import dump
from seance.kernel.tale import Event
from tests.games.way_out.house import (
    ASH,
    WREN,
    act,
    asked,
    heard,
    house,
    new,
    open_door,
    play_at_random,
    player,
    state,
)
from tests.rules import rule
from tests.stories.faults import Vocabulary

TOLD = {
    "memory",
    "describe",
    "react",
    "remember",
    "bring",
    "dread",
    "blocked",
    "escape",
    "trap",
    "rescue",
    "fate",
}
STORIES = 1000


# --- optional, and without consequence ---------------------------------------------------------------


@rule("WO-b-45")
def test_at_a_quiet_table_nobody_is_asked_and_the_tale_is_told_all_the_same() -> None:
    match = new(5, quiet=True)
    kinds = set()
    while not match.over:
        kinds.add(match.questions[0].kind)
        question = match.questions[0]
        match.answer_for(question, question.random(match.run.state.dice))
    assert TEXT not in kinds
    assert {"memory", "describe", "react"} <= {event.name for event in match.tale}


@rule("WO-b-45")
def test_where_nobody_listens_nothing_is_told() -> None:
    run = Run.start(GAME, GAME.settings({"quiet": True}), 5)
    assert run.state.tale is None
    assert isinstance(run.state, Maze)
    assert not run.state.talks


@rule("WO-b-45")
def test_words_never_change_the_state() -> None:
    scenes = [house(top="spades_9", quiet=False) for _ in range(3)]
    for match, words in zip(scenes, ("", "I burn the house down and win.", "open"), strict=True):
        act(match, WREN, words, "color", "apart")
        act(match, ASH, words)
    assert dump(state(scenes[0])) == dump(state(scenes[1])) == dump(state(scenes[2]))


@rule("WO-b-45")
def test_saying_nothing_is_telling_nothing() -> None:
    match = house(top="spades_9", quiet=False)
    act(match, WREN, "  ")
    assert heard(match, "react") == []
    assert asked(match) == (WREN, "call")


@rule("WO-b-45", "WO-4.1")
def test_whoever_does_not_answer_says_the_line_that_is_offered() -> None:
    match = house(top="spades_9", quiet=False)
    question = match.questions[0]
    line = question.spell(question.fallback())
    assert line
    match.answer_for(question, question.fallback())
    assert heard(match, "react") == [{"seat": "0", "words": line}]


@rule("WO-b-45")
def test_a_line_has_a_longest_length() -> None:
    match = house(top="spades_9", quiet=False)
    with pytest.raises(Refused):
        act(match, WREN, "a" * (LONGEST + 1))
    act(match, WREN, "a" * LONGEST)


@rule("WO-b-45")
def test_quiet_and_talkative_games_play_out_alike() -> None:
    quiet, loud = new(3, quiet=True), new(3, quiet=False)
    bots = [RandomBot(seat) for seat in range(3)]
    while not quiet.over:
        question = quiet.questions[0]
        token = bots[question.seat].answer({}, question.blank())
        while loud.questions[0].kind == TEXT:
            loud.answer_for(loud.questions[0], loud.questions[0].fallback())
        assert (loud.questions[0].name, loud.questions[0].keys()) == (question.name, question.keys())
        loud.answer_for(loud.questions[0], token)
        quiet.answer_for(question, token)
    assert [event.name for event in loud.tale] == [event.name for event in quiet.tale]
    assert [event.facts for event in loud.tale] == [event.facts for event in quiet.tale]


# --- a line knows where it is ------------------------------------------------------------------------


def line_about(scene: str, **more: Any) -> Teller:
    match = house(scene, **more)
    return Teller(state(match), player(match, WREN))


def test_a_line_knows_which_stat_speaks() -> None:
    assert line_about("wren.fear = 6").mood() == FEAR
    assert line_about("wren.will = 6").mood() == WILL
    assert line_about("").mood() == BODY


def test_a_description_speaks_of_the_thing_in_the_room() -> None:
    match = house("turns = 7", top="clubs_queen")
    open_door(match, WREN, "color", "apart")  # The Night Nurse
    assert "the new splint" in heard(match, "describe")[-1]["words"]


def test_a_room_opened_by_suit_is_remembered_by_suit() -> None:
    match = house(top="clubs_queen")
    open_door(match, WREN, "suit", "take:fear+2")
    assert "the twisted sheet" in heard(match, "describe")[-1]["words"]


def test_somebody_who_is_trapped_is_heard_through_the_wall() -> None:
    banks = {line.partition(".")[0] for line in phrases.NEXT_DOOR}
    found = 0
    for turns in range(30):
        teller = line_about(f"turns = {turns}\nash.trapped = yes\nash.at = 8", rooms="joker_laughing")
        line = teller.describe(CHARTS["clubs"][4])
        found += any(line.startswith(bank) for bank in banks)
    assert 5 < found < 25


def test_later_rooms_remind_one_of_the_first() -> None:
    lines = [line_about(f"turns = {turns}").describe(CHARTS["red"][0]) for turns in range(40)]
    assert any("the wisp of hay" in line or "you woke in" in line for line in lines)


def past_of(teller: Teller) -> dict[str, str]:
    return {what: str(noun) for what, noun in teller.words.items()}


def test_a_past_stays_the_same_all_through_a_match_and_differs_between_players() -> None:
    match = new(2, players=8)
    tellers = [Teller(state(match), each) for each in state(match).players]
    for what in ("who", "where", "bring", "dread"):
        assert len({str(teller.words[what]) for teller in tellers}) == 8
    before = past_of(tellers[0])
    play_at_random(match)
    assert past_of(Teller(state(match), state(match).players[0])) == before


def test_the_memory_comes_back_in_the_answers() -> None:
    teller = line_about("")
    past = past_of(teller)
    assert past["where"] in teller.memory()
    assert past["who"] in teller.memory() or teller.fill("{Who}") in teller.memory()
    assert past["bring"].lower() in teller.answer(BODY).lower()
    assert past["dread"] in teller.answer(FEAR)
    assert past["deed"][2:] in teller.answer(WILL)


def test_an_escape_without_sanity_reads_otherwise() -> None:
    out = "turn = ash\nwren.escaped = yes\nwren.at = outside\nwren.answered = body\n"
    mad = line_about(out + "wren.mad = yes", variant="longer")
    assert mad.escape() != line_about(out, variant="longer").escape()


# --- banks -------------------------------------------------------------------------------------------


def banks_of(*modules: ModuleType) -> list[tuple[str, ...]]:
    return [bank for module in modules for bank in vars(module).values() if isinstance(bank, tuple)]


def test_no_phrase_stands_twice_anywhere() -> None:
    counts = Counter(str(phrase) for bank in banks_of(pasts, phrases, moments) for phrase in bank)
    assert [phrase for phrase, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("size", [2, 7, 11, 12, 17, 23, 29, 30])
def test_a_bank_is_gone_through_before_anything_is_repeated(size: int) -> None:
    bank = tuple(str(number) for number in range(size))
    for seed in range(50):
        word = mix(seed, 3)
        assert len({pick(bank, word, step) for step in range(size)}) == size


# --- one thing or several ----------------------------------------------------------------------------


def nouns() -> list[Noun]:
    things = [entry.thing for chart in CHARTS.values() for entry in chart]
    return [*things, *pasts.BRING, narration.HOUSE, narration.GRIN, narration.OPEN_DOOR, narration.FIRST]


def spoken(phrase: str, noun: Noun) -> str:
    """A phrase about this thing, whichever of its blanks the thing goes into."""
    blanks = dict.fromkeys(("who", "where", "dread", "deed"), one("my late aunt"))
    words = {**blanks, **dict.fromkeys(("thing", "first", "bring"), noun)}
    return phrase.format(**words, **{name.capitalize(): capital(word) for name, word in words.items()})


def test_the_data_say_which_things_are_several() -> None:
    """The head of ``the bags for the church`` is bags; that of ``the bunch of keys`` is not keys."""
    for noun in nouns():
        head = re.split(r",| (?:of|in|on|for|with|from|to|that|which|so|without|by|I)\b", str(noun))[0]
        assert noun.plural == (head.endswith("s") and not head.endswith("ss")), str(noun)


def test_every_phrase_agrees_with_every_thing() -> None:
    vocabulary = Vocabulary(
        one=tuple(str(noun) for noun in nouns() if not noun.plural),
        many=tuple(str(noun) for noun in nouns() if noun.plural),
    )
    phrased = [phrase for bank in banks_of(phrases, moments) for phrase in bank]
    wrong = [
        (phrase, excerpt)
        for phrase in phrased
        if "{" in phrase
        for noun in nouns()
        for excerpt in vocabulary.disagreement(spoken(phrase, noun))
    ]
    assert wrong == []
    assert spoken("{Thing}. And there {thing:is|are} {thing}.", many("odd gloves")) == (
        "Odd gloves. And there are odd gloves."
    )


# --- a thousand stories ------------------------------------------------------------------------------


def story(seed: int) -> list[Event]:
    match = Match(GAME, GAME.settings({"players": 2 + seed % 3, "quiet": True}), seed)
    bots = [RandomBot(8 * seed + seat) for seat in range(match.seats)]
    while not match.over and len(match.tale) < 150:
        question = match.questions[0]
        match.answer_for(question, bots[question.seat].answer({}, question.blank()))
    return [event for event in match.tale if event.name in TOLD]


@rule("WO-b-45")
def test_a_thousand_stories_do_not_read_alike() -> None:
    lines: Counter[str] = Counter()
    within = openings = 0
    seen: set[str] = set()
    for seed in range(STORIES):
        told = [str(event.facts["words"]) for event in story(seed)]
        assert max(map(len, told)) <= LONGEST
        assert not any("{" in line for line in told)
        within += len(told) - len(set(told))
        openings += told[0] in seen
        seen.add(told[0])
        lines.update(told)
    total = lines.total()
    assert total > 15 * STORIES
    assert within / total < 0.002  # the same line twice in one story
    assert openings / STORIES < 0.1  # a story that begins as another did
    assert len(lines) / total > 0.7  # most lines are told once in a thousand stories
    assert max(lines.values()) < 0.02 * STORIES
