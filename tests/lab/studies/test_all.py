"""What holds for the studies of all games."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

from seance.games import NAMES, load
from seance.lab.studies import study_of
from seance.lab.study import Effort, head_count, measure
from seance.lab.writing import write

STUDIED = [name for name in NAMES if find_spec(f"seance.lab.studies.{name}") is not None]


def test_there_are_games_with_a_study() -> None:
    assert set(NAMES) == set(STUDIED)


@pytest.mark.parametrize("game", STUDIED)
def test_a_study_is_found_by_the_name_of_its_game(game: str) -> None:
    assert study_of(game) is import_module(f"seance.lab.studies.{game}").STUDY
    assert study_of(game).game == game


def test_a_game_without_a_study_gets_the_general_one() -> None:
    study = study_of("house_of_nobody")
    assert study.game == "house_of_nobody"
    assert not study.targets


@pytest.mark.parametrize("game", STUDIED)
def test_the_report_holds_the_table_of_targets(game: str) -> None:
    study = study_of(game)
    cell = next(cell for cell in study.all_cells() if cell.players >= 3)
    effort = Effort(1, 1, [cell], workers=1)
    measured = measure(study, effort)
    text = write(study, effort, measured, "seance balance")
    assert text.startswith(f"# The balance of {load(game).title}\n")
    _, targets = text.split("\n## Targets\n")
    assert f"### {cell.variant.title}\n\n| target | wanted | {head_count(cell.players)} |" in targets
    report = measured[0].reports[cell.players]
    for target in study.targets:
        row = f"| {target.text} | {target.range} | {target.verdict(report)} |"
        assert (row in targets) is (target.met(report) is not None)


@pytest.mark.parametrize("game", STUDIED)
def test_variants_have_names_that_can_be_typed_and_told_apart(game: str) -> None:
    names = [variant.name for variant in study_of(game).variants]
    assert len(set(names)) == len(names)
    assert all(name.isidentifier() for name in names), "so that none is a number of players"
