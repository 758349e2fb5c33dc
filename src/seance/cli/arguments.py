"""Arguments that several commands share, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
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
Workers = Annotated[
    int, Parameter(help="How many processes; 0 for all cores. The figures do not depend on it.")
]
BoxName = Annotated[
    str | None,
    Parameter(name="--box", help="Another box: its file, or its number; 0 is the one the game comes with."),
]
SavedFile = Annotated[Path, Parameter(help="A saved match.")]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Wishes:
    """What somebody wants of a new match."""

    players: Annotated[int | None, Parameter(help="How many play.")] = None
    seats: Annotated[
        str | None, Parameter(help="Who sits where: human,bot:hints,bot:random … The rest are bot:hints.")
    ] = None
    option: Annotated[
        tuple[str, ...],
        Parameter(name=["--option", "-o"], help="A choice of the game: key=value. Repeatable."),
    ] = ()
    seed: Annotated[int | None, Parameter(help="The same seed gives the same cards and dice.")] = None
    box: BoxName = None

    def given(self) -> bool:
        """Whether anything but the seats was asked for."""
        chosen = (self.players, self.seed, self.box)
        return any(each is not None for each in chosen) or bool(self.option)

    def game(self, name: str) -> Game[Any]:
        """The game of this name, with the box that was asked for."""
        return boxed_game(name, self.box)

    def settings(self, game: Game[Any]) -> Settings:
        """The game's settings. As many play as there are seats, unless somebody says otherwise."""
        wanted: dict[str, Any] = dict(_pair(option) for option in self.option)
        named = len(split(self.seats))
        if self.players is not None:
            wanted["players"] = self.players
        elif "players" not in wanted and named in game.players():
            wanted["players"] = named
        return game.settings(wanted)

    def seat_list(self, players: int, *, first: str) -> list[str]:
        """Who sits where: what was asked for, else ``first``; then bots."""
        seats = [_kind(each) for each in split(self.seats)] or [first]
        if len(seats) > players:
            raise UsageError(f"There are {players} players, but --seats names {len(seats)}.")
        return seats + [USUAL] * (players - len(seats))

    def seed_or(self, chance: int) -> int:
        """The seed asked for, or this one; never one that saves and dice cannot hold."""
        return check_seed(chance if self.seed is None else self.seed)


def boxed_game(name: str, box: str | None) -> Game[Any]:
    """A game with a box by number or from a file; BadBox says what is wrong with it."""
    from seance.games import load

    game = load(name)
    if box is None or box == "0":
        return game
    if box.isascii() and box.isdigit():
        return game.other_boxes().number(int(box))
    return game.other_boxes().file(Path(box).read_bytes())


def check_seed(seed: int) -> int:
    """The seed, if dice can tell it from others."""
    if not 0 <= seed < SEEDS:
        raise UsageError(f"A seed is a number from 0 to {SEEDS - 1}, not {seed}.")
    return seed


def _pair(option: str) -> tuple[str, str]:
    key, equals, value = option.partition("=")
    if not (key and equals):
        raise UsageError(f"--option wants key=value, not {option!r}.")
    return key.strip(), value.strip()


def split(text: str | None) -> list[str]:
    """A list typed with commas."""
    return [part.strip() for part in text.split(",")] if text else []


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
