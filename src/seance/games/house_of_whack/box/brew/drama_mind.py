# not compiled: boxes are made and checked once
"""Plots of Spirit: what is whispered, foreseen and held against people."""

from __future__ import annotations

from typing import Final

from seance.games.house_of_whack import deed as d
from seance.games.house_of_whack.box.brew.drama import MIND, MIND_WILD, Plot
from seance.games.house_of_whack.cards import BLUE
from seance.games.house_of_whack.deed import OTHER, OTHERS, Deed

PLOTS_OF_MIND: Final = (
    Plot(
        (Deed(d.PEEK, whom=OTHER),),
        MIND_WILD,
        """
Keyhole of Quality | Polished daily by generations of eyelashes.
Ear to the Wainscot | The wainscot has its ear to you, so this is only fair.
Opera Glasses at Breakfast | One sees so much more than the egg.
{Aunt} Reads Aloud | Other people's letters have such a pleasant rhythm.
""",
        most=2,
    ),
    Plot(
        (Deed(d.FORESEE, 3),),
        MIND_WILD,
        """
Tea Leaves, Second Steeping | The first cup said danger. The second says danger, with biscuits.
Almanac from Next Year | Somebody has underlined your name, twice, in red.
The Parrot Knows | It screams tomorrow's news at breakfast, and cannot be bribed.
Second Sight, Second Hand | One careless owner, who should have seen it coming.
""",
        most=2,
    ),
    Plot(
        (Deed(d.DISCARD, 1, whom=OTHER),),
        MIND,
        """
A Cough in the Dark | Not yours. Not theirs. They drop something anyway.
Unexpected Applause | From inside the chimney. They quite lost their place.
Somebody Reads over Your Shoulder | Slowly, moving its lips, if those are lips.
""",
        most=2,
    ),
    Plot(
        (Deed(d.DRAW, 1),),
        MIND_WILD,
        """
Note under the Door | It says: more to follow. It is in your own handwriting.
Whisper from the {Furniture} | It knows a thing or two, and tells you the two.
Loose Page | Torn from the middle. It begins: and then the screaming stopped.
""",
        most=2,
    ),
    Plot(
        (Deed(d.DRAW, 2),),
        MIND_WILD,
        """
The Plot Thickens | They have added flour.
Two Letters and a Knife | The knife was for opening them. Probably.
Sealed Instructions | To be opened only in the event of an event.
""",
    ),
    Plot(
        (Deed(d.GAIN, 1, BLUE),),
        MIND,
        """
Brandy, for Medicinal Purposes | The purpose is brandy.
A Kind Word from the Wallpaper | It likes what you have done with your hair.
Sixty Deep Breaths | By fifty the candles are out, and nothing seems so bad.
""",
    ),
    Plot(
        (Deed(d.LOSE, 1, BLUE, OTHER),),
        MIND,
        """
{Uncle} Explains | From the beginning, with diagrams, standing very close.
A Photograph of the Future | They are in it. They are smiling. That is what frightens them.
The Piano Plays One Note | At four in the morning, and then at five past.
""",
    ),
    Plot(
        (Deed(d.LOSE, 1, BLUE, OTHERS),),
        MIND,
        """
Recital by Candlelight | The host has written an epic. The doors have been locked.
The Family Album | Four hundred plates, and every one of them of the same {beast}.
Lantern Slides from Beyond | This one is the river. This one is also the river.
""",
    ),
    Plot(
        (Deed(d.TRADE_PLACES, whom=OTHER),),
        MIND_WILD,
        """
Musical Chairs | The music stops. So does somebody's luck.
Both Ends of a Corridor | Run very fast, and you meet yourself going the other way.
The Revolving Bookcase | One moment it is poetry. The next it is you.
""",
    ),
    Plot(
        (Deed(d.REPEAL), Deed(d.DRAW, 1)),
        MIND_WILD,
        """
The Byelaws Are Revised | With a candle, quickly, over the sink.
By Order of Somebody Else | It is on better paper, so it must be truer.
A Drop of Bleach | One drop, and the law never happened.
""",
    ),
    Plot(
        (Deed(d.SECRET_DOOR),),
        MIND_WILD,
        """
A Draught from Nowhere | Follow it. Mind your head. Mind whose head that is.
Knock Thrice on the {Furniture} | It swings open. It was waiting for somebody with manners.
The Hollow Panel | Tap, tap, tock. Somebody inside says: at last.
""",
        action=True,
    ),
    Plot(
        (Deed(d.LOCK_UP, stat=BLUE),),
        MIND,
        """
A Door That Sulks | It wants an apology, and it wants it to rhyme.
Password of the Day | It was changed this morning. Nobody wrote it down.
A Sign Reading Private | In a hand so firm that nobody has dared since {year}.
""",
    ),
    Plot(
        (Deed(d.EXCHANGE, whom=OTHER),),
        MIND_WILD,
        """
Coats from the Same Peg | Yours had the better pockets, until now.
Blindfold Whist | When the scarves come off, nobody holds what they held.
A Mix-Up at the Cloakroom | Number {number} is number {number} to nobody but the attendant.
""",
    ),
    Plot(
        (Deed(d.SUMMON, whom=OTHER),),
        MIND_WILD,
        """
The Bell for Service | They arrive in an apron, and cannot think why.
A Trail of Biscuits | Nobody is ever too clever for the good ones.
A Name on the Gramophone | Over and over, until they come to make it stop.
""",
    ),
    Plot(
        (Deed(d.FORFEIT, 1, whom=OTHER),),
        MIND,
        """
A Rumour about the {Dish} | Invitations are withdrawn. So is the pudding.
Found on Page Six | With a sketch. The artist has been generous about the nose.
Cut by the Duchess | She looked straight through them, and admired the {furniture}.
""",
    ),
    Plot(
        (Deed(d.MISS, 1, whom=OTHER), Deed(d.LOSE, 1, BLUE)),
        MIND,
        """
A Long Story about Boats | They will be a while. You had to start it off, alas.
Locked In with the Bores | Somebody had to turn the key, and hears of it still.
A Guided Tour of the {Room} | All of it. Twice. You only meant to be polite.
""",
        action=True,
    ),
    Plot(
        (Deed(d.BOOST, 2, BLUE),),
        MIND,
        """
A Withering Glance | Practised for years, on flowers.
The Last Word | You have been saving it. It has gone off nicely.
""",
    ),
    Plot(
        (Deed(d.FORESEE, 2), Deed(d.DRAW, 1)),
        MIND,
        """
A Word from the Medium | The spirits are chatty tonight, and rather indiscreet.
Read in the Entrails | Of the {dish}, as it happens. It was quite explicit.
""",
    ),
)
