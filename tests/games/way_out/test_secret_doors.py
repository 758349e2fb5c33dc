"""WO-8: Secret Doors."""

from __future__ import annotations

import pytest

from seance.kernel.zone import SPECTATOR
from tests.games.way_out.house import (
    ASH,
    MARLOW,
    WREN,
    act,
    asked,
    at,
    heard,
    house,
    open_door,
    options,
    sheet,
    stats,
)
from tests.rules import rule


@rule("WO-8", "WO-8.1", "WO-b-20")
def test_everybody_with_a_secret_door_is_asked_clockwise_from_the_active_player() -> None:
    match = house(
        "turn = ash\nwren.secret: hearts_3 clubs_5\nash.secret: clubs_7\nmarlow.secret: spades_6",
        top="clubs_9",
    )
    assert asked(match) == (ASH, "secret-door")
    act(match, ASH, "pass")
    assert asked(match) == (MARLOW, "secret-door")
    act(match, MARLOW, "pass")
    assert options(match, WREN) == ["hearts_3", "clubs_5", "pass"]
    act(match, WREN, "pass")
    assert asked(match) == (ASH, "call")


@rule("WO-8.1", "WO-b-21")
def test_it_is_announced_before_color_or_suit_and_before_the_reveal() -> None:
    match = house("ash.secret: hearts_3", deck="clubs_9")
    assert asked(match) == (ASH, "secret-door")
    act(match, ASH, "hearts_3")
    assert asked(match) == (WREN, "call")
    assert match.view(ASH)["door"] == ["hearts_3"]
    for eyes in (WREN, MARLOW, SPECTATOR):
        assert match.view(eyes)["door"] == [None]
    assert heard(match, "secret-door") == [{"seat": "1", "opener": "0"}]


@rule("WO-8.2")
def test_the_active_player_says_color_or_suit_and_suffers_it() -> None:
    match = house("ash.secret: hearts_jack", deck="clubs_9")
    act(match, ASH, "hearts_jack")
    act(match, WREN, "suit", "apart")
    assert at(match, WREN) == "hearts_jack"
    assert stats(match, WREN) == (3, 5, 5)
    assert stats(match, ASH) == (3, 5, 3)
    assert match.view()["deck"] == 1


@rule("WO-8.3", "WO-5.2")
@pytest.mark.parametrize(
    ("more", "wanted"), [("will+1", (4, 4, 2)), ("body+1", (3, 5, 2)), ("fear+1", (3, 4, 3))]
)
def test_on_oneself_it_brings_one_more_of_any_stat(more: str, wanted: tuple[int, int, int]) -> None:
    match = house("wren.secret: clubs_7", deck="clubs_9")
    act(match, WREN, "clubs_7", "color")  # The Bath: BODY -1, FEAR -1
    assert asked(match) == (WREN, "one-more")
    assert options(match, WREN) == ["take:will+1", "take:body+1", "take:fear+1"]
    act(match, WREN, f"take:{more}")
    assert stats(match, WREN) == wanted
    assert match.view()["deck"] == 1


@rule("WO-b-19")
def test_each_secret_door_is_used_once_and_never_replaced() -> None:
    match = house("ash.secret: hearts_3 hearts_4", top="clubs_9")
    act(match, ASH, "hearts_3")
    act(match, WREN, "suit", "apart")
    assert sheet(match, ASH, ASH)["secret"] == ["hearts_4"]
    assert options(match, ASH) == ["hearts_4", "pass"]


@rule("WO-b-20")
def test_the_first_who_wants_to_supplies_it_and_the_others_are_not_asked() -> None:
    match = house("ash.secret: hearts_3\nmarlow.secret: hearts_4", top="clubs_9")
    act(match, ASH, "hearts_3")
    assert asked(match) == (WREN, "call")
    assert sheet(match, MARLOW)["secret"] == [None]


@rule("WO-8.1")
def test_whoever_has_visibly_none_left_is_not_asked() -> None:
    match = house("marlow.secret: hearts_4", top="clubs_9")
    assert asked(match) == (MARLOW, "secret-door")


@rule("WO-8.1")
def test_somebody_who_does_not_answer_passes() -> None:
    match = house("ash.secret: hearts_3", top="clubs_9")
    question = match.questions[0]
    assert question.spell(question.fallback()) == "pass"


@rule("WO-b-36")
def test_whoever_has_escaped_supplies_none() -> None:
    out = "ash.escaped = yes\nash.at = outside\nash.answered = body"
    match = house(f"ash.secret: hearts_3\n{out}", top="clubs_9", variant="longer")
    assert asked(match) == (WREN, "call")
    open_door(match, WREN, "suit")
    assert sheet(match, ASH)["secret"] == [None]
