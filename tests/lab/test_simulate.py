from __future__ import annotations

import json
from typing import Any

import pytest

from seance.bots import Bot
from seance.kernel.errors import SeanceError
from seance.kernel.game import View
from seance.kernel.question import Prompt, Token
from seance.lab import Report, derive, simulate
from seance.lab import play as lab_play
from tests.lab import mini

MINI = "tests.lab.mini:GAME"
THREE = ["bot:hints", "bot:random", "bot:hints"]


def simulate_mini(games: int = 60, seed: int = 7, workers: int = 1, **wanted: Any) -> Report:
    return simulate(MINI, {}, THREE, games, seed, workers, **wanted)


def test_two_processes_find_exactly_what_one_finds() -> None:
    alone = simulate_mini(watch="*")
    assert simulate_mini(workers=2, watch="*").data() == alone.data()


def test_another_seed_gives_other_games() -> None:
    assert simulate_mini(seed=8).data()["scores"] != simulate_mini().data()["scores"]


def test_watching_changes_nothing_but_the_events() -> None:
    watched, unwatched = simulate_mini(watch="*").data(), simulate_mini().data()
    assert unwatched.pop("events") is None
    assert watched.pop("events")
    assert watched == unwatched


def test_the_first_games_of_a_longer_simulation_are_those_of_a_shorter_one() -> None:
    experiment = lab_play.Experiment(MINI, {"players": 3, "rounds": 3}, tuple(THREE), 7, None)
    long, _ = lab_play.play_batch(experiment, 0, 20)
    late, _ = lab_play.play_batch(experiment, 15, 20)
    assert long[15:] == late


def test_seeds_are_derived_as_documented() -> None:
    assert derive(1, 0, "game") == derive(1, 0, "game") < 2**96
    seeds = {derive(seed, index, use) for seed in (1, 2) for index in (1, 11) for use in ("game", "bot 0")}
    assert len(seeds) == 8
    # printf "seance lab:1:0:game" | b2sum -l 96
    assert derive(1, 0, "game") == 0xE6F1769F20FCE1BEE04E90F6


@pytest.mark.parametrize("games", [1, 7, 100])
def test_wins_and_games_without_a_winner_sum_to_the_games(games: int) -> None:
    report = simulate(MINI, {"rounds": 1}, ["bot:random"] * 4, games, 3, 1)
    for shares in (report.wins, report.orders):
        assert sum(share.wins for share in shares) + report.nobody == pytest.approx(games)
    assert sum(report.reasons.values()) == games


def test_shared_wins_count_in_parts() -> None:
    report = simulate(MINI, {"rounds": 1}, ["bot:random"] * 4, 100, 3, 1)
    assert report.shared > 0
    assert any(share.wins % 1 for share in report.wins)


def test_nobody_wins_a_game_of_zeros() -> None:
    report = simulate(MINI, {"rounds": 0}, ["bot:random"] * 2, 5, 3, 1)
    assert report.nobody == 5
    assert report.reasons == {"silence": 5}
    assert report.winner.count == report.lead.count == 0


def test_turn_order_counts_from_whoever_was_asked_first() -> None:
    outcome = lab_play.Outcome([2], 1, 9, 12, [1, 2, 3], [[], [], []], "")
    experiment = lab_play.Experiment(MINI, {}, tuple(THREE), 1, None)
    assert [share.wins for share in Report(experiment, 3, [outcome], None).orders] == [0, 1, 0]


def test_the_report_holds_what_a_study_needs() -> None:
    data = simulate_mini().data()
    assert json.loads(json.dumps(data)) == data
    assert data["game"] == MINI
    assert data["rules_version"] == 3
    assert data["settings"] == {"players": 3, "rounds": 3}
    assert data["seats"] == THREE
    assert data["chapters"]["mean"] == 10
    assert data["decisions"]["mean"] == 12
    assert set(data["winner"]["made_of"]) == {"knocks", "waits"}
    assert data["end_reasons"] == {"dawn": 60}


def test_the_winners_points_are_split_by_line() -> None:
    report = simulate_mini()
    assert report.share_of("knocks", "waits") == pytest.approx(1)
    assert report.share_of("ghosts") == 0
    whole = report.winner.mean * report.winner.count
    assert sum(report.made_of.values()) == pytest.approx(whole)
    everybody = sum(score.mean for score in report.scores) * report.games
    assert sum(report.made_of_all.values()) == pytest.approx(everybody)


def test_the_lead_is_the_best_winners_over_the_best_loser() -> None:
    outcomes = [
        lab_play.Outcome([1], 0, 1, 1, [5, 9, 7], [[], [], []], ""),
        lab_play.Outcome([0], 0, 1, 1, [7, 3, 7], [[], [], []], ""),
        lab_play.Outcome([0, 1, 2], 0, 1, 1, [4, 4, 4], [[], [], []], ""),
    ]
    report = Report(lab_play.Experiment(MINI, {}, tuple(THREE), 1, None), 3, outcomes, None)
    assert (report.lead.count, report.lead.low, report.lead.high) == (2, 0, 2)


def test_the_table_has_a_row_for_each_seat() -> None:
    table = simulate_mini().table()
    assert [row[0] for row in table] == ["seat", "0", "1", "2"]
    assert {len(row) for row in table} == {len(table[0])}
    assert table[2][1] == "bot:random"


def test_the_figures_are_readable() -> None:
    report = simulate(MINI, {"rounds": 1}, ["bot:random"] * 4, 100, 3, 1)
    figures = dict(report.figures())
    assert figures["games"] == "100"
    assert figures["shared wins"] == str(report.shared)
    assert "ended by: dawn" in figures


def test_progress_counts_up_to_the_games() -> None:
    seen: list[int] = []
    simulate_mini(progress=seen.append)
    assert seen == sorted(set(seen))
    assert seen[-1] == 60


def test_bots_get_the_view_of_their_own_seat_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[View, Prompt]] = []

    class Spy(Bot):
        def answer(self, view: View, question: Prompt) -> Token:
            asked.append((view, question))
            return super().answer(view, question)

    monkeypatch.setattr(lab_play, "seat_bot", lambda *seat: Spy(seat[-1]))
    simulate_mini(games=1)
    assert len(asked) == 12
    assert all(view["seat"] == question.seat for view, question in asked)


def test_no_view_is_made_for_bots_that_do_not_look(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_view(s: object, seat: int) -> View:
        raise AssertionError("nobody wants to see this")

    monkeypatch.setattr(mini.GAME, "view", no_view)
    simulate(MINI, {}, ["bot:random"] * 2, 3, 1, 1)


def test_the_number_of_players_follows_from_the_seats() -> None:
    assert simulate(MINI, {}, ["bot:random"] * 4, 1, 1, 1).experiment.settings["players"] == 4


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seats": ["bot:hint", "bot:random"]}, "no bot called 'hint'. Did you mean 'hints'"),
        ({"seats": ["hints", "bot:random"]}, "no player for a simulation called 'hints'"),
        ({"seats": ["bot:random"]}, "players cannot be 1; it is one of: 2, 3, 4"),
        ({"seats": ["bot:random"] * 3, "settings": {"players": 2}}, "with 2 players needs 2 seats, not 3"),
        ({"games": 0}, "At least one game must be played, not 0"),
        ({"games": -5}, "At least one game must be played, not -5"),
        ({"workers": -1}, "number of workers cannot be -1"),
        ({"watch": " , "}, "Say which events to watch"),
        ({"settings": {"round": 3}}, "Did you mean 'rounds'"),
        ({"settings": {"rounds": 9}}, "rounds cannot be 9"),
        ({"game_name": "haunt_the_horse"}, "Did you mean 'haunt_the_house'"),
        ({"game_name": "tests.lab.nowhere:GAME"}, "cannot be imported"),
        ({"game_name": "tests.lab.mini:KNOCK"}, "has no game record called 'KNOCK'"),
    ],
)
def test_bad_input_is_refused_in_words(change: dict[str, Any], words: str) -> None:
    wanted: dict[str, Any] = {
        "game_name": MINI,
        "settings": {},
        "seats": ["bot:random"] * 2,
        "games": 3,
        "seed": 1,
        "workers": 1,
    }
    with pytest.raises(SeanceError) as caught:
        simulate(**{**wanted, **change})
    assert words in str(caught.value)


def test_a_game_that_breaks_says_which_one_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(view: View, question: Prompt) -> list[float]:
        raise KeyError("candle")

    monkeypatch.setattr(mini.GAME, "weigh", broken)
    with pytest.raises(SeanceError, match=r"Game 0 of .* \(its own seed is \d+\) broke: KeyError: 'candle'"):
        simulate_mini()


def test_a_game_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_play, "LONGEST", 5)
    with pytest.raises(SeanceError, match="not over after 5 decisions"):
        simulate_mini()


def test_a_careless_bot_plays_better_than_chance_and_worse_than_an_old_hand() -> None:
    """Against two old hands, each kind in turn at the first seat."""
    points = {}
    for kind in ("hints", "hints~1", "random"):
        report = simulate("haunt_the_house", {}, [f"bot:{kind}", "bot:hints", "bot:hints"], 60, 5, 1)
        points[kind] = report.scores[0].mean
    assert points["hints"] > points["hints~1"] > points["random"]


@pytest.mark.parametrize("written", ["", "no", "0", "-1", "inf", "nan"])
def test_carelessness_is_a_number(written: str) -> None:
    with pytest.raises(SeanceError, match="a number above 0, as in 'bot:hints~3'"):
        simulate(MINI, {}, [f"bot:hints~{written}", "bot:random"], 1, 1, 1)
