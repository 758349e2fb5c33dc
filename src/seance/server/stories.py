"""Matches as stories, for those who may know them. Telling takes a moment, so the press does it."""

from __future__ import annotations

from dataclasses import dataclass

from litestar import Response
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Operation, Schema
from msgspec import Struct

from seance.kernel.book import EVERYONE
from seance.kernel.match import Match
from seance.kernel.story import Block, Plate, Story, Voice
from seance.kernel.telling import tell
from seance.print.story import MEDIA, print_story
from seance.print.story.clean import clean
from seance.print.story.plates import draw
from seance.server.knowing import check_look_back, stories_for
from seance.server.pages import StoryBlock, StoryInfo, StoryPart
from seance.server.press import Press
from seance.server.tables import Table


class Reader(Struct):
    """Somebody who asks for a story: which browser, from which address, at which press."""

    who: str
    address: str
    press: Press


async def story_info(table: Table, reader: Reader, of: int) -> StoryInfo:
    """The story from one seat's point of view, or from everybody's (-1), with its plates drawn."""
    with reader.press.place(reader.address):
        match, names, choices = await _read(table, reader.who, of)
        return await reader.press.printed(reader.address, lambda: _info(_told(match, names, of), choices))


async def story_file(table: Table, reader: Reader, of: int, kind: str) -> Response[bytes]:
    """The same as a file."""
    with reader.press.place(reader.address):
        match, names, _ = await _read(table, reader.who, of)
        content = await reader.press.printed(
            reader.address, lambda: print_story(_told(match, names, of), kind).content
        )
    name = f"seance-{table.row.game}-{table.id[:6]}{'' if of < 0 else f'-{of}'}.{kind}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=MEDIA[kind], headers=headers)


async def _read(table: Table, who: str, of: int) -> tuple[Match, list[str], list[int]]:
    """A copy of the match, so that it can be told while others play on; and whose story one may ask for."""
    async with table.held():
        check_look_back(table, who, table.row.answers, of)
        match = table.playing.clone()
        names = [seat.name or match.game.seat_names[seat.seat] for seat in table.seats]
        return match, names, stories_for(table, who)


def _told(match: Match, names: list[str], of: int) -> Story:
    return tell(match, names, EVERYONE if of < 0 else of)


def _info(story: Story, choices: list[int]) -> StoryInfo:
    story = clean(story)
    parts = [StoryPart(part.heading, [_block(block) for block in part.blocks]) for part in story.parts]
    return StoryInfo(
        story.game, story.title, story.subtitle, story.byline, over=story.over, of=choices, parts=parts
    )


def _block(block: Block) -> StoryBlock:
    if isinstance(block, Plate):
        return StoryBlock("plate", text=block.caption, svg=draw(block), alt="; ".join(block.words()))
    if isinstance(block, Voice):
        return StoryBlock("voice", text=block.text, who=block.who, note=block.note)
    return StoryBlock("prose", text=block.text, note=block.note)


@dataclass
class StoryFile(Operation):
    """Says in the API's description that the file comes in four kinds."""

    def __post_init__(self) -> None:
        found = (self.responses or {}).get("200")
        if isinstance(found, OpenAPIResponse):
            file = Schema(type=OpenAPIType.STRING, content_encoding="binary")
            found.content = {media.split(";")[0]: OpenAPIMediaType(schema=file) for media in MEDIA.values()}
