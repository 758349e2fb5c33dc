"""Nobody who is absent can hang a table."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import pytest

from seance.bots import HintsBot
from seance.kernel.game import View
from seance.kernel.match import Match
from seance.kernel.question import Question, Token, ask_one
from seance.kernel.things import PASS, Option, Seat
from seance.kernel.window import first_to
from seance.server.config import Config, database_url, default_database
from seance.server.records import BOT, HUMAN, SeatRow
from seance.server.schedule import answers_itself, deadlines, is_window
from tests.contract import mini
from tests.server.conftest import Laid
from tests.server.kit import Browser, file, play_on, quick, running, wait_until

HASTY = {"live": 0.2, "relaxed": 600.0, "turns": None}


def config(folder: Path, **choices: Any) -> Config:
    return quick(file(folder), paces=HASTY, **choices)


def test_who_does_not_answer_is_answered_for(tmp_path: Path, lay: Laid) -> None:
    with running(config(tmp_path)) as hall, Browser(hall.url) as ada:
        table = ada.begin("you", "bot:random", game="mini")
        wait_until(lambda: bool(ada.get(f"/tables/{table}")["seats"][0]["away"]))
        info = ada.get(f"/tables/{table}")["seats"][0]
        assert info["kind"] == "human"
        assert info["kept_warm"]
        wait_until(lambda: bool(ada.get(f"/tables/{table}")["status"] == "over"))


def test_the_clock_answers_with_the_default(tmp_path: Path, lay: Laid) -> None:
    with running(config(tmp_path)) as hall, Browser(hall.url) as ada:
        table = ada.begin("you", "you", game="mini")
        with ada.look(table) as line:
            step = line.asked()
            assert step["deadline"] is not None
            assert line.until("step")["number"] == step["number"] + 1
        ada.post(f"/tables/{table}/solo")
        saved = ada.get(f"/tables/{table}/save")
    seat, name, answer, _ = saved["journal"][step["number"]]
    assert [seat, name, answer] == [0, step["question"]["name"], step["question"]["default"]]


def test_who_comes_back_gets_the_seat_back(tmp_path: Path, lay: Laid) -> None:
    slow = config(tmp_path, bot_delay=(30.0, 30.0))
    with running(slow) as hall, Browser(hall.url) as ada:
        table = ada.begin("you", "you", game="mini", settings={"long": True})
        wait_until(lambda: all(seat["away"] for seat in ada.get(f"/tables/{table}")["seats"]))
        with ada.look(table, 0) as line:
            seats = line.until("table")["table"]["seats"]
            assert [seat["away"] for seat in seats] == [False, True]
            with ada.look(table, 1) as other:
                assert not other.until("table")["table"]["seats"][1]["away"]


def test_a_ping_is_no_sign_of_life_but_a_look_is(tmp_path: Path, lay: Laid) -> None:
    slow = config(tmp_path, bot_delay=(30.0, 30.0))
    with running(slow) as hall, Browser(hall.url) as ada:
        table = ada.begin("you", "you", game="mini")
        with ada.look(table, 0) as line:
            line.until("table", lambda m: m["table"]["seats"][0]["away"])
            line.send({"type": "ping"})
            line.until("pong")
            assert ada.get(f"/tables/{table}")["seats"][0]["away"]
            line.send({"type": "look", "seat": 0})
            line.until("table", lambda m: not m["table"]["seats"][0]["away"])


def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    with running(config(tmp_path)) as hall, Browser(hall.url) as ada:
        table = ada.begin("you", "you", pace="turns")
        with ada.look(table) as line:
            assert line.until("step")["deadline"] is None
        time.sleep(0.5)
        assert ada.get(f"/tables/{table}")["answers"] == 0


def test_what_was_left_overdue_goes_on_after_a_restart(tmp_path: Path, lay: Laid) -> None:
    asleep = config(tmp_path, bot_delay=(3600.0, 3600.0), sweep=3600.0)
    with running(asleep) as hall, Browser(hall.url) as ada:
        table = ada.begin("bot:random", "bot:random", game="mini")
        cookie = ada.cookie
        number = ada.get(f"/tables/{table}")["answers"]

        async def long_ago() -> None:
            found = await hall.hall.table(table)
            hall.hall.unload(found)
            await hall.hall.store.commit(found.change(bot_at=time.time() - 60))

        hall.do(long_ago)
    assert number == 0
    with running(config(tmp_path)) as hall, Browser(hall.url) as ada:
        ada.http.cookies.set("seance", cookie)
        wait_until(lambda: bool(ada.get(f"/tables/{table}")["status"] == "over"))


def test_bots_think_while_the_table_goes_on(
    tmp_path: Path, lay: Laid, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that never comes to an end holds nobody up but its own seat."""
    hold = threading.Event()

    def brood(self: HintsBot, view: View, question: Question) -> Token:
        hold.wait(20)
        return question.fallback()

    monkeypatch.setattr(HintsBot, "answer", brood)
    with running(config(tmp_path)) as hall, Browser(hall.url) as ada:
        ada.begin("bot:hints", "bot:hints", game="mini")
        other = ada.begin("you", "bot:random", game="mini", pace="turns")
        with ada.look(other) as line:
            began = time.monotonic()
            play_on(line, 3)
            assert time.monotonic() - began < 10
        hold.set()


async def lonely_window(s: mini.Cellar) -> None:
    """A turn in which the next guest is asked to react and has nothing to react with."""
    other = s.guests[(s.chapter + 1) % len(s.guests)]
    nothing: list[mini.Beast] = []
    await first_to([other], lambda _: nothing, "shoo", "MINI-2.3")
    await mini.act(s, mini.active(s))
    s.over = s.chapter >= s.turns


def test_who_can_only_pass_is_passed(tmp_path: Path, lay: Laid) -> None:
    lay(mini.record(turn=lonely_window))
    with running(config(tmp_path, window_delay=(0.3, 0.4))) as hall, Browser(hall.url) as ada:
        table = ada.begin("you", "you", game="mini", pace="turns")
        with ada.look(table) as line:
            began = time.monotonic()
            line.until("step", lambda s: s["number"] == 1)
            assert time.monotonic() - began > 0.1


@pytest.mark.parametrize(
    ("pace", "owners", "seconds"),
    [("turns", ["ada", "bram"], 60.0), ("turns", ["ada", "ada"], 2.0), ("live", ["ada", "bram"], 2.0)],
)
def test_who_plays_from_afar_is_passed_as_late_as_people_answer(
    pace: str, owners: list[str], seconds: float
) -> None:
    game = mini.record(turn=lonely_window)
    match = Match(game, game.settings({}), 1)
    seats = [SeatRow("t", seat, HUMAN, owner=owners[seat % 2]) for seat in range(match.seats)]
    slow = Config("", window_delay=(2.0, 2.0), apart_delay=(60.0, 60.0))
    planned = deadlines(match, seats, slow, pace, None)["bot_at"]
    assert planned - time.time() == pytest.approx(seconds, abs=1.0)


def test_a_window_looks_the_same_whatever_one_holds() -> None:
    me = Seat(0)
    empty = ask_one(me, "shoo", "X-1", [PASS])
    full = ask_one(me, "shoo", "X-1", [Option("play"), PASS])
    plain = ask_one(me, "act", "X-1", [Option("play")])
    assert is_window(empty)
    assert is_window(full)
    assert not is_window(plain)
    person, bot = SeatRow("t", 0, HUMAN), SeatRow("t", 0, BOT)
    away = SeatRow("t", 0, HUMAN, away=True)
    assert [answers_itself(q, person) for q in (empty, full, plain)] == [True, False, False]
    assert all(answers_itself(q, seat) for q in (empty, full, plain) for seat in (bot, away))


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with running(config(tmp_path, idle=0.1)) as hall, Browser(hall.url) as ada:
        table = ada.begin("you", "bot:hints", pace="turns")
        with ada.look(table) as line:
            step = play_on(line, 2)
        wait_until(lambda: not hall.hall.tables)
        with ada.look(table) as line:
            assert line.asked()["view"] == step["view"]


def test_databases_by_path_and_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == f"sqlite+aiosqlite:///{tmp_path}/seance/tables.db"
    assert database_url("/tmp/x.db") == "sqlite+aiosqlite:////tmp/x.db"  # noqa: S108 -- never opened
    assert database_url("postgresql://app@/db") == "postgresql+asyncpg://app@/db"
    assert database_url("sqlite+aiosqlite:///x") == "sqlite+aiosqlite:///x"
