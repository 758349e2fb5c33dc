"""The marks find what is wrong, and leave alone what is right."""

from __future__ import annotations

import pytest

from tests.stories import faults
from tests.stories.faults import Mark, Vocabulary

WORDS = Vocabulary(
    people=("Ada", "Ben"),
    keys=("green-bump",),
    bare=("Fever", "Pray"),
    named=("Roadside Inn", "Storm"),
    one=("the latch", "the broken glass"),
    many=("the odd gloves", "the lemons"),
)

WRONG: list[tuple[Mark, str]] = [
    (faults.doubled_words, "Ada opens the the door."),
    (faults.doubled_words, "It is is dark."),
    (faults.wrong_article, "There is a owl."),
    (faults.wrong_article, "An knock at the door."),
    (faults.wrong_article, "Ada plays a “Inheritance”."),
    (faults.uncounted, "Ada hides a Bump and a Bump."),
    (faults.uncounted, "Out come Ada's Chill and Ada's Chill."),
    (faults.uncounted, "By hand: Creak and Creak."),
    (faults.uncounted, "By hand: Moan, Moan and Chill."),
    (faults.wrong_case, "ada goes in."),
    (faults.wrong_case, "It is dark. nobody speaks."),
    (faults.wrong_case, "Then The Amateur looks up."),
    (faults.bad_spacing, "It is  dark."),
    (faults.bad_spacing, "It is dark , and cold."),
    (faults.bad_spacing, "It is dark.."),
    (faults.bad_spacing, "It is dark,; cold."),
    (faults.bad_spacing, "“It is dark."),
    (faults.bad_spacing, "So it was 's turn."),
    (faults.left_raw, "Ada hides { $scare }."),
    (faults.left_raw, "Ada goes to the cold_pantry."),
    (faults.left_raw, "told-hides"),
    (faults.left_raw, "Ada shows None."),
    (faults.seats_by_number, "0 hides something."),
    (faults.seats_by_number, "It is dark. 1 looks up."),
    (faults.seats_by_number, "At 1's door."),
    (faults.seats_by_number, "As it befell 0 and 1."),
    (faults.seats_by_number, "A skull for 1."),
    (faults.wrong_number, "One scares turns over."),
    (faults.wrong_number, "Ada draws two scare."),
    (faults.wrong_number, "12 room stay below."),
    (WORDS.keys_told, "Ada hides a green-bump."),
    (WORDS.missing_article, "Ada plays Roadside Inn."),
    (WORDS.missing_article, "Storm is gone."),
    (WORDS.needless_article, "Ada plays the Fever."),
    (WORDS.needless_article, "That is the “Pray” of Ben."),
    (WORDS.disagreement, "Even now the odd gloves makes you stand up straight."),
    (WORDS.disagreement, "Look at the lemons: it was put there for you."),
    (WORDS.disagreement, "And the lemons, you would swear to it, was on the other side."),
    (WORDS.disagreement, "And there is the odd gloves."),
    (WORDS.disagreement, "It is the lemons that gives the game away."),
    (WORDS.disagreement, "Look at the latch: they were put there."),
    (WORDS.disagreement, "From here the broken glass are within reach."),
    (WORDS.disagreement, "Ada and Ben wins the evening."),
    (WORDS.disagreement, "Ada have slept best."),
]

RIGHT = [
    "“BOO!” cries Ada in the Cellar, and Prof. Quill drops a biscuit.",
    "Ada has left a Bump and a Chill in the Cellar, two Moans in the Library, and whistles.",
    "An hour goes, and a one-eyed use of it; a unicorn would have an honest chance.",
    "It is the odd gloves that give the game away, and the latch that looks back.",
    "Look at the lemons: they were put there for you. Look at the latch: it was.",
    "Ada plays the Roadside Inn, says “Pray”, and Ben's Storm is gone. Fever! The Storm has passed.",
    "Ada and Ben have slept best; of the two Ada is in, and Ben goes.",
    "That was hunter number 4 for Ada, with 12 points.",
    "Sky, sky, sky. Up and up, three and three, one room and two rooms.",
]


@pytest.mark.parametrize(("mark", "text"), WRONG)
def test_a_fault_is_found(mark: Mark, text: str) -> None:
    assert list(mark(text))


def test_every_mark_is_tried() -> None:
    assert {mark.__name__ for mark, _ in WRONG} == {mark.__name__ for mark in WORDS.in_sentences}


@pytest.mark.parametrize("text", RIGHT)
def test_what_is_right_is_left_alone(text: str) -> None:
    assert [excerpt for mark in WORDS.in_sentences for excerpt in mark(text)] == []


def test_nothing_is_known_of_an_empty_vocabulary() -> None:
    assert [
        excerpt for mark in Vocabulary().in_sentences for excerpt in mark("The lemons is the Fever.")
    ] == []
