"""Where Gold Hearts come from, as the end of a match shows it."""

from __future__ import annotations

from seance.games.house_of_whack.harm import die
from seance.games.house_of_whack.redeeming import earn, forfeit
from seance.games.house_of_whack.scoring import score
from tests.games.house_of_whack.kit import Table
from tests.rules import rule


def lines(t: Table) -> dict[str, int]:
    """The first player's score by line; the lines add up."""
    found = score(t.s, t[1])
    assert found.total == sum(points for _, _, points in found.lines) == t[1].hearts
    return {name: points for name, _, points in found.lines}


@rule("HW-20.8", "HW-21.1")
def test_each_heart_is_where_it_came_from() -> None:
    t = Table(3)
    for rule_, hearts in (("HW-24.1", 5), ("HW-20.2", 4), ("HW-SR.8", 6), ("HW-SR.3", 3)):
        earn(t.s, t[1], hearts, rule_)
    assert lines(t) == {"tokens": 5, "cards": 4, "trophies": 6, "luck": 3}
    forfeit(t.s, t[1], 7, "HW-b-90")
    assert lines(t)["luck"] == -4


@rule("HW-3.3")
def test_whoever_dies_begins_with_nothing() -> None:
    t = Table(3)
    earn(t.s, t[1], 5, "HW-24.1")
    t.run(die(t.s, t[1]))
    assert lines(t) == {}


@rule("HW-SR.2")
def test_whoever_is_out_has_no_score() -> None:
    t = Table(3)
    earn(t.s, t[1], 5, "HW-24.1")
    t[1].out = True
    assert (score(t.s, t[1]).total, score(t.s, t[1]).lines) == (0, [])
