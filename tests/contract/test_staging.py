"""Scenarios of every game: none that play reaches is refused, and whatever is accepted can be played."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seance.games.edwardian.box.deck import DECK
from seance.kernel import save
from seance.kernel.errors import BadSettings, UnknownName
from seance.kernel.scenario import scenario
from seance.kernel.zone import all_cards
from tests.contract import checks, memory, staging
from tests.contract.clauses import COMPARISONS
from tests.contract.effort import Comparing, compare
from tests.contract.kit import Case, Kit, kits, share, variants
from tests.contract.play import KINDS, play_randomly
from tests.contract.stretch import shortened
from tests.games.scenes import upon

ESSENTIALS = " ".join(card.key for card in DECK if card.essential)
SMALL_BOXES = {
    "haunt_the_house": """
        hunters: captain_bosk
        purple.hunters: constable_plumb great_bruno matilda_dunes
        green.hunters: inspector_wren auntie_purl lars_the_lucky
        yellow.hunters: nell_coalwright deep_sea_dora biscuit
        pink.hunters: sister_clementine the_amateur miss_okafor
        phantoms: curious
        rooms:
        """,
    "edwardian": f"stock: {ESSENTIALS}",
    "way_out": "deck: hearts_3 clubs_ace spades_9 joker_laughing clubs_9 hearts_king\nsure = 2",
    "most_haunted_house": """
        hauntings: counting names_in_the_dust demonic_voices warm_seat
        curses: the_tenant lead_soles heavy_coat good_chair vertigo slow_hour
        charms: glass_plate vestry_candle bent_coin iron_nail rowan_twig
        """,
    "house_of_whack": """
        rooms: soup_kitchen the_end maze_yew maze_thorn boiler_room the_gate the_hatch pawnshop
        rooms.discard: trophy_room
        drama: envy destiny hush talking_mirror second_wind coal_chute dumb_waiter cooks_revenge under_the_rug
        whack: rolling_pin cork_rifle angry_goose carpet_shark catchy_tune bookcase_door iron_padlock
        guests: night_nurse mild_butcher
        digits: ...
        notions: ...
        """,
    "mini": "deck: wolf owl\n0.hand: moth\n1.hand: wolf bat\n2.hand:",
}


@pytest.fixture(params=kits(), ids=lambda kit: kit.game.name)
def small(request: pytest.FixtureRequest) -> staging.Staged:
    """A match of each game with some of its cards left in the box."""
    kit: Kit = request.param
    return staging.Staged(shortened(kit), (), scene_of(kit, SMALL_BOXES, "a small box"))


def scene_of(kit: Kit, scenes: dict[str, str], what: str) -> str:
    name = kit.game.name
    assert name in scenes, f"{name} has no scene here: add {what} for it, as the other games have"
    return scenes[name]


def test_a_scene_halfway_is_accepted(kit: Kit) -> None:
    assert not staging.Staged(kit, (), scene_of(kit, HALFWAY, "a position halfway")).match(1).over


HALFWAY = {
    "haunt_the_house": """
        turn = green
        ender = purple
        purple.hunters: dr_volta daphne_updraft purser_finch cousin_pip
        1.hunter: captain_bosk
        1.shown: purple-chill green-creak
        1.hidden: green-moan pink-bump
        green.phantoms: stubborn vanishing
        yellow.played: bold
        yellow.skulls = 3
        """,
    "edwardian": """
        turn = bottle
        step = defence
        claret.1: country_walk tin_whistle hunting_spirit
        claret.1 = fresh
        amber.1: private_library mysterious_door
        amber.2: roadside_inn
        amber.2 = complete
        indigo.hand: urchin_thief pray
        thieving = yes
        claret.missed = 1
        discards: fire storm
        """,
    "way_out": """
        turn = wren
        turns = 12
        sure = 0
        house: diamonds_ace clubs_2 clubs_3 spades_4 clubs_5 clubs_6 spades_8 hearts_9 joker_weeping clubs_ace
        doors = 0-1 0-2 0-3 0-4 5-8 6-9 7-9
        dark = 1 2 3 4
        wren.awake = yes
        ash.awake = yes
        ash.trapped = yes
        ash.at = 8
        marlow.awake = yes
        marlow.at = 9
        marlow.answered = will
        marlow.locked = yes
        deck: ... clubs_9 hearts_king
        """,
    "most_haunted_house": """
        1.card: photographer
        2.card: medium
        3.card: sexton
        4.card: courier
        spare: collector night_porter
        cycle = 9
        turn = 3
        present: demonic_voices cold_stair
        1.space = gd4
        2.space = uh2
        3.space = uc9
        4.space = gb7
        1.hand: glass_plate lead_soles
        2.hand: the_tenant vestry_candle
        4.hand: silver_whistle night_light small_hand
        3.proof = 1
        tokens = ga1:11 gh1:9 uc1:12 uh2:5 ub10:8
        """,
    "house_of_whack": """
        turn = 2
        actions = 2
        house: start boiler_room rejuvinex the_hatch on_a_cloud wasp_conservatory
        plan = boiler_room:0/1/0 rejuvinex:0/0/-1 wasp_conservatory:1/0/0@90
        cloud = boiler_room
        lying: angry_goose cork_rifle night_nurse
        lies = angry_goose:boiler_room night_nurse:start:resident
        tokens = start:1 boiler_room:2
        charges = rejuvinex:1 cork_rifle:2
        stairs = start:9-wasp_conservatory:2
        locks = start:south:red:4 start:1:blue:2
        steam = start:3
        1.guest: masked_wrestler
        1.room = rejuvinex
        1.carried: rolling_pin left_hand_twin
        1.hearts = 4
        1.number: digit-4 digit-2
        2.number: digit-0 digit-7
        2.hand: envy narcissism hush destiny
        2.claimed: carpet_shark loose_floorboard
        2.spirit = 0
        2.traps: catchy_tune
        2.timers = catchy_tune:1
        rules: good_manners
        """,
    "mini": "deck: ... wolf owl\n0.hand: moth\n1.points = 3",
}
"""A position in the middle of each game, to be changed in a few lines."""


@given(data=st.data(), seed=st.integers(0, 10_000))
@settings(max_examples=share(150), deadline=None, derandomize=True, database=None)
def test_whatever_is_described_is_refused_or_can_be_played(kit: Kit, data: st.DataObject, seed: int) -> None:
    case = data.draw(st.sampled_from(variants(kit)))
    scene = data.draw(st.sampled_from(["", HALFWAY.get(kit.game.name, "")]))
    lines = data.draw(st.lists(staging.lines_for(case), max_size=4))
    match = staging.stages_or_refuses(case, upon(scene.splitlines(), "\n".join(lines)), seed)
    if match is not None:
        box = all_cards(case.game.zones(match.run.state))
        play_randomly(match, seed, 60)
        checks.cards_in_place(case.game, match.run.state, box)


@given(
    wanted=st.dictionaries(
        st.sampled_from(["players", "form", "version", "x", ""]), st.none() | st.text() | st.integers()
    )
)
@settings(max_examples=share(30), deadline=None, derandomize=True, database=None)
def test_settings_are_refused_as_ever(kit: Kit, wanted: dict[str, Any]) -> None:
    try:
        fitting = kit.game.settings(wanted)
    except (BadSettings, UnknownName) as error:
        with pytest.raises(type(error)):
            scenario(kit.game, "", **wanted)
    else:
        assert scenario(kit.game, "", **wanted).settings == fitting


def test_some_cards_of_a_small_box_are_left_out(small: staging.Staged) -> None:
    left = all_cards(small.game.zones(small.match(1).run.state))
    assert sum(left.values()) < sum(checks.cards_dealt(Case(small.kit)).values())


@pytest.mark.parametrize("kind", KINDS)
def test_a_small_box_is_played_to_the_end(small: staging.Staged, kind: str) -> None:
    for seed in range(share(2)):
        checks.plays_to_the_end(small, kind, seed)


def test_a_small_box_is_remembered(small: staging.Staged) -> None:
    memory.clones(small, "random", 1)
    memory.undoes(small, "random", 2)
    match = small.match(3)
    play_randomly(match, 3, 10)
    loaded = save.load(match.game, save.read(save.save(match)))
    assert memory.whole(loaded) == memory.whole(match)
    memory.goes_on_alike(match, loaded, 3)


@pytest.mark.parametrize("check", COMPARISONS, ids=lambda check: check.__name__)
def test_a_small_box_keeps_its_secrets(small: staging.Staged, check: Comparing) -> None:
    assert compare(check, small, 20) >= share(20)


def test_hints_fit_a_small_box(small: staging.Staged) -> None:
    checks.hints_fit(small, "hints", 4)
