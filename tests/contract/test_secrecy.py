"""Nobody learns what they cannot know."""

from __future__ import annotations

from tests.contract import secrecy
from tests.contract.kit import Case, Kit, thorough
from tests.contract.play import observers, play_randomly


def test_views_do_not_show_what_a_seat_cannot_know(case: Case, kind: str) -> None:
    for seed in range(thorough(1)):
        secrecy.views_survive_redeals(case, kind, seed)


def test_events_do_not_tell_what_a_seat_cannot_know(case: Case, kind: str) -> None:
    for seed in range(100, 100 + thorough(1)):
        secrecy.log_keeps_secrets(case, kind, seed)


def test_questions_do_not_tell_what_a_seat_cannot_know(case: Case, kind: str) -> None:
    compared = 0
    for seed in range(200, 200 + thorough(1)):
        compared += secrecy.questions_keep_secrets(case, kind, seed, every=3)
    assert compared > 5


def test_redealt_matches_play_on(case: Case) -> None:
    for seed in range(300, 300 + thorough(1)):
        assert secrecy.redealt_matches_play_on(case, "random", seed, every=20) > 0


def test_redeals_are_fair(kit: Kit) -> None:
    case = Case(kit)
    for seed in range(thorough(3)):
        match = case.match(seed)
        play_randomly(match, seed, 10 * seed)
        for seat in observers(case):
            if kit.game.redeal is None:
                secrecy.redeal_is_fair(kit.game, match.run.state, seat, deals=300)
