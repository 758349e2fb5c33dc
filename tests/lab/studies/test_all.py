"""What holds for the studies of all games."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

from seance.games import NAMES, load
from seance.lab.studies import study_of
from seance.lab.study import Effort
from seance.lab.writing import carry_out

STUDIED = [name for name in NAMES if find_spec(f"seance.lab.studies.{name}") is not None]


def test_there_are_games_with_a_study() -> None:
    assert {"haunt_the_house", "edwardian", "way_out"} <= set(STUDIED)


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
    first = study.variants[0]
    text = carry_out(study, Effort(1, 1, study.cells(f"{first.name}:3"), workers=1), "seance balance")
    assert text.startswith(f"# The balance of {load(game).title}\n")
    _, targets = text.split("\n## Targets\n")
    assert f"### {first.title}\n\n| target | wanted | 3 players |" in targets
    for target in study.targets:
        assert f"| {target.text} | {target.range} | " in targets


@pytest.mark.parametrize("game", STUDIED)
def test_variants_have_names_that_can_be_typed_and_told_apart(game: str) -> None:
    names = [variant.name for variant in study_of(game).variants]
    assert len(set(names)) == len(names)
    assert all(name.isidentifier() for name in names), "so that none is a number of players"
