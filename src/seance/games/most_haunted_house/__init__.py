"""A Most Haunted House: four investigators, one night, six pieces of Proof, and the Front Door."""

from __future__ import annotations

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
from seance.kernel.game import Game, Setting

GAME = Game(
    name="most_haunted_house",
    title="A Most Haunted House",
    prefix="AM",
    rules_version=2,
    settings=(
        Setting("players", 4, (4,), "Always four investigators; people share them with bots."),
        Setting(
            "difficulty",
            "normal",
            ("easy", "normal", "hard"),
            "How much Proof is wanted: 5, 6 or 7. The book wants 6.",
            house={"easy": "AM-b-49", "hard": "AM-b-49"},
        ),
        Setting(
            "lay_off",
            "free",
            ("free", "action"),
            "Whether letting a Charm go unused is free or costs an Action.",
            house={"action": "AM-b-11"},
        ),
        Setting(
            "investigators", "random", ("random", "draft"), "Dealt out, or chosen in the order of seats."
        ),
    ),
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
