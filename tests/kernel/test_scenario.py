from __future__ import annotations

import pytest

from seance.kernel.errors import BadScenario
from seance.kernel.scenario import scenario
from seance.kernel.zone import all_cards
from tests.kernel.minis import FRIGHT, STAIRS, VISIT
from tests.kernel.parlour import asked, room


def test_a_scenario_lays_cards_and_sets_facts() -> None:
    match = scenario(
        VISIT,
        """
        ada.hand: bell lamp      # the rest goes back to the deck
        pile: moth
        count = 3
        """,
    )
    assert match.view(0)["places"]["ada.hand"] == ["bell", "lamp"]
    assert match.view()["places"]["pile"] == ["moth"]
    assert match.view()["count"] == 3
    assert asked(match) == [(0, "knock")]


def test_every_card_stays_in_exactly_one_place() -> None:
    match = scenario(VISIT, "ada.hand: boo\nbram.hand:\npile: echo hush\nada.hand: bell bell")
    before = {"bell": 2, "boo": 1, "candle": 1, "echo": 1, "hush": 1, "lamp": 1, "moth": 1}
    assert all_cards(VISIT.zones(room(match.run))) == before
    assert match.view(0)["places"]["ada.hand"] == ["bell", "bell"]


def test_a_line_does_not_undo_an_earlier_one() -> None:
    for seed in range(20):
        match = scenario(FRIGHT, "ada.hand: vanish\nbram.hand: vanish", seed=seed, players=3)
        assert match.view(0)["places"]["ada.hand"] == ["vanish"]
        assert match.view(1)["places"]["bram.hand"] == ["vanish"]


def test_a_script_is_rolled() -> None:
    match = scenario(STAIRS, "", script=[3, 0])
    match.answer(0, "yes")
    assert match.view()["points"] == [4, 0]
    match.answer(0, "yes")
    assert match.view()["points"] == [0, 0]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("attic: bell", "Line 1: there is no place 'attic'; there are deck, ada.hand, bram.hand, pile."),
        ("pile: gong", "Line 1: Visit has no card 'gong'."),
        ("pile: boo boo", "Line 1: no boo is left to lay there."),
        ("ghosts = 3", "Line 1: Visit has no fact 'ghosts' to set."),
        ("count = many", "Line 1: 'count' cannot be 'many'"),
        ("boo!", "Line 1: 'boo!' is neither 'place: cards' nor 'fact = value'."),
    ],
)
def test_what_cannot_be_set_up_is_said_with_its_line(line: str, why: str) -> None:
    with pytest.raises(BadScenario) as caught:
        scenario(VISIT, line)
    assert str(caught.value).startswith(why)
