"""The study of Haunt the House."""

from __future__ import annotations

import pytest

from seance.lab.studies.haunt_the_house import STUDY, TARGETS, phantom_share
from seance.lab.study import Effort, Measured, measure


@pytest.fixture(scope="module")
def haunted() -> list[Measured]:
    return measure(STUDY, Effort(2, 1, STUDY.cells("2", "5"), bot="bot:random", workers=1))


def test_haunt_the_house_can_be_held_against_all_its_targets(haunted: list[Measured]) -> None:
    reports = [report for each in haunted for report in each.reports.values()]
    assert len(reports) == 6
    for target in TARGETS:
        known = [target.met(report) is not None for report in reports]
        asleep = target.measure is phantom_share
        assert known == [True] * 4 + [not asleep] * 2, target.text


def test_every_section_of_haunt_the_house_finds_its_events(haunted: list[Measured]) -> None:
    text = "\n".join(STUDY.sections(haunted))
    for words in ("Music Room", "Patient", "Captain Bosk", "of these, bluffs", "last round set off"):
        assert words in text
    assert "| BOOs per game | 0.00" not in text
