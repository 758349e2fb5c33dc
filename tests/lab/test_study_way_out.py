"""The study of the Way Out: its targets are asked where they apply, and its tables find their events."""

from __future__ import annotations

import pytest

from seance.lab.study import Effort, Measured, measure
from tools import balance
from tools.balance_way_out import STUDY, TARGETS


@pytest.fixture(scope="module")
def measured() -> list[Measured]:
    return measure(STUDY, Effort(3, 1, (1, 3, 6), jobs=1))


def test_its_own_study_is_found() -> None:
    assert balance.study_of("way_out", "way_out") is STUDY


def test_targets_are_asked_of_the_standard_game_among_seekers_only(measured: list[Measured]) -> None:
    standard, *others = measured
    asked = {n: [t.text for t in TARGETS if t.met(r) is not None] for n, r in standard.reports.items()}
    assert asked[1] == ["games won alone"]
    assert asked[6] == ["games with an escape, 5 or 6 players"]
    assert {"games with an escape, 2 to 4 players", "turns each, median"} <= set(asked[3])
    for each in others:
        assert all(t.met(r) is None for t in TARGETS for r in each.reports.values()), each.variant.title


def test_every_variant_is_measured_where_it_is_one(measured: list[Measured]) -> None:
    assert [list(each.reports) for each in measured] == [[1, 3, 6], [3, 6], [3, 6], [3, 6], [1, 3, 6]]


def test_every_table_finds_its_events(measured: list[Measured]) -> None:
    text = "\n".join(STUDY.sections(measured))
    for words in ("escapes by the Ace of Diamonds", "Unposted Letters", "−1 BODY or +1 FEAR", "factor"):
        assert words in text
    assert "| Doors opened per game | 0.00" not in text
    opened = [line for line in text.splitlines() if line.startswith("| The Button Tin")]
    assert len(opened) == 1
