"""Who may know what: the ways round it that were found, and what is refused since."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import delete

from seance import new_match
from seance.games import load as load_game
from seance.kernel.dice import SealedDice
from seance.kernel.match import Match
from seance.kernel.save import read, save, seed_digest, verify
from seance.server import lobby, schema
from seance.server.errors import Problem
from seance.server.hall import Hall
from seance.server.knowing import SEED
from seance.server.records import ShownRow, TableRow
from seance.server.wire import NewTable, Reseat, Sit
from tests.server.conftest import Laid
from tests.server.kit import Browser, Running, play_on
from tests.server.test_storage import ADA, give, halls

BRAM = "bram"


def together(host: Browser, guest: Browser, *more: str, game: str = "mini") -> str:
    """A match of two people, and perhaps bots; its id."""
    table: str = host.open("you", "open", *more, game=game, pace="turns")["id"]
    guest.post(f"/tables/{table}/sit", {"seat": 1, "name": "Bram"})
    host.post(f"/tables/{table}/start")
    return table


# --- three ways to read hidden cards that there were -------------------------------------------------


def test_nobody_joins_a_host_who_has_the_seed(ada: Browser, bram: Browser, lay: Laid) -> None:
    """Begin with bots only, take the file home, open a seat, and let a friend sit down."""
    table = ada.begin("you", "bot:hints", game="mini", pace="turns")
    assert "solo first" in ada.get(f"/tables/{table}/save", 403)["error"]
    ada.post(f"/tables/{table}/solo")
    assert ada.get(f"/tables/{table}/save")["seed"]
    assert "solo for good" in ada.post(f"/tables/{table}/seats/1", {"kind": "open"}, 409)["error"]
    assert "solo for good" in bram.post(f"/tables/{table}/sit", {"seat": 1}, 409)["error"]


def test_a_person_turned_into_a_bot_keeps_the_file_shut(ada: Browser, bram: Browser, lay: Laid) -> None:
    """Open an occupied seat, make it a bot, and take the file home."""
    table = together(ada, bram)
    for wanted in ({"kind": "open"}, {"kind": "bot"}):
        info = ada.post(f"/tables/{table}/seats/1", wanted)
        assert (info["seats"][1]["kind"], info["seats"][1]["kept_warm"]) == ("bot", True)
        for path in ("save", "solo"):
            answer = ada.http.request("POST" if path == "solo" else "GET", f"/api/tables/{table}/{path}")
            assert answer.status_code == 403
            assert "Bram has a part in this match" in answer.json()["error"]


def test_nobody_reads_one_seat_and_plays_another(ada: Browser, bram: Browser, lay: Laid) -> None:
    """Open a seat, sit in it, read its replay, and stand up: be it somebody's or a bot's."""
    table = together(ada, bram, "bot:hints")
    ada.post(f"/tables/{table}/seats/1", {"kind": "open"})
    assert "kept for Bram" in ada.post(f"/tables/{table}/sit", {"seat": 1}, 409)["error"]
    ada.post(f"/tables/{table}/seats/2", {"kind": "open"})
    refused = ada.post(f"/tables/{table}/sit", {"seat": 2}, 403)["error"]
    assert "seen the cards of seat 0" in refused
    assert "Go back to seat 0" in refused
    for seat in (1, 2):
        ada.get(f"/tables/{table}/replay?seat={seat}", 403)
        ada.get(f"/tables/{table}/story?of={seat}", 403)


# --- seats in play -----------------------------------------------------------------------------------


def test_who_rises_may_only_return(ada: Browser, bram: Browser, lay: Laid) -> None:
    table = together(ada, bram, "bot:hints")
    bram.post(f"/tables/{table}/rise", {"seat": 1})
    ada.post(f"/tables/{table}/seats/2", {"kind": "open"})
    bram.post(f"/tables/{table}/sit", {"seat": 2}, 403)
    assert "kept for Bram" in ada.post(f"/tables/{table}/sit", {"seat": 1}, 409)["error"]
    assert "kept for Bram" in ada.post(f"/tables/{table}/seats/1", {"kind": "open"}, 409)["error"]
    back = bram.post(f"/tables/{table}/sit", {"seat": 1})
    assert (back["seats"][1]["yours"], back["seats"][1]["name"]) == (True, "Bram")
    bram.post(f"/tables/{table}/rise", {"seat": 1})
    assert bram.post(f"/tables/{table}/sit", {"seat": 1})["seats"][1]["yours"]


def test_hot_seat_people_return_to_each_of_their_seats(ada: Browser, bram: Browser, lay: Laid) -> None:
    table = ada.begin("you", "you", "bot:hints", game="mini", pace="turns")
    for seat in (0, 1):
        ada.post(f"/tables/{table}/rise", {"seat": seat})
    for seat in (1, 0):
        bram.post(f"/tables/{table}/sit", {"seat": seat}, 409)
        assert ada.post(f"/tables/{table}/sit", {"seat": seat})["seats"][seat]["yours"]


def test_whoever_only_watched_may_sit_down_once(ada: Browser, bram: Browser, lay: Laid) -> None:
    table = ada.begin("you", "bot:hints", "bot:hints", game="mini", pace="turns")
    for seat in (1, 2):
        ada.post(f"/tables/{table}/seats/{seat}", {"kind": "open"})
    with bram.look(table, -1) as line:
        line.until("step")
    assert bram.post(f"/tables/{table}/sit", {"seat": 2})["seats"][2]["yours"]
    assert "seen the cards of seat 2" in bram.post(f"/tables/{table}/sit", {"seat": 1}, 403)["error"]


def test_a_seat_that_is_given_up_is_not_looked_through_any_more(ada: Browser, bram: Browser) -> None:
    """On every socket that is open, and by every call."""
    table = together(ada, bram, game="haunt_the_house")
    with bram.look(table, 1) as one, bram.look(table, -1) as other:
        one.until("step")
        other.until("step")
        bram.post(f"/tables/{table}/rise", {"seat": 1})
        assert "not yours any more" in one.bye()["error"]
        other.send({"type": "look", "seat": 1})
        assert "Seat 1 is not yours" in other.until("refused")["error"]
    bram.get(f"/tables/{table}/replay?seat=1", 403)
    bram.get(f"/tables/{table}/story?of=1", 403)
    assert bram.get(f"/tables/{table}/story")["of"] == []


def test_a_host_without_her_cookie_is_a_stranger(
    ada: Browser, bram: Browser, browser: Callable[[], Browser], lay: Laid
) -> None:
    table = together(ada, bram)
    stranger = browser()
    for seat in (0, 1):
        stranger.post(f"/tables/{table}/sit", {"seat": seat}, 409)
        stranger.get(f"/tables/{table}/replay?seat={seat}", 403)
    stranger.post(f"/tables/{table}/solo", None, 403)


# --- solo --------------------------------------------------------------------------------------------


def test_solo_is_for_good_until_the_next_match(ada: Browser, bram: Browser, lay: Laid) -> None:
    table = ada.open("you", "open", "bot:random", game="mini", pace="turns")["id"]
    assert "not begun" in ada.post(f"/tables/{table}/solo", None, 409)["error"]
    ada.get(f"/tables/{table}/save", 409)
    assert not ada.post(f"/tables/{table}/start")["solo"]
    ada.post(f"/tables/{table}/seats/1", {"kind": "open"})
    assert "host" in bram.post(f"/tables/{table}/solo", None, 403)["error"]
    bram.get(f"/tables/{table}/save", 403)
    for _ in range(2):
        info = ada.post(f"/tables/{table}/solo")
        assert info["solo"]
        assert info["seats"][1]["kind"] == "bot"
    ada.post(f"/tables/{table}/rise", {"seat": 0})
    ada.post(f"/tables/{table}/sit", {"seat": 1}, 403)
    assert ada.post(f"/tables/{table}/sit", {"seat": 0})["seats"][0]["yours"]
    assert bram.get(f"/tables/{table}")["solo"]
    bram.get(f"/tables/{table}/save", 403)
    with bram.look(table, -1) as line:
        assert line.until("table")["table"]["solo"]
    with ada.look(table) as line:
        play_on(line)
    assert bram.get(f"/tables/{table}/save")["sealed"]
    new = ada.post(f"/tables/{table}/again")
    assert not new["solo"]
    ada.post(f"/tables/{new['id']}/seats/1", {"kind": "open"})
    assert bram.post(f"/tables/{new['id']}/sit", {"seat": 1})["seats"][1]["yours"]


def test_everybody_at_the_table_hears_that_it_is_solo(ada: Browser, bram: Browser, lay: Laid) -> None:
    table = ada.begin("you", "bot:hints", game="mini", pace="turns")
    with bram.look(table, -1) as line:
        assert not line.until("table")["table"]["solo"]
        ada.post(f"/tables/{table}/solo")
        assert line.until("table")["table"]["solo"]


def test_who_has_played_here_bars_the_file_also_when_gone(ada: Browser, bram: Browser, lay: Laid) -> None:
    table = ada.begin("you", "bot:hints", game="mini", pace="turns")
    ada.post(f"/tables/{table}/seats/1", {"kind": "open"})
    bram.post(f"/tables/{table}/sit", {"seat": 1, "name": "Bram"})
    bram.post(f"/tables/{table}/rise", {"seat": 1})
    ada.post(f"/tables/{table}/solo", None, 403)
    ada.get(f"/tables/{table}/save", 403)


# --- the dice ----------------------------------------------------------------------------------------


def test_served_matches_have_sealed_dice_and_their_receipt_holds(
    hall: Running, ada: Browser, lay: Laid
) -> None:
    table = ada.begin("you", "bot:hints", pace="turns")
    assert isinstance(hall.hall.tables[table].playing.run.state.dice, SealedDice)
    receipt = ada.get(f"/tables/{table}")["receipt"]
    with ada.look(table) as line:
        play_on(line, 12)
        ada.post(f"/tables/{table}/solo")
    hall.do(lambda: hall.hall.unload(hall.hall.tables[table]))
    saved = read(ada.http.get(f"/api/tables/{table}/save").content)
    assert saved.sealed
    verify(load_game(saved.game), saved)
    assert seed_digest(int(saved.seed)) == receipt


def test_a_match_that_began_with_plain_dice_keeps_them(
    tmp_path: Path, lay: Laid, monkeypatch: pytest.MonkeyPatch
) -> None:
    def plainly(row: TableRow, seed: int) -> Match:
        return new_match(row.game, seed, **row.settings)

    async def work(first: Hall, second: Hall) -> None:
        table = await second.table(await hosted(first, "you", "you"))
        for _ in range(9):
            await give(second, table)
        assert not table.playing.sealed
        saved = read(save(table.playing))
        assert not saved.sealed
        verify(table.playing.game, saved)

    monkeypatch.setattr(lobby, "new_match", plainly)
    halls(tmp_path, work)


# --- what is written down ----------------------------------------------------------------------------


async def hosted(hall: Hall, *seats: str) -> str:
    row, rows = lobby.new_table(NewTable("mini", list(seats), pace="turns"), ADA, "")
    await hall.store.create(row, rows)
    table = await hall.table(row.id)
    await table.act(lobby.start(hall.config, ADA))
    return row.id


def test_what_was_shown_is_stored_with_the_act(tmp_path: Path, lay: Laid) -> None:
    async def work(first: Hall, second: Hall) -> None:
        table = await first.table(await hosted(first, "you", "bot:hints", "bot:hints"))
        await table.act(lobby.reseat(first.config, ADA, 2, Reseat("open")))
        await table.act(lobby.sit(first.config, BRAM, Sit(2)))
        for _ in range(2):
            await table.act(lobby.rise(first.config, BRAM, 2))
            await table.act(lobby.sit(first.config, BRAM, Sit(2)))
        there = await second.table(table.id)
        assert there.shown == table.shown == [ShownRow(table.id, ADA, 0), ShownRow(table.id, BRAM, 2)]
        alone = await first.table(await hosted(first, "bot:hints", "bot:hints"))
        await alone.act(lobby.solo(ADA))
        assert (await second.table(alone.id)).shown == [ShownRow(alone.id, ADA, SEED)]

    halls(tmp_path, work)


def test_of_one_who_goes_solo_and_one_who_sits_down_at_once_one_is_refused(tmp_path: Path, lay: Laid) -> None:
    """Two processes, neither of which has heard of the other's change."""

    async def race(first: Hall, second: Hall, order: list[int]) -> None:
        here = await first.table(await hosted(first, "you", "bot:hints"))
        await here.act(lobby.reseat(first.config, ADA, 1, Reseat("open")))
        there = await second.table(here.id)
        acts: list[Callable[[], Awaitable[None]]] = [
            lambda: here.act(lobby.solo(ADA)),
            lambda: there.act(lobby.sit(second.config, BRAM, Sit(1))),
        ]
        done = await asyncio.gather(*(acts[at]() for at in order), return_exceptions=True)
        assert [type(each) for each in done if each is not None] == [Problem]
        here.stale = there.stale = True
        async with here.held(), there.held():
            assert here.row.solo == there.row.solo != any(seat.owner == BRAM for seat in there.seats)

    async def work(first: Hall, second: Hall) -> None:
        for _ in range(5):
            await race(first, second, [0, 1])
            await race(first, second, [1, 0])

    halls(tmp_path, work)


def test_in_a_match_from_before_whoever_has_a_seat_has_seen_it(tmp_path: Path, lay: Laid) -> None:
    async def work(first: Hall, second: Hall) -> None:
        table = await hosted(first, "you", "bot:hints")
        await first.store.write(lambda connection: connection.execute(delete(schema.shown)))
        there = await second.table(table)
        assert there.shown == []
        await there.act(lobby.reseat(second.config, ADA, 1, Reseat("open")))
        with pytest.raises(Problem, match="seen the cards of seat 0"):
            await there.act(lobby.sit(second.config, ADA, Sit(1)))

    halls(tmp_path, work)
