"""Haunted, the Way Out: a house of playing cards, and of what its guests would rather forget."""

from __future__ import annotations

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
from seance.kernel.game import Game, Setting
from seance.kernel.graph import Graph

GAME = Game(
    name="way_out",
    title="Haunted: the Way Out",
    prefix="WO",
    rules_version=3,
    settings=(
        Setting("players", 3, (1, 2, 3, 4, 5, 6, 7, 8), "How many are lost in the house."),
        Setting(
            "variant",
            "standard",
            ("standard", "longer", "multilevel"),
            "Standard ends with the first escape; in Longer all try to get out; Multilevel has four floors. "
            "One player always plays the single-player game.",
        ),
        Setting(
            "centre",
            "ring",
            ("ring", "direct"),
            "Whether cards like the Ace of Diamonds lead to the ring of dark rooms, or replace one. The book "
            "does not say, so either is a house rule.",
            house={"ring": "WO-b-11", "direct": "WO-b-11"},
        ),
        Setting("quiet", False, (False, True), "Whether nobody is asked to narrate."),
    ),
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
