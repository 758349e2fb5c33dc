"""Every game can be played to its end, by the rules and in words."""

from __future__ import annotations

from tests.contract import checks, memory
from tests.contract.kit import Case, Kit, thorough, variants


def test_bots_play_to_the_end(case: Case, kind: str) -> None:
    for seed in range(thorough(12)):
        checks.plays_to_the_end(case, kind, seed)


def test_everything_cites_a_rule_and_has_words(case: Case, kind: str) -> None:
    for seed in range(100, 100 + thorough(2)):
        checks.rules_and_words(case, kind, seed)


def test_hints_weigh_every_option(case: Case) -> None:
    for seed in range(150, 150 + thorough(1)):
        checks.hints_fit(case, "random", seed)


def test_views_are_plain_data(case: Case) -> None:
    for seed in range(200, 200 + thorough(1)):
        checks.views_are_plain(case, "random", seed)


def test_same_seed_same_game(case: Case) -> None:
    for seed in range(300, 300 + thorough(1)):
        memory.same_seed_same_game(case, "hints", seed)


def test_every_card_is_in_some_box(kit: Kit) -> None:
    found = {key for case in variants(kit) for key in checks.cards_dealt(case)}
    assert found == set(kit.game.cards)


def test_every_card_has_a_key_of_its_own(kit: Kit) -> None:
    checks.keys_are_unique(kit)


def test_rules_are_numbered_with_the_prefix_of_the_game(kit: Kit) -> None:
    assert kit.rules.numbers
    assert all(number.startswith(f"{kit.game.prefix}-") for number in kit.rules.numbers)


def test_house_rules_stand_in_the_book(kit: Kit) -> None:
    """Somebody who is offered a house rule can read it, where it is called one."""
    for setting in kit.game.choices:
        assert set(setting.house) <= set(setting.choices)
        for rule in setting.house.values():
            assert "house rule" in kit.rules.paragraphs[rule], rule
