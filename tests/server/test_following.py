"""What another process has stored: followed answer by answer, or read anew; and nobody looks too early."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from seance.server import play
from seance.server.hall import Hall
from seance.server.records import Change, SeatRow, SentRow
from seance.server.tables import Table
from tests.server.conftest import Laid
from tests.server.test_storage import ADA, begun, first_hidden, give, halls


def told(table: Table) -> None:
    """Another process has changed something."""
    table.stale = True


def test_answers_from_elsewhere_are_followed_without_reading_everything(
    tmp_path: Path, lay: Laid, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(first: Hall, second: Hall) -> None:
        here = await begun(first)
        there = await second.table(here.id)
        shape = there.shape

        async def never(*_: object) -> list[SeatRow]:
            raise AssertionError("the seats have not changed")

        monkeypatch.setattr(second.store, "seats", never)
        while not here.playing.over:
            await give(first, here)
            if here.playing.number % 2 == 0 or here.playing.over:
                told(there)
                async with there.held():
                    assert (there.row, there.stale) == (here.row, False)
                    assert there.playing.view(0) == here.playing.view(0)
                    assert there.shape == shape + here.playing.over

    halls(tmp_path, work)


def test_whatever_else_changes_elsewhere_is_read_as_well(tmp_path: Path, lay: Laid) -> None:
    """An undo, a remark, somebody for whom the clock answered and who came back: each between two answers."""

    async def work(first: Hall, second: Hall) -> None:
        here = await begun(first)
        there = await second.table(here.id)

        async def same() -> None:
            told(there)
            async with there.held():
                assert (there.row, there.seats, there.cuts) == (here.row, here.seats, here.cuts)
                assert [chat.text for chat in there.chats] == [chat.text for chat in here.chats]
                assert there.playing.view(0) == here.playing.view(0)

        await give(first, here, first_hidden(here))
        await here.act(play.undo(first.config, here.playing.journal.last().seat, 1))
        await give(first, here)
        await same()
        await here.act(play.say(0, "Ada", "Boo", SentRow(here.id, ADA, "1", 0)))
        await give(first, here)
        await same()
        question = here.playing.questions[0]
        answer = question.spell(question.fallback())
        await here.act(play.answer(first.config, question.seat, answer, here.playing.number, by="clock"))
        assert here.seats[question.seat].missed == 1
        await same()
        while here.seats[question.seat].missed:
            await give(first, here)
        await same()

    halls(tmp_path, work)


def test_an_answer_in_the_place_of_one_that_was_taken_back_is_noticed(tmp_path: Path, lay: Laid) -> None:
    """There are as many answers as before; the one in memory is not among them."""

    async def work(first: Hall, second: Hall) -> None:
        here = await begun(first)
        seat = here.playing.questions[0].seat
        await give(first, here, first_hidden(here))
        there = await second.table(here.id)
        assert there.playing.number == 1
        await here.act(play.undo(first.config, seat, 1))
        hides = [key for key in here.playing.questions[0].keys() if key.startswith("hide:")]  # noqa: SIM118
        await give(first, here, hides[-1])
        told(there)
        async with there.held():
            assert there.playing.journal.last().answer == here.playing.journal.last().answer == hides[-1]
            assert there.playing.view(seat) == here.playing.view(seat)
            assert there.cuts == here.cuts

    halls(tmp_path, work)


def test_nobody_looks_at_what_is_about_to_change(
    tmp_path: Path, lay: Laid, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until an answer is on the disk, it counts for nothing: whoever looks meanwhile waits."""

    async def work(first: Hall, _: Hall) -> None:
        table = await begun(first)
        commit, written = first.store.commit, asyncio.Event()

        async def slowly(change: Change) -> int:
            await written.wait()
            return await commit(change)

        monkeypatch.setattr(first.store, "commit", slowly)
        assert table.steady
        giving = asyncio.create_task(give(first, table))
        await asyncio.sleep(0)
        assert (table.playing.number, table.row.answers, table.steady) == (1, 0, False)
        written.set()
        await giving
        assert table.steady
        told(table)
        assert not table.steady

    halls(tmp_path, work)
