"""The report of ``make bench-server``: who stands in it, and who is ahead."""

from __future__ import annotations

import pytest

from benchmarks.server import peer, report
from benchmarks.server.process import Meter, Process
from benchmarks.server.report import COLUMNS, PEER, PER_CORE, SOONER, Figure
from benchmarks.server.services import Missing

LEFT_OUT = "LEFT OUT: node is not installed"


def figures(per_core: float, p95: float) -> Figure:
    return {**dict.fromkeys(COLUMNS.values(), 1.0), PER_CORE: per_core, SOONER: p95}


@pytest.mark.parametrize(
    ("per_core", "p95", "kept"),
    [
        (300.0, 20.0, ["met", "met"]),
        (300.0, 40.0, ["met", "MISSED"]),
        (100.0, 20.0, ["MISSED", "met"]),
        (200.0, 30.0, ["MISSED", "MISSED"]),
    ],
)
def test_a_build_is_ahead_where_it_does_more_and_does_it_sooner(
    per_core: float, p95: float, kept: list[str]
) -> None:
    lines = report.ahead({"compiled": figures(per_core, p95), PEER: figures(200.0, 30.0)})
    assert [line.rpartition(": ")[2].rstrip(")") for line in lines] == kept


def test_each_build_that_was_measured_is_held_against_the_peer() -> None:
    both = {"interpreted": figures(1.0, 1.0), "compiled": figures(1.0, 1.0)}
    lines = report.ahead({**both, PEER: figures(2.0, 2.0)})
    assert [line.partition(":")[0] for line in lines] == ["interpreted"] * 2 + ["compiled"] * 2


def test_who_is_missing_has_a_line_that_says_so() -> None:
    head, ours, missing = report.table({"compiled": figures(300.0, 20.0), PEER: LEFT_OUT})
    assert all(column in head for column in COLUMNS)
    assert "300.0" in ours
    assert missing.startswith(PEER)
    assert missing.endswith(LEFT_OUT)


def test_nobody_is_ahead_of_a_peer_that_is_missing() -> None:
    assert report.ahead({"compiled": figures(300.0, 20.0), PEER: LEFT_OUT}) == [
        f"{PEER} was not measured, so nobody is ahead of it"
    ]


def test_without_node_the_peer_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer, "PATH", "")
    with pytest.raises(Missing, match="node is not installed"), peer.peer("files"):
        pass


def test_only_what_is_spent_between_the_looks_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    spent = iter([5.0, 7.5])
    monkeypatch.setattr(Process, "seconds", property(lambda _: next(spent)))
    meter = Meter([object.__new__(Process)])
    meter.look()
    meter.look()
    assert meter.spent == 2.5
