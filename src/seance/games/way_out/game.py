"""The record of the game: its cover, and the functions that play it."""

from __future__ import annotations

from seance.games.way_out import COVER
from seance.games.way_out.cards import ROOMS
from seance.games.way_out.hints import weigh
from seance.games.way_out.printed import printed
from seance.games.way_out.redeal import redeal
from seance.games.way_out.scoring import result
from seance.games.way_out.setup import set_up
from seance.games.way_out.stage import STAGE
from seance.games.way_out.state import NAMES, Maze, Player, copy_maze, zones_of
from seance.games.way_out.story import story
from seance.games.way_out.turn import turn
from seance.games.way_out.view import view
from seance.kernel.game import Game
from seance.kernel.graph import Graph

GAME = Game(
    name=COVER.name,
    title=COVER.title,
    prefix=COVER.prefix,
    rules_version=COVER.rules_version,
    settings=COVER.choices,
    setup=set_up,
    turn=turn,
    copy=copy_maze,
    zones=zones_of,
    view=view,
    result=result,
    weigh=weigh,
    cards=ROOMS,
    seat_names=tuple(name.capitalize() for name in NAMES),
    stage=STAGE,
    classes=(Maze, Player, Graph),
    seat_fields=("seat", "active", "house_player", "waiting"),
    redeal=redeal,
    story=story,
    printed=printed,
)
GAME.classes["House"] = Maze  # as it is called in saves from before the state had a name of its own
