"""An Edwardian evening at the terminal: what stands where, and that it fits."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

from seance.bots import make
from seance.cli.lines import lines_of, with_height
from seance.cli.sitting.frame import Asked
from seance.cli.sitting.loop import Sitting
from seance.cli.sitting.screen import Screen
from seance.cli.tables import Board
from seance.games import load
from seance.kernel.match import Match
from seance.kernel.scenario import scenario
from seance.kernel.words import Words
from tests.cli.conftest import Terminal

GAME = load("edwardian")
NAMES = ["Ada", "Ben", "Cat", "Dan", "Eve", "Fay"]
BOARD = Board("edwardian")
SCENE = """
    turn = claret
    claret.hand: tortured_soul fever strange_mist psychic
    bottle.hand: storm
    bottle.1: private_library mysterious_door
    bottle.2: country_walk tin_whistle hunting_spirit
    bottle.2 = complete
    bottle.3 = complete
    bottle.missed = 1
    amber.1: roadside_inn
    amber.1 = fresh
    discards: pray fire
"""
LOCKED = """
    turn = claret
    claret.1: private_library mysterious_door tortured_soul
    claret.1 = complete
    claret.2: country_walk tin_whistle hunting_spirit
    claret.2 = complete
    bottle.1: ruined_church magical_almanac dread_old_god
    bottle.1 = complete
    bottle.2: disused_graveyard runestones magical_summoning
    bottle.2 = complete
    amber.1: roadside_inn engraved_coin fateful_possession
    amber.1 = complete
    stale = yes
"""
"""All five Terrors lie on complete lines."""


def evening(scene: str = SCENE, **settings: Any) -> Match:
    return scenario(GAME, scene, **{"players": 3, "form": "full", **settings})


def drawn(renderable: RenderableType, width: int = 80, height: int = 60) -> list[str]:
    console = Console(width=width, height=height, file=io.StringIO())
    options = with_height(console.options, height)
    return ["".join(part.text for part in line) for line in lines_of(console, options, renderable)]


def table(match: Match, width: int, height: int, seat: int = 0) -> list[str]:
    return drawn(BOARD.table(match.view(seat), Words(GAME, NAMES[:3]), seat), width, height)


def answers(match: Match, width: int = 80, height: int = 60) -> list[str]:
    question = match.questions[0].data()
    return drawn(Asked(question, Words(GAME, NAMES[: match.seats]), BOARD), width, height)


def test_lines_grow_from_left_to_right_with_arrivals_marked() -> None:
    match = evening()
    lines = table(match, 80, 60)
    assert lines[0].startswith("→ ● Ada")
    assert lines[3].endswith("1 Private Library › Mysterious Door")
    assert lines[4].endswith("2 ✕ Country Walk › Tin Whistle › Hunting Spirit")
    assert "32 points · 1 card" in lines[4]
    assert lines[5].strip().startswith("misses a turn")
    assert lines[5].endswith("3 ✕ complete"), "a line whose cards walk again is still complete"
    assert lines[6].endswith("1 ✶Roadside Inn")
    assert lines[7].endswith("2 not begun")
    assert lines[-1].strip() == f"stockpile {match.view()['stock']} · discards 2 · on top Fire"


def test_a_card_that_was_taken_says_what_it_does_where_it_is_offered() -> None:
    match = evening(
        "turn = claret\nclaret.hand: village_idiot\nbottle.hand: fever\namber.hand: pray\n"
        "stock: ... strange_mist roadside_inn country_walk violent_temper"
    )
    match.answer(0, "play-1:village_idiot:1")
    assert match.questions[0].name == "keep-taken"
    assert "Removes the Dread Old God." in " ".join(answers(match))


def test_two_players_stand_abreast_where_there_is_room() -> None:
    lines = table(evening(), 120, 60)
    assert "Ada" in lines[0]
    assert "Ben" in lines[0]
    assert lines[1].split("1 ")[-1] == "Private Library › Mysterious Door"


def test_on_a_low_screen_there_is_a_line_for_each_player() -> None:
    lines = table(evening(), 80, 4)
    assert len(lines) == 4
    assert lines[1].split()[:6] == ["▲", "Ben", "32", "●●○", "Mysterious", "Door"]
    assert lines[1].count("✕✕✕ complete") == 2
    assert "●○○ ✶Roadside Inn" in lines[2]


def test_the_hand_tells_what_fits_where() -> None:
    match = evening()
    (line,) = drawn(BOARD.hand(match.view(0), Words(GAME, NAMES[:3]), 0) or "")
    assert line == "Your hand: Tortured Soul ▲1 · Strange Mist · Fever · Psychic"


def test_a_row_for_each_card_and_a_number_for_each_place() -> None:
    lines = answers(evening())
    keys = evening().questions[0].keys()
    (soul,) = [line for line in lines if line.startswith("Tortured Soul")]
    assert soul.split()[:4] == ["Tortured", "Soul", str(keys.index("play-1:tortured_soul:1") + 1), "▲1"]
    assert "Completes a line" in soul
    rows = [line for line in lines if line.startswith("Psychic")]
    assert len(rows) == 2, "one to take off a Focus, one for the Lap of the Gods"
    assert rows[1].startswith("Psychic (Lap)")
    assert rows[1].endswith("Consult the Lap of the Gods.")
    assert lines[-2].split()[:2] == [str(keys.index("done") + 1), "Done"]


def test_on_a_low_screen_the_rows_leave_out_what_cards_do() -> None:
    assert any("Completes a line" in line for line in answers(evening(), height=60))
    assert not any("Completes a line" in line for line in answers(evening(), width=60, height=8))


def test_the_whole_discard_pile_is_on_offer_after_a_forfeit() -> None:
    match = evening()
    match.answer(0, "play-1:strange_mist:1")
    lines = answers(match)
    assert "From your hand:" in lines
    assert "From the discard pile:" in lines
    assert any("Pray" in line and "Fire" in line for line in lines)


@pytest.mark.parametrize(
    ("players", "width", "height"), [(2, 80, 24), (4, 80, 24), (6, 80, 24), (6, 120, 40)]
)
def test_what_is_asked_fits_on_the_screen(players: int, width: int, height: int) -> None:
    """All but a choice from the whole discard pile, which may push the table out of sight."""
    match = Match(GAME, GAME.settings({"players": players}), 9)
    screen = Screen(plain=False)
    screen.console = Console(width=width, height=height, file=io.StringIO())
    sitting = Sitting(match, ["bot:hints"] * players, NAMES[:players], screen)
    bot = make("hints", GAME, 9)
    while not match.over:
        question = match.questions[0]
        if match.number % 23 == 0 and question.name != "replace":
            frame = sitting._frame(question.seat, sitting._question(question))
            options = with_height(screen.console.options, screen.height)
            assert len(lines_of(screen.console, options, frame)) <= screen.height
        match.answer_for(question, bot.answer(match.view(question.seat), question.frozen()))


def test_a_card_tells_its_tale_when_it_is_looked_up(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seance.games.NAMES", ("edwardian",))
    ran = terminal.run("play", "edwardian", "--seed", "1", typed=["c tin whistle"])
    assert "Summons: Hunting Spirit and Magical Summoning" in ran.out
    assert "penknife" in ran.out


def test_the_last_of_the_stockpile_is_announced() -> None:
    match = evening(LOCKED, fifth_terror="play_on")
    assert BOARD.headline(match.view(0)) is not None
    assert "The last of the stockpile" in str(BOARD.headline(match.view(0)))
