"""Several processes over one PostgreSQL and one Redis: real ones, started here."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from benchmarks.server.services import RedisServer
from seance.kernel.errors import Refused
from seance.server import play, schema
from seance.server.config import Config
from seance.server.hall import Hall
from tests.server import services
from tests.server.chaos.house import Victim
from tests.server.conftest import Laid
from tests.server.kit import Browser, Running, play_on, quick, running, take_turns, wait_until
from tests.server.test_storage import begun


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with services.postgres() as found:
        yield found


@pytest.fixture(scope="module")
def wire() -> Iterator[RedisServer]:
    with services.redis() as found:
        yield found


@pytest.fixture
def shared(database: str, wire: RedisServer) -> Config:
    asyncio.run(_emptied(database))
    return quick(database, redis=wire.url)


async def _emptied(database: str) -> None:
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()


@pytest.fixture
def pair(shared: Config) -> Iterator[tuple[Running, Running]]:
    """Two servers that know of each other only through PostgreSQL and Redis."""
    with running(shared) as first, running(shared) as second:
        yield first, second


def test_people_at_two_servers_play_one_match(pair: tuple[Running, Running], lay: Laid) -> None:
    with Browser(pair[0].url) as ada, Browser(pair[1].url) as bram:
        table = ada.open("you", "open", game="mini", pace="turns", settings={"long": True})["id"]
        with ada.look(table, 0) as hers:
            hers.until("table")
            bram.post(f"/tables/{table}/sit", {"seat": 1, "name": "Bram"})
            assert hers.until("table")["table"]["seats"][1]["name"] == "Bram"
            ada.post(f"/tables/{table}/start")
            with bram.look(table, 1) as his:
                take_turns([hers, his])
                his.send({"type": "chat", "id": "c", "text": "Boo"})
                assert hers.until("chat")["text"] == "Boo"
                his.send({"type": "here", "id": "h", "thing": "lamp"})
                seen = {"type": "here", "seat": 1, "name": "Bram", "thing": "lamp"}
                assert [hers.until("here"), his.until("here")] == [seen, seen]
        assert ada.get(f"/tables/{table}")["answers"] == bram.get(f"/tables/{table}")["answers"] >= 20


def test_an_undo_is_seen_at_the_other_server(pair: tuple[Running, Running], lay: Laid) -> None:
    with Browser(pair[0].url) as ada, Browser(pair[1].url) as bram:
        table = ada.open("you", "open", game="mini", pace="turns")["id"]
        bram.post(f"/tables/{table}/sit", {"seat": 1})
        ada.post(f"/tables/{table}/start")
        with ada.look(table, 0) as hers, bram.look(table, 1) as his:
            lines = [hers, his]
            steps = [line.until("step") for line in lines]
            seat = steps[0]["waiting"][0]
            line, other = lines[seat], lines[1 - seat]
            keys = [option["key"] for option in steps[seat]["question"]["options"]]
            hide = next(key for key in keys if key.startswith("hide:"))
            line.reply(line.answer(steps[seat], hide))
            assert other.after(0)["number"] == 1
            line.send({"type": "undo", "id": "u", "seat": seat, "number": 1})
            assert line.reply("u")["type"] == "done"
            back = other.until("step")
            assert (back["number"], back["undone"]) == (0, True)
            assert back["view"] == steps[1 - seat]["view"]


def test_only_one_of_two_processes_stores_an_answer(shared: Config, lay: Laid) -> None:
    """But where several are asked in secret (MINI-4), the second is somebody who thought again."""

    async def work() -> None:
        first, second = Hall(shared), Hall(shared)
        await first.open()
        await second.open()
        here = await begun(first)
        stored = 0
        for _ in range(12):
            there = await second.table(here.id)
            async with here.held(), there.held():
                number, questions = here.playing.number, here.playing.questions
            question = questions[0]
            answer = question.spell(question.fallback())
            deeds = [play.answer(shared, question.seat, answer, number) for _ in range(2)]
            results = await asyncio.gather(here.act(deeds[0]), there.act(deeds[1]), return_exceptions=True)
            refused = sum(isinstance(result, Refused) for result in results)
            assert refused == (0 if len(questions) > 1 else 1)
            stored += 2 - refused
        async with first.store.reading() as connection:
            count = await connection.scalar(select(func.count()).select_from(schema.answers))
        assert count == stored
        await second.close()
        await first.close()

    asyncio.run(work())


def test_without_redis_word_still_arrives(
    pair: tuple[Running, Running], wire: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    with Browser(pair[0].url) as ada, Browser(pair[1].url) as bram:
        table = ada.open("you", "open", pace="turns")["id"]
        bram.post(f"/tables/{table}/sit", {"seat": 1})
        ada.post(f"/tables/{table}/start")
        with ada.look(table, 0) as hers, bram.look(table, 1) as his:
            steps = [hers.until("step"), his.until("step")]
            wire.stop()
            try:
                seat = steps[0]["waiting"][0]
                line, other = (hers, his) if seat == 0 else (his, hers)
                line.reply(line.answer(steps[seat]))
                assert other.after(0)["number"] == 1
            finally:
                wire.start()
            wait_until(lambda: "redis is out of reach" in caplog.text)


def test_bots_go_on_when_their_process_is_killed(shared: Config) -> None:
    victim = Victim(shared)
    victim.start()
    asyncio.run(victim.ready())
    with Browser(victim.url) as ada:
        table = ada.begin("bot:hints", "bot:hints", "you", pace="turns")
        cookie = ada.cookie
        with ada.look(table, 2) as line:
            play_on(line, 2)
            number = ada.get(f"/tables/{table}")["answers"]
    victim.kill()
    with running(shared) as hall, Browser(hall.url) as ada:
        ada.http.cookies.set("seance", cookie)
        with ada.look(table, 2) as line:
            last = play_on(line)
    assert last["result"] is not None
    assert last["number"] > number
