"""Any position of a game from a short description (docs/scenarios.md).

Each line says what lies in a place, or sets a fact:

    purple.hand: bump bump
    1.hidden: yellow-creak green-moan
    purple.skulls = 3
    turn = purple

First all cards are laid, then all facts are set, then the game fills in what follows from these, and at last
its rules are asked whether play could have led there.
"""

from __future__ import annotations

from typing import Any

from seance.kernel.dice import Dice
from seance.kernel.errors import BadScenario
from seance.kernel.game import Game
from seance.kernel.laying import Statement, lay_cards
from seance.kernel.match import Match
from seance.kernel.run import Run
from seance.kernel.stage import TABLE, Prop
from seance.kernel.state import State
from seance.kernel.tale import Tale


def scenario(
    game: Game[Any], description: str, script: list[int] | None = None, seed: int = 1, **wanted: Any
) -> Match:
    """A match that stands at the first question of the described position.

    ``script`` lays dice results ready; with a script, even an empty one, shuffles keep the order of things.
    """
    settings = game.settings(wanted)
    state: State = game.setup(settings, Dice(seed))
    places, facts = _read(description)
    lay_cards(game, state, places)
    _set_facts(game, state, facts, settings["players"])
    if game.stage.settle is not None:
        game.stage.settle(state)
    _refuse_the_impossible(game, state, [*places, *facts])
    state.dice.script = script
    state.tale = Tale()
    run = Run(game, state)
    run.open()
    return Match(game, settings, seed, run)


def _read(description: str) -> tuple[list[Statement], list[Statement]]:
    """The lines that lay cards and the lines that set facts; whichever sign comes first decides."""
    places: dict[str, Statement] = {}
    facts: dict[str, Statement] = {}
    for number, line in enumerate(description.splitlines(), start=1):
        text = line.partition("#")[0].strip()
        what, colon, cards = text.partition(":")
        fact, equals, value = text.partition("=")
        if equals and len(fact) < len(what):
            _note(facts, Statement(number, fact.strip(), value.strip()))
        elif colon:
            _note(places, Statement(number, what.strip(), cards.strip()))
        elif text:
            raise BadScenario(f"Line {number}: {text!r} is neither 'place: cards' nor 'fact = value'.")
    return list(places.values()), list(facts.values())


def _note(said: dict[str, Statement], line: Statement) -> None:
    if line.what in said:
        raise line.wrong(f"line {said[line.what].number} has spoken of {line.what!r} already.")
    said[line.what] = line


def _set_facts(game: Game[Any], s: State, lines: list[Statement], players: int) -> None:
    """Set facts in the game's own order: some build upon others."""
    said = {line.what: line for line in lines}
    for prop in game.stage.props:
        for seat, owner in enumerate(game.stage.owners[:players]) if prop.owned else [(TABLE, "")]:
            line = said.pop(prop.of(owner), None)
            if line is not None:
                _put(prop, s, seat, line)
    for line in said.values():
        raise line.wrong(f"there is no fact {line.what!r}; {_known(game, players)}.")


def _known(game: Game[Any], players: int) -> str:
    """What facts there are, and for whom."""
    names = ", ".join([prop.name for prop in game.stage.props])
    owners = ", ".join(game.stage.owners[:players])
    if not names:
        return f"{game.title} has none"
    return f"there are {names}" + (f", for {owners}" if "<" in names else "")


def _put(prop: Prop[Any], s: State, seat: int, line: Statement) -> None:
    try:
        prop.put(s, seat, line.said)
    except BadScenario as error:
        raise line.wrong(f"{line.what!r}, {prop.text}, cannot be {line.said!r}: {error}.") from error


def _refuse_the_impossible(game: Game[Any], s: State, lines: list[Statement]) -> None:
    """Refuse a position to which no play could have led, with the line that made it so, if one did."""
    objection = game.stage.why_not(s)
    if objection is None:
        return
    why = f"{objection.about!r} cannot be so: {objection.why} ({objection.rule})."
    for line in lines:
        if line.what == objection.about:
            raise line.wrong(why)
    raise BadScenario(why)
