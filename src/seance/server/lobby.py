"""Deeds around a table: opening it, sitting down, getting up, starting, playing again."""

from __future__ import annotations

import secrets
import time
from typing import Any

from seance.bots import KINDS
from seance.games import load as load_game
from seance.kernel.errors import SeanceError
from seance.kernel.game import Game
from seance.kernel.save import seed_digest
from seance.server import play
from seance.server.config import Config
from seance.server.errors import BAD, CONFLICT, FORBIDDEN, Problem
from seance.server.journal import chapter_row, new_match, saved_events
from seance.server.records import BOT, HUMAN, LOBBY, OPEN, OVER, PLAYING, Change, SeatRow, TableRow
from seance.server.schedule import WARM
from seance.server.security import plain
from seance.server.sight import is_host, owns
from seance.server.tables import Deed, Table, copy_seat
from seance.server.wire import NewSettings, NewTable, Reseat, Sit

YOU, BOT_PREFIX = "you", "bot:"
SEED_BITS = 96


def new_table(wanted: NewTable, who: str, address: str) -> tuple[TableRow, list[SeatRow]]:
    """A table as its host wants it; refused aloud when the game cannot be played so."""
    game, now = known_game(wanted.game), time.time()
    row = TableRow(
        id=secrets.token_urlsafe(12),
        game=game.name,
        settings=_settings(game, dict(wanted.settings), len(wanted.seats)),
        pace=wanted.pace,
        public=wanted.public,
        watchable=wanted.watchable,
        host=who,
        address=address,
        created=now,
        touched=now,
    )
    name = plain(wanted.name)
    return row, [_new_seat(row, game, at, kind, who, name) for at, kind in enumerate(wanted.seats)]


def known_game(name: str) -> Game[Any]:
    """The game of this name; an unknown one is refused with the nearest that there is."""
    try:
        return load_game(name)
    except SeanceError as error:
        raise Problem(BAD, str(error)) from error


def _settings(game: Game[Any], wanted: dict[str, Any], players: int) -> dict[str, Any]:
    if players not in game.players():
        counts = ", ".join(str(count) for count in game.players())
        raise Problem(BAD, f"{game.title} cannot be played by {players}; it is for {counts}.")
    if wanted.setdefault("players", players) != players:
        raise Problem(BAD, f"There are {players} seats, but the settings say {wanted['players']!r} players.")
    try:
        return game.settings(wanted)
    except SeanceError as error:
        raise Problem(BAD, str(error)) from error


def _new_seat(row: TableRow, game: Game[Any], at: int, kind: str, who: str, name: str) -> SeatRow:
    seat = SeatRow(row.id, at)
    if kind == YOU:
        return copy_seat(seat, kind=HUMAN, name=name or game.seat_names[at], owner=who)
    if kind == OPEN:
        return seat
    if not kind.startswith(BOT_PREFIX):
        raise Problem(BAD, f"A seat cannot be {kind!r}; it is 'you', 'open' or 'bot:' and a kind of bot.")
    return _with_bot(seat, game, kind.removeprefix(BOT_PREFIX))


def _with_bot(seat: SeatRow, game: Game[Any], bot: str) -> SeatRow:
    if bot not in KINDS:
        raise Problem(BAD, f"There is no bot called {bot!r}; there are: {', '.join(KINDS)}.")
    return copy_seat(seat, kind=BOT, name=seat.name or game.seat_names[seat.seat], bot=bot)


# --- seats -------------------------------------------------------------------------------------------


def sit(config: Config, who: str, wanted: Sit) -> Deed:
    """Take a free seat, or get one's own back from the bot that kept it warm."""

    def deed(table: Table) -> Change | None:
        seat = _seat(table, wanted.seat)
        if owns(seat, who):
            return None
        mine = seat.kind == BOT and seat.kept and seat.owner in {who, ""}
        if table.row.status == OVER or not (seat.kind == OPEN or mine):
            raise Problem(CONFLICT, f"Seat {seat.seat} is taken; pick one that is open.")
        names = load_game(table.row.game).seat_names
        name = plain(wanted.name) or (seat.name if mine else "") or names[seat.seat]
        return _change_seat(config, table, SeatRow(table.id, seat.seat, HUMAN, name, who))

    return deed


def rise(config: Config, who: str, number: int) -> Deed:
    """Give a seat up; while the match goes on a bot keeps it warm for whoever sits down next."""

    def deed(table: Table) -> Change:
        seat = _seat(table, number)
        if not owns(seat, who):
            raise Problem(FORBIDDEN, f"Seat {number} is not yours.")
        if table.row.status == PLAYING:
            kept = SeatRow(table.id, number, BOT, seat.name, "", WARM, kept=True)
            return _change_seat(config, table, kept)
        return _change_seat(config, table, SeatRow(table.id, number))

    return deed


def reseat(config: Config, who: str, number: int, wanted: Reseat) -> Deed:
    """The host frees a seat or puts a bot there; a person replaced while playing may sit down again."""

    def deed(table: Table) -> Change:
        _only_host(table, who)
        seat = _seat(table, number)
        if table.row.status == OVER:
            raise Problem(CONFLICT, "The match is over; open a new table with 'again'.")
        game = load_game(table.row.game)
        if wanted.kind == OPEN:
            name = game.seat_names[number] if table.row.status == PLAYING else ""
            return _change_seat(config, table, SeatRow(table.id, number, name=name))
        bot = _with_bot(SeatRow(table.id, number, name=seat.name), game, wanted.bot)
        if table.row.status == PLAYING and seat.kind != BOT:
            bot = copy_seat(bot, owner=seat.owner, kept=True)
        return _change_seat(config, table, bot)

    return deed


def _change_seat(config: Config, table: Table, seat: SeatRow) -> Change:
    change = table.change()
    change.seats = [seat]
    if table.row.status == PLAYING:
        change.row |= play.schedule(config, table, table.playing, change.seats, None)
    return change


def _seat(table: Table, number: int) -> SeatRow:
    if not 0 <= number < len(table.seats):
        raise Problem(BAD, f"There is no seat {number}; seats are 0 to {len(table.seats) - 1}.")
    return table.seats[number]


def _only_host(table: Table, who: str) -> None:
    if not is_host(table.row, who):
        raise Problem(FORBIDDEN, "Only the host of the table may do that.")


# --- the match ---------------------------------------------------------------------------------------


def change_settings(who: str, wanted: NewSettings) -> Deed:
    """The host changes how the game will be played, before it begins."""

    def deed(table: Table) -> Change:
        _only_host(table, who)
        _only_lobby(table)
        new = {name: getattr(wanted, name) for name in ("pace", "public", "watchable")}
        change = table.change(**{name: value for name, value in new.items() if value is not None})
        if wanted.settings is not None:
            _resettle(table, change, dict(wanted.settings))
        return change

    return deed


def _resettle(table: Table, change: Change, wanted: dict[str, Any]) -> None:
    """Other settings; with another number of players, seats come and go at the end of the row."""
    game = load_game(table.row.game)
    merged = table.row.settings | wanted
    players = merged["players"]
    if not isinstance(players, int) or isinstance(players, bool):
        raise Problem(BAD, "The number of players is a number.")
    change.row["settings"] = _settings(game, merged, players)
    leaving = [seat for seat in table.seats[players:] if seat.kind == HUMAN]
    if leaving:
        raise Problem(CONFLICT, f"Somebody sits on seat {leaving[0].seat}; that seat cannot go.")
    change.gone = [seat.seat for seat in table.seats[players:]]
    change.seats = [SeatRow(table.id, number) for number in range(len(table.seats), players)]


def start(config: Config, who: str) -> Deed:
    """The match begins: free seats become bots, the seed is drawn, its receipt is shown."""

    def deed(table: Table) -> Change:
        _only_host(table, who)
        _only_lobby(table)
        seed = secrets.randbits(SEED_BITS)
        match = new_match(table.row.game, table.row.settings, seed)
        change = table.change(status=PLAYING, seed=str(seed), receipt=seed_digest(seed))
        change.row["prologue"] = saved_events(match.tale)
        change.chapter = chapter_row(match, table.id)
        change.seats = [_with_bot(seat, match.game, WARM) for seat in table.seats if seat.kind == OPEN]
        change.row |= play.schedule(config, table, match, change.seats, None)
        table.match = match
        return change

    return deed


def _only_lobby(table: Table) -> None:
    if table.row.status != LOBBY:
        raise Problem(CONFLICT, "The match has already begun.")


def another(table: Table, who: str) -> tuple[TableRow, list[SeatRow]]:
    """A new table with the same people on the same seats."""
    _only_host(table, who)
    if table.row.status != OVER:
        raise Problem(CONFLICT, "The match is not over yet.")
    old, now = table.row, time.time()
    row = TableRow(
        id=secrets.token_urlsafe(12),
        game=old.game,
        settings=old.settings,
        pace=old.pace,
        public=old.public,
        watchable=old.watchable,
        host=who,
        address=old.address,
        created=now,
        touched=now,
    )
    return row, [copy_seat(seat, table=row.id, missed=0, away=False) for seat in table.seats]


def followed(row: TableRow) -> Deed:
    """Leave word at the old table where its people went."""
    return lambda table: table.change(again=row.id)
