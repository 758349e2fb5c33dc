"""ED-5: who loses, what the others score, and the stalemate (ED-b-51)."""

from __future__ import annotations

import pytest

from seance.kernel.match import Match
from tests.games.edwardian.fireside import (
    AMBER,
    BOTTLE,
    CLARET,
    INDIGO,
    act,
    asked,
    attack,
    complete,
    done,
    evening,
    heard,
    play_at_random,
    result,
    state,
)
from tests.rules import rule

LIBRARY = "private_library mysterious_door tortured_soul"
WALK = "country_walk tin_whistle hunting_spirit"
INN = "roadside_inn engraved_coin fateful_possession"
CHURCH = "ruined_church magical_almanac dread_old_god"
GRAVE = "disused_graveyard runestones magical_summoning"


@rule("ED-1.6", "ED-5", "ED-5.1", "ED-5.2")
def test_the_score() -> None:
    """Bottle loses; Claret 13 + 6 + 3 = 22, Amber 18, Indigo 26: Amber wins."""
    scene = f"""
        bottle.1: {LIBRARY}
        bottle.2: {WALK}
        bottle.1 = complete
        bottle.2 = complete
        bottle.3: roadside_inn engraved_coin
        claret.1: {CHURCH}
        claret.1 = complete
        claret.2: archaeological_dig locked_box
        claret.3: foreign_village
        amber.1: wealthy_relatives_mansion curious_painting
        amber.2: auction_of_curiosities darkened_lens
        amber.3: ocean_bound_vessel encrypted_letter
        indigo.1: {GRAVE}
        indigo.1 = complete
        indigo.2 = complete
        claret.hand: fateful_possession fever
    """
    match = evening(scene)
    attack(match, "fateful_possession", "bottle.3")
    done(match)
    final = result(match)
    assert [score.total for score in final.scores] == [22, 39, 18, 26]
    assert final.winners == [AMBER]
    assert final.rule == "ED-5.2"
    assert final.scores[0].lines == [("complete", "ED-5.2", 13), ("loose", "ED-5.2", 9)]
    assert heard(match, -1, "loses") == [{"seat": "1", "count": 3}]
    assert cited(match) == ("ED-5.1", "ED-5.2", "ED-5.1")
    assert heard(match, -1, "wins") == [{"seats": ["2"], "count": 18, "winners": 1}]


THIRD = f"""
    bottle.1: {LIBRARY}
    bottle.2: {WALK}
    bottle.1 = complete
    bottle.2 = complete
"""


@rule("ED-b-13", "ED-9.10")
def test_a_third_line_in_step_one_ends_the_game_after_step_two() -> None:
    scene = (
        f"{THIRD}bottle.3: roadside_inn\nclaret.hand: transformation ruined_church fever\namber.hand: storm"
    )
    match = evening(scene)
    attack(match, "transformation", "bottle.3")
    assert complete(match, "bottle.3")
    assert asked(match) == (CLARET, "attack")
    attack(match, "ruined_church", "amber.1")
    done(match)
    assert asked(match) == (AMBER, "defend")
    act(match, AMBER, "pass")
    assert match.over
    assert result(match).winners == [CLARET, INDIGO]


@rule("ED-b-13")
def test_two_who_reach_three_lines_together_both_lose() -> None:
    scene = f"""
        {THIRD}
        bottle.3: roadside_inn engraved_coin
        amber.1: {CHURCH}
        amber.2: {GRAVE}
        amber.1 = complete
        amber.2 = complete
        amber.3: ocean_bound_vessel
        claret.hand: fateful_possession transformation fever
    """
    match = evening(scene)
    attack(match, "fateful_possession", "bottle.3")
    attack(match, "transformation", "amber.3")
    done(match)
    assert [fact["seat"] for fact in heard(match, -1, "loses")] == ["1", "2"]
    assert result(match).winners == [CLARET, INDIGO]


@rule("ED-b-13")
def test_everybody_may_lose() -> None:
    scene = "bottle.1: roadside_inn\nclaret.1: country_walk\nclaret.hand: transformation fever"
    match = evening(scene, players=2)
    state(match).players[CLARET].lines[0].complete = True
    attack(match, "transformation", "bottle.1")
    done(match)
    assert result(match).winners == []
    assert result(match).why == "all-lost"


@rule("ED-5.1")
def test_a_third_line_of_ones_own_ends_it_after_step_three() -> None:
    match = evening(
        f"{THIRD.replace('bottle', 'claret')}claret.3: roadside_inn engraved_coin\n"
        "claret.hand: fateful_possession fever\nstep = own"
    )
    act(match, CLARET, "own-3:fateful_possession")
    assert asked(match) == (CLARET, "own-lines")
    act(match, CLARET, "done")
    assert match.over
    assert CLARET not in result(match).winners


@rule("ED-5.3", "ED-b-54")
def test_in_the_short_form_one_line_loses_whatever_the_score() -> None:
    scene = """
        bottle.1: private_library mysterious_door
        claret.1: ruined_church magical_almanac
        claret.2: roadside_inn engraved_coin
        claret.3: country_walk
        claret.hand: tortured_soul fever
    """
    match = evening(scene, players=2)
    attack(match, "tortured_soul", "bottle.1")
    done(match)
    assert match.over
    assert [score.total for score in result(match).scores] == [15, 13]
    assert result(match).winners == [CLARET], "Bottle has fewer points, and has lost"
    assert cited(match) == ("ED-5.3", "ED-5.3", "ED-5.3")
    assert result(match).scores[CLARET].lines[0][1] == "ED-5.2"


def cited(match: Match) -> tuple[str, str, str]:
    """By which rule Bottle lost: as it was told, in the result, and in the score."""
    (told,) = [event.rule for event in match.tale if event.name == "loses"]
    return told, result(match).rule, result(match).scores[BOTTLE].lines[0][1]


@rule("ED-5.3")
def test_in_the_form_between_two_lines_lose() -> None:
    scene = f"""
        bottle.1: {WALK}
        bottle.1 = complete
        bottle.2: private_library mysterious_door
        claret.hand: tortured_soul pray
    """
    match = evening(scene, form="two_lines")
    attack(match, "tortured_soul", "bottle.2")
    done(match)
    assert match.over
    assert cited(match) == ("ED-5.3", "ED-5.3", "ED-5.3")


@rule("ED-b-53")
def test_of_equal_scores_the_evening_is_shared() -> None:
    scene = f"""
        {THIRD}
        bottle.3: roadside_inn engraved_coin
        claret.1: {CHURCH}
        claret.1 = complete
        claret.2: {GRAVE}
        claret.2 = complete
        amber.1: archaeological_dig locked_box
        indigo.1: foreign_village
        indigo.2: ocean_bound_vessel
        claret.hand: fateful_possession fever
    """
    match = evening(scene)
    attack(match, "fateful_possession", "bottle.3")
    done(match)
    assert result(match).winners == [AMBER, INDIGO], "equal in both: shared"
    assert result(match).why == "shared"


@rule("ED-b-53")
def test_fewer_complete_lines_come_first_but_never_have_to() -> None:
    """Thirteen is no multiple of three: with two complete lines at most, equal scores have equal lines."""
    totals = [{13 * lines + 3 * cards for cards in range(10)} for lines in range(3)]
    assert not totals[0] & totals[1]
    assert not totals[1] & totals[2]
    assert not totals[0] & totals[2]


@rule("ED-b-56")
@pytest.mark.parametrize("seed", range(12))
def test_no_terror_lies_on_an_incomplete_line_at_the_end(seed: int) -> None:
    match = evening("claret.hand: roadside_inn fever", players=3)
    state(match).dice.script = None
    play_at_random(match, seed)
    lines = [line for player in state(match).players for line in player.lines]
    assert all(len(line.cards) < 3 for line in lines if not line.complete)
