"""``seance replay`` and ``seance verify``: saved matches told again and checked."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from seance.games import load
from seance.kernel.match import Match
from seance.kernel.save import digest, save, seed_digest
from tests.cli.conftest import Terminal
from tests.cli.test_play import ALONE, WHOLE


@pytest.fixture
def finished(terminal: Terminal) -> str:
    terminal.run(*ALONE, typed=[*WHOLE, "done.json"])
    return "done.json"


@pytest.fixture
def half(terminal: Terminal) -> str:
    terminal.run(*ALONE, typed=[*WHOLE[:4], "w half.json", "q"])
    return "half.json"


def tamper(file: str, change: Callable[[dict[str, Any]], None]) -> None:
    """Change a save and sign it anew, as a forger would."""
    data = json.loads(Path(file).read_bytes())
    change(data)
    data["digest"] = digest(data)
    Path(file).write_bytes(msgspec.json.encode(data))


# --- replay --------------------------------------------------------------------------------------------


def test_replay_tells_the_tale_and_the_result(terminal: Terminal, finished: str) -> None:
    ran = terminal.run("replay", finished)
    assert ran.status == 0
    assert "Left says: Boo!" in ran.out
    assert "comes next" not in ran.out
    assert "wins." in ran.out


def test_replay_as_a_seat_and_as_all(terminal: Terminal, finished: str) -> None:
    assert "comes next" in terminal.run("replay", finished, "--seat", 0).out
    everything = terminal.run("replay", finished, "--all").out
    assert "comes next" in everything
    assert "only you see this" not in everything


def test_secrets_wait_for_the_end(terminal: Terminal, half: str) -> None:
    assert terminal.run("replay", half).status == 0
    for option in (["--all"], ["--seat", "0"]):
        ran = terminal.run("replay", half, *option)
        assert ran.status == 1
        assert "not over yet" in ran.err


def test_replay_up_to_an_answer(terminal: Terminal, finished: str) -> None:
    ran = terminal.run("replay", finished, "--at", 3)
    assert "Left lights 3 candles." in ran.out
    assert "Left says" not in ran.out
    assert "guests" in ran.out
    assert "Nothing has happened yet." in terminal.run("replay", finished, "--at", 0).out


def test_replay_beyond_the_end(terminal: Terminal, finished: str) -> None:
    ran = terminal.run("replay", finished, "--at", 999)
    assert ran.status == 1
    assert "there is no answer 999" in ran.err
    assert "There is no seat 7" in terminal.run("replay", finished, "--seat", 7).err


def test_replay_step_by_step(terminal: Terminal, finished: str) -> None:
    ran = terminal.run("replay", finished, "--step", typed=["", "", "b", "4", "q"])
    steps = [line for line in ran.out.splitlines() if line.startswith(("After", "Before"))]
    assert [step.split(" of ")[0] for step in steps] == [
        "Before the first answer",
        "After answer 1",
        "After answer 2",
        "After answer 1",
        "After answer 4",
    ]


def test_steps_end_with_the_match(terminal: Terminal, finished: str) -> None:
    ran = terminal.run("replay", finished, "--step", "--at", 1, typed=["9999", "", "", ""])
    assert "wins." in ran.out
    assert ran.status == 0


def test_replay_as_json(terminal: Terminal, finished: str) -> None:
    told = terminal.run("replay", finished, "--json").json()
    assert told["over"] is True
    assert told["seed"] == "5"
    assert told["result"]["scores"][0]["lines"][0]["rule"] == "KK-6"
    assert {"name", "rule", "facts", "private", "text"} <= set(told["tale"][0])
    early = terminal.run("replay", finished, "--at", 2, "--json").json()
    assert (early["at"], early["over"], early["result"]) == (2, False, None)
    assert early["view"]["guests"][0]["hand"] == [None, None]


def test_an_unfinished_match_keeps_its_seed(terminal: Terminal, half: str) -> None:
    assert terminal.run("replay", half, "--json").json()["seed"] is None


# --- verify --------------------------------------------------------------------------------------------


def test_verify_a_good_match(terminal: Terminal, finished: str) -> None:
    ran = terminal.run("verify", finished, "--receipt", seed_digest(5))
    assert ran.status == 0
    assert ran.out.count("✓") == 4
    checked = terminal.run("verify", finished, "--json").json()
    assert checked["ok"] is True
    assert checked["diverges_at"] is None


def test_verify_a_match_with_sealed_dice(terminal: Terminal) -> None:
    """What comes from the web table proves its receipt too."""
    game = load("haunt_the_house")
    match = Match(game, game.settings({}), 5, sealed=True)
    Path("sealed.json").write_bytes(save(match))
    ran = terminal.run("verify", "sealed.json", "--receipt", seed_digest(5))
    assert ran.status == 0
    assert "the one that was promised" in ran.out
    tamper("sealed.json", lambda data: data.update(sealed=False))
    assert terminal.run("verify", "sealed.json").status == 1


def test_verify_a_wrong_receipt(terminal: Terminal, finished: str) -> None:
    for receipt in (seed_digest(6), seed_digest(5)[:4]):
        ran = terminal.run("verify", finished, "--receipt", receipt)
        assert ran.status == 1
        assert "✗ receipt" in ran.out


def test_verify_says_where_a_forged_answer_stands(terminal: Terminal, finished: str) -> None:
    def forge(data: dict[str, Any]) -> None:
        data["journal"][2][2] = "77"

    tamper(finished, forge)
    ran = terminal.run("verify", finished)
    assert ran.status == 1
    assert "✗ replay" in ran.out
    assert "It parts ways at answer 3 of" in ran.out
    checked = json.loads(terminal.run("verify", finished, "--json").out)
    assert (checked["ok"], checked["diverges_at"]) == (False, 3)


def test_verify_notices_a_changed_seed(terminal: Terminal, finished: str) -> None:
    tamper(finished, lambda data: data.update(seed="6"))
    assert terminal.run("verify", finished).status == 1


def test_verify_notices_other_rules(terminal: Terminal, finished: str) -> None:
    tamper(finished, lambda data: data.update(rules_version=7))
    ran = terminal.run("verify", finished)
    assert ran.status == 1
    assert "✗ rules" in ran.out
    assert "version 7" in ran.out


def test_verify_refuses_a_damaged_file(terminal: Terminal, finished: str) -> None:
    file = Path(finished)
    file.write_text(file.read_text().replace("Boo!", "Bah!"))
    ran = terminal.run("verify", finished)
    assert ran.status == 1
    assert "digest does not fit" in ran.err


def test_a_save_cannot_give_orders_to_the_terminal(terminal: Terminal, finished: str) -> None:
    def forge(data: dict[str, Any]) -> None:
        data["names"] = ["\x1b[2J", "\x9b2J"]
        for event in data["tale"]:
            event[2].update({noun: "\x1b]0;gotcha\x07" for noun in event[2] if noun == "words"})

    tamper(finished, forge)
    for command in (["replay", finished], ["play", "--resume", finished], ["replay", finished, "--step"]):
        ran = terminal.run(*command)
        assert ran.status == 0
        assert not set(ran.out) & {"\x1b", "\x9b", "\x07"}


def test_a_fact_that_is_not_what_it_says(terminal: Terminal, finished: str) -> None:
    tamper(finished, lambda data: data["tale"][0][2].update(seat="the butler"))
    ran = terminal.run("replay", finished)
    assert ran.status == 1
    assert "is not of the kind that it says" in ran.err


def test_wrong_settings_and_names_in_a_save(terminal: Terminal, finished: str) -> None:
    tamper(finished, lambda data: data.update(names=["Ada"]))
    assert "Left" in terminal.run("replay", finished).out
    tamper(finished, lambda data: data["settings"].update(mood="angry"))
    ran = terminal.run("replay", finished)
    assert ran.status == 1
    assert "calm, wild" in ran.err


def test_an_unknown_game_in_a_save(terminal: Terminal, finished: str) -> None:
    tamper(finished, lambda data: data.update(game="knock_knok"))
    for command in ("verify", "replay"):
        ran = terminal.run(command, finished)
        assert ran.status == 1
        assert "Did you mean 'knock_knock'?" in ran.err


# --- files that make no sense ---------------------------------------------------------------------------

READERS = ("verify", "replay", "story")
KINDS: list[Any] = [None, True, -1, 1 << 90, 1.5, "", "\0", [], [[]], {}, {"is": "Zone"}, {"dict": [1]}]


def places(data: object, *path: str | int) -> Iterator[tuple[str | int, ...]]:
    """Every place in a save where something stands; of lists the first."""
    if path:
        yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, *path, key)
    elif isinstance(data, list) and data:
        yield from places(data[0], *path, 0)


def put(data: Any, path: tuple[str | int, ...], value: object) -> None:
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


def test_nothing_in_a_save_can_be_of_the_wrong_kind(terminal: Terminal, finished: str) -> None:
    """Whatever stands in it, each command tells what it can or says in a sentence that it cannot."""
    whole = Path(finished).read_bytes()
    for at, path in enumerate(places(json.loads(whole))):
        value = KINDS[at % len(KINDS)]
        tamper(finished, partial(put, path=path, value=value))
        status = {command: terminal.run(command, finished).status for command in READERS}
        assert set(status.values()) <= {0, 1}, (path, value)
        assert status["verify"] or not status["replay"], (path, value)
        Path(finished).write_bytes(whole)
    assert at > 50


@pytest.mark.parametrize("path", [("chapter_state", "active"), ("chapter_state", "dice"), ("chapter_state",)])
def test_a_position_of_the_wrong_kind_is_refused_in_a_sentence(
    terminal: Terminal, finished: str, path: tuple[str, ...]
) -> None:
    tamper(finished, partial(put, path=path, value={}))
    for command in READERS:
        ran = terminal.run(command, finished)
        assert ran.status == 1
        assert len((ran.err or ran.out).strip().splitlines()) <= 4


def test_verify_refuses_what_replay_refuses(terminal: Terminal, finished: str) -> None:
    tamper(finished, lambda data: data.update(chapter_answers=-1))
    assert terminal.run("replay", finished).status == 1
    ran = terminal.run("verify", finished)
    assert ran.status == 1
    assert "begins after its journal ends" in ran.out


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"[" * 100_000, b'{"format":' + b"[" * 50_000, b"\0", b"7"]
)
def test_files_that_are_no_saves(terminal: Terminal, content: bytes) -> None:
    Path("odd.json").write_bytes(content)
    for command in (*((reader,) for reader in READERS), ("play", "--resume")):
        ran = terminal.run(*command, "odd.json")
        assert ran.status == 1
        assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("name", [".", "nowhere.json", "a" * 300, "a\0b"])
def test_what_is_no_file(terminal: Terminal, name: str) -> None:
    for command in READERS:
        ran = terminal.run(command, name)
        assert ran.status in {1, 2}
        assert ran.err.startswith("seance: ")
