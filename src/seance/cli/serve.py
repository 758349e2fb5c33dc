"""``seance serve``: the web table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from seance.cli import UsageError

Host = Annotated[str, Parameter(help="Where to listen; 0.0.0.0 for everybody in the house.")]
Port = Annotated[int, Parameter(help="The port; 0 takes any that is free.")]
Database = Annotated[
    str, Parameter(help="A file, or postgresql+asyncpg://…; without it, a file in your data folder.")
]
RedisUrl = Annotated[str, Parameter(help="redis://… or unix://…, when several processes serve one database.")]
Open = Annotated[bool, Parameter(name="--open", help="Open a browser, where there is a screen.")]
Origins = Annotated[list[str] | None, Parameter(name="--origin", help="Another origin whose pages may call.")]
JsonLogs = Annotated[bool, Parameter(name="--log-json", help="Log one JSON object a line.")]
Tables = Annotated[int, Parameter(help="So many unfinished tables may one address have opened in a day.")]
Archive = Annotated[
    int, Parameter(help="Put tables away that nobody opened for so many days; opened, they go on. 0: never.")
]
Delete = Annotated[int, Parameter(help="Throw tables away so many days after they were put away. 0: never.")]
Pages = Annotated[Path | None, Parameter(help="A folder with the pages, if not those that came along.")]
Delay = Annotated[float, Parameter(help="How long bots pretend to think, at most, in seconds.")]

INTERPRETED = "The rules run interpreted; `make build` compiles them, and `make play` takes that build then."
COMPILED = "The rules run compiled; `.venv/bin/seance serve` serves them interpreted, as they are written."
LONGEST_DELAY = 60


def serve(  # noqa: PLR0913 -- a command has as many options as it has
    *,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = "",
    redis: RedisUrl = "",
    open_browser: Open = False,
    origins: Origins = None,
    log_json: JsonLogs = False,
    tables_per_address: Tables = 50,
    archive_after: Archive = 90,
    delete_after: Delete = 365,
    bot_delay: Delay = 1.6,
    pages: Pages = None,
) -> int:
    """Lay the table for browsers: opens a web server and prints its address.

    Everything is stored as it happens; stop the server whenever you like and start it again.
    """
    from seance.server.config import A_DAY, STATIC, Config, Limits, database_url, default_database
    from seance.server.logs import set_up
    from seance.server.preflight import check
    from seance.server.run import address, bind, run

    if not 0 <= port <= 65_535:
        raise UsageError(f"There is no port {port}; ports are 0 to 65535.")
    if tables_per_address < 0:
        raise UsageError(f"An address cannot open {tables_per_address} tables; give 0 or more.")
    if not 0 <= bot_delay <= LONGEST_DELAY:
        raise UsageError(f"Bots think from 0 to {LONGEST_DELAY} seconds, not {bot_delay}.")
    if archive_after < 0 or delete_after < 0:
        raise UsageError("Tables are put away and thrown away after a number of days; 0 is never.")
    config = Config(
        database=database_url(database) if database else default_database(),
        redis=redis,
        limits=Limits(tables_per_address=tables_per_address),
        bot_delay=(bot_delay * 0.4, bot_delay),
        window_delay=(bot_delay, bot_delay * 2.5),
        apart_delay=(bot_delay * 12, bot_delay * 75),
        archive_after=archive_after * A_DAY,
        delete_after=delete_after * A_DAY,
        origins=tuple(origins or ()),
        json_logs=log_json,
        static=pages or STATIC,
    )
    set_up(config.json_logs)
    with bind(host, port) as listening:
        check(config)
        url = address(listening)
        return 0 if run(config, listening, lambda: _ready(url, open_browser)) else 1


def _ready(url: str, open_browser: bool) -> None:
    print(f"Séance is served at {url}\n{which_build()}", flush=True)
    if open_browser and _has_screen():
        import webbrowser

        webbrowser.open(url)


def which_build() -> str:
    """Whether the rules run compiled, and how to get the other build."""
    from seance.kernel import run

    return INTERPRETED if Path(run.__file__).suffix == ".py" else COMPILED


def _has_screen() -> bool:
    import os
    import sys

    return sys.platform in {"darwin", "win32"} or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
