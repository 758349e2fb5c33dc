"""A plain house to stage scenes in, and short ways to act and look around in it.

Unless a scene says otherwise it is Purple's turn, everybody holds a Bump, a Chill and a Moan, and these
rooms are on the table, in this order:

    music_room    brother_anselm   fears 2 Bumps, 2 Moans
    cold_pantry   captain_bosk     fears 2 Chills, 2 Creaks
    linen_room    prof_quill       fears 2 Creaks, Chill, Moan
    library       sir_percy_moth   fears 2 Bumps, Creak, Moan    (three ghosts or more)
    laboratory    dr_volta         fears 2 Chills, Bump, Moan    (five ghosts)

Shuffles keep the order of things. The last card named in a deck is its top.
"""

from __future__ import annotations

from typing import Any

import pytest

from seance.games.haunt_the_house import GAME
from seance.games.haunt_the_house.box.phantoms import KINDS
from seance.games.haunt_the_house.cards import COLOURS
from seance.games.haunt_the_house.state import House
from seance.kernel.dice import Dice
from seance.kernel.errors import Refused
from seance.kernel.game import Result, Score
from seance.kernel.match import Match
from seance.kernel.scenario import scenario
from seance.kernel.snapshot import dump
from seance.kernel.tale import Event
from seance.kernel.zone import SPECTATOR, all_cards
from tests.facts import bare
from tests.games.scenes import upon

PURPLE, GREEN, YELLOW, PINK, BLUE = range(5)
ROOMS = ("music_room", "cold_pantry", "linen_room", "library", "laboratory")
HUNTERS = ("brother_anselm", "captain_bosk", "prof_quill", "sir_percy_moth", "dr_volta")
SKULLS = {phantom.key: phantom.skulls for phantom in KINDS}
"""What the phantoms score: the numbers are tuned, the rules are not."""
ALL_PURPLE = " ".join(f"purple-{kind}" for kind in ("bump", "chill", "creak", "moan") for _ in range(4))
"""All sixteen scares of a ghost, to be laid where its deck has none left."""
FOUR = "the_amateur farmer_dill chef_oregano cousin_pip"
"""Four hunters for whoever has set off the last round, without a Skull between them."""
NO_MORE_HUNTERS = """
hunters:
purple.hunters: constable_plumb great_bruno matilda_dunes
green.hunters: inspector_wren auntie_purl lars_the_lucky
yellow.hunters: nell_coalwright deep_sea_dora biscuit
pink.hunters: sister_clementine the_amateur miss_okafor
"""
"""Four ghosts one hunter short of the last round, and an empty deck; the other hunters stay in the box."""
DOORS = {2: 3, 3: 4, 4: 4, 5: 5}


def house(scene: str = "", script: list[int] | None = None, **settings: Any) -> Match:
    """The plain house, changed as the scene says; ``script`` lays the results of dice ready."""
    return scenario(GAME, upon(_plain(settings), scene), script=script or [], **settings)


def _plain(settings: dict[str, Any]) -> list[str]:
    players = settings.get("players", 4)
    lines = [f"{door + 1}.room: {ROOMS[door]}" for door in range(DOORS[players])]
    lines += [f"{door + 1}.hunter: {HUNTERS[door]}" for door in range(DOORS[players])]
    lines += [f"{colour}.hand: bump chill moan" for colour in COLOURS[:players]]
    return [*lines, "turn = purple"]


def state(match: Match) -> House:
    """Everything, secrets included."""
    assert isinstance(match.run.state, House)
    return match.run.state


# --- acting ----------------------------------------------------------------------------------------


def act(match: Match, seat: int, *answers: str | list[str]) -> list[Event]:
    """Let one seat answer several questions in a row; no card is lost or doubled by it."""
    before = census(match)
    events = [event for answer in answers for event in match.answer(seat, answer)]
    assert census(match) == before
    return events


def hide(match: Match, seat: int, kind: str, room: str) -> list[Event]:
    """HTH-3.3."""
    return act(match, seat, f"pick:{COLOURS[seat]}-{kind}", f"hide:{room}")


def show(match: Match, seat: int, kind: str, room: str, *answers: str) -> list[Event]:
    """HTH-3.4; the answers say what becomes of the room's power."""
    return act(match, seat, f"pick:{COLOURS[seat]}-{kind}", f"show:{room}", *answers)


def boo(match: Match, seat: int, room: str) -> list[Event]:
    """HTH-4."""
    return act(match, seat, f"boo:{room}")


def summon(match: Match, seat: int, phantom: str, *answers: str) -> list[Event]:
    """HTH-7.3; the answers say what the phantom does."""
    return act(match, seat, f"summon:{phantom}", *answers)


def two_actions(match: Match, seat: int) -> None:
    """Any two actions, no power, nothing thrown away."""
    for _ in range(2):
        choice = options(match, seat)[0]
        act(match, seat, choice)
        if asked(match) == (seat, "place"):
            act(match, seat, options(match, seat)[-1])
    if asked(match) == (seat, "discard"):
        act(match, seat, [])


def play_at_random(match: Match, seed: int = 7) -> None:
    """Answer everything with whatever comes to mind, to the end."""
    dice = Dice(seed)
    while not match.over:
        question = match.questions[0]
        match.answer_for(question, question.random(dice))


# --- looking ---------------------------------------------------------------------------------------


def asked(match: Match) -> tuple[int, str]:
    """Who is asked what."""
    return match.questions[0].seat, match.questions[0].name


def options(match: Match, seat: int) -> list[str]:
    """What a seat may answer now; nothing when it is not asked."""
    question = match.question(seat)
    return [] if question is None else question.keys()


def refused(match: Match, seat: int, answer: str | list[str]) -> str:
    """Why this is not allowed; it is not offered, and trying it changes nothing."""
    assert answer not in options(match, seat)
    before = _everything(match)
    with pytest.raises(Refused) as caught:
        match.answer(seat, answer)
    assert _everything(match) == before
    return str(caught.value)


def _everything(match: Match) -> object:
    question = match.questions[0]
    return dump(state(match)), question.seat, question.name, question.keys(), match.number, len(match.tale)


def told(events: list[Event]) -> list[str]:
    """The names of some events."""
    return [event.name for event in events]


def heard(match: Match, seat: int, name: str) -> list[dict[str, Any]]:
    """The facts of every event of this name, as a seat may know them; nothing where it may not."""
    return [bare(event["facts"]) for event in match.log(seat) if event is not None and event["name"] == name]


def ghost(match: Match, seat: int, eyes: int | None = None) -> dict[str, Any]:
    """What lies before a ghost, seen by itself or by other eyes."""
    before: dict[str, Any] = match.view(seat if eyes is None else eyes)["ghosts"][seat]
    return before


def hand(match: Match, seat: int, eyes: int | None = None) -> list[str | None]:
    """A hand without its colours; None for a scare that these eyes do not know."""
    keys: list[str | None] = ghost(match, seat, eyes)["hand"]
    return [None if key is None else key.partition("-")[2] for key in keys]


def discards(match: Match, seat: int, eyes: int) -> list[str | None]:
    """A discard pile, oldest first; None for a scare that these eyes never saw."""
    return state(match).ghosts[seat].discard.look(eyes)


def room(match: Match, key: str, eyes: int = SPECTATOR) -> dict[str, Any]:
    """A room on the table."""
    found: dict[str, Any] = next(each for each in match.view(eyes)["rooms"] if each["room"] == key)
    return found


def shown(match: Match, key: str) -> list[str]:
    """The scares shown in a room."""
    return [each["scare"] for each in room(match, key)["shown"]]


def hidden(match: Match, key: str, eyes: int = SPECTATOR) -> list[str | None]:
    """The scares hidden in a room, as somebody knows them."""
    return [each["scare"] for each in room(match, key, eyes)["hidden"]]


def hunters(match: Match) -> dict[str, str | None]:
    """Who stands in which room."""
    return {each["room"]: each["hunter"] for each in match.view()["rooms"]}


def census(match: Match) -> dict[str, int]:
    """How many there are of every card, wherever they lie."""
    return all_cards(GAME.zones(state(match)))


# --- the end ---------------------------------------------------------------------------------------


def scored(scene: str, **settings: Any) -> Result:
    """The result of a four-ghost game that Purple has ended and in which Pink now lets the last chance go."""
    match = house(upon(["ender = purple", "turn = pink", f"purple.hunters: {FOUR}"], scene), **settings)
    act(match, PINK, "pass")
    return result(match)


def result(match: Match) -> Result:
    """How it ended."""
    final = match.result()
    assert final is not None, "the game is not over"
    return final


def points(score: Score) -> dict[str, int]:
    """A score, line by line, without the lines that are worth nothing."""
    return {name: worth for name, _, worth in score.lines if worth}
