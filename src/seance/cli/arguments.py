"""Arguments that several commands share, and what they mean."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from seance.cli import UsageError
from seance.kernel.errors import UnknownName

if TYPE_CHECKING:
    from seance.kernel.game import Game, Settings

HUMAN = "human"
USUAL = "bot:hints"
LONGEST_NAME = 24
SEEDS = 1 << 96
"""As many matches as the dice can tell apart."""

GameName = Annotated[str, Parameter(help="The game, as `seance games` names it.")]
AsJson = Annotated[bool, Parameter(name="--json", help="Print JSON, for other programs.")]
Players = Annotated[int | None, Parameter(help="How many play.")]
Options = Annotated[
    list[str] | None, Parameter(name=["--option", "-o"], help="A choice of the game: key=value. Repeatable.")
]
Seed = Annotated[int | None, Parameter(help="The same seed gives the same cards and dice.")]
SavedFile = Annotated[Path, Parameter(help="A saved match.")]


def check_seed(seed: int) -> int:
    """A seed that saves and dice can hold."""
    if not 0 <= seed < SEEDS:
        raise UsageError(f"A seed is a number from 0 to {SEEDS - 1}, not {seed}.")
    return seed


def wanted_settings(game: Game[Any], players: int | None, options: list[str], seats: list[str]) -> Settings:
    """What the options ask of a game. As many play as there are seats, unless somebody says otherwise."""
    wanted: dict[str, Any] = dict(_pair(option) for option in options)
    if players is not None:
        wanted["players"] = players
    elif "players" not in wanted and len(seats) in game.players():
        wanted["players"] = len(seats)
    return game.settings(wanted)


def _pair(option: str) -> tuple[str, str]:
    key, equals, value = option.partition("=")
    if not (key and equals):
        raise UsageError(f"--option wants key=value, not {option!r}.")
    return key.strip(), value.strip()


def split(text: str | None) -> list[str]:
    """A list typed with commas."""
    return [part.strip() for part in text.split(",")] if text else []


def fill_seats(given: list[str], players: int, rest: str, *, first: str) -> list[str]:
    """Who sits where: what was asked for, then ``rest``; ``first`` on the first seat if nothing was."""
    seats = [_kind(each) for each in given] or [first]
    if len(seats) > players:
        raise UsageError(f"There are {players} players, but --seats names {len(seats)}.")
    return seats + [rest] * (players - len(seats))


def _kind(seat: str) -> str:
    """``human``, ``bot:hints`` … and their short forms: ``bot``, ``hints``."""
    from seance.bots import KINDS

    if seat == HUMAN:
        return HUMAN
    kind = seat.removeprefix("bot:")
    if seat == "bot":
        return USUAL
    if kind not in KINDS:
        raise UnknownName("seat", seat, [HUMAN, *(f"bot:{each}" for each in KINDS)])
    return f"bot:{kind}"


def fill_names(given: list[str], usual: tuple[str, ...], players: int) -> list[str]:
    """The names of those who play; seats without one keep the game's name for them."""
    if len(given) > players:
        raise UsageError(f"There are {players} players, but --names names {len(given)}.")
    for name in given:
        _check_name(name)
    names = [*given, *usual[len(given) : players]]
    if len({name.casefold() for name in names}) < len(names):
        raise UsageError(f"Two players have the same name: {', '.join(names)}.")
    return names


def _check_name(name: str) -> None:
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        raise UsageError(f"A name has 1 to {LONGEST_NAME} letters, unlike {name!r}.")
    if name.isdigit():
        raise UsageError(f"A name cannot be a number: {name!r}.")
