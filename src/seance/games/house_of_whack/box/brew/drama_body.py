# not compiled: boxes are made and checked once
"""Plots of Strength: what is pushed, dropped, poured and swung."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack import deed as d
from seance.games.house_of_whack.box.brew.drama import ANY, BODY, BODY_WILD, Plot
from seance.games.house_of_whack.cards import ALLY, BLUE, GREEN, RED, WILD
from seance.games.house_of_whack.deed import COMPANY, HERE, OTHER, Deed

PLOTS_OF_BODY: Final = (
    Plot(
        (Deed(d.SPILL, 1, whom=OTHER),),
        BODY,
        """
Rug, Pulled | An old joke, and the floor never tires of it.
Elbow at Dinner | Nobody meant it. Everybody saw it. The {dish} remembers.
Wet Marble | A hundred footmen have gone this way, and all of them quickly.
""",
        most=2,
    ),
    Plot(
        (Deed(d.GAIN, 1, GREEN),),
        BODY_WILD,
        """
Leeches on Commission | They give a little back, if you ask nicely.
A Bandage, Nearly New | The mummy will not miss the end of it.
Cold {Dish} for Heroes | Whatever is growing on it is on your side.
""",
    ),
    Plot(
        (Deed(d.GAIN, 1, RED),),
        BODY,
        """
Beef Tea with the Beef Left In | You could lift a horse. It would rather you did not.
Furniture Moved While You Wait | One piano later, you have arms.
Dumb-Bells of Doom | They were a wedding present. Nobody asked from whom.
""",
    ),
    Plot(
        (Deed(d.LOSE, 1, RED, OTHER),),
        BODY,
        """
The Corset Tightens | Breathe out. Further. There. Now do not breathe in.
Limp Celery | Served at supper, with a look. They feel it in the knees.
Weight of the Family Name | Somebody had it cast in lead, for the hall.
""",
    ),
    Plot(
        (Deed(d.LOSE, 1, GREEN, OTHER),),
        BODY,
        """
Poisoned {Dish} | Only slightly. It is a very old recipe.
Bust of the Founder | It leaves its pedestal for the first time, and at speed.
An Accident with the {Instrument} | The inquest will call it music.
""",
    ),
    Plot(
        (Deed(d.LOSE, 1, GREEN, COMPANY),),
        BODY,
        """
Soot Fall | A century of chimney, all at once, over everybody but you.
A Swarm in the {Furniture} | You were standing behind the fire screen. Nobody else was.
Exploding {Dish} | The cook had been told to use less powder.
""",
    ),
    Plot(
        (Deed(d.LOCK_UP, stat=RED),),
        BODY,
        """
Nails, Six Inch | And a hammer, and a grudge, and a door.
The {Furniture} Sits Down | In the doorway, heavily, like an uncle.
Bricks, Assorted | The mason works nights. The mason has always worked nights.
""",
    ),
    Plot(
        (Deed(d.UNLOCK),),
        BODY_WILD,
        """
Hairpin and Bad Language | One of the two always works.
Axe, Fire, for the Use of | There is no fire. There is, however, an axe.
A Key in the {Dish} | It cost a tooth, but it fits.
""",
    ),
    Plot(
        (Deed(d.STEAL, 1, whom=OTHER),),
        BODY_WILD,
        """
Somebody Else's Sleight of Hand | It was in the {furniture}, and it still has nimble fingers.
A Pickpocket's Curtsy | Low, graceful, and considerably heavier on the way up.
Magpie on the Mantelpiece | It likes shiny things, and secrets are the shiniest.
""",
    ),
    Plot(
        (Deed(d.BOOST, 2, RED), Deed(d.DUEL, stat=RED, whom=HERE)),
        BODY,
        """
Slap with a Wet Glove | It was in the fish pond. So was the last challenger.
Swords over the Mantelpiece | They come down once in a generation, and leave a mark.
Croquet, with Intent | The hoops were a formality.
""",
    ),
    Plot(
        (Deed(d.INVITE, stat=ALLY),),
        (RED, BLUE, WILD),
        """
A Face at the Window | Let it in. It brought its own chair.
Help Wanted, Apply Within | The advertisement ran in {year}. Somebody has come about it.
An Old Flame | It went out years ago. It has come back in.
""",
        action=True,
    ),
    Plot(
        (Deed(d.HOP),),
        BODY_WILD,
        """
Through the Dog Door | Dignity stays behind, on the mat.
A Short Cut by the Curtain Rail | Mind the rings. Mind the drop. Mind the aunt.
Roof Gutter at Midnight | The gargoyle at the corner gives you a leg up.
""",
    ),
    Plot(
        (Deed(d.HOP), Deed(d.DRAW, 1)),
        BODY,
        """
Out by the Coal Hole | You come up black, and better informed.
Down the Speaking Tube | A tight fit, but you overhear such a lot on the way.
""",
    ),
    Plot(
        (Deed(d.DASH, 2),),
        BODY,
        """
Slippers on Parquet | One small push, and the whole corridor is yours.
Something Licked Your Ankle | You find that you are already some way off.
A Kick from the {Beast} | It was asleep. It was very nearly stuffed.
""",
    ),
    Plot(
        (Deed(d.DASH, 4),),
        BODY_WILD,
        """
The Hounds Are Out | They are only stuffed. They are only gaining.
Tea Trolley, Downhill | Steer with the sugar tongs.
Pursued by {a Beast} | Left at the clock, right at the scream.
""",
    ),
    Plot(
        (Deed(d.SHOVE, whom=HERE),),
        BODY,
        """
Shoulder of Mutton | Swung from the hip, it moves a guest of any size.
After You. No, Do | A hand between the shoulder blades settles the matter.
A Helpful {Beast} | It lowers its head, and is of assistance.
""",
    ),
    Plot(
        (Deed(d.HOME, whom=HERE),),
        BODY,
        """
Shown the Door | It was a long walk back, and the footman hummed.
The Lever Marked Guests | There is a creak, a gap, and a diminishing remark.
Thrown Out on Principle | The principle was carved above the door, in Latin.
""",
    ),
    Plot(
        (Deed(d.LET_GO, whom=OTHER),),
        BODY,
        """
Greasy Handshake | They keep the grease. They lose the rest.
Sneezing Powder | Everything they had, all over the rug.
A Mouse up the {Garment} | Something had to be dropped, and it was not the mouse.
""",
    ),
    Plot(
        (Deed(d.BANISH),),
        BODY_WILD,
        """
The {Vermin} Have Got It | They left the teeth, for manners.
Salt over Both Shoulders | There was one behind each. There is none now.
Eviction Notice | Stamped, dated, and read aloud in a carrying voice.
""",
    ),
    Plot(
        (Deed(d.SNATCH, whom=HERE),),
        BODY,
        """
Fair Exchange, No Exchange | They look down, and their hands are empty.
A Quick Frisk | It was in the sleeve. It was in the other sleeve as well.
Customs and Excise | Anything to declare? Not any longer.
""",
        action=True,
    ),
    Plot(
        (Deed(d.FILCH, 1, whom=HERE),),
        ANY,
        """
Passing the Hat | It goes round full, and comes back yours.
Change from a Sovereign | Count it again. It was never there.
Loser Pays for the {Dish} | Nobody had mentioned a game.
""",
    ),
    Plot(
        (Deed(d.BOOST, 2, RED),),
        BODY,
        """
Sleeves Rolled Up | There is an anchor on one arm, and a will on the other.
The Good Poker | It has been in the fire, and in the family.
""",
    ),
)
