"""Tables of a study's own."""

from __future__ import annotations

from seance.lab.study import Effort, Study, Variant, measure
from seance.lab.tables import (
    Section,
    figures,
    markdown,
    per_game,
    players,
    points,
    ratio,
    share,
    times,
    write_sections,
)

MINI = "tests.lab.mini:GAME"


def test_a_row_for_each_figure_and_a_table_for_each_variant() -> None:
    study = Study(
        MINI, [Variant("short", "Short", {"rounds": 1}), Variant("long", "Long", {})], [], "*", lambda _: []
    )
    measured = measure(study, Effort(2, 1, study.cells("2", "3"), workers=1))
    section = figures("Company", "Who is there.", {"guests": lambda report: str(players(report))})
    lines = write_sections([section], measured)
    assert lines[:3] == ["", "## Company", ""]
    assert lines[3] == "Who is there."
    assert [line for line in lines if line.startswith("###")] == ["### Short", "### Long"]
    assert "|  | 2 players | 3 players |" in lines
    assert lines.count("| guests | 2 | 3 |") == 2


def test_a_section_may_show_the_first_variants_only_and_no_empty_table() -> None:
    study = Study(
        MINI, [Variant("short", "Short", {"rounds": 1}), Variant("long", "Long", {})], [], "*", lambda _: []
    )
    measured = measure(study, Effort(2, 1, study.cells("2"), workers=1))
    one = Section("One", "", lambda _: {"a": "A"}, lambda _, key: key, variants=1)
    none = Section("None", "", lambda _: {}, lambda _, key: key)
    lines = write_sections([one, none], measured)
    assert [line for line in lines if line.startswith("###")] == ["### Short"]
    assert "| A | a |" in lines


def test_cells() -> None:
    study = Study(MINI, [Variant("long", "Long", {})], [], "nothing", lambda _: [])
    report = measure(study, Effort(4, 1, study.cells("2"), workers=1))[0].reports[2]
    assert times(report, "never") == 0
    assert per_game(report, 6) == "1.50"
    assert ratio(1, 0) is None
    assert share(ratio(1, 0)) == "–"
    assert share(0.25) == "25.0 %"
    assert points(-0.031) == "-3.1"


def test_markdown_tables_have_a_heading() -> None:
    assert markdown([("a", "b"), ("1", "2")]) == ["| a | b |", "|---|---|", "| 1 | 2 |"]
