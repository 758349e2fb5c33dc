"""WO-10: what changes a stat, and what does not."""

from __future__ import annotations

import pytest

from seance.games.way_out import GAME
from seance.games.way_out.box.entries import read_effect
from seance.games.way_out.stats import change, points, questions
from seance.kernel.match import Match
from seance.kernel.refs import Ref
from seance.kernel.story import Prose
from seance.kernel.telling import tell
from seance.kernel.words import Words
from tests.games.way_out.house import WREN, act, heard, house, open_door, player, state, stats
from tests.rules import rule


@rule("WO-10", "WO-10.1")
def test_a_change_below_nothing_is_ignored_and_not_cut_short() -> None:
    match = house("wren.body = 1")
    change(state(match), player(match, WREN), read_effect("body-2 fear+1"), "WO-10.1")
    assert stats(match, WREN) == (3, 1, 4)


@rule("WO-10.1")
def test_each_part_of_an_effect_stands_for_itself() -> None:
    match = house("wren.will = 0\nwren.fear = 1")
    change(state(match), player(match, WREN), read_effect("will-1 fear-1"), "WO-10.1")
    assert stats(match, WREN) == (0, 5, 0)


@rule("WO-10.1")
def test_down_to_nothing_is_allowed() -> None:
    match = house("wren.body = 2")
    change(state(match), player(match, WREN), read_effect("body-2"), "WO-10.1")
    assert stats(match, WREN) == (3, 0, 3)


@rule("WO-10.1")
def test_a_choice_that_would_change_nothing_may_be_taken() -> None:
    match = house("wren.body = 1", top="clubs_queen")  # The Laundress: BODY -2 or FEAR +2
    open_door(match, WREN, "suit", "take:body-2")
    assert stats(match, WREN) == (3, 1, 3)


@rule("WO-10.2", "WO-6.3a")
def test_a_locked_will_ignores_every_change_and_the_others_do_not() -> None:
    match = house(
        "wren.locked = yes\nwren.answered = will", top="hearts_queen"
    )  # Your Mother's Hands: WILL +2, FEAR +1
    open_door(match, WREN, "suit")
    assert stats(match, WREN) == (3, 5, 4)
    act(match, WREN, "apart")


@rule("WO-10.2")
def test_a_locked_will_takes_no_point_for_a_value_on_the_table() -> None:
    match = house("wren.locked = yes\nwren.answered = will", top="diamonds_8")
    open_door(match, WREN, "color")
    assert heard(match, "echoes") == [{"seat": "0", "room": "diamonds_8"}]
    assert stats(match, WREN) == (3, 5, 3)


# --- and how it is told --------------------------------------------------------------------------------


def lines(match: Match) -> list[tuple[str, str, str]]:
    """Name, rule and effect of everything that is told of stats."""
    names = ("changed", "ignored-low", "ignored-locked")
    return [
        (event.name, event.rule, str(event.facts["effect"])) for event in match.tale if event.name in names
    ]


@rule("WO-10.2", "WO-6.3a")
def test_a_change_that_a_lock_ignores_is_told_as_ignored_and_by_its_rule() -> None:
    match = house("wren.locked = yes\nwren.answered = will", top="hearts_queen")
    open_door(match, WREN, "suit")
    assert lines(match) == [("changed", "WO-5.3", "+1 FEAR"), ("ignored-locked", "WO-10.2", "+2 WILL")]
    told = match.log()[-1]
    assert told is not None
    assert Words(GAME).event(told) == "+2 WILL is ignored: Wren's WILL is circled, and stays as it is."


@rule("WO-10.1")
def test_a_change_below_nothing_is_told_as_ignored_stat_by_stat() -> None:
    match = house("wren.will = 0\nwren.body = 1\nwren.fear = 0")
    change(state(match), player(match, WREN), read_effect("will-1 fear-1"), "WO-5.2")
    change(state(match), player(match, WREN), read_effect("body-2 fear+1"), "WO-5.2")
    assert lines(match) == [
        ("ignored-low", "WO-10.1", "−1 WILL"),
        ("ignored-low", "WO-10.1", "−1 FEAR"),
        ("changed", "WO-5.2", "+1 FEAR"),
        ("ignored-low", "WO-10.1", "−2 BODY"),
    ]


@rule("WO-10.2")
def test_where_nothing_changes_nothing_is_told_to_have_changed() -> None:
    match = house("wren.locked = yes\nwren.answered = will", top="diamonds_8")
    open_door(match, WREN, "color")
    assert lines(match) == [("ignored-locked", "WO-10.2", "+1 WILL")]


@rule("WO-b-17", "WO-6.2a")
def test_a_locked_will_survives_the_loss_of_sanity_and_that_is_told() -> None:
    match = house(
        "wren.at = 8\nwren.locked = yes\nwren.answered = will\nwren.will = 2",
        rooms="clubs_ace spades_ace",
        doors="8-9",
    )
    act(match, WREN, "enter:spades_ace", "escape")
    assert player(match, WREN).mad
    assert lines(match) == [("ignored-locked", "WO-b-17", "−2 WILL")]
    assert player(match, WREN).will == 2


@rule("WO-10.1", "WO-10.2")
@pytest.mark.parametrize(
    ("sheet", "top", "note"),
    [
        ("wren.locked = yes\nwren.answered = will", "hearts_queen", "+1 FEAR · +2 WILL, ignored"),
        ("wren.fear = 0", "spades_10", "−1 FEAR, ignored"),
    ],
)
def test_the_story_does_not_make_a_feeling_of_what_was_ignored(sheet: str, top: str, note: str) -> None:
    match = house(sheet, top=top)
    open_door(match, WREN, "suit")
    blocks = [block for part in tell(match, ["Ada", "Ben", "Cy"]).parts for block in part.blocks]
    (found,) = [block for block in blocks if isinstance(block, Prose) and note in block.note]
    words = Words(GAME, ["Ada", "Ben", "Cy"])
    ignored = ("ignored-locked", "ignored-locked-2", "ignored-low", "ignored-low-2")
    felt = ("will-up", "will-up-2", "will-up-3", "will-up-4", "much-will-up", "much-will-up-2")
    facts = {"seat": Ref.seat(0), "stat": "fear", "way": "up"}
    assert any(words.text(f"tale-{name}", **facts) in found.text for name in ignored)
    assert not any(words.text(f"tale-{name}", seat=Ref.seat(0)) in found.text for name in felt)


# --- scores ----------------------------------------------------------------------------------------------


@rule("WO-11.2")
def test_a_score_is_will_and_body_less_fear_and_a_point_for_each_answer() -> None:
    me = player(house("wren.answered = will fear"), WREN)
    assert questions(me) == 2
    assert points(me) == 3 + 5 - 3 + 2
