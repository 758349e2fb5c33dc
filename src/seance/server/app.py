"""The application: routes, refusals, headers, beginning and end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import License
from litestar.params import FromPath
from litestar.types import Message, Scope

from seance import __version__
from seance.kernel.errors import Refused, SeanceError
from seance.server import static
from seance.server.config import Config
from seance.server.errors import BAD, CONFLICT, TOO_LARGE, UNAVAILABLE, Problem
from seance.server.hall import Hall
from seance.server.logs import log
from seance.server.openapi import StepSchema
from seance.server.request import Call
from seance.server.rest import ROUTES
from seance.server.security import HEADERS, address, check_origin
from seance.server.socket import serve
from seance.server.wire import Failure, Health

FAILED = 500
PACKED = "packed"
"""Marks what is sent packed already: the files of the front end."""
Connection = ASGIConnection[Any, Any, Any, Any]
TheHall = NamedDependency[Hall]


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], hall: TheHall, table_id: FromPath[str]) -> None:
    """Show a table from one seat."""
    await serve(hall, socket, table_id)


@get("/health", include_in_schema=False)
async def health(hall: TheHall) -> Response[Health]:
    """Whether storage takes what is written and holds what was."""
    found = await hall.doctor.findings()
    state = Health("ill" if found else "ok", __version__, len(hall.tables), len(hall.viewers), found)
    return Response(state, status_code=UNAVAILABLE if found else 200)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(hall: TheHall) -> str:
    """Figures for Prometheus."""
    return hall.metrics.text(hall.gauges())


@get(
    ["/", "/g/{rest:path}", "/t/{rest:path}", "/replay/{rest:path}"],
    include_in_schema=False,
    sync_to_thread=False,
    name="page",
    opt={PACKED: True},
)
def page(request: Call, hall: TheHall) -> Response[bytes]:
    """The front end, whatever the address."""
    return static.page(hall.config.static, request.headers.get("accept-encoding", ""))


@get("/{name:path}", include_in_schema=False, sync_to_thread=False, opt={PACKED: True})
def file(request: Call, hall: TheHall, name: FromPath[Path]) -> Response[bytes]:
    """A file of the front end; a visitor who lost the way gets a page that says so."""
    accepted = request.headers.get("accept-encoding", "")
    try:
        return static.file(hall.config.static, str(name).lstrip("/"), accepted)
    except Problem as error:
        if "text/html" not in request.headers.get("accept", ""):
            raise
        lost = static.page(hall.config.static, accepted)
        lost.status_code = error.status
        return lost


def build(config: Config) -> Litestar:
    """The application for one process."""
    hall = Hall(config)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    async def admit(connection: Connection, _handler: BaseRouteHandler) -> None:
        # litestar would ask a thread for what is not async, at every call and every socket
        check_origin(connection, config.origins)
        if connection.scope["path"].startswith(("/api", "/ws")):
            hall.door.call(address(connection))

    def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
        status, failure = _explained(error)
        if status >= FAILED and not _retry(error):
            hall.metrics.count("failures")
            log.error("a call failed", exc_info=error, extra={"path": request.scope["path"]})
        return Response(failure, status_code=status, media_type=MediaType.JSON, headers=_retry(error))

    app = Litestar(
        route_handlers=[ROUTES, table_socket, health, metrics, page, file],
        dependencies={"hall": Provide(lambda: hall, sync_to_thread=False)},
        lifespan=[lifespan],
        guards=[admit],
        exception_handlers={Exception: refuse},
        request_class=Call,
        before_send=[_with_headers],
        request_max_body_size=config.limits.body,
        compression_config=CompressionConfig("brotli", brotli_gzip_fallback=True, exclude_opt_key=PACKED),
        openapi_config=_openapi(),
        cors_config=_shared(config.origins),
        plugins=[StepSchema()],
        logging_config=None,
        debug=False,
    )
    app.state.hall = hall
    return app


def _shared(origins: tuple[str, ...]) -> CORSConfig | None:
    """Pages of these origins may call in the name of whoever looks at them, and read the answers."""
    if not origins:
        return None
    return CORSConfig(list(origins), ["GET", "POST"], ["content-type"], allow_credentials=True)


async def _with_headers(message: Message, _scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def _retry(error: Exception) -> dict[str, str]:
    retry = error.retry if isinstance(error, Problem) else None
    return {} if retry is None else {"retry-after": str(retry)}


def _explained(error: Exception) -> tuple[int, Failure]:
    """What a caller may know of an error: of our own mistakes, nothing but that there was one."""
    if isinstance(error, Problem):
        return error.status, Failure(error.error, error.rule)
    if isinstance(error, Refused):
        return CONFLICT, Failure(error.why, error.rule)
    if isinstance(error, SeanceError):
        return BAD, Failure(str(error))
    if isinstance(error, HTTPException) and error.status_code < FAILED:
        return error.status_code, Failure(_in_words(error))
    return FAILED, Failure("Something failed on our side.")


def _in_words(error: HTTPException) -> str:
    if error.status_code == TOO_LARGE:
        return "That is too large; 64 kB are enough for anything that can be asked here."
    wrong = [f"{each.get('key', '')}: {each.get('message', '')}" for each in _wrong(error)]
    return "; ".join([error.detail, *wrong])


def _wrong(error: HTTPException) -> list[dict[str, Any]]:
    extra = error.extra
    return [each for each in extra if isinstance(each, dict)] if isinstance(extra, list) else []


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Séance",
        version=__version__,
        description="Lobby and history of the web table. The match is played over a WebSocket.",
        license=License(name="MIT", identifier="MIT"),
        path="/schema",
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
    )
