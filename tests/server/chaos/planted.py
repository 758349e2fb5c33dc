"""Faults that the harness must find."""

from __future__ import annotations

import asyncio

from seance.server.records import Change
from seance.server.storage import Store
from tests.server.chaos.screen import Screen, Step

LATER = 0.3
ENOUGH = 5


def acknowledges_first() -> None:
    """A house that says "done" to an answer, and writes it down when it gets round to it."""
    real, last = Store.commit, list[asyncio.Task[None]]()

    async def write(store: Store, change: Change, before: list[asyncio.Task[None]]) -> None:
        await asyncio.sleep(LATER)
        await asyncio.gather(*before)
        await real(store, change)

    async def commit(store: Store, change: Change) -> int:
        if change.answer is None:
            return await real(store, change)
        last[:] = [asyncio.create_task(write(store, change, last.copy()))]
        return change.revision + 1

    Store.commit = commit  # type: ignore[method-assign,assignment]


class Dozing(Screen):
    """A page that soon listens only when it is asked something."""

    def hear(self, step: Step) -> bool:
        return (step["number"] > ENOUGH and step["question"] is None) or super().hear(step)
