"""Clones, undo and saves: a position is its beginning and the answers since."""

from __future__ import annotations

from pathlib import Path

from tests.contract import memory
from tests.contract.kit import Case, thorough


def test_clones_are_equal_and_apart(case: Case) -> None:
    for seed in range(thorough(1)):
        memory.clones(case, "random", seed)


def test_undo_restores_exactly_or_refuses(case: Case) -> None:
    assert sum(memory.undoes(case, "random", seed) for seed in range(100, 100 + thorough(1))) > 0


def test_saves_load_replay_and_go_on(case: Case, kind: str, tmp_path: Path) -> None:
    for seed in range(200, 200 + thorough(1)):
        memory.saves(case, kind, seed, tmp_path)
