"""ED-11: the ten Acquaintances, one after the other."""

from __future__ import annotations

import pytest

from seance.games.edwardian.box.deck import DECK
from seance.games.edwardian.box.essentials import FOCUSES, SETTINGS
from tests.facts import bare
from tests.games.edwardian.fireside import (
    AMBER,
    BOTTLE,
    CLARET,
    INDIGO,
    act,
    asked,
    discards,
    evening,
    hand,
    heard,
    key,
    line,
    options,
    sees,
    strike,
)
from tests.rules import card, rule

CARD = {each.key: each for each in DECK}
HELPERS = {
    "distant_relative": ("tin_whistle hidden_treasure engraved_coin", ""),
    "local_canon": ("religious_doctrine ancient_manuscript", "ruined_church disused_graveyard"),
    "avid_collector": ("locked_box curious_painting", "auction_of_curiosities private_library"),
    "magickal_dabbler": ("runestones magical_almanac", "foreign_village ocean_bound_vessel"),
    "psychic": ("mysterious_door blackened_tree", ""),
    "historian": ("buried_artefact historical_find", "archaeological_dig roadside_inn"),
    "cloaked_figure": ("darkened_lens encrypted_letter", "wealthy_relatives_mansion country_walk"),
}


@card(
    "distant_relative",
    "local_canon",
    "avid_collector",
    "magickal_dabbler",
    "psychic",
    "historian",
    "cloaked_figure",
)
@rule("ED-11", "ED-11.1", "ED-11.2", "ED-11.3", "ED-11.4", "ED-11.5", "ED-11.6", "ED-11.7")
@pytest.mark.parametrize(
    ("friend", "focuses", "places"),
    [(name, focuses.split(), places.split()) for name, (focuses, places) in HELPERS.items()],
)
def test_seven_of_them_take_a_focus_away(friend: str, focuses: list[str], places: list[str]) -> None:
    """The Focuses they are known for, and any Focus at their haunts; nothing else."""
    for setting in SETTINGS:
        for focus in FOCUSES:
            if not (focus.on >> setting.spot) & 1:
                continue
            match = evening(f"claret.1: {setting.key} {focus.key}\nclaret.hand: {friend} storm\nstep = own")
            helps = focus.key in focuses or setting.key in places
            assert (f"own-1:{friend}" in options(match, CLARET)) is helps
            if helps:
                act(match, CLARET, f"own-1:{friend}")
                assert line(match, "claret.1") == [setting.key]
                assert discards(match) == [focus.key, friend]


@card("psychic", "pleasant_company")
@rule("ED-11.5", "ED-11.8", "ED-b-58")
@pytest.mark.parametrize("friend", ["psychic", "pleasant_company"])
def test_two_may_be_sent_to_an_opponent_instead(friend: str) -> None:
    match = evening(f"claret.hand: {friend} storm\nbottle.hand: fever")
    act(match, CLARET, f"call-1:{friend}:1")
    assert heard(match, AMBER, "calls") == [{"seat": "0", "card": friend, "target": "1", "line": 1}]
    assert heard(match, AMBER, "lap")[0]["seat"] == "1"


@card("psychic")
@rule("ED-11.5", "ED-b-44")
def test_the_psychic_may_do_an_opponent_good_or_harm() -> None:
    match = evening("bottle.1: private_library mysterious_door\nclaret.hand: psychic storm")
    assert {key("psychic", "bottle.1"), "call-1:psychic:1"} <= set(options(match, CLARET))
    act(match, CLARET, key("psychic", "bottle.1"))
    assert line(match, "bottle.1") == ["private_library"]


@card("pleasant_company")
@rule("ED-11.8")
def test_pleasant_company_makes_you_leave_any_bare_setting() -> None:
    scene = """
        claret.1: roadside_inn
        claret.2: country_walk tin_whistle
        claret.hand: pleasant_company storm
        step = own
    """
    match = evening(scene)
    assert options(match, CLARET) == ["own-1:pleasant_company", "done"]
    act(match, CLARET, "own-1:pleasant_company")
    assert line(match, "claret.1") == []
    assert int(CARD["pleasant_company"].on).bit_count() == 10


@card("village_idiot")
@rule("ED-11.9", "ED-b-17")
def test_the_village_idiot_brings_the_lap_of_the_gods() -> None:
    match = strike("claret.hand: village_idiot storm\nbottle.hand: fever", "village_idiot", "bottle.1")
    assert heard(match, AMBER, "lap")[0]["seat"] == "1"
    own = evening("claret.hand: village_idiot storm\nstep = own")
    act(own, CLARET, "use:village_idiot")
    assert heard(own, AMBER, "lap")[0]["seat"] == "0"


# --- Wellwishing Stranger --------------------------------------------------------------------------------


STRANGER = """
    claret.hand: wellwishing_stranger storm fire
    bottle.hand: psychic
    amber.hand: fever pray historian
    step = own
"""


@card("wellwishing_stranger")
@rule("ED-11.10", "ED-b-47")
def test_the_stranger_goes_on_asking_until_somebody_has_an_action() -> None:
    match = evening(STRANGER)
    act(match, CLARET, "use:wellwishing_stranger")
    assert options(match, CLARET) == ["1", "2", "3"]
    act(match, CLARET, "1")
    assert options(match, BOTTLE) == ["none"]
    act(match, BOTTLE, "none")
    assert options(match, CLARET) == ["2", "3"]
    act(match, CLARET, "2")
    assert options(match, AMBER) == ["fever", "pray"], "the one who is asked chooses"
    act(match, AMBER, "pray")
    assert asked(match) == (CLARET, "give-in-return")
    assert bare(match.questions[0].data()["about"]) == {"with": "2", "card": "pray"}
    assert options(match, CLARET) == ["storm", "fire"]
    act(match, CLARET, "storm")
    assert hand(match, CLARET) == ["fire", "pray"]
    assert hand(match, AMBER) == ["fever", "historian", "storm"]
    assert discards(match) == ["wellwishing_stranger"]


@card("wellwishing_stranger")
@rule("ED-11.10")
def test_nobody_else_sees_the_two_cards() -> None:
    match = evening(STRANGER)
    act(match, CLARET, "use:wellwishing_stranger", "2")
    act(match, AMBER, "pray")
    act(match, CLARET, "storm")
    told = {"seat": "0", "by": "2", "taken": "pray", "given": "storm"}
    unseen = {"seat": "0", "by": "2", "taken": None, "given": None}
    assert [heard(match, seat, "counsel")[0] for seat in range(-1, 4)] == [unseen, told, unseen, told, unseen]
    assert sees(match, AMBER, CLARET) == ["pray"]
    assert sees(match, CLARET, AMBER) == ["storm"]
    assert sees(match, BOTTLE, AMBER) == sees(match, INDIGO, CLARET) == []


@card("wellwishing_stranger")
@rule("ED-b-47", "ED-b-60")
def test_if_nobody_has_an_action_nothing_is_given() -> None:
    match = evening("claret.hand: wellwishing_stranger storm\nbottle.hand: psychic\nstep = own")
    act(match, CLARET, "use:wellwishing_stranger", "1")
    act(match, BOTTLE, "none")
    act(match, CLARET, "3")
    assert heard(match, INDIGO, "no-action") == [{"seat": "1"}, {"seat": "3"}, {"seat": "2"}]
    assert heard(match, INDIGO, "no-counsel") == [{"seat": "0"}]
    assert discards(match) == ["wellwishing_stranger"]
    assert hand(match, CLARET) == ["storm"]


@card("wellwishing_stranger")
@rule("ED-11.10", "ED-b-33")
def test_a_thief_is_given_only_for_want_of_another_card() -> None:
    scene = STRANGER.replace("storm fire", "urchin_thief {}") + "thieving = yes"
    for rest, offered in (("storm", ["storm"]), ("", ["urchin_thief"])):
        match = evening(scene.format(rest))
        act(match, CLARET, "use:wellwishing_stranger", "2")
        act(match, AMBER, "pray")
        assert options(match, CLARET) == offered
