from __future__ import annotations

import json

from seance.kernel.facts import Fact
from seance.kernel.tale import Event
from seance.lab import Census, simulate
from seance.lab.play import Experiment, find_game, play_game

MINI = "tests.lab.mini:GAME"


def told(name: str, **facts: Fact) -> Event:
    return Event.of(name, "MINI-1", dict(facts), {}, -1)


def test_events_are_counted_by_name_and_by_each_fact() -> None:
    census = Census()
    census.count([told("uses", seat="0", room="attic"), told("uses", seat="1", room="attic")], [])
    assert census.times("uses") == 2
    assert census.times("uses", "room", "attic") == 2
    assert census.values("uses", "seat") == {"0": 1, "1": 1}
    assert census.names() == {"uses": 2}


def test_lists_count_once_for_each_member_and_blanks_not_at_all() -> None:
    census = Census()
    census.count([told("drops", cards=["bump", "moan", "bump"], to=None, count=3)], [])
    assert census.values("drops", "cards") == {"bump": 2, "moan": 1}
    assert census.values("drops", "to") == {}
    assert census.times("drops", "count", 3) == 1


def test_secrets_are_counted() -> None:
    census = Census()
    census.count([Event.of("hides", "MINI-1", {"scare": "moan"}, {"scare": 1}, 1)], [])
    assert census.times("hides", "scare", "moan") == 1


def test_only_what_is_watched_is_counted() -> None:
    census = Census("boo*, uses")
    census.count([told("boo"), told("boo-again"), told("uses"), told("taboo")], [])
    assert census.names() == {"boo": 1, "boo-again": 1, "uses": 1}


def test_events_of_later_winners_are_told_apart() -> None:
    census = Census()
    census.count([told("uses", seat="0", room="attic"), told("uses", seat="1", room="attic")], [1])
    census.count([told("uses", seat="2", room="attic"), told("dawn")], [2])
    assert census.winners_share("uses") == 2 / 3
    assert census.winners_share("uses", "room", "attic") == 2 / 3
    assert census.winners_share("uses", "seat", "0") == 0
    assert census.winners_share("dawn") is None
    assert census.winners_share("never") is None


def test_events_that_strike_later_winners_are_told_apart() -> None:
    census = Census()
    census.count([told("plays", seat="0", target="1", card="fever")], [1])
    census.count([told("plays", seat="1", target="2", card="fever"), told("uses", seat="2")], [0])
    assert census.targets_share("plays", "card", "fever") == 0.5
    assert census.winners_share("plays", "card", "fever") == 0
    assert census.targets_share("uses") is None


def test_tallies_add_up() -> None:
    one, other = Census(), Census()
    one.count([told("uses", seat="0", target="1")], [0])
    other.count([told("uses", seat="0", target="1"), told("boo")], [1])
    one.add(other)
    assert one.names() == {"boo": 1, "uses": 2}
    assert one.winners_share("uses") == one.targets_share("uses") == 0.5


def test_counts_are_those_of_the_tale() -> None:
    report = simulate(MINI, {}, ["bot:random"] * 3, 40, 5, 1, watch="*")
    assert report.census is not None
    counted = report.census
    assert counted.times("knocked") == sum(counted.values("knocked", "door").values())
    assert counted.times("caught") == counted.times("knocked", "rolled", 1)
    assert json.loads(json.dumps(counted.data())) == counted.data()


def test_a_census_takes_in_the_tale_of_a_game() -> None:
    game = find_game(MINI)
    experiment = Experiment(MINI, game.settings({"players": 2}), ("bot:random", "bot:random"), 1, "knocked")
    census = Census("knocked")
    play_game(experiment, game, 0, census)
    assert list(census.names()) == ["knocked"]
