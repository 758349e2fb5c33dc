"""Cookies, origins, limits, headers: what keeps a public table safe."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from seance.server import schema
from seance.server.config import Limits
from seance.server.logs import JsonLines, TextLines, mark
from seance.server.records import AnswerRow, ChapterRow, ChatRow, SeatRow, SentRow, TableRow, UndoRow
from seance.server.security import Bucket, Doorkeeper, digest, plain
from tests.server.kit import Browser, Running, file, quick, running, wait_until

HTH = {"game": "haunt_the_house", "seats": ["you", "bot:hints"]}


def test_the_cookie_is_for_the_server_alone(ada: Browser) -> None:
    answer = ada.http.post("/api/tables", json=HTH)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert len(ada.cookie) >= 22
    assert "set-cookie" not in ada.http.post("/api/tables", json=HTH).headers


def test_behind_https_the_cookie_is_secure(ada: Browser) -> None:
    answer = ada.http.post("/api/tables", json=HTH, headers={"x-forwarded-proto": "https"})
    assert "Secure" in answer.headers["set-cookie"]


def test_only_a_hash_of_the_cookie_is_stored(hall: Running, ada: Browser, tmp_path: Path) -> None:
    ada.begin("you", "bot:hints")
    found = b"".join(each.read_bytes() for each in tmp_path.glob("tables.db*"))
    assert digest(ada.cookie).encode() in found
    assert ada.cookie.encode() not in found


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_other_pages_may_not_act_in_a_visitors_name(ada: Browser, origin: str) -> None:
    answer = ada.http.post("/api/tables", json=HTH, headers={"origin": origin})
    assert answer.status_code == 403
    table = ada.begin("you", "bot:hints")
    url = ada.url.replace("http", "ws") + f"/ws/tables/{table}?seat=-1"
    with pytest.raises(InvalidStatus) as refused:
        connect(url, origin=Origin(origin))
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "origin", ["http://[::1", "http://[x]", "http://x:nan", "\\", "http:///", "x" * 5000]
)
def test_an_origin_that_is_none(ada: Browser, origin: str) -> None:
    assert ada.http.post("/api/tables", json=HTH, headers={"origin": origin}).status_code == 403


def test_a_page_without_tls_may_not_act_at_a_table_with_it(ada: Browser) -> None:
    behind = {"host": "play.example", "x-forwarded-proto": "https"}
    for origin, status in {
        "https://play.example": 201,
        "https://PLAY.example:443": 201,
        "http://play.example": 403,
        "http://play.example:443": 403,
        "https://play.example:80": 403,
    }.items():
        answer = ada.http.post("/api/tables", json=HTH, headers={**behind, "origin": origin})
        assert answer.status_code == status, origin
    table = ada.open("you", "open")["id"]
    url = ada.url.replace("http", "ws") + f"/ws/tables/{table}?seat=-1"
    with pytest.raises(InvalidStatus):
        connect(url, origin=Origin(ada.url), additional_headers={"x-forwarded-proto": "https"})
    with connect(url, origin=Origin(ada.url)) as line:
        assert "table" in str(line.recv())


def test_our_own_page_may(ada: Browser) -> None:
    assert ada.http.post("/api/tables", json=HTH, headers={"origin": ada.url}).status_code == 201


def test_other_origins_may_be_allowed(tmp_path: Path) -> None:
    with running(quick(file(tmp_path), origins=("https://play.example",))) as hall:
        answer = httpx.post(f"{hall.url}/api/tables", json=HTH, headers={"origin": "https://play.example"})
        assert answer.status_code == 201


def test_every_answer_carries_the_policy(ada: Browser) -> None:
    for path in ("/", "/health", "/api/games", "/nowhere", "/t/abc", "/schema"):
        headers = ada.http.get(path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_large_bodies_are_refused(ada: Browser) -> None:
    answer = ada.http.post("/api/tables", json={**HTH, "name": "x" * 70_000})
    assert answer.status_code == 413
    assert answer.json()["error"]


def test_half_a_body_is_not_waited_for(tmp_path: Path) -> None:
    with running(quick(file(tmp_path), limits=Limits(body_seconds=0.2))) as hall:
        with socket.create_connection(hall.listening.getsockname(), timeout=10) as half:
            half.sendall(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{")
            assert half.recv(1000).startswith(b"HTTP/1.1 408 ")
        assert hall.hall.metrics.counts["failures"] == 0


def test_broken_bodies_are_refused(ada: Browser) -> None:
    for body in (b"", b"{", b"[]", b"\xff\xfe", b"null", b'{"game": 7}'):
        answer = ada.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, body
        assert set(answer.json()) == {"error", "rule"}


def test_too_many_calls_from_one_address(tmp_path: Path) -> None:
    limits = Limits(calls_per_second=0.01, calls_at_once=5)
    with running(quick(file(tmp_path), limits=limits)) as hall:
        codes = [httpx.get(f"{hall.url}/api/games").status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        assert httpx.get(f"{hall.url}/health").status_code == 200


def test_too_many_tables_from_one_address(tmp_path: Path) -> None:
    with running(quick(file(tmp_path), limits=Limits(tables_per_address=2))) as hall:
        codes = [httpx.post(f"{hall.url}/api/tables", json=HTH).status_code for _ in range(3)]
        assert codes == [201, 201, 429]


def test_rematches_count_as_tables(tmp_path: Path) -> None:
    with (
        running(quick(file(tmp_path), limits=Limits(tables_per_address=1))) as hall,
        Browser(hall.url) as ada,
    ):
        over = ada.begin("bot:random", "bot:random")
        wait_until(lambda: bool(ada.get(f"/tables/{over}")["status"] == "over"))
        first = ada.post(f"/tables/{over}/again")["id"]
        assert ada.post(f"/tables/{over}/again")["id"] == first
        assert ada.get(f"/tables/{over}")["again"] == first
        ada.post("/tables", HTH, status=429)
        ada.post(f"/tables/{first}/start")
        wait_until(lambda: bool(ada.get(f"/tables/{first}")["status"] == "over"))
        ada.open("you", "open")
        ada.post(f"/tables/{first}/again", status=429)


def test_too_many_sockets_from_one_address(tmp_path: Path) -> None:
    limits = Limits(sockets_per_address=1)
    with running(quick(file(tmp_path), limits=limits)) as hall, Browser(hall.url) as ada:
        table = ada.begin("you", "bot:hints")
        with ada.look(table) as line, ada.look(table) as other:
            assert other.bye()["type"] == "bye"
            assert line.asked()
        wait_until(lambda: not hall.hall.viewers)
        with ada.look(table) as line:
            assert line.asked()


def test_too_many_messages_on_one_socket(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=0.01, messages_at_once=3, strikes=4)
    with running(quick(file(tmp_path), limits=limits)) as hall, Browser(hall.url) as ada:
        table = ada.begin("you", "bot:hints")
        with ada.look(table) as line:
            for _ in range(8):
                line.send({"type": "ping"})
            assert line.bye()["type"] == "bye"
            assert line.socket.close_code == 4429
            kinds = [message["type"] for message in line.heard]
        assert kinds.count("pong") == 3
        assert kinds.count("refused") == 4


def test_our_mistakes_tell_nothing(
    hall: Running, ada: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("the cellar is on fire")

    monkeypatch.setattr("seance.server.rest.table_info", fail)
    table = ada.http.post("/api/tables", json=HTH)
    assert table.status_code == 500
    assert "cellar" not in table.text
    assert "Traceback" not in table.text
    assert "cellar" in caplog.text


def test_plain_text() -> None:
    assert plain("  a\tb\n c\x00\u200b\u202ed ") == "a b cd"
    assert plain("Zoë 👻") == "Zoë 👻"


@pytest.mark.parametrize(
    "picture",
    [
        "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        "\u2764\ufe0f\u200d\U0001f525",
        "\U0001f469\U0001f3fd\u200d\U0001f680",
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    ],
    ids=["family", "heart on fire", "astronaut", "Scotland"],
)
def test_emoji_that_are_joined_stay_together(picture: str) -> None:
    assert plain(f" {picture}\u200b ") == picture


@pytest.mark.parametrize(
    "sly", ["\u200d", "a\u200db", "👻\u200d", "\u200d👻", "\ufe0f", "👻\U000e0067", "a\u202eb"]
)
def test_what_joins_nothing_goes(sly: str) -> None:
    assert plain(sly) in {"", "ab", "👻"}


def test_buckets_fill_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    bucket = Bucket(2.0, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seance.server.security.MOST_ADDRESSES", 2)
    door = Doorkeeper(1.0, 1, 1)
    for caller in "abc":
        door.call(caller)
    assert list(door.calls.each) == ["b", "c"]


def test_pages_of_another_origin_may_call_where_that_is_allowed(tmp_path: Path) -> None:
    club, table = "https://club.example", {"game": "haunt_the_house", "seats": ["you"] * 3}
    wanted = {
        "Origin": club,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
    }
    with running(quick(file(tmp_path), origins=(club,))) as hall:
        asked = httpx.options(f"{hall.url}/api/tables", headers=wanted)
        assert asked.headers["access-control-allow-origin"] == club
        assert asked.headers["access-control-allow-credentials"] == "true"
        opened = httpx.post(f"{hall.url}/api/tables", json=table, headers={"Origin": club})
        assert (opened.status_code, opened.headers["access-control-allow-origin"]) == (201, club)
        strange = {**wanted, "Origin": "https://elsewhere.example"}
        assert (
            "access-control-allow-origin"
            not in httpx.options(f"{hall.url}/api/tables", headers=strange).headers
        )
        refused = httpx.post(f"{hall.url}/api/tables", json=table, headers={"Origin": strange["Origin"]})
        assert refused.status_code == 403


def test_health_and_metrics(hall: Running, ada: Browser) -> None:
    table = ada.begin("you", "bot:hints", pace="turns")
    with ada.look(table) as line:
        line.reply(line.answer(line.asked()))
        assert ada.http.get("/health").json()["sockets"] == 1
        figures = dict(
            line.rsplit(" ", 1)
            for line in ada.http.get("/metrics").text.splitlines()
            if not line.startswith("#")
        )
    assert figures["seance_answers_total"] == figures["seance_store_seconds_count"] == "1"
    assert figures["seance_sockets"] == "1"


@pytest.mark.parametrize("form", [JsonLines, TextLines])
def test_logs_hold_the_facts(form: Callable[[], logging.Formatter]) -> None:
    record = logging.makeLogRecord({"msg": "moved", "levelname": "INFO", "game": "abc"})
    line = form().format(record)
    if form is JsonLines:
        assert json.loads(line)["game"] == "abc"
    assert "moved" in line
    assert "abc" in line


@pytest.mark.parametrize("form", [JsonLines, TextLines])
def test_logs_let_nobody_in(form: Callable[[], logging.Formatter]) -> None:
    table, person = "4STqyzmd-VmjBjoq", digest("a cookie of somebody")
    error = ZeroDivisionError(f"Key (who)=({person}) at /api/tables/{table}/sit")
    facts = {"table": table, "path": f"/ws/tables/{table}", "why": f"/t/{table}?x {person}"}
    failed = {"exc_info": (ZeroDivisionError, error, None)}
    record = logging.makeLogRecord({"msg": f"GET /replay/{table}", **facts, **failed})
    line = form().format(record)
    assert table not in line
    assert person not in line
    assert line.count(mark(table)) == 5


def test_an_error_of_storage_tells_no_parameters(
    hall: Running, ada: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = ada.begin("you", "bot:hints", pace="turns")
    broken = schema.sent.select().with_only_columns(text("nonsense"))
    monkeypatch.setattr("seance.server.storage.select", lambda *_: broken)
    ada.http.get("/api/tables/mine")
    assert "nonsense" in caplog.text
    assert digest(ada.cookie) not in caplog.text
    assert table not in caplog.text


def test_rows_are_read_by_position() -> None:
    pairs: list[tuple[Any, Any]] = [
        (schema.tables, TableRow),
        (schema.seats, SeatRow),
        (schema.answers, AnswerRow),
        (schema.chapters, ChapterRow),
        (schema.chats, ChatRow),
        (schema.sent, SentRow),
        (schema.undos, UndoRow),
    ]
    for table, record in pairs:
        assert [column.name for column in table.columns] == list(record.__struct_fields__)
