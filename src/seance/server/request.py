"""A call as it is read: bodies that make no sense, or never end, are refused in words."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request

from seance.server.errors import BAD, LATE, Problem

NOT_UTF8 = "This is no JSON text: it is not UTF-8."
TOO_DEEP = "This JSON is nested too deeply; nothing that can be asked here has more than three levels."
TOO_SLOW = "The call was only half sent within {:g} seconds; send it again, whole."


class Call(Request[Any, Any, Any]):
    """A call. What is not there in time, or cannot be read, is its sender's mistake and not ours."""

    async def body(self) -> bytes:
        seconds = self.app.state.hall.config.limits.body_seconds
        try:
            async with asyncio.timeout(seconds):
                return await super().body()
        except TimeoutError as error:
            raise Problem(LATE, TOO_SLOW.format(seconds)) from error

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeDecodeError as error:
            raise Problem(BAD, NOT_UTF8) from error
        except RecursionError as error:
            raise Problem(BAD, TOO_DEEP) from error
