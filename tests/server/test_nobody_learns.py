"""Whatever people do, nobody is ever sent what a re-deal may change; each hole that there was is found."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from litestar import Litestar

from seance.server import knowing, lobby
from seance.server.errors import FORBIDDEN, Problem
from seance.server.records import BOT, HUMAN, OPEN, OVER, PLAYING, SeatRow
from seance.server.tables import Table
from tests.contract.kit import thorough
from tests.server.evening import Act, Evening, evening
from tests.server.kit import file
from tests.server.people import house

EVENINGS = 80
"""SEANCE_THOROUGH makes it more, or fewer."""
ACTS = 45
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("haunt_the_house", {"version": "full"}),
    ("edwardian", {}),
    ("way_out", {}),
]


class Found(NamedTuple):
    """On which evening somebody learnt something, what it was, and the shortest way to it."""

    evening: int
    learnt: list[str]
    trace: list[Act]


class Search:
    """Evening after evening, the same for the same number, until somebody learns what they should not."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.judged: Counter[str] = Counter()
        self.chance = SimpleNamespace(token_urlsafe=secrets.token_urlsafe)

    def among(self, evenings: range) -> Found | None:
        return asyncio.run(self._among(evenings))

    async def _among(self, evenings: range) -> Found | None:
        async with house(self.database) as app:
            for seed in evenings:
                trace = evening(seed, ACTS)
                if await self._spent(app, seed, trace):
                    shortest = await self._shortened(app, seed, trace)
                    return Found(seed, await self._spent(app, seed, shortest), shortest)
        return None

    async def _spent(self, app: Litestar, seed: int, trace: list[Act]) -> list[str]:
        self.chance.randbits = random.Random(seed).getrandbits
        game, settings = GAMES[seed % len(GAMES)]
        tonight = Evening(app, game, settings)
        learnt = await tonight.spend(trace)
        self.judged.update(tonight.judged)
        return learnt

    async def _shortened(self, app: Litestar, seed: int, trace: list[Act]) -> list[Act]:
        """Leave out whatever can be left out with something still learnt: long stretches first."""
        size = len(trace) // 2
        while size > 0:
            at = len(trace) - size
            while at >= 0:
                fewer = trace[:at] + trace[at + size :]
                trace = fewer if await self._spent(app, seed, fewer) else trace
                at -= size
            size //= 2
        return trace


@pytest.fixture
def search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Search:
    found = Search(file(tmp_path))
    monkeypatch.setattr(lobby, "secrets", found.chance)
    return found


def test_nobody_is_ever_sent_what_a_redeal_may_change(search: Search) -> None:
    evenings = thorough(EVENINGS)
    assert search.among(range(evenings)) is None
    assert search.judged["a step for seat "] > 3 * evenings
    for what in ("the replay of seat ", "the story of seat ", "the save"):
        assert search.judged[what] > evenings // 8, what


# --- holes that there were, dug again ----------------------------------------------------------------


def old_save(table: Table, who: str) -> None:
    """Before: the file was for a host who has only bots about her now."""
    others = [seat for seat in table.seats if seat.kind != BOT and not knowing.owns(seat, who)]
    kept = [seat for seat in table.seats if seat.kind != HUMAN and seat.owner not in {"", who}]
    alone = knowing.is_host(table.row, who) and not others and not kept
    if table.match is None or (table.row.status != OVER and not alone):
        raise Problem(FORBIDDEN, "")


def old_solo(table: Table, who: str) -> None:
    """Before: nobody asked who had been there and was gone."""
    knowing.only_host(table, who)
    if table.row.status != PLAYING or any(seat.owner not in {"", who} for seat in table.seats):
        raise Problem(FORBIDDEN, "")


def old_left(seat: SeatRow, bot: str) -> SeatRow:
    """Before: the host who opened a seat made it nobody's."""
    return SeatRow(seat.table, seat.seat, BOT, seat.name, "", bot)


def old_sit(table: Table, who: str, seat: SeatRow) -> None:
    """Before: an open seat was for whoever came."""
    mine = seat.kind == BOT and seat.kept and seat.owner in {who, ""}
    if table.row.status == OVER or not (seat.kind == OPEN or mine):
        raise Problem(FORBIDDEN, "")


@pytest.mark.parametrize(
    ("old", "acts"),
    [
        ({"check_save": old_save}, {"save", "free", "sit"}),
        ({"check_solo": old_solo, "left": old_left}, {"sit", "solo", "save"}),
        ({"check_sit": old_sit}, {"free", "sit"}),
    ],
    ids=["the file, then company", "company, then the file", "one seat after another"],
)
def test_each_hole_is_found(
    search: Search, monkeypatch: pytest.MonkeyPatch, old: dict[str, object], acts: set[str]
) -> None:
    for name, rule in old.items():
        monkeypatch.setattr(knowing, name, rule)
    found = search.among(range(200))
    assert found is not None
    assert {act.name for act in found.trace} >= {"open", "start", *acts}, found
    assert len(found.trace) <= 12, found
