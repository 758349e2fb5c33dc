"""Deeds around a table: opening it, sitting down, getting up, starting, playing again."""

from __future__ import annotations

import re
import secrets
import time
from typing import Any

from seance.bots import KINDS
from seance.games import load as load_game
from seance.kernel.errors import SeanceError
from seance.kernel.game import Game
from seance.kernel.save import seed_digest
from seance.server import knowing, play
from seance.server.boxes import BOX, plain_settings, with_box
from seance.server.config import Config
from seance.server.errors import BAD, CONFLICT, Problem
from seance.server.journal import chapter_row, new_match, saved_events
from seance.server.records import (
    BOT,
    HUMAN,
    LOBBY,
    OPEN,
    OVER,
    PLAYING,
    Change,
    NewTableRows,
    SeatRow,
    TableRow,
)
from seance.server.schedule import WARM, Pending
from seance.server.security import plain
from seance.server.tables import Deed, Table, copy_seat
from seance.server.wire import NewSettings, NewTable, Reseat, Sit

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
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
        looked=now,
    )
    name = plain(wanted.name)
    return row, [_new_seat(row, game, at, kind, who, name) for at, kind in enumerate(wanted.seats)]


def could_be(number: str) -> bool:
    """Whether this can be the id of a table at all; storage need not be asked for anything else."""
    return TABLE_ID.fullmatch(number) is not None


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
        if knowing.owns(seat, who):
            return None
        knowing.check_sit(table, who, seat)
        names = load_game(table.row.game).seat_names
        name = plain(wanted.name) or (seat.name if seat.owner else "") or names[seat.seat]
        change = _change_seat(config, table, SeatRow(table.id, seat.seat, HUMAN, name, who))
        if table.row.status == PLAYING:
            change.shown = knowing.newly_shown(table, who, seat.seat)
        return change

    return deed


def rise(config: Config, who: str, number: int) -> Deed:
    """Give a seat up; while the match goes on a bot keeps it warm until they come back."""

    def deed(table: Table) -> Change:
        seat = _seat(table, number)
        knowing.check_look(table, who, number)
        playing = table.row.status == PLAYING
        return _change_seat(config, table, knowing.left(seat, WARM) if playing else SeatRow(table.id, number))

    return deed


def reseat(config: Config, who: str, number: int, wanted: Reseat) -> Deed:
    """The host frees a seat or puts a bot there; a person replaced while playing may sit down again."""

    def deed(table: Table) -> Change:
        knowing.only_host(table, who)
        seat = _seat(table, number)
        if table.row.status == OVER:
            raise Problem(CONFLICT, "The match is over; open a new table with 'again'.")
        game = load_game(table.row.game)
        if table.row.status == PLAYING:
            return _change_seat(config, table, _in_play(table, game, seat, wanted))
        if wanted.kind == OPEN:
            return _change_seat(config, table, SeatRow(table.id, number))
        named = SeatRow(table.id, number, name=seat.name)
        return _change_seat(config, table, _with_bot(named, game, wanted.bot))

    return deed


def _in_play(table: Table, game: Game[Any], seat: SeatRow, wanted: Reseat) -> SeatRow:
    """What was somebody's stays theirs, and a bot plays it meanwhile; only what was nobody's can be open."""
    if wanted.kind == OPEN:
        knowing.check_open(table, seat)
        free = SeatRow(table.id, seat.seat, name=game.seat_names[seat.seat])
        return knowing.left(seat, WARM) if seat.owner else free
    bot = _with_bot(seat, game, wanted.bot)
    return knowing.left(seat, wanted.bot) if seat.owner else bot


def _change_seat(config: Config, table: Table, seat: SeatRow) -> Change:
    change = table.change()
    change.seats = [seat]
    if table.row.status == PLAYING:
        change.row |= play.schedule(config, table, table.playing, change.seats, Pending())
    return change


def _seat(table: Table, number: int) -> SeatRow:
    if not 0 <= number < len(table.seats):
        raise Problem(BAD, f"There is no seat {number}; seats are 0 to {len(table.seats) - 1}.")
    return table.seats[number]


# --- the match ---------------------------------------------------------------------------------------


def change_settings(who: str, wanted: NewSettings) -> Deed:
    """The host changes how the game will be played, before it begins."""

    def deed(table: Table) -> Change:
        knowing.only_host(table, who)
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
    merged = plain_settings(table.row) | wanted
    players = merged["players"]
    if not isinstance(players, int) or isinstance(players, bool):
        raise Problem(BAD, "The number of players is a number.")
    change.row["settings"] = with_box(_settings(game, merged, players), table.row.settings.get(BOX))
    leaving = [seat for seat in table.seats[players:] if seat.kind == HUMAN]
    if leaving:
        raise Problem(CONFLICT, f"Somebody sits on seat {leaving[0].seat}; that seat cannot go.")
    change.gone = [seat.seat for seat in table.seats[players:]]
    change.seats = [SeatRow(table.id, number) for number in range(len(table.seats), players)]


def change_box(who: str, box: dict[str, Any] | None) -> Deed:
    """The host puts another box on the table, before the match; None is the one the game comes with."""

    def deed(table: Table) -> Change:
        knowing.only_host(table, who)
        _only_lobby(table)
        return table.change(settings=with_box(plain_settings(table.row), box))

    return deed


def start(config: Config, who: str) -> Deed:
    """The match begins: free seats become bots, the seed is drawn, its receipt is shown."""

    def deed(table: Table) -> Change:
        knowing.only_host(table, who)
        _only_lobby(table)
        seed = secrets.randbits(SEED_BITS)
        match = new_match(table.row, seed)
        change = table.change(status=PLAYING, seed=str(seed), receipt=seed_digest(seed))
        change.row["prologue"] = saved_events(match.tale)
        change.chapter = chapter_row(match, table.id)
        change.seats = _bots_for_open(table, match.game)
        change.shown = knowing.shown_at_start(table)
        change.row |= play.schedule(config, table, match, change.seats, Pending())
        table.match = match
        return change

    return deed


def _bots_for_open(table: Table, game: Game[Any]) -> list[SeatRow]:
    return [_with_bot(seat, game, WARM) for seat in table.seats if seat.kind == OPEN]


def solo(who: str) -> Deed:
    """The host is to know everything, and plays on with bots alone: nobody else sits down here any more."""

    def deed(table: Table) -> Change | None:
        knowing.check_solo(table, who)
        if table.row.solo:
            return None
        change = table.change(solo=True)
        change.seats = _bots_for_open(table, load_game(table.row.game))
        change.shown = knowing.newly_shown(table, who, knowing.SEED)
        return change

    return deed


def _only_lobby(table: Table) -> None:
    if table.row.status != LOBBY:
        raise Problem(CONFLICT, "The match has already begun.")


def again(who: str, address: str) -> Deed:
    """A new table with the same people, and word of it at the old one: both or neither, and only once."""

    def deed(table: Table) -> Change | None:
        knowing.only_host(table, who)
        if table.row.status != OVER:
            raise Problem(CONFLICT, "The match is not over yet.")
        if table.row.again:
            return None
        born = _another(table, address)
        change = table.change(again=born.table.id)
        change.born = born
        return change

    return deed


def _another(table: Table, address: str) -> NewTableRows:
    """The same people on the same seats; those that were kept for somebody are open."""
    old, now = table.row, time.time()
    row = TableRow(
        id=secrets.token_urlsafe(12),
        game=old.game,
        settings=old.settings,
        pace=old.pace,
        public=old.public,
        watchable=old.watchable,
        host=old.host,
        address=address,
        created=now,
        touched=now,
        looked=now,
    )
    return NewTableRows(row, [_next_seat(row.id, seat) for seat in table.seats])


def _next_seat(table: str, seat: SeatRow) -> SeatRow:
    if seat.kept or seat.kind == OPEN:
        return SeatRow(table, seat.seat)
    return SeatRow(table, seat.seat, seat.kind, seat.name, seat.owner, seat.bot)
