"""Standing orders at a web table: left by one, obeyed for one, and seen by nobody else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from seance.kernel.errors import Refused
from seance.kernel.match import Match
from seance.kernel.orders import TURN
from seance.kernel.question import Question
from seance.server import play
from seance.server.app import build
from seance.server.records import BOT, HUMAN, LOBBY, OVER, PLAYING, SeatRow
from seance.server.schedule import due, waits_for_nobody
from seance.server.sight import step
from tests.server.kit import file, quick
from tests.server.recording import START, Recorded, Time, at_window

SEAT = 1
ASKING = {"until": "ask", "unless": [], "stop": [], "hold": False}
PASSING = {**ASKING, "until": "turn"}


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


@pytest.fixture
def sit(tmp_path: Path, time: Time) -> Callable[..., None]:
    """Sit down to a match at a window of somebody else's turn, and do something there."""

    def sat(
        work: Callable[[Recorded], Awaitable[None]], orders: dict[int, dict[str, Any]] | None = None
    ) -> None:
        async def evening() -> None:
            app = build(quick(file(tmp_path), bot_delay=(0.5, 0.5), sweep=3600.0))
            await app.state.hall.open()
            found = Recorded(app, time)
            try:
                await found.open(at_window(1, SEAT), orders or {})
                await work(found)
            finally:
                await found.leave()
                await app.state.hall.close()

        asyncio.run(evening())

    return sat


async def ordered(at: Recorded, orders: dict[str, Any], seat: int = SEAT, label: str = "o1") -> Any:
    """The server's word on orders that somebody leaves; everybody hears what there is to hear."""
    before = len(at.heard)
    at.wires[SEAT].send({"type": "orders", "id": label, "seat": seat, "orders": orders})
    await at.listen()
    messages = [json.loads(each.text) for each in at.heard[before:] if each.seat == SEAT]
    return next(message for message in messages if message["type"] in {"done", "refused"})


def heard_by_others(at: Recorded, since: int) -> list[str]:
    return [each.text for each in at.heard[since:] if each.seat != SEAT]


async def wait(at: Recorded, answers: int) -> None:
    """Let bots and orders answer what is due; people keep still."""
    at.asked.clear()
    for _ in range(answers):
        at.time.now = at.table.row.bot_at or at.time.now
        await at.hall.clock.attend(at.table)
    await at.listen()


def asked_of(match: Match, seat: int = SEAT) -> Question:
    question = match.question(seat)
    assert question is not None
    return question


def test_orders_are_kept_shown_to_their_owner_and_to_nobody_else(sit: Callable[..., None]) -> None:
    async def work(at: Recorded) -> None:
        since = len(at.heard)
        wanted = {**PASSING, "unless": ["vote", "target"]}
        assert (await ordered(at, wanted))["type"] == "done"
        assert at.steps[SEAT]["orders"] == {**wanted, "unless": ["target", "vote"]}
        assert heard_by_others(at, since) == []
        assert "orders" not in at.steps[-1]
        assert at.steps[0]["orders"] == ASKING
        async with at.hall.store.reading() as connection:
            rows = await at.hall.store.seats(connection, [at.id])
        assert rows[SEAT].orders == at.steps[SEAT]["orders"]

    sit(work)


def test_a_question_that_orders_let_pass_is_not_put_and_then_passed(sit: Callable[..., None]) -> None:
    async def work(at: Recorded) -> None:
        assert at.steps[SEAT]["question"] is not None
        await ordered(at, PASSING)
        assert at.steps[SEAT]["question"] is None
        assert SEAT in at.steps[SEAT]["waiting"]
        await wait(at, 2)
        assert at.table.playing.question(SEAT) is None
        assert at.steps[SEAT]["passed"] == {TURN: 1}
        assert "passed" not in at.steps[0]
        _, rows = await at.hall.store.since(at.id, 0)
        assert {(row.seat, row.by) for row in rows} >= {(SEAT, "orders")}

    sit(work)


def test_hold_on_asks_after_all_and_gives_all_the_time_there_is(sit: Callable[..., None]) -> None:
    async def work(at: Recorded) -> None:
        short, whole = at.hall.config.windows["live"], at.hall.config.paces["live"]
        assert short is not None
        assert whole is not None
        assert at.table.row.deadline == START + short
        await ordered(at, {**PASSING, "hold": True})
        assert at.steps[SEAT]["question"] is not None
        assert at.table.row.deadline == START + whole
        assert at.steps[0]["deadline"] == at.steps[SEAT]["deadline"]
        await ordered(at, PASSING, label="o2")
        assert at.table.row.deadline == START + short, "who lets go gives back what was gained"

    sit(work)


@pytest.mark.parametrize(
    ("orders", "why"),
    [
        ({**ASKING, "stop": ["the_postman"]}, "no card 'the_postman'"),
        ({**ASKING, "unless": ["moonlight"]}, "Invalid enum value 'moonlight'"),
        ({**ASKING, "until": "dawn"}, "Invalid enum value 'dawn'"),
        ({"until": "ask"}, "missing required field"),
    ],
)
def test_bad_orders_are_refused_and_change_nothing(
    sit: Callable[..., None], orders: dict[str, Any], why: str
) -> None:
    async def work(at: Recorded) -> None:
        revision = at.table.row.revision
        said = await ordered(at, orders)
        assert said["type"] == "refused"
        assert why in said["error"]
        assert (at.table.row.revision, at.table.seats[SEAT].orders) == (revision, {})

    sit(work)


def test_nobody_leaves_orders_for_somebody_else(sit: Callable[..., None]) -> None:
    async def work(at: Recorded) -> None:
        said = await ordered(at, PASSING, seat=0)
        assert "Seat 0 is not yours" in said["error"]
        assert at.table.seats[0].orders == {}

    sit(work)


def test_orders_answer_for_whoever_is_away_and_a_bot_only_where_they_do_not(sit: Callable[..., None]) -> None:
    async def work(at: Recorded) -> None:
        table, run = at.table, at.table.playing.run
        table.seats[SEAT].away = True
        table.row.bot_at = at.time.now
        run.answered = [question.seat != SEAT for question in run.asked]
        for orders, by in ((PASSING, "orders"), (ASKING, "bot"), ({**PASSING, "hold": True}, "bot")):
            table.seats[SEAT].orders = orders
            job = due(table)
            assert job is not None
            assert (job.question.seat, job.by) == (SEAT, by)

    sit(work)


def test_somebody_who_takes_a_pass_back_holds_on(sit: Callable[..., None]) -> None:
    """Else their orders would only pass once more."""

    async def work(at: Recorded) -> None:
        table, config = at.table, at.hall.config
        key = asked_of(table.playing).spell(asked_of(table.playing).fallback())
        await table.act(play.answer(config, SEAT, key, table.playing.number, by="orders", why=TURN))
        assert table.passed[SEAT] == {TURN: 1}
        await table.act(play.undo(config, SEAT, table.playing.number))
        assert table.seats[SEAT].orders["hold"]
        assert not waits_for_nobody(table.playing, table.seats, asked_of(table.playing))

    sit(work, {SEAT: PASSING})


def test_what_was_passed_is_owned_up_to_until_one_answers(sit: Callable[..., None]) -> None:
    async def work(at: Recorded) -> None:
        table, config = at.table, at.hall.config
        key = asked_of(table.playing).spell(asked_of(table.playing).fallback())
        await table.act(play.answer(config, SEAT, key, table.playing.number, by="orders", why=TURN))
        assert step(table, SEAT, 0, 0).passed == {TURN: 1}
        await table.act(play.answer(config, SEAT, key, table.playing.number))
        assert step(table, SEAT, 0, 0).passed == {}

    sit(work)


def test_a_window_that_runs_out_makes_nobody_absent(sit: Callable[..., None]) -> None:
    async def work(at: Recorded) -> None:
        at.time.now = at.table.row.deadline or 0.0
        at.table.row.bot_at = None
        for _ in range(4):
            job = due(at.table)
            if job is None or job.by != "clock":
                break
            await at.hall.clock.attend(at.table)
        assert [seat.missed for seat in at.table.seats] == [0, 0, 0, 0]
        assert at.table.row.answers > 150

    sit(work)


def test_only_somebody_alone_with_bots_is_spared_windows_with_nothing_to_play() -> None:
    match = at_window(1, SEAT)
    question = asked_of(match)
    question.options = question.options[-1:]
    seats = [SeatRow("t", seat, HUMAN if seat == SEAT else BOT) for seat in range(4)]
    assert waits_for_nobody(match, seats, question)
    seats[0].kind = HUMAN
    assert not waits_for_nobody(match, seats, question)


def test_both_moments_of_a_window_stand_until_it_closes(sit: Callable[..., None]) -> None:
    """Else somebody could see by the clock who has answered."""

    async def work(at: Recorded) -> None:
        row = at.table.row
        before = (row.bot_at, row.deadline)
        at.time.now += 0.2
        key = asked_of(at.table.playing).spell(asked_of(at.table.playing).fallback())
        await at.table.act(play.answer(at.hall.config, SEAT, key, at.table.playing.number))
        assert (row.bot_at, row.deadline) == before

    sit(work)


@pytest.mark.parametrize("status", [LOBBY, OVER])
def test_there_are_no_orders_before_the_match_or_after_it(sit: Callable[..., None], status: str) -> None:
    async def work(at: Recorded) -> None:
        at.table.row.status = status
        with pytest.raises(Refused, match="The match"):
            await at.table.act(play.give_orders(at.hall.config, SEAT, PASSING))
        at.table.row.status = PLAYING

    sit(work)
