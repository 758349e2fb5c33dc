"""When the troubles are over: every table goes on, and every screen shows what a new one would."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from tests.server.chaos.crowd import SOON, Crowd, Sitting
from tests.server.chaos.guest import LOST, Guest
from tests.server.chaos.screen import Screen, Step


async def goes_on(crowd: Crowd, within: float = SOON) -> list[str]:
    """At which tables no further answer went through."""
    return await _all(_goes_on(sitting, within) for sitting in crowd.sittings)


async def comes_to_rest(crowd: Crowd, within: float = SOON) -> list[str]:
    """Nobody answers any more; whose answers were never settled all the same."""
    crowd.hush()
    return await _all(_rests(guest, within) for guest in crowd.guests)


async def screens(crowd: Crowd, within: float = SOON) -> list[str]:
    """What is wrong on whose screen."""
    found = []
    for sitting in crowd.sittings:
        found += await _all(_screen(guest, within) for guest in sitting.guests)
    return found


async def _goes_on(sitting: Sitting, within: float) -> str:
    before = sitting.number
    if await _until(lambda: sitting.over or sitting.number > before, within):
        return ""
    waiting = [guest.seat for guest in sitting.guests if guest.unconfirmed]
    return f"{sitting.table} is stuck at answer {before}; seats that wait for a word: {waiting}"


async def _rests(guest: Guest, within: float) -> str:
    if await _until(lambda: not guest.unconfirmed, within):
        return ""
    return f"seat {guest.seat} at {guest.table} never heard what became of {list(guest.unconfirmed)}"


async def _screen(guest: Guest, within: float) -> str:
    """Bots may still be at it: there must come a moment at which both are the same."""
    until, fresh = time.monotonic() + within, Screen()
    while time.monotonic() < until:
        with suppress(*LOST):
            fresh = await _fresh(guest)
            if fresh.shown == guest.screen.shown:
                return ""
        await asyncio.sleep(0.1)
    return f"seat {guest.seat} at {guest.table} {_different(guest, fresh)}"


async def _fresh(guest: Guest) -> Screen:
    """What the same person would see on a new page."""
    screen = Screen()
    async with guest.calling(0) as socket, asyncio.timeout(10):
        while screen.step is None:
            message: Step = json.loads(await socket.recv())
            if message["type"] == "step":
                screen.hear(message)
    return screen


def _different(guest: Guest, fresh: Screen) -> str:
    if guest.farewell:
        return f"was sent away: {guest.farewell}"
    mine, new = guest.screen.shown, fresh.shown
    wrong = sorted(name for name in new.keys() | mine.keys() if new.get(name) != mine.get(name))
    return f"shows answer {guest.screen.number}, a new page {fresh.number}; different: {', '.join(wrong)}"


async def _all(looks: Iterable[Awaitable[str]]) -> list[str]:
    """All at once; the faults that were found."""
    return [fault for fault in await asyncio.gather(*looks) if fault]


async def _until(ready: Callable[[], bool], within: float) -> bool:
    until = time.monotonic() + within
    while not ready():
        if time.monotonic() > until:
            return False
        await asyncio.sleep(0.05)
    return True
