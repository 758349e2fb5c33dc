"""What would keep the server from starting is said before it does, in one sentence."""

from __future__ import annotations

import asyncio

from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from seance.kernel.errors import SeanceError
from seance.server.config import Config
from seance.server.outage import Outage
from seance.server.security import origin_of
from seance.server.storage import Store

NO_DATABASE = "{!r} is no database for Séance; give a file, or postgresql+asyncpg://user@host/name."
CANNOT_OPEN = "The database {} cannot be opened: {}. Mend that, or name another with --database."
NO_REDIS = "{!r} is no address of a Redis; it is like redis://host:6379/0 or unix:///run/redis.sock."
NO_ORIGIN = "{!r} is no origin; it is like https://play.example, without a path."


def check(config: Config) -> None:
    """Refuse what cannot be served; the database is laid out, or brought up to date, on the way."""
    for origin in config.origins:
        if origin_of(origin) is None:
            raise SeanceError(NO_ORIGIN.format(origin))
    if config.redis:
        _check_redis(config.redis)
    asyncio.run(_open_once(_store(config.database), config.database))


def _check_redis(url: str) -> None:
    from redis.asyncio.connection import parse_url

    try:
        parse_url(url)
    except ValueError as error:
        raise SeanceError(NO_REDIS.format(url)) from error


def _store(url: str) -> Store:
    try:
        return Store(url)
    except OSError:
        raise
    except Exception as error:
        raise SeanceError(NO_DATABASE.format(_shown(url))) from error


async def _open_once(store: Store, url: str) -> None:
    try:
        await store.open()
    except (Outage, SQLAlchemyError) as error:
        raise SeanceError(CANNOT_OPEN.format(_shown(url), _reason(error))) from error
    finally:
        await store.close()


def _reason(error: Exception) -> str:
    """What the database says, in one line."""
    found = error.__cause__ if isinstance(error, Outage) else error
    said = found.orig if isinstance(found, DBAPIError) else found
    return " ".join(str(said).split()).rstrip(".") or type(said).__name__


def _shown(url: str) -> str:
    """A file by its path, anything else without its password."""
    try:
        parts = make_url(url)
    except Exception:  # noqa: BLE001 -- then it is no URL, and is shown as it was typed
        return url
    shown = parts.database if parts.get_backend_name() == "sqlite" else None
    return shown or parts.render_as_string()
