from __future__ import annotations

import json

from seance.kernel.data import Fact, SeatFact
from seance.kernel.game import Settings
from seance.kernel.tale import Event
from seance.lab import Census, simulate
from seance.lab.census import Key
from seance.lab.play import Experiment, find_game, play_game
from tests.facts import event as told_event

MINI = "tests.lab.mini:GAME"

ADA: SeatFact = {"seat": 0}
BEN: SeatFact = {"seat": 1}
CAT: SeatFact = {"seat": 2}


def told(name: str, **facts: Fact | list[Fact]) -> Event:
    return told_event(name, "MINI-1", dict(facts), {}, -1)


def test_events_are_counted_by_name_and_by_each_fact() -> None:
    census = Census()
    census.count([told("uses", seat=ADA, room="attic"), told("uses", seat=BEN, room="attic")], [])
    assert census.times("uses") == 2
    assert census.times("uses", "room", "attic") == 2
    assert census.values("uses", "seat") == {"0": 1, "1": 1}
    assert census.names() == {"uses": 2}


def test_seats_that_had_to_do_with_a_card_count_once_a_game() -> None:
    census = Census()
    for winner in (0, 1):
        uses = told("uses", seat=ADA, room={"card": "attic"})
        census.count(
            [uses, uses, told("drops", seat=BEN, cards=[{"card": "bump"}, {"card": "attic"}])], [winner]
        )
    more = Census()
    more.count([told("uses", seat=CAT, room={"card": "attic"}), told("sees", room={"card": "attic"})], [2])
    census.add(more)
    assert (census.winning_with("attic").wins, census.winning_with("attic").games) == (3, 5)
    assert (census.winning_with("bump").wins, census.winning_with("bump").games) == (1, 2)
    assert census.winning_with("moan").games == 0


def test_lists_count_once_for_each_member() -> None:
    census = Census()
    census.count([told("drops", cards=["bump", "moan", "bump"], count=3)], [])
    assert census.values("drops", "cards") == {"bump": 2, "moan": 1}
    assert census.times("drops", "count", 3) == 1


def test_secrets_are_counted() -> None:
    census = Census()
    census.count([told_event("hides", "MINI-1", {"scare": "moan"}, {"scare": 1}, 1)], [])
    assert census.times("hides", "scare", "moan") == 1


def test_only_what_is_watched_is_counted() -> None:
    census = Census("boo*, uses")
    census.count([told("boo"), told("boo-again"), told("uses"), told("taboo")], [])
    assert census.names() == {"boo": 1, "boo-again": 1, "uses": 1}


def test_events_of_later_winners_are_told_apart() -> None:
    census = Census()
    census.count([told("uses", seat=ADA, room="attic"), told("uses", seat=BEN, room="attic")], [1])
    census.count([told("uses", seat=CAT, room="attic"), told("dawn")], [2])
    assert census.winners_share("uses") == 2 / 3
    assert census.winners_share("uses", "room", "attic") == 2 / 3
    assert census.winners_share("uses", "seat", "0") == 0
    assert census.winners_share("dawn") is None
    assert census.winners_share("never") is None


def test_events_that_strike_later_winners_are_told_apart() -> None:
    census = Census()
    census.count([told("plays", seat=ADA, target=BEN, card="fever")], [1])
    census.count(
        [told("plays", seat=BEN, target=CAT, card="fever"), told("uses", seat=CAT)],
        [0],
    )
    assert census.targets_share("plays", "card", "fever") == 0.5
    assert census.winners_share("plays", "card", "fever") == 0
    assert census.targets_share("uses") is None


def test_games_are_counted_once_however_often_something_was_told_in_them() -> None:
    census = Census()
    census.count([told("uses", room="attic"), told("uses", room="attic")], [0, 1])
    census.count([told("uses", room="attic"), told("uses", room="cellar")], [])
    attic, cellar = (census.games_with("uses", "room", room) for room in ("attic", "cellar"))
    assert (attic.wins, attic.games) == (1, 2)
    assert (cellar.wins, cellar.games) == (0, 1)
    assert census.games_with("uses").share == 0.5
    assert census.games_with("boo").games == 0


def test_what_somebody_notes_counts_like_what_is_told() -> None:
    census = Census("boo")
    census.count([told("uses")], [0], notes=[("game", "uses", "1"), ("game", "uses", "1")])
    assert census.games_with("game", "uses", 1).games == 1
    assert census.games_with("uses").games == census.times("game") == 0


def test_tallies_add_up() -> None:
    one, other = Census(), Census()
    one.count([told("uses", seat=ADA, target=BEN)], [0])
    other.count([told("uses", seat=ADA, target=BEN), told("boo")], [])
    one.add(other)
    assert one.names() == {"boo": 1, "uses": 2}
    assert one.winners_share("uses") == 0.5
    assert one.targets_share("uses") == 0
    assert one.games_with("uses").share == 0.5


def test_counts_are_those_of_the_tale() -> None:
    report = simulate(MINI, {}, ["bot:random"] * 3, 40, 5, 1, watch="*")
    assert report.census is not None
    counted = report.census
    assert counted.times("knocked") == sum(counted.values("knocked", "door").values())
    assert counted.times("caught") == counted.times("knocked", "rolled", 1)
    assert json.loads(json.dumps(counted.data())) == counted.data()


def knocks(settings: Settings, tale: list[Event]) -> list[Key]:
    return [("porch", f"{settings['rounds']} rounds", str(sum(event.name == "knocked" for event in tale)))]


def test_notes_are_taken_of_every_game_in_any_process() -> None:
    for workers in (1, 2):
        report = simulate(MINI, {}, ["bot:random"] * 2, 8, 5, workers, watch="boo", notes=knocks)
        assert report.census is not None
        assert sum(report.census.games.values()) == 8
        assert all(key[:2] == ("porch", "3 rounds") for key in report.census.games)


def test_a_census_takes_in_the_tale_of_a_game() -> None:
    game = find_game(MINI)
    experiment = Experiment(MINI, game.settings({"players": 2}), ("bot:random", "bot:random"), 1, "knocked")
    census = Census("knocked")
    play_game(experiment, game, 0, census)
    assert list(census.names()) == ["knocked"]
