"""Every pair of choices comes up, in no more variants than that takes."""

from __future__ import annotations

import pytest

from seance.kernel.cover import Setting
from tests.contract.kit import Kit
from tests.contract.pairs import every_pair, pairs_in, pairwise

PLAYERS = Setting("players", 3, (2, 3, 4), "")
FORM = Setting("form", "full", ("full", "short"), "")
QUIET = Setting("quiet", False, (False, True), "")
CAP = Setting("cap", 0, (0, 1), "")


def test_pairs_are_those_of_different_settings() -> None:
    pairs = every_pair((PLAYERS, FORM, QUIET))
    assert len(pairs) == len(set(pairs)) == 3 * 2 + 3 * 2 + 2 * 2
    assert (("players", 4), ("quiet", True)) in pairs


def test_all_pairs_are_covered(kit: Kit) -> None:
    rows = pairwise(kit.game.choices)
    assert {pair for row in rows for pair in pairs_in(row)} == set(every_pair(kit.game.choices))


@pytest.mark.parametrize("settings", [(PLAYERS, FORM), (PLAYERS, FORM, QUIET), (PLAYERS, FORM, QUIET, CAP)])
def test_few_variants_are_enough(settings: tuple[Setting, ...]) -> None:
    """Nothing does with fewer than the two largest settings have pairs; greed may take one more."""
    assert 3 * 2 <= len(pairwise(settings)) <= 3 * 2 + 1


def test_the_defaults_come_first_and_nothing_comes_twice() -> None:
    rows = pairwise((PLAYERS, FORM, QUIET))
    assert rows[0] == (("players", 3), ("form", "full"), ("quiet", False))
    assert len(set(rows)) == len(rows)


def test_they_are_the_same_every_time() -> None:
    settings = (PLAYERS, FORM, QUIET, CAP)
    assert pairwise.__wrapped__(settings) == pairwise.__wrapped__(settings)


def test_one_setting_alone_has_no_pairs() -> None:
    assert pairwise((PLAYERS,)) == [(("players", 3),)]
