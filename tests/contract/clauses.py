"""The whole contract: every check there is, and how much of it is enough.

The tests of this folder run these lists on every variant of every game, and ``keeps_the_contract`` on a game
that is not in the list of games. What is not listed here is not checked anywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from tests.contract import (
    answers,
    asking,
    checks,
    copies,
    keeping,
    memory,
    places,
    secrecy,
    sentences,
    shapes,
    staging,
    thinking,
)
from tests.contract.effort import Comparing, compare
from tests.contract.kit import Case, Kit, share, variants
from tests.contract.play import KINDS
from tests.contract.stretch import portions

MatchCheck = Callable[[Case, str, int], object]

MATCHES: dict[MatchCheck, tuple[tuple[str, ...], int]] = {
    checks.plays_to_the_end: (KINDS, 3),
    checks.rules_and_words: (("random", "hints"), 1),
    sentences.sentences_say_what_is_so: (("curious",), 1),
    checks.hints_fit: (("random",), 1),
    checks.views_are_plain: (("random",), 1),
    shapes.types_are_true: (("random",), 1),
    thinking.nothing_held_is_alive: (("random", "hints"), 1),
    thinking.glances_are_enough: (("random", "hints"), 1),
    thinking.remarks_keep_secrets: (KINDS, 2),
    places.all_places_are_listed: (("curious",), 1),
    copies.copies_forget_nothing: (("curious",), 1),
    memory.clones: (("random",), 1),
    memory.undoes: (("random",), 1),
    memory.saves: (("random", "hints"), 1),
    memory.same_seed_same_game: (("hints",), 1),
    staging.reaches: (("random", "hints"), 2),
    answers.wrong_answers_are_refused: (("random",), 1),
    answers.strangers_are_refused: (("random",), 1),
    answers.nothing_is_taken_at_the_end: (("random",), 1),
}
"""What is checked while a match is played: by which bots, and in how many matches of each."""

COMPARISONS: dict[Comparing, int] = {
    secrecy.views_survive_redeals: 300,
    secrecy.log_keeps_secrets: 200,
    thinking.bots_want_the_same: 150,
    secrecy.redealt_matches_play_on: 5,
    asking.being_asked_tells_nothing: 2000,
    asking.whole_chapters_tell_nothing: 400,
    keeping.nothing_is_kept: 100,
}
"""What is checked by comparing: how many comparisons are made, in as many matches as that takes."""

KITS: tuple[Callable[[Kit], None], ...] = (
    checks.every_card_is_dealt,
    checks.keys_are_unique,
    checks.rules_are_numbered,
    checks.house_rules_stand_in_the_book,
    secrecy.redeals_are_fair,
    memory.sealed_matches_are_remembered,
)
"""What is checked once for a game."""


def check_matches(check: MatchCheck, case: Case) -> int:
    """Play as many matches as are enough, or stretches of a long game; how many were."""
    kinds, matches = MATCHES[check]
    played = list(product(portions(case), kinds, range(share(matches))))
    for each, kind, seed in played:
        check(each, kind, seed)
    return len(played)


def check_comparisons(check: Comparing, case: Case) -> int:
    """Make as many comparisons as are enough; how many were."""
    return compare(check, case, COMPARISONS[check])


def keeps_the_contract(kit: Kit) -> int:
    """Everything, on every variant of a game; how many checks that were."""
    for once in KITS:
        once(kit)
    for case in variants(kit):
        for check in MATCHES:
            check_matches(check, case)
        for comparing in COMPARISONS:
            check_comparisons(comparing, case)
    return len(KITS) + len(variants(kit)) * (len(MATCHES) + len(COMPARISONS))
