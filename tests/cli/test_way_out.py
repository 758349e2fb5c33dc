"""The Way Out at a terminal: what the table shows, and that it fits."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from seance.bots import make
from seance.cli.lines import lines_of, with_height
from seance.cli.sitting.loop import Sitting
from seance.cli.sitting.screen import Screen
from seance.cli.tables import Board
from seance.games.way_out import GAME
from seance.kernel.match import Match
from seance.kernel.words import Words
from tests.cli.conftest import Terminal
from tests.games.way_out.house import ASH, WREN, act, house

BOARD = Board("way_out")
MOST_ANSWERS = 34
"""Two columns of these fill eighty by twenty-four; somebody trapped in a very large house has more."""
NAMES = ["Ada", "Ben", "Cy", "Dot"]


def drawn(match: Match, seat: int, width: int = 120, height: int = 60) -> str:
    """The table as one seat sees it, without colours."""
    console = Console(width=width, height=height, file=io.StringIO())
    table = BOARD.table(match.view(seat), Words(GAME, NAMES), seat)
    lines = lines_of(console, with_height(console.options, height), table)
    return "\n".join("".join(segment.text for segment in line) for line in lines)


def test_a_sheet_tells_stats_points_and_where_somebody_is() -> None:
    shown = drawn(house("ash.trapped = yes\nash.at = 8", rooms="joker_laughing"), WREN)
    ada = next(line for line in shown.splitlines() if "Ada" in line)
    assert ada.split()[:2] == ["→", "●"]
    assert ada.split()[3:7] == ["3", "5", "3", "5"]
    assert "6♣ The Stable" in ada
    assert "Jok a trap (trapped)" in next(line for line in shown.splitlines() if "Ben" in line)


def test_the_doors_of_every_room_are_listed_with_whoever_is_there() -> None:
    shown = drawn(house(rooms="hearts_king", doors="5-8 8-2"), WREN)
    assert "6♣●: K♥ ···" in shown
    assert "K♥: 6♣ □2 ··" in shown
    assert "A♦: □1 □2 □3 □4" in shown


def test_a_dark_room_shows_its_card_only_to_whoever_laid_it() -> None:
    match = house("wren.trapped = yes\nwren.at = 8", rooms="joker_laughing", top="clubs_ace")
    act(match, WREN, "hide:joker_laughing")
    assert "□9=A♣" in drawn(match, WREN)
    assert "□9:" in drawn(match, ASH)
    assert "A♣" not in drawn(match, ASH)


def test_a_room_is_called_what_it_was_called_when_it_was_opened() -> None:
    match = house(top="hearts_5")
    act(match, WREN, "color", "apart")
    assert "Wallpaper" in drawn(match, WREN)
    assert "The Dance" not in drawn(match, WREN)


def test_secret_doors_lie_before_their_owner_only() -> None:
    match = house("ash.secret: clubs_king", top="hearts_3")
    words = Words(GAME, NAMES)
    assert "K♣" in str(BOARD.hand(match.view(ASH), words, ASH))
    assert BOARD.hand(match.view(WREN), words, WREN) is None


def test_a_card_that_is_looked_up_tells_of_both_its_rooms(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seance.games.NAMES", ("way_out",))
    asked = ["/c king of clubs", "/c ace of clubs", "/c the foreman"]
    ran = terminal.run("play", "way_out", "--seed", "1", typed=asked)
    assert "The Old Trainer  Rooms by Suit\nEffect: −1 BODY and −2 FEAR\n" in ran.out
    assert ran.out.count("The Foreman  Rooms by Color\nEffect: −2 BODY\nOr: +2 FEAR\n") == 2
    assert "Ace of Clubs  Ways out\nTies go to: BODY\n" in ran.out


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
@pytest.mark.parametrize(("players", "variant"), [(1, "standard"), (4, "multilevel"), (8, "longer")])
def test_every_question_fits_on_the_screen(width: int, height: int, players: int, variant: str) -> None:
    match = Match(GAME, GAME.settings({"players": players, "variant": variant}), 9)
    screen = Screen(plain=False)
    screen.console = Console(width=width, height=height, file=io.StringIO())
    sitting = Sitting(match, ["bot:hints"] * players, list(GAME.seat_names[:players]), screen)
    bot = make("hints", GAME, 9)
    while not match.over:
        question = match.questions[0]
        if match.number % 5 == 0 and len(question.options) <= MOST_ANSWERS:
            frame = sitting._frame(question.seat, sitting._question(question))
            options = with_height(screen.console.options, screen.height)
            assert len(lines_of(screen.console, options, frame)) <= screen.height
        match.answer_for(question, bot.answer(match.view(question.seat), question.frozen()))
