"""The study of the Way Out: its targets are asked where they apply, and its tables find their events."""

from __future__ import annotations

import pytest

from seance.lab.studies.way_out import STUDY, TARGETS
from seance.lab.study import Effort, Measured, measure


@pytest.fixture(scope="module")
def measured() -> list[Measured]:
    return measure(STUDY, Effort(3, 1, STUDY.cells("1", "3", "6"), workers=1))


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


def test_what_was_not_played_has_no_table() -> None:
    some = measure(STUDY, Effort(1, 1, STUDY.cells("longer:2"), workers=1))
    headings = [line for line in STUDY.sections(some) if line.startswith("#")]
    assert headings == [
        "## How it ends",
        "### Longer",
        "## Exits",
        "### Longer",
        "## Doors, traps and Secret Doors",
        "### Longer",
    ]
