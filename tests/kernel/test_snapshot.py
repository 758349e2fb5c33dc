from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seance.kernel.dice import Dice
from seance.kernel.errors import BadSave
from seance.kernel.game import Game
from seance.kernel.snapshot import dump, restore
from seance.kernel.things import Card, Thing
from seance.kernel.zone import ALL, Zone
from tests.kernel.minis import ALL_MINIS, CORRIDORS, ECHOES, VISIT
from tests.kernel.parlour import CARD, Parlour, at_random, play, room


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("game", ALL_MINIS, ids=lambda game: game.name)
@given(seed=st.integers(0, 10_000), steps=st.integers(0, 30))
def test_every_state_survives_the_round_trip(game: Game[Parlour], seed: int, steps: int) -> None:
    s = at_random(play(game, seed), seed, steps).run.state
    again = restore(game, through_json(dump(s)))
    assert isinstance(again, Parlour)
    assert dump(again) == dump(s)
    assert dump(game.copy(again)) == dump(s)


def test_cards_are_shared_and_written_by_key() -> None:
    assert dump(CARD["bell"]) == {"card": "bell"}
    assert restore(VISIT, {"card": "bell"}) is CARD["bell"]


def test_zones_keep_what_is_known() -> None:
    zone: Zone[Card] = Zone("shelf", ALL, [CARD["bell"], CARD["boo"]], home="card")
    zone.show(1, 2)
    again = restore(VISIT, through_json(dump(zone)))
    assert (again.name, again.sees, again.home, again.known) == ("shelf", ALL, "card", [0, 4])
    assert again.cards == zone.cards


def test_dice_go_on_where_they_were() -> None:
    dice = Dice(2**95 + 1, chapter=3)
    dice.below(6)
    again = restore(VISIT, through_json(dump(dice)))
    assert [again.below(6) for _ in range(10)] == [dice.below(6) for _ in range(10)]
    assert again.thrown == 11


def test_keys_of_dicts_keep_type_and_order() -> None:
    data = {3: "three", "3": "drei", 1: [None, True, 1.5]}
    again = restore(VISIT, through_json(dump(data)))
    assert list(again.items()) == list(data.items())


def test_the_tale_is_not_part_of_the_state() -> None:
    match = at_random(play(ECHOES), 1)
    assert match.tale
    assert "tale" not in dump(match.run.state)
    assert restore(ECHOES, dump(match.run.state)).tale is None


@pytest.mark.parametrize("foreign", [(1, 2), {1}, b"bell", object()])
def test_what_has_no_plain_form_cannot_stand_in_a_state(foreign: object) -> None:
    with pytest.raises(TypeError, match="cannot stand in a state"):
        dump([foreign])


class Sconce(Thing):
    """Holds a card in a field that is called ``card``."""

    def __init__(self, card: Card) -> None:
        self.card = card


def test_a_thing_may_have_a_field_called_card() -> None:
    game = play(VISIT).game
    game.classes["Sconce"] = Sconce
    again = restore(game, dump(Sconce(CARD["candle"])))
    del game.classes["Sconce"]
    assert again.card is CARD["candle"]


# --- damage --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["gong", "", None, 3, ["bell"], {"card": "bell"}])
def test_a_card_that_the_game_does_not_have_is_refused(key: object) -> None:
    with pytest.raises(BadSave, match="that Visit does not have"):
        restore(VISIT, {"card": key})


@pytest.mark.parametrize("data", [{}, {"is": "Ghost"}, {"is": None}, {"is": "Game", "name": "x"}])
def test_a_thing_that_the_game_does_not_know_is_refused(data: object) -> None:
    with pytest.raises(BadSave, match="which Visit does not know"):
        restore(VISIT, data)


def test_a_field_that_cannot_be_set_is_refused() -> None:
    with pytest.raises(BadSave, match="has no 'key' of that kind"):
        restore(VISIT, {"is": "Zone", "key": "shelf"})


def test_damage_deep_inside_is_found() -> None:
    data = dump(play(CORRIDORS).run.state)
    data["pile"]["cards"][0] = {"card": "gong"}
    with pytest.raises(BadSave, match="'gong'"):
        restore(CORRIDORS, data)


def test_boards_come_back_as_they_were() -> None:
    s = room(at_random(play(CORRIDORS), 4).run)
    again = restore(CORRIDORS, through_json(dump(s)))
    assert again.house.links == s.house.links
    assert list(again.house.links) == list(s.house.links)
    assert again.house.limits == s.house.limits
