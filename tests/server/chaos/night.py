"""One night: a crowd, a house, a trouble, the morning after; and what is to be said about it in one line."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from tests.server.chaos.aftermath import comes_to_rest, goes_on, screens
from tests.server.chaos.crowd import SOON, Crowd
from tests.server.chaos.house import House
from tests.server.chaos.ledger import Ledger
from tests.server.chaos.screen import Screen
from tests.server.chaos.troubles import Trouble
from tests.server.chaos.verdict import Stored, Verdict, judge, read


@dataclass
class Night:
    """What happened."""

    times: int
    matches: int
    ledger: Ledger
    stored: Stored
    verdict: Verdict
    wrong: list[str]
    seconds: float

    @property
    def faults(self) -> list[str]:
        return [*self.verdict.lost, *self.verdict.doubled, *self.verdict.broken, *self.wrong]

    def told(self, trouble: str) -> str:
        """The figures."""
        ledger, verdict = self.ledger, self.verdict
        return (
            f"{self.times} {trouble}: {len(ledger.acknowledged)} answers acknowledged "
            f"in {self.matches} matches, {len(verdict.lost)} lost, {len(verdict.doubled)} doubled, "
            f"{len(verdict.broken) + len(self.wrong)} other faults; {ledger.reconnections} reconnections, "
            f"{ledger.resent} sent again, {len(ledger.refused)} refused; {self.seconds:.0f} s"
        )


def night(
    house: House, trouble: Trouble, screen: Callable[[], Screen] = Screen, within: float = SOON
) -> Night:
    """Let people play through a trouble."""
    return asyncio.run(_night(house, trouble, screen, within))


async def _night(house: House, trouble: Trouble, screen: Callable[[], Screen], within: float) -> Night:
    begun = time.monotonic()
    async with house.opened(), Crowd(house.urls, screen) as crowd:
        times = await trouble(house, crowd)
        crowd.closing.set()
        wrong = await goes_on(crowd, within)
        wrong += await comes_to_rest(crowd, within)
        wrong += await screens(crowd, within)
    stored = await read(house.config.database, [sitting.table for sitting in crowd.sittings])
    verdict = judge(crowd.ledger, stored)
    taken = time.monotonic() - begun
    return Night(times, len(crowd.sittings), crowd.ledger, stored, verdict, wrong, taken)
