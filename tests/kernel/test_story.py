"""Books, stories and charts: what they hold, and what they must not ask for."""

from __future__ import annotations

from typing import Any

import pytest

import seance
from seance.bots import make
from seance.games import load
from seance.kernel.book import EVERYONE, Book, Turn, merged
from seance.kernel.chart import Chart
from seance.kernel.data import EventData
from seance.kernel.game import View
from seance.kernel.match import Match
from seance.kernel.parts import stretches
from seance.kernel.refs import Ref
from seance.kernel.state import State
from seance.kernel.story import Plate, Prose, Vignette
from seance.kernel.telling import tell
from seance.kernel.zone import SPECTATOR
from tests.games.way_out.house import act, house

NAMES = ["Ada", "Ben"]


def played(game: str, answers: int = 10_000, seed: int = 3, **wanted: Any) -> Match:
    match = seance.new_match(game, players=2, seed=seed, **wanted)
    bots = [make("hints", match.game, seat) for seat in range(2)]
    while not match.over and match.number < answers:
        question = match.questions[0]
        match.answer_for(question, bots[question.seat].answer(match.view(question.seat), question.frozen()))
    return match


def hidden(scare: str) -> Match:
    """A ghost has hidden a scare; which, only it knows."""
    match = seance.new_match("haunt_the_house", players=2, version="beginner", seed=3)
    match.answer(1, f"pick:green-{scare}")
    match.answer(1, "hide:music_room")
    return match


# --- what a story may know -----------------------------------------------------------------------------


def test_a_running_match_tells_others_nothing_of_a_secret() -> None:
    bump, chill = hidden("bump"), hidden("chill")
    for of in (0, SPECTATOR, EVERYONE):
        assert tell(bump, NAMES, of) == tell(chill, NAMES, of)
    assert "Bump" in str(tell(bump, NAMES, 1))
    assert "Chill" in str(tell(chill, NAMES, 1))


@pytest.mark.parametrize("game", ["haunt_the_house", "edwardian", "way_out"])
@pytest.mark.parametrize("of", [0, 1, SPECTATOR, EVERYONE])
def test_a_running_match_is_looked_at_through_one_pair_of_eyes(
    game: str, of: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(game, 60)
    eyes = {SPECTATOR if of == EVERYONE else of}
    view, log = match.game.view, Match.log
    seen: set[int] = set()

    def spied_view(state: State, seat: int) -> Any:
        seen.add(seat)
        return view(state, seat)

    def spied_log(self: Match, seat: int = SPECTATOR, since: int = 0) -> Any:
        seen.add(seat)
        return log(self, seat, since)

    monkeypatch.setattr(match.game, "view", spied_view)
    monkeypatch.setattr(Match, "log", spied_log)
    assert tell(match, NAMES, of).parts
    assert seen == eyes


def test_one_characters_story_tells_the_others_from_afar() -> None:
    match = played("way_out")
    own = [
        block.text
        for part in tell(match, NAMES, 0).parts
        for block in part.blocks
        if isinstance(block, Prose)
    ]
    book: Book[View] = Book(match, NAMES, 0)
    found = [told.facts for turn in book.turns for told in turn.events if told.name == "finds"]
    mine = {facts["title"] for facts in found if facts["seat"] == Ref.seat(0)}
    theirs = {facts["title"] for facts in found if facts["seat"] == Ref.seat(1)}
    afar = " ".join(
        text for text in own if text.startswith(("Elsewhere", "Meanwhile", "Through", "Doors go"))
    )
    assert theirs
    assert all(f"“{title}”" in afar for title in theirs)
    assert not any(f"“{title}”" in afar for title in mine - theirs)


def test_when_all_is_over_nothing_is_secret() -> None:
    match = played("haunt_the_house", version="beginner")
    everyone, spectator = (str(tell(match, NAMES, of)) for of in (EVERYONE, SPECTATOR))
    assert "something in the" in spectator
    assert "something in the" not in everyone


def test_logs_are_merged_fact_by_fact() -> None:
    told: EventData = {
        "name": "hides",
        "rule": "R",
        "facts": {"seat": {"seat": 0}, "scare": None},
        "private": False,
    }
    known: EventData = {**told, "facts": {"seat": {"seat": 0}, "scare": {"card": "bump"}}}
    assert merged([[told, None], [known, None]]) == [known, None]


# --- books ---------------------------------------------------------------------------------------------


def test_turns_are_cut_where_the_rules_cut_them() -> None:
    match = played("way_out", quiet=True)
    book: Book[View] = Book(match, NAMES, EVERYONE)
    heard = [event for event in match.log(SPECTATOR) if event is not None]
    assert sum(len(turn.events) for turn in book.turns) == len(heard)
    assert [turn.after["active"] for turn in book.turns[:-1]] == [
        turn.before["active"] for turn in book.turns[1:]
    ]


def test_a_match_that_cannot_be_played_again_is_told_in_one_piece() -> None:
    """A scenario starts where no seed leads."""
    match = house("wren.at = 5", quiet=True)
    act(match, 0, "suit")
    book: Book[View] = Book(match, ["Wren", "Ash", "Marlow"], EVERYONE)
    assert len(book.turns) == 1
    assert tell(match, ["Wren", "Ash", "Marlow"]).plates


def test_wordings_take_turns() -> None:
    book: Book[View] = Book(played("way_out", 40), NAMES, EVERYONE)
    lines = [book.tell("finds", seat="0", title="The Well") for _ in range(9)]
    assert len(set(lines)) == 9


# --- telling -------------------------------------------------------------------------------------------


def test_a_game_without_a_storyteller_is_told_turn_by_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load("edwardian"), "story", None)
    for of in (EVERYONE, 0):
        story = tell(played("edwardian"), NAMES, of)
        assert story.parts[0].heading == "Chapter 1"
        blocks = [block for part in story.parts for block in part.blocks]
        assert not any("You draw" in block.text for block in blocks if isinstance(block, Prose))
        last = story.parts[-1].blocks[0]
        assert isinstance(last, Prose)
        assert last.note


@pytest.mark.parametrize(("turns", "seats"), [(1, 4), (7, 2), (9, 4), (30, 3), (77, 3), (500, 2)])
def test_parts_are_neither_too_many_nor_too_short(turns: int, seats: int) -> None:
    turn: Turn[View] = Turn((), dict, dict)
    found = stretches([turn] * turns, seats, 12)
    assert sum(map(len, found)) == turns
    assert len(found) <= 12
    assert len(found) == 1 or min(map(len, found)) >= 3


def test_a_plate_can_be_read_aloud() -> None:
    plate = Plate(
        "House", (Vignette("a", "The Well", (0, 0), "3♠", people=("Ada",)), Vignette("b", "Dark", (1, 0)))
    )
    assert plate.words() == ["The Well (3♠, Ada)", "Dark"]


# --- charts --------------------------------------------------------------------------------------------


def test_rooms_keep_their_place_as_the_house_grows() -> None:
    chart = Chart()
    first = chart.arrange([("a", []), ("b", ["a"]), ("c", ["a"])])
    later = chart.arrange([("a", ["d"]), ("b", ["a"]), ("c", ["a"]), ("d", ["a"]), ("e", ["d"])])
    assert {name: later[name] for name in first} == first
    assert len(set(later.values())) == 5


def test_a_room_lies_beside_the_one_it_has_a_door_to() -> None:
    chart = Chart()
    spots = chart.arrange([("a", []), *[(name, ["a"]) for name in "bcde"]])
    (x, y) = spots["a"]
    assert {(abs(spots[name][0] - x) + abs(spots[name][1] - y)) for name in "bcde"} == {1}


def test_a_room_that_vanishes_makes_room() -> None:
    chart = Chart()
    old = chart.arrange([("a", []), ("b", ["a"])])
    new = chart.arrange([("a", []), ("c", ["a"])])
    assert new == {"a": old["a"], "c": old["b"]}
