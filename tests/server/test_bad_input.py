"""Whatever makes no sense is refused in words: no call and no message of anybody's is a failure of ours."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Browser, Running, file, quick, running
from tests.server.services import postgres

NEW = {"game": "haunt_the_house", "seats": ["you", "open"]}
DEEP = 20_000
BODIES = {
    "deep": b"[" * DEEP,
    "deep and whole": b'{"game":' + b"[" * DEEP + b"]" * DEEP + b"}",
    "deep objects": b'{"a":' * 10_000,
    "deep settings": b'{"settings":' + b'{"a":' * 9_000 + b"1" + b"}" * 9_001,
    "not UTF-8": b'{"game":"\xff"}',
    "half a letter": b'{"name":"\\ud800"}',
    "a number without end": b'{"seat":' + b"9" * 5_000 + b"}",
    "infinity": b'{"seat":1e999}',
    "a long game": json.dumps({**NEW, "game": "x" * 60_000}).encode(),
    "a long name": json.dumps({**NEW, "name": "x" * 41}).encode(),
    "a long setting": json.dumps({**NEW, "settings": {"x" * 60_000: 1}}).encode(),
    "a game that ends early": json.dumps({**NEW, "game": "haunt_the_house\0"}).encode(),
    "a setting that ends early": json.dumps({**NEW, "settings": {"\0": "\0"}}).encode(),
    "a bot that ends early": json.dumps({"kind": "bot", "bot": "\0"}).encode(),
    "players": json.dumps({"settings": {"players": "\0"}}).encode(),
}
PATHS = [
    "/%00",
    "/assets/%00",
    "/assets/%ff",
    "/" + "a" * 5_000,
    "/" + "a/" * 3_000,
    "/t/%00",
    "/api/games/%00",
    "/api/games/" + "x" * 5_000,
    "/api/games/haunt_the_house/texts/%00",
    "/api/tables/%00",
    "/api/tables/{table}%00",
    "/api/tables/%ed%a0%80",
    "/api/tables/" + "x" * 60,
    "/api/tables/{table}/replay?at=" + "9" * 5_000,
    "/api/tables/{table}/replay?at=%00",
    "/api/tables/{table}/story/%00",
]


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def table(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server over each kind of database."""
    if request.param == "sqlite":
        folder: Path = tmp_path_factory.mktemp("bad")
        with running(quick(file(folder))) as found:
            yield found
        return
    with postgres() as url, running(quick(url)) as found:
        yield found


@pytest.fixture
def visitor(table: Running) -> Iterator[Browser]:
    with Browser(table.url) as found:
        yield found
    assert table.hall.metrics.counts["failures"] == 0


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_bodies_that_make_no_sense(visitor: Browser, body: bytes) -> None:
    lobby = visitor.open("you", "open")
    place = f"/api/tables/{lobby['id']}"
    for path in ("/api/tables", f"{place}/sit", f"{place}/rise", f"{place}/seats/1", f"{place}/settings"):
        answer = visitor.http.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, path
        assert set(answer.json()) == {"error", "rule"}
        assert len(answer.text) < 2_000
    assert visitor.get(f"/tables/{lobby['id']}") == lobby


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:40])
def test_paths_that_lead_nowhere(visitor: Browser, path: str) -> None:
    begun = visitor.begin("you", "bot:hints", pace="turns")
    for accept in ("application/json", "text/html"):
        answer = visitor.http.get(path.replace("{table}", begun), headers={"accept": accept})
        assert answer.status_code in ({200, 404} if path.startswith("/t/") else {400, 404})


@pytest.mark.parametrize(
    "number", ["%00", "{table}%00", "%ff", "x" * 2_000, "%ed%a0%80"], ids=lambda n: n[:9]
)
def test_sockets_that_lead_nowhere(visitor: Browser, number: str) -> None:
    begun = visitor.begin("you", "bot:hints", pace="turns")
    with visitor.look(number.replace("{table}", begun), -1) as line:
        assert line.ended() == 4404


SAID: list[dict[str, Any]] = [
    {"type": "chat", "id": "\0", "text": "Boo"},
    {"type": "chat", "id": "a\nb", "text": "Boo"},
    {"type": "chat", "id": "n", "text": "\0\u200b"},
    {"type": "here", "id": "n", "thing": ""},
    {"type": "here", "id": "n", "thing": "x" * 65},
    {"type": "here", "id": "n", "thing": ["cellar"]},
    {"type": "here", "id": "n", "thing": "cellar", "seat": 1},
    {"type": "undo", "id": "\0", "seat": 0, "number": 1},
    {"type": "answer", "id": "\0", "seat": 0, "number": 0, "answer": "pass"},
    {"type": "answer", "id": "n", "seat": 0, "number": 0, "answer": "\0"},
    {"type": "answer", "id": "n", "seat": 0, "number": 1 << 63, "answer": "pass"},
    {"type": "undo", "id": "n", "seat": 0, "number": (1 << 63) - 1},
]


@pytest.mark.parametrize("message", SAID, ids=lambda said: json.dumps(said)[9:40])
def test_messages_that_make_no_sense(visitor: Browser, message: dict[str, Any]) -> None:
    begun = visitor.begin("you", "bot:hints", pace="turns")
    with visitor.look(begun) as line:
        step = line.asked()
        line.send(message)
        assert line.reply(message["id"])["type"] == "refused"
        assert line.reply(line.answer(step))["type"] == "done"


def test_a_remark_with_a_hole_in_it_is_mended(visitor: Browser) -> None:
    begun = visitor.begin("you", "bot:hints", pace="turns")
    with visitor.look(begun) as line:
        line.send({"type": "chat", "id": "n", "text": "B\0oo"})
        assert line.until("chat")["text"] == "Boo"
