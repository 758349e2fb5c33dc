# not compiled: boxes are made and checked once
"""Wild plots: what nobody could have expected."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack import deed as d
from seance.games.house_of_whack.box.brew.drama import CHANCE, Plot
from seance.games.house_of_whack.cards import GREEN
from seance.games.house_of_whack.deed import ALL, Deed

PLOTS_OF_CHANCE: Final = (
    Plot(
        (Deed(d.LEAP),),
        CHANCE,
        """
Lift with a Mind of Its Own | It skips the floor you asked for, out of principle.
Through the Painting | You come out elsewhere, a little varnished.
A Cannon in the {Room} | For indoor use. The powder is only slightly damp.
""",
    ),
    Plot(
        (Deed(d.HOME, whom=ALL),),
        CHANCE,
        """
The Gong, Again | Everybody to the hall, whatever they were holding.
Roll Call | Answer to your name. Answer twice, if you are twins.
""",
    ),
    Plot(
        (Deed(d.TURN_ROOM),),
        CHANCE,
        """
The House Changes Its Mind | The doors are where the windows were. The windows are sulking.
A Quarter Turn of the Handle | Clockwork walls, and somebody has found the key.
""",
    ),
    Plot(
        (Deed(d.FETCH),),
        CHANCE,
        """
The Silent Footman Delivers | He does not ask what it is, nor why it is breathing.
Left Luggage | Here is a ticket. Nobody checks whose.
""",
    ),
    Plot(
        (Deed(d.RECHARGE),),
        CHANCE,
        """
A Jar of Live Eels | For the batteries. Jellied ones will not do.
A Drop of Oil | And a pat, and a promise never to do it again.
""",
    ),
    Plot(
        (Deed(d.HURRY, 1),),
        CHANCE,
        """
Coffee from the Crypt | Dark, strong, and dug up this morning.
An Extra Hour in the Night | The clock struck thirteen, and meant it.
""",
    ),
    Plot(
        (Deed(d.UPROOT),),
        CHANCE,
        """
The Deeds Were Forged | So was the signature. So, we find, was the owner.
A Change of Wallpaper | And with it, whoever lived behind it.
""",
    ),
    Plot(
        (Deed(d.STAKE),),
        CHANCE,
        """
Towel on the Sofa | The oldest law in the world.
Initials in the Panelling | Yours, with a heart, and a date that has not come yet.
""",
    ),
    Plot(
        (Deed(d.STAIRS),),
        CHANCE,
        """
A Ladder, Leading On | The rungs go up further than the house does.
The Cellar Has a Cellar | And it has been let.
""",
        action=True,
    ),
    Plot(
        (Deed(d.TURN_UP),),
        CHANCE,
        """
Curiosity | You know what it did to the cat. The cat would do it again.
Open the Hamper | It rocked. It is your turn to say who goes first.
""",
    ),
    Plot(
        (Deed(d.GAIN, 1, GREEN, ALL),),
        CHANCE,
        """
Soup for the Multitude | Ladled by something with a great many elbows.
A Truce for Tea | Milk first, and daggers on the tray, please.
""",
    ),
    Plot(
        (Deed(d.HEARTS, 1),),
        CHANCE,
        """
A Legacy from {Uncle} | He left you everything, less the cost of leaving it.
A Sixpence in the {Dish} | It was baked in for luck, and you have kept your teeth.
""",
    ),
)
