"""Talk at the table: no faster than others can listen, and no more than is ever read again."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import func, select

from seance.server import schema
from seance.server.config import Limits
from seance.server.records import REMEMBERED
from tests.server.kit import Browser, Line, Running, file, quick, running


def say(line: Line, number: int, text: str = "Boo!") -> str:
    """Say something; what the server makes of it."""
    line.send({"type": "chat", "id": f"remark-{number}", "text": text})
    return str(line.reply(f"remark-{number}").get("error", ""))


def count(hall: Running, table: str, of: str) -> int:
    async def read() -> int:
        rows = schema.metadata.tables[of]
        async with hall.hall.store.reading() as connection:
            return await connection.scalar(select(func.count()).where(rows.c.table == table)) or 0

    found: int = hall.do(read)
    return found


def test_somebody_who_talks_too_fast_is_asked_to_wait_wherever_they_talk(tmp_path: Path) -> None:
    limits = Limits(remarks_per_second=0.001, remarks_at_once=3)
    with running(quick(file(tmp_path), limits=limits)) as hall, Browser(hall.url) as ada:
        first, second = ada.open("you", "open")["id"], ada.open("you", "open")["id"]
        with ada.look(first) as one, ada.look(first) as same, ada.look(second) as other:
            said = [say(one, 1), say(same, 2), say(other, 3)]
            assert said == ["", "", ""]
            for line in (one, same, other):
                assert "faster than others can listen" in say(line, 4)
        with Browser(hall.url) as bram:
            bram.post(f"/tables/{first}/sit", {"seat": 1, "name": "Bram"})
            with bram.look(first, 1) as his:
                assert say(his, 1) == ""


def test_the_oldest_remarks_go_and_leave_nothing_behind(hall: Running, ada: Browser) -> None:
    table = ada.open("you", "open")["id"]
    with ada.look(table) as line:
        for number in range(REMEMBERED + 20):
            assert say(line, number, f"Boo {number}!") == ""
        assert count(hall, table, "chats") == REMEMBERED
        assert count(hall, table, "sent") == 0
    with ada.look(table) as line:
        heard = [line.until("chat")["text"] for _ in range(REMEMBERED)]
    assert (heard[0], heard[-1]) == ("Boo 20!", f"Boo {REMEMBERED + 19}!")


def test_a_remark_sent_again_is_said_once(hall: Running, ada: Browser, bram: Browser) -> None:
    """By whoever said it: another browser may use the same id."""
    table = ada.open("you", "open")["id"]
    bram.post(f"/tables/{table}/sit", {"seat": 1, "name": "Bram"})
    with ada.look(table) as hers, bram.look(table, 1) as his:
        assert [say(hers, 1), say(hers, 1), say(his, 1)] == ["", "", ""]
    hall.do(hall.hall.tables.clear)
    with ada.look(table) as hers:
        assert say(hers, 1) == ""
    assert count(hall, table, "chats") == 2
