"""Tables with another box than the game comes with (HW-P.2)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from seance.games.house_of_whack import GAME
from seance.games.house_of_whack.box.brew.brewing import brew
from seance.games.house_of_whack.box.file import write
from seance.kernel.save import load, read
from tests.server.kit import Browser, file, quick, running

HW = "house_of_whack"
FILE = write(brew(12)).decode()


def laid(browser: Browser, *seats: str, **box: Any) -> str:
    """A table of House of Whack with a box; its id."""
    table: str = browser.open(*(seats or ("you", "open")), game=HW, settings={"ending": "1"})["id"]
    browser.post(f"/tables/{table}/box", box)
    return table


def test_only_some_games_have_other_boxes(ada: Browser) -> None:
    boxes = {game["name"]: game.get("boxes", False) for game in ada.get("/games")}
    assert [name for name, many in boxes.items() if many] == [HW]
    table = ada.open("you", "open")
    refused = ada.post(f"/tables/{table['id']}/box", {"number": 7}, 400)
    assert refused["error"] == "Haunt the House has one box, the one it comes in."


def test_a_table_begins_with_the_first_printing(ada: Browser) -> None:
    table = ada.open("you", "open", game=HW)
    assert table["box"] is None
    assert ada.get(f"/tables/{table['id']}/game") == ada.get(f"/games/{HW}")
    assert ada.get(f"/tables/{table['id']}/gallery") == ada.get(f"/games/{HW}/gallery")


def test_a_number_gives_a_box_and_everybody_sees_its_cards(ada: Browser, bram: Browser) -> None:
    table = laid(ada, number=7)
    assert bram.get(f"/tables/{table}")["box"] == {"name": "The Moth-Eaten Edition", "number": 7}
    cards = bram.get(f"/tables/{table}/game")["cards"]
    assert set(cards) == set(GAME.other_boxes().number(7).cards)
    faces = bram.get(f"/tables/{table}/gallery")
    assert {card for face in faces for card in face["cards"]} <= set(cards)


def test_a_box_nobody_has_ever_opened_shows_its_number(ada: Browser) -> None:
    table = laid(ada)
    box = ada.get(f"/tables/{table}")["box"]
    again = laid(ada, number=box["number"])
    assert ada.get(f"/tables/{again}")["box"] == box
    assert ada.get(f"/tables/{again}/game") == ada.get(f"/tables/{table}/game")


def test_ones_own_file(ada: Browser) -> None:
    table = laid(ada, file=FILE)
    assert ada.get(f"/tables/{table}")["box"]["number"] == 12


@pytest.mark.parametrize(
    ("wish", "status", "says"),
    [
        ({"file": "Dear Madam,"}, 400, "This is no box, or it is damaged"),
        ({"file": FILE.replace('"covet"', '"eval"')}, 400, "deeds[0].do"),
        ({"file": " " * 200_001}, 400, "200000"),
        ({"file": " " * 500_000}, 413, ""),
        ({"number": -1}, 400, "number"),
        ({"number": 1 << 53}, 400, "number"),
        ({"box": 7}, 400, "unknown field"),
    ],
)
def test_what_is_no_box_is_refused_with_a_sentence(
    ada: Browser, wish: dict[str, Any], status: int, says: str
) -> None:
    table = laid(ada, number=7)
    refused = ada.post(f"/tables/{table}/box", wish, status)
    assert says in refused["error"]
    assert refused["error"]
    assert ada.get(f"/tables/{table}")["box"]["number"] == 7


def test_only_the_host_and_only_before_the_match(ada: Browser, bram: Browser) -> None:
    table = laid(ada, "you", "bot:hints")
    assert bram.post(f"/tables/{table}/box", {"number": 3}, 403)
    ada.post(f"/tables/{table}/start")
    assert ada.post(f"/tables/{table}/box", {"number": 3}, 409)["error"] == "The match has already begun."


def test_other_settings_keep_the_box_and_the_first_printing_takes_its_place(ada: Browser) -> None:
    table = laid(ada, number=7)
    ada.post(f"/tables/{table}/settings", {"settings": {"ending": "2"}})
    info = ada.get(f"/tables/{table}")
    assert info["box"]["number"] == 7
    assert info["settings"]["ending"] == "2"
    assert "box" not in info["settings"]
    assert ada.post(f"/tables/{table}/box", {"number": 0})["box"] is None


def test_a_match_is_played_with_its_box_and_comes_back_with_it(tmp_path: Path) -> None:
    """After a restart, at another process: the cards come out of storage, and so does the save."""
    config = quick(file(tmp_path))
    with running(config) as first, Browser(first.url) as ada:
        table = laid(ada, "you", "bot:hints", number=7)
        ada.post(f"/tables/{table}/start")
        before = _seen(ada, table)
        cookie = ada.cookie
    with running(config) as second, Browser(second.url) as ada:
        ada.http.cookies.set("seance", cookie)
        assert _seen(ada, table) == before
        assert ada.get(f"/tables/{table}")["box"]["number"] == 7
        ada.post(f"/tables/{table}/solo")
        saved = read(ada.http.get(f"/api/tables/{table}/save").content)
    assert load(GAME, saved).game.box == GAME.other_boxes().number(7).box


def _seen(browser: Browser, table: str) -> set[str]:
    """What the first seat holds, which must be cards of the box."""
    with browser.look(table, 0) as line:
        step = line.asked()
    hand = {card for card in step["view"]["players"][0]["hand"] if card is not None}
    assert hand <= set(GAME.other_boxes().number(7).cards)
    return hand
