"""A study as people read it."""

from __future__ import annotations

import pytest

from seance.kernel.errors import SeanceError
from seance.lab import Target, writing
from seance.lab.studies.general import general
from seance.lab.study import Effort, Study, Variant
from seance.lab.targets import plain
from seance.lab.writing import carry_out

MINI = "tests.lab.mini:GAME"
COMMAND = "seance balance mini --games 4"


def test_the_report_counts_targets_and_can_be_made_again() -> None:
    targets = [
        Target("turns", lambda r: r.chapters.mean, 7, 10, plain),
        Target("decisions", lambda r: r.decisions.mean, high=1, show=plain),
    ]
    study = Study(MINI, [Variant("long", "Long", {})], targets, "*", lambda _: ["", "## More"])
    effort = Effort(4, 9, study.cells("2", "3"), workers=1)
    text = carry_out(study, effort, COMMAND)
    assert "2 met, 2 missed." in text
    assert "Rules version 3" in text
    assert "seed 9" in text
    assert f"    {COMMAND}\n" in text
    assert "| target | wanted | 2 players | 3 players |" in text
    assert "| turns | 7.0 to 10.0 | 7.0: met | 10.0: met |" in text
    assert text.endswith("## More\n")
    assert text == carry_out(study, effort, COMMAND)


def test_a_target_that_is_not_about_a_variant_has_no_row_there() -> None:
    targets = [
        Target("turns", lambda r: r.chapters.mean, 7, 10, plain),
        Target("long turns", lambda r: None if r.experiment.settings["rounds"] == 1 else 1.0, 7, 10, plain),
    ]
    variants = [Variant("short", "Short", {"rounds": 1}), Variant("long", "Long", {})]
    study = Study(MINI, variants, targets, "*", lambda _: [])
    text = carry_out(study, Effort(2, 1, study.cells("2"), workers=1), COMMAND)
    assert text.count("\n| turns |") == 2
    assert text.count("\n| long turns |") == 1


def test_where_all_win_together_nobody_asks_who_begins() -> None:
    study = Study(MINI, [Variant("long", "Long", {})], [], "*", lambda _: ["", "## More"], together=True)
    text = carry_out(study, Effort(2, 1, study.cells("2"), workers=1), COMMAND)
    assert [line for line in text.splitlines() if line.startswith("#")] == [
        "# The balance of Knock Knock",
        "## More",
    ]


def test_a_variant_that_was_not_played_has_no_table() -> None:
    study = Study(MINI, [Variant("short", "Short", {}), Variant("long", "Long", {})], [], "*", lambda _: [])
    text = carry_out(study, Effort(2, 1, study.cells("long:2"), workers=1), COMMAND)
    assert "### Long\n" in text
    assert "### Short" not in text


def test_the_general_report_tells_who_wins_how_long_it_takes_and_whether_it_matters_who_begins() -> None:
    study = general(MINI)
    text = carry_out(study, Effort(4, 1, study.cells("2", "3"), workers=1), COMMAND)
    assert "## Targets" not in text
    for words in (
        "## Does it matter who begins?",
        "## Length and scores",
        "| start player's wins over even, points |",
        "| turns per player | 3.5 | 3.3 |",
        "## Wins by seat",
        "| seat 2 |  | ",
        "| knocked |",
    ):
        assert words in text


def test_no_report_is_written_when_the_sources_change(monkeypatch: pytest.MonkeyPatch) -> None:
    prints = iter(["before", "after"])
    monkeypatch.setattr(writing, "fingerprint", lambda _: next(prints))
    study = general(MINI)
    with pytest.raises(SeanceError, match="sources changed"):
        carry_out(study, Effort(1, 1, study.cells("2"), workers=1), COMMAND)
