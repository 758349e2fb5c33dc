"""The study of House of Whack: what is counted, and what is computed without playing."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from seance.games.house_of_whack.box.first import FIRST
from seance.games.house_of_whack.cards import Fiend, Guest
from seance.lab.report import Report
from seance.lab.studies.house_of_whack import (
    STUDY,
    TARGETS,
    VARIANTS,
    WHACK_NOUNS,
    against_chance,
    deaths,
    drama_cell,
    fight,
    first_fights,
    rounds,
    whack_cell,
)
from seance.lab.study import Effort, measure
from seance.lab.tables import times


@pytest.fixture(scope="module")
def report() -> Report:
    """Two quick games of four bots."""
    effort = Effort(2, 1, STUDY.cells("floor:4"), workers=1)
    return next(found.reports[4] for found in measure(STUDY, effort) if found.reports)


def test_rounds_are_turns_of_everybody_on_a_floor(report: Report) -> None:
    assert times(report, "floor-ends") == report.games == 2
    assert rounds(report) == times(report, "turn") / 4 / 2 > 1


def test_deaths_are_counted_by_player(report: Report) -> None:
    assert deaths(report) == times(report, "dies") / 2 / 4


def test_hearts_add_up_by_where_they_come_from(report: Report) -> None:
    lines = ("tokens", "cards", "trophies", "luck")
    assert sum(report.share_of(line) for line in lines) == pytest.approx(1)


def told(report: Report, *keys: tuple[str, str, str]) -> int:
    """How often this was told in all."""
    return sum(times(report, *key) for key in keys)


def test_every_card_is_counted_by_the_name_it_is_told_under(report: Report) -> None:
    """Each card's cell has its share of all there was: none is left at nought by a wrong noun."""
    arcana = [(event, "drama", card.key) for event in ("plays", "plays-on") for card in FIRST.drama]
    assert told(report, *arcana) == times(report, "plays") + times(report, "plays-on") > 0
    whack = [("turns-up", WHACK_NOUNS[card.key], card.key) for card in FIRST.whack]
    assert told(report, *whack) == times(report, "turns-up") > 0
    rooms = [("reveals-room", "room", room.key) for room in FIRST.rooms]
    assert told(report, *rooms) == times(report, "reveals-room") > 0
    guests = [("introduced", "guest", guest.key) for guest in FIRST.guests]
    assert told(report, *guests) == times(report, "introduced") == 8


def test_a_cell_says_how_often_and_how_it_went(report: Report) -> None:
    played = max(FIRST.drama, key=lambda card: times(report, "plays", "drama", card.key))
    assert not drama_cell(report, played.key).startswith("0.00")
    drawn = [card.key for card in FIRST.whack if not whack_cell(report, card.key).startswith("0.00")]
    assert drawn


def test_targets_are_for_games_among_bots(report: Report) -> None:
    measured = {target.text: target.measure(report) for target in TARGETS}
    assert measured["won by one bot against three by chance"] is None
    assert measured["rounds per floor"] == rounds(report)


def test_one_against_three_is_judged_by_the_first_seat() -> None:
    cells = STUDY.cells("chance")
    assert cells[0].variant.seats(4, "bot:hints") == ["bot:hints", "bot:random", "bot:random", "bot:random"]
    seats = SimpleNamespace(seats=cells[0].variant.seats(4, "bot:hints"))
    stub: Any = SimpleNamespace(experiment=seats, wins=[SimpleNamespace(share=0.9)])
    assert against_chance(stub) == 0.9


def test_every_variant_has_settings_that_the_game_knows() -> None:
    assert len({cell.name for cell in STUDY.all_cells()}) == len(STUDY.all_cells()) == 5 + len(VARIANTS) - 1


def guest(key: str) -> Guest:
    return next(card for card in FIRST.guests if card.key == key)


@pytest.mark.parametrize(("card", "chance", "outcome"), [(0, 0, 0), (0, 1, -1), (2, 1, 1), (1, 1, 0)])
def test_a_first_fight_is_a_sum(card: int, chance: int, outcome: int) -> None:
    """HW-19.10: what the Guest has, and the card, against what the Minion has and what chance adds."""
    foe = next(each for each in FIRST.whack if isinstance(each, Fiend) and each.colour == "red")
    equal = next(each for each in FIRST.guests if each.strength == foe.stat)
    assert fight(guest(equal.key), foe, card, ("wild", chance)) == outcome
    assert fight(guest(equal.key), foe, card, ("blue", 9)) == (1 if card else 0)


def test_first_fights_are_as_hard_as_they_should_be() -> None:
    """Section c: about half with a card of two, about 15 % without, and about 15 % drawn besides."""
    won, drawn = first_fights(2)
    assert 0.42 <= won <= 0.55
    assert 0.10 <= drawn <= 0.20
    won, drawn = first_fights(0)
    assert 0.10 <= won <= 0.20
    assert 0.10 <= drawn <= 0.20
