"""Storage is the truth: races, snapshots, other rules, other processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from seance.bots import make
from seance.kernel.errors import Refused
from seance.kernel.question import choose
from seance.server import lobby, play, schema
from seance.server.config import Config
from seance.server.errors import Problem
from seance.server.hall import Hall
from seance.server.records import Change, ChatRow, SentRow
from seance.server.storage import AlreadySent, Moved
from seance.server.tables import Table
from seance.server.wire import NewTable
from tests.contract import mini
from tests.server.conftest import Laid
from tests.server.kit import file, quick

ADA = "ada"


def config(folder: Path) -> Config:
    return quick(file(folder), bot_delay=(3600.0, 3600.0), window_delay=(3600.0, 3600.0))


def halls(folder: Path, work: Callable[[Hall, Hall], Awaitable[None]]) -> None:
    """Two processes over one database, as far as storage can tell."""

    async def both() -> None:
        first, second = Hall(config(folder)), Hall(config(folder))
        await first.open()
        await second.open()
        try:
            await work(first, second)
        finally:
            await second.close()
            await first.close()

    asyncio.run(both())


async def begun(hall: Hall, game: str = "mini", seats: int = 2) -> Table:
    row, rows = lobby.new_table(NewTable(game, ["you"] * seats, pace="turns"), ADA, "")
    await hall.store.create(row, rows)
    table = await hall.table(row.id)
    await table.act(lobby.start(hall.config, ADA))
    return table


async def give(hall: Hall, table: Table, answer: str | list[str] | None = None) -> None:
    """The next answer: this one, or the default."""
    match = table.playing
    question = match.questions[0]
    given = question.spell(question.fallback()) if answer is None else answer
    await table.act(play.answer(hall.config, question.seat, given, match.number))


def first_hidden(table: Table) -> str:
    return next(key for key in table.playing.questions[0].keys() if key.startswith("hide:"))  # noqa: SIM118


def test_two_processes_never_store_the_same_answer(tmp_path: Path, lay: Laid) -> None:
    async def work(first: Hall, second: Hall) -> None:
        here = await begun(first)
        there = await second.table(here.id)
        question = here.playing.questions[0]
        answers = [question.spell(index) for index in range(2)]
        results = await asyncio.gather(
            *(
                table.act(play.answer(hall.config, question.seat, answer, 0))
                for hall, table, answer in ((first, here, answers[0]), (second, there, answers[1]))
            ),
            return_exceptions=True,
        )
        refusals = [result for result in results if isinstance(result, Refused)]
        assert len(refusals) == 1
        assert "question 0; the match is at 1" in str(refusals[0])
        async with first.store.reading() as connection:
            assert len(await first.store.answers(connection, here.id, 0)) == 1
        async with here.held(), there.held():
            assert here.playing.view(0) == there.playing.view(0)

    halls(tmp_path, work)


def test_a_change_for_another_revision_is_not_stored(tmp_path: Path, lay: Laid) -> None:
    async def work(first: Hall, _: Hall) -> None:
        table = await begun(first)
        late = table.change(pace="live")
        late.revision -= 1
        with pytest.raises(Moved):
            await first.store.commit(late)

    halls(tmp_path, work)


def test_ids_are_unique_in_the_database(tmp_path: Path, lay: Laid) -> None:
    async def work(first: Hall, second: Hall) -> None:
        table = await begun(first)
        there = await second.table(table.id)
        sent = SentRow(table.id, ADA, "once", 0)

        def labelled(at: Table) -> Change:
            change = at.change()
            change.sent = sent
            return change

        await table.act(labelled)
        with pytest.raises(AlreadySent):
            await there.act(labelled)
        for each in (table, there):
            await each.act(play.say(0, "Ada", "Boo", sent))
            assert [chat.text for chat in each.chats] == ["Boo"]

    halls(tmp_path, work)


def test_an_undo_elsewhere_is_noticed(tmp_path: Path, lay: Laid) -> None:
    """One process takes answer 1 back; the other, which has it in memory, may not store answer 2."""

    async def work(first: Hall, second: Hall) -> None:
        here = await begun(first)
        await give(first, here, first_hidden(here))
        there = await second.table(here.id)
        assert there.playing.number == 1
        seat = here.playing.journal.last().seat
        await here.act(play.undo(first.config, seat, 1))
        question = there.playing.questions[0]
        with pytest.raises(Refused):
            await there.act(play.answer(second.config, question.seat, [], 1))
        assert there.playing.number == 0
        assert there.playing.view(seat) == here.playing.view(seat)
        assert there.cuts == here.cuts

    halls(tmp_path, work)


def test_every_position_comes_back_from_storage(tmp_path: Path, lay: Laid) -> None:
    async def work(first: Hall, second: Hall) -> None:
        here = await begun(first, seats=3)
        while not here.playing.over:
            await give(first, here)
            there = await second.table(here.id)
            for seat in range(-1, 3):
                assert there.playing.view(seat) == here.playing.view(seat)
                assert there.playing.log(seat) == here.playing.log(seat)
            assert [q.data() for q in there.playing.questions] == [q.data() for q in here.playing.questions]
            asked = here.playing.journal.last().seat
            assert play.why_no_undo(there, asked) == play.why_no_undo(here, asked)
            second.unload(there)

    halls(tmp_path, work)


async def to_the_duel(hall: Hall, table: Table) -> None:
    while len(table.playing.questions) < len(table.seats):
        await give(hall, table)


def test_who_thought_again_in_secret_is_remembered_so(tmp_path: Path, lay: Laid) -> None:
    """MINI-4: the second answer of one seat counts, and makes nobody's click late, after a restart too."""

    async def work(first: Hall, second: Hall) -> None:
        here = await begun(first)
        await to_the_duel(first, here)
        number, seat = here.playing.number, here.playing.questions[0].seat
        for at in (0, -1):
            key = here.playing.run.asked[0].keys()[at]
            await here.act(play.answer(first.config, seat, key, number))
        there = await second.table(here.id)
        assert there.playing.asked_at == here.playing.asked_at == number
        other = there.playing.questions[0]
        await there.act(play.answer(second.config, other.seat, other.keys()[0], number))
        assert there.playing.journal.part(number + 1, number + 2)[0].answer == key

    halls(tmp_path, work)


def test_neither_bot_nor_clock_thinks_again_for_somebody(tmp_path: Path, lay: Laid) -> None:
    """Somebody answers while a bot still thinks for the seat: the person's answer stands."""

    async def work(first: Hall, _: Hall) -> None:
        here = await begun(first)
        await to_the_duel(first, here)
        question, number = here.playing.questions[0], here.playing.number
        await here.act(play.answer(first.config, question.seat, question.keys()[0], number))
        for by in ("bot", "clock"):
            with pytest.raises(Refused, match="has answered meanwhile"):
                await here.act(play.answer(first.config, question.seat, question.keys()[-1], number, by=by))
        assert here.playing.number == number + 1

    halls(tmp_path, work)


async def roll_on(hall: Hall, table: Table) -> None:
    """One turn: a roll, and whatever follows it."""
    await give(hall, table, "roll")
    while table.playing.questions[0].name != "act":
        await give(hall, table)


async def other_turn(s: mini.Cellar) -> None:
    """Rules in which nobody tidies up any more (MINI-3)."""
    await mini.act(s, mini.active(s))
    s.over = s.chapter >= s.turns


def changed_rules(**parts: Any) -> Any:
    game = mini.record(**parts)
    game.rules_version = 2
    return game


def test_new_rules_endanger_only_the_chapter_in_progress(tmp_path: Path, lay: Laid) -> None:
    """The turn that was being tidied up is taken back to where the new rules still fit; the rest stands."""

    async def work(first: Hall, second: Hall) -> None:
        here = await begun(first)
        for _ in range(4):
            await roll_on(first, here)
        await give(first, here, first_hidden(here))
        assert here.playing.questions[0].name == "drop"
        tale = here.playing.log(0)
        lay(changed_rules(turn=other_turn))
        there = await second.table(here.id)
        assert there.playing.number == here.playing.number
        assert there.playing.questions[0].name == "act"
        assert there.playing.log(0)[: len(tale)] == tale

    halls(tmp_path, work)


def test_answers_that_no_longer_fit_are_taken_back_and_it_is_said(tmp_path: Path, lay: Laid) -> None:
    async def work(first: Hall, second: Hall) -> None:
        here = await begun(first)
        for _ in range(2):
            await roll_on(first, here)
        assert here.playing.number == 4
        await give(first, here, "toast")
        await give(first, here, "Cheers")
        lay(changed_rules(turn=dry_turn))
        there = await second.table(here.id)
        assert there.playing.number == 4
        assert [chat.seat for chat in there.chats] == [-1]
        assert "answer 4" in there.chats[0].text
        assert len(there.cuts) == 1
        await give(second, there)
        with pytest.raises(Refused):
            await give(first, here, [])
        assert here.playing.number == 5

    halls(tmp_path, work)


async def dry_turn(s: mini.Cellar) -> None:
    """Rules without toasts."""
    me = mini.active(s)
    await choose(me, "act", "MINI-2", [mini.ROLL])
    mini.roll(s, me)
    s.over = s.chapter >= s.turns


def test_many_writes_share_a_transaction_and_fail_alone(tmp_path: Path, lay: Laid) -> None:
    async def work(first: Hall, _: Hall) -> None:
        tables = [await begun(first) for _ in range(5)]
        late = tables[2].change(pace="live")
        late.revision -= 1
        changes = [table.change(pace="relaxed") for table in tables]
        changes[2] = late
        results = await asyncio.gather(
            *(first.store.commit(change) for change in changes), return_exceptions=True
        )
        assert [isinstance(result, Moved) for result in results] == [at == 2 for at in range(5)]

    halls(tmp_path, work)


def test_a_failed_write_leaves_nothing_in_memory(
    tmp_path: Path, lay: Laid, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full: nobody hears of the answer, and the table is read again."""

    async def work(first: Hall, _: Hall) -> None:
        table = await begun(first)
        seen = table.playing.view(0)

        async def full(_change: object) -> int:
            raise OSError("no space left")

        with monkeypatch.context() as patched:
            patched.setattr(first.store, "commit", full)
            with pytest.raises(OSError, match="no space"):
                await give(first, table)
        async with table.held():
            assert table.playing.number == 0
            assert table.playing.view(0) == seen
        await give(first, table)
        assert table.playing.number == 1

    halls(tmp_path, work)


def test_an_unknown_table(tmp_path: Path) -> None:
    async def work(first: Hall, _: Hall) -> None:
        with pytest.raises(Problem):
            await first.table("nowhere")
        assert first.loading == {}

    halls(tmp_path, work)


def test_a_long_match_is_back_in_no_time(tmp_path: Path) -> None:
    """The bench measures it properly; this notices when it becomes ten times slower."""

    async def work(first: Hall, second: Hall) -> None:
        here = await begun(first, "haunt_the_house", 5)
        bot = make("hints", here.playing.game, 1)
        while not here.playing.over:
            question = here.playing.questions[0]
            token = bot.answer(here.playing.view(question.seat), question.frozen())
            await give(first, here, question.spell(token))
        began = time.perf_counter()
        there = await second.table(here.id)
        assert time.perf_counter() - began < 1.0
        assert there.playing.view(0) == here.playing.view(0)

    halls(tmp_path, work)


def test_the_guard_of_the_primary_key(tmp_path: Path, lay: Laid) -> None:
    """Even past every check, the database itself holds answer N only once."""

    async def work(first: Hall, _: Hall) -> None:
        table = await begun(first)
        await give(first, table)
        row = {"table": table.id, "number": 1, "seat": 0, "question": "", "answer": "", "told": 0}
        again = insert(schema.answers).values(**row, events=[], by="player", at=0.0)
        with pytest.raises(IntegrityError, match="UNIQUE"):
            await first.store.write(lambda connection: connection.execute(again))
        change = table.change()
        change.chat = ChatRow(table.id, 1, 0, "Ada", "Boo", 0.0)
        await first.store.commit(change)

    halls(tmp_path, work)
