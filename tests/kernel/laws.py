"""What every miniature game keeps, those of the annexe too."""

from __future__ import annotations

from seance.kernel.game import Game
from seance.kernel.zone import all_cards
from tests.kernel.parlour import Parlour, at_random, play, room


def ends_with_somebody_winning(game: Game[Parlour], seed: int) -> None:
    match = at_random(play(game, seed), seed)
    result = match.result()
    assert result is not None
    assert result.winners
    assert [score.total for score in result.scores] == match.view()["points"]


def makes_and_loses_no_card(game: Game[Parlour], seed: int, answers: int) -> None:
    match = play(game, seed)
    before = all_cards(game.zones(room(match.run)))
    at_random(match, seed, answers)
    assert all_cards(game.zones(room(match.run))) == before


def hides_redeals_from_whoever_is_asked(game: Game[Parlour], seed: int, answers: int) -> None:
    match = at_random(play(game, seed), seed, answers)
    for question in [] if match.over else match.questions:
        other = match.redeal(question.seat, seed + 1)
        again = next(each for each in other.asked if each.seat == question.seat)
        assert again.data() == question.data()
        assert game.view(room(other), question.seat) == match.view(question.seat)
