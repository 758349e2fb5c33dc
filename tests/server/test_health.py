"""An operator learns of a full disk and of a damaged database before the players do."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import httpx
import pytest

from seance.server import health
from tests.server.kit import Browser, Running, file, quick, running


def examined(hall: Running) -> tuple[int, list[str]]:
    answer = httpx.get(f"{hall.url}/health")
    return answer.status_code, answer.json()["wrong"]


def test_all_is_well(hall: Running) -> None:
    assert examined(hall) == (200, [])


def test_a_disk_that_takes_nothing_more(hall: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full() -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(hall.hall.store, "beat", full)
    assert examined(hall) == (503, [health.CANNOT_WRITE])


def test_storage_that_hangs_is_ill_too(hall: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hangs() -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(health, "PATIENCE", 0.05)
    monkeypatch.setattr(hall.hall.store, "beat", hangs)
    assert examined(hall) == (503, [health.CANNOT_WRITE])


def test_a_damaged_database(tmp_path: Path) -> None:
    with running(quick(file(tmp_path))) as hall, Browser(hall.url) as ada:
        for _ in range(20):
            ada.open("you", "open", "open")
    path = tmp_path / "tables.db"
    size = path.stat().st_size
    with path.open("r+b") as pages:
        pages.seek(size // 2)
        pages.write(os.urandom(size // 4))
    with running(quick(file(tmp_path))) as hall:
        assert examined(hall) == (503, [health.DAMAGED])


def test_many_who_ask_make_one_write(hall: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    beats: list[int] = []

    async def beat() -> None:
        beats.append(1)

    monkeypatch.setattr(hall.hall.store, "beat", beat)
    monkeypatch.setattr(health, "FRESH", 60.0)
    for _ in range(5):
        examined(hall)
    assert len(beats) == 1
