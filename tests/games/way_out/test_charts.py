"""The six charts: seventy-two rooms, what they do, and how hard they are."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from seance.games.way_out import GAME
from seance.games.way_out.box.entries import Effect, Entry
from seance.games.way_out.cards import CHARTS, PLAIN
from seance.kernel.catalogue import card_data
from seance.kernel.match import Match
from seance.kernel.scenario import scenario
from tests.games.way_out.house import WREN, act, asked, open_door, options, stats
from tests.rules import card, rule

ENTRIES = [entry for chart in CHARTS.values() for entry in chart]
COURT = {11: "jack", 12: "queen", 13: "king"}
FACES = {11, 12, 13}


def mean_fear(chart: list[Entry]) -> float:
    return sum(sum(effect.fear for effect in entry.effects) / len(entry.effects) for entry in chart) / 12


def changes(effect: Effect) -> list[int]:
    return [change for change in (effect.will, effect.body, effect.fear) if change]


def is_bonus(entry: Entry) -> bool:
    return all(effect.will >= 0 and effect.body >= 0 and effect.fear <= 0 for effect in entry.effects)


def lowers_fear(entry: Entry) -> bool:
    return any(effect.fear < 0 for effect in entry.effects)


@rule("WO-b-2")
def test_six_charts_of_twelve_values_make_seventy_two_rooms() -> None:
    assert list(CHARTS) == ["red", "black", "diamonds", "clubs", "hearts", "spades"]
    for name, chart in CHARTS.items():
        assert [(entry.chart, entry.value) for entry in chart] == [(name, value) for value in range(2, 14)]


def test_no_two_rooms_share_a_title_a_description_or_a_thing() -> None:
    for what in ("title", "text", "thing"):
        assert len({str(getattr(entry, what)) for entry in ENTRIES}) == 72


def test_a_description_is_one_or_two_sentences_and_speaks_to_you() -> None:
    for entry in ENTRIES:
        assert 1 <= len(re.findall(r"[.?!](?: |$)", entry.text)) <= 2, entry.key
        assert re.search(r"\b(you|your|yours|yourself)\b", entry.text.lower()), entry.key
        assert len(entry.text) <= 200


def test_no_room_screams() -> None:
    for entry in ENTRIES:
        assert not re.search(r"blood|scream|skull|knife|corpse|demon|suddenly|!", entry.text.lower()), (
            entry.key
        )


def test_changes_go_from_two_down_to_two_up_and_touch_two_stats_at_most() -> None:
    for entry in ENTRIES:
        for effect in entry.effects:
            assert 1 <= len(changes(effect)) <= 2, entry.key
            assert all(-2 <= change <= 2 for change in changes(effect)), entry.key


def test_only_faces_change_anything_by_two_and_all_of_them_do() -> None:
    for entry in ENTRIES:
        strong = any(abs(change) == 2 for effect in entry.effects for change in changes(effect))
        assert strong == (entry.value in FACES), entry.key


def test_a_quarter_of_the_rooms_at_most_are_pure_gifts() -> None:
    assert sum(is_bonus(entry) for entry in ENTRIES) <= 18


def test_color_is_harsher_than_suit() -> None:
    for name, chart in CHARTS.items():
        wanted = 0.5 if name in {"red", "black"} else 0.2
        assert mean_fear(chart) == pytest.approx(wanted, abs=0.1)


def test_every_chart_can_take_fear_away_and_hearts_and_diamonds_most_often() -> None:
    calming = {name: sum(map(lowers_fear, chart)) for name, chart in CHARTS.items()}
    assert min(calming.values()) >= 2
    others = [count for name, count in calming.items() if name not in {"hearts", "diamonds"}]
    assert min(calming["hearts"], calming["diamonds"]) > max(others)


def test_some_rooms_take_away_two_fear() -> None:
    suits = [entry for entry in ENTRIES if entry.chart not in {"red", "black"}]
    assert sum(any(effect.fear == -2 for effect in entry.effects) for entry in suits) >= 2


def test_red_is_about_the_mind_and_black_about_the_flesh() -> None:
    assert all(effect.body == 0 for entry in CHARTS["red"] for effect in entry.effects)
    assert all(effect.will == 0 for entry in CHARTS["black"] for effect in entry.effects)


def test_what_the_charts_say_is_printed_on_the_cards() -> None:
    printed: Mapping[str, object] = card_data(PLAIN[0])
    assert printed["suit_room"] == "The Button Tin"
    assert printed["suit_effect"] == "+1 WILL"
    assert printed["color_room"] == "Unposted Letters"
    assert printed["color_effect"] == "+1 WILL, +1 FEAR"
    assert all(each.suit_text and each.color_text for each in PLAIN)


# --- what each of them does --------------------------------------------------------------------------


def a_card_for(entry: Entry) -> str:
    suit = {"red": "hearts", "black": "spades"}.get(entry.chart, entry.chart)
    return f"{suit}_{COURT.get(entry.value, entry.value)}"


@rule("WO-5.2", "WO-5.3", "WO-5.4", "WO-b-43")
@card("room:*")
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.key)
def test_whoever_opens_the_room_suffers_what_the_chart_says_and_nobody_else_does(entry: Entry) -> None:
    for number, effect in enumerate(entry.effects):
        match = bare_house(a_card_for(entry))
        open_door(match, WREN, "color" if entry.chart in {"red", "black"} else "suit")
        if len(entry.effects) > 1:
            assert asked(match) == (WREN, "effect")
            assert options(match, WREN) == [f"take:{each.key}" for each in entry.effects]
            act(match, WREN, f"take:{entry.effects[number].key}")
        assert stats(match, WREN) == (5 + effect.will, 5 + effect.body, 5 + effect.fear)
        assert stats(match, 1) == (5, 5, 5)


def bare_house(key: str) -> Match:
    """Two players in rooms of other values than the Door that is to be opened."""
    value = key.partition("_")[2]
    rooms = [room.key for room in PLAIN if room.key.partition("_")[2] != value]
    scene = f"""
        house: diamonds_ace {" ".join(rooms[:6])}
        doors = 0-1 0-2 0-3 0-4
        dark = 1 2 3 4
        wren.secret:
        ash.secret:
        deck: {key}
        sure = 0
        turn = wren
        """
    facts = ("awake = yes", "will = 5", "body = 5", "fear = 5")
    sheets = [f"{name}.{fact}" for name in ("wren", "ash") for fact in facts]
    return scenario(GAME, "\n".join([scene, *sheets]), script=[], players=2, quiet=True)
