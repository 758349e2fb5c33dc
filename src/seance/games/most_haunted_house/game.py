"""The record of the game: its cover, and the functions that play it."""

from __future__ import annotations

from seance.games.most_haunted_house import COVER
from seance.games.most_haunted_house.box.charms import CHARMS
from seance.games.most_haunted_house.box.curses import CURSES, POSSESSIONS
from seance.games.most_haunted_house.box.hauntings import HAUNTINGS
from seance.games.most_haunted_house.box.investigators import INVESTIGATORS
from seance.games.most_haunted_house.hints import weigh
from seance.games.most_haunted_house.house import HOUSE
from seance.games.most_haunted_house.printed import printed
from seance.games.most_haunted_house.remarks import remark
from seance.games.most_haunted_house.scoring import result
from seance.games.most_haunted_house.setup import set_up
from seance.games.most_haunted_house.stage import STAGE
from seance.games.most_haunted_house.state import Night, Sleuth, Throw, copy_night, zones_of
from seance.games.most_haunted_house.story import story
from seance.games.most_haunted_house.turn import turn
from seance.games.most_haunted_house.view import view
from seance.kernel.game import Game

GAME = Game(
    name=COVER.name,
    title=COVER.title,
    prefix=COVER.prefix,
    rules_version=COVER.rules_version,
    settings=COVER.choices,
    setup=set_up,
    turn=turn,
    copy=copy_night,
    zones=zones_of,
    view=view,
    result=result,
    weigh=weigh,
    cards=(*HAUNTINGS, *CURSES, *POSSESSIONS, *CHARMS, *INVESTIGATORS),
    seat_names=("First", "Second", "Third", "Fourth"),
    stage=STAGE,
    classes=(Night, Sleuth, Throw),
    seat_fields=("seat", "active", "order"),
    printed=printed,
    remark=remark,
    board=tuple(HOUSE.spaces),
    story=story,
)
