from __future__ import annotations

import pytest

from seance.lab.stats import Share, Spread, percent, quantile, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe (1998), table I: method 3, the score method without continuity correction.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)


def test_wilson_is_symmetric_and_stays_within_0_and_1() -> None:
    low, high = wilson(3, 10)
    assert wilson(7, 10) == pytest.approx((1 - high, 1 - low))
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 10)[0] == pytest.approx(0.0)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert Share(0, 0).share == 0.0


def test_a_share_may_come_from_parts_of_wins() -> None:
    share = Share(2.5, 10)
    assert share.share == 0.25
    assert share.low < 0.25 < share.high
    assert str(share).startswith("25.0 % (")


def test_quantiles_interpolate_between_neighbours() -> None:
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([1, 2, 3, 4], 0.0) == 1
    assert quantile([1, 2, 3, 4], 1.0) == 4
    assert quantile([7], 0.95) == 7


def test_spread_of_known_numbers() -> None:
    spread = Spread([2, 4, 4, 4, 5, 5, 7, 9])
    assert spread.mean == 5
    assert spread.sd == pytest.approx(2.13809, abs=1e-5)
    assert (spread.low, spread.high) == (2, 9)
    assert spread.quantiles[0.5] == 4.5
    assert list(spread.data()["quantiles"]) == ["5 %", "25 %", "50 %", "75 %", "90 %", "95 %"]


def test_spread_of_one_number_and_of_none() -> None:
    assert Spread([3]).sd == 0
    assert Spread([]).mean == 0
    assert Spread([]).count == 0


def test_percent_reads_well() -> None:
    assert percent(0.3333) == "33.3 %"
