"""House of Whack: a house that builds itself, cards at any time, and Gold Hearts for whoever gets away."""

from __future__ import annotations

from functools import partial

from seance.games.house_of_whack import doing
from seance.games.house_of_whack.box.contents import Box
from seance.games.house_of_whack.box.file import data_of
from seance.games.house_of_whack.box.first import FIRST
from seance.games.house_of_whack.boxes import boxes
from seance.games.house_of_whack.concerns import WINDOWS
from seance.games.house_of_whack.hints import weigh
from seance.games.house_of_whack.outlook import Lore
from seance.games.house_of_whack.pieces import Bolt, Clash, Shortcut, Terms
from seance.games.house_of_whack.player import Player
from seance.games.house_of_whack.printed import printed
from seance.games.house_of_whack.remarks import remark
from seance.games.house_of_whack.scoring import result
from seance.games.house_of_whack.setup import cards_of, set_up
from seance.games.house_of_whack.stage import STAGE
from seance.games.house_of_whack.state import Premises, copy_premises, zones_of
from seance.games.house_of_whack.story import story
from seance.games.house_of_whack.turn import turn
from seance.games.house_of_whack.view import glance, view
from seance.kernel.game import Game, Setting
from seance.kernel.grid import Grid

SETTINGS = (
    Setting("players", 4, (2, 3, 4, 5, 6), "Two to six Guests."),
    Setting(
        "ending",
        "ordinary",
        ("ordinary", "1", "2", "3", "4", "5"),
        "The ordinary ending, or a number of floors with all rooms each time.",
    ),
    Setting("rooms", "all", ("all", "plain"), "All rooms, or none of the special ones for a first game."),
    Setting(
        "house_rules",
        "shuffled",
        ("shuffled", "three", "permanent", "none"),
        "House Rules in the Whack deck, three from the start, all for good, or none.",
    ),
    Setting("cap", 3, (0, 1, 2, 3), "How many House Rules hold at once; 0 for no limit."),
    Setting("avatars", False, (False, True), "Whether all begin as themselves, and become Guests."),
    Setting("versus", False, (False, True), "Whether all play against the House, which scores too."),
    Setting("meta", False, (False, True), "Whether cards may ask for acts at the real table."),
)


def record(box: Box) -> Game[Premises]:
    """The game as it is played with one box."""
    return Game(
        name="house_of_whack",
        title="House of Whack",
        prefix="HW",
        rules_version=3,
        settings=SETTINGS,
        setup=partial(set_up, box),
        turn=turn,
        copy=copy_premises,
        zones=zones_of,
        view=view,
        glance=glance,
        result=result,
        weigh=partial(weigh, Lore(cards_of(box))),
        cards=cards_of(box),
        seat_names=("First", "Second", "Third", "Fourth", "Fifth", "Sixth"),
        stage=STAGE,
        printed=partial(printed, box),
        story=story,
        remark=remark,
        classes=(Premises, Player, Bolt, Shortcut, Clash, Terms, Grid),
        seat_fields=("seat", "active"),
        windows=WINDOWS,
        boxes=boxes(record),
        box=None if box is FIRST else data_of(box),
    )


GAME = record(FIRST)
__all__ = ["GAME", "doing", "record"]
