"""The record of the game: its cover, and the functions that play it."""

from __future__ import annotations

from seance.games.edwardian import COVER
from seance.games.edwardian.box.deck import DECK
from seance.games.edwardian.hints import weigh
from seance.games.edwardian.printed import printed
from seance.games.edwardian.scoring import result
from seance.games.edwardian.setup import set_up
from seance.games.edwardian.stage import STAGE
from seance.games.edwardian.state import CHAIRS, Evening, Line, Player, copy_evening, zones_of
from seance.games.edwardian.story import story
from seance.games.edwardian.turn import turn
from seance.games.edwardian.view import view
from seance.kernel.game import Game

GAME = Game(
    name=COVER.name,
    title=COVER.title,
    prefix=COVER.prefix,
    rules_version=COVER.rules_version,
    settings=COVER.choices,
    setup=set_up,
    turn=turn,
    copy=copy_evening,
    zones=zones_of,
    view=view,
    result=result,
    weigh=weigh,
    cards=DECK,
    seat_names=tuple([chair.capitalize() for chair in CHAIRS]),
    stage=STAGE,
    classes=(Evening, Player, Line),
    seat_fields=("seat", "active"),
    story=story,
    printed=printed,
)
