"""A plain house to stage scenes in, and short ways to act and look around in it.

Unless a scene says otherwise it is Wren's turn, everybody is awake with WILL 3, BODY 5 and as much FEAR as
there are players, nobody has a Secret Door left, nobody is asked to narrate, and this is on the table:

    0    diamonds_ace, with a door to each room of the ring
    1-4  hearts_2 clubs_3 spades_4 diamonds_5, face down: the ring
    5    clubs_6, where Wren stands        7    hearts_9, where Marlow stands (if three play)
    6    spades_8, where Ash stands        8    diamonds_10, where Ives stands (if four play)

``rooms`` are laid after these, and ``doors`` and ``dark`` are added; a room to which none of them leads has a
door to the dark of the ring, where nobody goes. With ``deck`` the deck holds these cards and no others;
otherwise the cards named in ``top`` lie on it. The last card named is the top one. With an empty deck or four
Exits everybody has a last turn.
"""

from __future__ import annotations

from typing import Any

import pytest

from seance.games.way_out import GAME
from seance.games.way_out.state import NAMES, Maze, Player
from seance.kernel.dice import Dice
from seance.kernel.errors import Refused
from seance.kernel.game import Result, Score
from seance.kernel.match import Match
from seance.kernel.scenario import scenario
from seance.kernel.snapshot import dump
from seance.kernel.tale import Event
from seance.kernel.zone import SPECTATOR
from tests.facts import bare
from tests.games.scenes import upon

WREN, ASH, MARLOW, IVES = range(4)
CENTRE = ["diamonds_ace", "hearts_2", "clubs_3", "spades_4", "diamonds_5"]
STARTS = ["clubs_6", "spades_8", "hearts_9", "diamonds_10"]


def house(
    scene: str = "",
    *,
    rooms: str = "",
    doors: str = "",
    dark: str = "",
    deck: str | None = None,
    top: str = "",
    players: int = 3,
    **settings: Any,
) -> Match:
    """The plain house, changed as the scene says."""
    laid = [*CENTRE, *STARTS[: max(3, players)], *rooms.split()]
    plain = [
        "turn = wren",
        "sure = 0",
        f"house: {' '.join(laid)}",
        f"doors = 0-1 0-2 0-3 0-4 {doors} {_lost(doors, players, len(laid))}",
        f"dark = 1 2 3 4 {dark}",
        f"deck: ... {top}" if deck is None else f"deck: {deck}",
    ]
    if deck == "" or (not dark and _exits(laid) == 4):
        plain.append(f"waiting = {' '.join(NAMES[:players])}")
    for index, name in enumerate(NAMES[:players]):
        plain += [f"{name}.secret:", *[f"{name}.{fact}" for fact in _sheet(index, players)]]
    settings = {"quiet": True, **settings}
    return scenario(GAME, upon(plain, scene), script=[], players=players, **settings)


def _exits(laid: list[str]) -> int:
    return len([key for key in laid if key.endswith("_ace")])


def _lost(doors: str, players: int, built: int) -> str:
    """A door for each room that was laid and has none: from the dark of the ring, where nobody goes."""
    joined = doors.replace("-", " ").split()
    lost = [room for room in range(5 + players, built) if str(room) not in joined]
    return " ".join([f"{4 - index % 3}-{room}" for index, room in enumerate(lost)])


def _sheet(index: int, players: int) -> list[str]:
    return ["awake = yes", f"at = {5 + index}", "will = 3", "body = 5", f"fear = {max(2, players)}"]


def new(seed: int = 1, players: int = 3, **settings: Any) -> Match:
    """A match from the very beginning."""
    return Match(GAME, GAME.settings({"players": players, "quiet": True, **settings}), seed)


def state(match: Match) -> Maze:
    """Everything, secrets included."""
    assert isinstance(match.run.state, Maze)
    return match.run.state


def player(match: Match, seat: int) -> Player:
    return state(match).players[seat]


# --- acting ----------------------------------------------------------------------------------------


def act(match: Match, seat: int, *answers: str) -> list[Event]:
    """Let one seat answer several questions in a row."""
    return [event for answer in answers for event in match.answer(seat, answer)]


def open_door(match: Match, seat: int, call: str = "suit", *answers: str) -> list[Event]:
    """WO-5: open a new Door; where nothing else can be done, nobody asks whether to."""
    choice = ["open"] if asked(match) == (seat, "leave") else []
    return act(match, seat, *choice, call, *answers)


def play_at_random(match: Match, seed: int = 7) -> Match:
    """Answer everything with whatever comes to mind, to the end."""
    dice = Dice(seed)
    while not match.over:
        question = match.questions[0]
        match.answer_for(question, question.random(dice))
    return match


# --- looking ---------------------------------------------------------------------------------------


def asked(match: Match) -> tuple[int, str] | None:
    """Who is asked what; None when the match is over."""
    return None if match.over else (match.questions[0].seat, match.questions[0].name)


def options(match: Match, seat: int) -> list[str]:
    """What a seat may answer now; nothing when it is not asked."""
    question = match.question(seat)
    return [] if question is None else question.keys()


def refused(match: Match, seat: int, answer: str) -> str:
    """Why this is not allowed; it is not offered, and trying it changes nothing."""
    before = dump(state(match)), match.number, len(match.tale)
    assert answer not in options(match, seat)
    with pytest.raises(Refused) as caught:
        match.answer(seat, answer)
    assert (dump(state(match)), match.number, len(match.tale)) == before
    return str(caught.value)


def told(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def heard(match: Match, name: str, seat: int = SPECTATOR) -> list[dict[str, Any]]:
    """The facts of every event of this name, as a seat may know them."""
    return [bare(event["facts"]) for event in match.log(seat) if event is not None and event["name"] == name]


def stats(match: Match, seat: int) -> tuple[int, int, int]:
    """WILL, BODY, FEAR."""
    me = match.view()["players"][seat]
    return me["will"], me["body"], me["fear"]


def sheet(match: Match, seat: int, eyes: int = SPECTATOR) -> dict[str, Any]:
    found: dict[str, Any] = match.view(eyes)["players"][seat]
    return found


def at(match: Match, seat: int) -> str | None:
    """The card on which a token stands."""
    place = sheet(match, seat)["at"]
    return None if place is None else room(match, place)["card"]


def room(match: Match, place: str, eyes: int = SPECTATOR) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in match.view(eyes)["rooms"] if each["place"] == place)
    return found


def place_of(match: Match, card: str) -> str:
    """Where a card lies, whoever may see it."""
    s = state(match)
    return s.places[[each.key for each in s.house.cards].index(card)]


def on_table(match: Match) -> list[str]:
    return [each.key for each in state(match).house.cards]


def neighbours(match: Match, card: str) -> set[str]:
    """The cards to which doors lead from a card."""
    s = state(match)
    return {s.house.cards[s.places.index(other)].key for other in s.graph.neighbours(place_of(match, card))}


def joined(match: Match, a: str, b: str) -> bool:
    """Whether a door leads from one card to another."""
    return b in neighbours(match, a)


# --- the end ---------------------------------------------------------------------------------------


def result(match: Match) -> Result:
    final = match.result()
    assert final is not None, "the game is not over"
    return final


def lines(score: Score) -> list[tuple[str, int]]:
    return [(name, points) for name, _, points in score.lines]
