"""The study of A Most Haunted House: what is noted of a night, and what is made of the notes."""

from __future__ import annotations

from typing import Any

import pytest

from seance.games import load
from seance.kernel.tale import Event
from seance.lab.census import Key
from seance.lab.report import Report
from seance.lab.studies.most_haunted_house import (
    RANDOM,
    STUDY,
    TARGETS,
    among_colleagues,
    asked,
    noted,
    possessed_turns,
    sat,
    won,
)
from seance.lab.studies.most_haunted_house_cards import CHARM, CURSE, HAUNTING, WHO
from seance.lab.studies.most_haunted_house_notes import (
    AWAY,
    CAUSE,
    GIVEN_UP,
    HELD,
    IDLE,
    NIGHT,
    SHORT,
    SHORT_HELD,
    WON,
    take_notes,
)
from seance.lab.study import Effort, Measured, measure
from seance.lab.tables import times
from tests.facts import event

Told = tuple[str, dict[str, Any]]

ADA, BEN = {"seat": 0}, {"seat": 1}
HALF_HOUR: Told = ("strikes", {"count": 1})


def notes(*told: Told, difficulty: str = "normal") -> dict[str, str]:
    """What is noted of a night of which only this is told."""
    tale: list[Event] = [event(name, "AM-1", dict(facts), {}, -1) for name, facts in told]
    keys: list[Key] = list(take_notes({"difficulty": difficulty}, tale))
    assert {key[0] for key in keys} == {NIGHT}
    return {noun: value for _, noun, value in keys}


def sits(seat: dict[str, int], times: int) -> list[Told]:
    return [HALF_HOUR, ("sits-possessed", {"seat": seat})] * times


# --- notes on a night --------------------------------------------------------------------------------


def test_a_win_is_noted_with_its_cycle() -> None:
    assert notes(HALF_HOUR, HALF_HOUR, ("wins", {"count": 6})) == {IDLE: "0", WON: "3"}


@pytest.mark.parametrize(
    ("proof", "difficulty", "possessed", "cause"),
    [
        (5, "normal", False, SHORT),
        (5, "normal", True, SHORT_HELD),
        (5, "easy", True, HELD),
        (6, "normal", False, AWAY),
        (6, "hard", False, SHORT),
    ],
)
def test_a_loss_is_noted_with_its_cause(proof: int, difficulty: str, possessed: bool, cause: str) -> None:
    told: list[Told] = [("is-possessed", {"seat": ADA, "curse": "the_tenant"})] if possessed else []
    assert notes(*told, ("dawns", {"count": proof}), difficulty=difficulty)[CAUSE] == cause


def test_a_night_that_was_given_up_is_lost_by_that() -> None:
    assert notes(("concedes", {"count": 9}))[CAUSE] == GIVEN_UP


@pytest.mark.parametrize("freed", ["is-exorcised", "spared"])
def test_whoever_is_free_again_is_not_held(freed: str) -> None:
    facts = {"seat": ADA, "curse": "the_tenant"}
    assert notes(("is-possessed", facts), (freed, facts), ("dawns", {"count": 6}))[CAUSE] == AWAY


def test_a_lesser_curse_that_goes_back_frees_nobody() -> None:
    held, spared = ({"seat": ADA, "curse": curse} for curse in ("the_tenant", "thread"))
    assert notes(("is-possessed", held), ("spared", spared), ("dawns", {"count": 6}))[CAUSE] == HELD


def test_idle_turns_are_counted_for_each_and_in_a_row() -> None:
    free: Told = ("is-exorcised", {"seat": ADA, "curse": "the_tenant"})
    told = [*sits(ADA, 3), *sits(BEN, 2), free, *sits(ADA, 2), *sits(BEN, 2)]
    assert notes(*told)[IDLE] == "4"


def test_an_offer_that_is_not_enough_leaves_the_turn_idle() -> None:
    assert notes(*sits(ADA, 1), HALF_HOUR, ("is-not-enough", {"seat": ADA}))[IDLE] == "2"


def test_whom_a_possession_finds_searching_was_not_idle() -> None:
    searches: Told = ("searches", {"seat": ADA})
    assert notes(searches, ("sits-possessed", {"seat": ADA}))[IDLE] == "0"
    assert notes(searches, *sits(BEN, 1), *sits(ADA, 1))[IDLE] == "1"


# --- what is made of them ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def nights() -> list[Measured]:
    return measure(STUDY, Effort(3, 1, STUDY.cells("normal", "chance"), workers=1))


@pytest.fixture(scope="module")
def normal(nights: list[Measured]) -> Report:
    return nights[0].reports[4]


def test_every_night_is_won_or_lost_by_something(normal: Report) -> None:
    assert normal.census is not None
    ends = [games for key, games in normal.census.games.items() if key[:2] in ((NIGHT, WON), (NIGHT, CAUSE))]
    assert sum(ends) == normal.games
    assert noted(normal, WON).count == won(normal).wins
    assert noted(normal, IDLE).count == normal.games
    assert sat(normal, 0) == 1


def test_four_take_part_in_every_night(normal: Report) -> None:
    assert times(normal, "takes-part") == 4 * normal.games
    assert WHO.mean(normal) == pytest.approx(won(normal).share)


def test_possessed_turns_are_paid_for_or_sat_out(normal: Report) -> None:
    assert 0 < times(normal, "is-exorcised") <= asked(normal) <= possessed_turns(normal)


def test_cards_that_come_up_are_held_against_their_kind(normal: Report) -> None:
    for kind in (CHARM, CURSE, HAUNTING):
        up = [card for card in kind.cards if kind.came_up(normal, card).games]
        assert len(up) > len(kind.cards) / 2
        weighed = [(kind.worth(normal, card) or 0.0) * kind.came_up(normal, card).games for card in up]
        assert sum(weighed) == pytest.approx(0)
        assert any(kind.used(normal, card) for card in up)


def test_targets_are_asked_of_those_they_are_about(nights: list[Measured]) -> None:
    normal, _, _, newcomer, weak, chance = [
        [t.text for t in TARGETS for r in m.reports.values() if t.met(r) is not None] for m in nights
    ]
    assert (newcomer, weak, chance) == ([], [], ["won by chance"])
    assert "won at normal" in normal
    assert not {"won at easy", "won at hard", "won by chance"} & set(normal)
    assert {"games with 6 idle turns running", "charm furthest from the mean"} <= set(normal)


def test_a_difficulty_can_be_asked_for(normal: Report) -> None:
    assert among_colleagues(lambda _: 1.0, "easy", "normal")(normal) == 1.0
    assert among_colleagues(lambda _: 1.0, "easy", "hard")(normal) is None


def test_every_card_has_a_row_and_nothing_is_said_of_cards_by_chance(nights: list[Measured]) -> None:
    text = "\n".join(STUDY.sections(nights))
    for card in load("most_haunted_house").cards.values():
        assert text.count(f"\n| {card.title} |") == 1
    assert text.count(f"### {RANDOM.title}\n") == 3
    assert "| Searches | 0.00" not in text
