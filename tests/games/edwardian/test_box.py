"""ED-2.1, ED-7, ED-8 and ED-12: all cards, and which of them fit together."""

from __future__ import annotations

import pytest

from seance.games.edwardian.box.acquaintances import ACQUAINTANCES
from seance.games.edwardian.box.actions import ACTIONS
from seance.games.edwardian.box.deck import DECK
from seance.games.edwardian.box.essentials import FOCUSES, SETTINGS, TERRORS
from seance.games.edwardian.box.events import EVENTS
from seance.games.edwardian.cards import ACQUAINTANCE, KIND_NAMES, TaleCard
from seance.kernel.rulebook import rulebook
from tests.games.edwardian.fireside import CLARET, all_in_place, attack, evening, key, line, options
from tests.rules import card, rule, stated

CARD = {each.key: each for each in DECK}
PLURALS = ("Settings", "Focuses", "Hidden Terrors", "Events", "Actions", "Acquaintances")


def on(upper: TaleCard, lower: TaleCard) -> bool:
    """Whether one essential may lie on another."""
    return (upper.on >> lower.spot) & 1 == 1


@rule("ED-2.1")
def test_the_box_holds_one_copy_of_each_card() -> None:
    kinds = (SETTINGS, FOCUSES, TERRORS, EVENTS, ACTIONS, ACQUAINTANCES)
    for cards, plural in zip(kinds, PLURALS, strict=True):
        assert len(cards) == stated("edwardian", "ED-2.1", plural), plural
    assert len(CARD) == len({each.title for each in DECK}) == len(DECK)
    assert all_in_place(evening())


@rule("ED-2.1")
def test_settings_focuses_and_terrors_are_essentials() -> None:
    assert all(each.essential == (each in (*SETTINGS, *FOCUSES, *TERRORS)) for each in DECK)


@rule("ED-7", "ED-1.3")
def test_every_setting_takes_six_focuses() -> None:
    assert [sum(on(focus, setting) for focus in FOCUSES) for setting in SETTINGS] == [6] * len(SETTINGS)


@rule("ED-8")
def test_every_focus_fits_four_settings_and_summons_two_terrors() -> None:
    assert [sum(on(focus, setting) for setting in SETTINGS) for focus in FOCUSES] == [4] * len(FOCUSES)
    assert [sum(on(terror, focus) for terror in TERRORS) for focus in FOCUSES] == [2] * len(FOCUSES)


@rule("ED-12", "ED-b-1")
def test_every_terror_is_summoned_by_six_focuses() -> None:
    """Only because Fatal Possession is Fateful Possession."""
    assert [sum(on(terror, focus) for focus in FOCUSES) for terror in TERRORS] == [6] * len(TERRORS)
    assert on(CARD["fateful_possession"], CARD["locked_box"])
    assert on(CARD["fateful_possession"], CARD["ancient_manuscript"])
    assert not [each for each in DECK if "fatal" in each.title.lower()]


def test_there_are_120_legal_lines() -> None:
    pairs = [(setting, focus) for setting in SETTINGS for focus in FOCUSES if on(focus, setting)]
    assert len(pairs) == 60
    assert sum(on(terror, focus) for _, focus in pairs for terror in TERRORS) == 120


def test_essentials_fit_nowhere_else() -> None:
    for each in DECK:
        if each.essential:
            below = [other for other in DECK if other.essential and on(each, other)]
            kinds = {other.kind for other in below}
            assert kinds == ({each.kind - 1} if each.kind else set())


@rule("ED-b-2")
def test_the_pouch_of_rune_stones_is_one_focus() -> None:
    assert [each.key for each in DECK if "rune" in each.key] == ["runestones"]
    at = [setting.key for setting in SETTINGS if on(CARD["runestones"], setting)]
    assert at == ["auction_of_curiosities", "foreign_village", "country_walk", "disused_graveyard"]


@rule("ED-b-3")
def test_possession_is_not_fateful_possession() -> None:
    possession, fateful = CARD["possession"], CARD["fateful_possession"]
    assert not possession.essential
    assert fateful.essential
    assert possession.on == 1 << CARD["hunting_spirit"].spot


def removers(target: TaleCard, cards: tuple[TaleCard, ...]) -> list[str]:
    """Which of the cards name this one as what they take off."""
    return [each.key for each in cards if each.defends and not each.whole and (each.on >> target.spot) & 1]


def test_every_terror_is_removed_by_one_event_and_one_action() -> None:
    for terror in TERRORS:
        assert len(removers(terror, EVENTS)) == 1
        assert len(removers(terror, ACTIONS)) == 1


def test_every_setting_is_removed_by_one_action_and_every_focus_by_one_acquaintance() -> None:
    assert all(len(removers(setting, ACTIONS)) == 1 for setting in SETTINGS)
    named = tuple(each for each in ACQUAINTANCES if each.key != "pleasant_company")
    assert all(len(removers(focus, named)) == 1 for focus in FOCUSES)


def test_eight_settings_are_haunts_of_an_acquaintance() -> None:
    """Every Setting is named at most once; none by the Distant Relative or the Psychic."""
    for setting in SETTINGS:
        assert sum((each.at >> setting.spot) & 1 for each in ACQUAINTANCES) <= 1
    assert sum(int(each.at).bit_count() for each in ACQUAINTANCES) == 10


@card(
    "roadside_inn",
    "ruined_church",
    "archaeological_dig",
    "wealthy_relatives_mansion",
    "auction_of_curiosities",
    "foreign_village",
    "country_walk",
    "private_library",
    "disused_graveyard",
    "ocean_bound_vessel",
)
@rule("ED-7.1", "ED-7.2", "ED-7.3", "ED-7.4", "ED-7.5", "ED-7.6", "ED-7.7", "ED-7.8", "ED-7.9", "ED-7.10")
@pytest.mark.parametrize(
    ("place", "focuses"),
    [(each.key, [f.key for f in FOCUSES if on(f, each)]) for each in SETTINGS],
)
def test_a_setting_begins_a_line_and_takes_its_focuses(place: str, focuses: list[str]) -> None:
    match = evening(f"claret.hand: {place} losing_sleep")
    attack(match, place, "bottle.1")
    assert line(match, "bottle.1") == [place]
    assert all(CARD[each].title in CARD[place].effect for each in focuses)
    held = " ".join(each.key for each in FOCUSES)
    offered = options(evening(f"bottle.1: {place}\nclaret.hand: {held}"), CLARET)
    assert sorted(offered[:-2]) == sorted(key(each, "bottle.1") for each in focuses)


@card(
    "locked_box",
    "ancient_manuscript",
    "mysterious_door",
    "tin_whistle",
    "buried_artefact",
    "magical_almanac",
    "curious_painting",
    "blackened_tree",
    "hidden_treasure",
    "engraved_coin",
    "religious_doctrine",
    "runestones",
    "encrypted_letter",
    "darkened_lens",
    "historical_find",
)
@rule(
    "ED-8.1",
    "ED-8.2",
    "ED-8.3",
    "ED-8.4",
    "ED-8.5",
    "ED-8.6",
    "ED-8.7",
    "ED-8.8",
    "ED-8.9",
    "ED-8.10",
    "ED-8.11",
    "ED-8.12",
    "ED-8.13",
    "ED-8.14",
    "ED-8.15",
)
@pytest.mark.parametrize(
    ("focus", "terrors"),
    [(each.key, [t.key for t in TERRORS if on(t, each)]) for each in FOCUSES],
)
def test_a_focus_lies_on_its_settings_and_takes_its_terrors(focus: str, terrors: list[str]) -> None:
    place = next(each.key for each in SETTINGS if on(CARD[focus], each))
    match = evening(f"bottle.1: {place}\nclaret.hand: {focus} losing_sleep")
    attack(match, focus, "bottle.1")
    assert line(match, "bottle.1") == [place, focus]
    assert all(CARD[each].title in CARD[focus].effect for each in terrors)
    held = " ".join(each.key for each in TERRORS)
    offered = options(evening(f"bottle.1: {place} {focus}\nclaret.hand: {held}"), CLARET)
    assert sorted(offered[:-2]) == sorted(key(each, "bottle.1") for each in terrors)


@card("dread_old_god", "hunting_spirit", "magical_summoning", "tortured_soul", "fateful_possession")
@rule("ED-12.1", "ED-12.2", "ED-12.3", "ED-12.4", "ED-12.5")
@pytest.mark.parametrize("terror", [each.key for each in TERRORS])
def test_a_terror_lies_on_what_summons_it_and_completes_the_line(terror: str) -> None:
    focus = next(each for each in FOCUSES if on(CARD[terror], each))
    place = next(each.key for each in SETTINGS if on(focus, each))
    match = evening(f"bottle.1: {place} {focus.key}\nclaret.hand: {terror} losing_sleep")
    attack(match, terror, "bottle.1")
    match.answer(CLARET, "done")
    assert match.view(CLARET)["players"][1]["lines"][0] == {
        "cards": [place, focus.key, terror],
        "complete": True,
        "played": True,
        "fresh": 0,
    }


# --- words on cards ----------------------------------------------------------------------------------


@rule("ED-7", "ED-8", "ED-9", "ED-10", "ED-11", "ED-12")
def test_the_rules_print_what_the_cards_say() -> None:
    paragraphs = rulebook("edwardian").paragraphs
    for each in DECK:
        assert paragraphs[each.rule] == f"{each.title}. {each.effect}"


def test_every_card_tells_a_tale_of_its_own() -> None:
    tales = [each.flavour for each in DECK]
    assert len(set(tales)) == len(DECK)
    assert len({tale[:14] for tale in tales}) >= len(DECK) - 2, "too many begin alike"
    for each in DECK:
        assert 20 <= len(each.flavour) <= 140
        assert each.flavour[-1] == "."
        assert each.text == f"{KIND_NAMES[each.kind]}. {each.effect}\n{each.flavour}"


def test_acquaintances_are_people() -> None:
    assert {each.kind for each in ACQUAINTANCES} == {ACQUAINTANCE}
