"""Stories are printed in turn: nobody waits for all that somebody else wants."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from seance.server import stories
from seance.server.config import Limits
from seance.server.errors import Problem
from seance.server.press import Press
from tests.server.kit import Browser, Running, file, quick, running, wait_until


@contextmanager
def press(most: int = 100, most_each: int = 50) -> Iterator[Press]:
    found = Press(most, most_each)
    try:
        yield found
    finally:
        found.close()


async def wanted(at: Press, caller: str, printed: list[str], hold: threading.Event | None = None) -> None:
    with at.place(caller):
        await at.printed(caller, lambda: _slowly(caller, printed, hold))


def _slowly(caller: str, printed: list[str], hold: threading.Event | None) -> None:
    if hold is not None:
        assert hold.wait(10)
    printed.append(caller)


def test_one_of_somebody_waits_for_no_more_than_one_of_another() -> None:
    async def work() -> list[str]:
        printed: list[str] = []
        with press() as found:
            hold = threading.Event()
            many = [asyncio.create_task(wanted(found, "many", printed, hold)) for _ in range(50)]
            await asyncio.sleep(0)
            single = asyncio.create_task(wanted(found, "single", printed))
            await asyncio.sleep(0)
            hold.set()
            await asyncio.gather(single, *many)
        return printed

    assert asyncio.run(work())[:3] == ["many", "single", "many"]


def test_three_addresses_take_turns() -> None:
    async def work() -> list[str]:
        printed: list[str] = []
        with press() as found:
            callers = [caller for caller in "aabbcc" for _ in range(2)]
            await asyncio.gather(*(wanted(found, caller, printed) for caller in callers))
        return printed

    assert "".join(asyncio.run(work())) == "abcabcabcabc"


def test_whoever_leaves_holds_up_nobody() -> None:
    async def work() -> tuple[list[str], bool]:
        printed: list[str] = []
        with press() as found:
            hold = threading.Event()
            first = asyncio.create_task(wanted(found, "first", printed, hold))
            gone = [asyncio.create_task(wanted(found, "gone", printed)) for _ in range(2)]
            last = asyncio.create_task(wanted(found, "last", printed))
            await asyncio.sleep(0)
            gone[0].cancel()
            hold.set()
            await first
            gone[1].cancel()
            await asyncio.gather(last, *gone, return_exceptions=True)
            await wanted(found, "later", printed)
            return printed, bool(found.serving or found.places or found.lines)

    printed, left = asyncio.run(work())
    assert [each for each in printed if each != "gone"] == ["first", "last", "later"]
    assert not left


def test_places_are_few_for_an_address_and_for_all() -> None:
    with press(most=3, most_each=2) as found, found.place("a"), found.place("a"):
        with pytest.raises(Problem, match="2 stories are being written for your address") as often:
            found.place("a").__enter__()
        with found.place("b"), pytest.raises(Problem, match="Many stories") as full:
            found.place("c").__enter__()
        assert (often.value.status, full.value.status) == (429, 503)
        with found.place("c"):
            assert found.places == {"a": 2, "c": 1}


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[Running]:
    with running(quick(file(tmp_path), limits=Limits(stories=2, stories_per_address=1))) as found:
        yield found


def test_a_full_press_says_when_to_come_again(crowded: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind a proxy that we trust, everybody has an address of their own."""
    hold = threading.Event()
    real = stories._told

    def slow(*asked: object) -> object:
        assert hold.wait(10)
        return real(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(stories, "_told", slow)
    with Browser(crowded.url) as ada:
        path = f"{crowded.url}/api/tables/{ada.begin('you', 'bot:hints', pace='turns')}/story"
        found: dict[str, int] = {}

        def ask(place: str) -> None:
            found[place] = httpx.get(path, headers={"x-forwarded-for": place}, timeout=20).status_code

        waiting = [threading.Thread(target=ask, args=(place,)) for place in ("10.0.0.1", "10.0.0.2")]
        for each in waiting:
            each.start()
        wait_until(lambda: len(crowded.hall.press.places) == 2)
        again = httpx.get(path, headers={"x-forwarded-for": "10.0.0.1"})
        third = httpx.get(path, headers={"x-forwarded-for": "10.0.0.3"})
        hold.set()
        for each in waiting:
            each.join()
    assert (again.status_code, third.status_code) == (429, 503)
    assert again.headers["retry-after"] == third.headers["retry-after"] == "5"
    assert "ask again in a few seconds" in third.json()["error"]
    assert found == {"10.0.0.1": 200, "10.0.0.2": 200}
