"""Nothing goes deaf: storage dies and comes back, one table is broken, somebody sets the clock."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, select, text, update
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from seance.kernel.match import Match
from seance.server import hall as halls
from seance.server import play, schema, storage, tables
from seance.server.config import Config
from seance.server.errors import OUT
from seance.server.outage import Outage, answering
from seance.server.tables import Deed
from seance.server.ward import Ward
from tests.server.conftest import Laid
from tests.server.kit import Browser, Running, file, play_on, quick, running, take_turns, wait_until
from tests.server.services import mortal_postgres, postgres, redis

TEN_SECONDS = 10.0


def figure(browser: Browser, name: str) -> float:
    lines = browser.http.get("/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith(f"seance_{name} ")).rsplit(" ", 1)[1])


def stored(hall: Running, table: str, **values: Any) -> None:
    """Write into a table's row behind the server's back, and let it forget what it knew."""

    async def write() -> None:
        t = schema.tables
        found = hall.hall.tables.get(table)
        if found is not None:
            hall.hall.unload(found)
        job = update(t).where(t.c.id == table).values(**values)
        await hall.hall.store.write(lambda connection: connection.execute(job))

    hall.do(write)


# --- storage ---------------------------------------------------------------------------------------


def test_a_database_that_is_gone_for_ten_seconds(lay: Laid) -> None:
    """Everybody's page goes on by itself: no socket is opened anew, no answer is lost or doubled."""
    with (
        mortal_postgres() as database,
        running(quick(database.url)) as hall,
        Browser(hall.url) as ada,
        Browser(hall.url) as bram,
    ):
        table = ada.open("you", "open", game="mini", pace="turns", settings={"long": True})["id"]
        bram.post(f"/tables/{table}/sit", {"seat": 1, "name": "Bram"})
        ada.post(f"/tables/{table}/start")
        with ada.look(table, 0) as hers, bram.look(table, 1) as his:
            lines = [hers, his]
            take_turns(lines, 3)
            asked = next(step for step in (line.heard_of("step")[-1] for line in lines) if step["question"])
            line = lines[asked["seat"]]
            database.stop()
            sent = line.answer(asked)
            assert line.until("trouble")["error"] == OUT
            assert ada.get(f"/tables/{table}/replay?at=0&seat=0", 503)["error"] == OUT
            time.sleep(TEN_SECONDS)
            database.start()
            done = line.until("done", lambda message: message["id"] == sent)
            assert done["number"] == asked["number"] + 1
            for each in lines:
                each.until("trouble", lambda message: message["error"] == "")
                each.send({"type": "look", "seat": each.heard_of("step")[-1]["seat"]})
            take_turns(lines, 10)
        assert ada.get(f"/tables/{table}")["answers"] >= 14


def test_bots_go_on_when_the_database_is_back(lay: Laid) -> None:
    with mortal_postgres() as database, running(quick(database.url)) as hall, Browser(hall.url) as ada:
        slow = ada.begin("bot:random", "bot:random", game="mini", settings={"long": True})
        database.stop()
        time.sleep(1.0)
        database.start()
        wait_until(lambda: bool(ada.http.get(f"/api/tables/{slow}").status_code == 200))
        wait_until(lambda: bool(ada.get(f"/tables/{slow}")["status"] == "over"))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with ExitStack() as stack:
        sqlite = request.param == "sqlite"
        yield file(tmp_path) if sqlite else stack.enter_context(postgres())


def test_a_faulty_statement_is_not_waited_for(
    lay: Laid, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(quick(database)) as hall, Browser(hall.url) as ada:
        table = ada.begin("you", "you", game="mini", pace="turns")
        with ada.look(table, 0) as one, ada.look(table, 1) as other:
            steps = [line.until("step") for line in (one, other)]
            asked = next(step for step in steps if step["question"])
            monkeypatch.setattr(storage, "_insert", _nonsense)
            begun = time.monotonic()
            refused = (one, other)[asked["seat"]].reply((one, other)[asked["seat"]].answer(asked))
            assert time.monotonic() - begun < 5
            assert "failed on our side" in refused["error"]
            assert not one.heard_of("trouble") + other.heard_of("trouble")
        ada.post("/tables", {"game": "mini", "seats": ["you", "you"]}, status=500)


def _nonsense(connection: Connection, *_: object) -> None:
    connection.execute(text("INSERT INTO nowhere VALUES (1)"))


def test_a_socket_that_a_faulty_statement_keeps_from_opening(
    hall: Running, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.open("you", "open")["id"]
    hall.do(hall.hall.tables.clear)
    monkeypatch.setattr(storage, "select", lambda *_: select(text("nonsense")))
    with ada.look(table, 0) as line, pytest.raises(ConnectionClosedError) as closed:
        line.hear()
    assert closed.value.rcvd == Close(1011, "")


def test_what_storage_says_when_it_is_out(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/small.db")
    with engine.connect() as connection:
        connection.execute(text("CREATE TABLE t (x)"))
        connection.execute(text("PRAGMA max_page_count = 3"))
        with pytest.raises(Outage), answering():
            connection.execute(text("INSERT INTO t VALUES (zeroblob(100000))"))
        for wrong in ("SELECT nonsense", "INSERT INTO nowhere VALUES (1)", "SELECT"):
            with pytest.raises(OperationalError), answering():
                connection.execute(text(wrong))
    with pytest.raises(Outage), answering():
        raise ConnectionRefusedError


# --- one bad table ---------------------------------------------------------------------------------


def test_one_unreadable_table_stops_nobody_else(tmp_path: Path, lay: Laid) -> None:
    asleep = quick(file(tmp_path), bot_delay=(3600.0, 3600.0), sweep=3600.0)
    with running(asleep) as hall, Browser(hall.url) as ada:
        bad, good = [ada.begin("you", "bot:random", game="mini", pace="turns") for _ in range(2)]
        cookie, overdue = ada.cookie, time.time() - 60
        stored(hall, bad, bot_at=overdue, touched=1.0, settings={"players": "many"})
        stored(hall, good, bot_at=overdue)
    with running(quick(file(tmp_path))) as hall, Browser(hall.url) as ada:
        ada.http.cookies.set("seance", cookie)
        with ada.look(good) as line:
            play_on(line, 5)
        assert ada.get(f"/tables/{bad}", 503)["error"] == tables.UNREADABLE
        with ada.look(bad) as line:
            assert line.until("trouble")["error"] == tables.UNREADABLE
            assert line.ended() == 1013
        assert figure(ada, "tables_paused") == 1
        assert 1 <= figure(ada, "pauses_total") <= 4
        stored(hall, bad, settings={"players": 2, "long": False})
        wait_until(lambda: bool(ada.http.get(f"/api/tables/{bad}").status_code == 200))
        assert figure(ada, "tables_paused") == 0


def test_each_failure_makes_the_pause_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    ward, waits = Ward(), []
    for _ in range(8):
        ward.admit("bad", "why")
        waits.append(round(ward.wait("bad")))
    assert waits == [1, 2, 4, 8, 16, 32, 60, 60]
    assert (len(ward), list(ward), ward.due(), ward.why("bad")) == (1, ["bad"], [], "why")
    ward.discharge("bad")
    assert (len(ward), ward.wait("bad"), ward.why("bad")) == (0, 0.0, "")


Broken = Callable[[pytest.MonkeyPatch], None]


def _refused_bot(patched: pytest.MonkeyPatch) -> None:
    real = play.answer

    def nonsense(config: Config, seat: int, given: object, number: int, by: str = "player") -> Deed:
        return real(config, seat, "nonsense", number, by)

    patched.setattr(play, "answer", nonsense)


def _broken_rule(patched: pytest.MonkeyPatch) -> None:
    def fails(self: Match, *_: object, **__: object) -> None:
        raise ZeroDivisionError("a rule has a fault")

    patched.setattr(Match, "answer", fails)


@pytest.mark.parametrize("breaks", [_refused_bot, _broken_rule])
def test_a_turn_that_fails_pauses_the_table_until_it_is_mended(
    tmp_path: Path, lay: Laid, breaks: Broken
) -> None:
    with running(quick(file(tmp_path))) as hall, Browser(hall.url) as ada:
        with pytest.MonkeyPatch.context() as patched:
            breaks(patched)
            table = ada.begin("bot:random", "bot:random", game="mini", pace="turns")
            with ada.look(table, -1) as line:
                assert line.until("trouble")["error"] == halls.STANDS_STILL
            time.sleep(1.0)
            assert 1 <= figure(ada, "pauses_total") <= 3
            assert figure(ada, "tables_paused") == 1
        with ada.look(table, -1) as line:
            assert line.until("trouble")["error"] == halls.STANDS_STILL
            assert line.until("trouble")["error"] == ""
        wait_until(lambda: bool(ada.get(f"/tables/{table}")["status"] == "over"))
        assert figure(ada, "tables_paused") == 0


# --- somebody sets the clock -----------------------------------------------------------------------


def iso_seconds(text: str) -> float:
    return datetime.fromisoformat(text).timestamp()


HASTY = {"live": 20.0, "relaxed": 600.0, "turns": None}


@pytest.mark.parametrize("by", [-3600.0, 3600.0])
def test_a_clock_that_is_set_moves_nobody(
    tmp_path: Path, lay: Laid, monkeypatch: pytest.MonkeyPatch, by: float
) -> None:
    real = time.time
    config = quick(file(tmp_path), paces=HASTY, bot_delay=(0.3, 0.3))
    with running(config) as hall, Browser(hall.url) as ada:
        table = ada.begin("you", "bot:random", game="mini", settings={"long": True})
        monkeypatch.setattr(time, "time", lambda: real() + by)
        with ada.look(table) as line:
            step = play_on(line, 6)
            assert 15 < iso_seconds(step["deadline"]) - time.time() < 21
            time.sleep(0.5)
            info = ada.get(f"/tables/{table}")
        assert info["answers"] == step["number"]
        assert not info["seats"][0]["away"]


def test_after_a_restart_the_time_begins_anew(tmp_path: Path, lay: Laid) -> None:
    """Nobody could answer while the server was down; and a clock that was set back stalls no bot."""
    config = quick(file(tmp_path), paces=HASTY)
    with running(config) as hall, Browser(hall.url) as ada:
        waits = ada.begin("you", "you", game="mini")
        stalls = ada.begin("bot:random", "bot:random", game="mini", settings={"long": True})
        cookie = ada.cookie
        stored(hall, waits, deadline=time.time() - 1800)
        stored(hall, stalls, bot_at=time.time() + 1800)
    with running(config) as hall, Browser(hall.url) as ada:
        ada.http.cookies.set("seance", cookie)
        with ada.look(waits) as line:
            assert line.until("step")["number"] == 0
            time.sleep(0.6)
            assert ada.get(f"/tables/{waits}")["answers"] == 0
        wait_until(lambda: bool(ada.get(f"/tables/{stalls}")["status"] == "over"))


# --- without Redis, and with a bad one -------------------------------------------------------------


def test_processes_without_redis_look_for_themselves_and_say_so(
    tmp_path: Path, lay: Laid, caplog: pytest.LogCaptureFixture
) -> None:
    config = quick(file(tmp_path))
    with (
        running(config) as first,
        running(config) as second,
        Browser(first.url) as ada,
        Browser(second.url) as bram,
        caplog.at_level("WARNING", "seance.server"),
    ):
        table = ada.open("you", "open", game="mini", pace="turns")["id"]
        bram.post(f"/tables/{table}/sit", {"seat": 1, "name": "Bram"})
        ada.post(f"/tables/{table}/start")
        with ada.look(table, 0) as hers, bram.look(table, 1) as his:
            take_turns([hers, his], 10)
    assert [record.message for record in caplog.records].count(halls.ANOTHER.format(config.sweep)) >= 1


def test_redis_may_come_later(tmp_path: Path, lay: Laid) -> None:
    with redis() as wire:
        wire.stop()
        config = Config(file(tmp_path), redis=wire.url, sweep=0.2)
        with running(config) as hall, Browser(hall.url) as ada:
            table = ada.begin("you", "you", game="mini", pace="turns")
            with ada.look(table, 0) as one, ada.look(table, 1) as other:
                take_turns([one, other], 3)
            wire.start()
            wait_until(lambda: bool(hall.do(_listeners(hall))))


def test_nonsense_on_the_channel_is_passed_over(tmp_path: Path, lay: Laid) -> None:
    with redis() as wire:
        config = quick(file(tmp_path), redis=wire.url)
        with running(config) as first, running(config) as second, Browser(first.url) as ada:
            wait_until(lambda: bool(first.do(_listeners(first)) == 2))
            for nonsense in (b"table", b"table x", b"table -1", b"", b"\xff\xfe 3", b"t " + b"9" * 5000):
                first.do(_published(first, nonsense))
            table = ada.begin("you", "you", game="mini", pace="turns")
            with Browser(second.url) as again:
                again.http.cookies.set("seance", ada.cookie)
                with ada.look(table, 0) as here, again.look(table, 1) as there:
                    take_turns([here, there], 6)
            assert first.do(_listeners(first)) == 2


def _listeners(hall: Running) -> Callable[[], Any]:
    async def count() -> int:
        found: list[tuple[str, int]] = await hall.hall.fanout.client.pubsub_numsub("seance:tables")
        return found[0][1]

    return count


def _published(hall: Running, message: bytes) -> Callable[[], Any]:
    async def publish() -> None:
        await hall.hall.fanout.client.publish("seance:tables", message)

    return publish
