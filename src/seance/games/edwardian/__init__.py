"""Haunted: an Edwardian Tale, in which everybody writes the ends of everybody else's ghost stories."""

from __future__ import annotations

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
from seance.kernel.game import Game, Setting

GAME = Game(
    name="edwardian",
    title="Haunted: an Edwardian Tale",
    prefix="ED",
    rules_version=2,
    settings=(
        Setting("players", 4, (2, 3, 4, 5, 6), "How many sit round the fire."),
        Setting(
            "form",
            "auto",
            ("auto", "full", "two_lines", "short"),
            "Three complete lines lose (full), as printed; or two, by a house rule; or one (short). Auto is "
            "full, but short for two players.",
            house={"two_lines": "ED-5.3"},
        ),
        Setting("hand", "auto", ("auto", 7, 9), "Cards in a hand; auto is seven, or nine in the short form."),
        Setting(
            "fifth_terror",
            "walk_again",
            ("walk_again", "play_on", "end_now"),
            "When all five Terrors are locked the book is silent. By our house rule they walk again; or you "
            "play on until a draw finds the stockpile empty, or it ends at once.",
            house={"walk_again": "ED-b-66", "play_on": "ED-b-51", "end_now": "ED-b-51"},
        ),
    ),
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
