"""A match over real sockets."""

from __future__ import annotations

import secrets
from typing import Any

import pytest

from seance import new_match
from seance.kernel.save import read, replay, seed_digest, verify
from seance.server import play
from tests.server.conftest import Laid
from tests.server.kit import Browser, Line, Running, play_on

Step = dict[str, Any]


def test_a_match_with_bots_to_the_end(ada: Browser) -> None:
    table = ada.begin("you", "bot:hints", "bot:random")
    info = ada.get(f"/tables/{table}")
    assert info["status"] == "playing"
    assert info["seed"] is None
    with ada.look(table) as line:
        last = play_on(line)
    assert last["question"] is None
    assert last["waiting"] == []
    assert last["result"]["winners"]
    after = ada.get(f"/tables/{table}")
    assert after["status"] == "over"
    assert after["receipt"] == info["receipt"] == seed_digest(int(after["seed"]))
    saved = read(ada.http.get(f"/api/tables/{table}/save").content)
    game = new_match("haunt_the_house").game
    verify(game, saved)
    assert replay(game, saved).view(0) == last["view"]


def test_events_come_once_each_and_in_order(ada: Browser) -> None:
    table = ada.begin("you", "bot:hints", "bot:hints")
    with ada.look(table) as line:
        play_on(line, 12)
    told = 0
    for step in (message for message in line.heard if message["type"] == "step"):
        assert step["first"] == told + 1
        assert not step["undone"]
        told += len(step["events"])


def test_an_answer_is_acknowledged_and_everybody_sees_it(ada: Browser, bram: Browser) -> None:
    table = ada.open("you", "open")["id"]
    bram.post(f"/tables/{table}/sit", {"seat": 1, "name": "Bram"})
    ada.post(f"/tables/{table}/start")
    with ada.look(table, 0) as hers, bram.look(table, 1) as his:
        steps = {0: hers.until("step"), 1: his.until("step")}
        asked = steps[0]["waiting"][0]
        first, other = (hers, his) if asked == 0 else (his, hers)
        word = first.reply(first.answer(steps[asked]))
        assert word == {"type": "done", "id": word["id"], "number": 1}
        assert other.until("step")["number"] == 1


def test_a_message_sent_again_changes_nothing(ada: Browser) -> None:
    table = ada.begin("you", "bot:hints", pace="turns")
    with ada.look(table) as line:
        step = line.asked()
        line.answer(step, id="same")
        first = line.reply("same")
        line.answer(step, id="same")
        assert line.reply("same") == first
    with ada.look(table) as line:
        line.asked()
        line.answer(step, id="same")
        assert line.reply("same") == first


def test_a_late_answer_is_refused_aloud(ada: Browser) -> None:
    table = ada.begin("you", "bot:hints")
    with ada.look(table) as line:
        step = line.asked()
        line.reply(line.answer(step))
        now = line.until("step", lambda s: s["question"] is not None and s["number"] > step["number"])
        word = line.reply(line.answer(now, number=step["number"]))
    assert word["type"] == "refused"
    assert f"question {step['number']}" in word["error"]
    assert word["asked"] == now["question"]["name"]
    assert word["rule"] == now["question"]["rule"]


def test_an_answer_that_was_not_offered_is_refused_with_what_was(ada: Browser) -> None:
    table = ada.begin("you", "bot:hints")
    with ada.look(table) as line:
        step = line.asked()
        word = line.reply(line.answer(step, "haunt:the-server"))
        assert word["type"] == "refused"
        assert word["offered"] == [option["key"] for option in step["question"]["options"]]
        assert line.reply(line.answer(step))["type"] == "done"


def test_nobody_answers_for_another(ada: Browser, bram: Browser) -> None:
    table = ada.open("you", "open")["id"]
    bram.post(f"/tables/{table}/sit", {"seat": 1})
    ada.post(f"/tables/{table}/start")
    with ada.look(table, 0) as hers, bram.look(table, 1) as his:
        step = hers.until("step")
        asked = step["waiting"][0]
        his.until("step")
        stranger = his if asked == 0 else hers
        stranger.send({"type": "answer", "id": "x", "seat": asked, "number": 0, "answer": "pass"})
        word = stranger.reply("x")
    assert word["type"] == "refused"
    assert "not yours" in word["error"]
    assert ada.get(f"/tables/{table}")["answers"] == 0


def test_nobody_looks_through_another_seat(ada: Browser, bram: Browser) -> None:
    table = ada.begin("you", "bot:hints")
    with bram.look(table, 0) as line:
        assert line.bye()["type"] == "bye"
        assert line.socket.close_code == 4403
    with ada.look(table, 0) as line:
        line.send({"type": "look", "seat": 1})
        word = line.until("refused")
        assert "not yours" in word["error"]


def hidden(step: dict[str, Any]) -> str:
    """MINI-2.2: an answer that shows nobody anything."""
    keys: list[str] = [option["key"] for option in step["question"]["options"]]
    return next(key for key in keys if key.startswith("hide:"))


def undo_once(ada: Browser, table: str) -> None:
    with ada.look(table) as line:
        step = line.asked()
        line.reply(line.answer(step, hidden(step)))
        after = line.until("step", lambda s: s["number"] == step["number"] + 1)
        assert after["undo"] == ""
        label = secrets.token_hex(8)
        line.send({"type": "undo", "id": label, "seat": 0, "number": after["number"]})
        assert line.reply(label) == {"type": "done", "id": label, "number": step["number"]}
        back = line.until("step")
        assert back["undone"]
        assert back["first"] == after["first"]
        assert back["events"] == []
        assert back["view"] == step["view"]
        assert back["question"] == step["question"]


def test_an_answer_is_taken_back(ada: Browser, lay: Laid) -> None:
    undo_once(ada, ada.begin("you", "bot:random", game="mini", pace="turns"))


def test_an_undo_is_stored(hall: Running, ada: Browser, lay: Laid) -> None:
    table = ada.begin("you", "bot:random", game="mini", pace="turns")
    undo_once(ada, table)
    number = ada.get(f"/tables/{table}")["answers"]
    hall.do(lambda: hall.hall.unload(hall.hall.tables[table]))
    assert ada.get(f"/tables/{table}")["answers"] == number
    undo_once(ada, table)


def test_a_bored_hand_takes_back_no_more_than_can_be_kept(
    ada: Browser, lay: Laid, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "MOST_UNDOS", 2)
    table = ada.begin("you", "bot:random", game="mini", pace="turns")
    for _ in range(2):
        undo_once(ada, table)
    with ada.look(table) as line:
        step = line.asked()
        line.reply(line.answer(step, hidden(step)))
        after = line.until("step", lambda s: s["number"] == step["number"] + 1)
        line.send({"type": "undo", "id": "u", "seat": 0, "number": after["number"]})
        word = line.reply("u")
    assert after["undo"] == play.ENOUGH_UNDOS
    assert (word["type"], word["error"]) == ("refused", play.ENOUGH_UNDOS)


def test_what_cannot_be_taken_back_is_refused(ada: Browser) -> None:
    table = ada.begin("you", "bot:hints")
    with ada.look(table) as line:
        step = line.asked()
        line.send({"type": "undo", "id": "u", "seat": 0, "number": step["number"]})
        word = line.reply("u")
    assert word["type"] == "refused"
    assert word["error"]


def test_coming_back_catches_up(ada: Browser) -> None:
    table = ada.begin("you", "bot:hints", "bot:hints")
    with ada.look(table) as line:
        play_on(line, 3)
        steps = [message for message in line.heard if message["type"] == "step"]
    tale = [event for step in steps for event in step["events"]]
    known = len(tale) // 2
    with ada.look(table, since=known) as line:
        step = line.asked()
    assert step["first"] == known + 1
    assert step["events"][: len(tale) - known] == tale[known:]
    assert not step["undone"]


def test_coming_back_after_an_undo_drops_what_is_gone(ada: Browser, lay: Laid) -> None:
    table = ada.begin("you", "bot:random", game="mini", pace="turns")
    with ada.look(table) as line:
        step = line.asked()
        known = step["first"] - 1 + len(step["events"])
        line.reply(line.answer(step, hidden(step)))
        after = line.until("step", lambda s: s["number"] == step["number"] + 1)
        seen = after["first"] - 1 + len(after["events"])
        assert seen > known
    with ada.look(table, since=seen) as line:
        line.asked()
        line.send({"type": "undo", "id": "u", "seat": 0, "number": after["number"]})
        line.reply("u")
    with ada.look(table, since=seen) as line:
        step = line.asked()
    assert step["undone"]
    assert step["first"] == known + 1


def test_two_on_one_device(ada: Browser) -> None:
    table = ada.begin("you", "you", pace="turns")
    with ada.look(table, 0) as line:
        step = line.until("step")
        for _ in range(6):
            seat = step["waiting"][0]
            if step["seat"] != seat:
                line.send({"type": "look", "seat": seat})
                step = line.until("step", lambda s: s["undone"])
                assert step["seat"] == seat
                assert step["first"] == 1
                assert step["undone"]
                assert all(card is not None for card in step["view"]["ghosts"][seat]["hand"])
                assert all(card is None for card in step["view"]["ghosts"][1 - seat]["hand"])
            line.reply(line.answer(step))
            step = line.after(step["number"])


def test_who_watches_sees_no_secrets(ada: Browser, bram: Browser) -> None:
    table = ada.begin("you", "bot:hints", "bot:hints", watchable=True)
    with bram.look(table, -1) as his, ada.look(table, 0) as hers:
        play_on(hers, 6)
        step = his.until("step", lambda s: s["number"] > 5)
        for ghost in step["view"]["ghosts"]:
            assert set(ghost["hand"]) <= {None}
        assert step["question"] is None
        events = [event for m in his.heard if m["type"] == "step" for event in m["events"]]
        assert not any(event["private"] for event in events if event)
        his.send({"type": "chat", "id": "c", "text": "She has the Dracula!"})
        assert his.reply("c")["type"] == "refused"


def test_nobody_watches_where_the_host_does_not_want_it(ada: Browser, bram: Browser) -> None:
    table = ada.begin("you", "bot:hints", watchable=False)
    with bram.look(table, -1) as line:
        assert "watch" in line.bye()["error"]
    bram.get(f"/tables/{table}/replay?at=0", 403)


def with_bram(ada: Browser, bram: Browser) -> str:
    """A match of the miniature for the two of them."""
    table: str = ada.open("you", "open", game="mini", pace="turns")["id"]
    bram.post(f"/tables/{table}/sit", {"seat": 1, "name": "Bram"})
    ada.post(f"/tables/{table}/start")
    return table


def both_asked(hers: Line, his: Line) -> tuple[Step, Step]:
    """Play until both are asked at once (MINI-4)."""
    lines = {0: hers, 1: his}
    step = hers.until("step")
    while len(step["waiting"]) < 2:
        line = lines[step["waiting"][0]]
        mine = line.after(step["number"] - 1) if line is his else step
        line.reply(line.answer(mine))
        step = hers.after(step["number"])
    return step, his.until("step", lambda s: len(s["waiting"]) == 2)


def test_people_who_are_asked_at_once_do_not_hinder_each_other(
    ada: Browser, bram: Browser, lay: Laid
) -> None:
    """MINI-4: both are asked for a champion; the second click was made before the first was known."""
    table = with_bram(ada, bram)
    with ada.look(table, 0) as hers, bram.look(table, 1) as his:
        step, other = both_asked(hers, his)
        assert hers.reply(hers.answer(step))["type"] == "done"
        assert his.reply(his.answer(other))["type"] == "done"
        assert his.until("step", lambda s: s["number"] == step["number"] + 2)


def test_a_secret_answer_may_be_changed_until_the_last_is_in(ada: Browser, bram: Browser, lay: Laid) -> None:
    """MINI-4: what counts is the last answer of each; nobody else's click is late for it."""
    table = with_bram(ada, bram)
    with ada.look(table, 0) as hers, bram.look(table, 1) as his:
        step, other = both_asked(hers, his)
        keys = [option["key"] for option in step["question"]["options"]]
        for key in (keys[0], keys[-1]):
            assert hers.reply(hers.answer(step, key))["type"] == "done"
        assert his.reply(his.answer(other))["type"] == "done"
        told = his.until("step", lambda s: s["number"] == step["number"] + 3)["events"]
        late = hers.reply(hers.answer(step, keys[0]))
    assert late["type"] == "refused"
    champions = [event["facts"] for event in told if event and event["name"] == "duelled"]
    assert [facts["beast"] for facts in champions if facts["seat"] == {"seat": 0}] == [{"card": keys[-1]}]


def test_a_secret_answer_is_changed_only_so_often(
    ada: Browser, bram: Browser, lay: Laid, monkeypatch: pytest.MonkeyPatch
) -> None:
    """MINI-4: each change is kept, and the other may take hours to answer."""
    monkeypatch.setattr(play, "MOST_CHANGES", 3)
    table = with_bram(ada, bram)
    with ada.look(table, 0) as hers, bram.look(table, 1) as his:
        step, other = both_asked(hers, his)
        words = [hers.reply(hers.answer(step)) for _ in range(6)]
        assert [word["type"] for word in words] == ["done"] * 5 + ["refused"]
        assert words[-1]["error"] == play.ENOUGH_CHANGES
        assert his.reply(his.answer(other))["type"] == "done"
        assert his.until("step", lambda s: s["number"] == step["number"] + 6)


def test_a_refusal_names_people(ada: Browser, bram: Browser, lay: Laid) -> None:
    table = with_bram(ada, bram)
    with ada.look(table, 0) as hers, bram.look(table, 1) as his:
        steps = {0: hers.until("step"), 1: his.until("step")}
        asked = steps[0]["waiting"][0]
        idle = {0: his, 1: hers}[asked]
        idle.send({"type": "answer", "id": "x", "seat": 1 - asked, "number": 0, "answer": "pass"})
        word = idle.reply("x")
    names = ["Ada", "Bram"]
    assert word["type"] == "refused"
    assert f"Nothing is asked of {names[1 - asked]} now; {names[asked]} is to answer." in word["error"]


def test_talk_is_kept_and_told_once(ada: Browser, bram: Browser) -> None:
    table = ada.open("you", "open")["id"]
    bram.post(f"/tables/{table}/sit", {"seat": 1, "name": "Bram"})
    with ada.look(table, 0) as hers, bram.look(table, 1) as his:
        for _ in range(2):
            his.send({"type": "chat", "id": "c", "text": "  Boo\u202e!\n\x07 "})
            assert his.reply("c")["type"] == "done"
        chat = hers.until("chat")
        assert (chat["n"], chat["seat"], chat["name"], chat["text"]) == (1, 1, "Bram", "Boo!")
    with ada.look(table, 0) as hers:
        hers.until("chat")
        hers.send({"type": "ping"})
        assert hers.hear() == {"type": "pong"}


@pytest.mark.parametrize("seat", ["x", "99", "1e3"])
def test_a_seat_that_is_none(ada: Browser, seat: str) -> None:
    table = ada.begin("you", "bot:hints")
    with ada.look(table, seat) as line:
        assert line.bye()["type"] == "bye"


def test_a_table_that_is_none(ada: Browser) -> None:
    with ada.look("nowhere", -1) as line:
        assert line.bye()["type"] == "bye"
        assert line.socket.close_code == 4404
