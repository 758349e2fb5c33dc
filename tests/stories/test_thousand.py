"""A thousand stories of each game, read for what a careful reader would mark."""

from __future__ import annotations

from itertools import count

import pytest

from seance.games import NAMES, load
from tests.contract.kit import share
from tests.stories.reading import log, marked, scraps, sentences, stories, vocabulary

STORIES = share(1000)
PARTS = 10
"""So that several can read at a time."""
LOGS = share(40)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", NAMES)
def test_a_thousand_stories_read_well(game: str, part: int) -> None:
    words = vocabulary(load(game))
    read = 0
    known: set[str] = set()
    for number in count(part, PARTS):
        for story in stories(game, number):
            said, noted = set(sentences(story)) - known, set(scraps(story)) - known
            wrong = marked(said, words.in_sentences) + marked(noted, words.everywhere)
            assert wrong == [], f"match {number} of {game}"
            known |= said | noted
            read += 1
        if read >= STORIES // PARTS:
            break


@pytest.mark.parametrize("game", NAMES)
def test_the_log_reads_well_too(game: str) -> None:
    words = vocabulary(load(game))
    for number in range(STORIES, STORIES + LOGS):
        lines = log(game, number)
        assert lines
        assert marked(lines, words.in_sentences) == [], f"match {number} of {game}"
