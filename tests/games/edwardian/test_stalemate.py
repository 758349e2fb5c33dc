"""ED-b-51 and ED-b-66: what happens when no Terror can complete a line any more."""

from __future__ import annotations

import pytest

from seance.games.edwardian.lines import stalemate
from seance.kernel.match import Match
from seance.kernel.story import Prose
from seance.kernel.telling import tell
from tests.games.edwardian.fireside import (
    BOTTLE,
    CLARET,
    INDIGO,
    act,
    all_in_place,
    asked,
    attack,
    complete,
    done,
    evening,
    hand,
    heard,
    key,
    line,
    options,
    result,
    state,
)
from tests.rules import rule

LIBRARY = "private_library mysterious_door tortured_soul"
WALK = "country_walk tin_whistle hunting_spirit"
CHURCH = "ruined_church magical_almanac dread_old_god"
GRAVE = "disused_graveyard runestones magical_summoning"

FOUR = f"""
    claret.1: {LIBRARY}
    claret.1 = complete
    amber.1: {WALK}
    amber.1 = complete
    amber.2: {CHURCH}
    amber.2 = complete
    indigo.1: {GRAVE}
    indigo.1 = complete
"""
LOCKED = f"""{FOUR}
    bottle.1: roadside_inn engraved_coin
    claret.hand: fateful_possession fever
    bottle.hand: storm fire
"""


@rule("ED-b-51", "ED-b-66")
def test_after_the_fifth_terror_all_of_them_walk_again() -> None:
    match = evening(LOCKED)
    attack(match, "fateful_possession", "bottle.1")
    done(match)
    stock = len(state(match).stock.cards)
    act(match, BOTTLE, "pass")
    assert heard(match, -1, "walk-again") == [{"count": 15}]
    assert len(state(match).stock.cards) == stock + 15
    assert complete(match, "bottle.1")
    assert line(match, "bottle.1") == []
    assert [player["score"] for player in match.view()["players"]] == [13, 13, 26, 13]
    assert all_in_place(match)
    assert asked(match) == (CLARET, "own-lines")
    assert not heard(match, -1, "stale")


@rule("ED-b-66")
def test_nothing_can_be_laid_on_a_line_whose_story_is_over() -> None:
    match = evening("bottle.1 = complete\nclaret.hand: country_walk fever")
    assert key("country_walk", "bottle.1") not in options(match, CLARET)
    assert key("country_walk", "bottle.2") in options(match, CLARET)


@rule("ED-b-66")
def test_lines_without_cards_count_for_the_loser_and_in_the_score() -> None:
    scene = """
        bottle.1 = complete
        bottle.2 = complete
        bottle.3: roadside_inn engraved_coin
        amber.1 = complete
        claret.hand: fateful_possession fever
    """
    match = evening(scene)
    attack(match, "fateful_possession", "bottle.3")
    done(match)
    assert match.over
    assert heard(match, -1, "loses") == [{"seat": "1", "count": 3}]
    assert [score.total for score in result(match).scores] == [0, 39, 13, 0]


@rule("ED-b-66")
def test_the_terrors_can_walk_more_than_once() -> None:
    match = evening(LOCKED + "claret.2 = complete\nbottle.2 = complete")
    attack(match, "fateful_possession", "bottle.1")
    done(match)
    act(match, BOTTLE, "pass")
    assert not match.over
    assert not stalemate(state(match))
    assert state(match).players[BOTTLE].complete_lines() == 2


def played_on(stock: int) -> Match:
    """No Terror can end another story, and so many cards are left; Claret, at home, will want seven."""
    match = evening(LOCKED, fifth_terror="play_on")
    attack(match, "fateful_possession", "bottle.1")
    done(match)
    act(match, BOTTLE, "pass")
    assert heard(match, -1, "stale") == [{}]
    assert asked(match) == (CLARET, "own-lines")
    s = state(match)
    s.discards.cards, s.stock.cards = s.stock.cards[stock:], s.stock.cards[:stock]
    return match


@rule("ED-b-51")
@pytest.mark.parametrize("stock", [0, 3, 6])
def test_when_a_draw_finds_the_stock_empty_the_evening_is_over(stock: int) -> None:
    match = played_on(stock)
    act(match, CLARET, "done")
    assert match.over
    assert heard(match, -1, "runs-dry") == [{}], "told once, however many cards are wanting"
    assert not heard(match, -1, "reshuffles")
    assert len(hand(match, CLARET)) == stock
    assert result(match).why == "stalemate"
    assert result(match).rule == "ED-b-51"
    assert [score.total for score in result(match).scores] == [13, 13, 26, 13]
    assert result(match).winners == [CLARET, BOTTLE, INDIGO]
    assert not heard(match, -1, "loses")


@rule("ED-b-51")
def test_that_the_last_card_is_gone_is_not_enough() -> None:
    match = played_on(7)
    act(match, CLARET, "done")
    assert len(hand(match, CLARET)) == 7
    assert state(match).stock.cards == []
    assert asked(match) == (BOTTLE, "attack")
    assert not heard(match, -1, "runs-dry")
    act(match, BOTTLE, "done", "done", "storm")
    assert match.over, "Bottle must draw, and there is nothing to draw"
    assert hand(match, BOTTLE) == ["fire"]


@rule("ED-b-51")
def test_the_turn_in_which_a_draw_finds_nothing_is_played_to_its_end() -> None:
    scene = f"""{FOUR}
        indigo.2: archaeological_dig engraved_coin fateful_possession
        indigo.2 = complete
        stale = yes
        stock:
        discards: ...
        claret.hand: over_indulgence roadside_inn fever
        bottle.hand: terrible_accident
    """
    match = evening(scene, fifth_terror="play_on")
    attack(match, "over_indulgence", "bottle.1")
    assert heard(match, -1, "runs-dry") == [{}]
    attack(match, "roadside_inn", "bottle.2")
    done(match)
    act(match, BOTTLE, "own-2:terrible_accident")
    assert line(match, "bottle.2") == []
    act(match, CLARET, "done")
    assert match.over


@rule("ED-b-51")
def test_a_table_in_a_hurry_stops_at_once_and_says_so() -> None:
    match = evening(LOCKED, fifth_terror="end_now")
    attack(match, "fateful_possession", "bottle.1")
    done(match)
    act(match, BOTTLE, "pass")
    assert match.over
    assert heard(match, -1, "ends-now") == [{}]
    assert not heard(match, -1, "stale")
    assert result(match).why == "ended-now"
    assert result(match).rule == "ED-b-51"
    assert result(match).winners == [CLARET, BOTTLE, INDIGO]


@pytest.mark.parametrize(
    ("setting", "told", "not_told"),
    [("play_on", "coal scuttle", "up to bed"), ("end_now", "up to bed", "coal scuttle")],
)
def test_each_end_has_its_own_words_in_the_story(setting: str, told: str, not_told: str) -> None:
    match = evening(LOCKED, fifth_terror=setting)
    attack(match, "fateful_possession", "bottle.1")
    done(match)
    act(match, BOTTLE, "pass")
    if not match.over:
        state(match).stock.cards = []
        act(match, CLARET, "done")
    story = tell(match, ["Ada", "Ben", "Cora", "Dan"])
    words = " ".join(block.text for part in story.parts for block in part.blocks if isinstance(block, Prose))
    assert told in words
    assert not_told not in words


@rule("ED-b-51")
def test_it_is_the_same_when_the_last_terrors_have_nowhere_to_go() -> None:
    """All ten Settings on complete lines: no line can ever be begun again, whatever Terrors are left."""
    places = "roadside_inn ruined_church archaeological_dig wealthy_relatives_mansion auction_of_curiosities "
    places += "foreign_village country_walk private_library disused_graveyard"
    names = [f"{chair}.{at}" for at in (1, 2) for chair in ("claret", "bottle", "amber", "indigo", "ivory")]
    lines = [
        f"{name}: {place}\n{name} = complete\n" for name, place in zip(names, places.split(), strict=False)
    ]
    scene = "".join(lines) + "ivory.2: ocean_bound_vessel\nclaret.hand: transformation fever"
    match = evening(scene, players=5, fifth_terror="play_on")
    assert not stalemate(state(match))
    attack(match, "transformation", "ivory.2")
    assert stalemate(state(match))
    done(match)
    assert heard(match, -1, "stale") == [{}]
