from __future__ import annotations

from itertools import permutations

import pytest

from seance.kernel import save
from seance.kernel.errors import BadScenario, BadSettings, UnknownName
from seance.kernel.match import Match
from seance.kernel.scenario import scenario
from seance.kernel.snapshot import dump
from seance.kernel.zone import all_cards
from tests.kernel.minis import FRIGHT, STAIRS, VISIT
from tests.kernel.parlour import asked, at_random, room

VISITORS = {"bell": 2, "boo": 1, "candle": 1, "echo": 1, "hush": 1, "lamp": 1, "moth": 1}


def laid(match: Match, place: str) -> list[str]:
    """What lies in a place, secrets included."""
    return next(
        [card.key for card in zone.cards] for zone in VISIT.zones(room(match.run)) if zone.name == place
    )


def box(match: Match) -> dict[str, int]:
    """The cards that are played with."""
    return all_cards(VISIT.zones(room(match.run)))


def wrong(description: str) -> str:
    with pytest.raises(BadScenario) as caught:
        scenario(VISIT, description)
    return str(caught.value)


# --- cards -------------------------------------------------------------------------------------------


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
    match = scenario(VISIT, "bram.hand:\npile: echo hush\nada.hand: bell bell")
    assert box(match) == VISITORS
    assert match.view(0)["places"]["ada.hand"] == ["bell", "bell"]


def test_the_order_of_the_lines_says_nothing() -> None:
    lines = ["ada.hand: bell boo", "bram.hand: bell", "pile: moth", "count = 2", "bram.points = 1"]
    matches = [scenario(VISIT, "\n".join(each)) for each in permutations(lines)]
    for match in matches:
        assert (room(match.run).count, room(match.run).guests[1].points) == (2, 1)
        for place in ("deck", "ada.hand", "bram.hand", "pile"):
            assert sorted(laid(match, place)) == sorted(laid(matches[0], place))


def test_a_line_does_not_undo_another() -> None:
    for seed in range(20):
        match = scenario(FRIGHT, "ada.hand: vanish\nbram.hand: vanish", seed=seed, players=3)
        assert match.view(0)["places"]["ada.hand"] == ["vanish"]
        assert match.view(1)["places"]["bram.hand"] == ["vanish"]


def test_a_place_that_no_line_speaks_of_keeps_as_many_cards_as_it_was_dealt() -> None:
    for seed in range(20):
        match = scenario(VISIT, "ada.hand: bell bell\npile: boo", seed=seed)
        assert len(laid(match, "bram.hand")) == 3
        assert len(laid(match, "deck")) == 2
        assert box(match) == VISITORS


def test_cards_are_drawn_for_a_place_that_lost_some_when_nothing_else_is_left() -> None:
    match = scenario(VISIT, "pile: bell bell boo echo", seed=3)
    assert len(laid(match, "ada.hand")) + len(laid(match, "bram.hand")) + len(laid(match, "deck")) == 4
    assert laid(match, "deck") == [], "the deck has filled both hands as far as it went"
    assert box(match) == VISITORS


def test_a_pile_holds_exactly_these_cards_too_and_the_others_stay_in_the_box() -> None:
    match = scenario(VISIT, "deck: bell\nada.hand: boo\nbram.hand: moth lamp")
    assert laid(match, "deck") == ["bell"]
    assert box(match) == {"bell": 1, "boo": 1, "moth": 1, "lamp": 1}


def test_what_is_in_the_box_may_be_laid_by_any_line() -> None:
    for description in ("deck: bell\npile: hush", "pile: hush\ndeck: bell"):
        match = scenario(VISIT, description)
        assert (laid(match, "pile"), laid(match, "deck")) == (["hush"], ["bell"])


@pytest.mark.parametrize(
    ("line", "bottom", "top"),
    [("... bell boo", "", "bell boo"), ("bell ... boo", "bell", "boo"), ("...", "", "")],
)
def test_the_rest_lies_where_the_dots_are(line: str, bottom: str, top: str) -> None:
    match = scenario(VISIT, f"deck: {line}\nada.hand:\nbram.hand:")
    deck = laid(match, "deck")
    assert deck[: len(bottom.split())] == bottom.split()
    assert deck[len(deck) - len(top.split()) :] == top.split()
    assert box(match) == VISITORS


def test_the_rest_may_lie_elsewhere() -> None:
    match = scenario(VISIT, "deck: bell\npile: ... boo\nada.hand: moth\nbram.hand: lamp")
    assert laid(match, "deck") == ["bell"]
    assert laid(match, "pile")[-1] == "boo"
    assert sorted(laid(match, "pile")) == ["bell", "boo", "candle", "echo", "hush"]
    assert box(match) == VISITORS


def test_a_match_with_a_smaller_box_is_a_match_like_any_other() -> None:
    match = scenario(VISIT, "deck: bell\nada.hand: boo\nbram.hand: moth lamp")
    loaded = save.load(VISIT, save.read(save.save(match)))
    assert box(loaded) == box(match)
    before = dump(room(match.run))
    assert dump(room(match.clone().run)) == before
    match.answer(0, "yes")
    match.undo(0)
    assert dump(room(match.run)) == before
    assert all_cards(VISIT.zones(room(match.redeal(0, 7)))) == box(match)
    cards = box(match)
    assert box(at_random(match, 5)) == cards
    assert match.over


# --- dice --------------------------------------------------------------------------------------------


def test_a_script_is_rolled() -> None:
    match = scenario(STAIRS, "", script=[3, 0])
    match.answer(0, "yes")
    assert match.view()["points"] == [4, 0]
    match.answer(0, "yes")
    assert match.view()["points"] == [0, 0]


# --- what is refused ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("description", "why"),
    [
        ("attic: bell", "Line 1: there is no place 'attic'; there are deck, ada.hand, bram.hand, pile."),
        ("pile: gong", "Line 1: Visit has no card 'gong'."),
        ("pile: swat", "Line 1: swat is not in this match; its settings leave it in the box."),
        ("pile: boo boo", "Line 1: no boo is left to lay there; this match has 1."),
        ("pile: ... bell ...", "Line 1: Visit has no card '...'."),
        ("\npile: boo\nada.hand: boo", "Line 3: no boo is left to lay there; this match has 1."),
        ("pile: boo\npile: bell", "Line 2: line 1 has spoken of 'pile' already."),
        ("count = 1\ncount = 1", "Line 2: line 1 has spoken of 'count' already."),
        (
            "deck: ...\npile: ...\nada.hand:",
            "Line 1: the rest lies in 'pile' already; it can lie in one place only.",
        ),
        ("ghosts = 3", "Line 1: there is no fact 'ghosts'; there are count, <guest>.points, for ada, bram."),
        (
            "cora.points = 3",
            "Line 1: there is no fact 'cora.points'; there are count, <guest>.points, for ada, ",
        ),
        (
            "count = many",
            "Line 1: 'count', how many, cannot be 'many': a whole number from 0 to 99 is wanted.",
        ),
        (
            "count = ٣",
            "Line 1: 'count', how many, cannot be '٣': a whole number from 0 to 99 is wanted.",
        ),
        ("count = " + "9" * 5000, "Line 1: 'count', how many, cannot be '9999"),
        ("boo!", "Line 1: 'boo!' is neither 'place: cards' nor 'fact = value'."),
        ("pile: boo\ncount = 11", "Line 2: 'count' cannot be so: nobody counts beyond ten (MINI-1.4)."),
    ],
)
def test_what_cannot_be_set_up_is_said_with_its_line(description: str, why: str) -> None:
    assert wrong(description).startswith(why)


def test_a_sign_within_a_value_is_part_of_it() -> None:
    assert wrong("count = 3: bell") == (
        "Line 1: 'count', how many, cannot be '3: bell': a whole number from 0 to 99 is wanted."
    )
    assert wrong("pile: boo = 3") == "Line 1: Visit has no card '='."


def test_a_game_without_facts_says_so() -> None:
    from tests.lab.mini import GAME

    with pytest.raises(BadScenario, match="there is no fact 'turn'; Knock Knock has none"):
        scenario(GAME, "turn = ann")


def test_wrong_settings_are_wrong_here_too() -> None:
    with pytest.raises(BadSettings):
        scenario(VISIT, "", players=9)
    with pytest.raises(BadSettings):
        scenario(VISIT, "", seed=-1)
    with pytest.raises(UnknownName):
        scenario(VISIT, "", ghosts=2)
