"""What a study is: variants, cells, targets, and what is measured of them."""

from __future__ import annotations

import pytest

from seance.kernel.errors import UnknownName
from seance.lab import Report, Target, simulate
from seance.lab.kept import fingerprint
from seance.lab.studies.general import general
from seance.lab.study import Cell, Effort, Study, Variant, measure
from seance.lab.targets import factor, plain

MINI = "tests.lab.mini:GAME"
SHORT = Variant("short", "Short", {"rounds": 1})
LONG = Variant("long", "Long", {})


@pytest.fixture(scope="module")
def report() -> Report:
    return simulate(MINI, {}, ["bot:random"] * 2, 20, 1, 1)


def study(*variants: Variant) -> Study:
    return Study(MINI, list(variants), [], "*", lambda _: [])


# --- targets -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("low", "high", "met"),
    [(6, 8, True), (7, 7, True), (7 + 1e-12, 8, True), (7.1, 9, False), (5, 6.9, False)],
)
def test_a_target_is_met_between_its_ends(report: Report, low: float, high: float, met: bool) -> None:
    target = Target("turns", lambda r: r.chapters.mean, low, high, plain)
    assert target.met(report) is met
    assert target.verdict(report) == ("7.0: met" if met else "7.0: **missed**")


def test_targets_say_what_they_want() -> None:
    assert Target("a", lambda _: None, 0.2, 0.3).range == "20.0 % to 30.0 %"
    assert Target("a", lambda _: None, high=2, show=factor).range == "at most 2.00×"
    assert Target("a", lambda _: None, low=8, show=plain).range == "at least 8.0"


def test_what_cannot_be_told_is_neither_met_nor_missed(report: Report) -> None:
    target = Target("a", lambda _: None, 1, 2)
    assert target.met(report) is None
    assert target.verdict(report) == "–"


# --- cells -------------------------------------------------------------------------------------------


def names(cells: list[Cell]) -> list[str]:
    return [cell.name for cell in cells]


def test_cells_are_all_variants_with_all_numbers_of_players() -> None:
    some = study(SHORT, Variant("mixed", "Mixed", {}, (3,)))
    assert names(some.cells()) == ["short:2", "short:3", "short:4", "mixed:3"]


def test_cells_are_chosen_by_variant_by_players_or_by_both() -> None:
    both = study(SHORT, LONG)
    assert names(both.cells("long")) == ["long:2", "long:3", "long:4"]
    assert names(both.cells("3")) == ["short:3", "long:3"]
    assert names(both.cells("long:3", "short:2", "3")) == ["short:2", "short:3", "long:3"]


@pytest.mark.parametrize("wish", ["long:9", "lang", "9", "", "long:"])
def test_an_unknown_cell_is_answered_with_those_there_are(wish: str) -> None:
    with pytest.raises(UnknownName, match=r"There is no cell of Knock Knock called .*(Did you mean|Known: )"):
        study(SHORT, LONG).cells("short", wish)


def test_cells_have_names_and_titles() -> None:
    assert Cell(SHORT, 1).title == "Short, 1 player"
    assert Cell(SHORT, 3).title == "Short, 3 players"


# --- measuring ---------------------------------------------------------------------------------------


def test_a_study_measures_the_cells_that_are_wanted() -> None:
    both = study(SHORT, LONG)
    heard: list[tuple[str, int]] = []
    cells = both.cells("short:3", "2")
    effort = Effort(4, 1, cells, workers=1, told=lambda cell, done: heard.append((cell.name, done)))
    measured = measure(both, effort)
    assert [list(each.reports) for each in measured] == [[2, 3], [2]]
    assert measured[0].reports[3].experiment.settings == {"players": 3, "rounds": 1}
    assert heard[0][0] == "short:2"
    assert heard[-1] == ("long:2", 4)


def test_a_variant_may_be_for_some_counts_and_for_other_bots() -> None:
    mixed = Variant("mixed", "Mixed", {}, (3,), ("bot:hints", "bot:random"))
    both = study(mixed, LONG)
    measured = measure(both, Effort(2, 1, both.cells("2", "3"), bot="bot:random", workers=1))
    assert [list(each.reports) for each in measured] == [[3], [2, 3]]
    assert measured[0].reports[3].experiment.seats == ("bot:hints", "bot:random", "bot:random")
    assert measured[1].reports[2].experiment.seats == ("bot:random", "bot:random")


def test_length_is_known_for_each_way_to_win(report: Report) -> None:
    assert set(report.chapters_by) == set(report.reasons)
    assert sum(spread.count for spread in report.chapters_by.values()) == report.games


def test_every_game_has_a_fingerprint_of_its_own() -> None:
    assert fingerprint("haunt_the_house") == fingerprint("haunt_the_house")
    assert fingerprint("haunt_the_house") != fingerprint("mini")


def test_the_general_study_is_of_the_game_as_it_comes() -> None:
    assert names(general(MINI).cells()) == ["default:2", "default:3", "default:4"]
