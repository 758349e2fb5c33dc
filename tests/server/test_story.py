"""Stories over the wire: for those who may know them, and off everybody's way."""

from __future__ import annotations

import pytest

from seance.games import load as load_game
from seance.kernel.save import load, read
from seance.kernel.telling import tell
from tests.server.kit import Browser, play_on


def over(host: Browser) -> str:
    """A match against a bot, played to the end."""
    table = host.begin("you", "bot:hints", pace="turns", settings={"players": 2, "version": "beginner"})
    with host.look(table) as line:
        assert play_on(line)["result"]
    return table


def test_a_finished_match_is_told_to_anybody_from_any_side(ada: Browser, bram: Browser) -> None:
    table = over(ada)
    story = bram.get(f"/tables/{table}/story")
    assert story["over"]
    assert story["of"] == [0, 1]
    kinds = {block["kind"] for part in story["parts"] for block in part["blocks"]}
    assert kinds == {"prose", "plate"}
    assert bram.get(f"/tables/{table}/story?of=0")["title"] == "Ada’s story"


def test_a_save_from_the_web_tells_the_same_story(ada: Browser) -> None:
    table = over(ada)
    saved = read(ada.http.get(f"/api/tables/{table}/save").content)
    story = tell(load(load_game(saved.game), saved), saved.names)
    told = ada.get(f"/tables/{table}/story")
    assert [part["heading"] for part in told["parts"]] == [each.heading for each in story.parts]
    assert told["parts"][0]["blocks"][0]["text"] == story.data()["parts"][0]["blocks"][0]["text"]


@pytest.mark.parametrize(
    ("kind", "media", "magic"),
    [
        ("md", "text/markdown", b"# "),
        ("html", "text/html", b"<!doctype html>"),
        ("epub", "application/epub+zip", b"PK"),
        ("pdf", "application/pdf", b"%PDF-"),
    ],
)
def test_it_can_be_taken_home(ada: Browser, kind: str, media: str, magic: bytes) -> None:
    table = ada.begin("you", "bot:hints", pace="turns")
    answer = ada.http.get(f"/api/tables/{table}/story/{kind}?of=0")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(media)
    assert answer.headers["content-disposition"].endswith(f'-0.{kind}"')
    assert answer.content.startswith(magic)


def test_while_it_is_played_a_seat_tells_only_its_own_story(ada: Browser, bram: Browser) -> None:
    table = ada.open("you", "open", pace="turns")["id"]
    bram.post(f"/tables/{table}/sit", {"seat": 1, "name": "Bram"})
    assert "not begun" in ada.get(f"/tables/{table}/story", 409)["error"]
    ada.post(f"/tables/{table}/start")
    assert ada.get(f"/tables/{table}/story?of=0")["of"] == [0]
    assert bram.get(f"/tables/{table}/story?of=1")["title"] == "Bram’s story"
    for path in ("story?of=1", "story/pdf?of=1"):
        assert "secrets are its own" in ada.get(f"/tables/{table}/{path}", 403)["error"]
    assert not ada.get(f"/tables/{table}/story")["over"]


def test_a_table_that_may_not_be_watched_tells_strangers_nothing(ada: Browser, bram: Browser) -> None:
    table = ada.begin("you", "bot:hints", pace="turns", watchable=False)
    bram.get(f"/tables/{table}/story", 403)
    bram.get(f"/tables/{table}/story/epub", 403)
    assert ada.get(f"/tables/{table}/story")["of"] == [0]


def test_names_are_never_markup(ada: Browser) -> None:
    name = "<img src=x onerror=1>"
    table = ada.open("you", "bot:hints", pace="turns", name=name)["id"]
    ada.post(f"/tables/{table}/start")
    page = ada.http.get(f"/api/tables/{table}/story/html?of=0").text
    assert "<img" not in page
    assert "&lt;img src=x" in page


def test_there_are_four_kinds_of_file_and_no_more_seats_than_chairs(ada: Browser) -> None:
    table = ada.begin("you", "bot:hints", pace="turns")
    ada.get(f"/tables/{table}/story/doc", 400)
    ada.get(f"/tables/{table}/story?of=9", 400)
    ada.get("/tables/nowhere/story", 404)
