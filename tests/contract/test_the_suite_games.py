"""The suite can fail on real games: each test plants one fault into one of them, and a check must find it.

Faults go in by the record or by a game's table of effects: both are looked up while the match is played, in
the compiled build too.
"""

from __future__ import annotations

from typing import Any

import pytest

from seance.games import NAMES, load
from seance.games.edwardian.box import deck
from seance.games.edwardian.cards import ACQUAINTANCE
from seance.games.edwardian.state import Evening, Line, left_of
from seance.games.edwardian.state import Player as Guest
from seance.games.haunt_the_house.attacks import vanishes
from seance.games.haunt_the_house.box import phantoms
from seance.games.haunt_the_house.box.rooms import with_scares
from seance.games.haunt_the_house.cards import REACTION
from seance.games.haunt_the_house.state import Ghost, House
from seance.games.way_out.state import Maze, Player
from seance.games.way_out.turn import turn as way_out_turn
from seance.kernel.game import View
from seance.kernel.question import Prompt, choose, choose_some
from seance.kernel.things import PASS, Seat
from seance.kernel.window import first_to
from seance.kernel.zone import Zone
from tests.contract import asking, checks, copies, keeping, places, thinking
from tests.contract.anatomy import follow, walk
from tests.contract.kit import Case, kit_of
from tests.contract.planting import finds_in, planted, tells_in

# --- places ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("haunt_the_house", "offer"),
        ("haunt_the_house", "purple.held"),
        ("edwardian", "aside"),
        ("edwardian", "claret.2"),
        ("way_out", "door"),
    ],
)
def test_a_place_that_is_not_listed(name: str, place: str) -> None:
    """All of them are empty most of the time."""

    def zones(s: Any) -> list[Zone[Any]]:
        return [zone for zone in load(name).zones(s) if zone.name != place]

    complaint = f"the place '{place}' .* is not listed by zones"
    finds_in(planted(name, zones=zones), places.all_places_are_listed, complaint)


# --- copies ------------------------------------------------------------------------------------------


PLAIN = (bool, int, str, list, dict)


def forgotten(value: object) -> object:
    """What stands in a field that nobody has written to."""
    if type(value) is Zone:
        return Zone(value.name, value.sees, [])
    return type(value)() if isinstance(value, PLAIN) else value


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_that_forgets_a_field(name: str) -> None:
    """Each field of each class in turn, at the beginning, where most of them are empty anyway.

    An empty list of things waits until one is in it: nothing strange can stand there before.
    """
    game = load(name)
    state = Case(planted(name)).match(1).run.state
    found = copies.fields(state)
    for field, way in found.items():
        if not (follow(state, way) is None or type(follow(state, way)) in {*PLAIN, Zone}):
            continue
        if copies.keeps(game, state, way) is None:
            continue

        def copy(s: Any, kind: str = field, at: Any = way) -> Any:
            twin = game.copy(s)
            for _, thing in walk(twin):
                if type(thing).__name__ == kind.partition(".")[0]:
                    setattr(thing, at[-1], forgotten(getattr(thing, at[-1])))
            return twin

        with pytest.raises(AssertionError, match=f"copy forgets {field}"):
            copies.copy_forgets_nothing(planted(name, copy=copy).game, state)
    assert len(found) > 5


# --- who is asked ------------------------------------------------------------------------------------


def test_an_attack_that_only_asks_those_who_can_vanish(monkeypatch: pytest.MonkeyPatch) -> None:
    async def howling(s: House, me: Ghost) -> None:
        for ghost in with_scares(s, me):
            if any(card.timing == REACTION for card in ghost.phantoms.cards):
                await vanishes(s, ghost, phantoms.kind("howling"))

    monkeypatch.setitem(phantoms.EFFECTS, "howling", howling)
    tells_in(planted("haunt_the_house"), asking.being_asked_tells_nothing, "can tell by 'asked' .* howling")


def test_a_card_that_only_asks_those_who_have_friends(monkeypatch: pytest.MonkeyPatch) -> None:
    card = next(card for card in deck.EFFECTS if card.key == "violent_temper")
    violent_temper = deck.EFFECTS[card]

    async def temper(s: Evening, me: Guest, you: Guest, line: Line) -> None:
        if any(card.kind == ACQUAINTANCE for card in you.hand.cards):
            await violent_temper(s, me, you, line)

    monkeypatch.setitem(deck.EFFECTS, card, temper)
    tells_in(planted("edwardian"), asking.being_asked_tells_nothing, "can tell by 'asked' .* violent_temper")


def test_a_window_that_only_asks_those_with_a_court_card() -> None:
    """Before the turn begins: nobody has answered anything yet."""

    def offers(seat: Seat) -> list[Any] | None:
        assert isinstance(seat, Player)
        return [room for room in seat.secret.cards if room.value > 10] or None

    async def turn(s: Maze) -> None:
        if s.begun:
            await first_to(list(s.players), offers, "secret-door", "WO-8.1")
        await way_out_turn(s)

    tells_in(planted("way_out", turn=turn), asking.whole_chapters_tell_nothing, "can tell by 'asked'")


# --- what is kept in local variables -----------------------------------------------------------------


def test_a_scare_kept_while_its_ghost_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are four copies of each Scare: hardly ever is the right one missing."""

    async def hungry(s: House, me: Ghost) -> None:
        top = me.deck.cards[-1:]
        await choose(me, "after-boo", "HTH-7.4", [PASS])
        for scare in top:
            if scare in me.deck.cards:
                me.hand.add(me.deck.take(scare))

    monkeypatch.setitem(phantoms.EFFECTS, "hungry", hungry)
    tells_in(planted("haunt_the_house"), keeping.nothing_is_kept, "kept in a local variable")


def test_cards_chosen_in_secret_and_kept_while_another_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The true card lays them aside, where they are dealt anew with everything else."""

    async def blood_letting(s: Evening, me: Guest, you: Guest, line: Line) -> None:
        other = left_of(s, you)
        count = min(2, len(you.hand.cards), len(other.hand.cards))
        given = await choose_some(you, "exchange", "ED-10.7", you.hand.cards[:], count, count)
        taken = await choose_some(other, "exchange", "ED-10.7", other.hand.cards[:], count, count)
        for guest, to, cards in ((you, other, given), (other, you, taken)):
            for card in [card for card in cards if card in guest.hand.cards]:
                to.hand.add(guest.hand.take(card))

    card = next(card for card in deck.EFFECTS if card.key == "blood_letting")
    monkeypatch.setitem(deck.EFFECTS, card, blood_letting)
    tells_in(planted("edwardian"), keeping.nothing_is_kept, "kept in a local variable while 'exchange'")


def test_a_door_kept_while_somebody_else_thinks() -> None:
    async def turn(s: Maze) -> None:
        me = s.players[s.active]
        top = s.deck.cards[-1:]
        if s.begun:
            await choose(s.players[me.index - 1], "call", "WO-5.1", [PASS])
        for room in top:
            s.deck.put_under(s.deck.take(room))
        await way_out_turn(s)

    tells_in(planted("way_out", turn=turn), keeping.nothing_is_kept, "kept in a local variable while 'call'")


# --- bots --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_that_peeks(name: str) -> None:
    """It looks at the place with the most cards in it."""
    game = load(name)
    tables: list[Any] = []

    def view(s: Any, seat: int) -> View:
        tables.append(s)
        return game.view(s, seat)

    def weigh(seen: View, question: Prompt) -> list[float]:
        pile = max(game.zones(tables[-1]), key=lambda zone: len(zone.cards))
        return [weight + sum(map(ord, pile.cards[-1].key)) for weight in game.weigh(seen, question)]

    kit = planted(name, view=view, weigh=weigh)
    tells_in(kit, thinking.bots_want_the_same, "wants something else of .* weights")


# --- the end -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in NAMES if not kit_of(load(name)).long])
def test_a_game_that_forgets_to_end(name: str) -> None:
    """One never asks again, one asks for ever. A long game is played whole by ``test_long_games``."""
    game = load(name)

    async def turn(s: Any) -> None:
        await game.turn(s)
        s.over = False

    finds_in(planted(name, turn=turn), checks.plays_to_the_end, r"no end: .*turn \d+")
