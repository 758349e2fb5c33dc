"""Opening tables, sitting down, getting up."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Laid
from tests.server.kit import Browser, Running, file, play_on, quick, running, wait_until

HTH = "haunt_the_house"


def test_what_can_be_played(ada: Browser) -> None:
    games = {game["name"]: game for game in ada.get("/games")}
    assert games[HTH]["players"] == [2, 3, 4, 5]
    assert "cards" not in games[HTH]
    whole = ada.get(f"/games/{HTH}")
    assert whole["cards"]
    assert all(card["key"] == key for key, card in whole["cards"].items())
    rules = ada.get(f"/games/{HTH}/rules")
    assert rules["paragraphs"]["HTH-3.2"] in rules["text"]
    texts = ada.http.get(f"/api/games/{HTH}/texts/en")
    assert "list-end" in texts.text
    assert "ask-" in texts.text


def test_everything_in_the_box_with_all_that_is_printed_on_it(ada: Browser) -> None:
    faces = {face["key"]: face for face in ada.get(f"/games/{HTH}/gallery")}
    assert {card for face in faces.values() for card in face["cards"]} == set(
        ada.get(f"/games/{HTH}")["cards"]
    )
    assert faces["bold"]["count"] == 2
    assert faces["bold"]["imprints"] == [
        {"name": "timing", "pieces": [{"text": "timing-last"}]},
        {"name": "worth", "pieces": [{"text": "amount-skulls", "count": -2}]},
    ]
    rooms = {face["key"]: face for face in ada.get("/games/way_out/gallery")}
    assert rooms["red_5"]["imprints"][1:] == [
        {"name": "behind", "pieces": [{"card": "diamonds_5"}, {"card": "hearts_5"}]},
        {"name": "by-suit", "pieces": [{"words": "Lost Property"}, {"words": "The Dance"}]},
    ]


@pytest.mark.parametrize(
    "path",
    ["/games/chess", "/games/chess/rules", "/games/chess/gallery", f"/games/{HTH}/texts/xx", "/tables/x"],
)
def test_what_is_unknown_is_said_to_be(ada: Browser, path: str) -> None:
    error = ada.get(path, 404)
    assert error["error"]
    assert error["rule"] == ""


def test_a_new_table_is_at_hand_just_as_it_is_stored(hall: Running, ada: Browser) -> None:
    table = ada.open("you", "open", "bot:random", settings={"version": "beginner"}, pace="relaxed")
    at_hand = ada.get(f"/tables/{table['id']}")
    assert hall.hall.metrics.counts["loads"] == 0
    hall.hall.unload(hall.hall.tables[table["id"]])
    assert at_hand == ada.get(f"/tables/{table['id']}") == table
    assert hall.hall.metrics.counts["loads"] == 1


def test_a_table_as_its_host_and_as_a_guest_see_it(ada: Browser, bram: Browser) -> None:
    table = ada.open("you", "open", "bot:random", settings={"version": "beginner"}, pace="relaxed")
    assert table["host"]
    assert table["settings"] == {"players": 3, "version": "beginner", "attacks": True}
    assert [seat["kind"] for seat in table["seats"]] == ["human", "open", "bot"]
    assert [seat["yours"] for seat in table["seats"]] == [True, False, False]
    theirs = bram.get(f"/tables/{table['id']}")
    assert not theirs["host"]
    assert not any(seat["yours"] for seat in theirs["seats"])
    assert "owner" not in str(theirs)


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ({"game": "chess"}, "no game"),
        ({"seats": ["you"]}, "cannot be played by 1"),
        ({"seats": ["you", "bot:dalek"]}, "no bot"),
        ({"seats": ["you", "throne"]}, "cannot be 'throne'"),
        ({"settings": {"players": 5}}, "2 seats"),
        ({"settings": {"version": "haunted"}}, "version"),
        ({"settings": {"colour": "black"}}, "colour"),
        ({"pace": "hasty"}, "pace"),
        ({"name": "x" * 41}, "name"),
        ({"wings": True}, "wings"),
    ],
)
def test_a_table_that_cannot_be(ada: Browser, wanted: dict[str, Any], says: str) -> None:
    error = ada.post("/tables", {"game": HTH, "seats": ["you", "open"], **wanted}, 400)
    assert says in error["error"]


def test_sitting_down_and_getting_up(ada: Browser, bram: Browser) -> None:
    table = ada.open("you", "open")["id"]
    info = bram.post(f"/tables/{table}/sit", {"seat": 1, "name": " Bram\u0000 \n Stoker "})
    assert info["seats"][1] == {
        "seat": 1,
        "kind": "human",
        "name": "Bram Stoker",
        "yours": True,
        "bot": "",
        "away": False,
        "kept_warm": False,
    }
    assert bram.post(f"/tables/{table}/sit", {"seat": 1})["seats"][1]["yours"]
    bram.post(f"/tables/{table}/sit", {"seat": 0}, 409)
    bram.post(f"/tables/{table}/sit", {"seat": 7}, 400)
    bram.post(f"/tables/{table}/rise", {"seat": 0}, 403)
    assert bram.post(f"/tables/{table}/rise", {"seat": 1})["seats"][1]["kind"] == "open"


def test_only_one_gets_a_seat(ada: Browser, bram: Browser, browser: Callable[[], Browser]) -> None:
    table = ada.open("you", "open")["id"]
    bram.post(f"/tables/{table}/sit", {"seat": 1})
    assert "taken" in browser().post(f"/tables/{table}/sit", {"seat": 1}, 409)["error"]


def test_what_only_the_host_may_do(ada: Browser, bram: Browser) -> None:
    table = ada.open("you", "open")["id"]
    for path, data in (
        ("start", None),
        ("settings", {"pace": "turns"}),
        ("seats/1", {"kind": "bot"}),
        ("again", None),
    ):
        assert "host" in bram.post(f"/tables/{table}/{path}", data, 403)["error"]


def test_settings_can_be_changed_before_the_match(ada: Browser) -> None:
    table = ada.open("you", "open")["id"]
    info = ada.post(
        f"/tables/{table}/settings", {"settings": {"players": 4}, "pace": "turns", "public": True}
    )
    assert info["settings"]["players"] == len(info["seats"]) == 4
    assert (info["pace"], info["public"]) == ("turns", True)
    info = ada.post(f"/tables/{table}/settings", {"settings": {"players": 2}})
    assert len(info["seats"]) == 2
    ada.post(f"/tables/{table}/sit", {"seat": 1})
    ada.post(f"/tables/{table}/settings", {"settings": {"players": 1}}, 400)
    ada.post(f"/tables/{table}/settings", {"settings": {"players": True}}, 400)
    ada.post(f"/tables/{table}/start")
    ada.post(f"/tables/{table}/settings", {"pace": "live"}, 409)
    ada.post(f"/tables/{table}/start", None, 409)


def test_somebody_who_sits_is_not_unseated_by_settings(ada: Browser, bram: Browser) -> None:
    table = ada.open("you", "open", "open")["id"]
    bram.post(f"/tables/{table}/sit", {"seat": 2})
    assert "seat 2" in ada.post(f"/tables/{table}/settings", {"settings": {"players": 2}}, 409)["error"]


def test_which_tables_are_listed(ada: Browser, bram: Browser) -> None:
    hidden = ada.open("you", "open")["id"]
    free = ada.open("you", "open", public=True)["id"]
    ada.open("you", "bot:hints", public=True)
    watched = ada.begin("you", "bot:hints", public=True, pace="turns")
    ada.begin("you", "bot:hints", public=True, watchable=False, pace="turns")
    assert {table["id"] for table in bram.get("/tables")} == {free, watched}
    assert bram.get("/tables/mine") == []
    bram.post(f"/tables/{hidden}/sit", {"seat": 1})
    assert [table["id"] for table in bram.get("/tables/mine")] == [hidden]
    assert len(ada.get("/tables/mine")) == 5


def test_the_lobby_is_told_who_sits(ada: Browser, bram: Browser) -> None:
    table = ada.open("you", "open")["id"]
    with ada.look(table) as line:
        assert line.until("table")["table"]["status"] == "lobby"
        bram.post(f"/tables/{table}/sit", {"seat": 1, "name": "Bram"})
        assert line.until("table")["table"]["seats"][1]["name"] == "Bram"
        ada.post(f"/tables/{table}/start")
        assert line.until("table")["table"]["status"] == "playing"
        assert line.until("step")["number"] == 0
        bram.post(f"/tables/{table}/rise", {"seat": 1})
        assert line.until("table")["table"]["seats"][1]["kept_warm"]


def test_a_bot_keeps_the_seat_of_one_who_was_replaced(ada: Browser, bram: Browser, lay: Laid) -> None:
    table = ada.open("you", "open", game="mini", pace="turns")["id"]
    bram.post(f"/tables/{table}/sit", {"seat": 1, "name": "Bram"})
    ada.post(f"/tables/{table}/start")
    with bram.look(table, 1) as his:
        his.until("step")
        info = ada.post(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
        assert info["seats"][1]["kept_warm"]
        assert info["seats"][1]["kind"] == "bot"
        assert "sit down again" in his.bye()["error"]
    with ada.look(table) as hers:
        play_on(hers, 2)
    ada.post(f"/tables/{table}/sit", {"seat": 1}, 409)
    back = bram.post(f"/tables/{table}/sit", {"seat": 1})
    assert (back["seats"][1]["kind"], back["seats"][1]["name"]) == ("human", "Bram")
    with bram.look(table, 1) as his:
        assert his.until("step")["seat"] == 1


def test_a_seat_that_was_nobodys_goes_to_whoever_comes(ada: Browser, bram: Browser, lay: Laid) -> None:
    table = ada.begin("you", "bot:hints", game="mini", pace="turns")
    bram.post(f"/tables/{table}/sit", {"seat": 1}, 409)
    info = ada.post(f"/tables/{table}/seats/1", {"kind": "open"})
    assert (info["seats"][1]["kind"], info["seats"][1]["kept_warm"]) == ("open", True)
    with ada.look(table) as hers:
        play_on(hers, 2)
    assert bram.post(f"/tables/{table}/sit", {"seat": 1})["seats"][1]["yours"]


def test_a_hundred_who_want_another_match_at_once_get_one(ada: Browser, hall: Running, lay: Laid) -> None:
    table = ada.begin("bot:random", "bot:random", game="mini")
    wait_until(lambda: bool(ada.get(f"/tables/{table}")["status"] == "over"))
    with ThreadPoolExecutor(20) as crowd:
        found = set(crowd.map(lambda _: ada.post(f"/tables/{table}/again")["id"], range(100)))
    assert found == {ada.get(f"/tables/{table}")["again"]}
    assert {each["id"] for each in ada.get("/tables/mine")} == found | {table}


def test_a_seat_taken_away_elsewhere_answers_no_more(tmp_path: Path, lay: Laid) -> None:
    """The process of whoever sat there has not heard of it when the answer comes in."""
    config = quick(file(tmp_path), bot_delay=(3600.0, 3600.0), sweep=3600.0)
    with (
        running(config) as first,
        running(config) as second,
        Browser(first.url) as ada,
        Browser(second.url) as bram,
    ):
        table = ada.open("open", "open", game="mini", pace="turns")["id"]
        for seat in (0, 1):
            bram.post(f"/tables/{table}/sit", {"seat": seat, "name": "Bram"})
        first.do(first.hall.tables.clear)
        ada.post(f"/tables/{table}/start")
        second.do(second.hall.tables.clear)
        with bram.look(table, 0) as line:
            seat = line.until("step")["waiting"][0]
            line.send({"type": "look", "seat": seat})
            asked = line.asked()
            ada.post(f"/tables/{table}/seats/{seat}", {"kind": "bot"})
            line.answer(asked)
            assert "not yours" in line.bye()["error"]
        assert bram.get(f"/tables/{table}")["answers"] == 0


def test_again_with_the_same_people(ada: Browser, bram: Browser, lay: Laid) -> None:
    table = ada.open("you", "open", "bot:random", game="mini", pace="turns")["id"]
    bram.post(f"/tables/{table}/sit", {"seat": 1})
    ada.post(f"/tables/{table}/start")
    ada.post(f"/tables/{table}/again", None, 409)
    bram.post(f"/tables/{table}/rise", {"seat": 1})
    with ada.look(table) as line:
        play_on(line)
        new = ada.post(f"/tables/{table}/again")
        assert line.until("table", lambda m: m["table"]["again"])["table"]["again"] == new["id"]
    assert new["status"] == "lobby"
    assert new["seats"][0]["yours"]
    assert [seat["kind"] for seat in new["seats"]] == ["human", "open", "bot"]
    ada.post(f"/tables/{table}/seats/0", {"kind": "bot"}, 409)
    bram.post(f"/tables/{table}/sit", {"seat": 1}, 409)


def test_looking_back(ada: Browser, bram: Browser) -> None:
    table = ada.begin("you", "bot:hints", "bot:random", pace="turns")
    ada.get(f"/tables/{ada.open('you', 'open')['id']}/replay", 409)
    with ada.look(table) as line:
        play_on(line, 8)
    steps = {message["number"]: message for message in line.heard if message["type"] == "step"}
    for number, seen in steps.items():
        again = ada.get(f"/tables/{table}/replay?at={number}&seat=0")
        assert again["view"] == seen["view"]
        assert again["waiting"] == seen["waiting"]
        assert again["first"] == 1
    bram.get(f"/tables/{table}/replay?at=2&seat=0", 403)
    ada.get(f"/tables/{table}/replay?at=2&seat=1", 403)
    assert all(set(g["hand"]) <= {None} for g in bram.get(f"/tables/{table}/replay?at=2")["view"]["ghosts"])
    ada.get(f"/tables/{table}/replay?at=99999", 400)
    ada.get(f"/tables/{table}/replay?at=-1", 400)
    ada.get(f"/tables/{table}/replay?at=0&seat=3", 400)
    with ada.look(table) as line:
        play_on(line)
    assert None not in bram.get(f"/tables/{table}/replay?at=2&seat=1")["view"]["ghosts"][1]["hand"]


def test_bots_alone_play_to_the_end(hall: Running, ada: Browser) -> None:
    table = ada.begin("bot:hints", "bot:random")
    wait_until(lambda: bool(ada.get(f"/tables/{table}")["status"] == "over"))
