"""Every variant of every game can be told as a story, at any moment and from every point of view."""

from __future__ import annotations

import pytest

from seance.bots import make
from seance.kernel.book import EVERYONE
from seance.kernel.story import Plate, Story
from seance.kernel.telling import MOST_CHAPTERS, tell
from tests.contract.kit import Case, cases
from tests.contract.play import finish, observers, play_randomly

GAMES = [case for case in cases() if case.game.name != "mini"]
SEED = 11


def texts(story: Story) -> list[str]:
    """Everything in a story that somebody reads."""
    found = [story.title, story.subtitle, story.byline, *[chapter.heading for chapter in story.chapters]]
    for chapter in story.chapters:
        for block in chapter.blocks:
            found += [block.caption, *block.words()] if isinstance(block, Plate) else [block.text, block.note]
    return found


def names_for(case: Case) -> list[str]:
    return [f"Player{seat}" for seat in range(case.settings["players"])]


def check(story: Story) -> None:
    """Nothing empty, nothing raw, and plates whose doors lead somewhere."""
    assert story.title
    assert story.chapters
    assert all(chapter.heading and chapter.blocks for chapter in story.chapters)
    for text in texts(story):
        assert "{" not in text
        assert "  " not in text
    for plate in story.plates:
        keys = [tile.key for tile in plate.tiles]
        assert len({tile.at for tile in plate.tiles}) == len(keys)
        assert {key for door in plate.doors for key in door} <= set(keys)


@pytest.mark.parametrize("case", GAMES, ids=str)
def test_a_match_is_told_to_the_end_from_every_point_of_view(case: Case) -> None:
    match = finish(
        case.match(SEED), [make("hints", case.game, seat) for seat in range(case.settings["players"])]
    )
    for of in (EVERYONE, *observers(case)):
        story = tell(match, names_for(case), of)
        check(story)
        assert story.over
    assert len(tell(match, names_for(case)).chapters) <= 2 * MOST_CHAPTERS


@pytest.mark.parametrize("case", GAMES, ids=str)
def test_a_match_is_told_as_far_as_it_has_come(case: Case) -> None:
    match = case.match(SEED)
    for _ in range(6):
        play_randomly(match, match.number, 7)
        for of in observers(case):
            check(tell(match, names_for(case), of))
        if not match.over:
            assert tell(match, names_for(case), EVERYONE) == tell(match, names_for(case), -1)


@pytest.mark.parametrize("case", GAMES, ids=str)
def test_the_same_match_is_told_in_the_same_words(case: Case) -> None:
    match = case.match(SEED)
    play_randomly(match, 3, 40)
    assert tell(match, names_for(case)) == tell(match.clone(), names_for(case))
