"""Everything that the server sends is what its types say, and so what browsers are told to expect."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from seance.games import NAMES, load
from seance.kernel.data import QuestionData
from seance.kernel.question import Answer
from seance.server import catalogue, rest, wire
from tests.contract.shapes import view_type
from tests.misfits import fits
from tests.server.kit import Browser, Line, play_on

MESSAGES = {kind.__struct_config__.tag: kind for kind in get_args(wire.ToBrowser)}


def heard(line: Line, shape: Any) -> set[str]:
    """Every message of a socket, and the views in it; which types there were."""
    for message in line.heard:
        fits(message, MESSAGES[message["type"]], message["type"])
        if message["type"] == "step":
            fits(message["view"], shape, "view")
    return {message["type"] for message in line.heard}


def called(browser: Browser, path: str, handler: Any) -> Any:
    """What a call answers, held against what its function says it gives."""
    found = browser.get(path)
    fits(found, get_type_hints(handler.fn)["return"], path)
    return found


SHORT: dict[str, dict[str, Any]] = {"house_of_whack": {"ending": "1", "rooms": "plain"}}
"""How a game is played that would take too long."""
TALKATIVE = ("most_haunted_house",)
"""Where bots have something to say in every match."""


def at_random(seed: int) -> Callable[[QuestionData], Answer]:
    """Answers that lead somewhere; whoever always waits may wait for ever."""
    dice = Random(seed)

    def choose(ask: QuestionData) -> Answer:
        return dice.choice(ask["options"])["key"] if ask["kind"] == "one" else ask["default"]

    return choose


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_match(browser: Callable[[], Browser], game: str) -> None:
    ada, watcher = browser(), browser()
    seats = ["you", *["bot:hints"] * (load(game).players()[0] - 1)]
    table = ada.begin(*seats, game=game, public=True, settings=SHORT.get(game, {}))
    with ada.look(table) as first:
        first.send({"type": "ping"})
        first.send({"type": "chat", "id": "hello", "text": "Who is there?"})
        first.reply(first.answer(first.asked(), "no such answer"))
    with ada.look(table) as line, watcher.look(table, -1) as other:
        play_on(line, choose=at_random(1))
        other.until("step", lambda step: step["result"] is not None)
    shape = view_type(load(game))
    spoken = {"says"} if load(game).remark else set[str]()
    assert heard(first, shape) - spoken == {"table", "step", "done", "refused", "chat", "pong"}
    assert heard(line, shape) | spoken >= {"table", "step", "done", "chat"} | spoken
    assert heard(other, shape) | spoken == {"table", "step", "chat"} | spoken
    assert game not in TALKATIVE or spoken <= heard(other, shape)
    called(ada, f"/tables/{table}", rest.one_table)
    called(ada, "/tables/mine", rest.my_tables)
    called(watcher, "/tables", rest.public_tables)
    called(ada, f"/tables/{table}/story", rest.story)
    fits(called(ada, f"/tables/{table}/replay?at=1&seat=0", rest.replay)["view"], shape, "view")


@pytest.mark.parametrize("game", NAMES)
def test_a_box(ada: Browser, game: str) -> None:
    assert game in [each["name"] for each in called(ada, "/games", rest.games)]
    called(ada, f"/games/{game}", rest.one_game)
    called(ada, f"/games/{game}/gallery", rest.gallery)
    called(ada, f"/games/{game}/rules", rest.rules)


def test_what_is_refused(ada: Browser) -> None:
    table = ada.begin("you", "bot:hints")
    fits(ada.get("/games/nameless", 404), wire.Failure, "refused")
    fits(ada.post(f"/tables/{table}/start", status=409), wire.Failure, "refused")
    with ada.look(table, 1) as line:
        line.bye()
    assert heard(line, view_type(load("haunt_the_house"))) == {"bye"}


def test_a_message_that_is_not_what_its_type_says(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "rules_of", lambda _: {"text": 1, "chapters": []})
    complaint = "/rules.text is 1, not str; .*rules has 'chapters', of which the type knows nothing"
    with pytest.raises(AssertionError, match=f"rules lacks 'paragraphs'; .*{complaint}"):
        called(ada, "/games/way_out/rules", rest.rules)
