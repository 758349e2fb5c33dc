"""What bots make of a box: turns are counted, not stretches of turns."""

from __future__ import annotations

import pytest

from seance.games import load
from seance.lab.boxes import LENGTH, PLAYERS, Verdict, count_turns, judge
from seance.lab.stats import Share
from tests.facts import event


def test_a_round_is_a_turn_of_everybody() -> None:
    verdict = judge(load("house_of_whack"), 2, seed=3, workers=1)
    assert verdict.games == 2
    assert 1 < verdict.rounds < 40
    assert (verdict.rounds * PLAYERS * 2) % 1 == pytest.approx(0)


def test_turns_are_told_when_they_begin() -> None:
    tale = [event(name, "HW-5.1", {"seat": {"seat": 0}}, {}, -1) for name in ("turn", "rolls", "turn")]
    assert list(count_turns({}, tale)) == [("turns of a game", "", "2")]


@pytest.mark.parametrize(
    ("rounds", "fine"), [(LENGTH[0] - 2, False), (LENGTH[0], True), (LENGTH[1] + 0.4, True)]
)
def test_a_floor_is_long_enough_as_far_as_the_error_tells(rounds: float, fine: bool) -> None:
    assert Verdict(10, rounds, 0.5, []).long_enough is fine


def test_a_card_decides_when_even_its_lower_bound_is_too_high() -> None:
    verdict = Verdict(100, 10.0, 0.5, [("envy", Share(90, 100)), ("destiny", Share(30, 100))])
    assert [card for card, _ in verdict.deciding] == ["envy"]
