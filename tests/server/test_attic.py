"""Tables that nobody opens: put away, woken by whoever comes back, and in the end thrown away."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from seance.server import schema
from seance.server.attic import BELONGING
from seance.server.config import A_DAY
from tests.server.conftest import Laid
from tests.server.kit import Browser, Running, file, play_on, quick, running
from tests.server.services import postgres
from tests.server.test_outage import figure


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    with ExitStack() as stack:
        sqlite = request.param == "sqlite"
        database = file(tmp_path) if sqlite else stack.enter_context(postgres())
        yield stack.enter_context(running(quick(database, sweep=3600.0)))


def row(hall: Running, table: str) -> Any:
    def read(connection: Connection) -> Any:
        return connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()

    return hall.do(lambda: hall.hall.store.write(read))


def aged(hall: Running, table: str, **values: float) -> None:
    """Let the last look at a table, or its putting away, be so many days ago."""
    past = {name: time.time() - days * A_DAY for name, days in values.items()}
    t = schema.tables
    job = update(t).where(t.c.id == table).values(**past)
    hall.do(lambda: hall.hall.store.write(lambda connection: connection.execute(job)))
    hall.do(lambda: hall.hall.tables.pop(table, None))


def tidied(hall: Running) -> None:
    hall.hall.attic.due = 0.0
    hall.do(hall.hall.sweep)


def test_a_table_that_nobody_opened_is_put_away_and_goes_on_when_somebody_does(
    house: Running, lay: Laid
) -> None:
    with Browser(house.url) as ada:
        old, new = [ada.begin("you", "bot:random", game="mini", public=True) for _ in range(2)]
        aged(house, old, looked=91)
        aged(house, new, looked=89)
        tidied(house)
        assert (row(house, old).archived is None, row(house, new).archived is None) == (False, True)
        assert old not in house.hall.tables
        assert figure(ada, "archived_total") == 1
        assert [each["id"] for each in ada.get("/tables")] == [new]
        assert {each["id"] for each in ada.get("/tables/mine")} == {old, new}
        with ada.look(old) as line:
            assert play_on(line)["result"]
        assert row(house, old).archived is None
        assert ada.http.get(f"/api/tables/{old}/save").status_code == 200
        tidied(house)
        assert figure(ada, "archived_total") == 1


def test_what_was_put_away_is_not_played_on_but_can_be_read(house: Running) -> None:
    with Browser(house.url) as ada:
        table = ada.begin("you", "bot:random", pace="turns")
        aged(house, table, looked=91, bot_at=1)
        tidied(house)
        tidied(house)
        assert table not in house.hall.tables
        assert ada.get(f"/tables/{table}/story")["of"] == [0]


def test_a_table_long_put_away_is_thrown_away_with_all_that_belongs_to_it(house: Running, lay: Laid) -> None:
    with Browser(house.url) as ada:
        gone = ada.begin("you", "you", game="mini", pace="turns")
        with ada.look(gone) as line:
            step = line.until("step")
            line.send({"type": "look", "seat": step["waiting"][0]})
            line.reply(line.answer(line.asked()))
            line.send({"type": "chat", "id": "c", "text": "Boo!"})
            line.reply("c")
        aged(house, gone, looked=500, archived=364)
        tidied(house)
        assert row(house, gone) is not None
        aged(house, gone, looked=500, archived=366)
        tidied(house)
        assert (row(house, gone), left_of(house, gone)) == (None, 0)
        assert figure(ada, "deleted_total") == 1
        assert "thrown away" in ada.get(f"/tables/{gone}", 404)["error"]
        with ada.look(gone) as line:
            assert "thrown away" in line.bye()["error"]


def left_of(hall: Running, table: str) -> int:
    def read(connection: Connection) -> int:
        found = [connection.execute(select(each).where(each.c.table == table)).all() for each in BELONGING]
        return sum(map(len, found))

    found: int = hall.do(lambda: hall.hall.store.write(read))
    return found


def test_a_table_thrown_away_elsewhere_is_gone_here(house: Running, lay: Laid) -> None:
    with running(house.config) as second, Browser(house.url) as ada, Browser(second.url) as bram:
        table = ada.open("you", "open", game="mini")["id"]
        bram.get(f"/tables/{table}")
        aged(house, table, looked=500, archived=366)
        tidied(house)
        tidied(second)
        assert "thrown away" in bram.post(f"/tables/{table}/sit", {"seat": 1}, 404)["error"]
        assert figure(bram, "deleted_total") == 0


def test_a_rematch_that_was_thrown_away_can_be_asked_for_again(house: Running, lay: Laid) -> None:
    with Browser(house.url) as ada:
        table = ada.begin("you", "you", game="mini", pace="turns")
        job = update(schema.tables).where(schema.tables.c.id == table).values(status="over")
        house.do(lambda: house.hall.store.write(lambda connection: connection.execute(job)))
        house.do(house.hall.tables.clear)
        first = ada.post(f"/tables/{table}/again")["id"]
        aged(house, first, looked=500, archived=366)
        tidied(house)
        house.do(house.hall.tables.clear)
        assert ada.post(f"/tables/{table}/again")["id"] != first


def test_a_look_is_written_down_once_an_hour(house: Running) -> None:
    with Browser(house.url) as ada:
        table = ada.open("you", "open")["id"]
        aged(house, table, looked=1)
        ada.get(f"/tables/{table}")
        looked = row(house, table).looked
        assert time.time() - looked < 60
        ada.get(f"/tables/{table}")
        assert row(house, table).looked == looked


def test_whoever_has_the_page_open_is_looking(house: Running) -> None:
    with Browser(house.url) as ada:
        table = ada.open("you", "open")["id"]
        with ada.look(table) as line:
            line.until("table")
            t = schema.tables
            job = update(t).where(t.c.id == table).values(looked=time.time() - 100 * A_DAY)
            house.do(lambda: house.hall.store.write(lambda connection: connection.execute(job)))
            tidied(house)
            assert row(house, table).archived is None


def test_never_is_never(tmp_path: Path) -> None:
    config = quick(file(tmp_path), sweep=3600.0, archive_after=0.0, delete_after=0.0)
    with running(config) as hall, Browser(hall.url) as ada:
        kept, put_away = ada.open("you", "open")["id"], ada.open("you", "open")["id"]
        aged(hall, kept, looked=9999)
        aged(hall, put_away, looked=9999, archived=9999)
        tidied(hall)
        assert row(hall, kept).archived is None
        assert row(hall, put_away) is not None
