from __future__ import annotations

from pathlib import Path

import pytest

from seance.lab import Report, Target, simulate
from seance.lab.study import (
    Effort,
    Measured,
    Study,
    Variant,
    fingerprint,
    markdown,
    measure,
    plain_study,
    write,
)
from seance.lab.targets import factor, plain
from tools import balance
from tools.balance_haunt_the_house import STUDY, TARGETS, phantom_share

MINI = "tests.lab.mini:GAME"


@pytest.fixture(scope="module")
def report() -> Report:
    return simulate(MINI, {}, ["bot:random"] * 2, 20, 1, 1)


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


def test_markdown_tables_have_a_heading() -> None:
    assert markdown([("a", "b"), ("1", "2")]) == ["| a | b |", "|---|---|", "| 1 | 2 |"]


def test_a_study_measures_every_variant_and_count() -> None:
    study = Study(MINI, [Variant("Short", {"rounds": 1}), Variant("Long", {})], [], "*", lambda _: [])
    heard: list[tuple[str, int, int]] = []
    effort = Effort(4, 1, (2, 3), jobs=1, told=lambda *what: heard.append(what))
    measured = measure(study, effort)
    assert [list(each.reports) for each in measured] == [[2, 3], [2, 3]]
    assert measured[0].reports[3].plan.settings == {"players": 3, "rounds": 1}
    assert heard[0][0] == "Short, 2 players"
    assert heard[-1] == ("Long, 3 players", 4, 4)


def test_a_variant_may_be_for_some_counts_and_for_other_bots() -> None:
    mixed = Variant("Mixed", {}, (3,), ("bot:hints", "bot:random"))
    study = Study(MINI, [mixed, Variant("Long", {})], [], "*", lambda _: [])
    measured = measure(study, Effort(2, 1, (2, 3), bot="bot:random", jobs=1))
    assert [list(each.reports) for each in measured] == [[3], [2, 3]]
    assert measured[0].reports[3].plan.seats == ("bot:hints", "bot:random", "bot:random")
    assert measured[1].reports[2].plan.seats == ("bot:random", "bot:random")


def test_length_is_known_for_each_way_to_win(report: Report) -> None:
    assert set(report.chapters_by) == set(report.reasons)
    assert sum(spread.count for spread in report.chapters_by.values()) == report.games


def test_the_report_counts_targets_and_can_be_made_again() -> None:
    targets = [
        Target("turns", lambda r: r.chapters.mean, 7, 10, plain),
        Target("decisions", lambda r: r.decisions.mean, high=1, show=plain),
    ]
    study = Study(MINI, [Variant("Long", {})], targets, "*", lambda _: ["", "## More"])
    effort = Effort(4, 9, (2, 3), jobs=1)
    text = write(study, effort, measure(study, effort), "python tools/balance.py mini")
    assert "2 met, 2 missed." in text
    assert "Rules version 3" in text
    assert "seed 9" in text
    assert "    python tools/balance.py mini\n" in text
    assert "| turns | 7.0 to 10.0 | 7.0: met | 10.0: met |" in text
    assert text.endswith("## More\n")
    assert text == write(study, effort, measure(study, effort), "python tools/balance.py mini")


def test_a_game_without_a_study_gets_the_plain_one() -> None:
    study = plain_study(MINI)
    effort = Effort(4, 1, (2,), jobs=1)
    text = write(study, effort, measure(study, effort), "")
    assert "## Targets" not in text
    assert "| knocked |" in text


def test_the_tool_writes_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = [MINI, "--games", "3", "--jobs", "1", "--players", "2", "--out", str(tmp_path / "new")]
    assert balance.main(wanted) == 0
    text = (tmp_path / "new" / "mini.md").read_text("utf-8")
    assert "balance.py mini --games 3 --seed 1 --players 2" in text
    assert "mini.md" in capsys.readouterr().out


def test_the_tool_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(["haunt_the_horse", "--out", str(tmp_path)]) == 1
    assert "Did you mean 'haunt_the_house'" in capsys.readouterr().err


def test_no_report_is_written_when_the_sources_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    prints = iter(["before", "after"])
    monkeypatch.setattr(balance, "fingerprint", lambda _: next(prints))
    assert balance.main([MINI, "--games", "1", "--jobs", "1", "--out", str(tmp_path)]) == 1
    assert "sources changed" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_every_game_has_a_fingerprint_of_its_own() -> None:
    assert fingerprint("haunt_the_house") == fingerprint("haunt_the_house")
    assert fingerprint("haunt_the_house") != fingerprint("mini")


@pytest.fixture(scope="module")
def haunted() -> list[Measured]:
    return measure(STUDY, Effort(2, 1, (2, 5), bot="bot:random", jobs=1))


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


def test_haunt_the_houses_own_study_is_found() -> None:
    assert balance.study_of("haunt_the_house", "haunt_the_house") is STUDY
