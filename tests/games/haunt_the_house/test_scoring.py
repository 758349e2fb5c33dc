"""HTH-6.2 and HTH-6.3: the score, and who has won."""

from __future__ import annotations

import pytest

from seance.games.haunt_the_house.cards import COLOURS
from seance.kernel.zone import SPECTATOR
from tests.games.haunt_the_house.house import (
    FOUR,
    GREEN,
    PINK,
    PURPLE,
    SKULLS,
    YELLOW,
    act,
    ghost,
    house,
    points,
    result,
    scored,
)
from tests.rules import card, rule

CANDLES = ("brother_anselm", "matilda_dunes", "auntie_purl", "nell_coalwright", "lady_petunia")
"""The five hunters with a candle. The first stands in the plain house, the sixth candle is a trophy."""
OTHERS = ("biscuit", "the_amateur", "farmer_dill", "chef_oregano", "cousin_pip")
"""Five without one."""
EQUAL = "trophies: trophy_candle trophy_key"
"""Trophies that go with nothing that the FOUR carry: with them they score sixteen."""


def gear_points(pieces: int) -> int:
    """What so many candles score. With two ghosts one may have five hunters."""
    hunters = " ".join([*CANDLES[:pieces], *OTHERS][:5])
    trophy = "trophy_candle" if pieces == 6 else "trophy_torch"
    scene = f"1.hunter: dr_volta\npurple.hunters: {hunters}\npurple.trophies: {trophy} trophy_key"
    match = house(f"ender = purple\nturn = green\n{scene}", players=2)
    act(match, GREEN, "pass")
    return points(result(match).scores[PURPLE]).get("gear-candle", 0)


@rule("HTH-6.2")
@card("hunter:*", "trophy:*")
def test_the_example_of_the_book_scores_twenty_eight() -> None:
    final = scored(
        """
        purple.hunters: dr_volta daphne_updraft purser_finch cousin_pip
        purple.trophies: trophy_torch trophy_rope
        purple.skulls = 3
        """
    )
    assert points(final.scores[PURPLE]) == {
        "tokens": 3,
        "hunters": 2,
        "gear-flashlight": 16,
        "gear-rope": 4,
        "gear-torch": 1,
        "gear-key": 1,
        "gear-map": 1,
    }
    assert final.scores[PURPLE].total == 28


@rule("HTH-6.2")
@pytest.mark.parametrize("pieces", range(7))
def test_gear_scores_the_square_of_its_number(pieces: int) -> None:
    assert gear_points(pieces) == pieces**2


@rule("HTH-6.2")
def test_skulls_on_hunters_count_as_printed() -> None:
    final = scored("green.hunters: biscuit inspector_wren daphne_updraft")
    assert points(final.scores[GREEN])["hunters"] == 1 + 2 + 0


@rule("HTH-6.2", "HTH-2.4")
@card("trophy:*")
def test_trophies_belong_to_the_collection() -> None:
    final = scored("green.hunters: dr_volta\ngreen.trophies: trophy_flashlight trophy_rope")
    assert points(final.scores[GREEN])["gear-flashlight"] == 4
    assert points(final.scores[GREEN])["gear-rope"] == 1


@rule("HTH-6.2")
@card("trophy:*")
def test_for_the_score_trophies_and_phantoms_are_turned_up() -> None:
    scene = "green.trophies: trophy_torch trophy_key\ngreen.phantoms: patient"
    match = house(f"ender = purple\nturn = pink\npurple.hunters: {FOUR}\n{scene}")
    assert ghost(match, GREEN, SPECTATOR)["trophies"] == [None, None]
    act(match, PINK, "pass")
    for eyes in (PURPLE, SPECTATOR):
        assert ghost(match, GREEN, eyes)["trophies"] == ["trophy_key", "trophy_torch"]
        assert ghost(match, GREEN, eyes)["phantoms"] == ["patient"]


@rule("HTH-6.2")
def test_played_phantoms_add_and_take_away() -> None:
    final = scored("green.played: vanishing howling\nyellow.played: bold")
    assert points(final.scores[GREEN])["phantoms"] == SKULLS["vanishing"] + SKULLS["howling"] > 0
    assert points(final.scores[YELLOW])["phantoms"] == SKULLS["bold"] < 0


@rule("HTH-6.2")
def test_a_beginners_score_knows_no_phantoms() -> None:
    final = scored("green.skulls = 1", version="beginner")
    assert "phantoms" not in points(final.scores[GREEN])


@rule("HTH-b-22")
def test_a_score_may_fall_below_nought() -> None:
    final = scored("green.played: bold bold\ngreen.skulls = 1")
    assert final.scores[GREEN].total == 2 + 1 + 2 * SKULLS["bold"] < 0


@rule("HTH-6.3")
def test_the_highest_score_wins() -> None:
    final = scored("yellow.skulls = 40\npink.skulls = 30")
    assert final.winners == [YELLOW]
    assert final.why == ""


@rule("HTH-6.3", "HTH-b-20")
def test_of_equals_the_ghost_who_set_off_the_ending_has_won() -> None:
    final = scored(f"purple.{EQUAL}\npurple.skulls = 4\ngreen.skulls = 18\npink.skulls = 18")
    assert final.winners == [PURPLE]
    assert final.why == "tie"


@rule("HTH-6.3", "HTH-b-20")
@pytest.mark.parametrize(
    ("ender", "last", "skulls", "winner"),
    [("purple", PINK, 40, GREEN), ("yellow", GREEN, 40, PINK), ("pink", YELLOW, 26, PINK)],
)
def test_of_equals_the_first_clockwise_from_that_ghost_has_won(
    ender: str, last: int, skulls: int, winner: int
) -> None:
    scene = f"ender = {ender}\nturn = {COLOURS[last]}\n{ender}.hunters: {FOUR}\n{ender}.{EQUAL}\n"
    match = house(scene + f"green.skulls = 40\npink.skulls = {skulls}")
    act(match, last, "pass")
    assert (result(match).winners, result(match).why) == ([winner], "tie")


@rule("HTH-6.3")
def test_a_tie_behind_the_winner_needs_no_breaking() -> None:
    final = scored("yellow.skulls = 50\ngreen.skulls = 1\npink.skulls = 1")
    assert (final.winners, final.why) == ([YELLOW], "")


@rule("HTH-6.2")
def test_every_line_of_a_score_cites_its_rule_and_they_add_up() -> None:
    final = scored("green.hunters: biscuit dr_volta\ngreen.played: howling\ngreen.skulls = 2")
    for score in final.scores:
        assert sum(worth for _, _, worth in score.lines) == score.total
        assert {rule for _, rule, _ in score.lines} <= {"HTH-6.2", "HTH-7.5"}
