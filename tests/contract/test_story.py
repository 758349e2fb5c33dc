"""Every variant of every game can be told as a story, at any moment and from every point of view."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any
from unittest.mock import patch

import pytest

from seance.bots import make
from seance.games import NAMES, load
from seance.kernel.book import EVERYONE
from seance.kernel.parts import MOST_PARTS
from seance.kernel.reel import replayed
from seance.kernel.story import Plate, Story
from seance.kernel.telling import tell
from seance.kernel.words import Words
from seance.kernel.zone import SPECTATOR
from tests.contract.kit import Case, cases
from tests.contract.play import bots_for, finish, observers, play_randomly
from tests.contract.stretch import portion

GAMES = [case for case in cases() if case.game.name != "mini"]
TELLERS = [name for name in NAMES if files(f"seance.games.{name}").joinpath("tales").is_dir()]
SEED = 11


def texts(story: Story) -> list[str]:
    """Everything in a story that somebody reads."""
    found = [story.title, story.subtitle, story.byline, *[part.heading for part in story.parts]]
    for part in story.parts:
        for block in part.blocks:
            found += [block.caption, *block.words()] if isinstance(block, Plate) else [block.text, block.note]
    return found


def names_for(case: Case, first: int = 0) -> list[str]:
    """Names decide which wordings come first; of a long game only a few are told at a time."""
    return [f"Player{first + seat}" for seat in range(case.settings["players"])]


def check(story: Story) -> None:
    """Nothing empty, nothing raw, and plates whose doors lead somewhere."""
    assert story.title
    assert story.parts
    assert all(part.heading and part.blocks for part in story.parts)
    for text in texts(story):
        assert "{" not in text
        assert "  " not in text
    for plate in story.plates:
        keys = [vignette.key for vignette in plate.vignettes]
        assert len({vignette.at for vignette in plate.vignettes}) == len(keys)
        assert {key for door in plate.doors for key in door} <= set(keys)


@pytest.mark.parametrize("variant", GAMES, ids=str)
def test_a_match_is_told_to_the_end_from_every_point_of_view(variant: Case) -> None:
    match = finish(
        portion(variant, SEED).match(SEED),
        [make("hints", variant.game, seat) for seat in range(variant.settings["players"])],
    )
    for of in (EVERYONE, *observers(variant)):
        story = tell(match, names_for(variant), of)
        check(story)
        assert story.over
    assert len(tell(match, names_for(variant)).parts) <= 2 * MOST_PARTS


@pytest.mark.parametrize("variant", GAMES, ids=str)
def test_a_match_is_told_as_far_as_it_has_come(variant: Case) -> None:
    match = variant.match(SEED)
    for _ in range(6):
        play_randomly(match, match.number, 7)
        for of in observers(variant):
            check(tell(match, names_for(variant), of))
        if not match.over:
            assert tell(match, names_for(variant), EVERYONE) == tell(match, names_for(variant), -1)


@pytest.mark.parametrize("name", TELLERS)
def test_no_words_are_left_that_nothing_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those for rare events may not come up, but then the event has words in the log; nor may rare ends."""
    used: set[str] = set()
    said = Words.text

    def noted(self: Words, text: str, /, **facts: Any) -> str:
        used.add(text)
        return said(self, text, **facts)

    monkeypatch.setattr(Words, "text", noted)
    source = files(f"seance.games.{name}").joinpath("tales", "en.ftl").read_text("utf-8")
    wanted = set(re.findall(r"^(tale-[\w-]+) =", source, re.MULTILINE))
    variants = [case for case in GAMES if case.game.name == name]
    for seed in range(60):
        case = variants[seed % len(variants)]
        bots = bots_for(case, "hints" if seed % 2 else "random", seed)
        match = finish(portion(case, seed).match(seed), bots)
        with patch("seance.kernel.book.replayed", return_value=replayed(match)):
            for of in (EVERYONE, 0, SPECTATOR):
                tell(match, names_for(case, seed if case.kit.long else 0), of)
        if wanted <= used:
            break
    log = Words(load(name))
    rare = {re.sub("^tale-(heading-)?|-\\d+$", "", text) for text in wanted - used}
    assert {text for text in rare if not log.has(f"told-{text}")} <= {
        "title-running",
        "so-far",
        "plate-now",
        "fate-gone",
    }


@pytest.mark.parametrize("variant", GAMES, ids=str)
def test_the_same_match_is_told_in_the_same_words(variant: Case) -> None:
    match = variant.match(SEED)
    play_randomly(match, 3, 40)
    assert tell(match, names_for(variant)) == tell(match.clone(), names_for(variant))
