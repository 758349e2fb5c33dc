"""The balance study of the Edwardian evening."""

from __future__ import annotations

import pytest

from seance.games import load
from seance.games.edwardian.state import Evening
from seance.kernel.run import Run
from seance.lab.play import derive, seat_bot
from seance.lab.simulate import simulate
from seance.lab.studies.edwardian import STUDY, TARGETS, VARIANTS, turns
from seance.lab.study import Effort, Measured, measure

RANDOM = "bot:random"


@pytest.fixture(scope="module")
def evenings() -> list[Measured]:
    return measure(STUDY, Effort(2, 1, STUDY.cells("2", "3", "4"), bot=RANDOM, workers=1))


def turns_taken(players: int, game: int, seed: int) -> int:
    """The same game once more, with a look at the state."""
    edwardian = load("edwardian")
    run = Run.start(
        edwardian, edwardian.settings({"players": players}), derive(seed, game, "game"), keep=False
    )
    bots = [seat_bot(RANDOM, edwardian, derive(seed, game, f"bot {seat}")) for seat in range(players)]
    while (question := run.question) is not None:
        run.answer(bots[question.seat].answer({}, question.blank()))
    assert isinstance(run.state, Evening)
    return run.state.turns


def test_turns_are_counted_though_chapters_are_halves() -> None:
    report = simulate("edwardian", {"players": 3}, [RANDOM] * 3, 4, 7, 1, watch="renews, misses")
    taken = sum(turns_taken(3, game, 7) for game in range(4))
    assert turns(report) * 3 * 4 == pytest.approx(taken, abs=2), "half a turn for each game at most"


def test_each_variant_is_played_where_it_differs(evenings: list[Measured]) -> None:
    assert [list(each.reports) for each in evenings] == [[2, 3, 4], [2], [2, 3, 4], [3, 4]]
    assert evenings[-1].reports[4].experiment.settings["fifth_terror"] == "play_on"
    assert len(VARIANTS) == 4


def test_targets_are_for_three_players_and_more(evenings: list[Measured]) -> None:
    reports = evenings[0].reports
    for target in TARGETS:
        assert [target.met(report) is not None for report in reports.values()] == [False, True, True]


def test_every_card_has_a_row_as_the_game_comes(evenings: list[Measured]) -> None:
    text = "\n".join(STUDY.sections(evenings))
    for card in load("edwardian").cards.values():
        assert text.count(f"\n| {card.title} |") == 1
    assert "| lines completed | 0.00" not in text
    assert text.count("### Two lines") == 2, "how it ends and what is done, but no cards"
