# not compiled: boxes are made and checked once
"""Ingredients of Drama cards: what they do, in which colours, and what they may be called."""

from __future__ import annotations

from typing import Final, NamedTuple

from seance.games.house_of_whack import deed as d
from seance.games.house_of_whack.cards import BLUE, GREEN, RED, WILD
from seance.games.house_of_whack.deed import HERE, OTHER, Deed


class Plot(NamedTuple):
    """One thing that a Drama card can do. ``most`` is how many of them a box can bear."""

    deeds: tuple[Deed, ...]
    colours: tuple[str, ...]
    texts: str
    action: bool = False
    most: int = 1


BODY, MIND, ANY = (RED,), (BLUE,), (RED, BLUE, WILD)
BODY_WILD, MIND_WILD, CHANCE = (RED, WILD), (BLUE, WILD), (WILD,)

ALWAYS: Final = (
    Plot(
        (Deed(d.ELUDE),),
        BODY,
        """
Play Dead | You are rather good at it. Do not get too good.
Behind the Aspidistra | There are already four people here. They budge up.
Flat against the Wall | The wall breathes in, to make it easier for you.
""",
    ),
    Plot(
        (Deed(d.ELUDE),),
        MIND_WILD,
        """
Wear the Lampshade | Everybody does it at parties. Even at parties like this.
Hold Your Breath and Count | It sniffs, shrugs with all its shoulders, and moves on.
Pretend to Be a Portrait | Look bored, look left, and think of your estates.
""",
    ),
    Plot(
        (Deed(d.BOOST, 2, BLUE), Deed(d.DUEL, stat=BLUE, whom=HERE)),
        MIND,
        """
A Staring Contest | The portraits have put money on it.
Epigrams at Dawn | Two wits, ten paces, and one survivor with a quotable remark.
A Frank Exchange of Views | The views were lovely. The exchange was less so.
""",
    ),
    Plot(
        (Deed(d.LURE),),
        CHANCE,
        """
Leave Out a Saucer | It comes for the milk. It stays for the neighbours.
A Whistle Only It Can Hear | Blow, and be elsewhere.
Follow the {Dish} | Spoon by spoon, across the landing, into somebody else's evening.
""",
    ),
    Plot(
        (Deed(d.SHIFT_ROOM),),
        BODY,
        """
Subsidence | The surveyor warned them. The surveyor is in the foundations.
The Removal Men Are Early | They were told to take everything, and began with the {room}.
Castors under the {Room} | A house on wheels, and somebody has let off the brake.
""",
        action=True,
    ),
    Plot(
        (Deed(d.RESTORE, stat=GREEN),),
        BODY,
        """
Glue, Boiled from Something | It holds. Now and then it neighs.
The Doctor Is In | In what, he will not say, but he has his bag with him.
Mended by Moonlight | A few stitches show. A few of them wave.
""",
    ),
    Plot(
        (Deed(d.RESTORE, stat=BLUE),),
        MIND,
        """
A Good Cry in the Linen Cupboard | The pillowcases have heard it all before.
Lullaby on a Saw | It ought to be horrid. You slept like a plank.
Hot Bath, No Company | For once, nobody else's foot.
""",
    ),
)
"""Section c: what no box may lack."""

CANCELS: Final = """
Not on My Carpet | It came from Persia, and can go back the same way.
Out of the Question | The question has been removed by two footmen.
The Candle Goes Out | Whatever was about to happen forgets what it was.
Nonsense, Says {Aunt} | And so it is. It would not dare to be otherwise.
A Firm No from the {Furniture} | It has never spoken before. People listen.
Not on a {Weekday} | The calendar is on your side for once, and it has teeth.
The Curtain Falls | On somebody, as it happens. The scene is over.
Wrong House | He apologises, lifts his hat, and takes the disaster with him.
Struck from the Record | The record bled a little.
The {Trade} Coughs | A small, dry, terrible cough. Everybody sits down again.
"""
TURNS: Final = """
Try the Other Door | The doom thanks you, and shuffles across the landing.
Forwarding Address | Please send all further calamity to the gentleman in green.
A Case of Mistaken Hats | From behind, everybody looks like the victim.
"""
ECHOES: Final = """
The Same Again, Please | The waiter writes it down, without blinking, in blood.
Carbon Paper | Everything twice. The second one smudges a little.
The Echo in the {Room} | It answers in your voice, and corrects your grammar.
"""
ANSWERS: Final = (
    Plot((Deed(d.CANCEL),), ANY, CANCELS, most=5),
    Plot((Deed(d.REDIRECT),), MIND_WILD, TURNS),
    Plot((Deed(d.COPY),), MIND_WILD, ECHOES),
)
"""HW-4.16: what acts on other cards; six of them in a box."""

NAMED: Final = (
    Plot(
        (Deed(d.COVET, whom=OTHER),),
        MIND,
        """
Envy | Theirs has a fringe, and gold edges, and a future.
Envy | Green is your colour. It goes with other people's things.
Envy | You never wanted one until you saw them have it.
""",
    ),
    Plot(
        (Deed(d.FORESEE, 3), Deed(d.TURN_UP)),
        CHANCE,
        """
Destiny | It knocks once, wipes its feet, and comes in regardless.
Destiny | Your name is on it. The spelling is somebody else's.
Destiny | It was bound to happen. It was bound in calf, with clasps.
""",
        action=True,
    ),
    Plot(
        (Deed(d.ADMIRED, 1),),
        CHANCE,
        """
Narcissism | Enough about you. Look at this profile.
Narcissism | Every window is a mirror, if the night is dark enough.
Narcissism | Somebody should paint you. Somebody is. Hold still.
""",
    ),
)
"""Section c: in every box, whatever else it holds."""

HONOURS: Final = (
    "Bow to whoever sits on your left.",
    "Do your best ghost, for three seconds.",
    "Say something kind about the wallpaper.",
    "Look over your shoulder, slowly.",
    "Introduce your left hand to everybody.",
    "Laugh like somebody who owns a castle.",
    "Whisper until your next turn begins.",
    "Tell everybody what you would haunt, and why.",
    "Name the last thing that you were afraid of.",
    "Toast the house with whatever stands before you.",
)
"""b-51: acts at the real table; some cards of a box ask for one, and each for another."""
