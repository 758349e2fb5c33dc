"""Gestures: pointing, and what bots say. Everybody at the table sees them, and nothing remains."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from seance.kernel.facts import Count
from seance.kernel.question import Prompt, Token
from seance.kernel.remark import Remark
from seance.server import wire
from seance.server.config import Limits
from seance.server.fanout import GESTURES, Fanout
from seance.server.pointing import UNSEEN
from seance.server.socket import MOST_GESTURES
from tests.contract import mini
from tests.server.conftest import Laid
from tests.server.fuzz.stored import changes, stored
from tests.server.kit import Browser, Line, Running, file, play_on, quick, running, wait_until


def point(line: Line, thing: str, label: str = "p") -> str:
    """Point at something; what the server makes of it."""
    line.send({"type": "here", "id": label, "thing": thing})
    return str(line.reply(label).get("error", ""))


def seated(ada: Browser, bram: Browser, **wanted: Any) -> str:
    """A match of two people under way."""
    table: str = ada.open("you", "open", pace="turns", **wanted)["id"]
    bram.post(f"/tables/{table}/sit", {"seat": 1, "name": "Bram"})
    ada.post(f"/tables/{table}/start")
    return table


# --- pointing ----------------------------------------------------------------------------------------


def test_everybody_sees_who_points_at_what(ada: Browser, bram: Browser) -> None:
    table = seated(ada, bram)
    with Browser(ada.url) as cleo, ada.look(table) as hers, bram.look(table, 1) as his:
        room = hers.until("step")["view"]["rooms"][0]["room"]
        with cleo.look(table, -1) as watching:
            watching.until("step")
            assert point(his, room) == ""
            seen = {"type": "here", "seat": 1, "name": "Bram", "thing": room}
            assert [line.until("here") for line in (hers, his, watching)] == [seen, seen, seen]


def test_one_points_from_the_seat_that_one_looks_through(ada: Browser) -> None:
    table = ada.begin("you", "you", pace="turns")
    with ada.look(table, 1) as line, ada.look(table, -1) as beside:
        room = line.until("step")["view"]["rooms"][0]["room"]
        assert point(line, room) == ""
        assert line.until("here")["seat"] == 1
        assert point(beside, room) == ""
        assert line.until("here")["seat"] == 0


def test_what_not_everybody_sees_is_refused_in_the_same_words(ada: Browser, bram: Browser) -> None:
    """One's own hand, another's, a card in the deck, a card of another game: nothing tells them apart."""
    table = seated(ada, bram)
    with ada.look(table) as hers, bram.look(table, 1) as his:
        own, other = (line.until("step")["view"]["ghosts"] for line in (hers, his))
        mine, theirs = own[0]["hand"][0], other[1]["hand"][0]
        words = {point(hers, key).replace(repr(key), "It") for key in (mine, theirs, "wolf", "\u202e")}
    assert words == {UNSEEN.replace("{!r}", "It")}
    assert not his.heard_of("here")


def test_only_those_who_sit_there_point_and_only_while_a_match_runs(hall: Running, ada: Browser) -> None:
    table = ada.open("you", "bot:hints", public=True)["id"]
    with ada.look(table) as line:
        assert "has not begun" in point(line, "cellar")
        ada.post(f"/tables/{table}/start")
        room = line.until("step")["view"]["rooms"][0]["room"]
        with Browser(hall.url) as cleo, cleo.look(table, -1) as watching:
            assert "take a seat, or watch" in point(watching, room)
    with ada.look(table) as line:
        play_on(line)
        assert "match is over" in point(line, room)


def test_somebody_who_points_too_fast_is_asked_to_wait_and_may_still_talk(tmp_path: Path) -> None:
    limits = Limits(gestures_per_second=0.001, gestures_at_once=2)
    with running(quick(file(tmp_path), limits=limits)) as hall, Browser(hall.url) as ada:
        table = ada.begin("you", "bot:hints", pace="turns")
        with ada.look(table) as line, ada.look(table) as same:
            room = line.until("step")["view"]["rooms"][0]["room"]
            assert [point(line, room), point(same, room)] == ["", ""]
            assert "faster than others can look" in point(line, room)
            line.send({"type": "chat", "id": "c", "text": "There!"})
            assert line.reply("c")["type"] == "done"


def test_nothing_remains_of_it(hall: Running, ada: Browser, bram: Browser) -> None:
    table = seated(ada, bram)
    with ada.look(table) as line:
        room = line.until("step")["view"]["rooms"][0]["room"]
        before = hall.do(lambda: stored(hall.hall))
        assert [point(line, room), point(line, room, "again")] == ["", ""]
        assert not changes(before, hall.do(lambda: stored(hall.hall)))
    with ada.look(table) as line:
        line.send({"type": "ping"})
        line.until("pong")
    assert not line.heard_of("here")


def test_a_browser_that_is_too_slow_sees_the_last_of_it(hall: Running, ada: Browser, bram: Browser) -> None:
    """What waits for it does not grow without end."""
    table = seated(ada, bram)
    with ada.look(table) as line:
        line.until("step")

        def wave() -> None:
            found = hall.hall.tables[table]
            for number in range(MOST_GESTURES + 5):
                hall.hall.show(found, wire.HereNews(1, "Bram", f"{number}"))

        hall.do(wave)
        first = line.until("here")["thing"]
        line.until("here", lambda seen: seen["thing"] == str(MOST_GESTURES + 4))
    assert first == "5"


@pytest.mark.parametrize(
    "message", ["", "x", "x y", "x y {}", 'x y {"type":"bye","seat":0}', "x y " + "[" * 9_000, "x y \ud800"]
)
def test_what_is_no_gesture_is_not_passed_on(message: str, caplog: pytest.LogCaptureFixture) -> None:
    seen: list[str] = []
    fanout = Fanout("", lambda *_: None, lambda *_: seen.append("seen"), NotImplemented)
    fanout._read(GESTURES, message)
    assert seen == []
    assert "no word of a table" in caplog.text


# --- what bots say -----------------------------------------------------------------------------------


def sayings(hall: Running, seats: str = "you bot:hints bot:random", **wanted: Any) -> list[dict[str, Any]]:
    """All that is said in a match of the miniature game, as somebody hears it who watches from her seat."""
    with Browser(hall.url) as ada:
        table = ada.open(*seats.split(), game="mini", pace="turns", **wanted)["id"]
        with ada.look(table) as line:
            ada.post(f"/tables/{table}/start")
            play_on(line)
            line.send({"type": "ping"})
            line.until("pong")
    return line.heard_of("says")


def test_bots_say_what_they_are_up_to(hall: Running, lay: Laid) -> None:
    said = sayings(hall, settings={"long": True})
    words = mini.texts(mini.record())
    assert {each["seat"] for each in said} == {1, 2}
    assert all(words.remark(each["remark"], each["number"]) for each in said)
    by_seat = [[each["remark"] for each in said if each["seat"] == seat] for seat in (1, 2)]
    assert all(a != b for mine in by_seat for a, b in pairwise(mine))


def always(seen: mini.CellarView, question: Prompt, token: Token) -> Remark:
    return Remark("hides")


def test_a_bot_that_has_said_so_does_not_repeat_itself(hall: Running, lay: Laid) -> None:
    lay(mini.record(remark=always))
    assert [each["seat"] for each in sayings(hall, "you bot:hints")] == [1]


def test_of_a_secret_answer_nothing_is_said(hall: Running, lay: Laid) -> None:
    def remark(seen: mini.CellarView, question: Prompt, token: Token) -> Remark | None:
        return Remark("drops", Count(1)) if question.name == "duel" else None

    lay(mini.record(remark=remark))
    assert sayings(hall) == []


def test_nobody_is_put_words_into_their_mouth(tmp_path: Path, lay: Laid) -> None:
    """A bot that answers for somebody who is away keeps silent: it is their seat."""
    lay(mini.record(remark=always))
    config = quick(file(tmp_path), paces={"live": 0.01, "relaxed": 600.0, "turns": None})
    with running(config) as hall, Browser(hall.url) as ada:
        table = ada.begin("you", "you", game="mini", pace="live")
        wait_until(lambda: bool(ada.get(f"/tables/{table}")["status"] == "over"))
        assert ada.get(f"/tables/{table}")["seats"][0]["away"]
        assert hall.hall.metrics.counts["gestures"] == 0


def test_a_bot_that_is_lost_for_words_answers_all_the_same(
    hall: Running, lay: Laid, caplog: pytest.LogCaptureFixture
) -> None:
    def remark(seen: mini.CellarView, question: Prompt, token: Token) -> Remark:
        raise KeyError(question.name)

    lay(mini.record(remark=remark))
    assert sayings(hall) == []
    assert "a bot is lost for words" in caplog.text
    assert hall.hall.metrics.counts["pauses"] == 0


def test_what_is_said_is_what_its_type_says() -> None:
    said = wire.text(wire.SaysNews(1, 7, Remark("lights", mini.BEASTS[0]).data()))
    assert json.loads(said) == {
        "type": "says",
        "seat": 1,
        "number": 7,
        "remark": {"name": "lights", "facts": {"beast": {"card": "moth"}}},
    }
    assert wire.is_gesture(said)
