"""HW-P.2: a box nobody has ever opened: the same for the same number, and as good as the first printing."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from seance.games.house_of_whack import record
from seance.games.house_of_whack.box.brew import (
    drama,
    drama_body,
    drama_chance,
    drama_mind,
    foes,
    guests,
    happenings,
    props,
    rooms,
)
from seance.games.house_of_whack.box.brew.brewing import NUMBERS, brew
from seance.games.house_of_whack.box.brew.pen import Pen, key_of, lines
from seance.games.house_of_whack.box.brew.slots import SLOTS
from seance.games.house_of_whack.box.faults import LONGEST_MOOD, LONGEST_TITLE, everything, faults, mood_of
from seance.games.house_of_whack.box.file import read, write
from seance.games.house_of_whack.cards import Fiend, Guest, PropCard, RoomTile, Snare
from seance.kernel.dice import Dice
from seance.kernel.errors import BadBox
from seance.lab.play import Experiment, play_game
from tests.rules import rule

NUMBERED = [*range(1, 21), 4711, NUMBERS - 1]
CALLED = (RoomTile, Guest, PropCard, Fiend, Snare)
"""What is spoken of with an article."""


@rule("HW-P.2")
@pytest.mark.parametrize("number", NUMBERED)
def test_every_number_is_a_box_that_can_be_played(number: int) -> None:
    box = brew(number)
    assert faults(box) == []
    assert write(read(write(box))) == write(box)
    assert box.number == number


def test_the_same_number_gives_the_same_box_and_others_give_others() -> None:
    assert write(brew(7)) == write(brew(7))
    for one, other in pairwise(NUMBERED):
        titles = [{card.title for card in everything(brew(number))} for number in (one, other)]
        assert len(titles[0] & titles[1]) < 0.75 * len(titles[0])


def test_a_box_takes_less_than_a_second() -> None:
    began = time.process_time()
    brew(99)
    assert time.process_time() - began < 1


@pytest.mark.parametrize("number", [0, -1, NUMBERS])
def test_there_are_only_so_many(number: int) -> None:
    with pytest.raises(BadBox, match="0 is the first printing"):
        brew(number)


@pytest.mark.parametrize("number", NUMBERED)
def test_names_stand_well_in_a_sentence(number: int) -> None:
    for card in everything(brew(number)):
        assert not re.search(r"[{}|]|  ", card.title + mood_of(card) + card.text), card.title
        assert not re.search(r"\b[Aa] [aeiouAEIOU]", card.title + " " + mood_of(card)), card.title
        if isinstance(card, CALLED):
            assert not re.match(r"(A|An|My|Your|Some) ", card.title), card.title
            assert not any(name in card.title for name in (*SLOTS["aunt"], *SLOTS["uncle"])), card.title


def _written() -> list[str]:
    """Every line from which a card could be named."""
    modules = (drama, drama_body, drama_mind, drama_chance, foes, guests, props, rooms, happenings)
    blocks = {text for module in modules for text in _texts(list(vars(module).values()))}
    return [line for block in blocks for line in lines(block)]


def _texts(found: object) -> Iterator[str]:
    """All texts with a mood that stand somewhere in a module."""
    if isinstance(found, str) and " | " in found:
        yield found
    for each in found if isinstance(found, (list, tuple)) else ():
        yield from _texts(each)
    if isinstance(found, dict) and "__name__" not in found:
        yield from _texts(list(found.values()))


def test_every_line_can_be_printed_whatever_fills_its_gaps() -> None:
    written = _written()
    assert len(written) > 450
    longest = {slot: max(words, key=len) for slot, words in SLOTS.items()}
    for line in written:
        gaps = re.findall(r"\{(?:an? )?(\w+)\}", line)
        assert all(gap.lower() in SLOTS for gap in gaps), line
        filled = re.sub(r"\{(?:an? )?(\w+)\}", lambda gap: "an " + longest[gap[1].lower()], line)
        title, _, mood = filled.partition(" | ")
        assert len(title) <= LONGEST_TITLE, line
        assert 0 < len(mood) <= LONGEST_MOOD, line
        assert mood[-1] in ".?!", line


def test_no_line_stands_in_two_places() -> None:
    titles = Counter(line.partition(" | ")[0] for line in _written())
    moods = Counter(line.partition(" | ")[2] for line in _written())
    assert {title for title, times in titles.items() if times > 1} == {"Envy", "Destiny", "Narcissism"}
    assert max(moods.values()) == 1


@rule("HW-P.2")
def test_gaps_are_filled_alike_with_articles_and_capitals() -> None:
    pen = Pen(Dice(3))
    key, title, mood = pen.name("Pursued by {a Beast} | {a beast}, {beast}, {Beast}")
    beast = mood.split(", ")[1]
    assert beast in SLOTS["beast"]
    article = "an" if beast[0] in "aeiou" else "a"
    assert title == f"Pursued by {article} {beast.capitalize()}"
    assert mood == f"{article} {beast}, {beast}, {beast.capitalize()}"
    assert key == key_of(title) == f"pursued_by_{article}_{beast}"


@rule("HW-P.2")
def test_bots_play_with_a_new_box_to_the_end() -> None:
    game = record(brew(7))
    settings = game.settings({"players": 3, "ending": "1"})
    outcome = play_game(Experiment(game.name, settings, ("bot:hints",) * 3, 5, None), game, 0, None)
    assert outcome.winners
