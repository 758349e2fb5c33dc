# not compiled: boxes are made and checked once
"""Ingredients of Minions and Traps: what waits, what it does to whoever loses, and what it is called."""

from __future__ import annotations

from typing import Final, NamedTuple

from seance.games.house_of_whack import deed as d
from seance.games.house_of_whack.cards import BLUE, GREEN, RED
from seance.games.house_of_whack.deed import Deed, Power

HURT, SCARE = Deed(d.LOSE, 1, GREEN), Deed(d.LOSE, 1, BLUE)
MAUL, HAUNT = Deed(d.LOSE, 2, GREEN), Deed(d.LOSE, 2, BLUE)

LOSSES: Final = {
    RED: (
        (HURT,),
        (Deed(d.LET_GO),),
        (Deed(d.SPILL, 2),),
        (Deed(d.FORFEIT, 1),),
        (HURT, Deed(d.LET_GO)),
        (HURT, Deed(d.FORFEIT, 1)),
        (HURT, Deed(d.HOME)),
        (HURT, Deed(d.LOSE, 1, RED)),
        (MAUL,),
        (MAUL, Deed(d.LET_GO)),
        (MAUL, Deed(d.HOME)),
    ),
    BLUE: (
        (SCARE,),
        (Deed(d.DISCARD, 2),),
        (Deed(d.SPILL, 2),),
        (Deed(d.FORFEIT, 1),),
        (SCARE, Deed(d.SPILL, 1)),
        (SCARE, Deed(d.DISCARD, 1)),
        (SCARE, Deed(d.HOME)),
        (SCARE, Deed(d.FORFEIT, 1)),
        (SCARE, Deed(d.MISS, 1)),
        (Deed(d.FORFEIT, 2),),
        (HAUNT,),
        (HAUNT, Deed(d.HOME)),
        (HAUNT, Deed(d.SPILL, 1)),
    ),
}
"""What losing may cost; how strong a foe is decides which of these it can afford."""

SMALL: Final = {
    RED: """
Hatstand with a Hook | It has hung around long enough.
Biscuit-Fed {Beast} | It smells crumbs on you. There are no crumbs on you. It insists.
Footstool, Rabid | It goes for the ankles, having nothing else in reach.
Swarm of Napkins | Folded into swans. Trained as hawks.
Umbrella Crab | It moved into the stand, and means to stay.
Carnivorous Slipper | There is another one. There is always another one.
Laundry Basket, Occupied | By whom, it would rather show you.
Feral Tea Cosy | It has tasted teapot. It wants more.
Elderly Poodle of the Apocalypse | Four left. He was the slow one.
Galloping {Furniture} | It has legs, and at last a reason.
""",
    BLUE: """
Disappointed Ghost | It expected somebody more important.
Choir of Radiators | They know what you did, and they know it in four parts.
Child's Drawing of You | It is smiling. It was not smiling before.
Whispering Teaspoon | It says what the others at table are thinking.
Sighing Curtain | It does not blame you. It only sighs.
Imaginary Friend, Jilted | You grew up. It did not care for that.
Doll with a Notebook | It writes everything down, and shakes its head.
Talking Weighing Machine | It has no tact, and a large bell.
Ghost of a Chance | Slim, pale, and against you.
Mirror That Lags | You have left. It is still looking.
""",
}
MIDDLE: Final = {
    RED: """
Escaped {Beast} in a {Garment} | It has been at the sherry, and at the postman.
Piano with a Temper | It has been played by children once too often.
Gardener, Overgrown | Ivy to the elbows. The shears are his own idea.
Knitted Wolf | {Aunt} dropped a stitch, and then she dropped everything.
Mounted Stag, Dismounted | It has come for its body, and will try yours.
Stone Cherub | Chubby, winged, and eleven hundredweight.
Chef with Two Cleavers | The recipe says guests, finely sliced.
Rocking Horse, Full Gallop | Somebody cut the rockers off.
Pack of Footmen | They hunt at the double, with a folding screen.
""",
    BLUE: """
Weeping Landlady | She only wants the rent, from {year} onwards.
Hypnotic {Beast} | Look into its eyes. No, the other eyes.
Chorus of Former Guests | They hum your name, and the date.
Portrait with a Grudge | The artist caught the likeness. The likeness caught the artist.
Poet, Unstoppable | It rhymes. It rhymes again. It will always rhyme.
Spectral Accountant | He has found a discrepancy, and it is you.
Twin You Never Had | Mother always liked it better.
Cloud of Disapproval | It follows you about, and rains when you speak.
Night Porter | He asks for your room number, and then for its last wish.
""",
}
BIG: Final = {
    RED: """
Thing under the Stairs | It has been promised the whole staircase.
The Late {Rank} | Died of a cannonball, and kept it.
Crocodile of the Lower Plumbing | It was a present for the children. There were children.
House Snake | It has swallowed a corridor, and has room.
Iron Maiden, Unchaperoned | She has been shut up for years. Give us a hug.
Bear Who Was the Rug | Every footprint, every spill. It kept a list.
""",
    BLUE: """
The Widow in the Wall | She knocks when she is bored. She is bored.
Dowager of the East Wing | One look has killed. The second was for tidiness.
Grand Inquisitor, On Holiday | He cannot help asking.
The Thing You Forgot | It remembered you.
The Last Person to Sleep Here | Still tired. Still here. Still in your bed.
Conductor of the Dead Orchestra | The baton comes down, and so does everybody.
""",
}
"""By stat: 2 and 3, 4 and 5, 6 and 7."""


class Mishap(NamedTuple):
    """What a Trap can be. With ``turns`` its Powers weigh on whoever lost."""

    colour: str
    texts: str
    turns: int = 0
    powers: tuple[Power, ...] = ()


AT_ONCE: Final = (
    Mishap(
        RED,
        """
Rake in the Hall | Somebody planted it. It took.
Chandelier on a Timer | Thirteen seconds is longer than you think. Was longer.
Staircase of Marbles | The collection of a lifetime, and the end of one.
Snapping Settee | Sit, and it makes up its mind.
Bucket over the Door | The water was taken out. The bucket was filled with bricks.
Spring-Loaded {Rank} | A family heirloom. Press here, and he charges.
Swing Door with a Memory | It recalls exactly how hard you pushed.
""",
    ),
    Mishap(
        BLUE,
        """
Letter Addressed to You | It begins: by the time you read this, look up.
Crossword of Despair | Nine letters, begins with your name.
Clock That Counts You | It strikes one. Only one. It looks satisfied.
Questionnaire, Binding | Sign here. And here. And what is that, behind you?
Puzzle Box, Biting | The trick is not to. It is a good trick.
Dictionary of Regrets | It falls open at the right page.
Riddle in Wet Paint | The answer is no. The paint is not paint.
""",
    ),
)
TIMED: Final = (
    Mishap(
        RED,
        """
Concrete Galoshes | One size, set by midnight.
Croquet Hoop, Ankle Height | It came along. It is still coming along.
""",
        2,
        (Power(d.LAMED),),
    ),
    Mishap(
        BLUE,
        """
Spilt Invisible Ink | Half of what you hold is gone, or says so.
Handcuffs of Good Manners | After you. No, after you. No.
""",
        3,
        (Power(d.HAND, -1),),
    ),
    Mishap(
        RED,
        """
Treacle Moat | Indoors, warm, and deeper than your boots.
Carpet of Burrs | You bring most of it with you.
""",
        2,
        (Power(d.STEPS, -1), Power(d.DICE, -1)),
    ),
    Mishap(
        BLUE,
        """
Sleeping Draught, Extra Draught | You yawn. The house yawns back, wider.
Interminable Anecdote | You nod. You cannot stop nodding.
""",
        1,
        (Power(d.ACTIONS, -1),),
    ),
    Mishap(
        RED,
        """
Shrinking {Garment} | Breathe in. That is all the breathing there is.
Bandages, Over-Applied | You are safe. You are also a parcel.
""",
        3,
        (Power(d.BONUS, -1, RED),),
    ),
    Mishap(
        BLUE,
        """
Song That Stays | Tum tum, it goes, tum tum, for days.
Unkind Caricature | It is pinned to your back, and very like.
""",
        3,
        (Power(d.BONUS, -1, BLUE),),
    ),
    Mishap(
        RED,
        """
Wobbling Floor | It is not the floor. It was never the floor.
Snowshoes, Nailed On | Very good for snow.
""",
        3,
        (Power(d.DICE, -2),),
    ),
    Mishap(
        BLUE,
        """
Maze Painted on the Floor | You know that you could step over the line. You do not.
Sign Saying Wait | Whoever wrote it had authority.
""",
        2,
        (Power(d.STEPS, -1), Power(d.HAND, -1)),
    ),
)
