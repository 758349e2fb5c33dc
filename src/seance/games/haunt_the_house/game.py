"""The record of the game: its cover, and the functions that play it."""

from __future__ import annotations

from seance.games.haunt_the_house import COVER
from seance.games.haunt_the_house.box.hunters import HUNTERS, TROPHIES
from seance.games.haunt_the_house.box.phantoms import KINDS
from seance.games.haunt_the_house.box.rooms import ROOMS
from seance.games.haunt_the_house.cards import COLOURS, SCARES
from seance.games.haunt_the_house.hints import weigh
from seance.games.haunt_the_house.printed import printed
from seance.games.haunt_the_house.scoring import result
from seance.games.haunt_the_house.setup import set_up
from seance.games.haunt_the_house.stage import STAGE
from seance.games.haunt_the_house.state import Doorway, Ghost, House, copy_house, zones_of
from seance.games.haunt_the_house.story import story
from seance.games.haunt_the_house.turn import turn
from seance.games.haunt_the_house.view import view
from seance.kernel.game import Game

GAME = Game(
    name=COVER.name,
    title=COVER.title,
    prefix=COVER.prefix,
    rules_version=COVER.rules_version,
    settings=COVER.choices,
    setup=set_up,
    turn=turn,
    copy=copy_house,
    zones=zones_of,
    view=view,
    result=result,
    weigh=weigh,
    cards=(*[scare for colour in SCARES for scare in colour], *HUNTERS, *ROOMS, *KINDS, *TROPHIES),
    seat_names=tuple(colour.capitalize() for colour in COLOURS),
    stage=STAGE,
    classes=(House, Ghost, Doorway),
    seat_fields=("seat", "active", "ender", "markers"),
    story=story,
    printed=printed,
)
