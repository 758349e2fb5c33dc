"""The report of ``make bench-server``: who stands in it."""

from __future__ import annotations

import pytest

from benchmarks.server import report
from benchmarks.server.process import Meter, Process
from benchmarks.server.report import COLUMNS, PER_CORE, SOONER, Figure

PEER = "two processes"
LEFT_OUT = "LEFT OUT: redis-server is not installed"


def figures(per_core: float, p95: float) -> Figure:
    return {**dict.fromkeys(COLUMNS.values(), 1.0), PER_CORE: per_core, SOONER: p95}


def test_who_is_missing_has_a_line_that_says_so() -> None:
    head, ours, missing = report.table({"compiled": figures(300.0, 20.0), PEER: LEFT_OUT})
    assert all(column in head for column in COLUMNS)
    assert "300.0" in ours
    assert missing.startswith(PEER)
    assert missing.endswith(LEFT_OUT)


def test_only_what_is_spent_between_the_looks_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    spent = iter([5.0, 7.5])
    monkeypatch.setattr(Process, "seconds", property(lambda _: next(spent)))
    meter = Meter([object.__new__(Process)])
    meter.look()
    meter.look()
    assert meter.spent == 2.5
