"""The calls: games, lobby, history."""

from __future__ import annotations

import time
from asyncio import to_thread
from typing import Annotated, Any, Literal

from litestar import MediaType, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from seance.kernel.save import save as save_match
from seance.server import boxes, catalogue, knowing, lobby, wire
from seance.server.config import A_DAY
from seance.server.errors import TOO_MANY, Problem
from seance.server.hall import Hall
from seance.server.looking_back import position_at
from seance.server.pages import FaceInfo, StoryInfo
from seance.server.records import SeatRow, TableRow
from seance.server.request import Call
from seance.server.security import address, digest, new_cookie, who
from seance.server.sight import table_info
from seance.server.stories import Reader, StoryFile, story_file, story_info
from seance.server.tables import Deed

Told = Response[wire.TableInfo]
TheHall = NamedDependency[Hall]

REFUSALS = {
    status: ResponseSpec(wire.Failure, description=text, generate_examples=False)
    for status, text in {
        400: "What was sent makes no sense here.",
        403: "Not for this browser.",
        404: "There is no such thing.",
        408: "Half sent.",
        409: "Not now.",
        413: "Too large.",
        429: "Too often.",
        503: "Later.",
    }.items()
}

A_FILE = ResponseSpec(dict[str, Any], description="The save file.", generate_examples=False)
TableId = Annotated[str, PathParameter(description="The table's id, from its link.", max_length=64)]
Whose = Annotated[int, QueryParameter(ge=-1, le=63, description="Whose story; -1 for everybody's.")]
Kind = Annotated[Literal["md", "html", "epub", "pdf"], PathParameter(description="The kind of file.")]
A_WHILE = {"cache-control": "public, max-age=300"}
LARGEST_BOX = 400_000
"""Bytes of a call that brings the file of a box."""
NEVER = {"cache-control": "no-store"}


# --- games -------------------------------------------------------------------------------------------


@get("/games", response_headers=A_WHILE, sync_to_thread=False)
def games() -> list[wire.GameInfo]:
    """List the games."""
    return catalogue.all_games()


@get("/games/{game:str}", response_headers=A_WHILE, responses=REFUSALS, sync_to_thread=False)
def one_game(game: FromPath[str]) -> wire.GameInfo:
    """Show a game with the fields of every card, for boards to draw."""
    return catalogue.one_game(catalogue.known(game))


@get("/games/{game:str}/gallery", response_headers=A_WHILE, responses=REFUSALS, sync_to_thread=False)
def gallery(game: FromPath[str]) -> list[FaceInfo]:
    """Show everything in a game's box, with all that is printed on it."""
    return catalogue.gallery_of(catalogue.known(game))


@get("/games/{game:str}/rules", response_headers=A_WHILE, responses=REFUSALS, sync_to_thread=False)
def rules(game: FromPath[str]) -> wire.Rules:
    """Give a game's rules, whole and by numbered paragraph."""
    return catalogue.rules_of(catalogue.known(game))


@get(
    "/games/{game:str}/texts/{locale:str}",
    media_type=MediaType.TEXT,
    response_headers=A_WHILE,
    responses=REFUSALS,
    sync_to_thread=False,
)
def texts(game: FromPath[str], locale: FromPath[str]) -> str:
    """Give a game's words as Fluent source."""
    return catalogue.texts(game, locale)


# --- tables ------------------------------------------------------------------------------------------


@post("/tables", responses=REFUSALS)
async def open_table(request: Call, hall: TheHall, data: JSONBody[wire.NewTable]) -> Response[wire.TableInfo]:
    """Open a table; the caller is its host."""
    place = await _room_for_one_more(request, hall)
    browser, cookies = _known(request)
    row, seats = lobby.new_table(data, browser, place)
    await hall.lay(row, seats)
    return Response(table_info(row, seats, browser), status_code=201, cookies=cookies)


@get("/tables", response_headers=NEVER)
async def public_tables(request: Call, hall: TheHall) -> list[wire.TableInfo]:
    """List public tables that one may join or watch."""
    return await _listed(hall, await hall.store.open_tables(), who(request))


@get("/tables/mine", response_headers=NEVER)
async def my_tables(request: Call, hall: TheHall) -> list[wire.TableInfo]:
    """List the tables where this browser sits or is the host."""
    browser = who(request)
    return await _listed(hall, await hall.store.tables_of(browser) if browser else [], browser)


@get("/tables/{table_id:str}", response_headers=NEVER, responses=REFUSALS)
async def one_table(request: Call, hall: TheHall, table_id: TableId) -> wire.TableInfo:
    """Show a table as this browser may see it."""
    table = await hall.table(table_id)
    async with table.held():
        return table_info(table.row, table.seats, who(request))


@post("/tables/{table_id:str}/sit", status_code=200, responses=REFUSALS)
async def sit(
    request: Call, hall: TheHall, table_id: TableId, data: JSONBody[wire.Sit]
) -> Response[wire.TableInfo]:
    """Take a free seat, or get one's own back."""
    table = await hall.table(table_id)
    browser, cookies = _known(request)
    await table.act(lobby.sit(hall.config, browser, data))
    return Response(table_info(table.row, table.seats, browser), status_code=200, cookies=cookies)


@post("/tables/{table_id:str}/rise", status_code=200, responses=REFUSALS)
async def rise(request: Call, hall: TheHall, table_id: TableId, data: JSONBody[wire.Rise]) -> wire.TableInfo:
    """Give a seat up."""
    return await _done(request, hall, table_id, lobby.rise(hall.config, who(request), data.seat))


@post("/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def reseat(
    request: Call, hall: TheHall, table_id: TableId, seat: FromPath[int], data: JSONBody[wire.Reseat]
) -> wire.TableInfo:
    """Host only: free a seat, or put a bot there."""
    return await _done(request, hall, table_id, lobby.reseat(hall.config, who(request), seat, data))


@post("/tables/{table_id:str}/settings", status_code=200, responses=REFUSALS)
async def settings(
    request: Call, hall: TheHall, table_id: TableId, data: JSONBody[wire.NewSettings]
) -> wire.TableInfo:
    """Host only, before the match: change how it will be played."""
    return await _done(request, hall, table_id, lobby.change_settings(who(request), data))


@post("/tables/{table_id:str}/box", status_code=200, responses=REFUSALS, request_max_body_size=LARGEST_BOX)
async def box(
    request: Call, hall: TheHall, table_id: TableId, data: JSONBody[wire.BoxWish]
) -> wire.TableInfo:
    """Host only, before the match: play with another box."""
    table, browser = await hall.table(table_id), who(request)
    async with table.held():
        knowing.only_host(table, browser)
    found = await to_thread(boxes.find, table.row, data)
    return await _done(request, hall, table_id, lobby.change_box(browser, found))


@get("/tables/{table_id:str}/game", response_headers=NEVER, responses=REFUSALS)
async def game_at(hall: TheHall, table_id: TableId) -> wire.GameInfo:
    """Show a table's game with the fields of every card in the table's box."""
    table = await hall.table(table_id)
    async with table.held():
        return catalogue.with_cards(boxes.game_of(table.row))


@get("/tables/{table_id:str}/gallery", response_headers=NEVER, responses=REFUSALS)
async def gallery_at(hall: TheHall, table_id: TableId) -> list[FaceInfo]:
    """Show everything in a table's box, with all that is printed on it."""
    table = await hall.table(table_id)
    async with table.held():
        return catalogue.gallery_in(boxes.game_of(table.row))


@post("/tables/{table_id:str}/start", status_code=200, responses=REFUSALS)
async def start(request: Call, hall: TheHall, table_id: TableId) -> wire.TableInfo:
    """Host only: begin the match; bots take the seats that are free."""
    return await _done(request, hall, table_id, lobby.start(hall.config, who(request)))


@post("/tables/{table_id:str}/solo", status_code=200, responses=REFUSALS)
async def solo(request: Call, hall: TheHall, table_id: TableId) -> wire.TableInfo:
    """Host only, against bots: have the save of the running match; nobody else sits down here any more."""
    return await _done(request, hall, table_id, lobby.solo(who(request)))


@post("/tables/{table_id:str}/again", responses=REFUSALS)
async def again(request: Call, hall: TheHall, table_id: TableId) -> wire.TableInfo:
    """Host only, after the end: a new table with the same people; asked for again, the same new table."""
    old, browser = await hall.table(table_id), who(request)
    async with old.held():
        knowing.only_host(old, browser)
        followed = old.row.again
    if not followed:
        await old.act(lobby.again(browser, await _room_for_one_more(request, hall)))
    return await _done(request, hall, old.row.again, lambda _table: None)


# --- history -----------------------------------------------------------------------------------------


@get("/tables/{table_id:str}/replay", response_headers=NEVER, responses=REFUSALS)
async def replay(
    request: Call,
    hall: TheHall,
    table_id: TableId,
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="How many answers were given.")] = 0,
    seat: Annotated[int, QueryParameter(ge=-1, le=63, description="Whose view; -1 for everybody's.")] = -1,
) -> wire.Step:
    """Show the position after some answers."""
    return await position_at(hall, await hall.table(table_id), who(request), at, seat)


@get("/tables/{table_id:str}/save", response_headers=NEVER, responses={**REFUSALS, 200: A_FILE})
async def save(request: Call, hall: TheHall, table_id: TableId) -> Response[bytes]:
    """Give the match as a file: to all once it is over, to the host alone at a solo table."""
    table, browser = await hall.table(table_id), who(request)
    async with table.held():
        knowing.check_save(table, browser)
        content = save_match(table.playing, [seat.name for seat in table.seats])
    name = f"seance-{table.row.game}-{table.id[:6]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=MediaType.JSON, headers=headers)


@get("/tables/{table_id:str}/story", response_headers=NEVER, responses=REFUSALS)
async def story(request: Call, hall: TheHall, table_id: TableId, of: Whose = -1) -> StoryInfo:
    """Tell the match as a story, as far as it has come and as far as the caller may know it."""
    return await story_info(await hall.table(table_id), _reader(request, hall), of)


@get(
    "/tables/{table_id:str}/story/{kind:str}",
    response_headers=NEVER,
    responses=REFUSALS,
    operation_class=StoryFile,
)
async def story_book(
    request: Call, hall: TheHall, table_id: TableId, kind: Kind, of: Whose = -1
) -> Response[bytes]:
    """Give the story as a file."""
    return await story_file(await hall.table(table_id), _reader(request, hall), of, kind)


# --- what calls share --------------------------------------------------------------------------------


async def _room_for_one_more(request: Call, hall: Hall) -> str:
    """The hashed address of somebody who may open another table; who leaves too many unfinished may not."""
    place, limit = digest(address(request)), hall.config.limits.tables_per_address
    if await hall.store.unfinished(place, time.time() - A_DAY) >= limit:
        raise Problem(TOO_MANY, f"There are {limit} unfinished tables from your address; finish one first.")
    return place


def _reader(request: Call, hall: Hall) -> Reader:
    return Reader(who(request), address(request), hall.press)


def _known(request: Call) -> tuple[str, list[Any]]:
    """The browser that calls; one that has no cookie gets one."""
    browser = who(request)
    if browser:
        return browser, []
    browser, cookie = new_cookie(request)
    return browser, [cookie]


async def _done(request: Call, hall: Hall, table_id: str, deed: Deed) -> wire.TableInfo:
    table = await hall.table(table_id)
    await table.act(deed)
    return table_info(table.row, table.seats, who(request))


async def _listed(hall: Hall, rows: list[TableRow], browser: str) -> list[wire.TableInfo]:
    async with hall.store.reading() as connection:
        found = await hall.store.seats(connection, [row.id for row in rows])
    seats: dict[str, list[SeatRow]] = {}
    for seat in found:
        seats.setdefault(seat.table, []).append(seat)
    return [table_info(row, seats.get(row.id, []), browser) for row in rows]


ROUTES = Router(
    "/api",
    route_handlers=[
        games,
        one_game,
        gallery,
        rules,
        texts,
        open_table,
        public_tables,
        my_tables,
        one_table,
        sit,
        rise,
        reseat,
        settings,
        box,
        game_at,
        gallery_at,
        start,
        solo,
        again,
        replay,
        save,
        story,
        story_book,
    ],
)
